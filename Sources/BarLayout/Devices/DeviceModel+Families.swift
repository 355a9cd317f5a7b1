/// Rows by family: what the members of a family have in common is said once.
extension DeviceModel {
  /// A phone with a home button: a 20-point status bar upright, none sideways, no safe area else.
  ///
  /// Source: swift-snapshot-testing's configurations and QMUI's table agree on all of them.
  static func homeButtonPhone(
    id: String, name: String, width: Double, height: Double, scale: Double,
    nativePixels: BarSize? = nil, isRegularWidthInLandscape: Bool = false, sources: [DeviceSource]
  ) -> DeviceModel {
    let size = BarSize(width: width, height: height)
    return DeviceModel(
      id: id, name: name, idiom: .phone, size: size, scale: scale, cornerRadius: 0, sensor: .none,
      isRegularWidthInLandscape: isRegularWidthInLandscape,
      insets: [
        Insets(
          from: 7, portrait: BarEdgeInsets(top: 20), portraitStatusBar: 20, landscape: .zero,
          landscapeStatusBar: nil)
      ], sources: sources.map(\.rawValue), nativePixels: nativePixels ?? size.pixels(at: scale))
  }

  /// A phone with a notch: the status bar is as tall as the safe area's top.
  ///
  /// - Parameter tops: The safe area's top by the first system it holds for, oldest first.
  static func notchPhone(
    id: String, name: String, width: Double, height: Double, scale: Double, cornerRadius: Double,
    nativePixels: BarSize? = nil, tops: KeyValuePairs<Int, Double>,
    isRegularWidthInLandscape: Bool = false, sources: [DeviceSource]
  ) -> DeviceModel {
    let size = BarSize(width: width, height: height)
    let newest =
      tops.last.map { [Insets(homeIndicatorPhoneFrom: 26, top: $0.value, foot: 20)] } ?? []
    return DeviceModel(
      id: id, name: name, idiom: .phone, size: size, scale: scale, cornerRadius: cornerRadius,
      sensor: .notch, isRegularWidthInLandscape: isRegularWidthInLandscape,
      insets: tops.map { Insets(homeIndicatorPhoneFrom: $0.key, top: $0.value, foot: 21) } + newest,
      sources: sources.map(\.rawValue), nativePixels: nativePixels ?? size.pixels(at: scale))
  }

  /// A phone with a Dynamic Island: the status bar is 54 tall, the safe area's top is lower.
  ///
  /// Source: QMUI's and GKNavigationBar's tables, the 59 and 62 also of the simulator's probe.
  static func islandPhone(
    id: String, name: String, width: Double, height: Double, scale: Double, cornerRadius: Double,
    top: Double, isRegularWidthInLandscape: Bool = false, assumed: [DeviceChoice] = [],
    sources: [DeviceSource]
  ) -> DeviceModel {
    let size = BarSize(width: width, height: height)
    return DeviceModel(
      id: id, name: name, idiom: .phone, size: size, scale: scale, cornerRadius: cornerRadius,
      sensor: .dynamicIsland, isRegularWidthInLandscape: isRegularWidthInLandscape,
      insets: [
        Insets(homeIndicatorPhoneFrom: 7, top: top, foot: 21, statusBar: 54),
        Insets(homeIndicatorPhoneFrom: 26, top: top, foot: 20, statusBar: 54),
      ],
      sources: sources.map(\.rawValue), nativePixels: size.pixels(at: scale),
      assumed: assumed.map(\.rawValue))
  }

  /// One of the screens of a phone that folds.
  ///
  /// Source: measured — the iOS 27.1 simulator, by iPhoneDuoLab; a panel of 626 x 890 points would
  /// fit the inner screen's published pixels, and nobody has resolved the two.
  static func foldingPhone(
    id: String, name: String, width: Double, height: Double, cornerRadius: Double,
    portrait: BarEdgeInsets, landscape: BarEdgeInsets, verticalBars: [Orientation],
    isRegularWidthInLandscape: Bool, sensor: Device.Sensor, otherScreen: String,
    foldWidth: Double? = nil
  ) -> DeviceModel {
    let size = BarSize(width: width, height: height)
    var model = DeviceModel(
      id: id, name: name, idiom: .phone, size: size, scale: 3, cornerRadius: cornerRadius,
      sensor: sensor, isRegularWidthInLandscape: isRegularWidthInLandscape,
      insets: [
        Insets(
          from: 7, portrait: portrait, portraitStatusBar: portrait.top > 0 ? portrait.top : nil,
          landscape: landscape, landscapeStatusBar: nil)
      ], sources: [DeviceSource.duoLab.rawValue], nativePixels: size.pixels(at: 3))
    model.verticalBars = verticalBars
    model.otherScreen = otherScreen
    model.foldWidth = foldWidth
    return model
  }

