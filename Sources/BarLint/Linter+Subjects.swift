internal import BarLayout
internal import BarRender
internal import BarSceneFile

/// A scene under one combination of its matrix.
struct LintCell {
  /// What was written.
  let file: SceneFile
  /// Whether the scene takes a watch's clock away; `file` has one all the same.
  let hasNoClock: Bool
  /// What messages say of it; nil for the scene as it stands.
  let words: String?
}

extension Linter {
  /// The scene as it stands, and under every combination of its matrix.
  ///
  /// Languages and text sizes are left out: rules of their own look at them.
  func cells(
    of source: SceneSource, _ overrides: [SceneOverride]
  ) throws(SceneProblems) -> [LintCell] {
    let (file, hasNoClock) = try read(source, overrides)
    var cells = [LintCell(file: file, hasNoClock: hasNoClock, words: nil)]
    var matrix = file.golden.matrix
    if !overrides.isEmpty { matrix = SceneMatrix() }
    if looksAtEveryStep { matrix[.after] = (0...file.actionCount).map(String.init) }
    for combination in matrix.combinations(without: [.locale, .contentSize])
    where !combination.isEmpty {
      let names = combination.map(\.name)
      let changes = SceneMatrix.overrides(combination)
      let (file, hasNoClock) = try read(source, overrides + changes)
      cells.append(
        LintCell(
          file: file, hasNoClock: hasNoClock, words: names.joined(separator: ", ")))
    }
    return cells
  }

  /// Reads a scene; one whose only fault is that it takes a watch's clock away is read with a
  /// clock.
  private func read(
    _ source: SceneSource, _ overrides: [SceneOverride]
  ) throws(SceneProblems) -> (SceneFile, hasNoClock: Bool) {
    do throws(SceneProblems) {
      return (try SceneFile(source, overrides: overrides), false)
    } catch {
      let clock = SceneOverride(keyPath: "clock", value: "10:09")
      let isClocked = !overrides.contains { $0.keyPath == "clock" }
      let errors = error.problems.filter { $0.severity == .error }
      guard isAsked(.removedClock), isClocked, errors.allSatisfy(\.isRemovedClock),
        let file = try? SceneFile(source, overrides: overrides + [clock])
      else { throw error }
      return (file, true)
    }
  }

  /// The bars of a scene, each to be looked at alone.
  func subjects(of cell: LintCell, renderer: Renderer) throws(SceneProblems) -> [LintSubject] {
    let file = cell.file
    let settings = file.project?.settings
    var named: Set<String> = []
    var stated = file.lint.locales
    if let settings { stated += settings.lint.locales + settings.locales }
    stated += file.golden.matrix.allValues(.locale)
    stated += locales + file.scene.strings.locales
    let locales = stated.filter { named.insert($0).inserted }
    var subjects: [LintSubject] = []
    do throws(SceneError) {
      for (index, bar) in try file.scene.barScenes().enumerated() {
        subjects.append(
          LintSubject(
            file: file, paths: BarKeyPaths(of: file, bar: index, bar),
            laidOut: try layOut(bar), layOut: layOutAgain(file.scene, bar: index),
            renderer: renderer, appName: file.lint.appName ?? appName ?? settings?.lint.appName,
            locales: locales,
            hasNoClock: cell.hasNoClock))
      }
    } catch {
      throw SceneProblems(problems: file.warnings + [file.problem(error)])
    }
    return subjects
  }

  /// Lays out one of a scene's bars with something changed.
  private func layOutAgain(
    _ whole: BarScene, bar index: Int
  ) -> ((inout BarScene) -> Void, (inout BarScene) -> Void) -> LaidOutScene? {
    { changeWhole, changeOwn in
      var scene = whole
      changeWhole(&scene)
      guard let bars = try? scene.barScenes(), bars.indices.contains(index) else { return nil }
      var bar = bars[index]
      changeOwn(&bar)
      return try? layOut(bar)
    }
  }
}
