internal import BarLayout

extension Keys {
  /// The app's tab bar.
  static let tabBar = ObjectSchema<TabBar>(
    "tabBar", "a tab bar",
    "The app's areas, at the foot of the screen or in a wide iPad's row. UIKit: UITabBar.",
    start: TabBar(),
    fields: [
      Field(
        "items", Kind.list(Kind.object(tabBarItem)), \.items, "The areas, as they are read.",
        isRequired: true),
      Field(
        "selected", Kind.integer(0...SceneLimits.items), \.selected,
        "The area that is shown, counted from 0.", default: "0", reach: .tabBars),
      Field(
        optional: "tintColor", Kind.color, \.tintColor,
        "The colour of the chosen area; left out, the bar's tint.", reach: .tabBars),
      Field(
        "isInSheet", Kind.bool, \.isInSheet,
        "Whether it is that of a sheet, not of the screen that the sheet hides.", default: "false",
        reach: .tabBars),
    ])

  private static let tabBarItem = ObjectSchema<TabBarItem>(
    "tabBarItem", "an area", "One area of an app. UIKit: UITabBarItem; SwiftUI: Tab.",
    start: TabBarItem(),
    fields: [
      Field(
        optional: "title", Kind.text, \.title, "The word under the picture, or in its place.",
        reach: .tabBars),
      Field(optional: "image", image, \.image, "The picture.", reach: .tabBars),
      Field(
        "role", Kind.choice(TabBarItem.Role.self), \.role,
        "What it is for; on glass a search area stands apart.", default: "automatic",
        reach: .tabBars),
      Field(
        "isEnabled", Kind.bool, \.isEnabled, "Whether it answers touches.", default: "true",
        reach: .tabBars),
      Field(
        optional: "badge", Kind.text, \.badge,
        "What its badge says; an empty text is a dot. UIKit: UITabBarItem.badgeValue.",
        reach: .tabBars),
      Field(
        optional: "accessibilityLabel", Kind.text, \.accessibilityLabel,
        "What VoiceOver says; left out, the title.", reach: .tabBars),
    ])
}

extension KeyAvailability {
  /// Where an app has tabs: at the foot of the screen, and from iPadOS 18 on in the row of a wide
  /// iPad's bar.
  ///
  /// Source: documented — Elevate your tab and sidebar experience in iPadOS (WWDC 2024).
  static let tabBars = KeyAvailability.touch
}
