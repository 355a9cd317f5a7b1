internal import BarLayout

extension Keys {
  /// The whole file.
  static let scene = ObjectSchema<SceneDraft>(
    "scene", "the scene", "A device, the user's settings and a navigation bar to lay out.",
    start: .empty,
    exactlyOne: ["navigationBar", "navigationStack", "navigationSplitView", "navigationView"],
    fields: [
      Field(
        "device", deviceRequest, "The screen: an id of `navbar devices`, or an object.",
        standard: SceneDraft.standardDevice
      ) { draft, device, node, _ in
        draft.device = device
        draft.devicePosition = node.position
      },
      Field(
        "system", system, "The system that lays the bar out.",
        standard: "ios-\(SceneDraft.standardMajor)"
      ) { draft, system, node, _ in
        draft.system = system
        draft.systemPosition = node.position
      },
      Field(
        "orientation", Kind.choice(Orientation.self), \.scene.orientation,
        "Which way up the device is held.", standard: "portrait", reach: .touch),
      Field(
        "presentation", Kind.choice(Presentation.self), \.scene.presentation,
        "How the screen that holds the bar came up.", standard: "fullScreen",
        reach: .touch.and(.phone, from: 13).and(.watch)),
      Field(
        "contentOffset", Kind.number(SceneLimits.offset), \.scene.contentOffset,
        "Points the content has been scrolled up from rest; negative while pulled down.",
        standard: "0", reach: .touch.and(.watch)),
      Field(
        "locale", locale, \.scene.locale, "The language of the system's own words, as en_US.",
        standard: "en_US"),
      Field(
        "clock", clock, "What the clock reads: a text as it is, or an hour and a minute.",
        standard: "9:41, as the locale writes it", reach: .touch.and(.watch)
      ) { draft, clock, node, _ in
        draft.clock = clock
        draft.clockPosition = node.position
      },
      Field("traits", Kind.object(traits), \.scene.traits, "The user's settings."),
      Field(
        "measuredText", Kind.list(Kind.object(measuredText)), \.scene.measuredText,
        "Widths known from a real device; they override the measurer."),
      Field("content", content, "What scrolls under the bar.", reach: .touch) {
        draft, content, _, _ in draft.scene.content = content
      },
      Field(
        optional: "statusBarStyle", Kind.choice(StatusBarStyle.self), \.scene.statusBarStyle,
        "Light or dark clock and signs; left out, as the bar is dark or light.", reach: .touch),
      Field(
        optional: "transition", Kind.object(transition), \.scene.transition,
        "A moment inside a push or a pop.", reach: .touch),
      Field(
        "marquee", Kind.number(0...1), \.scene.marquee,
        "How far a long title of a watch has run through its slot: 0 its beginning, 1 its end.",
        standard: "0", reach: KeyAvailability.nowhere.and(.watch, from: 10)),
      Field(
        "navigationBar", Kind.object(navigationBar), \.scene.navigationBar,
        "The bar and its stack of items."),
      Field("navigationStack", Kind.object(navigationStack), "Screens on top of each other.") {
        draft, stack, _, _ in draft.scene.navigation = .stack(stack)
      },
      Field(
        "navigationSplitView", Kind.object(navigationSplitView), "Screens beside each other."
      ) { draft, view, _, _ in draft.scene.navigation = .splitView(view) },
      Field(
        "navigationView", Kind.object(navigationView),
        "Screens on top of or beside each other, as before iOS 16."
      ) { draft, view, _, _ in draft.scene.navigation = .view(view) },
      Field(
        "strings", strings, \.scene.strings,
        "The app's own words: for each language, words by key."),
      Field(
        "actions", Kind.list(Kind.object(action)), \.scene.actions,
        "What is done while the scene is shown, in its order; for `navbar layout --after`."),
      Field(
        optional: "allow", Kind.object(allowance), \.golden.allowance,
        "How far a drawing may be from its golden picture, and why."),
      Field(
        "pixels", Kind.choice(SceneGolden.Pixels.self), \.golden.pixels,
        "What is kept of the picture beside the golden layout.", standard: "none"),
      Field(
        "crop", Kind.choice(Crop.self), \.golden.crop,
        "How much of the screen the golden picture shows.", standard: "bar"),
      Field(
        "ignore", Kind.list(Kind.text), \.golden.ignore,
        "Ids of elements whose pixels are not compared with the golden picture."),
      Field(
        "matrix", Kind.object(matrix), \.golden.matrix,
        "Settings under which goldens are kept, every one with every other."),
      Field("lint", Kind.object(lint), \.lint, "What `navbar lint` should know about the scene."),
    ])

