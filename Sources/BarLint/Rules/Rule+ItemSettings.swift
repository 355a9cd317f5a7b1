internal import BarLayout
internal import BarSceneFile

extension Rule {
  static let unaskedLargeTitle = setting(
    .unaskedLargeTitle, .largeTitleNeedsPreference,
    "Prefer large titles in the bar where an item asks for one.",
    reason: """
      Titles are large only in a bar whose `prefersLargeTitles` is true. Without it an item's \
      `largeTitleDisplayMode`, `largeTitle` and `largeSubtitle` are not looked at. SwiftUI's \
      containers prefer large titles by themselves, UIKit's do not.
      """,
    source: "UINavigationBar.prefersLargeTitles; UINavigationItem.LargeTitleDisplayMode",
    bad: """
      navigationBar:
        items:
          - title: Inbox
            largeTitleDisplayMode: always
      """,
    good: """
      navigationBar:
        prefersLargeTitles: true
        items:
          - title: Inbox
            largeTitleDisplayMode: always
      """,
    isFixable: false)

  static let backTitleOfNextScreen = setting(
    .backTitleOfNextScreen, .backTitleIsForNextScreen,
    "Name a back button on the screen that it leads to.",
    reason: """
      A back button is made of the item it leads back to: that item's `backBarButtonItem`, \
      `backButtonTitle` or `title`. What the item on top says about back buttons shows only once \
      another screen has been pushed over it.
      """,
    source: "UINavigationItem.backButtonTitle, backBarButtonItem",
    bad: """
      navigationBar:
        items:
          - title: Mailboxes
          - title: Inbox
            backButtonTitle: Boxes
      """,
    good: """
      navigationBar:
        items:
          - title: Mailboxes
            backButtonTitle: Boxes
          - title: Inbox
      """,
    isFixable: false)

  static let unshownButtons = setting(
    .unshownButtons, .buttonsNeverShow, "Put buttons where the bar shows them.",
    reason: """
      Item groups take the place of the older list on their side, so buttons of both are never on \
      the screen together. Groups on the middle need an iPad's bar whose item has the style browser \
      or editor; a navigator's middle is its title's.
      """,
    source: "UINavigationItem.leadingItemGroups, trailingItemGroups, centerItemGroups",
    bad: """
      navigationBar:
        items:
          - title: Inbox
            rightBarButtonItems: [{ systemItem: edit }]
            trailingItemGroups: [{ items: [{ systemItem: add }] }]
      """,
    good: """
      navigationBar:
        items:
          - title: Inbox
            trailingItemGroups:
              - items: [{ systemItem: edit }]
              - items: [{ systemItem: add }]
      """,
    isFixable: false)

  static let settingAlone = setting(
    .settingAlone, .settingNeedsAnother, "Leave out a setting of what is not there.",
    reason: """
      `hidesSearchBarWhenScrolling` and `preferredSearchBarPlacement` are about a \
      `searchController`, `hidesBackButton` and `leftItemsSupplementBackButton` about a back button, \
      `isFocused` about a look that the app gives to focused buttons, `isInSheet` of a tab bar about \
      a sheet. Without it they say nothing, and whoever changes them wonders why.
      """,
    source: "UINavigationItem; UIBarButtonItemAppearance.focused",
    bad: """
      navigationBar:
        items:
          - title: Inbox
            preferredSearchBarPlacement: stacked
      """,
    good: """
      navigationBar:
        items:
          - title: Inbox
            preferredSearchBarPlacement: stacked
            searchController: {}
      """)
}
