/// Where UIKit has what keys stand for.
///
/// Source: documented — the symbols' pages in Apple's documentation and the headers of the SDK of
/// iOS 27.0; where the two differ the header counts.
extension Keys {
  /// The property of `UINavigationItem` that a key stands for; nil for one that has always been
  /// there.
  static func itemSymbol(_ key: String) -> SymbolAvailability? {
    let name = "UINavigationItem.\(key)"
    switch key {
    case "prompt", "hidesBackButton", "backBarButtonItem": return .uiKit(name, 2, vision: 1)
    case "leftItemsSupplementBackButton": return .uiKit(name, 5, vision: 1)
    case "largeTitleDisplayMode", "searchController", "hidesSearchBarWhenScrolling":
      return .uiKit(name, 11, vision: 1)
    case "backButtonTitle": return .uiKit(name, 11, tv: 11, vision: 1)
    case "standardAppearance", "compactAppearance", "scrollEdgeAppearance":
      return .uiKit(name, 13, tv: 13, vision: 1)
    case "backButtonDisplayMode": return .uiKit(name, 14, vision: 1)
    case "compactScrollEdgeAppearance": return .uiKit(name, 15, tv: 15, vision: 1)
    case "style", "titleMenuProvider", "documentProperties", "renameDelegate", "backAction",
      "additionalOverflowItems", "leadingItemGroups", "centerItemGroups", "trailingItemGroups",
      "pinnedTrailingGroup", "preferredSearchBarPlacement":
      return .uiKit(name, 16, vision: 1)
    case "subtitle", "largeTitle", "largeSubtitle", "subtitleView", "largeSubtitleView",
      "attributedTitle", "attributedSubtitle", "largeAttributedSubtitle",
      "searchBarPlacementAllowsToolbarIntegration",
      "searchBarPlacementAllowsExternalIntegration":
      return .uiKit(name, 26, vision: nil)
    case "navigationBarMinimization": return .uiKit(name, 27, tv: 27, vision: 27)
    case "verticalBarCompressionBehavior":
      return .uiKit(name, .init(27, 1), tv: .init(27, 1), vision: .init(27, 1))
    case "preferredVerticalBarBehavior":
      return .uiKit(
        "UIViewController.\(key)", .init(27, 1), tv: .init(27, 1), vision: .init(27, 1))
    case "titleAlignment": return .uiKit(name, .init(27, 2), vision: nil)
    default: return nil
    }
  }

  /// The same of `UIBarButtonItem`.
  static func buttonSymbol(_ key: String) -> SymbolAvailability? {
    let name = "UIBarButtonItem.\(key)"
    switch key {
    case "menu": return .uiKit(name, 14, tv: 17, vision: 1)
    case "isHidden": return .uiKit(name, 16, vision: 1)
    case "sharesBackground", "hidesSharedBackground", "badge":
      return .uiKit(name, 26, vision: nil)
    case "identifier": return .uiKit(name, 26, tv: 26, vision: 26)
    case "visibilityPriority", "isPaddingRemoved": return .uiKit(name, 27, tv: 27, vision: 27)
    case "axisBehavior":
      return .uiKit(name, .init(27, 1), tv: .init(27, 1), vision: .init(27, 1))
    default: return nil
    }
  }

  /// The same of `UINavigationBarAppearance`.
  static func appearanceSymbol(_ key: String) -> SymbolAvailability? {
    let name = "UINavigationBarAppearance.\(key)"
    switch key {
    case "subtitleTextAttributes", "largeSubtitleTextAttributes":
      return .uiKit(name, 26, vision: nil)
    case "overrideUserInterfaceStyle": return .uiKit("UIBarAppearance.\(key)", 27, vision: nil)
    default: return nil
    }
  }

  /// The same of `UINavigationBar` and its controller.
  static func barSymbol(_ key: String) -> SymbolAvailability? {
    switch key {
    case "prefersLargeTitles", "largeTitleTextAttributes":
      return .uiKit("UINavigationBar.\(key)", 11, vision: 1)
    case "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenVerticallyCompact",
      "hidesBarsWhenKeyboardAppears":
      return .uiKit("UINavigationController.\(key)", 8, vision: 1)
    default: return nil
    }
  }
}