  /// The user's settings.
  static let traits = ObjectSchema<TraitCollection>(
    "traits", "the traits", "The user's settings. UIKit: UITraitCollection.",
    start: TraitCollection(),
    fields: [
      Field(
        "userInterfaceStyle", Kind.choice(TraitCollection.UserInterfaceStyle.self),
        \.userInterfaceStyle, "Light or dark.", standard: "light", reach: .off([.vision, .watch])),
      Field(
        "preferredContentSizeCategory", Kind.choice(BarContentSizeCategory.self),
        \.preferredContentSizeCategory, "The size of text the user reads at.", standard: "large",
        reach: .touch.since(11)),
      Field(
        "layoutDirection", Kind.choice(BarLayoutDirection.self), \.layoutDirection,
        "Which way lines run.", standard: "leftToRight"),
      Field(
        "accessibilityContrast", Kind.choice(TraitCollection.AccessibilityContrast.self),
        \.accessibilityContrast, "How far apart colours are set.", standard: "normal", reach: .touch
      ),
      Field(
        "legibilityWeight", Kind.choice(TraitCollection.LegibilityWeight.self),
        \.legibilityWeight, "The Bold Text setting.", standard: "regular"),
      Field(
        "accessibilityReduceTransparency", Kind.bool, \.accessibilityReduceTransparency,
        "Whether bars and glass let nothing show through.", standard: "false", reach: .touch),
    ])

  /// A width that is known.
  static let measuredText = ObjectSchema<MeasuredText>(
    "measuredText", "a measured text", "The width of a text, known from a real device.",
    start: MeasuredText(text: "", width: 0),
    fields: [
      Field("text", Kind.text, \.text, "The whole text.", isRequired: true),
      Field(
        "width", Kind.number(SceneLimits.extent), \.width, "The label's width, in points.",
        isRequired: true),
      Field(
        optional: "size", Kind.number(SceneLimits.fontSize), \.size,
        "The font size it holds for, in points; left out for every size."),
      Field(
        optional: "weight", Kind.choice(FontWeight.self), \.weight,
        "The weight it holds for; left out for every weight."),
    ])

  /// A moment of an animation.
  static let transition = ObjectSchema<BarTransition>(
    "transition", "a transition", "A moment inside a push or a pop.",
    start: BarTransition(operation: .push, progress: 0),
    fields: [
      Field(
        "operation", Kind.choice(BarTransition.Operation.self), \.operation,
        "Whether the top item is coming or going.", isRequired: true),
      Field(
        "progress", Kind.number(0...1), \.progress,
        "How far it is done: 0 before the first frame, 1 after the last.", isRequired: true),
    ])

  /// A language, with a script and a region if need be.
  static let locale = ValueKind<String>(
    shape: .pattern(
      name: "a language such as en_US", expression: localeExpression, words: [])
  ) { node, key, decoding in
    if case .scalar(let text, let style) = node.content, style != .literal, isLocale(text) {
      return text
    }
    decoding.error(
      "\(key) must be a language \(hint(found: node.found, accepted: "en, en_US, zh-Hant, …"))",
      at: node.position)
    return nil
  }

  private static let localeExpression = "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8}){0,3}$"

  /// Whether a text matches `localeExpression`.
  static func isLocale(_ text: String) -> Bool {
    let parts = text.utf8.split(omittingEmptySubsequences: false) { $0 == 0x5F || $0 == 0x2D }
    guard let language = parts.first, (2...3).contains(language.count), parts.count <= 4 else {
      return false
    }
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    return language.allSatisfy(isLetter)
      && parts.dropFirst().allSatisfy { part in
        (2...8).contains(part.count)
          && part.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
      }
  }
}
