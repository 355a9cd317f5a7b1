/// Numbers of the layout from watchOS 10 on: discs in the corners, clock and title above each
/// other.
extension WatchMetricTable {
  private static let table = MetricSource.measured(
    "github:mntone/ProfMonster WatchMetrics.swift; 45 and 49 mm confirmed on pictures")
  private static let series10 = MetricSource.assumed(
    "nothing but the screen is known of this size; as 41 mm, the nearest in shape")

  /// Discs in the corners.
  static let discRows: [WatchMetricRow] =
    rows(
      .barMargin, .discs, [.mm40: 9.5, .mm41: 11.5, .mm44: 10.5, .mm45: 12.5, .mm49: 15.5], table)
    + rows(
      .barMargin, .discs, [.mm46: 15, .mm49Ultra3: 16.5],
      .measured("watch-46-wos11-leading-trailing-title and watch-49u3-wos26-leading-trailing"))
    + rows(.barMargin, .discs, [.mm42: 11.5], series10)
    + rows(
      .buttonTop, .discs, [.mm40: 10, .mm41: 14, .mm44: 12.5, .mm45: 15, .mm49: 19], table)
    + rows(
      .buttonTop, .discs, [.mm46: 18, .mm49Ultra3: 19.5],
      .measured("watch-46-wos11-leading-trailing-title and watch-49u3-wos26-leading-trailing"))
    + rows(.buttonTop, .discs, [.mm42: 14], series10)
    + rows(
      .buttonDiameter, .discs, [.mm40: 30, .mm41: 32, .mm44: 34, .mm45: 36, .mm49: 36], table)
    + rows(
      .buttonDiameter, .discs, [.mm46: 35, .mm49Ultra3: 37],
      .measured("watch-46-wos11-leading-trailing-title and watch-49u3-wos26-leading-trailing"))
    + rows(.buttonDiameter, .discs, [.mm42: 32], series10)
    + rows(
      .bottomInset, .discs, [.mm40: 10, .mm41: 14, .mm44: 12.5, .mm45: 15, .mm49: 15], table)
    + rows(
      .bottomInset, .watchOS(26...), [.mm40: 19, .mm49Ultra3: 40],
      .measured("watch-40-wos26-clock and watch-49u3-wos26-device: test fixtures of a watch game"))
    + rows(
      .bottomInset, .discs, [.mm42: 14, .mm46: 15], .assumed("as the neighbours 41 and 45 mm"))
    + discContentRows

