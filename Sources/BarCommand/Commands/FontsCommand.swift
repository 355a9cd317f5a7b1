internal import BarText
internal import ArgumentParser
internal import BarAnswers
internal import BarLayout
internal import BarRender

/// `navbar fonts`: which files letters are drawn from.
struct FontsCommand: NavbarCommand {
  /// The forms the list can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "List the fonts that letters are drawn with.",
    discussion: """
      Fonts are looked for by name in the folders of the system's font packages, after what \
      --font-path names. No font is ever exchanged for a similar one: text that none of them can \
      draw is an error that names the package to install.

        navbar fonts
        navbar fonts --all
        navbar fonts --font-path ~/Fonts/SF-Pro.ttf
        navbar fonts --sha256 --format json
      """)

  @Flag(help: "List known fonts that are not installed too, with the package that has them.")
  var all = false

  @Flag(name: .customLong("sha256"), help: "Print the checksum of each file.")
  var sha256 = false

  @Option(name: .shortAndLong, help: "What to print.")
  var format: Format = .text

  @OptionGroup var fonts: FontOptions

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let listing = try DrawingFonts(fonts).library.listing()
    let shown = listing.filter { all || $0.isFound }
    switch format {
    case .text:
      let rows = shown.map(row)
      try console.print(rows.isEmpty ? "" : TextTable(rows: [heading] + rows).text)
    case .json:
      let list = JSONValue.members([
        "schemaVersion": .number(1), "fonts": .array(shown.map(value)),
      ])
      try console.printDocument(list.text(expandedLevels: 2) + "\n")
    }
    return .success
  }

  private var heading: [String] {
    ["FAMILY", "WEIGHT", "SCRIPTS"] + (sha256 ? ["SHA-256"] : []) + ["FILE"]
  }

  private func row(_ font: FontListing) -> [String] {
    let scripts = font.scripts.isEmpty ? "-" : font.scripts.joined(separator: " ")
    let checksum = sha256 ? [font.sha256() ?? "-"] : []
    return [font.family, font.weight.rawValue, scripts] + checksum
      + [font.path ?? "not installed; package \(font.package)"]
  }

  private func value(_ font: FontListing) -> JSONValue {
    .members([
      "family": .string(font.family),
      "weight": .string(font.weight.rawValue),
      "scripts": .array(font.scripts.map(JSONValue.string)),
      "path": font.path.map(JSONValue.string) ?? .null,
      "package": font.package.isEmpty ? nil : .string(font.package),
      "sha256": sha256 ? font.sha256().map(JSONValue.string) ?? .null : nil,
    ])
  }
}
