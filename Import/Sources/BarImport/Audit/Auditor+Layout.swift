internal import AppReading
internal import BarLayout
internal import BarSceneFile

extension Auditor {
  /// The layout that a finding is about, in the first setting it is found in; nil for a finding that
  /// is about none.
  func layout(of finding: Finding) -> LaidOutScene? {
    guard let setting = finding.settings.first?.split(separator: " "), setting.count > 1,
      let device = matrix.devices.first(where: { $0.id == setting[0] }),
      let size = BarContentSizeCategory(rawValue: String(setting[1]))
    else { return nil }
    let writer = writer(for: finding.locale)
    let candidates = screens.filter { $0.name == finding.screen }
    let screen =
      candidates.first { $0.texts.contains { writer.words.string($0) == finding.whole } }
      ?? candidates.first
    guard let screen else { return nil }
    let source = SceneSource(name: "finding.yaml", bytes: Array(writer.text(of: screen).utf8))
    guard var scene = try? SceneFile(source).scene else { return nil }
    scene.device = device.device(on: scene.system, orientation: .portrait)
    scene.traits.preferredContentSizeCategory = size
    scene.traits.layoutDirection =
      finding.settings[0].hasSuffix("right to left")
        || (!matrix.turns && AuditMatrix.isRightToLeft(finding.locale))
      ? .rightToLeft : .leftToRight
    return try? LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco)
  }
}
