internal import BarLayout

extension Keys {
  /// What one screen of a stack puts into the bar.
  static let navigationItem = ObjectSchema<NavigationItem>(
    "navigationItem", "a navigation item", "One screen's part of the bar. UIKit: UINavigationItem.",
    start: NavigationItem(),
    fields: allFields.map { $0.standing(among: itemSymbol) },
    finish: { item in
      item.title = item.title ?? item.viewControllerTitle
      item.subtitle = item.subtitleView?.words ?? item.subtitle
      item.largeSubtitle = item.largeSubtitleView?.words ?? item.largeSubtitle
    })

  /// All of them, in the order of the schema.
  private static let allFields: [Field<NavigationItem>] = {
    let words = titleFields + menuFields
    let rest = buttonFields + groupFields + searchFields + attributedFields + searchPlaceFields
    return words + rest + appearanceFields(\.appearances) + controllerFields
  }()

  /// What stands in for a title.
  private static let controllerFields: [Field<NavigationItem>] = [
    Field(
      optional: "viewControllerTitle", Kind.text, \.viewControllerTitle,
      "The title of the view controller, for an item without one of its own."),
    Field(
      optional: "accessibilityLabel", Kind.text, \.accessibilityLabel,
      "What VoiceOver says for the title; left out, the title."),
  ]

  private static let titleFields: [Field<NavigationItem>] = [
    Field(
      optional: "title", Kind.text, \.title,
      "The title; left out, there is none, and a back button that leads here says Back."),
    Field(
      optional: "subtitle", Kind.text, \.subtitle, "A second line under the inline title.",
      since: 26, reach: .off([.watch])),
    Field(
      optional: "prompt", Kind.text, \.prompt,
      "A line above the row; it makes the bar taller.", reach: .touch),
    Field(
      optional: "largeTitle", Kind.text, \.largeTitle,
      "The text of the large title; left out, the title.", since: 26, reach: .touch.and(.watch)),
    Field(
      optional: "largeSubtitle", Kind.text, \.largeSubtitle,
      "A second line under the large title; left out, the subtitle.", since: 26, reach: .touch),
    Field(
      optional: "titleView", Kind.object(customView), \.titleView,
      "A view in place of the inline title.", reach: .touch.and(.mac)),
    Field(
      "largeTitleDisplayMode", Kind.choice(NavigationItem.LargeTitleDisplayMode.self),
      \.largeTitleDisplayMode, "Whether the title is shown large.", default: "automatic",
      since: 11, reach: .touch.and(.watch, from: 8)
    ).words([
      "inline": .uiKit("UINavigationItem.LargeTitleDisplayMode.inline", 17, vision: 1)
    ]),
    Field(
      "style", Kind.choice(NavigationItem.Style.self), \.style,
      "How an iPad lays the item out.", default: "navigator", since: 16, reach: .on([.pad])),
    Field(
      "titleAlignment", Kind.choice(NavigationItem.TitleAlignment.self), \.titleAlignment,
      "Where the title stands, from 27.2.", default: "automatic", since: 27,
      reach: .touch.release(2)),
    Field(
      "navigationBarMinimization", Kind.choice(NavigationItem.Minimization.self),
      \.navigationBarMinimization, "Whether the bar goes away while its content scrolls.",
      default: "automatic", since: 27, reach: .touch),
  ]

  /// The menu behind a title, its document, and renaming.
  private static let menuFields: [Field<NavigationItem>] = [
    Field(
      "titleMenuProvider", Kind.list(Kind.text), "Entries of the menu behind the title.", since: 16,
      reach: .touch
    ) { item, entries, _, _ in
      if !entries.isEmpty { item.titleMenu = item.titleMenu ?? TitleMenu() }
      item.titleMenu?.entries = entries
    },
    Field(
      "documentProperties", Kind.object(navigationDocument),
      "The document that the title stands for; it heads the menu.", since: 16,
      reach: .touch.and(.mac)
    ) { item, document, _, _ in
      item.titleMenu = item.titleMenu ?? TitleMenu()
      item.titleMenu?.document = document
    },
    Field(
      "renameDelegate", renameDelegate,
      "Whether the user may rename the title, or what the delegate answers.", default: "false",
      since: 16, reach: .touch
    ) { item, answers, _, _ in
      if answers.canRename { item.titleMenu = item.titleMenu ?? TitleMenu() }
      item.titleMenu?.canRename = answers.canRename
      item.titleMenu?.shouldBeginRenaming = answers.shouldBeginRenaming
      item.titleMenu?.shouldEndRenaming = answers.shouldEndRenaming
    },
    Field(
      optional: "backAction", Kind.object(backAction), \.backAction,
      "What the back button does in the place of a pop; at the root it makes one.", since: 16,
      reach: .touch),
    Field(
      optional: "subtitleView", Kind.object(customView), \.subtitleView,
      "A view in place of the subtitle; its words are laid out.", since: 26,
      reach: .off([.watch])),
    Field(
      optional: "largeSubtitleView", Kind.object(customView), \.largeSubtitleView,
      "A view in place of the large subtitle; its words are laid out.", since: 26, reach: .touch),
  ]

