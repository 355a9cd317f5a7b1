/// Numbers of a Mac's window, measured on native pictures at 2x where a row names one.
extension PlatformMetricTable {
  static let macRows: [PlatformMetricRow] =
    titleBarRows + toolbarRows + plainGroundRows + columnRows + searchRows

  /// The title bar, and what toolbars share with it.
  private static let titleBarRows: [PlatformMetricRow] =
    rows(
      .on(.macOS), .assumed("a window's title bar as the eye sees it on macOS 11 to 15"),
      [
        .titleGap: 8, .itemPadding: 8,
        .indicatorWidth: 7, .indicatorHeight: 12.5, .indicatorStroke: 1.5,
        .proxyIconExtent: 16, .proxyIconGap: 4,
        .titleFieldInset: 4, .titleFieldRadius: 4, .titleFieldSelectionShare: 0.3,
      ])
    + barRows
    + [
      PlatformMetricRow(
        .itemExtent, 28, .on(.macOS),
        .documented("Human Interface Guidelines, Accessibility: controls of 28 x 28 on macOS"))
    ]
    + rows(
      .on(.macOS),
      .measured("mac-3: mac-monitorcontrol: a window of settings, titled above its toolbar"),
      [
        .barHeight: 28, .titleFontSize: 13, .titleDrop: 4.5, .windowButtonDiameter: 12,
        .windowButtonPitch: 20, .windowButtonX: 8, .windowRadius: 10,
      ], .titleIsBold, .hasWindowButtons)
    + rows(
      .on(.macOS), .measured("mac-2: mac14-cork, mac14-xcodes-light: Cork is 30, Xcodes 46.5 wide"),
      [.subtitledTitleFontSize: 13, .subtitleFontSize: 11], .subtitledTitleIsBold)
    + rows(
      .on(.macOS),
      .measured("mac-2: mac13-playcover, mac14-xcodes-light, mac15-folders: a line at 52"),
      [:], .hasHairline)
    + rows(
      .on(.macOS, 26...),
      .measured("mac-2: mac26-symbolic, mac26-opolua-files, mac26-opolua-programs"),
      [.windowButtonDiameter: 14, .windowButtonPitch: 23])
    + rows(
      .on(.macOS, 26...),
      .measured("mac-4: mac26-backup: a title after the buttons, a line 31 below the top"),
      [.barHeight: 31, .windowButtonX: 9, .titleDrop: 5.5, .windowTitleGap: 15], .titleIsLeading)

  /// Subtitles and buttons, which stand in toolbars alone, so that no window without one differs.
  private static let barRows: [PlatformMetricRow] =
    rows(
      .on(.macOS), .measured("mac-2: mac14-xcodes-light: baselines 24 and 38 in a bar of 52"),
      [.titleRise: 2, .subtitleDrop: 12])
    + rows(
      .on(.macOS),
      .measured("mac-2: mac15-folders: the toggle's middle 36.25 after the window's buttons"),
      [.windowItemGap: 16.5])
    + rows(
      .on(.macOS),
      .measured("mac-5: mac15-thoughts: ink from 92 where the window's buttons end at 72"),
      [.windowTitleGap: 20])
    + rows(
      .on(.macOS),
      .measured("mac-2: mac14-cork, mac15-folders: symbols as large as beside 13 points"),
      [.itemFontSize: 13])
    + [
      PlatformMetricRow(
        .itemMinimumWidth, 38, .on(.macOS),
        .derived(
          "mac-2: mac14-xcodes-light and mac15-folders: neighbours 38.25 and 38.5 apart whatever "
            + "their symbols' widths")),
      PlatformMetricRow(
        .itemGap, 0.5, .on(.macOS),
        .derived("mac-2: mac14-xcodes-light, mac15-folders: what the pitch leaves")),
      PlatformMetricRow(
        .margin, 9.25, .on(.macOS),
        .derived("mac-2: mac14-xcodes-light, mac14-cork: outermost symbols 27.75 and 29 in")),
      PlatformMetricRow(
        .hasBackButton, true, .on(.macOS),
        .documented("NavigationStack, macOS 13: a control of the platform leads back")),
    ]

