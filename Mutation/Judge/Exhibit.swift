internal import BarComparison
internal import BarFiles
internal import BarGolden
internal import BarLayout
@testable import BarSceneFile
@testable internal import conformance
@testable internal import properties

/// Something that is laid out and looked at.
struct Exhibit {
  /// What it is called.
  var name: String
  /// Whether it fails as things stand.
  var fails: () -> Bool
  /// What took part in it without a mutant.
  var trace = Trace()

  /// Lays it out once to see what takes part.
  mutating func look() {
    Mutant.forget()
    _ = fails()
    trace = Trace(rows: Mutant.readRows(), ways: Mutant.waysTaken())
  }
}

/// What took part in a layout.
struct Trace {
  /// The rows that count for one of its bars and that layout asked for.
  var rows: Set<Int> = []
  /// A bit for each way of a branch: twice its number, and 1 more for no.
  var ways: [UInt64] = []

  /// Whether a branch went a way.
  func went(_ way: Int) -> Bool {
    ways.indices.contains(way >> 6) && ways[way >> 6] >> UInt64(way & 63) & 1 != 0
  }

  /// Whether a mutant may change anything: a row that was asked for, a branch that went the other way.
  func concerns(row: Int) -> Bool { rows.contains(row) }
  func concerns(branch: Int) -> Bool { went(branch ^ 1) }
}

/// The scenes of the goldens: their texts, and with pixels what is drawn.
func goldenExhibits(_ folder: String) throws -> [Exhibit] {
  try GoldenSuite(folders: ["\(folder)/goldens"]).cases.map { golden in
    let bytes = try FileReading.whole(golden.sceneFile, limit: 1 << 22)
    let source = SceneSource(
      name: golden.sceneFile, bytes: bytes, folder: FilePath.folder(of: golden.sceneFile))
    let scene = try SceneFile(source, overrides: golden.overrides).scene
    let (hasPixels, crop) = (golden.kinds.count > 1, golden.request.crop)
    let scope = GoldenScope(showsStatusBar: scene.asksForStatusBar, crop: crop)
    func say() -> Int {
      guard let layout = laidOut(scene) else { return 0 }
      var hasher = Hasher()
      hasher.combine(GoldenText(of: layout, scope: scope).body)
      if hasPixels { hasher.combine("\(DisplayList(drawing: layout, crop: crop))") }
      return hasher.finalize()
    }
    let right = say()
    return Exhibit(name: golden.name) { say() != right }
  }
}

/// The published measurements: whether fewer of their numbers are met.
func measurementExhibits(_ folder: String) throws -> [Exhibit] {
  try ConformanceSuite(readingFolder: "\(folder)/Tools/Conformance/Cases").cases.compactMap {
    measured in
    let source = SceneSource(name: "scene.yaml", bytes: Array(measured.scene.utf8))
    guard let scene = try? SceneFile(source, overrides: []).scene else { return nil }
    func met() -> Int {
      CaseResult(running: measured) { _ in
        laidOut(scene).map { .success(ObservedLayout($0)) }
          ?? .failure(LayoutProblem(description: "none"))
      }.comparisons.count(where: \.passed)
    }
    let right = met()
    return Exhibit(name: "measurement \(measured.id)") { met() < right }
  }
}

/// The trials of the tests of keys: whether a key that shows something, or of which is said that it does
/// not, does so no longer.
func keyExhibits() -> [Exhibit] {
  var all: [Exhibit] = []
  for object in KeyQuestion.mappings {
    for question in KeyQuestion.all(of: object) {
      let uses = question.uses
      var shown: KeyTrial.Use?
      for machine in KeyMachine.all {
        let tried = [shown].compactMap(\.self) + uses
        var trial = KeyTrial(machine)
        guard let first = question.answer(trying: tried, &trial), passes(first.outcome) else {
          continue
        }
        if first.outcome == .effect { shown = shown ?? first.use }
        // What was tried before the one that answers says nothing, now as then: one use is enough.
        let name = "key \(object.name).\(question.row.key) on \(machine.system)"
        let use = first.use
        all.append(
          Exhibit(name: name) {
            var trial = KeyTrial(machine)
            if let one = question.answer(trying: [use], &trial), passes(one.outcome) {
              return false
            }
            guard let again = question.answer(trying: tried, &trial) else { return true }
            return !passes(again.outcome)
          })
      }
    }
  }
  return all
}

/// The crossed scenes: whether something else is said of one.
func crossingExhibits(_ folder: String) throws -> [Exhibit] {
  let path = "\(folder)/Tools/Crossings/crossings.tsv"
  let text = String(decoding: try FileReading.whole(path, limit: 1 << 24), as: UTF8.self)
  var goldens = GoldenScenes(folder: "\(folder)/goldens")
  return (CrossingFile(text: text)?.entries ?? []).compactMap { entry in
    guard let read = goldens.scene(entry.scene.golden) else { return nil }
    func say() -> CrossedAnswer { CrossedAnswer(read, of: entry.scene, in: folder) }
    let right = say()
    return Exhibit(name: "crossing \(entry.number)") { say() != right }
  }
}

private func passes(_ outcome: KeyTrial.Outcome) -> Bool {
  switch outcome {
  case .effect, .saidOfMachine, .saidOfScene: true
  case .silence, .falseWarning: false
  }
}

private func laidOut(_ scene: BarScene) -> LaidOutScene? {
  try? LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco)
}