  private static let discContentRows: [WatchMetricRow] = [
    WatchMetricRow(
      .discIndicatorWidthShare, 9.0 / 35, .discs,
      .derived("46 mm: a chevron 9 wide in a disc of 35; other discs in proportion")),
    WatchMetricRow(
      .discIndicatorHeightShare, 15.0 / 35, .discs,
      .derived("46 mm: a chevron 15 high in a disc of 35; other discs in proportion")),
    WatchMetricRow(
      .discIndicatorShift, 1, .discs,
      .measured("watch-46-wos11-back-title: the chevron is 1 before the middle")),
    WatchMetricRow(
      .discIndicatorStroke, 2.25, .discs,
      .measured(
        "by the ink's area: chmc/listall (46 mm), D3codes/WristPipe (49 mm) and"
          + " jonyen/apple-watch-captions (46 mm, watchOS 26) 2.25, 2.25 and 2.22")),
    WatchMetricRow(
      .buttonSymbolSize, 15, .discs,
      .assumed("about as large as the 17 by 16 of an app's own glyph on 46 mm")),
    WatchMetricRow(
      .closeSymbolShare, 18.0 / 35, .discs,
      .derived("46 mm: the cross of a sheet is 18.5 by 18 in a disc of 35; others in proportion")),
    WatchMetricRow(
      .buttonFontSize, 13, .discs,
      .derived("watch-2: w49-11-focuscycle-done-title: the ink of Done is 30 wide")),
    WatchMetricRow(
      .buttonFontSize, 12, .discs.on(.mm40, .mm41, .mm42),
      .assumed("in proportion to the smaller titles")),
    WatchMetricRow(
      .buttonFontSize, 18, .watchOS(26...),
      .derived("w32-w3, w49u3-26-vitals-help: inks of 55 and 41, semibold")),
    WatchMetricRow(
      .buttonFontSize, 17, .watchOS(26...).on(.mm40, .mm41, .mm42),
      .derived("a point larger than the title of 16, as 18 beside 17 on an Ultra 3")),
    WatchMetricRow(
      .buttonIsSemibold, true, .watchOS(26...),
      .measured("w32-w3: Cancel is semibold")),
    WatchMetricRow(
      .buttonPadding, 7, .discs,
      .derived("w49-11-focuscycle-done-title: ink 7.5 in from a capsule of 46.5")),
    WatchMetricRow(
      .buttonPadding, 6, .watchOS(26...),
      .derived("w32-w3: Cancel, a label of 57.5, in a capsule of 69.5")),
    WatchMetricRow(
      .tintFillShare, 0.26, .watchOS(10...11),
      .measured("watch-2: w49-11-focuscycle-done-title: #022143 under the word #007aff")),
    WatchMetricRow(.buttonGap, 4, .discs, .assumed("as between a disc and the title's slot")),
    WatchMetricRow(
      .buttonRim, 0.5, .watchOS(26...),
      .measured("w46-26-wristrecall-sheet-close-trailing: three lines of a pixel each")),
  ]

