/// Where figures of the device catalogue were published.
///
/// The raw value is what `navbar devices` prints.
enum DeviceSource: String {
  case bezelKit = "markbattistella/BezelKit, supported devices (2026-05)"
  case cornerTable = "a public Swift table of watch corner radii"
  case csdn = "blog.csdn.net 135525139, table of status bars and safe areas"
  case deviceFrame = "aloisdeniel/flutter_device_preview, device_frame 2 (drawn by hand)"
  case deviceGeometry = "bcheidemann/flutter_device_geometry, iOS table"
  case fluentUI = "microsoft/fluentui-apple pull request 1727, landscape bars"
  case forum687996 = "Apple developer forums 687996, watch screen sizes"
  case gkIssue47 = "QuintGao/GKNavigationBarSwift issue 47, bars of iOS 26"
  case gkNavigationBar = "QuintGao/GKNavigationBarSwift, configuration (2025-09)"
  case hacknicity = "hacknicity, how apps adapt to the Series 4 watch"
  case interfaceBuilder = "frames Interface Builder saved in public storyboards"
  case kudit = "kudit/Device, screens (2026-05)"
  case layoutConfigurations = "a public snapshot-testing package's layout configurations"
  case mntone = "mntone.hateblo.jp 2021-10-13, watch layout margins"
  case monday = "engineering.monday.com, layout guides by device"
  case ownWindow = "no device: a window of the project's own"
  case profMonster = "mntone/ProfMonster, WatchMetrics (2024-02)"
  case qiita = "qiita Hiroki_Kawakami 59b1f4673966f141abf0, Series 4 safe areas"
  case qmui = "Tencent/QMUI_iOS, device helper (2024-09)"
  case qmuiIssue633 = "Tencent/QMUI_iOS issue 633, bar heights by device"
  case screenCorners = "kylebshr/ScreenCorners, radii in the README"
  case simulatorProbe = "aloisdeniel/flutter_device_preview, probe of the iOS 26.5 simulator"
  case sizeClassGist = "gist sstadelman 50cd4bb2, margins and size classes by device"
  case snapshotTesting = "pointfreeco/swift-snapshot-testing, view configurations (2026-02)"
  case specifications = "Apple, technical specifications of the model"
  case spriteKitFixtures = "public test fixtures of a watch game, safe areas at two sizes"
  case tvGuide = "medienmonster.com, tvOS design guidelines"
  case vuplex = "developer.vuplex.com, visionOS window options"
  case watchCornerTable = "a public Swift table of watchOS 26 corner radii"
  case watchDatePicker = "freyaalminde/watch-date-picker-qa, measured watchOS 9.1 pictures"
  case watchScreenshots = "native screenshots in public repositories, measured"
  case watchScreenSize = "VIkill33/AppleWatchScreenSize, corner radii"
}

/// A figure of the catalogue that nobody has published, and why it was assumed.
enum DeviceChoice: String {
  case homeButtonPad26 = "insets on iPadOS 26: those of iPadOS 18, because none were found"
  case landscapeWidth = "width class held sideways: that of the older model of like width"
  case padStatusBar26 = "status bar on iPadOS 26: as tall as the safe area's top"
  case statusBar26 = "status bar: 54, that of every older phone with a Dynamic Island"
  case unknownSafeArea = "edges of the safe area without a published figure: 0"
  case visionScale = "scale: 2, that of the system's pictures of a window"
  case macWindow = "size and scale: those of a plain window of a new document app"
  case visionSafeArea = "safe area: none, because a window has no cut-out"
}