  /// A pad with a home button: the same 20-point status bar either way up.
  static func homeButtonPad(
    id: String, name: String, width: Double, height: Double, scale: Double,
    assumed: [DeviceChoice], sources: [DeviceSource]
  ) -> DeviceModel {
    let size = BarSize(width: width, height: height)
    return DeviceModel(
      id: id, name: name, idiom: .pad, size: size, scale: scale, cornerRadius: 0, sensor: .none,
      isRegularWidthInLandscape: true, insets: [Insets(padFrom: 7, top: 20, bottom: 0)],
      sources: sources.map(\.rawValue), nativePixels: size.pixels(at: scale),
      assumed: assumed.map(\.rawValue))
  }

  /// A pad without a home button: 24 above and 20 below, from iPadOS 26 on 32 and 25.
  ///
  /// Source: measured on the iPadOS 26.5 simulator by flutter_device_preview's probe; before, the
  /// tables of QMUI and swift-snapshot-testing.
  static func fullScreenPad(
    id: String, name: String, width: Double, height: Double, scale: Double, cornerRadius: Double,
    assumed: [DeviceChoice], sources: [DeviceSource]
  ) -> DeviceModel {
    let size = BarSize(width: width, height: height)
    return DeviceModel(
      id: id, name: name, idiom: .pad, size: size, scale: scale, cornerRadius: cornerRadius,
      sensor: .none, isRegularWidthInLandscape: true,
      insets: [
        Insets(padFrom: 7, top: 24, bottom: 20), Insets(padFrom: 26, top: 32, bottom: 25),
      ], sources: sources.map(\.rawValue), nativePixels: size.pixels(at: scale),
      assumed: assumed.map(\.rawValue))
  }

  /// A watch: one row for every system, and the figures only a watch has.
  static func watch(
    id: String, name: String, width: Double, height: Double, scale: Double,
    cornerRadius: Double = 0, safeArea: BarEdgeInsets, statusBar: Double?, watch: WatchFigures,
    assumed: [DeviceChoice] = [], sources: [DeviceSource]
  ) -> DeviceModel {
    let size = BarSize(width: width, height: height)
    return DeviceModel(
      id: id, name: name, idiom: .watch, size: size, scale: scale, cornerRadius: cornerRadius,
      sensor: .none, isRegularWidthInLandscape: false,
      insets: [
        Insets(
          from: 1, portrait: safeArea, portraitStatusBar: statusBar, landscape: safeArea,
          landscapeStatusBar: statusBar)
      ], sources: sources.map(\.rawValue), nativePixels: size.pixels(at: scale),
      watchFigures: watch, assumed: assumed.map(\.rawValue))
  }

  /// A screen that is never turned: a television or a window in the room.
  static func fixedScreen(
    id: String, name: String, idiom: Device.Idiom, width: Double, height: Double, scale: Double,
    nativePixels: BarSize, safeArea: BarEdgeInsets, assumed: [DeviceChoice] = [],
    sources: [DeviceSource]
  ) -> DeviceModel {
    DeviceModel(
      id: id, name: name, idiom: idiom, size: BarSize(width: width, height: height), scale: scale,
      cornerRadius: 0, sensor: .none, isRegularWidthInLandscape: true,
      insets: [
        Insets(
          from: 1, portrait: safeArea, portraitStatusBar: nil, landscape: safeArea,
          landscapeStatusBar: nil)
      ], sources: sources.map(\.rawValue), nativePixels: nativePixels,
      assumed: assumed.map(\.rawValue))
  }
}

extension DeviceModel.Insets {
  /// A phone with a home indicator: 34 below upright; sideways the top inset on both sides, 21
  /// below and from iOS 26 on 20.
  ///
  /// Source: QMUI's table and device_frame for 21, against 24 in swift-snapshot-testing; the iOS
  /// 26.5 simulator for 20.
  ///
  /// - Parameters:
  ///   - foot: The safe area below a phone on its side.
  ///   - statusBar: Height of the status bar; nil where it is as tall as the safe area.
  fileprivate init(
    homeIndicatorPhoneFrom from: Int, top: Double, foot: Double, statusBar: Double? = nil
  ) {
    self.init(
      from: from, portrait: BarEdgeInsets(top: top, bottom: 34),
      portraitStatusBar: statusBar ?? top,
      landscape: BarEdgeInsets(left: top, bottom: foot, right: top),
      landscapeStatusBar: nil)
  }

  /// A pad: the same either way up, the status bar as tall as the safe area's top.
  fileprivate init(padFrom from: Int, top: Double, bottom: Double) {
    let safeArea = BarEdgeInsets(top: top, bottom: bottom)
    self.init(
      from: from, portrait: safeArea, portraitStatusBar: top, landscape: safeArea,
      landscapeStatusBar: top)
  }
}

extension BarSize {
  /// The extent in pixels at so many pixels a point.
  fileprivate func pixels(at scale: Double) -> BarSize {
    BarSize(width: width * scale, height: height * scale)
  }
}
