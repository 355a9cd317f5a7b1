/// Numbers of the layout up to watchOS 9: one line of text.
extension WatchMetricTable {
  /// What a version of watchOS does and does not.
  static let eraRows: [WatchMetricRow] = [
    WatchMetricRow(
      .hasDiscs, true, .discs,
      .measured("LoopKit issues 2082 and 2162; pictures of watchOS 10 to 26: round buttons")),
    WatchMetricRow(
      .sheetKeepsClock, true, .watchOS(9...),
      .measured("watch-45-wos9-modal-cancel and four other sizes, watch-45-wos10-sheet-close-title")
    ),
    WatchMetricRow(
      .sheetKeepsClock, false, .watchOS(1...8),
      .measured("watch-38-wos2-modal-cancel, watch-45-wos8-modal-cancel; 3 to 7 lie between them")),
    WatchMetricRow(
      .trailingWordIsSemibold, true, .watchOS(8...9),
      .measured(
        "freyaalminde/watch-date-picker-qa 9.1: Clear in 36 languages; freysie/watch-date-picker, "
          + "watchOS 8: Done 40.5 wide at 18 points")),
    WatchMetricRow(
      .clockIsRegular, true, .watchOS(1...2),
      .measured(
        "fit-42-cut, fit-42-root: 9:56 AM is 56.5 wide and 9:57 AM 55.5, of medium weight 58.8 and"
          + " 57.6; their ink is a fifth less")),
    WatchMetricRow(
      .longTitleHidesClock, true, .watchOS(3...4),
      .measured("openradar 31800472: watchOS 3.2 hides the clock when both do not fit")),
    WatchMetricRow(
      .largeTitleIsAllowed, true, .watchOS(8...),
      .documented("SwiftUI: navigationBarTitleDisplayMode is available from watchOS 8 on")),
  ]

  /// Sizes that came with watchOS 11 never had this layout; a scene that asks for one gets the
  /// numbers of the nearest size that had it.
  private static let neverRan =
    "the size came with watchOS 11 and never ran this: the number of 41, 45 or 49 mm, the nearest"

  /// The bar and its one line.
  static let oneLineRows: [WatchMetricRow] =
    rows(
      .barHeight, .oneLine,
      [
        .mm38: 19, .mm42Old: 21, .mm40: 28, .mm44: 31, .mm41: 34, .mm45: 35, .mm49: 37,
      ], .measured("Apple's forum thread 687996; mntone's table; first list rows of watchOS 9.1"))
    + rows(
      .barHeight, .oneLine, [.mm42: 34, .mm49Ultra3: 37], .derived(neverRan))
    + rows(
      .textInset, .watchOS(1...2), [.mm38: 4.5, .mm42Old: 4.5],
      .derived("first letter 5 from the edge less a side bearing; the clock's end mirrors it"))
    + rows(
      .textInset, .watchOS(3...9), [.mm38: 1, .mm42Old: 1],
      .derived("watchOS 3 and 4, 42 mm: a P at 2, a clock's end at 1.5; the minimum margin is 1"))
    + rows(
      .textInset, .oneLine, [.mm40: 8.5, .mm44: 9.5, .mm41: 11, .mm45: 12],
      .documented("systemMinimumLayoutMargins as mntone printed them; pictures agree"))
    + rows(
      .textInset, .oneLine, [.mm49: 21, .mm49Ultra3: 21],
      .derived("watchOS 9.1, 49 mm: Cancel at 22, Clear ends 21.5 from the edge"))
    + rows(
      .textInset, .oneLine, [.mm42: 11], .derived(neverRan))
    + rows(
      .bottomInset, .oneLine, [.mm40: 9, .mm44: 11, .mm41: 14, .mm45: 16, .mm49: 18.5],
      .measured("https://mntone.hateblo.jp/entry/2021/10/13/212622; contested at 40 and 44 mm"))
    + rows(
      .bottomInset, .oneLine, [.mm42: 14, .mm49Ultra3: 18.5], .derived(neverRan))
    + rows(
      .sideInset, .oneLine,
      [.mm40: 0.5, .mm44: 0.5, .mm41: 1, .mm45: 1, .mm49: 4.5],
      .measured("github:freyaalminde/watch-date-picker-qa 9.1: list rows"))
    + oneLineTextRows

