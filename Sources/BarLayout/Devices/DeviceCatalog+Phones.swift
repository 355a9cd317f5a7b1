/// The phones, one row a model, by what is cut out of their display.
extension DeviceCatalog {
  /// Every phone, oldest kind first.
  static let phones = homeButtonPhones + notchPhones + islandPhones

  /// Phones with a home button.
  private static let homeButtonPhones: [DeviceModel] = [
    .homeButtonPhone(
      id: "iphone-4s", name: "iPhone 4 / 4s", width: 320, height: 480, scale: 2,
      sources: [.specifications, .interfaceBuilder]),
    .homeButtonPhone(
      id: "iphone-5s", name: "iPhone 5 / 5s", width: 320, height: 568, scale: 2,
      sources: [.specifications, .interfaceBuilder]),
    .homeButtonPhone(
      id: "iphone-se-1", name: "iPhone SE (1st generation)", width: 320, height: 568, scale: 2,
      sources: [.snapshotTesting, .bezelKit, .sizeClassGist, .qmui]),
    .homeButtonPhone(
      id: "iphone-6s", name: "iPhone 6 / 6s", width: 375, height: 667, scale: 2,
      sources: [.snapshotTesting, .bezelKit, .csdn, .sizeClassGist, .monday]),
    .homeButtonPhone(
      id: "iphone-7", name: "iPhone 7", width: 375, height: 667, scale: 2,
      sources: [.snapshotTesting, .bezelKit, .csdn, .sizeClassGist, .monday]),
    .homeButtonPhone(
      id: "iphone-8", name: "iPhone 8", width: 375, height: 667, scale: 2,
      sources: [.snapshotTesting, .bezelKit, .csdn, .sizeClassGist, .monday]),
    .homeButtonPhone(
      id: "iphone-se-2", name: "iPhone SE (2nd generation)", width: 375, height: 667, scale: 2,
      sources: [.snapshotTesting, .bezelKit, .csdn, .sizeClassGist, .monday]),
    .homeButtonPhone(
      id: "iphone-se-3", name: "iPhone SE (3rd generation)", width: 375, height: 667, scale: 2,
      sources: [.snapshotTesting, .bezelKit, .csdn, .simulatorProbe]),
    .homeButtonPhone(
      id: "iphone-6s-plus", name: "iPhone 6 Plus / 6s Plus", width: 414, height: 736, scale: 3,
      nativePixels: BarSize(width: 1080, height: 1920), isRegularWidthInLandscape: true,
      sources: [.snapshotTesting, .bezelKit, .csdn, .sizeClassGist, .qmui, .kudit]),
    .homeButtonPhone(
      id: "iphone-7-plus", name: "iPhone 7 Plus", width: 414, height: 736, scale: 3,
      nativePixels: BarSize(width: 1080, height: 1920), isRegularWidthInLandscape: true,
      sources: [.snapshotTesting, .bezelKit, .csdn, .sizeClassGist, .qmui, .kudit]),
    .homeButtonPhone(
      id: "iphone-8-plus", name: "iPhone 8 Plus", width: 414, height: 736, scale: 3,
      nativePixels: BarSize(width: 1080, height: 1920), isRegularWidthInLandscape: true,
      sources: [.snapshotTesting, .bezelKit, .csdn, .sizeClassGist, .qmui, .kudit]),
  ]

