internal import BarLayout

extension Keys {
  /// A screen, which may hold others.
  static let screen = ValueKind<NavigationScreen>(
    shape: .reference("screen", title: "a screen") { screenSchema.shape }
  ) { node, key, decoding in screenSchema.decode(node, key, &decoding) }

  private static let screenSchema = ObjectSchema<NavigationScreen>(
    "screen", "a screen", "One screen of a navigation. SwiftUI: any View with its modifiers.",
    start: NavigationScreen(), fields: screenFields)

  /// The modifiers of a screen.
  static let screenFields: [Field<NavigationScreen>] =
    titleModifiers + toolbarModifiers + barModifiers + [
      Field(
        optional: "selection", value, \.selection,
        "What the screen's list has selected; null for nothing."),
      Field(
        "navigationDestinations", Kind.list(Kind.object(destination)), \.destinations,
        "Screens that values and conditions lead to."),
      Field(
        "content", contentKind,
        "What the screen holds, as far as it leads elsewhere."
      ) { screen, content, _, _ in
        screen.container = content.container
        screen.containedDestinations = content.containedDestinations
        screen.links = content.links
      },
      Field(
        optional: "scrollContent", Keys.content, \.scrollContent,
        "What scrolls under the bar of this screen; left out, the scene's content in a detail.",
        reach: .touch),
    ]

  private static let titleModifiers: [Field<NavigationScreen>] = [
    Field(
      optional: "navigationTitle", title, \.navigationTitle,
      "The title: a text, {key: …} of the strings, or {binding: …} that can be renamed."
    ).standing(for: .swiftUI("navigationTitle(_:)", 14)),
    Field(
      optional: "navigationSubtitle", title, \.navigationSubtitle, "A line below the title.",
      reach: .off([.watch]).since(26)
    ).standing(
      for: SymbolAvailability("navigationSubtitle(_:)", iOS: 26, mac: 11)),
    Field(
      "navigationBarTitleDisplayMode", Kind.choice(NavigationScreen.TitleDisplayMode.self),
      \.titleDisplayMode, "How large the title is shown.", default: "automatic",
      reach: .touch.and(.watch, from: 8)
    ).standing(
      for: SymbolAvailability("navigationBarTitleDisplayMode(_:)", iOS: 14, watch: 8, vision: 1)),
    Field(
      "navigationBarBackButtonHidden", Kind.bool, \.navigationBarBackButtonHidden,
      "Whether the back button is left out.", default: "false", reach: .off([.tv])
    ).standing(
      for: SymbolAvailability(
        "navigationBarBackButtonHidden(_:)", iOS: 13, mac: 13, tv: 13, watch: 6, vision: 1)),
    Field(
      optional: "navigationDocument", Kind.object(navigationDocument), \.navigationDocument,
      "The document that the title stands for.", reach: .touch.and(.mac).since(16)
    ).standing(for: .swiftUI("navigationDocument(_:)", 16)),
    Field(
      "toolbarTitleMenu", Kind.list(Kind.text), \.toolbarTitleMenu,
      "Entries of the menu behind the title.", reach: .touch.since(16)
    ).standing(for: .swiftUI("toolbarTitleMenu(content:)", 16)),
    Field(
      "renameAction", Kind.bool, \.hasRenameAction,
      "Whether the app renames the screen by itself: the menu has the entry.", default: "false",
      reach: .touch.since(16)
    ).standing(for: .swiftUI("renameAction(_:)", 16)),
    Field(
      "isRenaming", Kind.bool, \.isRenaming,
      "Whether a bound title is a text field now.", default: "false",
      reach: .touch.and(.mac).since(16)
    ).standing(for: .swiftUI("navigationTitle(_:) with a binding", 16)),
  ]

