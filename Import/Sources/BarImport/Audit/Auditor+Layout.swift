internal import AppReading
internal import BarLayout
internal import BarSceneFile

extension Auditor {
  /// A layout that shows what a finding is about, and the device and size of text it is for.
  ///
  /// Of the settings that it is found in the first that shows the text which the finding quotes, or
  /// the first of all where none does; nil for a finding that is about no layout.
  func layout(of finding: Finding) -> (scene: LaidOutScene, setting: String)? {
    guard !finding.settings.isEmpty, var scene = scene(of: finding) else { return nil }
    var first: (scene: LaidOutScene, setting: String)?
    for setting in finding.settings {
      let parts = setting.split(separator: " ")
      guard parts.count > 1, let device = matrix.devices.first(where: { $0.id == parts[0] }),
        let size = BarContentSizeCategory(rawValue: String(parts[1]))
      else { continue }
      scene.device = device.device(on: scene.system, orientation: .portrait)
      scene.traits.preferredContentSizeCategory = size
      let isMirrored =
        setting.hasSuffix("right to left")
        || (!matrix.turns && AuditMatrix.isRightToLeft(finding.locale))
      scene.traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      guard
        let answer = try? LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco)
      else { continue }
      let shows = answer.bars.contains { bar in
        bar.elements.contains { $0.text?.text == finding.shown }
      }
      if shows { return (answer, setting) }
      first = first ?? (answer, setting)
    }
    return first
  }

  private func scene(of finding: Finding) -> BarScene? {
    let writer = writer(for: finding.locale)
    let candidates = screens.filter { $0.name == finding.screen }
    let screen =
      candidates.first { $0.texts.contains { writer.words.string($0) == finding.whole } }
      ?? candidates.first
    guard var screen else { return nil }
    if writer.guessesLargeTitle(screen), finding.doubt == nil { screen = screen.withSmallTitle }
    let source = SceneSource(name: "finding.yaml", bytes: Array(writer.text(of: screen).utf8))
    return try? SceneFile(source).scene
  }
}
