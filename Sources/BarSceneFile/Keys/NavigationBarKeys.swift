internal import BarLayout

extension Keys {
  /// The bar.
  static let navigationBar = ObjectSchema<NavigationBar>(
    "navigationBar", "the navigation bar", "A bar and its stack. UIKit: UINavigationBar.",
    start: NavigationBar(items: []),
    fields: [
      Field(
        "items", Kind.list(Kind.object(navigationItem)), \.items,
        "The stack, root first; the last is shown, the one before it is where back leads.")
    ] + barLooks + [
      Field(
        optional: "frame", Kind.rect, \.frame,
        "The place in points of a bar that no navigation controller owns.", reach: .touch),
      Field(
        "position", Kind.choice(BarPosition.self), \.position,
        "Where a bar that no navigation controller owns stands.", default: "top",
        reach: .touch
      ).needing("frame"),
    ])

  /// The bar of a stack or a column, whose items come from its screens.
  static let containerBar = ObjectSchema<NavigationBar>(
    "containerBar", "the bar of a container",
    "What the bar of a navigation looks like; its items come from the screens.",
    start: .ofNavigation, fields: barLooks)

  /// How a bar looks, whoever owns it.
  private static let barLooks: [Field<NavigationBar>] =
    ([
      Field(
        "isHidden", Kind.bool, \.isHidden, "Whether the bar is out of sight.", default: "false"),
      Field(
        "prefersLargeTitles", Kind.bool, \.prefersLargeTitles,
        "Whether titles are large where their items allow it.", default: "false", since: 11,
        reach: .touch.and(.watch, from: 8)),
      Field(
        "barStyle", Kind.choice(BarStyle.self), \.barStyle,
        "Light or dark, for bars without appearances.", default: "default",
        reach: .off([.vision, .watch])),
      Field(
        optional: "isTranslucent", Kind.bool, \.isTranslucent,
        "Whether the content shows through; left out, what UIKit does.", reach: .barUntilGlass),
      Field(
        optional: "tintColor", Kind.color, \.tintColor,
        "Colour of buttons; left out, the system's tint.",
        reach: .touch.and(.watch).instead("use tintColor of the items")),
      Field(
        optional: "barTintColor", Kind.color, \.barTintColor,
        "Colour of the background, for bars without appearances.", reach: .barUntilGlass),
      Field(
        "titleTextAttributes", Kind.object(textAttributes), \.titleTextAttributes,
        "How inline titles are set."),
      Field(
        "largeTitleTextAttributes", Kind.object(textAttributes), \.largeTitleTextAttributes,
        "How large titles are set.", since: 11, reach: .touch.and(.watch, from: 8)),
      Field(
        "titleVerticalPositionAdjustment", Kind.object(perBarMetrics, or: everyBarMetrics),
        \.titleVerticalPositionAdjustment,
        "Points that inline titles move down, or a mapping of them per bar metrics.",
        default: "0", reach: .touch),
      Field(
        "backgroundImage", backgroundImages, \.backgroundImage,
        "A picture in place of the background, or a mapping of them per position and metrics.",
        reach: .barUntilGlass),
      Field(
        optional: "shadowImage", image, \.shadowImage,
        "A picture in the hairline's place, where there is one in the background's.",
        reach: .barUntilGlass),
    ] as [Field<NavigationBar>]).map { $0.standing(among: barSymbol) }
    + backIndicatorFields(\.backIndicator) + appearanceFields(\.appearances) + [
      Field(
        optional: "layoutMargins", Kind.object(barMargins), \.layoutMargins,
        "Distance of contents from the bar's sides; left out, the system's margins.", reach: .touch),
      Field(
        "preferredBehavioralStyle", Kind.choice(BehavioralStyle.self), \.preferredBehavioralStyle,
        "Whose ways the bar takes on a Mac: its own window's, or an iPad's.",
        default: "automatic", reach: .on([.mac])),
    ] + hidingConditions.map { $0.standing(among: barSymbol) }

