/// The system's colours in light and dark.
///
/// Source: documented — Human Interface Guidelines, Color: specifications of iOS system colours;
/// the labels, fills, separators and backgrounds as `UIColor` documents them. The greys of disabled
/// items are measured: `#c3c3c3` on white and `#3f3f44` on `#1c1b24` (iOS 17 pictures).
enum SystemColorTable {
  /// A colour in light and in dark.
  struct Pair {
    var light: UInt32
    var dark: UInt32

    init(_ light: UInt32, _ dark: UInt32) {
      self.light = light
      self.dark = dark
    }

    /// The colour of a style.
    func color(_ style: TraitCollection.UserInterfaceStyle) -> BarColor {
      BarColor(rgba: style == .dark ? dark : light)
    }
  }

  /// The pair of a name.
  static func pair(_ name: SystemColor) -> Pair {
    vivid(name) ?? grey(name) ?? semantic(name) ?? fixed(name)
  }

  /// The pair of a name on a level: what stands on a sheet is raised, and its backgrounds are a
  /// step lighter in the dark.
  static func pair(_ name: SystemColor, isElevated: Bool) -> Pair {
    isElevated ? elevated(name) ?? pair(name) : pair(name)
  }

  private static func vivid(_ name: SystemColor) -> Pair? {
    switch name {
    case .systemRed: Pair(0xff3b30ff, 0xff453aff)
    case .systemOrange: Pair(0xff9500ff, 0xff9f0aff)
    case .systemYellow: Pair(0xffcc00ff, 0xffd60aff)
    case .systemGreen: Pair(0x34c759ff, 0x30d158ff)
    case .systemMint: Pair(0x00c7beff, 0x63e6e2ff)
    case .systemTeal: Pair(0x30b0c7ff, 0x40c8e0ff)
    case .systemCyan: Pair(0x32ade6ff, 0x64d2ffff)
    case .systemBlue, .link, .tintColor: Pair(0x007affff, 0x0a84ffff)
    case .systemIndigo: Pair(0x5856d6ff, 0x5e5ce6ff)
    case .systemPurple: Pair(0xaf52deff, 0xbf5af2ff)
    case .systemPink: Pair(0xff2d55ff, 0xff375fff)
    case .systemBrown: Pair(0xa2845eff, 0xac8e68ff)
    default: nil
    }
  }

  private static func grey(_ name: SystemColor) -> Pair? {
    switch name {
    case .systemGray: Pair(0x8e8e93ff, 0x8e8e93ff)
    case .systemGray2: Pair(0xaeaeb2ff, 0x636366ff)
    case .systemGray3: Pair(0xc7c7ccff, 0x48484aff)
    case .systemGray4: Pair(0xd1d1d6ff, 0x3a3a3cff)
    case .systemGray5: Pair(0xe5e5eaff, 0x2c2c2eff)
    case .systemGray6: Pair(0xf2f2f7ff, 0x1c1c1eff)
    default: nil
    }
  }

  private static func semantic(_ name: SystemColor) -> Pair? {
    switch name {
    case .label: Pair(0x0000_00ff, 0xffff_ffff)
    case .secondaryLabel: Pair(0x3c3c_4399, 0xebeb_f599)
    case .tertiaryLabel, .placeholderText: Pair(0x3c3c_434d, 0xebeb_f54d)
    case .quaternaryLabel: Pair(0x3c3c_432e, 0xebeb_f52e)
    case .separator: Pair(0x3c3c_434a, 0x5454_5899)
    case .opaqueSeparator: Pair(0xc6c6_c8ff, 0x3838_3aff)
    case .systemBackground: Pair(0xffff_ffff, 0x0000_00ff)
    case .secondarySystemBackground: Pair(0xf2f2_f7ff, 0x1c1c_1eff)
    case .tertiarySystemBackground: Pair(0xffff_ffff, 0x2c2c_2eff)
    case .systemGroupedBackground: Pair(0xf2f2_f7ff, 0x0000_00ff)
    case .secondarySystemGroupedBackground: Pair(0xffff_ffff, 0x1c1c_1eff)
    case .tertiarySystemGroupedBackground: Pair(0xf2f2_f7ff, 0x2c2c_2eff)
    case .systemFill: Pair(0x7878_8033, 0x7878_805c)
    case .secondarySystemFill: Pair(0x7878_8029, 0x7878_8052)
    case .tertiarySystemFill: Pair(0x7676_801f, 0x7676_803d)
    case .quaternarySystemFill: Pair(0x7474_8014, 0x7676_802e)
    default: nil
    }
  }

