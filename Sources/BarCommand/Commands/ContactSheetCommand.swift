internal import ArgumentParser
internal import BarFiles
internal import BarLayout
internal import BarRender
internal import BarSceneFile

/// `navbar sheet`: a scene in every language, side by side, and which titles are cut where.
struct ContactSheetCommand: NavbarCommand {
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
    try refuseSecondStream(among: scenes)
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
    let stage = try SceneLayout(measuring)
    var sheet = Sheet()
    var worst = RunStatus.success
    for input in scenes.map(SceneInput.init) {
      do throws(Failure) {
        try add(input, to: &sheet, stage, console)
      } catch {
        worst = max(worst, try console.reported(error))
      }
    }
    let rows = sheet.findings.map { [$0.name, $0.element, $0.outcome.rawValue, $0.words] }
    try console.print(TextTable(rows: rows).text)
    if let output, !sheet.pictures.isEmpty { try draw(sheet.pictures, to: output, console) }
    let isCut = sheet.findings.contains { $0.outcome == .cut }
    return max(worst, isCut ? .notFound : .success)
  }

  /// What the sheet shows.
  private struct Sheet {
    var findings: [LocaleFinding] = []
    var pictures: [ContactSheetImage] = []
  }

  /// Adds a scene in every language that is asked for.
  private func add(
    _ input: SceneInput, to sheet: inout Sheet, _ stage: SceneLayout, _ console: Console
  ) throws(Failure) {
    let bytes = try input.read(console)
    for locale in try names(of: input, bytes: bytes, console) {
      let setting = SceneOverride(keyPath: "locale", value: locale, name: "--locales")
      let answer = try stage.layOut(
        input, bytes: bytes, overrides: overrides.overrides + [setting])
      for line in answer.warnings { console.say(line) }
      let name = scenes.count > 1 ? "\(input.name) \(locale)" : locale
      sheet.findings += LocaleFinding.all(in: answer.scene, named: name)
      sheet.pictures.append(
        ContactSheetImage(name: name, list: DisplayList(drawing: answer.scene, crop: crop.value)))
    }
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
    let file = try SceneLayout.file(input, bytes: bytes, overrides: overrides.overrides)
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
    _ pictures: [ContactSheetImage], to path: String, _ console: Console
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
