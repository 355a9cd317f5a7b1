internal import BarText
internal import BarLayout

extension Keys {
  /// A screen that a value or a condition leads to.
  static let destination = ObjectSchema<NavigationDestination>(
    "navigationDestination", "a navigation destination",
    "A screen that a value or a condition leads to. SwiftUI: navigationDestination.",
    start: emptyDestination, exactlyOne: ["for", "isPresented", "item"],
    fields: [
      Field("for", typeOrValue, \.trigger, "A type whose values lead here, or one value.")
        .standing(for: .swiftUI("navigationDestination(for:destination:)", 16)),
      Field("isPresented", Kind.bool, "Whether it is shown.") { destination, isShown, _, _ in
        destination.trigger = .isPresented(isShown)
      }.standing(for: .swiftUI("navigationDestination(isPresented:destination:)", 16)),
      Field(
        "item", value.map { .item($0) }.orNull(.item(nil), meaning: "It is not shown."), \.trigger,
        "The value it is shown for; null for none."
      ).standing(for: .swiftUI("navigationDestination(item:destination:)", 17)),
      Field("screen", screen, \.screen, "The screen.", isRequired: true),
    ])

  /// A screen that a selection leads to.
  static let selectionDestination = ObjectSchema<NavigationDestination>(
    "selectionDestination", "a destination of a selection",
    "A screen that a selection in the column before leads to.", start: emptyDestination,
    fields: [
      Field(
        "for", typeOrValue, \.trigger, "A type whose values lead here, or one value.",
        isRequired: true),
      Field("screen", screen, \.screen, "The screen.", isRequired: true),
    ])

  private static let emptyDestination = NavigationDestination(
    .isPresented(false), screen: NavigationScreen())

  /// A value: a text, a number, or either with the name of its type.
  static let value: ValueKind<NavigationValue> = {
    let shape = Shape.either([.text, .dictionary(.text, count: 1...1)])
    return ValueKind(shape: shape) { node, key, decoding in
      switch node.content {
      case .mapping(let entries) where entries.count == 1:
        guard case .scalar(let text, _) = entries[0].value.content else { break }
        return NavigationValue(type: entries[0].key, text: text)
      case .scalar(let text, let style):
        return NavigationValue(type: typeName(of: text, style), text: text)
      case .mapping, .sequence: break
      }
      decoding.error(
        "\(key) must be a value "
          + hint(found: node.found, accepted: "{Recipe: Apple Pie}, a text or a number"),
        at: node.position)
      return nil
    }
  }()

  /// The type of a value that does not say it, as Swift would infer it.
  static func typeName(of text: String, _ style: SourceNode.Style) -> String {
    guard style == .plain || style == .literal else { return "String" }
    if text == "true" || text == "false" { return "Bool" }
    if Int(text) != nil { return "Int" }
    return JSONNumber.isNumber(text) ? "Double" : "String"
  }

  /// A type by its name, or one value with its type.
  private static let typeOrValue: ValueKind<NavigationDestination.Trigger> = {
    let shape = Shape.either([.text, .dictionary(.text, count: 1...1)])
    return ValueKind(shape: shape) { node, key, decoding in
      if case .mapping = node.content {
        return value.decode(node, key, &decoding).map { .value($0) }
      }
      return Kind.text.decode(node, key, &decoding).map { .type($0) }
    }
  }()

  /// What a screen holds, as far as it leads elsewhere.
  static let contentKind = ValueKind<NavigationScreen>(shape: .object(screenContent.shape)) {
    node, key, decoding in screenContent.decode(node, key, &decoding)
  }

  private static let screenContent = ObjectSchema<NavigationScreen>(
    "screenContent", "the content", "What a screen holds, as far as it leads elsewhere.",
    start: NavigationScreen(),
    fields: [
      Field(
        "container", Kind.choice(NavigationScreen.Container.self), \.container,
        "What holds the rows.", default: "List"),
      Field(
        "navigationDestinations", Kind.list(Kind.object(destination)), \.containedDestinations,
        "Destinations declared on rows; a lazy container hides them from the stack."),
      Field("links", Kind.list(Kind.object(link)), \.links, "Rows that lead elsewhere."),
    ])

  private static let link = ObjectSchema<BarNavigationLink>(
    "navigationLink", "a link", "A row that leads elsewhere. SwiftUI: NavigationLink.",
    start: BarNavigationLink(title: ""),
    fields: [
      Field("title", Kind.text, \.title, "What it reads.", isRequired: true),
      Field(optional: "value", value, \.value, "The value it presents.")
        .standing(for: .swiftUI("NavigationLink(value:label:)", 16)),
      Field(
        optional: "destination", screen, \.destination,
        "The screen it leads to, in a navigation view."),
      Field(
        "isActive", Kind.bool, \.isActive, "Whether its destination is shown.",
        default: "false"
      ).standing(for: oldLink("NavigationLink(_:isActive:destination:)")),
      Field(
        optional: "tag", value, \.tag,
        "The screen's selection while its destination is shown."
      ).standing(for: oldLink("NavigationLink(_:tag:selection:destination:)")),
      Field(
        "isDetailLink", Kind.bool, \.isDetailLink,
        "Whether its destination goes to the next column.", default: "true",
        reach: .touch.and(.mac)
      ).standing(for: SymbolAvailability("isDetailLink(_:)", iOS: 13, vision: 1)),
    ])

  /// A link that says itself whether its destination shows, as links did before stacks had paths.
  private static func oldLink(_ name: String) -> SymbolAvailability {
    SymbolAvailability(
      name, iOS: 13, mac: .init(10, 15), tv: 13, watch: 6, vision: 1
    ).deprecatedWithNavigationViews(
      instead: "use value with navigationDestination(for:), or a list's selection")
  }
}
