/// How a picture fills a box of another size.
///
/// UIKit: `UIView.ContentMode`.
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
  case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}