  private static let oneLineTextRows: [WatchMetricRow] =
    rows(
      .clockFontSize, .oneLine,
      [.mm38: 15, .mm42Old: 16, .mm40: 16, .mm44: 17, .mm41: 16, .mm45: 17, .mm49: 17],
      .derived("digits 11 to 12 high are 15 to 17 points; mntone's table up to 44 mm agrees"))
    + rows(
      .clockFontSize, .watchOS(8...8), [.mm41: 18, .mm45: 19],
      .documented("mntone, values of the navigation bar in the simulator of watchOS 8"))
    + rows(
      .clockFontSize, .oneLine, [.mm42: 16, .mm49Ultra3: 17], .derived(neverRan))
    + rows(
      .clockBaseline, .watchOS(1...2), [.mm38: 14.5, .mm42Old: 14.5],
      .measured("watch-38-wos2-back, watch-42old-wos1-clock-am: digits from 3.5 to 14.5"))
    + rows(
      .clockBaseline, .watchOS(3...9), [.mm38: 15, .mm42Old: 16.5],
      .documented("mntone, values of the navigation bar in the simulator of watchOS 8"))
    + rows(
      .clockBaseline, .oneLine, [.mm40: 20, .mm44: 22.5, .mm41: 25.5, .mm45: 26.5, .mm49: 28.5],
      .measured("watch-45-wos9-device and four other sizes; watch-44-wos7-clock"))
    + rows(
      .clockBaseline, .watchOS(8...8), [.mm44: 22, .mm41: 25],
      .documented("mntone, values of the navigation bar in the simulator of watchOS 8"))
    + rows(
      .clockBaseline, .oneLine, [.mm42: 25.5, .mm49Ultra3: 28.5], .derived(neverRan))
    + [
      WatchMetricRow(
        .titleFontSize, 16, .oneLine,
        .derived("Cancel is 47.5 wide in every size of watchOS 9.1")),
      WatchMetricRow(
        .titleFontSize, 15, .oneLine.on(.mm38), .derived("Cancel is 45 wide in watchOS 2")),
      WatchMetricRow(
        .titleFontSize, 17, .watchOS(1...7).on(.mm44),
        .derived("a title 78 wide in 2019 is 73 wide in 2021")),
      WatchMetricRow(
        .titleFontSize, 18, .watchOS(8...8).on(.mm45),
        .derived("Cancel is 54 wide in watchOS 8, by version or by text size")),
      WatchMetricRow(
        .titleFontSize, 17, .watchOS(8...8).on(.mm41),
        .derived("a point less than the clock, as 18 beside 19 on 45 mm")),
      WatchMetricRow(
        .titleGap, 4, .oneLine, .assumed("no picture shows a title that reaches the clock")),
    ]

  /// Metrics of San Francisco Compact.
  static let textRows: [WatchMetricRow] = [
    WatchMetricRow(
      .capHeightEm, 0.6667, .always,
      .derived(
        "freyaalminde/watch-date-picker-qa 9.1: B, A 10.66 high at 16 points, 1 11.33 at 17; "
          + "jonyen/apple-watch-captions, D3codes/WristPipe: T 11.33 at 17, A, B, M 17.33 at 26")),
    WatchMetricRow(
      .ascentEm, 0.952, .always,
      .assumed("SF Compact is taken to stand in lines as tall as San Francisco's")),
    WatchMetricRow(
      .lineHeightEm, 1.193, .always,
      .assumed("SF Compact is taken to stand in lines as tall as San Francisco's")),
  ]

  /// The circle of a back button without a title.
  private static let roundBackRows: [WatchMetricRow] = [
    WatchMetricRow(
      .roundBackEm, 19.5 / 17, .watchOS(7...7),
      .derived("sw-4: 19.5 across beside digits of 17 points")),
    WatchMetricRow(
      .roundBackX, 1.5, .watchOS(7...7),
      .measured("sw-4: the circle begins at 11, the text inset is 9.5")),
    WatchMetricRow(
      .roundBackDrop, -1.0 / 12, .watchOS(7...7),
      .derived("sw-4: the circle's middle is 16.75, the digits' 16.83")),
    WatchMetricRow(
      .roundBackChevronShare, 0.7, .watchOS(7...7),
      .measured(
        "sw-4 (HiddenJester/Swatches, 44 mm): the chevron's ink is 5.56 by 9.78, of a bare one's"
          + " 8 by 14")),
  ]

