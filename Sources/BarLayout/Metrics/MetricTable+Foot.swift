/// What stands at the foot of the screen: toolbars, tab bars, the keyboard.
///
/// Glass was measured by Tembeon/morph (`tool/ios_reference/spec/bars.md`, `tab-bar.md`, `search.md`:
/// iPhone 16 Pro, iOS 27.0.1) and, on iOS 26.1, by Vercantez/openuikit (`UITabBar.swift`,
/// `UIToolbar.swift`); the two agree within a quarter of a point.
extension MetricTable {
  private static let morph = "Tembeon/morph tool/ios_reference, iPhone 16 Pro, iOS 27.0.1"
  private static let tabs16 = "mvolkmann/blog src/assets/SwiftUI-TabView.png, iOS 16"

  private static let landscape = "iPhone 17 Pro on its side, iOS 26 (opl26-17pro-welcome)"

  /// Toolbars.
  static let toolbarRows: [MetricRow] = [
    MetricRow(
      .toolbarHeight, 44, .always,
      .measured("UIToolbar in views that storyboards of iOS 7 to 18 saved: 44 above the safe area")),
    MetricRow(
      .toolbarHeight, 32, .iOS(7...18).on(.phone).compact(),
      .secondHand("Tencent/QMUI_iOS QMUICommonDefines.h, ToolBarHeight: 32 on a phone's side")),
    MetricRow(
      .toolbarHeight, 50, .iOS(12...18).on(.pad),
      .secondHand("hacknicity, iPads of iOS 12: toolbars grew from 44 to 50 as navigation bars did")
    ),
    MetricRow(
      .toolbarHeight, 48, .iOS(26...),
      .measured("\(morph): [326, 798, 48, 48]; suzuki-0000/SKPhotoBrowser 459: 48 on iOS 26.0")),
    MetricRow(
      .toolbarHeight, 44, .iOS(26...).on(.phone).compact(),
      .measured(
        "iPhone 17 Pro on its side, iOS 26: two pieces of glass from 330 to 374 of 402"
          + " (inseven/opolua, opl26-17pro-welcome)")),
    MetricRow(
      .toolbarBottom, 28, .iOS(26...),
      .measured("\(morph): y 798 = 874 - 28 - 48; a navigation controller's toolbar of 76 on 26.1")),
    MetricRow(
      .toolbarMargin, 28, .iOS(26...),
      .measured("\(morph): [28, 798, 71.67, 48] and [326, 798, 48, 48] on 402")),
    MetricRow(
      .toolbarGlassInset, 5, .iOS(26...),
      .measured("\(morph): capsule 48, button 38, padding 5; Filter is 39.67 + 32 wide")),
    MetricRow(
      .toolbarGlassInset, 3, .iOS(26...).on(.phone).compact(),
      .measured("\(landscape): glass of 44 and 46.67 around what has 48 and 50.67 upright")),
    MetricRow(
      .toolbarImagePadding, 13, .iOS(26...),
      .measured("\(morph): 5 to the button, 8 more to its picture; 14 between buttons")),
    MetricRow(
      .toolbarImagePadding, 11, .iOS(26...).on(.phone).compact(),
      .derived("as much within the button as upright, 3 to its glass (opl26-17pro-welcome)")),
    MetricRow(
      .toolbarCirclePadding, 7, .iOS(26...),
      .assumed("as in a navigation bar, glassCirclePadding")),
    MetricRow(
      .toolbarCirclePadding, 5, .iOS(26...).on(.phone).compact(),
      .measured("\(landscape): a picture of 36.33 in glass of 46.67")),
    MetricRow(
      .toolbarItemHeight, 38, .iOS(26...), .measured("\(morph): buttons of 38 in capsules of 48")),
    MetricRow(
      .toolbarAboveTabBar, 12, .iOS(26...),
      .assumed("as between two capsules; no published frame of a toolbar over a tab bar")),
    MetricRow(
      .toolbarAboveKeyboard, 10, .iOS(26...),
      .measured("\(morph): a search field in use stands 10 above the keyboard")),
    MetricRow(
      .toolbarSearchTextInset, 39.5, .iOS(26...),
      .derived("as in a field under the title, which was measured on iOS 26.1")),
    MetricRow(
      .toolbarSearchTextInset, 40 + 2.0 / 3, .iOS(27...),
      .measured("\(morph): text 40.67 in a capsule of 48")),
    MetricRow(
      .activeFootMargin, 8, .iOS(26...),
      .measured("\(morph), search.md: a field in use is 8 from the sides, 12 from its button")),
    MetricRow(
      .footTextStops, true, .iOS(26...),
      .assumed("as titles and buttons of bars; no published field at the foot at such a size")),
    MetricRow(
      .toolbarIsClearAtEdge, true, .iOS(15...18),
      .documented("UIToolbar.scrollEdgeAppearance, from iOS 15: no background where content ends")),
  ]