  private static let toolbarModifiers: [Field<NavigationScreen>] = [
    Field(
      "toolbarTitleDisplayMode", Kind.choice(NavigationScreen.TitleDisplayMode.self),
      \.titleDisplayMode, "How large the title is shown, as from iOS 17.", default: "automatic",
      reach: .touch.and(.watch, from: 8)
    ).standing(for: .swiftUI("toolbarTitleDisplayMode(_:)", 17)).words([
      "large": SymbolAvailability(
        "ToolbarTitleDisplayMode.large", iOS: 17, watch: 10, vision: 1),
      "inlineLarge": SymbolAvailability(
        "ToolbarTitleDisplayMode.inlineLarge", iOS: 17, mac: 14, vision: 1),
    ]),
    Field(
      "searchToolbarBehavior", searchBehavior,
      "Whether the search field is a button until it is touched.",
      default: "automatic", reach: .touch.since(26)
    ) { screen, isMinimized, _, _ in
      screen.navigationItem.preferredSearchBarPlacement =
        isMinimized ? .integratedButton : .automatic
    }.standing(for: .swiftUI("searchToolbarBehavior(_:)", 26)),
    Field(
      "toolbarRole", Kind.choice(NavigationScreen.ToolbarRole.self), \.toolbarRole,
      "What the toolbar is for.", default: "automatic", reach: KeyAvailability.on([.pad]).since(16)
    ).standing(for: .swiftUI("toolbarRole(_:)", 16)).words([
      "browser": SymbolAvailability("ToolbarRole.browser", iOS: 16, vision: 1),
      "editor": SymbolAvailability("ToolbarRole.editor", iOS: 16, mac: 13, vision: 1),
      "navigationStack": SymbolAvailability(
        "ToolbarRole.navigationStack", iOS: 16, tv: 16, watch: 9, vision: 1),
    ]),
    Field(
      "toolbar", toolbar, "Buttons with their places; or hidden, or visible."
    ) { screen, toolbar, _, _ in
      switch toolbar {
      case .items(let items): screen.toolbar = items
      case .visibility(let isHidden): screen.isToolbarHidden = isHidden
      }
    }.standing(for: .swiftUI("toolbar(content:)", 14)).words([
      "hidden": .swiftUI("toolbar(_:for:)", 16), "visible": .swiftUI("toolbar(_:for:)", 16),
    ]),
    Field(
      "toolbarVisibility", toolbarVisibility, "Whether the bar shows, as from iOS 18."
    ) { screen, isHidden, _, _ in screen.isToolbarHidden = isHidden }.standing(
      for: .swiftUI("toolbarVisibility(_:for:)", 18)),
    Field(
      "navigationBarHidden", Kind.bool, "Whether the bar is hidden, as before iOS 16.",
      default: "false"
    ) { screen, isHidden, _, _ in screen.isToolbarHidden = isHidden }.standing(
      for: SymbolAvailability("navigationBarHidden(_:)", iOS: 13, tv: 13, watch: 6, vision: 1)
        .deprecatedWithNavigationViews(instead: "use toolbar: hidden, or toolbarVisibility")),
    Field(
      optional: "toolbarID", Kind.text, \.toolbarID,
      "Name of a toolbar whose buttons the user may choose; left out, it is as it is.",
      reach: KeyAvailability.on([.pad]).since(16)
    ).needing("toolbarRole", "navigationItem"),
    Field(
      "toolbarRemoving", Kind.list(Kind.choice(NavigationScreen.DefaultItem.self)),
      \.removedItems, "Items of the system's that are taken away.", reach: .touch.and(.mac)
    ).standing(for: .swiftUI("toolbar(removing:)", 17)),
    Field(
      optional: "searchable", Kind.object(searchController), \.searchable,
      "A search field, {} for one with every default.", reach: .touch.and(.mac)
    ).standing(for: .swiftUI("searchable(text:placement:prompt:)", 15)),
    Field(
      "navigationItem", Kind.object(navigationItem), \.navigationItem,
      "UIKit's item, for what has no modifier; modifiers win."),
  ]

  /// Whether a search field waits as a button: `automatic` or `minimize`.
  private static let searchBehavior = Kind.word(among: ["automatic", "minimize"]) {
    word -> Bool? in ["automatic", "minimize"].contains(word) ? word == "minimize" : nil
  }

  /// A title: its words, a key, or a binding.
  private static let title: ValueKind<NavigationText> = {
    let words = Kind.text.map(NavigationText.verbatim)
    let kind = Kind.object(titleSource, or: words)
    return ValueKind(shape: kind.shape, isText: true, decode: kind.decode)
  }()

  private static let titleSource = ObjectSchema<NavigationText>(
    "titleSource", "a title", "Where a title comes from.", start: .verbatim(""),
    exactlyOne: ["key", "binding"],
    fields: [
      Field("key", Kind.text, "A key of the scene's strings.") { title, key, _, _ in
        title = .localized(key: key)
      },
      Field("binding", Kind.text, "What a binding holds; the title can be renamed.") {
        title, text, _, _ in title = .binding(text)
      },
    ])

  static let navigationDocument = ObjectSchema<NavigationDocument>(
    "navigationDocument", "a document", "What a title stands for. SwiftUI: navigationDocument(_:).",
    start: NavigationDocument(),
    fields: [
      Field(
        optional: "title", Kind.text, \.title, "What its preview reads; left out, the title.",
        reach: .touch),
      Field(
        optional: "url", Kind.text, \.url,
        "Where it is; its last part is its name where title is left out.", reach: .touch),
      Field(
        optional: "image", image, \.image,
        "The preview's picture. SwiftUI: SharePreview's image.", reach: .touch),
      Field(
        optional: "icon", image, \.icon,
        "The picture of its kind. SwiftUI: SharePreview's icon.", reach: .touch),
      Field(
        "wantsIconRepresentation", Kind.bool, \.wantsIconRepresentation,
        "Whether a small picture of it leads the title.", default: "false", reach: .touch),
      Field(
        "preview", Kind.bool, \.hasPreview, "Whether it has a picture that can be dragged.",
        default: "true", reach: .touch),
      Field(
        "canBeShared", Kind.bool, \.canBeShared, "Whether the menu offers to share it.",
        default: "true", reach: .touch),
    ])