  private static let buttonFields: [Field<NavigationItem>] = [
    Field(
      "leftBarButtonItems", Kind.list(Kind.object(barButtonItem)), \.leftBarButtonItems,
      "Items on the left (right to left: on the right), the outermost first."),
    Field(
      "rightBarButtonItems", Kind.list(Kind.object(barButtonItem)), \.rightBarButtonItems,
      "Items on the right (right to left: on the left), the outermost first."),
    Field(
      "toolbarItems", Kind.list(Kind.object(toolbarButtonItem)), \.toolbarItems,
      "Buttons of the toolbar at the foot of the screen, as they are read.", reach: .touch),
    Field(
      "additionalOverflowItems", Kind.list(Kind.text), \.additionalOverflowItems,
      "Titles in the menu of More at all times. SwiftUI: ToolbarOverflowMenu, from iOS 27.",
      since: 16, reach: .touch),
    Field(
      "verticalBarCompressionBehavior",
      Kind.choice(NavigationItem.VerticalBarCompressionBehavior.self),
      \.verticalBarCompressionBehavior,
      "What gives way first in a vertical bar without room, from 27.1.", default: "automatic",
      since: 27, reach: KeyAvailability.on([.phone]).release(1)),
    Field(
      "preferredVerticalBarBehavior", Kind.choice(NavigationItem.VerticalBarBehavior.self),
      \.preferredVerticalBarBehavior, "Whether bars may stand upright, from 27.1.",
      default: "automatic", since: 27, reach: KeyAvailability.on([.phone]).release(1)),
    Field(
      "hidesBottomBarWhenPushed", Kind.bool, \.hidesBottomBarWhenPushed,
      "Whether the app's tab bar goes away for this screen; the root's says nothing.",
      default: "false", reach: .tabBars),
    Field(
      "leftItemsSupplementBackButton", Kind.bool, \.leftItemsSupplementBackButton,
      "Whether left items stand beside the back button rather than in its place.",
      default: "false", reach: .off([.tv])),
    Field(
      "hidesBackButton", Kind.bool, \.hidesBackButton, "Whether the back button is left out.",
      default: "false", reach: .off([.tv])),
    Field(
      optional: "backButtonTitle", Kind.text, \.backButtonTitle,
      "What a back button that leads here says; left out, the title.", since: 11, reach: .touch),
    Field(
      "backButtonDisplayMode", Kind.choice(NavigationItem.BackButtonDisplayMode.self),
      \.backButtonDisplayMode, "What a back button that leads here shows.",
      default: "default", since: 14, reach: .touch.until(18)),
    Field(
      optional: "backBarButtonItem", Kind.object(barButtonItem), \.backBarButtonItem,
      "The item that a back button that leads here is made of.", reach: .touch),
  ]

  private static let groupFields: [Field<NavigationItem>] = [
    Field(
      "leadingItemGroups", Kind.list(Kind.object(barButtonItemGroup)), \.leadingItemGroups,
      "Groups at the leading edge, as they are read, in place of the left items.", since: 16,
      reach: .touch.instead("use leftBarButtonItems")),
    Field(
      "centerItemGroups", Kind.list(Kind.object(barButtonItemGroup)), \.centerItemGroups,
      "Groups on the middle of an iPad's browser or editor bar, elsewhere in the menu of More.",
      since: 16, reach: .off([.watch])),
    Field(
      "trailingItemGroups", Kind.list(Kind.object(barButtonItemGroup)), \.trailingItemGroups,
      "Groups at the trailing edge, as they are read, in place of the right items.", since: 16,
      reach: .touch.instead("use rightBarButtonItems")),
    Field(
      optional: "pinnedTrailingGroup", Kind.object(barButtonItemGroup), \.pinnedTrailingGroup,
      "The group that stays outermost at the trailing edge.", since: 16,
      reach: .touch.instead("use rightBarButtonItems")),
  ]

