internal import BarLayout

extension Keys {
  /// The modifiers of a screen that are about its bars.
  static let barModifiers: [Field<NavigationScreen>] = [
    Field(
      optional: "toolbarBackground", Kind.color, \.toolbarBackground,
      "Colour of the bar's background, where one shows.", reach: .touch.since(16)
    ).standing(for: .swiftUI("toolbarBackground(_:for:)", 16)),
    Field(
      "toolbarBackgroundVisibility", barVisibility,
      "Whether the bar has a background, at the scroll edge as well.", default: "automatic",
      reach: .touch.since(16)
    ) { screen, isHidden, _, _ in screen.isToolbarBackgroundHidden = isHidden }
    .standing(for: .swiftUI("toolbarBackgroundVisibility(_:for:)", 18)),
    Field(
      optional: "toolbarColorScheme", Kind.choice(TraitCollection.UserInterfaceStyle.self),
      \.toolbarColorScheme, "Light or dark contents of the bar while its background shows.",
      reach: .off([.vision, .watch])
    ).standing(for: .swiftUI("toolbarColorScheme(_:for:)", 16)),
    Field(
      "toolbarMinimizationBehavior", Kind.choice(NavigationItem.Minimization.self),
      \.navigationItem.navigationBarMinimization,
      "Whether the bar goes away while its content scrolls.", default: "automatic",
      reach: .touch.since(27)
    ).standing(for: .swiftUI("toolbarMinimizationBehavior(_:for:)", 27)),
    Field(
      "toolbarOverflowMenu", Kind.list(Kind.text), \.navigationItem.additionalOverflowItems,
      "Titles in the menu of More at all times.", reach: .touch.since(16)
    ).standing(
      for: SymbolAvailability("toolbarOverflowMenu(content:)", iOS: 27, vision: 27)),
    Field(
      optional: "scrollEdgeEffectStyle", Kind.choice(SceneContent.EdgeEffect.self),
      \.scrollEdgeEffectStyle, "How contents end under the bar: softly, or at a hard edge.",
      reach: .touch.since(26)
    ).standing(
      for: SymbolAvailability(
        "scrollEdgeEffectStyle(_:for:)", iOS: 26, mac: 26, tv: 26, watch: 26)),
    Field(
      "navigationLinkIndicatorVisibility", barVisibility,
      "Whether rows that lead elsewhere have a chevron.", default: "automatic",
      reach: .nowhere.instead("rows of scrollContent say themselves what stands at their end")
    ) { _, _, _, _ in }
    .standing(for: .swiftUI("navigationLinkIndicatorVisibility(_:)", 17)),
  ]

  /// A visibility: nil for the system's way, or whether something is hidden.
  private static let barVisibility = Kind.word(among: ["automatic", "hidden", "visible"]) {
    word -> Bool?? in
    switch word {
    case "automatic": .some(nil)
    case "hidden": true
    case "visible": false
    default: nil
    }
  }

  /// The modifiers of what stands in a toolbar.
  static let toolbarContentModifiers: [Field<BarToolbarItem>] = [
    Field(
      "hidden", Kind.bool, \.item.isHidden, "Whether it is left out of the bar.", default: "false"
    ).standing(
      for: SymbolAvailability(
        "ToolbarContent.hidden(_:)", iOS: .init(26, 4), mac: 15, tv: .init(27, 2),
        watch: .init(27, 2), vision: .init(26, 4))),
    Field(
      "visibilityPriority", Kind.choice(BarButtonItem.VisibilityPriority.self),
      \.item.visibilityPriority, "How long it stays in a bar that has no room for all.",
      default: "standard", reach: .touch.since(27)
    ).standing(
      for: SymbolAvailability(
        "ToolbarContent.visibilityPriority(_:)", iOS: 27, mac: .init(26, 1), tv: 27, watch: 27,
        vision: 27)),
    Field(
      "axisBehavior", Kind.choice(BarButtonItem.AxisBehavior.self), \.item.axisBehavior,
      "Where it stands beside a vertical bar.", default: "automatic",
      reach: KeyAvailability.on([.phone]).since(27).release(1)
    ).standing(
      for: SymbolAvailability(
        "ToolbarContent.axisBehavior(_:)", iOS: .init(27, 1), mac: .init(27, 1),
        tv: .init(27, 1), watch: .init(27, 1), vision: .init(27, 1))),
    Field(
      "contentMarginsRemoved", Kind.bool, \.item.isPaddingRemoved,
      "Whether it is as wide as what it shows.", default: "false", reach: .touch.since(27)
    ).standing(for: .swiftUI("ToolbarContent.contentMarginsRemoved(_:)", 27)),
  ]
}

extension BarButtonItem {
  /// The same with what was said of it before it was known: keys of a mapping have no order.
  func keepingModifiers(of other: BarButtonItem) -> BarButtonItem {
    var item = self
    if other.hidesSharedBackground { item.hidesSharedBackground = true }
    if other.isHidden { item.isHidden = true }
    if other.isPaddingRemoved { item.isPaddingRemoved = true }
    if other.visibilityPriority != .standard { item.visibilityPriority = other.visibilityPriority }
    if other.axisBehavior != .automatic { item.axisBehavior = other.axisBehavior }
    return item
  }
}
