internal import BarFiles
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
  /// What takes those files when they are many; nil where they stay in memory.
  var scratch: ScratchFile?
  /// Whether nothing more is begun once something fails.
  var endsAtFirst = false
  /// Which shard compares what; nil where names alone say so.
  var plan: ShardPlan?

  /// Whether something falls to the shard of this run.
  private func takes(_ name: String) -> Bool {
    plan?.gives(name, to: shard) ?? shard.takes(name)
  }

  /// Compares, and reports.
  func report(workers: Int, _ console: Console) async -> (report: GoldenReport, times: RunTimes) {
    var times = RunTimes()
    times.start = WallClock.milliseconds
    let badScenes = selection.badScenes.filter { takes($0.name) }
    let isOver = endsAtFirst && !badScenes.isEmpty
    let isWhole = shard == .whole && plan == nil
    let all = isOver ? [] : selection.cases
    let cases = isWhole ? all : all.filter { takes($0.name) }
    let queue = GoldenQueue(cases: cases, workers: workers, makeChecker: fonts.makeChecker)
    let keepsEvidence = keepsEvidence
    let endsAtFirst = endsAtFirst
    let files = console.files
    let scratch = scratch
    var answers = await queue.each(until: { endsAtFirst && !$0.result.outcome.passes }) {
      checker, golden in
      let clock = ContinuousClock()
      let begin = clock.now
      var checked = checker.check(golden, keepsEvidence: keepsEvidence)
      if let scratch { checked.result.evidence.layAside(in: scratch) }
      let time = clock.now - begin
      var storeFailure: FileFailure?
      do throws(FileFailure) {
        try checked.keepPicture(with: files)
      } catch {
        storeFailure = error
      }
      return (result: checked.result, time: time, storeFailure: storeFailure)
    }
    console.sayNotKept(answers.map(\.storeFailure))
    var results: [GoldenResult] = []
    results.reserveCapacity(answers.count + badScenes.count)
    times.microseconds.reserveCapacity(answers.count)
    for (result, time, _) in answers {
      results.append(result)
      times.microseconds[result.name] = time.microseconds
    }
    answers = []
    results += badScenes.map { scene in
      var result = GoldenResult(
        name: scene.name, scene: scene.scene, line: scene.line,
        outcome: scene.isUnreadable ? .unreadable : .badScene, notes: scene.lines)
      result.excerpt = scene.excerpt
      return result
    }
    let checker = GoldenChecker(renderer: nil)
    for relation in selection.relations where takes(relation.name) {
      if endsAtFirst, results.contains(where: { !$0.outcome.passes }) { break }
      results.append(relation.check(in: selection.suite, with: checker))
    }
    let sceneFiles = selection.suite.files.filter { !FilePath.isAbsolute($0.value) }
    for index in results.indices { results[index].file = sceneFiles[results[index].name] }
    var report = GoldenReport(
      tool: Program.version, fingerprint: fonts.fingerprint, filter: selection.description,
      shard: shard.count > 1 ? shard : nil, selected: selection.names, results: consume results,
      orphans: selection.suite.orphans.map(\.name))
    report.folders = selection.namedFolders
    times.stop = WallClock.milliseconds
    return (report, times)
  }
}

extension Duration {
  /// Whole microseconds.
  fileprivate var microseconds: Int {
    Int(components.seconds) * 1_000_000 + Int(components.attoseconds / 1_000_000_000_000)
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
    case .otherPixels, .otherColors, .otherGeometry, .missing, .renamed, .brokenRelation: .notFound
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