  /// A unified toolbar.
  private static let toolbarRows: [PlatformMetricRow] =
    rows(
      .on(.macOS, toolbar: true),
      .measured("mac-2: mac13-playcover, mac14-cork, mac14-xcodes-light, mac15-folders"),
      [.barHeight: 52, .windowButtonX: 20, .titleFontSize: 15, .titleDrop: 5])
    + rows(
      .on(.macOS, toolbar: true),
      .measured("mac-2: mac14-xcodes-light, mac15-folders: symbols about y 25.25"),
      [.imageRise: 0.75])
    + [
      PlatformMetricRow(
        .titleIsBold, false, .on(.macOS, toolbar: true),
        .measured("mac-2: mac15-folders: a title alone has semibold ink")),
      PlatformMetricRow(
        .titleIsSemibold, true, .on(.macOS, toolbar: true),
        .measured("mac-2: mac15-folders: a title alone has semibold ink")),
      PlatformMetricRow(
        .titleIsLeading, true, .on(.macOS, toolbar: true),
        .measured("mac14-cork, mac14-xcodes-light, mac15-folders, mac26-symbolic")),
      PlatformMetricRow(
        .imagePadding, 10, .on(.macOS, toolbar: true),
        .measured("mac-2: mac13-playcover: a button of 39.5 around a symbol of 19.5")),
      PlatformMetricRow(
        .margin, 12, .on(.macOS, 11...13, toolbar: true),
        .measured("mac-2: mac13-playcover: the search field ends 12 from the edge")),
      PlatformMetricRow(
        .itemGap, 8, .on(.macOS, 11...13, toolbar: true),
        .measured(
          "github:inseven/fileaway screenshots/macos.png: symbols of 19.5 and 22.5, 49 apart, less"
            + " their halves and 10 at either side")),
    ]
    + rows(
      .on(.macOS, 26..., toolbar: true), .measured("mac-2: mac26-symbolic"),
      [
        .windowButtonX: 19, .margin: 8, .itemGap: 8, .itemExtent: 36, .itemMinimumWidth: 36,
        .titleDrop: 5.5, .windowTitleGap: 29,
      ], .itemHasFill)
    + rows(
      .on(.macOS, 26..., toolbar: true),
      .measured(
        "mac-4: mac26-tal-chat, mac26-tal-sessions: a toggle 45.5 from its neighbour, 39 wide beside a"
          + " disc of 36 with 8 between: a box of 23 and 8 at either side"),
      [.imagePadding: 8], .symbolsHaveOwnBoxes)
    + rows(
      .on(.macOS, 26..., toolbar: true),
      .measured(
        "mac-8: rx-26: three pictures share 294 to 404, 37 apart; thirteen37/talaria cron.png: four"
          + " share 146; a prominent one has a disc of its own (mac26-symbolic)"),
      [.sharedItemGap: 1], .picturesShareCapsules)
    + [
      PlatformMetricRow(
        .sharedImagePadding, 6, .on(.macOS, 26..., toolbar: true),
        .derived("mac-8: rx-26: folder.badge.plus, a box of 23.5, has a place of 36 in its capsule")
      )
    ]

  /// The ground and the corners of windows of macOS 26.
  private static let plainGroundRows: [PlatformMetricRow] = [
    PlatformMetricRow(
      .hasHairline, false, .on(.macOS, 26..., toolbar: true),
      .measured("github:inseven/symbolic docs/images: white from the top on, no line below")),
    PlatformMetricRow(
      .windowRadius, 26, .on(.macOS, 26..., toolbar: true),
      .measured("github:inseven/symbolic docs/images: 12 in at y 4, 7 at 8, 2 at 16")),
  ]