  /// Phones with a notch.
  private static let notchPhones: [DeviceModel] = [
    .notchPhone(
      id: "iphone-x", name: "iPhone X", width: 375, height: 812, scale: 3, cornerRadius: 39,
      tops: [7: 44], sources: [.snapshotTesting, .bezelKit, .screenCorners, .csdn, .qmuiIssue633]),
    .notchPhone(
      id: "iphone-xs", name: "iPhone XS", width: 375, height: 812, scale: 3, cornerRadius: 39,
      tops: [7: 44], sources: [.snapshotTesting, .bezelKit, .screenCorners, .csdn, .qmuiIssue633]),
    .notchPhone(
      id: "iphone-11-pro", name: "iPhone 11 Pro", width: 375, height: 812, scale: 3,
      cornerRadius: 39, tops: [7: 44],
      sources: [.snapshotTesting, .bezelKit, .screenCorners, .csdn, .qmuiIssue633]),
    .notchPhone(
      id: "iphone-xr", name: "iPhone XR", width: 414, height: 896, scale: 2, cornerRadius: 41.5,
      tops: [7: 44, 14: 48], isRegularWidthInLandscape: true,
      sources: [.bezelKit, .screenCorners, .csdn, .qmui, .gkNavigationBar, .snapshotTesting]),
    .notchPhone(
      id: "iphone-11", name: "iPhone 11", width: 414, height: 896, scale: 2, cornerRadius: 41.5,
      tops: [7: 44, 14: 48], isRegularWidthInLandscape: true,
      sources: [.bezelKit, .screenCorners, .csdn, .qmui, .gkNavigationBar, .snapshotTesting]),
    .notchPhone(
      id: "iphone-xs-max", name: "iPhone XS Max", width: 414, height: 896, scale: 3,
      cornerRadius: 39, tops: [7: 44], isRegularWidthInLandscape: true,
      sources: [.snapshotTesting, .bezelKit, .screenCorners, .csdn, .deviceFrame, .qmui]),
    .notchPhone(
      id: "iphone-11-pro-max", name: "iPhone 11 Pro Max", width: 414, height: 896, scale: 3,
      cornerRadius: 39, tops: [7: 44], isRegularWidthInLandscape: true,
      sources: [.snapshotTesting, .bezelKit, .screenCorners, .csdn, .deviceFrame, .qmui]),
    .notchPhone(
      id: "iphone-12-mini", name: "iPhone 12 mini", width: 375, height: 812, scale: 3,
      cornerRadius: 44, nativePixels: BarSize(width: 1080, height: 2340), tops: [7: 44, 15: 50],
      sources: [.snapshotTesting, .bezelKit, .screenCorners, .csdn, .qmui]),
    .notchPhone(
      id: "iphone-13-mini", name: "iPhone 13 mini", width: 375, height: 812, scale: 3,
      cornerRadius: 44, nativePixels: BarSize(width: 1080, height: 2340), tops: [7: 44, 15: 50],
      sources: [.snapshotTesting, .bezelKit, .screenCorners, .csdn, .qmui]),
    .notchPhone(
      id: "iphone-12", name: "iPhone 12", width: 390, height: 844, scale: 3, cornerRadius: 47.33,
      tops: [7: 47], sources: [.snapshotTesting, .bezelKit, .screenCorners, .csdn, .qmui]),
    .notchPhone(
      id: "iphone-12-pro", name: "iPhone 12 Pro", width: 390, height: 844, scale: 3,
      cornerRadius: 47.33, tops: [7: 47],
      sources: [.snapshotTesting, .bezelKit, .screenCorners, .csdn, .qmui]),
    .notchPhone(
      id: "iphone-13", name: "iPhone 13", width: 390, height: 844, scale: 3, cornerRadius: 47.33,
      tops: [7: 47], sources: [.snapshotTesting, .bezelKit, .screenCorners, .csdn, .qmui]),
    .notchPhone(
      id: "iphone-13-pro", name: "iPhone 13 Pro", width: 390, height: 844, scale: 3,
      cornerRadius: 47.33, tops: [7: 47],
      sources: [.snapshotTesting, .bezelKit, .screenCorners, .csdn, .qmui]),
    .notchPhone(
      id: "iphone-14", name: "iPhone 14", width: 390, height: 844, scale: 3, cornerRadius: 47.33,
      tops: [7: 47], sources: [.snapshotTesting, .bezelKit, .screenCorners, .csdn, .qmui]),
    .notchPhone(
      id: "iphone-16e", name: "iPhone 16e", width: 390, height: 844, scale: 3, cornerRadius: 47.33,
      tops: [7: 47], sources: [.bezelKit, .screenCorners, .kudit, .simulatorProbe]),
    .notchPhone(
      id: "iphone-17e", name: "iPhone 17e", width: 390, height: 844, scale: 3, cornerRadius: 47.33,
      tops: [7: 47], sources: [.simulatorProbe, .bezelKit, .kudit, .gkNavigationBar]),
    .notchPhone(
      id: "iphone-12-pro-max", name: "iPhone 12 Pro Max", width: 428, height: 926, scale: 3,
      cornerRadius: 53.33, tops: [7: 47], isRegularWidthInLandscape: true,
      sources: [.snapshotTesting, .bezelKit, .screenCorners, .csdn, .qmui]),
    .notchPhone(
      id: "iphone-13-pro-max", name: "iPhone 13 Pro Max", width: 428, height: 926, scale: 3,
      cornerRadius: 53.33, tops: [7: 47], isRegularWidthInLandscape: true,
      sources: [.snapshotTesting, .bezelKit, .screenCorners, .csdn, .qmui]),
    .notchPhone(
      id: "iphone-14-plus", name: "iPhone 14 Plus", width: 428, height: 926, scale: 3,
      cornerRadius: 53.33, tops: [7: 47], isRegularWidthInLandscape: true,
      sources: [.snapshotTesting, .bezelKit, .screenCorners, .csdn, .qmui]),
  ]

