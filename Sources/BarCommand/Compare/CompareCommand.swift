internal import ArgumentParser
internal import BarFiles
internal import BarLayout
internal import BarSceneFile

/// `navbar compare`: whether two pictures are the same, or a screenshot and a scene.
struct CompareCommand: OverridingCommand {
  /// The forms the answer can be printed in.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two pictures, or a screenshot with a scene.",
    discussion: """
      Two pictures are compared pixel by pixel; equal files are not even decoded. Prints how many \
      pixels differ, the largest difference of a channel and where it is, and the box around all.

        navbar compare before.png after.png
        navbar compare before.png after.png --difference where.png
        navbar compare before.png after.png --overlay both.png

      A screenshot is laid over the scene's screen: by its size, or, where it is a part of a screen, \
      where its contents look like the drawing's. Then the bounds of the ink of each title, button \
      and line are held against the layout's, so that the font that draws does not matter. -o FOLDER/ \
      writes side-by-side.png, overlay.png, in which the layout's bounds are blue and those seen \
      elsewhere red, and difference.png.

        navbar compare screenshot.png inbox.yaml
        navbar compare screenshot.png inbox.yaml -o compared/
        navbar compare screenshot.png inbox.yaml --device iphone-15 --format json

      Exit status: 0 the same, 1 different, 66 a file cannot be read.
      """)

  @Argument(
    help: "The picture as it should be, or the screenshot; a PNG or JPEG file.",
    completion: .file(extensions: ["png", "jpg", "jpeg"]))
  var expected: String

  @Argument(
    help: "The picture as it is, or a scene file.",
    completion: .file(extensions: ["png", "jpg", "jpeg", "yaml", "yml", "json"]))
  var actual: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write both side by side into a .png file, or all three pictures into a folder; several are all "
        + "written.",
      valueName: "out"), completion: .file())
  var output: [String] = []

  @Option(
    help: ArgumentHelp("Write a picture of one over the other.", valueName: "file"),
    completion: .file(extensions: ["png"]))
  var overlay: String?

  @Option(
    help: ArgumentHelp("Write a picture of where they differ.", valueName: "file"),
    completion: .file(extensions: ["png"]))
  var difference: String?

  @Flag(help: "Leave out pixels on the smoothed edges of shapes, of two pictures.")
  var ignoreSmoothing = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How far an edge in a screenshot may be off; 0.5 when left out.", valueName: "points"))
  var tolerance: Double?

  @Option(help: "The part of the screen that pictures of a screenshot show; the bar when left out.")
  var crop: Choice<Crop>?

  @Option(name: .shortAndLong, help: "How to print what a screenshot shows.")
  var format: Format?

  @OptionGroup var walk: WalkOptions
  @OptionGroup(title: "Options that override the scene") var overrides: SceneOptions
  @OptionGroup(title: "Text") var measuring: MeasuringOptions

  /// Whether a path names a scene rather than a picture.
  static func isScene(_ path: String) -> Bool {
    ["yaml", "yml", "json", ""].contains(FilePath.fileExtension(of: path))
  }

  func validate() throws {
    if let tolerance, !(0...100 ~= tolerance) {
      throw ValidationError("--tolerance is a number from 0 to 100, not \(tolerance)")
    }
    if walk.after == .all {
      throw ValidationError("a screenshot shows one moment: --after takes a number")
    }
    let named = [overlay, difference].compactMap { $0 }
    try refuseSameOutput(among: output + named)
    for path in (Self.isScene(actual) ? [] : output) + named
    where FilePath.fileExtension(of: path) != "png" {
      throw ValidationError("pictures are .png files (found \(path))")
    }
    if Self.isScene(actual) {
      if ignoreSmoothing { throw ValidationError("--ignore-smoothing is for two pictures") }
    } else if let option = optionOfScenes {
      throw ValidationError("\(option) is for a screenshot and a scene; \(actual) is a picture")
    }
  }

  /// An option that only a scene has, if one is given.
  private var optionOfScenes: String? {
    if tolerance != nil { return "--tolerance" }
    if crop != nil { return "--crop" }
    if format != nil { return "--format" }
    if walk.after != nil { return "--after" }
    return overrides.overrides.first?.name
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    if Self.isScene(actual) { return try compareScreenshot(in: console) }
    var pair = PicturePair(expected: expected, actual: actual)
    pair.outputs = output
    pair.overlay = overlay
    pair.difference = difference
    pair.ignoreSmoothing = ignoreSmoothing
    return try pair.run(in: console)
  }
}
