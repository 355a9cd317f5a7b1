extension MetricTable {
  /// What scrolls under the bar: lists as the system sets them, near enough to have something
  /// there.
  private static let list16 = "mvolkmann/blog src/assets/SwiftUI-List-Binding.png, iOS 16"
  private static let newSwitch = "joxan2137/NoTomorrow docs/android-glass.md, iOS 26.1"

  private static let balloons =
    "jessesquires/JSQMessagesViewController JSQMessagesCollectionViewFlowLayout.m @81488d5e, which follows"
    + " Messages"

  private static let popover =
    "OnionBrowser/OnionBrowser fastlane/screenshots/en-US/3_ipadPro129_3.3.png, iPadOS 16"

  static let contentRows: [MetricRow] = [
    MetricRow(
      .contentRowHeight, 44, .always, .documented("UITableView: rows are 44 tall by default")),
    MetricRow(
      .contentRowHeight, 52, .iOS(26...),
      .measured("pixels-4: yat-settings, iOS 26.4: nine rows 52 apart; kld-ipad-settings agrees")),
    MetricRow(
      .contentTallRowHeight, 58, .always, .assumed("a title of 17 and a subtitle of 15 points")),
    MetricRow(
      .contentRowHeight, 53, .iOS(27...),
      .measured(
        "Tembeon/morph tool/ios_reference/spec/lists.md, iOS 27.0 simulator, 402 points: rows of 53"
      )),
    MetricRow(
      .contentTallRowHeight, 69 + 1.0 / 3, .iOS(26...),
      .measured(
        "Tembeon/morph tool/ios_reference/spec/lists.md, iOS 27.0 simulator: 17 over 15 points is 69.33 tall"
      )),
    MetricRow(.contentRowPadding, 9, .always, .assumed("rows of larger text keep some room")),
    MetricRow(.contentDotSize, 10, .always, .assumed("unread messages of Mail, to the eye")),
    MetricRow(
      .contentAvatarSize, 40, .always, .assumed("people in lists of Apple's apps, to the eye")),
    MetricRow(.contentAvatarFontSize, 17, .always, .assumed("initials fill about half a circle")),
    MetricRow(
      .barAvatarSize, 36, .always,
      .assumed("the account's circle in App Store and Health of iOS 17 and 26, to the eye")),
    MetricRow(.barAvatarFontSize, 15, .always, .assumed("initials fill about half a circle")),
    MetricRow(
      .contentSymbolSize, 17, .always, .assumed("symbols in Settings' squares, to the eye")),
    MetricRow(
      .contentButtonSize, 20, .always, .assumed("info buttons of lists are about 22 points wide")),
    MetricRow(.contentCheckmarkSize, 15, .always, .assumed("ticks of lists, to the eye")),
    MetricRow(
      .contentHeaderGap, 6, .always,
      .measured(
        "mvolkmann/blog src/assets/SwiftUI-Form.png, iOS 16: PROFILE's capitals end 9 above the card,"
          + " 3 of them its line's; Tembeon/morph tool/ios_reference/spec/lists.md: 6")),
    MetricRow(.switchWidth, 51, .always, .documented("UISwitch: 51 x 31")),
    MetricRow(
      .switchWidth, 63, .iOS(26...),
      .measured("\(newSwitch): UISwitch 63 x 28; wanteddev/montage-ios pull request 488")),
    MetricRow(.switchHeight, 31, .always, .documented("UISwitch: 51 x 31")),
    MetricRow(
      .switchHeight, 28, .iOS(26...),
      .measured("\(newSwitch): UISwitch 63 x 28; wanteddev/montage-ios pull request 488")),
    MetricRow(
      .switchKnobWidth, 27, .always,
      .measured("\(list16): a knob from 326 to 353 in a switch from 304 to 355")),
    MetricRow(
      .switchKnobWidth, 37, .iOS(26...),
      .measured(
        "\(newSwitch): a knob of 37 x 24, 2 from the edge; Tembeon/morph tool/ios_reference/spec/switch.md"
      )),
    MetricRow(
      .switchKnobInset, 2, .always,
      .measured("\(list16): a knob to 353 in a switch to 355; \(newSwitch): 2 on all sides")),
    MetricRow(.balloonRadius, 18, .always, .assumed("messages of one line are nearly round")),
    MetricRow(.balloonPadding, 14, .always, .secondHand("\(balloons): 14 beside a text")),
    MetricRow(.balloonMargin, 7, .always, .secondHand("\(balloons): 7 above and below a text")),
    MetricRow(.balloonGap, 4, .always, .secondHand("\(balloons): 4 between two messages")),
    MetricRow(.balloonShare, 0.75, .always, .assumed("conversations in Messages, to the eye")),
    MetricRow(
      .contentDisclosureSize, 14, .always,
      .measured("pixels-4: yat-settings, iOS 26.4: a chevron 7 x 12 beside body text")),
    MetricRow(
      .contentSectionGap, 35, .always,
      .measured(
        "\(list16): a card 35 below the ground's beginning; yattee/yattee settings-main.png, iOS 26.4:"
          + " cards 219 to 254")),
    MetricRow(
      .contentCardRadius, 10, .always,
      .measured("pixels-4: mvk-form, iOS 16: the edge at 30.33, 26.33, 23, 21.67 of a card from 20")
    ),
    MetricRow(
      .contentCardRadius, 26, .iOS(26...),
      .measured("pixels-4: yat-settings, iOS 26.4: the edge at 36, 26.67, 20.67 of a card from 16")),
    MetricRow(
      .contentCardPadding, 20, .always,
      .measured("\(list16): a card from 20, its lines and words from 40")),
    MetricRow(
      .contentCardPadding, 16, .iOS(26...),
      .measured(
        "Tembeon/morph tool/ios_reference/spec/lists.md, iOS 27.0 simulator: words 16 into the card"
      )),
    MetricRow(.contentIconSize, 29, .always, .documented("icons of Settings are 29 points")),
    MetricRow(
      .contentIconRadius, 6.5, .always,
      .secondHand("EvanCooper9/ECKit Sources/ECKit/UI/AppIcon.swift: 0.2237 of an icon, here of 29")
    ),
    MetricRow(
      .contentIconGap, 16, .always,
      .secondHand(
        "flutter/flutter packages/flutter/lib/src/cupertino/list_tile.dart: 16 from a picture to its"
          + " words, as in Settings of iOS 14.4")),
    MetricRow(
      .contentIconGap, 11, .iOS(26...),
      .derived(
        "Tembeon/morph tool/ios_reference/spec/lists.md: words 56 into a card, less its 16 and a picture of 29"
      )
    ),
    MetricRow(.contentBarHeight, 9, .always, .assumed("a bar in place of a line of body text")),
    MetricRow(.contentBarShare, 0.85, .always, .assumed("how much of its room a bar fills")),
    MetricRow(
      .contentShortBarShare, 0.5, .always, .assumed("the last line of a paragraph is shorter")),
  ]

  /// Sizes of text in lists, which follow the size that the user chose.
  static let contentTextRows: [MetricRow] = {
    var rows: [MetricRow] = []
    let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    add(.contentFontSize, "body", body, to: &rows)
    add(
      .contentSubtitleFontSize, "subheadline", [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      to: &rows)
    add(
      .contentFootnoteFontSize, "footnote", [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      to: &rows)
    add(.contentHeaderFontSize, "headline", body, to: &rows)
    add(
      .contentLargeTitleSize, "large title", [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      to: &rows)
    add(
      .contentTitle1Size, "title 1", [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], to: &rows)
    add(
      .contentTitle2Size, "title 2", [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], to: &rows)
    add(
      .contentTitle3Size, "title 3", [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55], to: &rows)
    return rows
  }()

  /// Adds a row for the usual size, and one for each other that the user may choose.
  ///
  /// - Parameter sizes: in points, from the smallest category on.
  private static func add(
    _ metric: Metric, _ name: String, _ sizes: [Double], to rows: inout [MetricRow]
  ) {
    let source = MetricSource.documented(
      "Human Interface Guidelines, Typography: Dynamic Type sizes, \(name)")
    let usual = BarContentSizeCategory.large
    rows.append(MetricRow(metric, sizes[usual.index], .always, source))
    for category in BarContentSizeCategory.allCases where category != usual {
      rows.append(MetricRow(metric, sizes[category.index], .always.text(category), source))
    }
  }

  /// The screen around the bar.
  static let screenRows: [MetricRow] = [
    MetricRow(.homeIndicatorWidth, 134, .always, .measured("iPhone X, upright: 134 x 5")),
    MetricRow(
      .homeIndicatorWidth, 139, .always.width(from: 390), .measured("iPhones of 390 and wider")),
    MetricRow(
      .homeIndicatorWidth, 217, .always.on(.phone).width(from: 568),
      .derived("844 times the share of a phone 896 wide; 209 to 225 on 812 to 874")),
    MetricRow(
      .homeIndicatorWidth, 230, .always.on(.phone).width(from: 896),
      .measured(
        "malliina/BoatTracker-iOS fastlane/screenshots/en-US/2_APP_IPHONE_65_2.png, 5_APP_IPHONE_65_5"
          + ".png: 333 to 563 of 896")),
    MetricRow(
      .homeIndicatorWidth, 315, .always.on(.pad),
      .measured("pixels-4: mvk-ipad-02-fruit, pil-ipad, ter-ipad-stats: pads 1024 to 1210 wide")),
    MetricRow(
      .homeIndicatorWidth, 273, .always.on(.pad).width(to: 834),
      .measured("pixels-4: nyt-ipad-2: 273 of 820")),
    MetricRow(
      .homeIndicatorWidth, 345, .always.on(.pad).width(from: 1366),
      .measured("pixels-4: rda-ipad-detail: 345 of 1366")),
    MetricRow(.homeIndicatorHeight, 5, .always, .measured("iPhone X, upright: 134 x 5")),
    MetricRow(.homeIndicatorBottom, 8, .always, .measured("iPhone X, upright: 8 from the edge")),
    MetricRow(
      .homeIndicatorBottom, 7.5, .always.on(.pad),
      .measured("pixels-4: mvk-ipad-02-fruit, pil-ipad, rda-ipad-detail: 7.5 from the edge")),
    MetricRow(.sheetRadius, 10, .always, .measured("page sheets of iOS 13 to 18 pictures")),
    MetricRow(
      .sheetRadius, 38, .iOS(26...),
      .measured("pixels-4: yat-settings, kld-sheet, mhc-sleep-en: the same edge at 402, 428, 440")),
    MetricRow(
      .popoverShadowRadius, 62, .always,
      .measured("\(popover): what lies beside it keeps 84, 89, 93.5, 96 % at 4, 30, 50, 80 points")),
    MetricRow(
      .popoverShadowDrop, 0, .always,
      .measured("\(popover): the same below it as at its sides")),
    MetricRow(
      .popoverArrowHeight, 13, .always,
      .measured("\(popover): its tip at 70, its upper edge at 83")),
    MetricRow(
      .popoverArrowHeight, 0, .iOS(26...),
      .measured(
        "Vercantez/openuikit uikit/docs/agent_reports/conf-ipad.md, iPad (A16), 26.1: a popover of 240 x"
          + " 180 has the frame [561, 62, 240, 180], with no room for an arrow")),
    MetricRow(
      .popoverArrowBase, 28, .always,
      .measured("\(popover): 10 wide at 74, 16 at 77.5, 25 at 82.5, 28 where it meets the edge")),
    MetricRow(
      .popoverArrowTip, 2, .always,
      .measured("\(popover): its sides would meet at 69, the tip is at 70")),
    MetricRow(
      .presenterMargin, 16, .always,
      .measured(
        "ianbrault/basil Images/Screenshots/iOS_3.png, iOS 18: 17.6 of 440, a picture made larger from"
          + " 402: 16.1; kumabook/Reattach docs/images/scan.png, iOS 26: the same")),
    MetricRow(
      .presenterMargin, 20, .always.width(from: 414).sideInset(false),
      .measured(
        "Yeshivat-Torat-Shraga/YTS-App fastlane/screenshots/en-US/1_APP_IPHONE_55_1.png, 65_1.png,"
          + " iOS 15: a card from 20 to 394 of 414")),
    MetricRow(
      .presenterRise, 10, .always,
      .measured("page sheet of iOS 17: the sheet begins 10 below the card behind it")),
    MetricRow(
      .statusBarFollowsContent, false, .always,
      .documented("UIStatusBarStyle.default follows light and dark alone")),
    MetricRow(
      .statusBarFollowsContent, true, .iOS(17...),
      .documented(
        "UIStatusBarStyle.default keeps a contrast with the content below; What's new in UIKit, 2023"
      )
    ),
  ]
}
