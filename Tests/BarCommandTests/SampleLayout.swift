@testable import BarLayout

extension LaidOutScene {
  /// A layout made by hand: a back button, a title, a hidden large title and a disabled button.
  static var sample: LaidOutScene {
    LaidOutScene(
      device: "iphone-15-pro", system: "ios-17", screen: BarSize(width: 393, height: 852), scale: 3,
      measurer: "sf-fitted",
      bars: [
        LaidOutBar(
          column: nil, frame: BarRect(x: 0, y: 161.0 / 3, width: 393, height: 44),
          barMetrics: .default, appearance: .standard, titleMode: .inline, largeTitleProgress: 0,
          elements: elements)
      ],
      safeArea: BarRect(x: 0, y: 293.0 / 3, width: 393, height: 2161.0 / 3), ground: .white)
  }

  private static var elements: [LaidOutElement] {
    [
      LaidOutElement(
        id: .bar, frame: BarRect(x: 0, y: 161.0 / 3, width: 393, height: 44)),
      LaidOutElement(
        id: .background, frame: BarRect(x: 0, y: 0, width: 393, height: 293.0 / 3), alpha: 0.5,
        color: BarColor(rgba: 0xf9f9_f9f0), content: .fill),
      LaidOutElement(
        id: .backButton(.whole), frame: BarRect(x: 0, y: 161.0 / 3, width: 96.5, height: 44),
        isEnabled: true),
      LaidOutElement(
        id: .backButton(.label), frame: BarRect(x: 27, y: 65, width: 69.5, height: 20.5),
        color: BarColor(rgba: 0x007a_ffff), content: .text(line("Mail\u{200F}\"", 17, .regular))),
      LaidOutElement(
        id: .title, frame: BarRect(x: 526.0 / 3, y: 196.0 / 3, width: 43, height: 61.0 / 3),
        ink: BarRect(x: 530.0 / 3, y: 208.0 / 3, width: 122.0 / 3, height: 38.0 / 3), color: .black,
        content: .text(line("Inbox", 17, .semibold)), accessibilityLabel: "Inbox, 3 new"),
      LaidOutElement(
        id: .rightBarButtonItem(0, .whole), frame: BarRect(x: 340, y: 54, width: 53, height: 44),
        isEnabled: false),
      LaidOutElement(
        id: .rightBarButtonItem(0, .image), frame: BarRect(x: 350, y: 64, width: 20, height: 20),
        ink: BarRect(x: 351, y: 65.25, width: 18, height: 18),
        color: .black,
        content: .symbol(
          ResolvedSymbol(name: .plus, pointSize: 17, weight: .regular), isMirrored: false)),
      LaidOutElement(
        id: .largeTitle, frame: BarRect(x: 16, y: 100, width: 80, height: 41), alpha: 0,
        color: .black, content: .text(line("Inbox", 34, .bold, magnification: 1.1)),
        clip: BarRect(x: 0, y: 98, width: 393, height: 0)),
    ]
  }

  private static func line(
    _ text: String, _ size: Double, _ weight: FontWeight, magnification: Double = 1
  ) -> TextLine {
    TextLine(
      text: text, isTruncated: false, style: TextStyle(size: size, weight: weight),
      baseline: 245.0 / 3, x: 10, width: 40, glyphs: [], direction: .leftToRight,
      magnification: magnification)
  }
}
