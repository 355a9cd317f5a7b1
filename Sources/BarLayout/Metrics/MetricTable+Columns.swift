extension MetricTable {
  private static let titleMenus =
    "Dimillian/IceCubesApp: Images/timeline.png (iPhone of 393 points, iOS 17, at 1.135 pixels a"
    + " point) and ice-402-titlemenu (iPhone 16 Pro, iOS 26)"

  /// The menu behind a title, and the field in which it is changed.
  static let titleMenuRows: [MetricRow] = [
    MetricRow(
      .titleMenuFontSize, 10, .iOS(16...),
      .measured(
        "\(titleMenus): the chevron's ink is 8.9 x 5.3 on 17, about 9 x 5.5 on 26")),
    MetricRow(
      .titleMenuGap, 7, .iOS(16...),
      .measured(
        "\(titleMenus): the disc begins 7.9 and 8.3 after the ink of two titles on 17, 7.5 ± 0.5"
          + " after a title's line on 26")),
    MetricRow(
      .titleMenuCircle, 17 + 1.0 / 3, .iOS(16...),
      .measured(
        "\(titleMenus): a grey disc 17.3 across on 17, twice, and 17.33 on 26; title and disc are"
          + " centred as one")),
    MetricRow(
      .titleFieldWidth, 320, .iOS(16...),
      .assumed("a field is no wider than a phone, and narrower between buttons")),
    MetricRow(
      .titleFieldClearFontSize, 13, .iOS(16...),
      .assumed("a text field's clear button is smaller than its words, as the eye sees it")),
    MetricRow(
      .titleFieldSelectionShare, 0.2, .iOS(16...),
      .assumed("UIKit marks selected words with a fifth of the tint, as the eye sees it")),
    MetricRow(
      .titleFieldInset, 8, .iOS(16...),
      .assumed("between the end of a text field and its words, as in a search field")),
    MetricRow(
      .titleFieldRadius, 8, .iOS(16...), .assumed("as a text field's; not measured")),
  ]

  /// The columns of a split view.
  static let columnRows: [MetricRow] = [
    MetricRow(
      .sidebarWidth, 320, .always,
      .measured("iPad Pro 12.9, iPadOS 14, a picture of a split view: the sidebar is 320 wide")),
    MetricRow(
      .contentColumnWidth, 376, .always,
      .measured("pixels-4: mvk-ipad-08-split, iPadOS 16: lines at 320 and 695.5")),
    MetricRow(
      .sidebarWidth, 330, .iOS(26...).on(.pad),
      .measured(
        "inseven/opolua assets/screenshots/app-store/2.0.0/ipad-pro-13-inch-m5/1-files.png, iPadOS 26:"
          + " from 10 to 330, beside a detail alone")),
    MetricRow(
      .sidebarBesideContentWidth, 320, .always,
      .derived("the sidebar beside a detail alone; three columns were not measured")),
    MetricRow(
      .sidebarBesideContentWidth, 310, .iOS(26...),
      .measured("iPad Pro 13, iPadOS 26, three columns: the pane reaches from 10 to 310")),
    MetricRow(
      .sidebarBesideContentWidth, 290, .iOS(26...).width(to: 1100),
      .measured(
        "iPad Pro 13 upright, iPadOS 26, two apps: the pane reaches from 10 to 290, the content to"
          + " 568 (selenehyun/nook, nk-p1)")),
    MetricRow(
      .contentColumnWidth, 320.5, .iOS(26...),
      .measured("iPad Pro 13, iPadOS 26: rows from 310 + 8 on, a line at 630, the detail at 630.5")),
    MetricRow(
      .contentColumnWidth, 278, .iOS(26...).width(to: 1100),
      .measured(
        "iPad Pro 13 upright, iPadOS 26, two apps: the content from 290 to 568, a line of one pixel"
          + " at 567.5 (selenehyun/nook, nk-p1)")),
    MetricRow(
      .sidebarTitleShift, 6, .iOS(26...).on(.pad),
      .measured(
        "iPadOS 26, two apps: 6.25 right of the pane's middle where the toggle is the only button"
          + " (NordicSemiconductor/IOS-nRF-Toolbox, nrf-pad); centred beside a leading item and"
          + " in the first of three columns (nk-p1)")),
    MetricRow(
      .detailSafeAreaInset, 10, .iOS(26...).on(.pad),
      .measured(
        "iPadOS 26, two apps: the detail's title is on the middle of what begins 10 after the"
          + " sidebar's end, and a back button's glass 10 further in"
          + " (NordicSemiconductor/IOS-nRF-Toolbox, nrf-pad; inseven/opolua, opl26-ipad-image)")),
    MetricRow(
      .columnsTileUpright, true, .iOS(26...).on(.pad),
      .measured(
        "iPadOS 26 upright, two apps that ask for nothing: 320 beside the detail of 1032 points"
          + " (inseven/opolua, UIKit), 240 beside that of 834 (thirteen37/talaria, SwiftUI);"
          + " narrower iPads are assumed to do so while the detail keeps its least width")),
    MetricRow(
      .detailMinimum, 320, .always,
      .assumed("an iPhone's narrowest width; Settings shows 448 beside its list on 768 points")),
    MetricRow(
      .detailBesideTwoMinimum, 464, .always,
      .measured(
        "pixels-5: ids-ipad-columns, iPadOS 26: a detail of 464 beside two columns; pixels-4:"
          + " mvk-ipad-08-split, iPadOS 16: one of 484.5")),
    MetricRow(
      .overlayClearance, 54, .always,
      .assumed("what stays visible of the detail beside columns that lie over it, for a tap")),
    MetricRow(
      .regularWidthMinimum, 600, .always,
      .derived(
        "iPad apps of 592 points beside another are compact, those of 639 regular; none is between")
    ),
    MetricRow(
      .columnSeparatorPixels, 1, .always,
      .measured("iPad Pro 13, iPadOS 26: a line of one pixel between content and detail")),
    MetricRow(
      .sidebarInset, 0, .always, .documented("UISplitViewController: up to iPadOS 18 columns tile")),
    MetricRow(
      .sidebarInset, 10, .iOS(26...),
      .measured("iPad Pro 13, iPadOS 26: the pane begins at 10 and ends 10 above the screen's end")),
    MetricRow(
      .sidebarIsSecondary, true, .iOS(14...).sidebar(),
      .measured(
        "iPadOS 15: a dark sidebar is #1c1c1e beside a black detail (mo-pad-dash);"
          + " the light one, #f2f2f7, is deduced")),
    MetricRow(
      .sidebarIsSecondary, false, .iOS(26...),
      .documented("Adopting Liquid Glass: sidebars float on glass")),
    MetricRow(
      .sidebarTogglePrecedesBack, true, .iOS(14...18),
      .assumed("as on iPadOS 17 and iOS 26; nobody published a pushed screen of another version")),
    MetricRow(
      .sidebarTogglePrecedesBack, true, .iOS(17...17),
      .measured(
        "hdv-directory-list, -image-list: iPadOS 17, a sidebar's pushed screens: the toggle's middle at 31.25, the"
          + " chevron's at 78.5; phones on their side assumed alike")),
    MetricRow(
      .sidebarToggleMargin, 16, .always,
      .measured(
        "hdv-directory-list, -image-list: the toggle's ink from 18.5, in a list whose words begin at 24"
      )),
    MetricRow(
      .sidebarToggleGap, 17.5, .always,
      .measured("hdv-directory-list, -image-list: the chevron's ink from 73, the toggle's until 44")
    ),
    MetricRow(
      .sidebarToggleTail, 8, .always,
      .measured(
        "iPadOS 14 and 15, seven pictures of two apps: the middle of a symbol behind it 54.5 after its"
          + " own (opl-ipad2-files, opl-ipad3-files), a word's 48.5 to 49 (sim-pad-split)")),
    MetricRow(
      .sidebarTogglePrecedesBack, true, .iOS(26...),
      .measured(
        "iPhone 14 Plus on its side, iOS 26: the toggle's glass from 38, that of the back button from"
          + " 94 (inseven/opolua, opl26-14plus-welcome)")),
    MetricRow(
      .sidebarToggleTrails, true, .iOS(26...),
      .measured("iPadOS 26: the button stands at a sidebar's trailing end, a title at its leading")),
    MetricRow(
      .sidebarRadius, 0, .always, .documented("UISplitViewController: up to iPadOS 18 columns tile")
    ),
    MetricRow(
      .sidebarRadius, 22, .iOS(26...),
      .measured("iPadOS 26: the pane's rim at 12.5 below its top 2 from its side, 3.5 at 10")),
    MetricRow(
      .windowTitleBarHeight, 28, .always,
      .measured("mac-3: mac-monitorcontrol: its buttons' middle 14 below the window's top")),
    MetricRow(
      .overlayDimming, 0.1, .always,
      .assumed("how dark the detail gets under columns that lie over it; a tenth is visible")),
  ]
}
