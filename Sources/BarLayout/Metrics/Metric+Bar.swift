extension Metric {
  /// What the numbers of the bar and of what it stands in are; nil for others.
  var barMeaning: String? {
    switch self {
    // The bar.
    case .barHeight: "Height of the bar without prompt, large title and search field"
    case .barTopWithoutInset: "Top of the bar on a screen without a safe area above it"
    case .barTopInLandscape: "Top of the bar of a phone on its side without a safe area above it"
    case .dynamicIslandLift: "How far the bar reaches up into the safe area of a Dynamic Island"
    case .sheetTop: "Distance from a phone's safe area to the top of a sheet"
    case .sheetInsetMinimum: "The least distance from the top that a phone's sheet counts from"
    case .sheetBarTop: "Distance from the top of a sheet to its bar"
    case .promptHeight: "Height of the band above the row that holds a prompt"
    case .promptFontSize: "Size of a prompt's font"
    case .hairlinePixels: "pixels: Thickness of the hairline below the background, in pixels"
    // Sheets.
    case .formSheetWidth: "Width of a form sheet on an iPad"
    case .formSheetHeight: "Height of a form sheet on an iPad"
    case .formSheetRise: "How far a form sheet stands above the middle of the screen"
    case .pageSheetWidth: "Width of a page sheet on an iPad"
    case .pageSheetHeight: "Height of a page sheet on an iPad, where there is room"
    case .pageSheetClearance: "Least distance of an iPad's page sheet from the safe area above"
    case .sheetMediumShare: "share: Height of a medium detent, of the highest one's"
    case .sheetFloatInset: "Distance of a sheet below its large detent from the screen's edges"
    case .sheetGrabberWidth: "Width of the grabber of a sheet"
    case .sheetGrabberHeight: "Height of the grabber of a sheet, and its distance from the top"
    case .sheetPlacementMargin: "Distance of a sheet at the side of an iPad from the screen's edge"
    case .sheetRadius: "Radius of a sheet's corners"
    case .presenterMargin: "Distance of the card behind a phone's sheet from the screen's sides"
    case .presenterRise: "How far the card behind a sheet shows above it"
    // Columns of a split view.
    case .sidebarWidth: "Width of a split view's sidebar"
    case .sidebarBesideContentWidth: "Width of the first of three columns"
    case .contentColumnWidth: "Width of the middle column of three"
    case .detailMinimum: "The least width of a detail beside one column"
    case .detailBesideTwoMinimum: "The least width of a detail beside two columns"
    case .overlayClearance: "What stays visible of a detail beside the columns over it"
    case .regularWidthMinimum: "The least width of an iPad's app that is a regular one"
    case .columnSeparatorPixels: "pixels: Thickness of the line between columns, in pixels"
    case .overlayDimming: "share: How dark the detail gets under the columns over it, as a share"
    case .sidebarToggleMargin:
      "Distance of a split view's symbol from the bar's leading edge where it stands before a chevron"
    case .sidebarToggleTail: "Room between a split view's symbol and the end of its button"
    case .sidebarToggleGap: "Distance between a split view's button and a chevron behind it"
    case .sidebarInset: "How far a floating sidebar stands in from its container's edges"
    case .sidebarRadius: "Radius of a floating sidebar's corners"
    case .sidebarTitleShift: "How far a floating sidebar's title stands off its middle"
    case .detailSafeAreaInset: "What the detail keeps clear of beside a floating sidebar"
    case .windowTitleBarHeight: "Height of a Mac's title bar over a bar as an iPad has it"
    default: nil
    }
  }
}
