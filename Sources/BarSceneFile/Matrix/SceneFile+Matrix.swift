internal import BarLayout

extension SceneFile {
  /// What is wrong with the scene under the combinations of its matrix, each thing once: at the
  /// value of the matrix that is at fault, or at its place in the scene.
  ///
  /// - Parameters:
  ///   - read: the file's text.
  ///   - overrides: the values in place of the scene's own that hold besides.
  package func matrixProblems(
    of read: ReadScene, overrides: [SceneOverride]
  ) -> [SceneProblem] {
    var seen: Set<SceneProblem> = []
    return golden.matrix.combinations.filter { !$0.isEmpty }.flatMap { combination in
      problems(under: combination, read, overrides).filter { seen.insert($0).inserted }
    }
  }

  private func problems(
    under combination: [SceneMatrix.Setting], _ read: ReadScene, _ overrides: [SceneOverride]
  ) -> [SceneProblem] {
    do throws(SceneProblems) {
      let file = try SceneFile(read, overrides: overrides + SceneMatrix.overrides(combination))
      do throws(SceneError) {
        _ = try LaidOutScene(layingOut: file.scene, measuring: AdvanceTable.sanFrancisco)
        return []
      } catch {
        return [file.problem(error)]
      }
    } catch {
      return error.problems.filter { $0.severity == .error }
    }
  }
}