  private static let searchFields: [Field<NavigationItem>] = [
    Field(
      "searchController", Kind.object(searchController),
      "A search field, {} for one with every default; left out, none.", since: 11,
      reach: .touch.and(.mac)
    ) { item, controller, node, decoding in
      item.searchController = controller
      let count = controller.scopeButtonTitles.count
      if controller.selectedScope >= max(count, 1) {
        decoding.error(
          "selectedScope is not a scope "
            + hint(
              found: "\(controller.selectedScope)",
              accepted: count < 2 ? "0" : "0 to \(count - 1)"),
          at: node.value(of: "selectedScope")?.position ?? node.position)
      }
    },
    Field(
      "hidesSearchBarWhenScrolling", Kind.bool, \.hidesSearchBarWhenScrolling,
      "Whether the search field goes away before the large title does.", default: "true",
      since: 11, reach: .touch),
    Field(
      "preferredSearchBarPlacement", Kind.choice(NavigationItem.SearchBarPlacement.self),
      \.preferredSearchBarPlacement, "Where the search field goes.", default: "automatic",
      since: 16, reach: .touch.and(.phone, from: 26)
    ).words([
      "inline": .uiKit("UINavigationItem.SearchBarPlacement.inline", 16, vision: 1).deprecated(
        iOS: 26, vision: 26, instead: "use integrated"),
      "integrated": .uiKit("UINavigationItem.SearchBarPlacement.integrated", 26, vision: 26),
      "integratedCentered": .uiKit(
        "UINavigationItem.SearchBarPlacement.integratedCentered", 26, vision: nil),
      "integratedButton": .uiKit(
        "UINavigationItem.SearchBarPlacement.integratedButton", 26, vision: nil),
    ]),
  ]

  /// What a delegate answers while a title is renamed, or whether there is one.
  private static let renameDelegate: ValueKind<TitleMenu> = {
    let answers = ObjectSchema<TitleMenu>(
      "renameDelegate", "a rename delegate",
      "What it answers while a title is renamed. UIKit: UINavigationItemRenameDelegate.",
      start: TitleMenu(canRename: true),
      fields: [
        Field(
          "shouldBeginRenaming", Kind.bool, \.shouldBeginRenaming,
          "Whether the user may begin to.", default: "true", reach: .touch),
        Field(
          "shouldEndRenaming", Kind.bool, \.shouldEndRenaming,
          "Whether the new title is taken; if not, the field stays.", default: "true",
          reach: .touch),
      ])
    return Kind.object(answers, or: Kind.bool.map { TitleMenu(canRename: $0) })
  }()

  /// The app's own action behind the back button.
  private static let backAction = ObjectSchema<BarButtonItem>(
    "backAction", "a back action",
    "What the back button does in the place of a pop. UIKit: UINavigationItem.backAction.",
    start: BarButtonItem(.title("")), exactlyOne: ["title", "image"],
    fields: [
      Field("title", Kind.text, "A word, for a back button at the root.", reach: .touch) {
        item, text, _, _ in item.content = .title(text)
      },
      Field("image", image, "A picture, for a back button at the root.", reach: .touch) {
        item, image, _, _ in item.content = .image(image)
      },
    ])

  /// A search field.
  static let searchController = ObjectSchema<SearchController>(
    "searchController", "a search controller", "A search field. UIKit: UISearchController.",
    start: SearchController(),
    fields: [
      Field(
        optional: "placeholder", Kind.text, \.placeholder,
        "What the empty field says; left out, the system's word."),
      Field("text", Kind.text, \.text, "What has been typed.", default: "\"\""),
      Field(
        "isActive", Kind.bool, \.isActive, "Whether the user is searching.", default: "false",
        reach: .touch),
      Field(
        "scopeButtonTitles", Kind.list(Kind.text), \.scopeButtonTitles,
        "Titles of the scope bar; left out, there is none.", reach: .touch),
      Field(
        "selectedScope", Kind.integer(0...SceneLimits.items), \.selectedScope,
        "Which scope is chosen, counted from 0.", default: "0", reach: .touch
      ).needing("scopeButtonTitles"),
      Field(
        "automaticallyShowsCancelButton", Kind.bool, \.automaticallyShowsCancelButton,
        "Whether a cancel button appears while searching.", default: "true", reach: .touch),
      Field(
        "searchSuggestions", Kind.list(suggestion), \.searchSuggestions,
        "What is offered while the user searches, in place of the contents.", since: 16,
        reach: .touch
      ).needing("isActive"),
    ])

  /// Words, or words with a picture.
  private static let suggestion = Kind.object(
    ObjectSchema<SearchController.Suggestion>(
      "searchSuggestion", "a suggestion",
      "What is offered while the user searches. UIKit: UISearchSuggestionItem.",
      start: SearchController.Suggestion(text: ""),
      fields: [
        Field(
          "localizedSuggestion", Kind.text, \.text, "Its words.", isRequired: true),
        Field(
          optional: "iconImage", image, \.iconImage,
          "Its picture; left out, a magnifying glass.", reach: .touch),
      ]), or: Kind.text.map { SearchController.Suggestion(text: $0) })
}

extension CustomView {
  /// The words in it; nil for a view without any.
  fileprivate var words: String? {
    switch self {
    case .label(let text), .button(let text), .labeledButton(_, let text), .avatar(let text): text
    case .segmentedControl(let segments, _): segments.joined(separator: " ")
    case .lines(let lines, _): lines.joined(separator: " ")
    case .searchBar(let bar): bar.text.isEmpty ? bar.placeholder : bar.text
    case .image, .activityIndicator, .placeholder: nil
    }
  }
}
