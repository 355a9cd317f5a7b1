internal import ArgumentParser

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
      "A font file, or a folder of them, to draw with before the installed ones. May be repeated.",
      valueName: "path"))
  var fontPath: [String] = []
}