  /// Clock and titles.
  static let discTitleRows: [WatchMetricRow] =
    rows(
      .clockBaseline, .discs, [.mm40: 21, .mm44: 25, .mm45: 28, .mm46: 32, .mm49: 33.5],
      .measured(
        "watch-45-wos10-sheet-close-title, watch-46-wos26-clock, watch-40-wos26-clock and others"))
    + rows(
      .clockBaseline, .watchOS(10...10), [.mm49: 32.5],
      .measured("watch-2: w49-10-daysleft-clock"))
    + rows(.clockBaseline, .watchOS(26...), [.mm45: 29.5], .measured("watch-45-wos26-clock"))
    + rows(.clockBaseline, .discs, [.mm49Ultra3: 34.5], .measured("watch-49u3-wos26-clock"))
    + rows(
      .clockBaseline, .discs, [.mm41: 27, .mm42: 27],
      .derived("between 40 and 45 mm, which have it 11 and 13 below a disc's top"))
    + [
      WatchMetricRow(
        .clockFontSize, 17, .discs,
        .derived(
          "the digit 1 is 11.33 high on 44, 45, 46 and 49 mm: jonyen/apple-watch-captions, "
            + "leptos-null/PrayerTimes, D3codes/WristPipe, MYBLtd's 42 Decibels")),
      WatchMetricRow(
        .clockFontSize, 16, .discs.on(.mm40, .mm41, .mm42),
        .derived("digits 11 high on 40 mm; 41 and 42 mm are taken to be like it")),
      WatchMetricRow(
        .titleFontSize, 17, .discs,
        .derived(
          "T, P, L and 4 are 11.33 high on 44, 45 and 46 mm: jonyen/apple-watch-captions, "
            + "leptos-null/PrayerTimes, chmc/listall, MYBLtd's 42 Decibels")),
      WatchMetricRow(
        .titleFontSize, 16, .discs.on(.mm40, .mm41, .mm42),
        .derived("as large as the clock of 16, as 17 beside 17 on 44 to 49 mm")),
      WatchMetricRow(
        .titleKernEm, -0.031, .watchOS(10...10),
        .derived(
          "watchOS 10: Preferences 88.0 wide, Qibla 36.5 (45 mm), 42 Decibels 84.5 (44 mm), 5.4, 2.7 "
            + "and 5.1 less than with the spacing of watchOS 11 and 26")),
      WatchMetricRow(
        .titleIsMedium, true, .discs, .documented("mntone: the small title's label is Medium")),
      WatchMetricRow(
        .titleTakesAccent, true, .watchOS(26...),
        .assumed("five apps of watchOS 26, nowhere published: titles such as #4d9eed")),
      WatchMetricRow(
        .titlePitch, 19.5, .discs,
        .derived("46 mm: digits end at 32, the title at 51.5; 49 mm: at 33.5 and 53")),
      WatchMetricRow(
        .titlePitch, 20, .discs.on(.mm44, .mm45),
        .derived("watch-2: w44-10-decibels-01: digits end at 25, the title at 45")),
      WatchMetricRow(
        .titlePitch, 20, .watchOS(10...11).on(.mm46),
        .derived("46 mm, watchOS 11: digits end at 32, three titles at 52")),
      WatchMetricRow(
        .titlePitch, 19.5, .discs.on(.mm40, .mm41, .mm42),
        .assumed("as on 46 and 49 mm")),
      WatchMetricRow(
        .slotGap, 4, .discs,
        .measured("watch-46-wos11-back-long-title: the disc ends at 50, the slot begins at 54")),
      WatchMetricRow(
        .slotFade, 4, .discs, .derived("46 mm: letters are whole from 58 in a slot from 54")),
      WatchMetricRow(
        .largeTitleFontSize, 26, .discs,
        .derived(
          "A, B and M are 17.33 high on 46, 49 mm and Ultra 3: chinawrj/BMSTracker, "
            + "D3codes/WristPipe, JoshKappler/apple-watch-claude-code; mntone's 26 for 44 and 45 mm"
        )),
      WatchMetricRow(
        .largeTitleFontSize, 25, .discs.on(.mm40, .mm41, .mm42),
        .derived("as mntone's watchOS 8.3 table, whose 26 on larger watches still holds")),
      WatchMetricRow(
        .largeTitleFontSize, 25, .watchOS(8...9), .documented("mntone's watchOS 8.3 table")),
      WatchMetricRow(
        .largeTitleFontSize, 26, .watchOS(8...9).on(.mm44, .mm45, .mm49),
        .documented("mntone's watchOS 8.3 table")),
      WatchMetricRow(
        .largeTitlePitch, 19.5, .discs,
        .derived("46 mm: baseline 51 to 51.5 under digits that end at 32; Ultra 3: 54 under 34.5")),
      WatchMetricRow(
        .largeTitleBelowButtons, 27.5, .discs,
        .derived("49 mm: baseline 82.5 under discs that end at 55")),
      WatchMetricRow(
        .largeTitleBelowButtons, 24, .oneLine,
        .assumed("no picture of a large title before watchOS 10")),
      WatchMetricRow(
        .largeTitleSection, 30, .always, .assumed("the large title's line with its descenders")),
      WatchMetricRow(
        .listDrop, 9, .discs,
        .measured("46 mm: rows begin at 62 of a bar of 53, under small and large titles alike")),
      WatchMetricRow(
        .listDrop, 14, .discs.on(.mm49),
        .measured("49 mm, two buttons and no title: rows begin at 69 of a bar of 55")),
      WatchMetricRow(
        .listDrop, 0, .oneLine,
        .measured("watchOS 9.1: rows begin where the line ends, at 28, 31, 34, 35 and 37")),
      WatchMetricRow(
        .listDropBelowTitle, 6, .discs,
        .measured("49 mm, a large title under the buttons: rows begin at 91, its line ends at 85")),
      WatchMetricRow(
        .listDropBelowTitle, 0, .oneLine,
        .assumed("no picture of a large title before watchOS 10")),
      WatchMetricRow(
        .collapseDistance, 25, .always,
        .assumed("scrolling by the height of its letters puts a large title away")),
    ]
}
