/// What one screen of a stack puts into the bar.
///
/// UIKit: `UINavigationItem`.
public struct NavigationItem: Hashable, Sendable {
  /// Whether a title is shown large.
  ///
  /// UIKit: `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: String, CaseIterable, Hashable, Sendable {
    case automatic, always, never, inline
  }

  /// What a back button that leads here shows.
  ///
  /// UIKit: `UINavigationItem.BackButtonDisplayMode`.
  public enum BackButtonDisplayMode: String, CaseIterable, Hashable, Sendable {
    case `default`, generic, minimal
  }

  /// How an iPad lays an item out.
  ///
  /// UIKit: `UINavigationItem.ItemStyle`.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case navigator, browser, editor
  }

  /// Where a search field goes.
  ///
  /// UIKit: `UINavigationItem.SearchBarPlacement`.
  public enum SearchBarPlacement: String, CaseIterable, Hashable, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }

  /// Where a title stands.
  ///
  /// UIKit: `UINavigationItem.titleAlignment`.
  public enum TitleAlignment: String, CaseIterable, Hashable, Sendable {
    case automatic, leading, center
  }

  /// Whether the bar goes away while its content scrolls.
  ///
  /// UIKit: `UINavigationItem.navigationBarMinimization`; SwiftUI: `toolbarMinimizationBehavior`.
  public enum Minimization: String, CaseIterable, Hashable, Sendable {
    case automatic, never, onScrollDown, onScrollUp
  }

  /// What gives way first in a vertical bar.
  ///
  /// UIKit: `UIVerticalBarCompressionBehavior`; SwiftUI: `ToolbarVerticalCompressionBehavior`.
  package enum VerticalBarCompressionBehavior: String, CaseIterable, Hashable, Sendable {
    case automatic, prefersTabBar, prefersBarItems
  }

  /// Whether bars may stand upright.
  ///
  /// UIKit: `UIVerticalBarBehavior`; SwiftUI: `ToolbarVerticalBehavior`.
  package enum VerticalBarBehavior: String, CaseIterable, Hashable, Sendable {
    case automatic, disabled
  }

  /// The title; nil is no title, and a back button that leads here says "Back".
  public var title: String?
  /// A second line under the inline title.
  ///
  /// From iOS 26.
  public var subtitle: String?
  /// A line above the row; it makes the bar taller.
  public var prompt: String?
  /// The text of the large title, from iOS 26; nil for `title`.
  public var largeTitle: String?
  /// A second line under the large title, from iOS 26; nil for `subtitle`.
  public var largeSubtitle: String?
  /// A view in place of the subtitle, from iOS 26; its words are the subtitle.
  public var subtitleView: CustomView?
  /// A view in place of the large subtitle, from iOS 26; its words are that.
  public var largeSubtitleView: CustomView?
  /// A view in place of the inline title.
  public var titleView: CustomView?
  /// What VoiceOver says for that view; nil for the words in it.
  public var titleViewLabel: String?
  /// Whether the title is shown large.
  public var largeTitleDisplayMode: LargeTitleDisplayMode
  /// Items on the left (right to left: on the right), the outermost first.
  public var leftBarButtonItems: [BarButtonItem]
  /// Items on the right (right to left: on the left), the outermost first.
  public var rightBarButtonItems: [BarButtonItem]
  /// Whether left items stand beside the back button rather than in its place.
  public var leftItemsSupplementBackButton: Bool
  /// Whether the back button is left out.
  public var hidesBackButton: Bool
  /// What a back button that leads here says; nil for `title`.
  public var backButtonTitle: String?
  /// What a back button that leads here shows.
  public var backButtonDisplayMode: BackButtonDisplayMode
  /// The item a back button that leads here is made of; nil for the system's.
  public var backBarButtonItem: BarButtonItem?
  /// Groups at the leading edge, as they are read; they take the place of the left items.
  ///
  /// From iOS 16.
  public var leadingItemGroups: [BarButtonItemGroup]
  /// Groups on the middle of an iPad's bar whose style is browser or editor, as they are read.
  public var centerItemGroups: [BarButtonItemGroup]
  /// Groups at the trailing edge, as they are read; they take the place of the right items.
  public var trailingItemGroups: [BarButtonItemGroup]
  /// The group that stays outermost at the trailing edge; nil for none.
  public var pinnedTrailingGroup: BarButtonItemGroup?
  /// How an iPad lays the item out.
  public var style: Style
  /// The search field; nil for none.
  public var searchController: SearchController?
  /// Whether the search field goes away before the large title does.
  public var hidesSearchBarWhenScrolling: Bool
  /// Where the search field goes.
  public var preferredSearchBarPlacement: SearchBarPlacement
  /// Whether a phone may put the search field into the toolbar at the foot of the screen.
  ///
  /// From iOS 26.
  public var searchBarPlacementAllowsToolbarIntegration = true
  /// The title with how it is set inline, in the title's place; nil for none.
  ///
  /// From iOS 26. UIKit: `attributedTitle`.
  @Seldom package var attributedTitle: BarAttributedString?
  /// The same of the line under the title.
  ///
  /// UIKit: `attributedSubtitle`.
  @Seldom package var attributedSubtitle: BarAttributedString?
  /// The same of the line under the large title.
  ///
  /// UIKit: `largeAttributedSubtitle`.
  @Seldom package var largeAttributedSubtitle: BarAttributedString?
  /// Looks that override the bar's while this item is on top.
  public var appearances: NavigationBarAppearances
  /// What VoiceOver says for the title; nil for the title itself.
  public var accessibilityLabel: String?
  /// The title of the view controller, which is the item's unless it has its own; nil for none.
  ///
  /// UIKit: `UIViewController.title`.
  public var viewControllerTitle: String?
  /// The menu behind the title; nil for none.
  ///
  /// From iOS 16.
  public var titleMenu: TitleMenu?
  /// What a touch of the back button does in the place of a pop; nil for none.
  ///
  /// At the root it makes a back button with its word or picture. From iOS 16. UIKit: `backAction`.
  @Seldom package var backAction: BarButtonItem?
  /// Where the title stands.
  ///
  /// From iOS 27.2.
  public var titleAlignment = TitleAlignment.automatic
  /// Whether the bar goes away while its content scrolls.
  ///
  /// From iOS 27.
  public var navigationBarMinimization = Minimization.automatic
  /// Buttons of the toolbar at the foot of the screen, as they are read; empty for no toolbar.
  ///
  /// UIKit: `UIViewController.toolbarItems`; SwiftUI: `ToolbarItemPlacement.bottomBar`.
  public var toolbarItems: [BarButtonItem] = []
  /// Buttons above the keyboard, as they are read.
  ///
  /// SwiftUI: `ToolbarItemPlacement.keyboard`.
  public var keyboardItems: [BarButtonItem] = []
  /// Titles of what stands in the menu of More at all times; from iOS 16 the button is there then.
  ///
  /// UIKit: `additionalOverflowItems`; SwiftUI: `ToolbarOverflowMenu`.
  public var additionalOverflowItems: [String] = []
  /// What gives way first in a vertical bar without room for all.
  ///
  /// From iOS 27.1.
  package var verticalBarCompressionBehavior = VerticalBarCompressionBehavior.automatic
  /// Whether the screen's bars may stand upright.
  ///
  /// From iOS 27.1. UIKit: `UIViewController.preferredVerticalBarBehavior`.
  package var preferredVerticalBarBehavior = VerticalBarBehavior.automatic
  /// Whether the app's tab bar goes away for this screen.
  ///
  /// UIKit: `UIViewController.hidesBottomBarWhenPushed`.
  public var hidesBottomBarWhenPushed = false
  /// Items of the screen's toolbar that stand outside the bar; empty for an item that no toolbar
  /// made.
  package var toolbarElsewhere: [ToolbarItemElsewhere] = []

  /// Whether there is a menu behind the title; asking whether it is nil copies it.
  var hasTitleMenu: Bool {
    if case .none = titleMenu { false } else { true }
  }

  /// Whether there is a pinned group, asked in the same way.
  var hasPinnedGroup: Bool {
    if case .none = pinnedTrailingGroup { false } else { true }
  }

  /// Makes an item.
  public init(
    title: String? = nil, subtitle: String? = nil, prompt: String? = nil,
    largeTitle: String? = nil, largeSubtitle: String? = nil, titleView: CustomView? = nil,
    largeTitleDisplayMode: LargeTitleDisplayMode = .automatic,
    leftBarButtonItems: [BarButtonItem] = [], rightBarButtonItems: [BarButtonItem] = [],
    leftItemsSupplementBackButton: Bool = false, hidesBackButton: Bool = false,
    backButtonTitle: String? = nil, backButtonDisplayMode: BackButtonDisplayMode = .default,
    backBarButtonItem: BarButtonItem? = nil, leadingItemGroups: [BarButtonItemGroup] = [],
    centerItemGroups: [BarButtonItemGroup] = [], trailingItemGroups: [BarButtonItemGroup] = [],
    pinnedTrailingGroup: BarButtonItemGroup? = nil, style: Style = .navigator,
    searchController: SearchController? = nil, hidesSearchBarWhenScrolling: Bool = true,
    preferredSearchBarPlacement: SearchBarPlacement = .automatic,
    appearances: NavigationBarAppearances = NavigationBarAppearances(),
    accessibilityLabel: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.prompt = prompt
    self.largeTitle = largeTitle
    self.largeSubtitle = largeSubtitle
    self.titleView = titleView
    self.largeTitleDisplayMode = largeTitleDisplayMode
    self.leftBarButtonItems = leftBarButtonItems
    self.rightBarButtonItems = rightBarButtonItems
    self.leftItemsSupplementBackButton = leftItemsSupplementBackButton
    self.hidesBackButton = hidesBackButton
    self.backButtonTitle = backButtonTitle
    self.backButtonDisplayMode = backButtonDisplayMode
    self.backBarButtonItem = backBarButtonItem
    self.leadingItemGroups = leadingItemGroups
    self.centerItemGroups = centerItemGroups
    self.trailingItemGroups = trailingItemGroups
    self.pinnedTrailingGroup = pinnedTrailingGroup
    self.style = style
    self.searchController = searchController
    self.hidesSearchBarWhenScrolling = hidesSearchBarWhenScrolling
    self.preferredSearchBarPlacement = preferredSearchBarPlacement
    self.appearances = appearances
    self.accessibilityLabel = accessibilityLabel
  }
}

