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
    titleModifiers + toolbarModifiers + [
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
    ]

  private static let titleModifiers: [Field<NavigationScreen>] = [
    Field(
      optional: "navigationTitle", title, \.navigationTitle,
      "The title: a text, {key: …} of the strings, or {binding: …} that can be renamed."),
    Field(
      optional: "navigationSubtitle", title, \.navigationSubtitle, "A line below the title.",
      reach: .off([.watch]).since(26)),
    Field(
      "navigationBarTitleDisplayMode", Kind.choice(NavigationScreen.TitleDisplayMode.self),
      \.titleDisplayMode, "How large the title is shown.", standard: "automatic",
      reach: .touch.and(.watch, from: 8)),
    Field(
      "navigationBarBackButtonHidden", Kind.bool, \.navigationBarBackButtonHidden,
      "Whether the back button is left out.", standard: "false", reach: .off([.tv])),
    Field(
      optional: "navigationDocument", Kind.object(navigationDocument), \.navigationDocument,
      "The document that the title stands for.", reach: .touch.and(.mac).since(16)),
    Field(
      "toolbarTitleMenu", Kind.list(Kind.text), \.toolbarTitleMenu,
      "Entries of the menu behind the title.", reach: .touch.since(16)),
    Field(
      "isRenaming", Kind.bool, \.isRenaming,
      "Whether a bound title is a text field now.", standard: "false", reach: .touch.since(16)),
  ]

  private static let toolbarModifiers: [Field<NavigationScreen>] = [
    Field(
      "toolbarRole", Kind.choice(NavigationScreen.ToolbarRole.self), \.toolbarRole,
      "What the toolbar is for.", standard: "automatic", reach: KeyAvailability.on([.pad]).since(16)
    ),
    Field(
      "toolbar", toolbar, "Buttons with their places; or hidden, or visible."
    ) { screen, toolbar, _, _ in
      switch toolbar {
      case .items(let items): screen.toolbar = items
      case .visibility(let isHidden): screen.isToolbarHidden = isHidden
      }
    },
    Field(
      optional: "toolbarID", Kind.text, \.toolbarID,
      "Name of a toolbar whose buttons the user may choose; left out, it is as it is.",
      reach: KeyAvailability.on([.pad]).since(16)
    ).needing("toolbarRole", "navigationItem"),
    Field(
      "toolbarRemoving", Kind.list(Kind.choice(NavigationScreen.DefaultItem.self)),
      \.removedItems, "Items of the system's that are taken away.", reach: .touch.and(.mac)),
    Field(
      optional: "searchable", Kind.object(searchController), \.searchable,
      "A search field, {} for one with every default.", reach: .touch.and(.mac)),
    Field(
      "navigationItem", Kind.object(navigationItem), \.navigationItem,
      "UIKit's item, for what has no modifier; modifiers win."),
  ]

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

  private static let navigationDocument = ObjectSchema<NavigationDocument>(
    "navigationDocument", "a document", "What a title stands for. SwiftUI: navigationDocument(_:).",
    start: NavigationDocument(),
    fields: [
      Field(
        optional: "title", Kind.text, \.title, "What its preview reads; left out, the title.",
        reach: .touch),
      Field(
        "preview", Kind.bool, \.hasPreview, "Whether it has a picture that can be dragged.",
        standard: "true", reach: .touch),
      Field(
        "canBeShared", Kind.bool, \.canBeShared, "Whether the menu offers to share it.",
        standard: "true", reach: .touch),
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

  private static let toolbarItem = ObjectSchema<BarToolbarItem>(
    "toolbarItem", "a toolbar item", "A button with its place. SwiftUI: ToolbarItem.",
    start: BarToolbarItem(.automatic, BarButtonItem(.flexibleSpace)),
    fields: [
      Field(
        "placement", Kind.choice(BarToolbarItem.Placement.self), \.placement,
        "Where it would like to be.", standard: "automatic"),
      Field(
        "item", Kind.object(barButtonItem), \.item, "The button or view.", isRequired: true),
    ])
}
