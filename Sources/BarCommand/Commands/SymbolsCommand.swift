internal import ArgumentParser
internal import BarLayout

/// `navbar symbols`: the symbols a scene may name, as a list or as one sheet of pictures.
struct SymbolsCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols",
    abstract: "List the symbols a scene may name, or draw them.",
    discussion: """
      The drawings are our own, under the names of SF Symbols; docs/SYMBOLS.md says how often apps \
      use each. With words only those names are shown that have all of them.

        navbar symbols
        navbar symbols bell badge
        navbar symbols -o symbols.png
        navbar symbols arrow -o arrows.svg --weight bold
      """)

  @Argument(help: "Words of the names: bell, circle, fill.")
  var words: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A .png, .svg or .html file with all of them; several are all written.", valueName: "out"),
    completion: .file())
  var output: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many stand beside each other; left out, 12, or 24 of many.", valueName: "number"))
  var columns: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point; left out, 3, or 2 of many.", valueName: "number"))
  var scale: Double?

  @Option(help: "How heavy the lines are.")
  var weight: Choice<FontWeight> = Choice(.regular)

  @Flag(help: "Print the ink of each in points too, as script/list-symbols.py reads it.")
  var extents = false

  @OptionGroup var fonts: FontOptions

  func validate() throws {
    if let columns, !(1...100 ~= columns) {
      throw ValidationError("--columns is a number from 1 to 100, not \(columns)")
    }
    if let scale, !(0.25...8 ~= scale) {
      throw ValidationError("--scale is a number from 0.25 to 8, not \(scale)")
    }
    try refuseSameOutput(among: output)
    for output in output where ContactSheetFormat(output) == nil {
      throw ValidationError("a sheet is a .png, .svg or .html file (found -o \(output))")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let names = SymbolName.allCases.filter { name in
      let parts = name.rawValue.split(separator: ".")
      return words.allSatisfy { word in
        name.rawValue == word || parts.contains { $0 == word } || name.rawValue.hasPrefix(word)
      }
    }
    guard !names.isEmpty else {
      let near = SymbolName.nearest(to: words.joined(separator: ".")).map(\.rawValue)
      let question = near.isEmpty ? "" : " (did you mean \(near.joined(separator: ", "))?)"
      throw Failure(.notFound, "no symbol has the words \(words.joined(separator: " "))\(question)")
    }
    guard !output.isEmpty else {
      try console.print(names.map(line).joined())
      return .success
    }
    // All of them would be too many pixels at three a point.
    let areMany = names.count > 500
    let scale = self.scale ?? (areMany ? 2 : 3)
    let pictures = names.map { picture($0, scale: scale) }
    for output in output {
      let writer = ContactSheetWriter(
        format: ContactSheetFormat(output) ?? .png, columns: columns ?? (areMany ? 24 : 12),
        scale: scale, fonts: fonts)
      try console.write(try await writer.bytes(of: pictures, named: output), to: output)
    }
    return .success
  }

  private func line(_ name: SymbolName) -> String {
    guard extents else { return name.rawValue + "\n" }
    let symbol = Symbol(named: name)
    let size = symbol.size()
    guard let ink = symbol.path().bounds else { return "\(name.rawValue) 0 0\n" }
    // Twice the farther reach from the middle, in hundredths.
    let width = 2 * max(size.width / 2 - ink.minX, ink.maxX - size.width / 2)
    let height = 2 * max(size.height / 2 - ink.minY, ink.maxY - size.height / 2)
    return "\(name.rawValue) \((width * 100).rounded() / 100) \((height * 100).rounded() / 100)\n"
  }

  /// A symbol in the middle of a white card.
  private func picture(_ name: SymbolName, scale: Double) -> ContactSheetImage {
    let symbol = Symbol(named: name)
    let card = BarSize(width: 110, height: 44)
    let size = symbol.size()
    let path = symbol.path(weight: weight.value).offset(
      dx: (card.width - size.width) / 2, dy: (card.height - size.height) / 2)
    return ContactSheetImage(
      name: name.rawValue,
      list: DisplayList(
        size: card, scale: scale, background: .white,
        items: [DisplayItem(.path(path, .black), element: name.rawValue)]))
  }
}