  /// Source: documented — UIUserInterfaceLevel.elevated: what the backgrounds of `UIColor` resolve
  /// to in modals.
  private static func elevated(_ name: SystemColor) -> Pair? {
    switch name {
    case .systemBackground: Pair(0xffff_ffff, 0x1c1c_1eff)
    case .secondarySystemBackground: Pair(0xf2f2_f7ff, 0x2c2c_2eff)
    case .tertiarySystemBackground: Pair(0xffff_ffff, 0x3a3a_3cff)
    case .systemGroupedBackground: Pair(0xf2f2_f7ff, 0x1c1c_1eff)
    case .secondarySystemGroupedBackground: Pair(0xffff_ffff, 0x2c2c_2eff)
    case .tertiarySystemGroupedBackground: Pair(0xf2f2_f7ff, 0x3a3a_3cff)
    default: nil
    }
  }

  private static func fixed(_ name: SystemColor) -> Pair {
    let color: UInt32 =
      switch name {
      case .white: 0xffff_ffff
      case .clear: 0
      case .red: 0xff00_00ff
      case .green: 0x00ff_00ff
      case .blue: 0x0000_ffff
      case .cyan: 0x00ff_ffff
      case .yellow: 0xffff_00ff
      case .magenta: 0xff00_ffff
      case .orange: 0xff80_00ff
      case .purple: 0x8000_80ff
      case .brown: 0x9966_33ff
      case .gray: 0x8080_80ff
      case .darkGray: 0x5555_55ff
      case .lightGray: 0xaaaa_aaff
      default: 0x0000_00ff
      }
    return Pair(color, color)
  }
}

/// Colours of the bar itself that no name of UIKit's stands for.
enum PartColor {
  /// The hairline: black at 30 %, dark white at 15 %; measured, iOS 8 to 18 pictures.
  case hairline
  /// What shows of the bar's material over a plain ground, before any blur: measured, `#f7f7f7`
  /// over white and over `#f2f2f7` within 3 (iOS 16 to 18); dark from a re-implementation, 94 %.
  case material
  /// Text and symbols of disabled buttons; measured, see the table's comment.
  case disabled
  /// Fill of glass over a plain ground: measured, `#fdfdfd` over white and `#191919` over black.
  case glass
  /// Symbols and words on glass: measured, `#1a1a1a` and `#f4f4f4`.
  case glassContent
  /// The same, disabled: measured, `#b2b2b2` and `#595959`.
  case glassDisabled
  /// Fill of a prominent button that is disabled, before glass darkens it as it does a tint:
  /// derived, it shows as `#d5d5d8` and `#3b3b3b`.
  case glassProminentDisabled
  /// The hairline at the end of a hard scroll edge: measured, black or white at 10 % (iOS 27.0.1).
  case edgeHairline
  /// A prominent button that nobody has tinted: measured, iOS 27.0.1, `#0086fb` and `#0091ff` after
  /// glass has darkened it.
  case glassProminent27
  /// Disabled symbols, words and prominent buttons: measured, iOS 27.0.1, `#a7a7a7` and `#535353`,
  /// `#dddddd` and `#2f2f2f`, `#d2d2d6` and `#3c3c3c` after glass has darkened them.
  case glassDisabledSymbol27, glassDisabledWord27, glassProminentDisabled27
  /// Areas of a tab bar on glass that are not chosen: measured, `#191919` (iOS 26.1), `#0d0d0d` and
  /// `#fafafa` (iOS 27.0.1).
  case tabItem, tabItem27
  /// The chosen area: measured, `#347cee` (iOS 26.1), `#0082fc` and `#0397ff` (iOS 27.0.1); dark on
  /// iOS 26 assumed to be the tint.
  case tabTint, tabTint27
  /// What lies under the chosen area: measured, `#ebebec` on glass of `#fdfdfe` (iOS 26.1), black at
  /// 0.075 in the light and 0.69 of it in the dark (iOS 27.0.1).
  case tabSelection
  /// The fold of an open screen, flat and bent: assumed, as the eye sees it.
  case fold, bentFold
  /// A keyboard without its keys: assumed, as the eye sees it.
  case keyboard
  /// Its keys, those that do more than write up to iOS 18, and the line below each: assumed, as the
  /// eye sees them.
  case key, functionKey, keyShadow
  /// What dims the screen behind a sheet: measured in the light, four places of a screen keep 80 %
  /// (OnionBrowser/OnionBrowser 5_ipadPro129_5.5.png beside 2_ipadPro129_2.2.png).
  case dimming
  /// What tells the card behind a phone's sheet from the sheet: dimmed in the light, measured: white
  /// becomes `#e0e0e0` (Yeshivat-Torat-Shraga/YTS-App 1_APP_IPHONE_65_1.png, ianbrault/basil
  /// iOS_3.png); lightened in the dark: derived, two re-implementations that were held against iOS
  /// lay greys over it that make `#141414` of black (Flutter's sheet, `#c8c8c8` at 10 %).
  case presenterCard
  /// The shadow of a popover, which does not dim the screen: measured in the light, a third of black,
  /// of which half shows at the edge (OnionBrowser/OnionBrowser 3_ipadPro129_3.3.png).
  case popoverShadow
  /// The band between two sections of a menu, up to iOS 18: second hand, Flutter's
  /// CupertinoLargeMenuDivider, read off iOS 18.5.
  case menuSection
  /// The shadow of a menu up to iOS 18: assumed, half of a popover's, as the eye sees it.
  case menuShadow
  /// A box that stands for a picture or a view.
  case placeholder
  /// The raised box of a segmented control: assumed, as the eye sees it.
  case segmentThumb
  /// The line between two segments: assumed, as the eye sees it, a grey that lets the ground
  /// through.
  case segmentDivider

