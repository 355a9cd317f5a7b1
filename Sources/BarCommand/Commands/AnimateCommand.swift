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
    abstract: "Draw a bar that scrolls, pushes, pops or changes, as an animated picture.",
    discussion: """
      Writes an animated PNG (APNG), a GIF or a WebP, which browsers play, or with --strip its moments \
      side by side. A moment stores only what has changed since the one before. The same scene gives \
      the same bytes. GIF has 256 colours a picture and at most 50 pictures a second; WebP needs libwebp.

        navbar animate inbox.yaml -o inbox.png
        navbar animate inbox.yaml -o inbox.png -o inbox.gif
        navbar animate inbox.yaml --motion flick --velocity 900 -o flick.png
        navbar animate inbox.yaml --motion push --loop 1 --frame -o push.png
        navbar animate search.yaml --motion search --crop screen --scale 1 -o search.gif
        navbar animate inbox.yaml --motion rotation --frame -o turning.webp
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
      "A .png, .gif or .webp file, a folder, or - for the standard output stream; several are all "
        + "written.",
      valueName: "out"),
    completion: .file())
  var output: [String]

  @Option(
    help: """
      What moves: scroll goes at an even pace, flick as after a finger, with the bar's snap; size goes \
      through the sizes of text.
      """)
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

  @Option(help: "The kind of file where the name of OUT does not say it; png when left out.")
  var format: Choice<AnimationFormat>?

  @Option(help: "Draw the bar alone, or the whole screen around it.")
  var crop: Choice<Crop>?

  @Flag(help: "Draw the whole screen in a plain case.")
  var frame = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point; the device's own when left out.", valueName: "number"))
  var scale: Double?

  @Flag(
    help: "Store exact colours; left out, channels of a .png may be 1 of 255 off to halve it.")
  var exact = false

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
    try refuseSameOutput(among: output)
    for output in output {
      let ending = FilePath.fileExtension(of: output)
      if AnimationFormat(rawValue: ending) == nil, !Console.isStandardOutput(output),
        FileKind(output) != .stream, FileKind(output) != .folder,
        output.utf8.last != UInt8(ascii: "/")
      {
        throw ValidationError("an animation is a .png, .gif or .webp file (found -o \(output))")
      }
      if let named = AnimationFormat(rawValue: ending), let format, named != format.value {
        throw ValidationError("\(output) is no \(format.value.rawValue) file: leave --format out")
      }
      if strip != nil, kind(of: output) != .png {
        throw ValidationError("--strip draws one picture, which is a .png file")
      }
    }
    if motion == .rotation {
      if overrides.orientation != nil {
        throw ValidationError("a rotation goes from portrait to landscape: leave --orientation out")
      }
      if strip != nil || crop?.value == .bar {
        throw ValidationError(
          "a rotation turns the whole screen: leave \(strip != nil ? "--strip" : "--crop bar") out")
      }
    }
  }

  /// The kind of file that an output is.
  private func kind(of output: String) -> AnimationFormat {
    AnimationFormat(rawValue: FilePath.fileExtension(of: output)) ?? format?.value ?? .png
  }

  /// Pictures in a second, as far as the kind of file shows so many: none is drawn in vain, and each
  /// shows at its own moment.
  private func frameRate(of kind: AnimationFormat) -> Int { min(fps, kind.frameRateLimit) }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let layout = try SceneLayout(measuring, for: SceneInput(argument: scene))
    let inputs = try SceneInputs([scene])
    for output in output { try console.refusePicture(to: output) }
    let targets = try output.map { output throws(Failure) in
      try self.targets(of: inputs, in: output)
    }
    return try await inputs.forEach(console) { input, console throws(Failure) in
      let bytes = try input.read(console)
      let file = try SceneLayout.file(input, bytes: bytes, overrides: overrides.overrides)
      console.say(oddities: file)
      if let reason = idleness(of: file.scene) { throw Failure(.usage, reason) }
      let turned = try motion == .rotation ? turned(input, bytes: bytes) : nil
      for (output, targets) in zip(output, targets) {
        let kind = kind(of: output)
        let frames = try frames(of: file, turned: turned, frameRate: frameRate(of: kind), layout)
        let picture = try await draw(frames, as: kind, console)
        try console.write(picture, to: targets[input.argument] ?? output)
      }
      return .success
    }
  }

  /// What is drawn of a scene, moment after moment.
  private func frames(
    of file: SceneFile, turned: BarScene?, frameRate: Int, _ layout: SceneLayout
  ) throws(Failure) -> [AnimationFrame] {
    let plan = MotionPlan(
      kind: motion, from: from, to: to, velocity: velocity, duration: duration, easing: easing,
      fps: frameRate)
    do throws(SceneError) {
      let moments = try plan.moments(of: file.scene, turned: turned, layout)
      var frames: [AnimationFrame] = []
      for moment in Self.chosen(moments, count: strip) {
        frames.append(try frame(of: moment, layout))
      }
      return frames
    } catch {
      throw Failure([file.problem(error)])
    }
  }

  /// Where each scene's animation goes; nowhere for the standard output stream.
  private func targets(
    of inputs: SceneInputs, in output: String
  ) throws(Failure) -> [String: String] {
    if Console.isStandardOutput(output), inputs.files.count == 1 { return [:] }
    // A plan knows pictures; the names it gives get this command's ending.
    let ending = ".\(kind(of: output).rawValue)"
    let isFile = AnimationFormat(rawValue: FilePath.fileExtension(of: output)) != nil
    let files = try RenderPlan(
      scenes: inputs.files,
      outputs: [isFile ? FilePath.withoutExtension(output) + ".png" : output])
    try Failure.filing { () throws(FileFailure) in
      for folder in files.madeFolders { try Folder.make(folder) }
    }
    var targets: [String: String] = [:]
    for job in files.jobs {
      guard case .file(let path) = job.target else { continue }
      targets[job.input.argument] =
        FileKind(path) == .stream
        ? path : isFile ? output : FilePath.withoutExtension(path) + ending
    }
    return targets
  }

  /// The scene on a device on its side.
  private func turned(_ input: SceneInput, bytes: [UInt8]) throws(Failure) -> BarScene {
    try SceneLayout.file(
      input, bytes: bytes,
      overrides: overrides.overrides + [
        SceneOverride(keyPath: "orientation", value: "landscape", name: "--motion rotation")
      ]
    ).scene
  }

  /// Why a scene has nothing that moves; nil where it has.
  private func idleness(of scene: BarScene) -> String? {
    let top = scene.navigationBar.items.last
    switch motion {
    case .search where top?.searchController == nil:
      return "the top item has no searchController that could become active"
    case .rename where top?.titleMenu == nil:
      return
        "the top item has no title menu or renameDelegate with which its title could be changed"
    default: return nil
    }
  }

  /// Moments at even distances, the first and the last among them.
  private static func chosen(
    _ moments: [MotionPlan.Moment], count: Int?
  ) -> [MotionPlan.Moment] {
    guard let count, count < moments.count else { return moments }
    guard count > 1 else { return Array(moments.prefix(1)) }
    return (0..<count).map { moments[$0 * (moments.count - 1) / (count - 1)] }
  }

  /// What is drawn of a moment.
  private func frame(
    of moment: MotionPlan.Moment, _ layout: SceneLayout
  ) throws(SceneError) -> AnimationFrame {
    func list(_ scene: BarScene) throws(SceneError) -> DisplayList {
      let shown = crop?.value ?? (frame || motion == .rotation ? .screen : .bar)
      var list = DisplayList(drawing: try layout.layOut(scene), crop: shown, frame: frame)
      if let scale { list.setScale(scale) }
      return list
    }
    switch moment {
    case .scene(let scene): return .list(try list(scene))
    case .between(let start, let end, let share):
      return .list(DisplayList(from: try list(start), to: try list(end), share: share))
    case .turning(let start, let end, let share):
      return .turning(try list(start), try list(end), share)
    }
  }

  private func draw(
    _ frames: [AnimationFrame], as kind: AnimationFormat, _ console: Console
  ) async throws(Failure) -> [UInt8] {
    let fonts = try DrawingFonts(measuring.fonts, for: SceneInput(argument: scene))
    let drawing = AnimationDrawing(
      frames: frames, isTurning: motion == .rotation, fonts: fonts.library)
    do throws(RenderError) {
      var pictures: [Bitmap] = []
      var animation: AnimationFile?
      try await drawing.forEachPicture { index, picture throws(RenderError) in
        if console.canRedraw { console.message("\r\(index + 1) of \(frames.count)") }
        if strip != nil {
          pictures.append(picture)
        } else if animation == nil {
          animation = try AnimationFile(
            picture, as: kind, frameRate: frameRate(of: kind), loops: loop, scale: drawing.scale,
            isExact: exact)
        } else {
          try await animation?.add(picture)
        }
      }
      if console.canRedraw { console.message("\r\u{1B}[K") }
      if strip == nil { return try await animation?.finished() ?? [] }
      return try drawing.strip(of: pictures)
    } catch {
      throw Failure(error, scene: scene)
    }
  }
}
