internal import ArgumentParser
internal import BarFiles
internal import BarLayout
internal import BarMotion
internal import BarRender
internal import BarSceneFile

/// `navbar animate`: a bar that moves, as a picture file that plays.
struct AnimateCommand: OverridingCommand {
  static let configuration = CommandConfiguration(
    commandName: "animate",
    abstract: "Draw a bar that scrolls, pushes or pops, as an animated picture.",
    discussion: """
      Writes an animated PNG (APNG), which browsers play, or with --strip its moments side by side. A \
      moment stores only what has changed since the one before. The same scene gives the same bytes.

        navbar animate inbox.yaml -o inbox.png
        navbar animate inbox.yaml --motion flick --velocity 900 -o flick.png
        navbar animate inbox.yaml --motion push --loop 1 --frame -o push.png
        navbar animate walk.yaml --motion actions -o walk.png
        navbar animate inbox.yaml --strip 6 -o strip.png
      """)

  @Argument(
    help: "A scene file, a folder of them or a pattern; - reads the standard input stream.",
    completion: .sceneFiles)
  var scene: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A .png file, a folder, or - for the standard output stream.", valueName: "out"),
    completion: .file())
  var output: String

  @Option(
    help: "What moves: scroll goes at an even pace, flick as after a finger, with the bar's snap.")
  var motion: MotionPlan.Kind = .scroll

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Where scrolling begins; the scene's contentOffset when left out.", valueName: "points"))
  var from: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Where it ends; where the bar has collapsed when left out.", valueName: "points"))
  var to: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How fast a flick begins, in points a second.", valueName: "number"))
  var velocity = 800.0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How long scrolling takes, or an action is shown.", valueName: "seconds"))
  var duration = 1.0

  @Option(help: "How scrolling speeds up and slows down.")
  var easing: MotionPlan.Easing = .easeInOut

  @Option(help: ArgumentHelp("Pictures in a second.", valueName: "number"))
  var fps = 60

  @Option(help: ArgumentHelp("How often it plays; 0 for without end.", valueName: "number"))
  var loop = 0

  @Option(help: ArgumentHelp("Draw so many moments side by side instead.", valueName: "number"))
  var strip: Int?

  @Option(help: "Draw the bar alone, or the whole screen around it.")
  var crop: Choice<Crop>?

  @Flag(help: "Draw the whole screen in a plain case.")
  var frame = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point; the device's own when left out.", valueName: "number"))
  var scale: Double?

  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  func validate() throws {
    for (option, value, range) in [
      ("duration", duration, 0.05...60), ("velocity", abs(velocity), 0...20000),
      ("fps", Double(fps), 1...120), ("loop", Double(loop), 0...65535),
      ("strip", Double(strip ?? 1), 1...100), ("scale", scale ?? 1, 0.25...8),
      ("from", abs(from ?? 0), 0...100_000), ("to", abs(to ?? 0), 0...100_000),
    ] where !range.contains(value) {
      throw ValidationError(
        "--\(option) is a number from \(range.lowerBound) to \(range.upperBound), not \(value)")
    }
    if frame, crop?.value == .bar {
      throw ValidationError("--frame draws the whole screen: leave --crop bar out")
    }
    if FilePath.fileExtension(of: output) != "png", !Console.isStandardOutput(output),
      FileKind(output) != .stream, FileKind(output) != .folder,
      output.utf8.last != UInt8(ascii: "/")
    {
      throw ValidationError("an animation is a .png file (found -o \(output))")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let layout = try SceneLayout(measuring, for: SceneInput(argument: scene))
    let plan = MotionPlan(
      kind: motion, from: from, to: to, velocity: velocity, duration: duration, easing: easing,
      fps: fps)
    let inputs = try SceneInputs([scene])
    try console.refusePicture(to: output)
    let files = try RenderPlan(scenes: inputs.files, output: output)
    if let folder = files.folder {
      try Failure.filing { () throws(FileFailure) in
        for folder in files.folders.union([folder]) { try Folder.make(folder) }
      }
    }
    let targets = Dictionary(files.jobs.map { ($0.input.argument, $0.target) }) { first, _ in first
    }
    return try await inputs.forEach(console) { input, console throws(Failure) in
      let file = try SceneLayout.file(
        input, bytes: try input.read(console), overrides: overrides.overrides)
      console.say(oddities: file)
      var lists: [DisplayList] = []
      do throws(SceneError) {
        let moments = try plan.moments(of: file.scene, layout)
        for moment in Self.chosen(moments, count: strip) {
          lists.append(list(of: try layout.layOut(moment)))
        }
      } catch {
        throw Failure([file.problem(error)])
      }
      let bytes = try draw(lists, console)
      guard case .file(let path)? = targets[input.argument] else {
        try console.write(bytes, to: output)
        return .success
      }
      try console.write(bytes, to: path)
      return .success
    }
  }

  /// Moments at even distances, the first and the last among them.
  private static func chosen(_ moments: [BarScene], count: Int?) -> [BarScene] {
    guard let count, count < moments.count else { return moments }
    guard count > 1 else { return Array(moments.prefix(1)) }
    return (0..<count).map { moments[$0 * (moments.count - 1) / (count - 1)] }
  }

  private func list(of scene: LaidOutScene) -> DisplayList {
    var list = DisplayList(
      drawing: scene, crop: crop?.value ?? (frame ? .screen : .bar), frame: frame)
    if let scale { list.setScale(scale) }
    return list
  }

  private func draw(_ lists: [DisplayList], _ console: Console) throws(Failure) -> [UInt8] {
    let fonts = try DrawingFonts(measuring.fonts, for: SceneInput(argument: scene))
    let renderer = Renderer(fonts: fonts.library)
    // A bar that collapses leaves room below: all pictures are as large as the largest.
    var size = BarSize(width: 0, height: 0)
    for list in lists {
      size = BarSize(
        width: max(size.width, list.size.width), height: max(size.height, list.size.height))
    }
    do throws(RenderError) {
      var pictures: [Bitmap] = []
      var animation: AnimatedPNG?
      for (index, list) in lists.enumerated() {
        var list = list
        list.size = size
        let picture = try renderer.draw(list)
        if console.canRedraw { console.message("\r\(index + 1) of \(lists.count)") }
        if strip != nil {
          pictures.append(picture)
        } else if animation == nil {
          animation = AnimatedPNG(picture, frameRate: fps, loops: loop, scale: list.scale)
        } else {
          try animation?.add(picture)
        }
      }
      if console.canRedraw { console.message("\r\u{1B}[K") }
      guard strip != nil else { return animation?.finished() ?? [] }
      let named = lists.enumerated().map { index, list in
        var list = list
        list.size = size
        return ContactSheetImage(name: "\(index + 1)", list: list)
      }
      let sheet = ContactSheet(
        named, columns: named.count, measuring: AdvanceTable.sanFrancisco)
      return try PNG.encode(
        try renderer.draw(sheet, pictures: pictures), scale: sheet.ground.scale)
    } catch {
      throw Failure(error, scene: scene)
    }
  }
}
