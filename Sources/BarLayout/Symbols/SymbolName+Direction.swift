extension SymbolName {
  /// Whether the symbol is mirrored where the interface runs right to left.
  ///
  /// As in SF Symbols: names with backward, forward, leading or trailing follow the reading
  /// direction, and so do pictures of text; names with left or right, and the controls of a
  /// player, do not. UIKit: `UIImage.flipsForRightToLeftLayoutDirection`.
  public var mirrorsInRightToLeft: Bool {
    switch self {
    case .chevronBackward, .chevronForward, .arrowBackward, .arrowForward, .arrowUturnBackward,
      .arrowUturnForward, .arrowshapeTurnUpBackward, .arrowshapeTurnUpForward, .listBullet,
      .textAlignleft, .sidebarLeading, .sidebarTrailing, .speakerWave2:
      true
    default: false
    }
  }
}

extension Symbol {
  /// Whether the symbol is mirrored where the interface runs right to left.
  public var mirrorsInRightToLeft: Bool { name.mirrorsInRightToLeft }
}
