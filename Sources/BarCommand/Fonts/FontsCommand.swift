internal import ArgumentParser
internal import BarAnswers
internal import BarLayout
internal import BarRender
internal import BarText

/// `navbar fonts`: which files letters are drawn from, and getting them.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "List the fonts that letters are drawn with, or fetch them.",
    discussion: """
      Letters are drawn with pinned fonts: files that are known by their SHA-256, the same on every \
      machine. `navbar fonts fetch` gets them. What --font-path names comes first; what is installed \
      draws only where --fonts system asks for it. No font is ever exchanged for a similar one: text \
      that none can draw is an error that says what to do.

        navbar fonts
        navbar fonts fetch
        navbar fonts --all
        navbar fonts --font-path ~/Fonts/SF-Pro.ttf
        navbar fonts --fonts system
        navbar fonts --sha256 --format json
      """,
    subcommands: [FontsListCommand.self, FontsFetchCommand.self],
    defaultSubcommand: FontsListCommand.self)
}

/// `navbar fonts list`: which files letters are drawn from.
struct FontsListCommand: NavbarCommand {
  /// The forms the list can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the fonts that letters are drawn with.")

  @Flag(help: "List known fonts that are not here too, with what gets them.")
  var all = false

  @Flag(name: .customLong("sha256"), help: "Print the checksum of each file.")
  var sha256 = false

  @Option(name: .shortAndLong, help: "What to print.")
  var format: Format = .text

  @OptionGroup var fonts: FontOptions

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let library = try DrawingFonts.library(
      fonts, of: try SceneInput(argument: "-").project())
    let shown = library.listing().filter { all || $0.isFound }
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
    var status = RunStatus.success
    for error in library.damagedPins() + [library.notFetched].compactMap({ $0 }) {
      status = try console.reported(Failure(error))
    }
    return status
  }

  private var heading: [String] {
    ["FAMILY", "WEIGHT", "SCRIPTS"] + (sha256 ? ["SHA-256"] : []) + ["FILE"]
  }

  private func row(_ font: FontListing) -> [String] {
    let scripts = font.scripts.isEmpty ? "-" : font.scripts.joined(separator: " ")
    let checksum = sha256 ? [font.sha256() ?? "-"] : []
    return [font.family, font.weight.rawValue, scripts] + checksum
      + [font.path ?? "not here; \(font.package)"]
  }

  private func value(_ font: FontListing) -> JSONValue {
    .members([
      "family": .string(font.family),
      "weight": .string(font.weight.rawValue),
      "scripts": .array(font.scripts.map(JSONValue.string)),
      "path": font.path.map(JSONValue.string) ?? .null,
      "package": font.package.isEmpty ? nil : .string(font.package),
      "pin": font.pin.map(JSONValue.string),
      "sha256": sha256 ? font.sha256().map(JSONValue.string) ?? .null : nil,
    ])
  }
}