  /// Tab bars.
  static let tabBarRows: [MetricRow] = [
    MetricRow(
      .tabBarHeight, 49, .always,
      .measured("UITabBar of iOS 7 to 18: 49 above the safe area, 83 in all over 34")),
    MetricRow(
      .tabBarHeight, 32, .iOS(11...18).on(.phone).compact(),
      .measured("UITabBar of a phone on its side from iOS 11 on: 32, 53 in all over 21")),
    MetricRow(
      .tabBarHeight, 50, .iOS(11...18).on(.pad), .secondHand("UITabBar of iPads: 50 from iOS 11")),
    MetricRow(
      .tabBarHeight, 62, .iOS(26...),
      .measured("\(morph): 62; iOS 26.1 window of 375: a platter of 62")),
    MetricRow(
      .tabBarBottom, 21, .iOS(26...), .measured("\(morph): 21 from side and bottom on 402")),
    MetricRow(
      .tabBarBottomWithoutInset, 10, .iOS(26...),
      .measured(
        "Vercantez/openuikit, iOS 26.1 window of 375 without a safe area: 10 below a platter of 62")
    ),
    MetricRow(
      .tabBarMargin, 21, .iOS(26...), .measured("\(morph): four areas are 360 wide on 402")),
    MetricRow(
      .tabBarItemWidth, 85.75, .iOS(26...),
      .measured("Vercantez/openuikit, iOS 26.1 window of 375: areas 85.75 apart, three in 274")),
    MetricRow(.tabBarItemWidth, 86, .iOS(27...), .measured("\(morph): 86 apart, three in 274")),
    MetricRow(
      .tabItemsAreSpread, true, .iOS(11...17).on(.pad),
      .measured(
        "three iPads 1024 wide, the same distance between areas and at both ends: four 133 apart, two"
          + " 285, five 92 (lucanaef/PGPro 2021.4, Shiaulis/EstonianWeather IPADPRO129_4GEN_0.png,"
          + " tpgoffline/tpg-offline-iOS)")),
    MetricRow(
      .tabBarPadding, 8.375, .iOS(26...),
      .measured("Vercantez/openuikit, iOS 26.1 window of 375: 274 = 3 x 85.75 + 2 x 8.375")),
    MetricRow(.tabBarPadding, 8, .iOS(27...), .derived("\(morph): 274 = 3 x 86 + 2 x 8")),
    MetricRow(
      .tabBarSelectionOutset, 3.875, .iOS(26...),
      .measured(
        "Vercantez/openuikit, iOS 26.1: the chosen area's capsule is 7.75 wider than the area")),
    MetricRow(
      .tabBarSelectionOutset, 4, .iOS(27...), .measured("\(morph): 94 around an area of 86")),
    MetricRow(
      .tabBarSelectionInset, 4.25, .iOS(26...),
      .measured("Vercantez/openuikit, iOS 26.1: the chosen area's capsule is 53.5 tall in 62")),
    MetricRow(
      .tabBarSelectionInset, 4, .iOS(27...),
      .derived("\(morph): as far from the glass above as at its ends, 8 - 4")),
    MetricRow(
      .tabBarImageCentre, 18 + 2.0 / 3, .always,
      .measured("\(tabs16): four pictures about 787.67 in a bar from 769")),
    MetricRow(
      .tabBarImageCentre, 24, .iOS(26...),
      .measured("Vercantez/openuikit, iOS 26.1: pictures about 24 below the top")),
    MetricRow(
      .tabBarTitleBaseline, 45 + 1.0 / 3, .always,
      .measured("\(tabs16): words down to 814.33 in a bar from 769")),
    MetricRow(
      .tabBarTitleBaseline, 48, .iOS(26...),
      .derived("iOS 26.1: words of 10 points about 44.5 below the top; half a capital below that")),
    MetricRow(
      .tabBarFontSize, 10, .always, .measured("\(morph): 10, medium; as UITabBarItem's always were")
    ),
    MetricRow(
      .tabBarFontSize, 13, .iOS(11...17).on(.pad), .secondHand("UITabBar of iPads from iOS 11: 13")),
    MetricRow(
      .tabBarFontSize, 13, .iOS(11...18).on(.phone).compact(),
      .secondHand(
        "TelegramMessenger/Telegram-iOS submodules/TabBarUI/Sources/TabBarNode.swift @241f78dd: 13"
          + " beside a picture, as iPads have it")),
    MetricRow(
      .tabBarSymbolFontSize, 18, .always,
      .measured(
        "Vercantez/openuikit, iOS 26.1: a tab bar's symbol configuration is of 18 points, medium,"
          + " large; \(tabs16): a car of 24.67, 23.27 at 17")),
    MetricRow(
      .tabBarSymbolFontSize, 14, .iOS(11...18).on(.phone).compact(),
      .derived("18 x 0.75, as pictures of 25 points become 18 in a compact tab bar")),
    MetricRow(
      .tabBarInlineGap, 8, .iOS(11...18),
      .measured(
        "lucanaef/PGPro docs/screenshots/2021.4, iPadOS 14: 9 from a picture's ink to a word's, less"
          + " the word's bearing")),
    MetricRow(
      .tabBarSearchGap, 8, .iOS(26...),
      .measured(
        "yattee/yattee app-launch-library.png, iOS 26.2: areas to 310.7, the circle of 62 from 319")
    ),
    MetricRow(
      .tabItemsAreInline, true, .iOS(11...18).on(.phone).compact(),
      .documented("What's new in iOS 11: tab bar items lie beside their titles on their side")),
    MetricRow(
      .tabItemsAreInline, true, .iOS(11...17).on(.pad),
      .documented("What's new in iOS 11: tab bar items lie beside their titles on iPads")),
  ]

  /// The keyboard.
  static let keyboardRows: [MetricRow] = [
    MetricRow(
      .keyboardHeight, 336, .always,
      .secondHand("public tables: 336 with suggestions over a home indicator, 291 without")),
    MetricRow(
      .keyboardHeight, 260, .iOS(7...).on(.phone).topInset(0...20),
      .secondHand("public tables: 260 with suggestions on phones with a home button")),
    MetricRow(
      .keyboardHeight, 209, .iOS(7...).on(.phone).compact(),
      .secondHand("public tables: 209 on a phone on its side")),
    MetricRow(
      .keyboardHeight, 398, .iOS(7...).on(.pad),
      .measured(
        "BlakeBarrett/snse-ios snse/Controllers/ViewController.swift, as it was in 2018: {{0, 370}, {1024,"
          + " 398}} on an iPad on its side; upright nobody measured")),
    MetricRow(
      .keyboardHeight, 328, .iOS(27...).on(.phone).topInset(21...100),
      .measured("\(morph): a keyboard of 328 with an empty bar of suggestions")),
  ]
}
