extension BarContentMode {
  /// Where a picture of a size goes in a box, in leading coordinates.
  ///
  /// Left and right are the screen's, so they change sides where lines run from right to left.
  /// Source: documented — UIView.ContentMode.
  func frame(of size: BarSize, in box: BarRect, isMirrored: Bool) -> BarRect {
    guard size.width > 0, size.height > 0 else { return box }
    var size = size
    let (across, down) = (box.width / size.width, box.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return box
    case .scaleAspectFit: size = size.scaled(by: min(across, down))
    case .scaleAspectFill: size = size.scaled(by: max(across, down))
    default: break
    }
    return BarRect(
      x: box.x + (box.width - size.width) * leadingShare(isMirrored: isMirrored),
      y: box.y + (box.height - size.height) * verticalShare, width: size.width,
      height: size.height)
  }
}

extension BarSize {
  fileprivate func scaled(by factor: Double) -> BarSize {
    BarSize(width: width * factor, height: height * factor)
  }
}
