internal import ArgumentParser
internal import BarAnswers
internal import BarFiles
internal import BarGolden
internal import BarLayout
internal import BarRender
internal import BarSceneFile

/// `navbar sheet`: scenes under several settings, side by side, and which titles are cut where.
struct ContactSheetCommand: OverridingCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Show scenes side by side, on several devices or in several languages.",
    discussion: """
      Shows every scene under each value of the axes that are named, and of its own `matrix`, in the \
      order given; the last axis varies fastest, and a row has one of each of its values. A system of \
      --systems is the one of its year on each device: ios-17 is watchos-10 on a watch. Without \
      any axis a scene is shown in every language that it has strings of. Prints a line for each \
      title and back button: whole, cut, or shortened; with -o it also draws them. An .html file is \
      one page with all pictures in it.

        navbar sheet inbox.yaml --locales all
        navbar sheet inbox.yaml --locales en,de,ar -o sheet.png --columns 2
        navbar sheet scenes/ --appearances light,dark -o scenes.html
        navbar sheet scenes/ -o - --format html > scenes.html
        navbar sheet inbox.yaml --devices iphone-se-3,iphone-15-pro --systems ios-17,ios-26 --frame -o sheet.svg

      Exit status: 0 nothing is cut, 1 something is, 65 bad scene.
      """)

  @Argument(
    help: "Scene files or folders; - reads the standard input stream.", completion: .sceneFiles)
  var scenes: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A .png, .svg or .html file with all pictures, - for the standard output stream; several are "
        + "all written.",
      valueName: "out"),
    completion: .file())
  var output: [String] = []

  @Option(help: "What to write where the name of OUT does not say it; png when left out.")
  var format: ContactSheetFormat?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many pictures stand beside each other; as many as the last axis has values when left out.",
      valueName: "number"))
  var columns: Int?

  @Option(help: "Draw the bars alone, or the whole screens.")
  var crop: Choice<Crop>?

  @Flag(help: "Draw whole screens in plain cases.")
  var frame = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point of all pictures; the finest device's when left out.", valueName: "number"))
  var scale: Double?

  @OptionGroup(title: "Axes") var axes: AxisOptions
  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  func validate() throws {
    try refuseSecondStream(among: scenes.unbundled)
    if let columns, !(1...100 ~= columns) {
      throw ValidationError("--columns is a number from 1 to 100, not \(columns)")
    }
    if let scale, !(0.25...8 ~= scale) {
      throw ValidationError("--scale is a number from 0.25 to 8, not \(scale)")
    }
    if frame, crop?.value == .bar {
      throw ValidationError("--frame draws the whole screen: leave --crop bar out")
    }
    try refuseSameOutput(among: output)
    for output in output {
      if let format, let own = ContactSheetFormat(output), own != format {
        throw ValidationError("\(output) is no \(format.rawValue) file: leave --format out")
      }
      if format == nil, ContactSheetFormat(output) == nil, !Console.isStandardOutput(output),
        FileKind(output) != .stream
      {
        throw ValidationError("a sheet is a .png, .svg or .html file (found -o \(output))")
      }
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let inputs = try SceneInputs(scenes.unbundled).files
    try checkRoom(for: inputs)
    let stage = try SceneLayout(measuring, for: inputs.first)
    var sheet = ContactSheetContents()
    var worst = RunStatus.success
    worst = try await console.folding(inputs.count > 1) { console throws(Failure) in
      var worst = RunStatus.success
      for input in inputs {
        do throws(Failure) {
          worst = max(worst, try add(input, of: inputs.count, to: &sheet, stage, console))
        } catch {
          worst = max(worst, try console.reported(error))
        }
      }
      return worst
    }
    let rows = sheet.findings.map { [$0.name, $0.element, $0.outcome.rawValue, $0.words] }
    let table = TextTable(rows: rows).text
    if let stream = output.first(where: Console.isStandardOutput) {
      try console.refusePicture(to: stream)
      for line in table.split(separator: "\n") { console.say(String(line)) }
    } else {
      try console.print(table)
    }
    for output in output where !sheet.pictures.isEmpty {
      let writer = ContactSheetWriter(
        format: format ?? ContactSheetFormat(output) ?? .png,
        columns: columns ?? sheet.naturalColumns,
        scale: scale, fonts: measuring.fonts, scene: inputs.first)
      let bytes = try await writer.bytes(of: sheet.pictures, named: output)
      try console.write(bytes, to: output)
    }
    let isCut = sheet.findings.contains { $0.outcome == .cut }
    return max(worst, isCut ? .notFound : .success)
  }

  /// Adds a scene under every combination of the axes; what is wrong under one is said once, and the
  /// others are added all the same.
  private func add(
    _ input: SceneInput, of count: Int, to sheet: inout ContactSheetContents, _ stage: SceneLayout,
    _ console: Console
  ) throws(Failure) -> RunStatus {
    let read = try SceneLayout.read(input, bytes: try input.read(console))
    let file = try SceneLayout.file(read, overrides: overrides.overrides)
    let matrix = self.matrix(of: file)
    var worst = RunStatus.success
    var said: Set<String> = []
    for combination in axes.suited(matrix.combinations, to: file.scene.device.idiom) {
      let settings = combination.map(axes.override)
      let answer: LaidOutInput
      do throws(Failure) {
        answer = try stage.layOut(read, overrides: overrides.overrides + settings)
      } catch {
        if error == .brokenPipe { throw error }
        for line in error.lines where said.insert(line).inserted { console.say(line) }
        worst = max(worst, error.status)
        continue
      }
      for line in answer.file.oddities(isVerbose: console.isVerbose)
      where said.insert(line).inserted { console.say(line) }
      let words = combination.map(\.word)
      let name = ((count > 1 || words.isEmpty ? [input.name] : []) + words).joined(separator: " ")
      sheet.findings += LocaleFinding.all(in: answer.scene, named: name)
      sheet.pictures.append(
        ContactSheetImage(
          name: name,
          list: DisplayList(
            drawing: answer.scene, crop: crop?.value ?? (frame ? .screen : .bar), frame: frame)))
    }
    sheet.lastAxisCounts.append(matrix.lastAxisCount)
    return worst
  }

  /// The axes of a scene: its own, and in their place those of the command line.
  func matrix(of file: SceneFile) -> SceneMatrix {
    var values = file.golden.matrix.values.merging(axes.values) { $1 }
    if axes.wantsAllLocales, values[.locale] == nil, values.isEmpty || axes.locales != nil {
      let own = file.scene.strings.locales + (file.project?.settings.locales ?? [])
      values[.locale] = own.isEmpty ? [file.scene.locale] : own.uniqued
    }
    var matrix = file.golden.matrix
    if values != matrix.values { matrix.inclusions = [] }
    matrix.values = values
    return matrix
  }
}

/// What a sheet shows.
struct ContactSheetContents {
  /// What becomes of titles and back buttons.
  var findings: [LocaleFinding] = []
  /// The pictures, in their order.
  var pictures: [ContactSheetImage] = []
  /// How many values the last axis of each scene has.
  var lastAxisCounts: [Int] = []

  /// How many pictures make a row where nobody says: those of the last axis, where all scenes have
  /// one; otherwise about as many as there are rows.
  var naturalColumns: Int {
    if let first = lastAxisCounts.first, first > 1, lastAxisCounts.allSatisfy({ $0 == first }) {
      return first
    }
    var columns = 1
    while columns * columns < pictures.count, columns < 6 { columns += 1 }
    return columns
  }
}

extension [String] {
  /// Each text where it comes first.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