  /// Columns of a window.
  private static let columnRows: [PlatformMetricRow] =
    rows(
      .on(.macOS), .assumed("columns of a window as the eye sees them in Mail and Notes"),
      [.sidebarWidth: 200, .contentColumnWidth: 260, .detailMinimum: 300])
    + rows(
      .on(.macOS),
      .measured("mac-2: mac13-playcover: its own button, 12.5 to 52 after the column's start"),
      [.columnItemX: 12.5])
    + rows(
      .on(.macOS),
      .measured(
        "mac-2: mac14-cork, mac14-xcodes-light, mac15-folders: ink 12.5 to 13 after the start"),
      [.columnTitleX: 12])
    + rows(
      .on(.macOS, 11...15),
      .measured(
        "mac-2: mac14-xcodes-light, mac15-folders: toggle at 108.25, the next button at 146.75"),
      [:], .sidebarItemsLead)
    + rows(
      .on(.macOS, 11...12),
      .measured(
        "mac-4: mac12-fileaway, a sidebar without buttons: the toggle before the detail's title;"
          + " beside the window's buttons in mac13-prt and mac15-mmcal"),
      [:], .toggleStandsInDetail)
    + rows(
      .on(.macOS, 26...), .measured("mac-2: mac26-opolua-files, mac26-opolua-programs"),
      [.sidebarInset: 8, .columnTitleX: 20.5])
    + [
      PlatformMetricRow(
        .sidebarMargin, 4, .on(.macOS, 26...),
        .derived(
          "mac-4: mac26-tal-cron, mac26-reconnect: the middle of a toggle 39 wide 23.75 and 23.5 before"
            + " the sidebar's end; 21.25 in an app of Mac Catalyst (mac26-opolua-files)")),
      PlatformMetricRow(
        .sidebarRadius, 18, .on(.macOS, 26...),
        .measured(
          "thirteen37/talaria docs/screenshots/macos.png: the edge 11, 9, 6, 4, 2.5 in at 1.5, 2.5,"
            + " 4.5, 6.5, 8.5 below the sidebar's top")),
    ]

  /// A search field in the toolbar.
  private static let searchRows: [PlatformMetricRow] =
    rows(
      .on(.macOS, toolbar: true),
      .measured("mac-2: mac13-playcover: the field from y 12 to 40, 12 in"),
      [.searchFieldHeight: 28, .searchFieldMargin: 12], .hasSearchField)
    + rows(
      .on(.macOS, toolbar: true),
      .measured(
        "github:PlayCover/PlayCover images/light.png: a field of 258, the icon's middle 13.25 in, "
          + "the text's ink 27.5 in and down to 32"),
      [
        .searchIconInset: 13.25, .searchTextInset: 26.5, .searchTextDrop: 6, .searchFieldGap: 18,
      ])
    + [
      PlatformMetricRow(
        .searchFieldWidth, 325, .on(.macOS, toolbar: true),
        .measured(
          "mac-4: mac12-fileaway, mac12-bookmarks, mac26-tal-sessions: fields of 325 in three windows"
        )
      ),
      PlatformMetricRow(
        .searchFieldWidth, 258, .on(.macOS, 13...13, toolbar: true),
        .measured("github:PlayCover/PlayCover images/light.png: a field of 258 on macOS 13")),
      PlatformMetricRow(
        .imageRise, 0.25, .on(.macOS, 26..., toolbar: true),
        .measured(
          "mac-4: mac26-tal-cron, mac26-reconnect: toggles about y 25.75, arrows 26.25")),
      PlatformMetricRow(
        .searchIconSize, 10.5, .on(.macOS, toolbar: true),
        .derived("github:PlayCover/PlayCover images/light.png: the icon's ink is 12.5 wide")),
    ]
    + rows(
      .on(.macOS, toolbar: true),
      .measured(
        "github:inseven/fileaway screenshots/macos.png: the edge 4, 3, 2.5, 1.5, 0.5 in at 0, 0.5, 1, 2, 3"
      ),
      [.searchFieldRadius: 6])
    + rows(
      .on(.macOS, 26..., toolbar: true),
      .measured(
        "thirteen37/talaria docs/screenshots/macos.png: a capsule from y 8 to 44, 8 from the window's"
          + " end; the icon's middle 17.75 in, the text's ink 33 in and down to 31"),
      [
        .searchFieldHeight: 36, .searchFieldMargin: 8, .searchFieldRadius: 18,
        .searchIconInset: 17.75, .searchTextInset: 32.5, .searchTextDrop: 5,
      ])
}
