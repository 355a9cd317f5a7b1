extension LaidOutScene {
  /// The rule by which an element gets its colour, its opacity or its font's weight; nil for a
  /// property that is a place or a length.
  ///
  /// - Parameter property: the last name of a key path, as `color`.
  package func lookRule(of id: ElementID, _ property: String) -> LayoutRule? {
    switch property {
    case "color": id.colorRule
    case "alpha": id.alphaRule
    case "weight": id.weightRule
    default: nil
    }
  }
}

extension ElementID {
  fileprivate var colorRule: LayoutRule {
    switch self {
    case .title, .largeTitle, .subtitle, .largeSubtitle, .prompt:
      LayoutRule(
        words: "foregroundColor of the title's attributes in the appearance in force; without one "
          + "the label's colour, black in the light and white in the dark (subtitles: grey)",
        source: .documented("UINavigationBarAppearance.titleTextAttributes, UIColor.label"))
    case .background:
      LayoutRule(
        words:
          "the appearance in force: its backgroundColor over its effect; without an appearance "
          + "barTintColor, or the material of barStyle, light or dark",
        source: .documented("UIBarAppearance; UINavigationBar.barTintColor, barStyle"))
    case .shadow:
      LayoutRule(
        words: "shadowColor of the appearance in force; without one black at 30 %, in the dark "
          + "white at 15 %",
        source: .measured(
          "cases pixels/break-ios8-screenshot2-4_7, pixels/sst-ios12-iphone-x, "
            + "pixels/bwa-create-dark, pixels/settings-scrolled"))
    case .leftBarButtonItem, .rightBarButtonItem, .centerItem, .overflowButton, .backButton,
      .sidebarToggle, .footItem, .footOverflow:
      LayoutRule(
        words:
          "grey where disabled; else the button attributes of the appearance in force, its own "
          + "tintColor, the bar's, the system's; on glass black or white where nobody names a "
          + "tint, white on a prominent button",
        source: .documented("UIBarButtonItem.tintColor, UIBarButtonItemAppearance"))
    case .searchBar, .searchBarField, .searchBarFieldLabel, .searchBarFieldImage,
      .searchBarCancelButton, .searchBarCancelButtonLabel, .searchBarCancelButtonImage,
      .searchBarScopeBar:
      LayoutRule(
        words: "the colours of its system's search fields, light or dark; Cancel has the tint",
        source: .measured(
          "cases pixels-3/t3-tp-xs of iOS 12, pixels-3/t3-pi-1 of iOS 16, pixels-5/ids-402-items of iOS 26"
        ))
    case .statusBar, .clock, .carrier, .statusSign:
      LayoutRule(
        words:
          "what the scene's statusBarStyle says; else dark or light, up to iOS 16 by the bar's "
          + "style, from iOS 17 by what lies beneath",
        source: .documented("UIStatusBarStyle.default"))
    default:
      LayoutRule(
        words: "the system's colour of that name, light or dark",
        source: .documented("UIColor, standard colours"))
    }
  }

  fileprivate var alphaRule: LayoutRule {
    switch self {
    case .background, .backgroundImage, .shadow:
      LayoutRule(
        words: "none at the scroll edge where the scrollEdgeAppearance is transparent or not "
          + "stated, all away from it; scrolling runs from the one to the other",
        source: .documented("UINavigationBar.scrollEdgeAppearance"))
    case .title, .largeTitle, .subtitle, .largeSubtitle:
      LayoutRule(
        words: "one of the inline and the large title can be read; the other's place in the change "
          + "goes with the content offset",
        source: .measured("the rows of scrolling"))
    default:
      LayoutRule(
        words: "all of it, but for what is touched, hidden, or on its way in a transition",
        source: .documented("UIView.alpha"))
    }
  }

  fileprivate var weightRule: LayoutRule {
    switch self {
    case .title, .subtitle:
      LayoutRule(
        words: "fontWeight of the title's attributes; else semibold (a subtitle: regular)",
        source: .measured("iOS 11 dump: SFUIText-Semibold 17, case uikit/ios11-375-homepage"))
    case .largeTitle, .largeSubtitle:
      LayoutRule(
        words: "fontWeight of the large title's attributes; else bold (a subtitle: regular)",
        source: .documented("Human Interface Guidelines, Typography: large titles in bars are bold")
      )
    default:
      LayoutRule(
        words: "semibold where the style is done or prominent, else regular, on glass medium; Bold "
          + "Text makes each heavier",
        source: .documented("UIBarButtonItem.Style; UIAccessibility.isBoldTextEnabled"))
    }
  }
}