/// A search field in the bar.
///
/// UIKit: `UISearchController`.
public struct SearchController: Hashable, Sendable {
  /// What is offered while the user searches.
  ///
  /// UIKit: `UISearchSuggestionItem`.
  package struct Suggestion: Hashable, Sendable {
    /// Its words.
    package var text: String
    /// Its picture; nil for a magnifying glass.
    package var iconImage: ImageSource?

    package init(text: String, iconImage: ImageSource? = nil) {
      self.text = text
      self.iconImage = iconImage
    }
  }

  /// What the empty field says; nil for the system's word.
  public var placeholder: String?
  /// What has been typed.
  public var text: String
  /// Whether the user is searching.
  public var isActive: Bool
  /// Titles of the scope bar; empty for none.
  public var scopeButtonTitles: [String]
  /// Which scope is chosen, counted from 0.
  public var selectedScope: Int
  /// Whether a cancel button appears while searching.
  public var automaticallyShowsCancelButton: Bool
  /// What is offered while the user searches, in place of the contents; empty for nothing.
  ///
  /// From iOS 16.
  package var searchSuggestions: [Suggestion] = []

  /// Makes a search field.
  public init(
    placeholder: String? = nil, text: String = "", isActive: Bool = false,
    scopeButtonTitles: [String] = [], selectedScope: Int = 0,
    automaticallyShowsCancelButton: Bool = true
  ) {
    self.placeholder = placeholder
    self.text = text
    self.isActive = isActive
    self.scopeButtonTitles = scopeButtonTitles
    self.selectedScope = selectedScope
    self.automaticallyShowsCancelButton = automaticallyShowsCancelButton
  }
}
