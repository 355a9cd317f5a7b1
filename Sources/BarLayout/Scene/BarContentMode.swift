/// How a picture fills a box of another size.
///
/// UIKit: `UIView.ContentMode`.
public enum BarContentMode: String, CaseIterable, Hashable, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
  case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

extension BarContentMode {
  /// How much of the free room lies on the picture's leading side.
  func leadingShare(isMirrored: Bool) -> Double {
    isMirrored ? 1 - horizontalShare : horizontalShare
  }

  /// How much of the free room lies to the left of the picture.
  private var horizontalShare: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 1 / 2
    }
  }

  /// How much of the free room lies above the picture.
  var verticalShare: Double {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 1 / 2
    }
  }
}
