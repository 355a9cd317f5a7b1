/// The picture that says where texts show while they pass under a back indicator.
///
/// Before the picture nothing of them shows, on it as much as it covers, beyond it everything.
/// UIKit: `backIndicatorTransitionMaskImage`.
public struct LaidOutTransitionMask: Hashable, Sendable {
  /// The picture in its place; its colour does not matter.
  public var picture: LaidOutElement
  /// The part of the bar in which the picture decides, as high as the bar; nil while nothing passes.
  public var box: Rect?
  /// How far picture and box have gone for the travelling title, in points to the right; 0 at rest.
  public var titleShift = 0.0

  /// Puts a mask where the indicator begins, on its middle.
  ///
  /// - Parameters:
  ///   - indicator: the indicator's frame in leading coordinates.
  ///   - snapping: puts it on pixels.
  init(_ image: ResolvedImage, over indicator: Rect, _ snapping: Snapping) {
    var image = image
    image.color = .white
    picture = snapping.element(
      ArrangedElement(
        id: .backButton(.indicator),
        frame: Rect(
          x: indicator.x, y: indicator.midY - image.size.height / 2, width: image.size.width,
          height: image.size.height), shape: .picture(image)))
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
