@testable internal import BarLayout
@testable internal import BarSceneFile

/// The engine under test: a scene file's text becomes a layout, in this process.
enum ConformanceEngine {
  /// Runs every case of a suite, in order.
  static func results(of suite: ConformanceSuite) -> [CaseResult] {
    suite.cases.map { CaseResult(running: $0, layOut: layOut) }
  }

  /// Lays out the text of a scene file, with text as wide as the built-in table says.
  private static func layOut(_ scene: String) -> Result<ObservedLayout, LayoutProblem> {
    let source = SceneSource(name: "scene.yaml", bytes: Array(scene.utf8))
    let file: SceneFile
    do throws(SceneProblems) {
      file = try SceneFile(source, overrides: [])
    } catch {
      return .failure(LayoutProblem(description: error.problems.first?.description ?? "no scene"))
    }
    do throws(SceneError) {
      let layout = try LaidOutScene(
        layingOut: file.scene, measuring: AdvanceTable.sanFrancisco)
      return .success(ObservedLayout(layout))
    } catch {
      return .failure(LayoutProblem(description: file.problem(error).description))
    }
  }
}
