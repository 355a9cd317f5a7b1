/// The pads, one row a model.
extension DeviceCatalog {
  /// Every pad, oldest kind first.
  static let pads = homeButtonPads + fullScreenPads

  /// Pads with a home button.
  private static let homeButtonPads: [DeviceModel] = [
    .homeButtonPad(
      id: "ipad-9.7", name: "iPad 9.7-inch (5th and 6th generation), Air 2, Pro 9.7", width: 768,
      height: 1024, scale: 2, assumed: [.homeButtonPad26],
      sources: [.snapshotTesting, .bezelKit, .kudit, .qmui, .qmuiIssue633]),
    .homeButtonPad(
      id: "ipad-mini-5", name: "iPad mini 4 / mini (5th generation)", width: 768, height: 1024,
      scale: 2, assumed: [.homeButtonPad26],
      sources: [.snapshotTesting, .bezelKit, .kudit, .qmui, .qmuiIssue633]),
    .homeButtonPad(
      id: "ipad-10.2", name: "iPad 10.2-inch (7th to 9th generation)", width: 810, height: 1080,
      scale: 2, assumed: [.homeButtonPad26],
      sources: [.snapshotTesting, .bezelKit, .kudit, .qmui, .qmuiIssue633, .deviceFrame]),
    .homeButtonPad(
      id: "ipad-air-3", name: "iPad Air (3rd generation) / iPad Pro 10.5-inch", width: 834,
      height: 1112, scale: 2, assumed: [.homeButtonPad26],
      sources: [.snapshotTesting, .bezelKit, .kudit, .qmui, .qmuiIssue633]),
    .homeButtonPad(
      id: "ipad-pro-12.9-1", name: "iPad Pro 12.9-inch (1st and 2nd generation)", width: 1024,
      height: 1366, scale: 2, assumed: [.homeButtonPad26],
      sources: [.snapshotTesting, .bezelKit, .kudit, .deviceFrame]),
  ]

  /// Pads whose display reaches every edge.
  private static let fullScreenPads: [DeviceModel] = [
    .fullScreenPad(
      id: "ipad-mini-6", name: "iPad mini (6th generation)", width: 744, height: 1133, scale: 2,
      cornerRadius: 21.5, assumed: [.padStatusBar26],
      sources: [.snapshotTesting, .bezelKit, .kudit, .qmui, .qmuiIssue633, .deviceGeometry]),
    .fullScreenPad(
      id: "ipad-mini-a17", name: "iPad mini (A17 Pro)", width: 744, height: 1133, scale: 2,
      cornerRadius: 21.5, assumed: [.padStatusBar26],
      sources: [
        .snapshotTesting, .bezelKit, .kudit, .qmui, .qmuiIssue633, .deviceGeometry, .simulatorProbe,
      ]),
    .fullScreenPad(
      id: "ipad-air-4", name: "iPad Air (4th and 5th generation)", width: 820, height: 1180,
      scale: 2, cornerRadius: 18, assumed: [.padStatusBar26],
      sources: [.snapshotTesting, .bezelKit, .kudit, .qmui, .qmuiIssue633, .deviceFrame]),
    .fullScreenPad(
      id: "ipad-10", name: "iPad (10th generation)", width: 820, height: 1180, scale: 2,
      cornerRadius: 25, assumed: [.padStatusBar26],
      sources: [
        .snapshotTesting, .bezelKit, .kudit, .qmui, .qmuiIssue633, .deviceGeometry, .simulatorProbe,
      ]),
    .fullScreenPad(
      id: "ipad-a16", name: "iPad (A16)", width: 820, height: 1180, scale: 2, cornerRadius: 25,
      assumed: [.padStatusBar26],
      sources: [
        .snapshotTesting, .bezelKit, .kudit, .qmui, .qmuiIssue633, .deviceGeometry, .simulatorProbe,
      ]),
    .fullScreenPad(
      id: "ipad-air-11-m2", name: "iPad Air 11-inch (M2, M3, M4)", width: 820, height: 1180,
      scale: 2, cornerRadius: 18, assumed: [.padStatusBar26],
      sources: [.snapshotTesting, .bezelKit, .kudit, .qmui, .qmuiIssue633, .simulatorProbe]),
    .fullScreenPad(
      id: "ipad-air-13-m2", name: "iPad Air 13-inch (M2, M3, M4)", width: 1024, height: 1366,
      scale: 2, cornerRadius: 18, assumed: [.padStatusBar26],
      sources: [.snapshotTesting, .bezelKit, .kudit, .qmui, .qmuiIssue633, .simulatorProbe]),
    .fullScreenPad(
      id: "ipad-pro-11", name: "iPad Pro 11-inch (1st to 4th generation)", width: 834, height: 1194,
      scale: 2, cornerRadius: 18, assumed: [.padStatusBar26],
      sources: [.snapshotTesting, .bezelKit, .kudit, .qmui, .qmuiIssue633, .deviceFrame]),
    .fullScreenPad(
      id: "ipad-pro-12.9", name: "iPad Pro 12.9-inch (3rd to 6th generation)", width: 1024,
      height: 1366, scale: 2, cornerRadius: 18, assumed: [.padStatusBar26],
      sources: [.snapshotTesting, .bezelKit, .kudit, .qmui, .qmuiIssue633, .deviceFrame]),
    .fullScreenPad(
      id: "ipad-pro-11-m4", name: "iPad Pro 11-inch (M4)", width: 834, height: 1210, scale: 2,
      cornerRadius: 30, assumed: [.padStatusBar26],
      sources: [.bezelKit, .deviceGeometry, .deviceFrame, .simulatorProbe, .qmuiIssue633]),
    .fullScreenPad(
      id: "ipad-pro-11-m5", name: "iPad Pro 11-inch (M5)", width: 834, height: 1210, scale: 2,
      cornerRadius: 30, assumed: [.padStatusBar26], sources: [.bezelKit, .simulatorProbe]),
    .fullScreenPad(
      id: "ipad-pro-13-m4", name: "iPad Pro 13-inch (M4)", width: 1032, height: 1376, scale: 2,
      cornerRadius: 30, assumed: [.padStatusBar26],
      sources: [.bezelKit, .deviceGeometry, .deviceFrame, .simulatorProbe, .kudit, .qmuiIssue633]),
    .fullScreenPad(
      id: "ipad-pro-13-m5", name: "iPad Pro 13-inch (M5)", width: 1032, height: 1376, scale: 2,
      cornerRadius: 30, assumed: [.padStatusBar26], sources: [.bezelKit, .simulatorProbe, .kudit]),
  ]
}
