/// The watches, one row a case size.
extension DeviceCatalog {
  /// Every watch, oldest first.
  static let watches: [DeviceModel] = [
    .watch(
      id: "watch-38", name: "Apple Watch 38mm (Series 0 to 3)", width: 136, height: 170, scale: 2,
      safeArea: .init(top: 19), statusBar: 19, watch: .init(layoutMargin: 1),
      sources: [.forum687996, .mntone, .hacknicity, .kudit]),
    .watch(
      id: "watch-42-old", name: "Apple Watch 42mm (Series 0 to 3)", width: 156, height: 195,
      scale: 2, safeArea: .init(top: 21), statusBar: 21, watch: .init(layoutMargin: 1),
      sources: [.forum687996, .mntone, .hacknicity, .kudit]),
    .watch(
      id: "watch-40", name: "Apple Watch 40mm (Series 4 to 6, SE)", width: 162, height: 197,
      scale: 2, cornerRadius: 28, safeArea: .init(top: 28, left: 0.5, right: 0.5), statusBar: 28,
      watch: .init(
        layoutMargin: 8.5, barMargin: 9.5, barButtonTop: 10, barButtonDiameter: 30,
        clockDigitTop: 10, clockDigitHeight: 11, bottomInset: 10, safeAreaTop: 40),
      assumed: [.unknownSafeArea],
      sources: [
        .forum687996, .mntone, .profMonster, .watchScreenSize, .cornerTable, .watchDatePicker,
        .qiita, .spriteKitFixtures,
      ]),
    .watch(
      id: "watch-41", name: "Apple Watch 41mm (Series 7 to 9)", width: 176, height: 215, scale: 2,
      cornerRadius: 38, safeArea: .init(top: 34, left: 1, bottom: 14, right: 1), statusBar: 34,
      watch: .init(
        layoutMargin: 11, barMargin: 11.5, barButtonTop: 14, barButtonDiameter: 32, bottomInset: 14),
      sources: [.mntone, .profMonster, .watchScreenSize, .cornerTable, .watchDatePicker]),
    .watch(
      id: "watch-44", name: "Apple Watch 44mm (Series 4 to 6, SE)", width: 184, height: 224,
      scale: 2, cornerRadius: 34, safeArea: .init(top: 31, left: 0.5, right: 0.5), statusBar: 31,
      watch: .init(
        layoutMargin: 9.5, barMargin: 10.5, barButtonTop: 12.5, barButtonDiameter: 34,
        clockDigitTop: 13.5, clockDigitHeight: 12, bottomInset: 12.5), assumed: [.unknownSafeArea],
      sources: [
        .forum687996, .mntone, .profMonster, .watchScreenSize, .cornerTable, .watchDatePicker,
        .qiita,
      ]),
    .watch(
      id: "watch-45", name: "Apple Watch 45mm (Series 7 to 9)", width: 198, height: 242, scale: 2,
      cornerRadius: 41, safeArea: .init(top: 35, left: 1, bottom: 16, right: 1), statusBar: 35,
      watch: .init(
        layoutMargin: 12, barMargin: 12.5, barButtonTop: 15, barButtonDiameter: 36,
        clockDigitTop: 17.5, clockDigitHeight: 12, bottomInset: 15),
      sources: [.mntone, .profMonster, .watchScreenSize, .cornerTable, .watchDatePicker]),
    .watch(
      id: "watch-42", name: "Apple Watch 42mm (Series 10 to 12)", width: 187, height: 223,
      scale: 2, cornerRadius: 45, safeArea: .init(), statusBar: nil, watch: .init(),
      assumed: [.unknownSafeArea],
      sources: [.kudit, .watchScreenSize, .cornerTable, .watchCornerTable]),
    .watch(
      id: "watch-46", name: "Apple Watch 46mm (Series 10 to 12)", width: 208, height: 248,
      scale: 2, cornerRadius: 49, safeArea: .init(), statusBar: nil,
      watch: .init(
        layoutMargin: 15, barMargin: 15, barButtonTop: 18, barButtonDiameter: 35, clockDigitTop: 20,
        clockDigitHeight: 12), assumed: [.unknownSafeArea],
      sources: [.watchScreenshots, .watchScreenSize, .cornerTable, .kudit]),
    .watch(
      id: "watch-49", name: "Apple Watch Ultra and Ultra 2 (49mm)", width: 205, height: 251,
      scale: 2, cornerRadius: 54, safeArea: .init(top: 37, left: 4.5, bottom: 18.5, right: 4.5),
      statusBar: 37,
      watch: .init(
        layoutMargin: 14, barMargin: 15.5, barButtonTop: 19, barButtonDiameter: 36,
        clockDigitTop: 21.5, clockDigitHeight: 12, bottomInset: 15),
      sources: [.profMonster, .watchScreenSize, .cornerTable, .watchDatePicker, .watchScreenshots]),
    .watch(
      id: "watch-49-ultra-3", name: "Apple Watch Ultra 3 and 4 (49mm)", width: 211, height: 257,
      scale: 2,
      cornerRadius: 56, safeArea: .init(top: 56.5, bottom: 40), statusBar: nil,
      watch: .init(
        layoutMargin: 16.5, barMargin: 16.5, barButtonTop: 19.5, barButtonDiameter: 37,
        clockDigitTop: 22.5, clockDigitHeight: 12, bottomInset: 40, safeAreaTop: 56.5),
      assumed: [.unknownSafeArea],
      sources: [.watchScreenshots, .watchCornerTable, .spriteKitFixtures, .kudit]),
  ]
}
