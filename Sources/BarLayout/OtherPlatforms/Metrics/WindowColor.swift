/// Colours of windows on a Mac and in the room, and of a television's title.
enum WindowColor: CaseIterable {
  /// The three buttons of a Mac's window.
  case close, minimize, zoom
  /// The title bar and the toolbar of a Mac's window.
  case toolbar
  /// The title in them, the line below it, and symbols and words of buttons.
  case title, subtitle, symbol
  /// The line around a search field and the word in it while it is empty.
  case searchEdge, placeholder
  /// A sidebar that floats, from macOS 26 on.
  case sidebar
  /// What a Mac's window shows under them.
  case content
  /// The glass that a headset's window is made of, over a room neither bright nor dark.
  case glass
  /// The title of a page on a television.
  case televisionTitle

  /// A colour: its light and dark form, the versions of macOS it holds for, how it is known.
  struct Row {
    var color: WindowColor
    var pair: SystemColorTable.Pair
    var systems = VersionRange.all
    var source: MetricSource
  }

  /// The colour of a style.
  ///
  /// - Parameter major: the version of macOS; nil where no colour depends on it.
  func color(_ style: TraitCollection.UserInterfaceStyle, macOS major: Int? = nil) -> BarColor {
    row(macOS: major)?.pair.color(style) ?? .clear
  }

  /// The row a colour comes from.
  func row(macOS major: Int?) -> Row? {
    Self.rows.last { row in
      row.color == self
        && (row.systems == .all || major.map { row.systems.contains($0) } == true)
    }
  }

  private static func row(
    _ color: WindowColor, _ light: UInt32, _ dark: UInt32, _ source: MetricSource
  ) -> Row {
    Row(color: color, pair: SystemColorTable.Pair(light, dark), source: source)
  }

  /// The rows, a general one first, its exceptions after it.
  static let rows: [Row] = [
    row(.close, 0xff5f_57ff, 0xff5f_57ff, .assumed("as the eye sees it on macOS 11 to 15")),
    row(.minimize, 0xfebc_2eff, 0xfebc_2eff, .assumed("as the eye sees it on macOS 11 to 15")),
    row(.zoom, 0x28c8_40ff, 0x28c8_40ff, .assumed("as the eye sees it on macOS 11 to 15")),
    row(
      .toolbar, 0xf6f6_f6ff, 0x3838_38ff,
      .measured("mac-2: mac14-xcodes-light: #383838 in the dark; light ones take on the wallpaper")),
    Row(
      color: .toolbar, pair: SystemColorTable.Pair(0xffff_ffff, 0x1e1e_1eff),
      systems: VersionRange(26...),
      source: .measured(
        "github:inseven/symbolic docs/images: as white as the window; dark: assumed")),
    row(
      .title, 0x0000_00b3, 0xffff_ffe5,
      .measured("mac-2: mac15-folders, mac26-symbolic; dark: mac14-xcodes-light's note")),
    row(
      .subtitle, 0x0000_0080, 0xffff_ff9e,
      .measured("mac-2: mac14-xcodes-light: #7d7d7d over #fcfcfc, dark #b4b4b4 over #383838")),
    row(
      .symbol, 0x0000_008f, 0xffff_ffa4,
      .measured("mac-2: mac14-xcodes-light: #6f6f6f over #fcfcfc, dark #b8b8b9 over #383838")),
    Row(
      color: .symbol, pair: SystemColorTable.Pair(0x0000_00b3, 0xffff_ffa4),
      systems: VersionRange(26...),
      source: .measured("symbols of macOS 26: black at 70 %; dark ones are taken to be as before")),
    row(
      .searchEdge, 0x0000_000d, 0xffff_ff1a,
      .measured("github:PlayCover/PlayCover images/light.png: #e1e1e3 over #edeef0")),
    row(
      .placeholder, 0x0000_0040, 0xffff_ff40,
      .measured("github:PlayCover/PlayCover images/light.png: #b1b2b4 over #edeef0")),
    row(.sidebar, 0xf7f7_f7ff, 0x2424_24ff, .assumed("a floating pane a shade off the window")),
    row(.content, 0xffff_ffff, 0x1e1e_1eff, .assumed("as the eye sees it on macOS 11 to 15")),
    row(.glass, 0x4d4d_4dff, 0x4d4d_4dff, .assumed("as the eye sees it on visionOS")),
    row(
      .televisionTitle, 0x0000_0099, 0xffff_ff42,
      .measured("a page of tvOS 16, one picture: #676a6f over #31363d; light: assumed")),
  ]
}
