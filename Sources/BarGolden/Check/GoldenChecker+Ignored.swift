internal import BarComparison
internal import BarFiles
internal import BarLayout
internal import BarSceneFile

extension GoldenChecker {
  /// What is wrong with the ids that a scene leaves out: those of elements that it has under no
  /// combination of its matrix, and that its golden has not either.
  ///
  /// Of a matrix the first combination answers for all.
  func unknownIgnored(
    _ golden: GoldenCase, _ file: SceneFile, _ layout: LaidOutScene
  ) -> [SceneProblem] {
    let ignored = IgnoredElements(golden.request.ignore)
    guard !ignored.isEmpty else { return [] }
    let combinations = golden.request.matrix.combinations
    if let first = combinations.first, SceneMatrix.overrides(first) != golden.overrides {
      return []
    }
    var unknown = ignored.unknown(among: layout.elementNames)
    for combination in combinations.dropFirst() where !unknown.isEmpty {
      guard let other = try? file.under(combination),
        let scene = try? LaidOutScene(layingOut: other.scene, measuring: AdvanceTable.sanFrancisco)
      else { continue }
      unknown = IgnoredElements(unknown).unknown(among: scene.elementNames)
    }
    if !unknown.isEmpty, let kept = try? GoldenFiles(golden: golden).read(.layout) {
      let records = GoldenRecords(GoldenText(String(decoding: kept, as: UTF8.self)))
      unknown = IgnoredElements(unknown).unknown(among: records.elements.map(\.id))
    }
    return unknown.map { file.problem(ofIgnored: $0, among: layout.elementNames) }
  }
}

extension LaidOutScene {
  /// The names of all elements.
  package var elementNames: [String] { bars.flatMap(\.elements).map(\.id.description) }
}