  /// The colour of a style.
  func color(_ style: TraitCollection.UserInterfaceStyle) -> BarColor {
    let pair: SystemColorTable.Pair =
      switch self {
      case .hairline: .init(0x0000_004d, 0xffff_ff26)
      case .material: .init(0xf7f7_f7f0, 0x1d1d_1df0)
      case .disabled: .init(0x0000_003c, 0xffff_ff28)
      case .glass: .init(0xfdfd_fef2, 0x1919_19f2)
      case .glassContent: .init(0x1a1a_1aff, 0xf4f4_f4ff)
      case .glassDisabled: .init(0xb2b2_b2ff, 0x5959_59ff)
      case .glassProminentDisabled: .init(0xd8d8_dbff, 0x3c3c_3cff)
      case .edgeHairline: .init(0x0000_001a, 0xffff_ff1a)
      case .glassProminent27: .init(0x0088_ffff, 0x0093_ffff)
      case .glassDisabledSymbol27: .init(0xa7a7_a7ff, 0x5353_53ff)
      case .glassDisabledWord27: .init(0xdddd_ddff, 0x2f2f_2fff)
      case .glassProminentDisabled27: .init(0xd5d5_d9ff, 0x3d3d_3dff)
      case .tabItem: .init(0x1919_19ff, 0xfafa_faff)
      case .tabItem27: .init(0x0d0d_0dff, 0xfafa_faff)
      case .tabTint: .init(0x347c_eeff, 0x0a84_ffff)
      case .tabTint27: .init(0x0082_fcff, 0x0397_ffff)
      case .tabSelection: .init(0x0000_0013, 0x0000_00af)
      case .fold: .init(0x8e8e_930f, 0x8e8e_930f)
      case .bentFold: .init(0x8e8e_9333, 0x8e8e_9333)
      case .keyboard: .init(0xd1d4_d9ff, 0x2b2b_2bff)
      case .key: .init(0xffff_ffff, 0x6b6b_6bff)
      case .functionKey: .init(0xabb0_baff, 0x4747_47ff)
      case .keyShadow: .init(0x898a_8dff, 0x0000_0059)
      case .dimming: .init(0x0000_0033, 0x0000_007a)
      case .presenterCard: .init(0x0000_001f, 0xc8c8_c81a)
      case .popoverShadow: .init(0x0000_0055, 0x0000_007a)
      case .menuSection: .init(0x0000_0014, 0x0000_0029)
      case .menuShadow: .init(0x0000_002a, 0x0000_003d)
      case .placeholder: .init(0x8e8e_9366, 0x8e8e_9366)
      case .segmentThumb: .init(0xffff_ffff, 0x6363_66ff)
      case .segmentDivider: .init(0x8e8e_934d, 0x8e8e_934d)
      }
    return pair.color(style)
  }
}

extension SystemColor {
  /// The colour as it shows in light or in dark.
  package func color(_ style: TraitCollection.UserInterfaceStyle) -> BarColor {
    SystemColorTable.pair(self).color(style)
  }
}