  /// Phones with a Dynamic Island.
  private static let islandPhones: [DeviceModel] = [
    .islandPhone(
      id: "iphone-14-pro", name: "iPhone 14 Pro", width: 393, height: 852, scale: 3,
      cornerRadius: 55, top: 59,
      sources: [.bezelKit, .screenCorners, .csdn, .deviceFrame, .qmui, .gkNavigationBar, .fluentUI]),
    .islandPhone(
      id: "iphone-15", name: "iPhone 15", width: 393, height: 852, scale: 3, cornerRadius: 55,
      top: 59,
      sources: [.bezelKit, .screenCorners, .csdn, .deviceFrame, .qmui, .gkNavigationBar, .fluentUI]),
    .islandPhone(
      id: "iphone-15-pro", name: "iPhone 15 Pro", width: 393, height: 852, scale: 3,
      cornerRadius: 55, top: 59,
      sources: [.bezelKit, .screenCorners, .csdn, .deviceFrame, .qmui, .gkNavigationBar, .fluentUI]),
    .islandPhone(
      id: "iphone-16", name: "iPhone 16", width: 393, height: 852, scale: 3, cornerRadius: 55,
      top: 59,
      sources: [
        .bezelKit, .screenCorners, .csdn, .deviceFrame, .qmui, .gkNavigationBar, .fluentUI,
        .simulatorProbe,
      ]),
    .islandPhone(
      id: "iphone-14-pro-max", name: "iPhone 14 Pro Max", width: 430, height: 932, scale: 3,
      cornerRadius: 55, top: 59, isRegularWidthInLandscape: true,
      sources: [
        .bezelKit, .screenCorners, .csdn, .deviceFrame, .qmui, .gkNavigationBar,
        .layoutConfigurations,
      ]),
    .islandPhone(
      id: "iphone-15-plus", name: "iPhone 15 Plus", width: 430, height: 932, scale: 3,
      cornerRadius: 55, top: 59, isRegularWidthInLandscape: true,
      sources: [
        .bezelKit, .screenCorners, .csdn, .deviceFrame, .qmui, .gkNavigationBar,
        .layoutConfigurations,
      ]),
    .islandPhone(
      id: "iphone-15-pro-max", name: "iPhone 15 Pro Max", width: 430, height: 932, scale: 3,
      cornerRadius: 55, top: 59, isRegularWidthInLandscape: true,
      sources: [
        .bezelKit, .screenCorners, .csdn, .deviceFrame, .qmui, .gkNavigationBar,
        .layoutConfigurations,
      ]),
    .islandPhone(
      id: "iphone-16-plus", name: "iPhone 16 Plus", width: 430, height: 932, scale: 3,
      cornerRadius: 55, top: 59, isRegularWidthInLandscape: true,
      sources: [
        .bezelKit, .screenCorners, .csdn, .deviceFrame, .qmui, .gkNavigationBar,
        .layoutConfigurations, .simulatorProbe,
      ]),
    .islandPhone(
      id: "iphone-16-pro", name: "iPhone 16 Pro", width: 402, height: 874, scale: 3,
      cornerRadius: 62, top: 62,
      sources: [
        .simulatorProbe, .deviceFrame, .bezelKit, .screenCorners, .qmui, .gkNavigationBar,
        .layoutConfigurations,
      ]),
    .islandPhone(
      id: "iphone-16-pro-max", name: "iPhone 16 Pro Max", width: 440, height: 956, scale: 3,
      cornerRadius: 62, top: 62, isRegularWidthInLandscape: true,
      sources: [
        .simulatorProbe, .deviceFrame, .bezelKit, .screenCorners, .qmui, .gkNavigationBar,
        .layoutConfigurations,
      ]),
    .islandPhone(
      id: "iphone-17", name: "iPhone 17", width: 402, height: 874, scale: 3, cornerRadius: 62,
      top: 62, assumed: [.landscapeWidth, .statusBar26],
      sources: [.simulatorProbe, .bezelKit, .kudit, .gkNavigationBar, .gkIssue47]),
    .islandPhone(
      id: "iphone-17-pro", name: "iPhone 17 Pro", width: 402, height: 874, scale: 3,
      cornerRadius: 62, top: 62, assumed: [.landscapeWidth, .statusBar26],
      sources: [.simulatorProbe, .bezelKit, .kudit, .gkNavigationBar, .gkIssue47]),
    .islandPhone(
      id: "iphone-17-pro-max", name: "iPhone 17 Pro Max", width: 440, height: 956, scale: 3,
      cornerRadius: 62, top: 62, isRegularWidthInLandscape: true,
      assumed: [.landscapeWidth, .statusBar26],
      sources: [.simulatorProbe, .bezelKit, .kudit, .gkNavigationBar, .gkIssue47]),
    .islandPhone(
      id: "iphone-air", name: "iPhone Air", width: 420, height: 912, scale: 3, cornerRadius: 62,
      top: 68, isRegularWidthInLandscape: true, assumed: [.landscapeWidth, .statusBar26],
      sources: [.simulatorProbe, .bezelKit, .kudit, .gkNavigationBar, .gkIssue47]),
    .islandPhone(
      id: "iphone-18-pro", name: "iPhone 18 Pro", width: 402, height: 874, scale: 3,
      cornerRadius: 62, top: 62, assumed: [.landscapeWidth, .statusBar26, .predecessor],
      sources: [.morph]),
    .islandPhone(
      id: "iphone-18-pro-max", name: "iPhone 18 Pro Max", width: 440, height: 956, scale: 3,
      cornerRadius: 62, top: 62, isRegularWidthInLandscape: true,
      assumed: [.landscapeWidth, .statusBar26, .predecessor], sources: [.morph]),
    .foldingPhone(
      id: "iphone-duo", name: "iPhone Duo, closed", width: 466, height: 678, cornerRadius: 59,
      portrait: .init(bottom: 34, right: 84), landscape: .init(right: 84),
      verticalBars: [.portrait, .landscape], isRegularWidthInLandscape: false, sensor: .camera,
      otherScreen: "iphone-duo-open"),
    .foldingPhone(
      id: "iphone-duo-open", name: "iPhone Duo, open", width: 669, height: 951, cornerRadius: 55,
      portrait: .init(top: 82, bottom: 34), landscape: .init(right: 84),
      verticalBars: [.landscape], isRegularWidthInLandscape: true, sensor: .wideCamera,
      otherScreen: "iphone-duo", foldWidth: 40),
  ]
}
