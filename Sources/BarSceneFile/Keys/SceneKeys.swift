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
        default: SceneDraft.defaultDevice
      ) { draft, device, node, _ in
        draft.device = device
        draft.devicePosition = node.position
      },
      Field(
        "system", system, "The system that lays the bar out.",
        default: "ios-\(SceneDraft.defaultMajor)"
      ) { draft, system, node, _ in
        draft.system = system
        draft.systemPosition = node.position
      },
      Field(
        "orientation", Kind.choice(Orientation.self), \.scene.orientation,
        "Which way up the device is held.", default: "portrait", reach: .touch),
      Field(
        optional: "posture", Kind.choice(Posture.self), \.posture,
        "How far a phone that folds is open; left out, as the device's id says.",
        reach: .on([.phone])),
      Field(
        "presentation", Kind.choice(Presentation.self), \.scene.presentation,
        "How the screen that holds the bar came up.", default: "fullScreen",
        reach: .touch.and(.phone, from: 13).and(.watch)),
      Field(
        optional: "scale", Kind.number(SceneLimits.scale), \.scale,
        "Pixels per point of the screen.", default: "the device's own"),
      Field(
        "sheetPresentationController", Kind.object(sheet), \.scene.sheet,
        "How the sheet stands on its screen.", reach: .touch.since(15)
      ).needing("presentation"),
      Field(
        "contentOffset", Kind.number(SceneLimits.offset), \.scene.contentOffset,
        "Points the content has been scrolled up from rest; negative while pulled down.",
        default: "0", reach: .touch.and(.watch)),
      Field(
        "locale", locale, "The language of the system's own words, as en_US.", default: "en_US"
      ) { draft, locale, node, _ in
        draft.scene.locale = locale
        draft.localePosition = node.position
      },
      Field(
        "clock", clock, "What the clock reads: a text as it is, or an hour and a minute.",
        default: "9:41, as the locale writes it", reach: .touch.and(.watch)
      ) { draft, clock, node, _ in
        draft.clock = clock
        draft.clockPosition = node.position
      },
      Field("traits", Kind.object(traits), "The user's settings.") { draft, traits, node, _ in
        draft.scene.traits = traits
        draft.scene.statesLayoutDirection = node.value(of: "layoutDirection") != nil
      },
      Field(
        "measuredText", Kind.list(Kind.object(measuredText)), \.scene.measuredText,
        "Widths known from a real device; they override the measurer."),
      Field(
        "tabBar", Kind.object(tabBar),
        "The app's areas, at the screen's foot or in a wide iPad's row.",
        reach: .tabBars
      ) { draft, bar, node, decoding in
        draft.scene.tabBar = bar
        guard bar.selected >= max(bar.items.count, 1) else { return }
        decoding.error(
          "selected is not an area "
            + hint(
              found: "\(bar.selected)",
              accepted: bar.items.count < 2 ? "0" : "0 to \(bar.items.count - 1)"),
          at: node.value(of: "selected")?.position ?? node.position)
      },
      Field(
        "UIDesignRequiresCompatibility", Kind.bool, \.scene.requiresCompatibility,
        "Whether the app asks for the bars of iOS 18 on iOS 26, in its Info.plist.",
        default: "false",
        reach: KeyAvailability.touch.since(26).until(26).instead(
          "SDK 27 ignores it", on: [.phone, .pad])),
      Field(
        "content", content, "What scrolls under the bar.",
        reach: .touch.and(.watch)
      ) {
        draft, content, _, _ in draft.scene.content = content
      },
      Field(
        "presentingContent", content,
        "What the screen behind a sheet or a popover shows; left out, its background alone.",
        reach: .touch
      ) {
        draft, content, _, _ in draft.scene.presentingContent = content
      },
      Field(
        optional: "statusBarStyle", Kind.choice(StatusBarStyle.self), \.scene.statusBarStyle,
        "Light or dark clock and signs; left out, as the bar is dark or light.", reach: .touch),
      Field(
        optional: "statusBar", Kind.object(statusBar), \.scene.statusBar,
        "What the status bar shows besides its clock.", reach: .touch),
      Field(
        optional: "presentedMenu", Kind.text, \.scene.presentedMenu,
        "The element whose menu is open: title, backButton, rightBarButtonItems[0], toolbar.items[0].",
        since: 14, reach: .touch),
      Field(
        optional: "framework", Kind.choice(Framework.self), \.scene.framework,
        "The framework that made the bar's buttons; left out, SwiftUI for its navigation, else UIKit.",
        reach: .touch.since(26)),
      Field(
        "isKeyboardShown", Kind.bool, \.scene.isKeyboardShown,
        "Whether the keyboard is on the screen.",
        default: "false", reach: .touch),
      Field(
        optional: "transition", Kind.object(transition), \.scene.transition,
        "A moment inside a push or a pop, or while the bar hides or comes back.", reach: .touch),
      Field(
        "marquee", Kind.number(0...1), \.scene.marquee,
        "How far a long title of a watch has run through its slot: 0 its beginning, 1 its end.",
        default: "0", reach: KeyAvailability.nowhere.and(.watch, from: 10)),
      Field(
        "navigationBar", Kind.object(navigationBar), \.scene.navigationBar,
        "The bar and its stack of items."),
      Field("navigationStack", Kind.object(navigationStack), "Screens on top of each other.") {
        draft, stack, _, _ in draft.scene.navigation = .stack(stack)
      }.standing(for: .swiftUI("NavigationStack", 16)),
      Field(
        "navigationSplitView", Kind.object(navigationSplitView), "Screens beside each other."
      ) { draft, view, _, _ in draft.scene.navigation = .splitView(view) }
      .standing(for: .swiftUI("NavigationSplitView", 16)),
      Field(
        "navigationView", Kind.object(navigationView),
        "Screens on top of or beside each other, as before iOS 16."
      ) { draft, view, _, _ in draft.scene.navigation = .view(view) }
      .standing(
        for: SymbolAvailability(
          "NavigationView", iOS: 13, mac: .init(10, 15), tv: 13, watch: 7, vision: 1
        ).deprecatedWithNavigationViews(
          instead: "use NavigationStack or NavigationSplitView; `navbar migrate` rewrites it")),
      Field(
        "strings", strings, \.scene.strings,
        "The app's own words: for each language, words by key."),
      Field(
        "actions", Kind.list(Kind.object(action)), \.scene.actions,
        "What is done while the scene is shown, in its order; for `--after`."),
      Field(
        optional: "after", Kind.integer(0...SceneLimits.items), \.after,
        "How many of the actions are done before the scene is looked at; left out, none."),
      Field(
        "allow", Kind.object(allowance),
        "How far a drawing may be from its golden picture, and why."
      ) { draft, allowance, node, _ in
        draft.golden.allowance = allowance
        draft.allowPosition = node.position
      },
      Field(
        "pixels", Kind.choice(SceneGolden.Pixels.self), \.golden.pixels,
        "What is kept of the picture beside the golden layout.", default: "none"),
      Field(
        "crop", Kind.choice(Crop.self), \.golden.crop,
        "How much of the screen the golden picture shows.", default: "bar"),
      Field(
        "ignore", Kind.list(Kind.text, max: SceneLimits.items),
        "Ids of elements that are left out of comparisons, with their parts and what they move."
      ) { draft, ids, node, _ in
        draft.golden.ignore = ids
        draft.ignorePosition = ids.isEmpty ? nil : node.position
      },
      Field(
        "matrix", checkedMatrix, \.golden.matrix,
        "Settings under which goldens are kept, every one with every other."),
      Field(
        "tags", Kind.list(tag, max: SceneLimits.tags), \.golden.tags,
        "Words that `navbar test --tag` picks goldens by."),
      Field("lint", Kind.object(lint), \.lint, "What `navbar lint` should know about the scene."),
    ])

  /// The user's settings.
  static let traits = ObjectSchema<TraitCollection>(
    "traits", "the traits", "The user's settings. UIKit: UITraitCollection.",
    start: TraitCollection(),
    fields: [
      Field(
        "userInterfaceStyle", Kind.choice(TraitCollection.UserInterfaceStyle.self),
        \.userInterfaceStyle, "Light or dark.", default: "light", reach: .off([.vision, .watch])),
      Field(
        "preferredContentSizeCategory", Kind.choice(BarContentSizeCategory.self),
        \.preferredContentSizeCategory, "The size of text the user reads at.", default: "large",
        reach: .touch.since(11)),
      Field(
        "layoutDirection", Kind.choice(BarLayoutDirection.self), \.layoutDirection,
        "Which way lines run; left out, as the locale is written.",
        default: "leftToRight, or rightToLeft for ar, he, fa, ur, …"),
      Field(
        "accessibilityContrast", Kind.choice(TraitCollection.AccessibilityContrast.self),
        \.accessibilityContrast, "How far apart colours are set.", default: "normal", reach: .touch
      ),
      Field(
        "legibilityWeight", Kind.choice(TraitCollection.LegibilityWeight.self),
        \.legibilityWeight, "The Bold Text setting.", default: "regular"),
      Field(
        "accessibilityReduceTransparency", Kind.bool, \.accessibilityReduceTransparency,
        "Whether bars and glass let nothing show through.", default: "false", reach: .touch),
      Field(
        "showsBorders", Kind.bool, \.showsBorders,
        "Whether buttons have a line around them: the setting Show Borders.", default: "false",
        since: 27, reach: .touch),
      Field(
        "glassTint", Kind.number(0...1), \.glassTint,
        "The user's setting of glass: 0 ultra clear, 1 tinted.", default: "0.5", since: 27,
        reach: .touch),
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
    "transition", "a transition",
    "A moment inside a push or a pop, or while the bar hides or comes back.",
    start: BarTransition(operation: .push, progress: 0),
    fields: [
      Field(
        "operation", Kind.choice(BarTransition.Operation.self), \.operation,
        "Whether the top item is coming or going, or the bar.", isRequired: true),
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

  static let localeExpression = "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8}){0,3}$"

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