  /// What a toolbar says.
  enum Toolbar: Sendable {
    case items([BarToolbarItem])
    case visibility(isHidden: Bool)
  }

  private static let toolbar: ValueKind<Toolbar> = {
    let items = Kind.list(Kind.object(toolbarItem)).map(Toolbar.items)
    let words = Kind.word(among: ["hidden", "visible"]) { word -> Toolbar? in
      switch word {
      case "hidden": .visibility(isHidden: true)
      case "visible": .visibility(isHidden: false)
      default: nil
      }
    }
    return ValueKind(shape: .either([items.shape, words.shape])) { node, key, decoding in
      if case .sequence = node.content { return items.decode(node, key, &decoding) }
      return words.decode(node, key, &decoding)
    }
  }()

  /// Whether bars show: a word, or a word for the navigation bar alone; nil for the system's way.
  private static let toolbarVisibility: ValueKind<Bool?> = {
    let words = Kind.word(among: ["automatic", "hidden", "visible"]) { word -> Bool?? in
      switch word {
      case "automatic": .some(nil)
      case "hidden": true
      case "visible": false
      default: nil
      }
    }
    let bars = ObjectSchema<Bool?>(
      "toolbarVisibility", "the visibility of bars", "Which bars show. SwiftUI: toolbarVisibility.",
      start: nil,
      fields: [
        Field("navigationBar", words, "Whether the navigation bar shows.", isRequired: true) {
          visibility, isHidden, _, _ in visibility = isHidden
        }
      ])
    return Kind.object(bars, or: words)
  }()

  /// A space between toolbar items.
  ///
  /// SwiftUI: `SpacerSizing`.
  private static let spacer = Kind.word(among: ["fixed", "flexible"]) { word -> BarButtonItem? in
    switch word {
    case "fixed": BarButtonItem(.fixedSpace(0))
    case "flexible": BarButtonItem(.flexibleSpace)
    default: nil
    }
  }

  /// Whether an item's glass shows: `automatic`, `visible` or `hidden`.
  private static let glassVisibility = Kind.word(among: ["automatic", "visible", "hidden"]) {
    word -> Bool? in ["automatic", "visible", "hidden"].contains(word) ? word == "hidden" : nil
  }

  /// A placement that another took the name of, with iOS 17's SDK.
  private static func oldPlacement(_ name: String, instead: String) -> SymbolAvailability {
    SymbolAvailability("ToolbarItemPlacement.\(name)", iOS: 14, tv: 14, vision: 1).deprecated(
      iOS: 17, mac: 14, tv: 17, watch: 10, vision: 1, instead: "use \(instead)")
  }

  private static let toolbarItem = ObjectSchema<BarToolbarItem>(
    "toolbarItem", "a toolbar item", "A button with its place. SwiftUI: ToolbarItem.",
    start: BarToolbarItem(.automatic, BarButtonItem(.flexibleSpace)),
    exactlyOne: ["item", "spacer", "defaultItem"],
    fields: [
      Field(
        "placement", Kind.choice(BarToolbarItem.Placement.self), \.placement,
        "Where it would like to be.", default: "automatic"
      ).words([
        "navigationBarLeading": oldPlacement("navigationBarLeading", instead: "topBarLeading"),
        "navigationBarTrailing": oldPlacement("navigationBarTrailing", instead: "topBarTrailing"),
      ]),
      Field("item", Kind.object(toolbarButtonItem), "The button or view.") { toolbar, item, _, _ in
        toolbar.item = item.keepingModifiers(of: toolbar.item)
      },
      Field("spacer", spacer, "A space that parts the glass of its neighbours.") {
        toolbar, item, _, _ in toolbar.item = item
      }.standing(for: SymbolAvailability("ToolbarSpacer", iOS: 26, mac: 26)),
      Field(
        optional: "defaultItem", Kind.choice(NavigationScreen.DefaultItem.self), \.defaultItem,
        "An item of the system's, with its place. SwiftUI: DefaultToolbarItem."
      ).standing(for: .swiftUI("DefaultToolbarItem", 26)),
      Field(
        "sharedBackgroundVisibility", glassVisibility, "Whether the item's glass shows.",
        default: "automatic", reach: .touch.since(26)
      ) { toolbar, isHidden, _, _ in toolbar.item.hidesSharedBackground = isHidden }
      .standing(for: SymbolAvailability("sharedBackgroundVisibility(_:)", iOS: 26, mac: 26)),
      Field(
        "matchedTransitionSource", Kind.text, "The id of a transition that begins at the item."
      ) { _, _, _, _ in }.standing(
        for: SymbolAvailability("ToolbarContent.matchedTransitionSource(id:in:)", iOS: 26)),
    ] + toolbarContentModifiers)
}
