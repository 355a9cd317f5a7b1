/// Colours and sizes of a map and its marks.
///
/// Source: assumed — Maps of iOS 17 in the light and in the dark, as the eye sees it.
enum MapTable {
  /// The colour of a part.
  static func color(
    _ part: MapPicture.Part, _ style: TraitCollection.UserInterfaceStyle
  ) -> BarColor {
    let (light, dark): (UInt32, UInt32) =
      switch part {
      case .land: (0xf5f2_ecff, 0x2a2d_33ff)
      case .park: (0xcfe8_c5ff, 0x2c42_33ff)
      case .water: (0xa9da_f3ff, 0x1c33_4dff)
      case .streetEdge: (0xe2dd_d3ff, 0x3236_3eff)
      case .street: (0xffff_ffff, 0x454a_54ff)
      case .roadEdge: (0xe9c9_6cff, 0x5a51_3aff)
      case .road: (0xffe0_92ff, 0x7769_48ff)
      }
    return BarColor(rgba: style == .dark ? dark : light)
  }

  /// Diameter of a mark's balloon, in points.
  static let markDiameter = 30.0
  /// How far its tip stands below the balloon.
  static let tipDrop = 7.0
  /// Half the width of the tip where it leaves the balloon.
  static let tipHalfWidth = 5.0
  /// Distance of the words from the tip.
  static let titleGap = 2.0
  /// Size of the picture in a mark, as a share of its diameter.
  static let glyphShare = 0.5
  /// Diameter of the white dot in a mark without a picture.
  static let dotDiameter = 10.0
  /// Diameters of the white ring and the blue dot where the user is.
  static let userRing = 22.0
  static let userDot = 16.0
  /// Diameter of the paler disc around them.
  static let userHalo = 60.0
  /// How much of the blue that disc shows.
  static let userHaloShare = 0.15
}