  /// When a navigation controller hides its bar and shows it again.
  private static let hidingConditions: [Field<NavigationBar>] = [
    Field(
      "hidesBarsOnSwipe", Kind.bool, \.hidesBarsOnSwipe,
      "Whether a swipe up hides the bar and one down shows it.", default: "false", since: 8,
      reach: .touch),
    Field(
      "hidesBarsOnTap", Kind.bool, \.hidesBarsOnTap,
      "Whether a touch of the content hides the bar and shows it.", default: "false", since: 8,
      reach: .touch),
    Field(
      "hidesBarsWhenVerticallyCompact", Kind.bool, \.hidesBarsWhenVerticallyCompact,
      "Whether the bar is hidden while a phone lies on its side.", default: "false", since: 8,
      reach: .on([.phone])),
    Field(
      "hidesBarsWhenKeyboardAppears", Kind.bool, \.hidesBarsWhenKeyboardAppears,
      "Whether the keyboard hides the bar as it comes up.", default: "false", since: 8,
      reach: .touch),
  ]

  /// Distances of a bar's contents from its sides; UIKit's type has the other two as well.
  private static let barMargins = ObjectSchema<DirectionalEdgeInsets>(
    "barMargins", "a bar's margins",
    "Distances of contents from a bar's sides, in points. UIKit: directionalLayoutMargins.",
    start: .zero,
    fields: [
      Field(
        "top", Kind.number(SceneLimits.extent), \.top, "Nothing, for rows have their heights.",
        default: "0", reach: .nowhere.instead("the rows of a bar have heights of their own")),
      Field(
        "leading", Kind.number(SceneLimits.extent), \.leading,
        "From the edge where a line of text begins.", default: "0"),
      Field(
        "bottom", Kind.number(SceneLimits.extent), \.bottom,
        "Nothing, for rows have their heights.", default: "0",
        reach: .nowhere.instead("the rows of a bar have heights of their own")),
      Field(
        "trailing", Kind.number(SceneLimits.extent), \.trailing,
        "From the edge where a line of text ends.", default: "0"),
    ])

  /// The same number for every bar metrics.
  static let everyBarMetrics = Kind.number(SceneLimits.offset).map { number in
    Dictionary(uniqueKeysWithValues: BarMetrics.allCases.map { ($0, number) })
  }

  /// A number for each bar metrics.
  static let perBarMetrics = ObjectSchema<[BarMetrics: Double]>(
    "perBarMetrics", "a mapping of bar metrics", "A number of points for each bar metrics.",
    start: [:],
    fields: BarMetrics.allCases.map { metrics in
      Field(
        metrics.rawValue, Kind.number(SceneLimits.offset),
        "Points while the bar metrics are \(metrics.rawValue).", reach: metrics.reach
      ) { table, number, _, _ in table[metrics] = number }
    })
}

extension KeyAvailability {
  /// What the bars of phones and pads had until iOS 26 made them of glass.
  fileprivate static let barUntilGlass = KeyAvailability.touch.until(18)
    .instead("use backgroundColor of an appearance", on: [.phone, .pad])
}

extension BarMetrics {
  /// Where bars have these metrics: a pad's is never compact.
  var reach: KeyAvailability? {
    switch self {
    case .default, .defaultPrompt: nil
    case .compact, .compactPrompt: .on([.phone])
    }
  }
}

extension Kind {
  /// A rectangle, as `[x, y, width, height]`.
  static var rect: ValueKind<BarRect> {
    let numbers = numbers(["x", "y", "width", "height"], SceneLimits.offset)
    return ValueKind(shape: numbers.shape) { node, key, decoding in
      guard let values = numbers.decode(node, key, &decoding), values.count == 4 else {
        return nil
      }
      let rect = BarRect(x: values[0], y: values[1], width: values[2], height: values[3])
      guard rect.width >= 0, rect.height >= 0 else {
        let found = "\(formatted(rect.width)) by \(formatted(rect.height))"
        decoding.error(
          "\(key) has a negative extent \(hint(found: found, accepted: "0 or more"))",
          at: node.position)
        return nil
      }
      return rect
    }
  }

  /// An extent, as `[width, height]`.
  static var size: ValueKind<BarSize> {
    numbers(["width", "height"], SceneLimits.extent).map { values in
      BarSize(width: values.first ?? 0, height: values.last ?? 0)
    }
  }
}
