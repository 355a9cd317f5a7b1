/// Screens that are never turned: televisions and the headset's window.
extension DeviceCatalog {
  /// Every television and headset.
  static let fixedScreens: [DeviceModel] = [
    .fixedScreen(
      id: "apple-tv-hd", name: "Apple TV HD (1080p)", idiom: .tv, width: 1920, height: 1080,
      scale: 1, nativePixels: BarSize(width: 1920, height: 1080), safeArea: tvSafeArea,
      sources: [.tvGuide, .layoutConfigurations, .snapshotTesting, .kudit]),
    .fixedScreen(
      id: "apple-tv-4k", name: "Apple TV 4K", idiom: .tv, width: 1920, height: 1080, scale: 2,
      nativePixels: BarSize(width: 3840, height: 2160), safeArea: tvSafeArea,
      sources: [.tvGuide, .layoutConfigurations, .snapshotTesting, .kudit]),
    .fixedScreen(
      id: "apple-vision-pro", name: "Apple Vision Pro (default window)", idiom: .vision,
      width: 1280, height: 720, scale: 2, nativePixels: BarSize(width: 3660, height: 3200),
      safeArea: .zero, assumed: [.visionScale, .visionSafeArea],
      sources: [.vuplex, .kudit, .layoutConfigurations]),
    .fixedScreen(
      id: "mac-window", name: "Mac (a window)", idiom: .mac, width: 900, height: 600, scale: 2,
      nativePixels: BarSize(width: 1800, height: 1200), safeArea: .zero, assumed: [.macWindow],
      sources: [.ownWindow]),
  ]

  /// Distances a television may cut off.
  ///
  /// Source: the design guide's 60 and 80; swift-snapshot-testing has 90 at the sides.
  private static let tvSafeArea = BarEdgeInsets(top: 60, left: 80, bottom: 60, right: 80)
}
