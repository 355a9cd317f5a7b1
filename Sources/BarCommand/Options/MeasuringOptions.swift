internal import ArgumentParser
internal import BarSceneFile

/// Options that say how wide texts are and which fonts draw them.
struct MeasuringOptions: ParsableArguments {
  /// What says how wide a text is.
  enum Measurer: String, CaseIterable, ExpressibleByArgument {
    case sfFitted = "sf-fitted"
    case font
  }

  @Option(
    help: ArgumentHelp(
      """
      Where text widths come from: sf-fitted is a built-in table close to San Francisco, font is \
      the font that draws.
      """))
  var measurer: Measurer = .sfFitted

  @OptionGroup var fonts: FontOptions
}

/// Options that say which fonts draw.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A font file, or a folder of them, to draw with before all others. May be repeated.",
      valueName: "path"))
  var fontPath: [String] = []

  @Option(
    name: .customLong("fonts"),
    help: ArgumentHelp(
      "What draws besides: the pinned fonts, the same on every machine, or those of this system.",
      valueName: "pinned|system"))
  var source: Choice<ProjectSettings.FontSource>?

  /// Whether the command line says where every font comes from.
  var areStated: Bool { source != nil && !fontPath.isEmpty }
}