  /// The bare chevron before a title.
  static let chevronRows: [WatchMetricRow] =
    [
      WatchMetricRow(
        .backIndicatorX, 1, .oneLine,
        .derived("ink at 10.5 on 44 mm and 22 on 49 mm, text insets 9.5 and 21")),
      WatchMetricRow(
        .backIndicatorX, 1.5, .watchOS(8...8).on(.mm45),
        .measured("watch-45-wos8-back-title-done: ink at 13.5")),
      WatchMetricRow(
        .backIndicatorX, -3.5, .watchOS(1...2).on(.mm38, .mm42Old),
        .derived("38 mm, watchOS 2: ink at 1, the content margin, left of the text inset 4.5")),
      WatchMetricRow(
        .backIndicatorX, 0, .watchOS(3...9).on(.mm38, .mm42Old),
        .documented("mntone: the image stands at x 1, the text inset")),
      WatchMetricRow(
        .backIndicatorWidthEm, 8.0 / 17, .oneLine,
        .derived("8 wide beside 17 points (44 mm), 9 beside 19 (45 mm)")),
      WatchMetricRow(
        .backIndicatorWidthEm, 9.5 / 17, .oneLine.bold(),
        .measured("github:chockenberry/NowPlayingPlus: 9.5 wide on 49 mm")),
      WatchMetricRow(
        .backIndicatorWidthEm, 0.3, .watchOS(1...2), .derived("38 mm: 4.5 wide beside 15 points")),
      WatchMetricRow(
        .backIndicatorHeightEm, 14.0 / 17, .oneLine,
        .derived("14 high beside 17 points (44 mm), 15.5 beside 19 (45 mm)")),
      WatchMetricRow(
        .backIndicatorHeightEm, 16.0 / 17, .oneLine.bold(),
        .measured("github:chockenberry/NowPlayingPlus: 16 high on 49 mm")),
      WatchMetricRow(
        .backIndicatorHeightEm, 8.5 / 15, .watchOS(1...2),
        .derived("38 mm: 8.5 high beside 15 points")),
      WatchMetricRow(
        .backIndicatorStrokeEm, 0.108, .oneLine,
        .measured(
          "by the ink's area: D3codes/WristPipe, three pictures of 44 mm, 1.84 beside 17;"
            + " freysie/watch-date-picker, 45 mm, 2.04 beside 19")),
      WatchMetricRow(
        .backIndicatorStrokeEm, 0.166, .oneLine.bold(),
        .measured(
          "by the ink's area: chockenberry/NowPlayingPlus 5.png, 49 mm: 2.82 beside 17")),
      WatchMetricRow(
        .backIndicatorStrokeEm, 0.09, .watchOS(1...2),
        .measured(
          "by the ink's area: GiantRobotLabs/giant-robot-fitbuddy 2-select.png, 42 mm: 1.43"
            + " beside 16")),
    ] + roundBackRows
    + rows(
      .backTitleX, .watchOS(1...2), [.mm38: 8.5, .mm42Old: 9],
      .derived("38 mm, watchOS 2: a V at 8.5, a D at 9.5; 42 mm in proportion"))
    + rows(
      .backTitleX, .watchOS(3...9), [.mm38: 13, .mm42Old: 15],
      .derived("mntone's watchOS 8 simulator: margin, image and spacing"))
    + rows(
      .backTitleX, .oneLine, [.mm40: 24, .mm41: 26.5],
      .derived("mntone's watchOS 8 simulator: margin, image and spacing at 16 points"))
    + rows(
      .backTitleX, .oneLine, [.mm44: 24.5, .mm45: 27, .mm49: 36],
      .derived("44 mm, watchOS 8: an S at 25, 15 after the text inset"))
    + rows(
      .backTitleX, .watchOS(8...8), [.mm41: 28, .mm45: 30],
      .documented("mntone's watchOS 8 simulator; 45 mm: an O at 31"))
    + rows(
      .backTitleX, .oneLine, [.mm42: 26.5, .mm49Ultra3: 36], .derived(neverRan))
}
