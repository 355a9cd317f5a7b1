internal import BarLayout

extension Keys {
  /// How a sheet stands on its screen.
  static let sheet = ObjectSchema<SheetPresentationController>(
    "sheetPresentationController", "a sheet's controller",
    "How a sheet stands on its screen. UIKit: UISheetPresentationController.",
    start: SheetPresentationController(),
    fields: [
      Field(
        "detents", Kind.list(detent), \.detents, "Heights at which it may rest.",
        default: "[large]", reach: .sheets),
      Field(
        optional: "selectedDetentIdentifier", detent, \.selectedDetent,
        "The height at which it rests; left out, the first.", reach: .sheets),
      Field(
        optional: "largestUndimmedDetentIdentifier", detent, \.largestUndimmedDetent,
        "The height up to which the screen behind is not dimmed; left out, none.",
        reach: .sheets),
      Field(
        "prefersGrabberVisible", Kind.bool, \.prefersGrabberVisible,
        "Whether a grabber shows at its top.", default: "false", reach: .touch.since(15)),
      Field(
        optional: "preferredCornerRadius", Kind.number(SceneLimits.extent),
        \.preferredCornerRadius, "Radius of its corners in points; left out, the system's.",
        reach: .touch.since(15)),
      Field(
        "preferredPlacement", Kind.choice(SheetPresentationController.Placement.self),
        \.preferredPlacement, "Where it stands on an iPad's screen.", default: "automatic",
        since: 27, reach: .on([.pad])),
    ])

  /// A height: a word, a number of points, or a share of the greatest.
  private static let detent: ValueKind<SheetPresentationController.Detent> = {
    let words = Kind.word(among: ["medium", "large"]) {
      word -> SheetPresentationController.Detent? in
      switch word {
      case "medium": .medium
      case "large": .large
      default: nil
      }
    }
    let height = Kind.number(SceneLimits.extent)
    let fraction = ObjectSchema<SheetPresentationController.Detent>(
      "detent", "a detent", "A height at which a sheet rests. SwiftUI: PresentationDetent.",
      start: .large, exactlyOne: ["height", "fraction"],
      fields: [
        Field("height", height, "Points above the safe area below.") { detent, height, _, _ in
          detent = .height(height)
        },
        Field("fraction", Kind.number(0...1), "A share of the greatest height.") {
          detent, share, _, _ in detent = .fraction(share)
        },
      ])
    return Kind.object(fraction, or: words)
  }()
}

extension KeyAvailability {
  /// Where sheets rest at several heights.
  fileprivate static let sheets = KeyAvailability.on([.phone]).since(15)
}
