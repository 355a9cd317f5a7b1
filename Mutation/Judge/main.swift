// Which mutants do the goldens, the published measurements and the properties notice?
// `judge FOLDER rows|branches NUMBER…` lays everything out with one mutant after the other and prints a
// line each; script/mutate runs it, and goes on after a mutant that ends it.

internal import BarComparison
internal import BarFiles
internal import BarGolden
internal import BarLayout
internal import BarSceneFile
internal import Glibc
@testable internal import conformance
@testable internal import properties

/// Something that is laid out and looked at.
struct Exhibit {
  /// What it is called.
  var name: String
  /// The scene.
  var scene: BarScene
  /// What it says when it is laid out; nil for a scene that cannot be.
  var look: (LaidOutScene?) -> Int
  /// Whether a change of what it says is a failure.
  var fails: (_ before: Int, _ after: Int) -> Bool
  /// What it says without a mutant.
  var right = 0
  /// Which ways each branch goes in it: 1 for yes, 2 for no.
  var ways: [UInt8] = []
  /// Rows that count for it.
  var rows: Set<Int> = []

  /// Lays it out.
  func layOut() -> Int {
    look(try? LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco))
  }
}

func exhibits(_ folder: String) throws -> [Exhibit] {
  var all: [Exhibit] = []
  for golden in try GoldenSuite(folders: ["\(folder)/goldens"]).cases {
    let bytes = try FileReading.whole(golden.sceneFile, limit: 1 << 22)
    let source = SceneSource(
      name: golden.sceneFile, bytes: bytes, folder: FilePath.folder(of: golden.sceneFile))
    let file = try SceneFile(source, overrides: golden.overrides)
    let (hasPixels, crop) = (golden.kinds.count > 1, golden.request.crop)
    all.append(
      Exhibit(name: golden.name, scene: file.scene) { scene in
        guard let scene else { return 0 }
        var hasher = Hasher()
        hasher.combine(GoldenText(of: scene).body)
        if hasPixels { hasher.combine("\(DisplayList(drawing: scene, crop: crop))") }
        return hasher.finalize()
      } fails: {
        $0 != $1
      })
  }
  for measured in try ConformanceSuite(readingFolder: "\(folder)/Tools/Conformance/Cases").cases {
    let source = SceneSource(name: "scene.yaml", bytes: Array(measured.scene.utf8))
    guard let file = try? SceneFile(source, overrides: []) else { continue }
    all.append(
      Exhibit(name: "measurement \(measured.id)", scene: file.scene) { scene in
        CaseResult(running: measured) { _ in
          scene.map { .success(ObservedLayout($0)) } ?? .failure(LayoutProblem(description: "none"))
        }.comparisons.count(where: \.passed)
      } fails: {
        $0 > $1
      })
  }
  return all
}

/// Prints a line at once, in case it is the last one.
func say(_ line: String) {
  print(line)
  fflush(nil)
}

let arguments = CommandLine.arguments
guard arguments.count > 2, ["rows", "branches"].contains(arguments[2]) else {
  print("judge FOLDER rows|branches NUMBER…")
  exit(64)
}
let asksRows = arguments[2] == "rows"
var all = try exhibits(arguments[1])
for index in all.indices {
  Mutant.rowsInForce = []
  for place in 0..<Mutant.room { Mutant.ways[place] = 0 }
  all[index].right = all[index].layOut()
  all[index].rows = Mutant.rowsInForce ?? []
  all[index].ways = Array(UnsafeBufferPointer(start: Mutant.ways, count: Mutant.room))
}
Mutant.rowsInForce = nil
say("exhibits\t\(all.count)\trows\t\(Mutant.rowCount)")
if arguments.count == 3 {
  for row in 0..<(asksRows ? Mutant.rowCount : 0) {
    say("row\t\(row)\t\(Mutant.words(ofRow: row))")
  }
  exit(0)
}

/// Whether a mutant may change anything in an exhibit.
func concerns(_ mutant: Int, _ exhibit: Exhibit) -> Bool {
  if asksRows { return exhibit.rows.contains(mutant) }
  // A branch that is turned to where it goes anyway changes nothing.
  return exhibit.ways[mutant >> 1] & (mutant & 1 == 0 ? 2 : 1) != 0
}

for mutant in arguments.dropFirst(3).compactMap({ Int($0) }) {
  say("begin\t\(mutant)")
  alarm(60)
  if asksRows { Mutant.row = mutant } else { Mutant.branch = mutant }
  let concerned = all.filter { concerns(mutant, $0) }
  var by = concerned.first { $0.fails($0.right, $0.layOut()) }.map(\.name)
  if by == nil {
    for seed: UInt64 in 0..<40 {
      let scene = SceneTrial(seed: seed), answer = AnswerTrial(seed: seed)
      if let failure = scene.failures.first { by = "property: \(failure.property.name)" }
      if let failure = answer.failures.first { by = "property: \(failure.property.name)" }
      if by != nil { break }
    }
  }
  Mutant.row = -1
  Mutant.branch = -1
  say("\(by == nil ? "survived" : "noticed")\t\(mutant)\t\(concerned.count)\t\(by ?? "")")
}
