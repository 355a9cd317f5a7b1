/// The picture that says where texts show while they pass under a back indicator.
///
/// Before the picture nothing of them shows, on it as much as it covers, beyond it everything.
/// UIKit: `backIndicatorTransitionMaskImage`.
package struct LaidOutTransitionMask: Hashable, Sendable {
  /// The picture in its place; its colour does not matter.
  package var picture: LaidOutElement
  /// The part of the bar in which the picture decides, as high as the bar; nil while nothing
  /// passes.
  package var box: BarRect?
  /// How far picture and box have gone for the travelling title, in points to the right; 0 at rest.
  package var titleShift = 0.0

  /// Puts a mask where the indicator begins, on its middle.
  init(
    _ image: ResolvedImage, over indicator: LaidOutElement, grid: PixelGrid,
    direction: BarLayoutDirection
  ) {
    var image = image
    image.color = .white
    // Turned about 0, the indicator's start lies as far before it as it lies behind it.
    let start = direction == .leftToRight ? indicator.frame.minX : -indicator.frame.maxX
    let arranged = ArrangedElement(
      id: .backButton(.indicator),
      frame: BarRect(
        x: start, y: indicator.frame.midY - image.size.height / 2, width: image.size.width,
        height: image.size.height), shape: .picture(image))
    picture = Snapping(grid: grid, direction: direction, barX: 0, width: 0).elements([arranged])[0]
  }
}

extension LaidOutBar {
  /// The mask of the back indicator, if there is one, for a push or a pop.
  static func mask(
    _ image: ResolvedImage, in elements: [LaidOutElement], grid: PixelGrid,
    direction: BarLayoutDirection
  ) -> Shared<LaidOutTransitionMask>? {
    guard let indicator = elements.first(where: { $0.id == .backButton(.indicator) }) else {
      return nil
    }
    return Shared(
      LaidOutTransitionMask(image, over: indicator, grid: grid, direction: direction))
  }
}

extension ElementID {
  /// Whether the element is the old title or the new back label, which travel together.
  var isTravellingTitle: Bool {
    switch self {
    case .backButton(.label), .outgoing(.title), .outgoing(.largeTitle): true
    default: false
    }
  }
}
