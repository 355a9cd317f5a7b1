internal import BarComparison
internal import BarLayout

extension SceneFile {
  /// What is wrong with the scene under the combinations of its matrix, each thing once: at the
  /// value of the matrix that is at fault, or at its place in the scene; and ids under `ignore` that
  /// mean no element under any of them.
  ///
  /// - Parameters:
  ///   - read: the file's text.
  ///   - overrides: the values in place of the scene's own that hold besides.
  package func matrixProblems(
    of read: ReadScene, overrides: [SceneOverride]
  ) -> [SceneProblem] {
    var seen: Set<SceneProblem> = []
    var unknown = golden.ignore
    var ids: [String] = []
    let told = golden.matrix.combinations.flatMap { combination in
      let found = problems(under: combination, read, overrides) { layout in
        let here = layout.bars.flatMap(\.elements).map(\.id.description)
        if ids.isEmpty { ids = here }
        unknown = IgnoredElements(unknown).unknown(among: here)
      }
      return combination.isEmpty ? [] : found.filter { seen.insert($0).inserted }
    }
    guard told.isEmpty, !ids.isEmpty else { return told }
    return unknown.map { problem(ofIgnored: $0, among: ids) }
  }

  private func problems(
    under combination: [SceneMatrix.Setting], _ read: ReadScene, _ overrides: [SceneOverride],
    _ look: (LaidOutScene) -> Void
  ) -> [SceneProblem] {
    do throws(SceneProblems) {
      let file = try SceneFile(read, overrides: overrides + SceneMatrix.overrides(combination))
      do throws(SceneError) {
        look(try LaidOutScene(layingOut: file.scene, measuring: AdvanceTable.sanFrancisco))
        return []
      } catch {
        return [file.problem(error)]
      }
    } catch {
      return error.problems.filter { $0.severity == .error }
    }
  }
}

extension SceneFile {
  /// What is said of an id under `ignore` that means no element.
  package func problem(ofIgnored id: String, among ids: [String]) -> SceneProblem {
    let index = golden.ignore.firstIndex(of: id) ?? 0
    let position = SceneKeyPath("ignore[\(index)]").map(root.position(of:)) ?? root.position
    let meant = suggestion(for: id, among: ids)
    let shown = ids.prefix(12).joined(separator: ", ") + (ids.count > 12 ? ", …" : "")
    return problem(
      "ignore names no element of the bar "
        + hint(found: quoted(id), accepted: shown, meant: meant), at: position)
  }
}
