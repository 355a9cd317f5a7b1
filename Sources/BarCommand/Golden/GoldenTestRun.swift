internal import BarGolden

/// Compares the goldens of a selection that fall to a shard.
struct GoldenTestRun {
  /// What is compared.
  let selection: GoldenSelection
  /// Which share of it.
  let shard: Shard
  /// How pictures are drawn.
  let fonts: GoldenFonts
  /// Whether the files of goldens that fail are kept for a report.
  let keepsEvidence: Bool
  /// Whether nothing more is begun once something fails.
  var endsAtFirst = false

  /// Compares, and reports.
  func report(workers: Int) async -> GoldenReport {
    let badScenes = selection.badScenes.filter { shard.takes($0.name) }
    let isOver = endsAtFirst && !badScenes.isEmpty
    let cases = isOver ? [] : selection.cases.filter { shard.takes($0.name) }
    let queue = GoldenQueue(cases: cases, workers: workers, makeChecker: fonts.makeChecker)
    let keepsEvidence = keepsEvidence
    let endsAtFirst = endsAtFirst
    var results = await queue.each(until: { endsAtFirst && !$0.outcome.passes }) {
      checker, golden in checker.check(golden, keepsEvidence: keepsEvidence).result
    }
    results += badScenes.map { scene in
      GoldenResult(
        name: scene.name, scene: scene.scene, line: scene.line,
        outcome: scene.isUnreadable ? .unreadable : .badScene, notes: scene.lines)
    }
    let checker = GoldenChecker(renderer: nil)
    for relation in selection.relations where shard.takes(relation.name) {
      if endsAtFirst, results.contains(where: { !$0.outcome.passes }) { break }
      results.append(relation.check(in: selection.suite, with: checker))
    }
    return GoldenReport(
      tool: Program.version, fingerprint: fonts.fingerprint, filter: selection.description,
      shard: shard.count > 1 ? shard : nil, selected: selection.names, results: results,
      orphans: selection.suite.orphans.map(\.name))
  }
}

extension GoldenReport {
  /// How a run with this report ends; orphans count where they are failures.
  func status(orphansFail: Bool) -> RunStatus {
    let worst = results.map(\.outcome.status).max() ?? .success
    return orphansFail && !lostOrphans.isEmpty ? max(worst, .notFound) : worst
  }
}

extension GoldenResult.Outcome {
  /// What a verdict means to the shell.
  var status: RunStatus {
    switch self {
    case .same, .allowed: .success
    case .otherPixels, .otherGeometry, .missing, .renamed, .brokenRelation: .notFound
    case .badScene: .badScene
    case .unreadable: .inputMissing
    case .unavailable: .unavailable
    }
  }
}

extension Failure {
  /// What is wrong with something in a folder of goldens.
  init(_ scene: GoldenSuite.BadScene) {
    self.init(status: scene.isUnreadable ? .inputMissing : .badScene, lines: scene.lines)
  }
}
