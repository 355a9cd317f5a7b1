internal import BarLayout

extension Keys {
  /// A button in the bar, or a space between buttons.
  static let barButtonItem = buttonSchema(
    "barButtonItem", "a bar button item", "A button or a space. UIKit: UIBarButtonItem.",
    flexibleSpace: .off([.watch]).since(26))

  /// The same at the foot of the screen, where flexible spaces always were.
  static let toolbarButtonItem = buttonSchema(
    "toolbarButtonItem", "a toolbar's item",
    "A button or a space at the foot of the screen. UIKit: UIBarButtonItem.",
    flexibleSpace: .off([.watch]))

  private static func buttonSchema(
    _ name: String, _ title: String, _ summary: String, flexibleSpace: KeyAvailability
  ) -> ObjectSchema<BarButtonItem> {
    ObjectSchema(
      name, title, summary, start: BarButtonItem(.flexibleSpace),
      exactlyOne: ["title", "systemItem", "image", "fixedSpace", "flexibleSpace", "customView"],
      fields: (contentFields(flexibleSpace: flexibleSpace)
        + (settingFields + barButtonItemLooks).map(\.ofButton)).map {
          $0.standing(among: buttonSymbol)
        },
      finish: { item in
        // UIKit makes spaces as system items too; `width` is then the fixed one's.
        switch item.content {
        case .systemItem(.flexibleSpace): item.content = .flexibleSpace
        case .systemItem(.fixedSpace): item.content = .fixedSpace(item.width ?? 0)
        default: if let width = item.width, width <= 0 { item.width = nil }
        }
      })
  }

  /// What an item is, one of them, and whether it is there.
  private static func contentFields(
    flexibleSpace: KeyAvailability
  ) -> [Field<BarButtonItem>] {
    [
      Field("title", Kind.text, "A word.") { item, text, _, _ in item.content = .title(text) },
      Field("systemItem", Kind.choice(BarButtonItem.SystemItem.self), "A button of the system's.") {
        item, system, _, _ in item.content = .systemItem(system)
      }.words([
        "close": .uiKit("UIBarButtonItem.SystemItem.close", 13, vision: 1),
        "writingTools": .uiKit(
          "UIBarButtonItem.SystemItem.writingTools", .init(18, 2), vision: 26),
      ]),
      Field("image", image, "A picture.") { item, image, _, _ in item.content = .image(image) },
      Field(
        "fixedSpace", Kind.number(SceneLimits.offset),
        "An empty stretch of so many points; a negative one pulls neighbours together up to iOS 10.",
        reach: .off([.watch])
      ) { item, width, _, _ in item.content = .fixedSpace(width) },
      Field(
        "flexibleSpace", Kind.yes, "An empty stretch that takes what is left.",
        reach: flexibleSpace
      ) { item, _, _, _ in item.content = .flexibleSpace },
      Field("customView", Kind.object(customView), "A view of the app's own.") {
        item, view, _, _ in item.content = .customView(view)
      },
      Field(
        "isHidden", Kind.bool, \.isHidden, "Whether it is left out of the bar.",
        default: "false", since: 16),
    ]
  }

  /// What is set on a button; a space shows nothing of it.
  private static let settingFields: [Field<BarButtonItem>] =
    [
      Field(
        "style", Kind.choice(BarButtonItem.Style.self), \.style, "How strongly it is set.",
        default: "plain", reach: .everywhere.and(.watch, from: 10)
      ).words([
        "prominent": .uiKit(
          "UIBarButtonItem.Style.prominent", 26, tv: 26, vision: 26)
      ]),
      Field(
        optional: "tintColor", Kind.color, \.tintColor, "Its colour; left out, the bar's tint."),
      Field(
        "isEnabled", Kind.bool, \.isEnabled, "Whether it answers touches.", default: "true"),
      Field(
        "isHighlighted", Kind.bool, \.isHighlighted, "Whether a finger lies on it.",
        default: "false", reach: .touch),
      Field(
        "isFocused", Kind.bool, \.isFocused, "Whether the keyboard's focus is on it.",
        default: "false", reach: .touch),
      Field(
        optional: "width", Kind.number(SceneLimits.offset), \.width,
        "Its width in points; left out, 0 or negative, what its content needs.",
        reach: .off([.watch])),
      Field(
        "menu", menu, "Whether touching it opens a menu, or the menu's entries.",
        default: "false", since: 14, reach: .off([.watch])
      ) { item, menu, _, _ in
        item.hasMenu = menu.isThere
        item.menu = menu.items
      },
      Field(
        "visibilityPriority", Kind.choice(BarButtonItem.VisibilityPriority.self),
        \.visibilityPriority, "How long it stays in a bar that has no room for all.",
        default: "standard", since: 27, reach: .touch),
      Field(
        "axisBehavior", Kind.choice(BarButtonItem.AxisBehavior.self), \.axisBehavior,
        "Where it stands beside a vertical bar, from 27.1.", default: "automatic", since: 27,
        reach: KeyAvailability.on([.phone]).release(1)),
      Field(
        "isPaddingRemoved", Kind.bool, \.isPaddingRemoved,
        "Whether it is as wide as what it shows.", default: "false", since: 27, reach: .touch),
      Field(
        "sharesBackground", Kind.bool, \.sharesBackground,
        "Whether neighbours may stand on the same glass.", default: "true", since: 26,
        reach: .touch),
      Field(
        "hidesSharedBackground", Kind.bool, \.hidesSharedBackground,
        "Whether it stands on no glass.", default: "false", since: 26, reach: .touch),
      Field(
        optional: "badge", Kind.text, \.badge,
        "What its badge says; an empty text is a dot.", since: 26, reach: .touch),
      Field(
        "identifier", Kind.text, "What tells it from others while bars change.", since: 26,
        reach: .nowhere.instead("a push takes buttons by their places")
      ) { _, _, _, _ in },
      Field(
        optional: "accessibilityLabel", Kind.text, \.accessibilityLabel,
        "What VoiceOver says; left out, the title or the system item's name."),
    ]
}

extension Field<BarButtonItem> {
  /// The same row, which spaces have in vain.
  fileprivate var ofButton: Field { losing(to: "fixedSpace", "flexibleSpace") }
}
