/// Colours of windows on a Mac and in the room.
///
/// Source: assumed — as the eye sees them in pictures of macOS 11 to 15 and of visionOS.
enum WindowColor {
  /// The three buttons of a Mac's window.
  case close, minimize, zoom
  /// The title bar and the toolbar of a Mac's window.
  case toolbar
  /// What a Mac's window shows under them.
  case content
  /// The glass that a headset's window is made of, over a room neither bright nor dark.
  case glass

  /// The colour of a style.
  func color(_ style: TraitCollection.UserInterfaceStyle) -> BarColor {
    let pair: SystemColorTable.Pair =
      switch self {
      case .close: .init(0xff5f_57ff, 0xff5f_57ff)
      case .minimize: .init(0xfebc_2eff, 0xfebc_2eff)
      case .zoom: .init(0x28c8_40ff, 0x28c8_40ff)
      case .toolbar: .init(0xf6f6_f6ff, 0x2c2c_2cff)
      case .content: .init(0xffff_ffff, 0x1e1e_1eff)
      case .glass: .init(0x4d4d_4dff, 0x4d4d_4dff)
      }
    return pair.color(style)
  }
}
