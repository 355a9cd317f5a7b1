internal import AppReading
internal import BarLayout
internal import BarSceneFile

extension Auditor {
  /// A layout that shows what a finding is about, and the device and size of text it is for.
  ///
  /// Of the settings that it is found in the first that shows the text which the finding quotes, or
  /// the first of all where none does; nil for a finding that is about no layout.
  func layout(of finding: Finding) -> (scene: LaidOutScene, setting: String)? {
    guard !finding.settings.isEmpty else { return nil }
    var first: (scene: LaidOutScene, setting: String)?
    let scenes = scenes(of: finding)
    for (setting, known) in finding.settings.flatMap({ name in scenes.map { (name, $0) } }) {
      var scene = known
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

  /// The scenes of the screen that a finding is about, those of states that only exist sometimes last.
  private func scenes(of finding: Finding) -> [BarScene] {
    let writer = writer(for: finding.locale)
    let candidates = screens.filter { $0.name == finding.screen }
    let saying = candidates.filter { screen in
      screen.texts.contains { writer.words.string($0) == finding.whole }
    }
    return (saying.isEmpty ? Array(candidates.prefix(1)) : saying).compactMap { known in
      var screen = known
      if writer.guessesLargeTitle(screen), finding.doubt == nil { screen = screen.withSmallTitle }
      let source = SceneSource(name: "finding.yaml", bytes: Array(writer.text(of: screen).utf8))
      return try? SceneFile(source).scene
    }
  }
}
