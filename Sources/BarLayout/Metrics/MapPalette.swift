/// Colours of the parts of a map.
///
/// Source: assumed — Maps of iOS 17 in the light and in the dark, as the eye sees it.
enum MapPalette {
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
}
