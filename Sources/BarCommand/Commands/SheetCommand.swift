internal import ArgumentParser
internal import BarFiles
internal import BarLayout
internal import BarRender
internal import BarSceneFile

/// `navbar sheet`: a scene in every language, side by side, and which titles are cut where.
struct SheetCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Show a scene in several languages at once, and which titles are cut.",
    discussion: """
      Prints a line for each title and back button of each language: whole, cut, or shortened. With \
      -o it also draws the bars under each other. `all` stands for every language that the scene has \
      strings of.

        navbar sheet inbox.yaml --locales all
        navbar sheet inbox.yaml --locales en,de,ar -o sheet.png --columns 2

      Exit status: 0 nothing is cut, 1 something is, 65 bad scene.
      """)

  @Argument(help: "Scene files; - reads the standard input stream.", completion: .sceneFiles)
  var scenes: [String]

  @Option(
    help: ArgumentHelp(
      "Languages, separated by commas; or all that the scene has strings of.",
      valueName: "all|locales"))
  var locales = "all"

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A .png file with all bars.", valueName: "out"), completion: .file())
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many bars stand beside each other.", valueName: "number"))
  var columns = 1

  @Option(help: "Draw the bars alone, or the whole screens.")
  var crop = Choice(Crop.bar)

  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  func validate() throws {
    if !(1...100 ~= columns) {
      throw ValidationError("--columns is a number from 1 to 100, not \(columns)")
    }
    if localeList.isEmpty {
      throw ValidationError("--locales is all, or languages as en,de (found \"\(locales)\")")
    }
    if let output, FilePath.fileExtension(of: output) != "png", FileKind(output) != .stream {
      throw ValidationError("a sheet is a .png file (found -o \(output))")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let stage = try LayoutStage(measuring)
    var rows: [[String]] = []
    var pictures: [SheetPicture] = []
    for input in scenes.map(SceneInput.init) {
      let bytes = try input.read(console)
      for locale in try names(of: input, bytes: bytes, console) {
        let setting = SceneOverride(keyPath: "locale", value: locale, name: "--locales")
        let answer = try stage.layOut(
          input, bytes: bytes, overrides: overrides.overrides + [setting])
        for line in answer.warnings { console.say(line) }
        let name = scenes.count > 1 ? "\(input.name) \(locale)" : locale
        rows += LocaleFindings(answer.scene).rows.map { [name] + $0 }
        pictures.append(
          SheetPicture(
            name: name, list: DisplayList(drawing: answer.scene, crop: crop.value)))
      }
    }
    try console.print(TextTable(rows: rows).text)
    if let output { try draw(pictures, to: output, console) }
    return rows.contains { $0.contains("cut") } ? .notFound : .success
  }

  private var localeList: [String] { locales.split(separator: ",").map(String.init) }

  /// The language of a locale without script and region: `pt` of `pt_BR`.
  private static func language(of locale: String) -> String {
    String(locale.prefix { $0 != "_" && $0 != "-" }).lowercased()
  }

  /// The languages that are asked for.
  private func names(
    of input: SceneInput, bytes: [UInt8], _ console: Console
  ) throws(Failure) -> [String] {
    let file = try LayoutStage.file(input, bytes: bytes, overrides: overrides.overrides)
    let names = file.scene.strings.locales
    guard locales == "all" else {
      let known = Set((names + SystemWord.languages).map(Self.language(of:)))
      for locale in localeList where !known.contains(Self.language(of: locale)) {
        console.say(
          "note: \(input.label): \(locale): neither the scene nor the table of languages has words of "
            + "it, so others stand in")
      }
      return localeList
    }
    return names.isEmpty ? [file.scene.locale] : names
  }

  private func draw(
    _ pictures: [SheetPicture], to path: String, _ console: Console
  ) throws(Failure) {
    let fonts = try DrawingFonts(measuring.fonts)
    let list = DisplayList(
      sheet: pictures, columns: columns, measuring: AdvanceTable.sanFrancisco)
    let bytes: [UInt8]
    do throws(RenderError) {
      let bitmap = try Renderer(fonts: fonts.library).draw(list)
      bytes = try PNG.encode(bitmap, scale: list.scale, compression: .standard)
    } catch {
      throw Failure(error, scene: path)
    }
    let writer = WholeFile(calls: console.files)
    try Failure.filing { () throws(FileFailure) in try writer.write(bytes, to: path) }
  }
}

/// What becomes of the titles of a layout.
struct LocaleFindings {
  /// A row for each title and back button: its name, what became of it, and what it reads.
  let rows: [[String]]

  init(_ scene: LaidOutScene) {
    var rows: [[String]] = []
    let ids: [ElementID] = [
      .backButton(.label), .title, .subtitle, .largeTitle, .largeSubtitle,
    ]
    for bar in scene.bars {
      for id in ids {
        guard let element = bar.element(id), element.alpha > 0, let line = element.text,
          !line.text.isEmpty
        else { continue }
        var outcome = line.isTruncated ? "cut" : "whole"
        var words = line.text
        if line.isTruncated, let whole = element.accessibilityLabel {
          words += " (\(whole))"
        } else if case .backButton = id,
          let spoken = bar.element(.backButton(.whole))?.accessibilityLabel, spoken != line.text
        {
          outcome = "shortened"
          words += " (\(spoken))"
        }
        let column = bar.column.map { "\($0)." } ?? ""
        rows.append([column + id.description, outcome, words])
      }
    }
    self.rows = rows
  }
}
