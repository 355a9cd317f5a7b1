internal import BarLayout

extension Keys {
  /// What a binding becomes, and which destination's it is.
  struct Bound<Value: Sendable>: Sendable {
    var value: Value
    /// The destination's place among those of its screen; nil for the nearest.
    var destination: Int?
  }

  /// A value for the nearest destination by item, or for one that is named.
  static let boundItem: ValueKind<Bound<NavigationValue?>> = {
    let plain = value.map { Bound<NavigationValue?>(value: $0) }.orNull(
      Bound(value: nil), meaning: "It is not shown.")
    let shape = Shape.either([plain.shape, .object(namedItem.shape)])
    return ValueKind(shape: shape, takesNull: true) { node, key, decoding in
      if case .mapping(let entries) = node.content,
        entries.contains(where: { $0.key == "destination" })
      {
        return namedItem.decode(node, key, &decoding)
      }
      return plain.decode(node, key, &decoding)
    }
  }()

  private static let namedItem = ObjectSchema<Bound<NavigationValue?>>(
    "boundItem", "a binding by item", "The value of one destination's item.",
    start: Bound(value: nil),
    fields: [
      destinationField(),
      Field(optional: "value", value, \.value, "The value; null or left out, none."),
    ])

  /// A condition for the nearest destination by condition, or for one that is named.
  static let boundCondition = Kind.object(namedCondition, or: Kind.bool.map { Bound(value: $0) })

  private static let namedCondition = ObjectSchema<Bound<Bool>>(
    "boundCondition", "a binding by condition", "The condition of one destination.",
    start: Bound(value: true),
    fields: [
      destinationField(),
      Field("value", Kind.bool, \.value, "Whether it holds.", default: "true"),
    ])

  private static func destinationField<Value>() -> Field<Bound<Value>> {
    Field(
      "destination", Kind.integer(0...SceneLimits.items),
      "The destination's place in its screen's navigationDestinations.", isRequired: true
    ) { bound, index, _, _ in bound.destination = index }
  }

  /// A search field that is gone into or left.
  struct SearchChange: Sendable {
    var isActive = true
    var text: String?
  }

  static let searchChange = ObjectSchema<SearchChange>(
    "searchChange", "a change of the search", "What becomes of the search field.",
    start: SearchChange(),
    fields: [
      Field("isActive", Kind.bool, \.isActive, "Whether the user is searching.", default: "true"),
      Field(optional: "text", Kind.text, \.text, "What has been typed; left out, what was."),
    ])

  /// What a finger touches: `content`, an element's id, a point, or a link.
  static let touch: ValueKind<SceneTouch> = {
    let words = Kind.text.map { $0 == "content" ? SceneTouch.content : .element($0) }
    let point = Kind.numbers(["x", "y"], SceneLimits.offset).map { numbers in
      SceneTouch.point(BarPoint(x: numbers.first ?? 0, y: numbers.last ?? 0))
    }
    return ValueKind(shape: .either([words.shape, point.shape, .object(link.shape)])) {
      node, key, decoding in
      switch node.content {
      case .sequence: point.decode(node, key, &decoding)
      case .mapping: link.decode(node, key, &decoding)
      case .scalar: words.decode(node, key, &decoding)
      }
    }
  }()

  private static let link = ObjectSchema<SceneTouch>(
    "touchedLink", "a link", "A row that is touched.", start: .content,
    fields: [
      Field("link", Kind.text, "What the row reads.", isRequired: true) { touch, title, _, _ in
        touch = .link(title)
      }
    ])

  /// A finger that is drawn over the screen.
  struct SwipeChange: Sendable {
    var direction = SceneAction.Swipe.up
    var distance = 0.0
  }

  static let swipe = Kind.object(
    longSwipe, or: Kind.choice(SceneAction.Swipe.self).map { SwipeChange(direction: $0) })

  private static let longSwipe = ObjectSchema<SwipeChange>(
    "swipe", "a swipe", "A finger that is drawn over the content.", start: SwipeChange(),
    fields: [
      Field(
        "direction", Kind.choice(SceneAction.Swipe.self), \.direction, "Which way.",
        isRequired: true),
      Field(
        "distance", Kind.number(0...SceneLimits.offset.upperBound), \.distance,
        "Points by which the content follows.", default: "0"),
    ])

  /// Whether the app hides the bar.
  struct HiddenChange: Sendable {
    var isHidden = true
    var isAnimated = false
  }

  static let hidden = Kind.object(hiddenChange, or: Kind.bool.map { HiddenChange(isHidden: $0) })

  private static let hiddenChange = ObjectSchema<HiddenChange>(
    "hiddenChange", "a change of the bar",
    "Whether the bar is hidden. UIKit: setNavigationBarHidden(_:animated:).",
    start: HiddenChange(),
    fields: [
      Field("hidden", Kind.bool, \.isHidden, "Whether it is hidden.", isRequired: true),
      Field(
        "animated", Kind.bool, \.isAnimated, "Whether it moves; for `navbar animate`.",
        default: "false"),
    ])

  /// Whether the keyboard is up, in words.
  static let keyboard = Kind.word(among: ["shown", "hidden"]) { word -> Bool? in
    switch word {
    case "shown": true
    case "hidden": false
    default: nil
    }
  }
}
