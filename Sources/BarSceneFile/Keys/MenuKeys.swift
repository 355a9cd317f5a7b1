internal import BarLayout

extension Keys {
  /// What a scene says about a button's menu.
  struct Menu: Sendable {
    /// Whether there is one.
    var isThere: Bool
    /// Its entries; empty where the scene does not say them.
    var items: [BarMenuItem] = []
  }

  /// Whether there is a menu: `true`, `false`, or its entries.
  static let menu: ValueKind<Menu> = {
    let items = Kind.list(menuItem)
    return ValueKind(shape: .either([.bool, items.shape])) { node, key, decoding in
      guard case .sequence = node.content else {
        return Kind.bool.decode(node, key, &decoding).map { Menu(isThere: $0) }
      }
      return items.decode(node, key, &decoding).map { Menu(isThere: !$0.isEmpty, items: $0) }
    }
  }()

  /// An entry: its words alone, or more.
  private static let menuItem = entry(
    "menuItem", children: entry("submenuItem", children: entry("lastMenuItem", children: nil)))

  private static let words = Kind.text.map { BarMenuItem(title: $0) }

  /// An entry with or without entries of its own.
  private static func entry(
    _ name: String, children: ValueKind<BarMenuItem>?
  ) -> ValueKind<BarMenuItem> {
    var fields: [Field<BarMenuItem>] = [
      Field("title", Kind.text, \.title, "Its words.", default: "\"\""),
      Field(optional: "subtitle", Kind.text, \.subtitle, "A smaller line below them."),
      Field(optional: "image", image, \.image, "Its picture."),
      Field(
        "state", Kind.choice(BarMenuItem.State.self), \.state, "Whether it is ticked.",
        default: "off"),
      Field(
        "attributes", Kind.list(Kind.choice(BarMenuItem.Attribute.self)), \.attributes,
        "Red for what takes something away, grey for what cannot be chosen."),
    ]
    if let children {
      fields += [
        Field(
          "children", Kind.list(children), \.children, "The entries of a menu of its own."),
        Field(
          "displayInline", Kind.bool, \.isDisplayedInline,
          "Whether those stand in the menu itself, as a section.", default: "false"
        ).needing("children"),
      ]
    }
    return Kind.object(
      ObjectSchema(
        name, "an entry of a menu", "An entry of a menu. UIKit: UIAction; with children, UIMenu.",
        start: BarMenuItem(), fields: fields), or: words)
  }
}
