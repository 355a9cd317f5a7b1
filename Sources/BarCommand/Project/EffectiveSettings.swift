internal import BarAnswers
internal import BarComparison
internal import BarLayout
internal import BarSceneFile

/// What holds, each value with where it comes from.
struct EffectiveSettings {
  /// One of them.
  struct Row {
    var key: String
    var value: String
    var origin: String
  }

  /// In the order of the file's keys.
  private(set) var rows: [Row] = []
  private let project: ProjectFile?

  /// What holds for scenes of a project that say nothing.
  init(of project: ProjectFile?) {
    self.project = project
    let settings = project?.settings ?? ProjectSettings()
    add("fonts", settings.fonts.source?.rawValue, else: "pinned", at: ["fonts.source", "fonts"])
    add("fonts.paths", Self.list(project?.fontPaths ?? []), else: "none")
    add("device", settings.device, else: SceneFile.usualDevice)
    add("system", settings.system, else: SceneFile.usualSystem)
    add(
      "folders", Self.list(settings.folders.map { project?.resolved($0) ?? $0 }),
      else: GoldenPicks.usualFolder)
    add(
      "pictures", settings.pictures.map { project?.resolved($0) ?? $0 }, else: "nowhere")
    let allowance = settings.allowance.map { allowance in
      "\(allowance.pixels) pixels by \(allowance.channel)"
        + (allowance.antialiasing ? ", and smoothed edges" : "") + " (\(allowance.because))"
    }
    add("allow", allowance, else: "nothing")
    add(
      "lint.disable", Self.list(settings.lint.disable.keys.map { $0.rawValue }.sorted()),
      else: "none")
    add("lint.appName", settings.lint.appName, else: "unknown")
    add("lint.locales", Self.list(settings.lint.locales), else: "none")
    add("locales", Self.list(settings.locales), else: "none")
    add("scale", settings.scale.map(NumberText.precise), else: "the device's own")
  }

  /// Puts in what a scene says itself.
  mutating func add(_ file: SceneFile, named name: String) {
    var own: [(key: String, path: String, value: String?)] = [
      ("device", "device", file.scene.device.id),
      ("system", "system", file.scene.system.identifier),
      ("allow", "allow", "as the scene says"),
      ("lint.appName", "lint.appName", file.lint.appName),
      ("lint.locales", "lint.locales", Self.list(file.lint.locales)),
    ]
    var disabled = Set(file.lint.disable.keys)
    if let project { disabled.formUnion(project.settings.lint.disable.keys) }
    own.append(("lint.disable", "lint.disable", Self.list(disabled.map { $0.rawValue }.sorted())))
    for (key, path, value) in own {
      guard let line = file.line(of: path), let value,
        let index = rows.firstIndex(where: { $0.key == key })
      else { continue }
      rows[index] = Row(key: key, value: value, origin: "\(name):\(line)")
    }
  }

  private mutating func add(
    _ key: String, _ value: String?, else usual: String, at paths: [String]? = nil
  ) {
    guard let value, let project else {
      rows.append(Row(key: key, value: usual, origin: "built in"))
      return
    }
    let line = (paths ?? [key]).lazy.compactMap { project.lines[$0] }.first ?? 1
    rows.append(Row(key: key, value: value, origin: "\(project.path):\(line)"))
  }

  private static func list(_ words: [String]) -> String? {
    words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
