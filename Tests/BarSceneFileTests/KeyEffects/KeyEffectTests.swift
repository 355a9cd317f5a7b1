internal import BarLayout
internal import Testing

@testable import BarSceneFile

@Suite struct KeyEffectTests {
  static let mappings = KeyQuestion.mappings.map(\.name)

  @Test(arguments: mappings)
  func `each key changes the answer on every machine, or is said to do nothing there`(
    mapping: String
  ) throws {
    let object = try #require(SceneSchema.objects().first { $0.name == mapping })
    var trials = KeyMachine.all.map { KeyTrial($0) }
    for question in KeyQuestion.all(of: object) {
      let uses = question.uses
      var shown: KeyTrial.Use?
      for index in trials.indices {
        let place = "\(mapping).\(question.row.key) on \(trials[index].machine.system)"
        switch question.answer(trying: [shown].compactMap(\.self) + uses, &trials[index]) {
        case nil: Issue.record("\(place) has no scene to be tried in")
        case (.effect, let use)?: shown = shown ?? use
        case (.saidOfMachine, _)?, (.saidOfScene, _)?: continue
        case (.silence, let use)?:
          Issue.record("\(place) does nothing, and nothing is said\n\(use)")
        case (.falseWarning(let message), let use)?:
          Issue.record("\(place) does something, but it is said: \(message)\n\(use)")
        }
      }
    }
  }

  @Test func `every stand is of a mapping, and of keys that it has`() {
    let objects = SceneSchema.objects()
    for stand in KeyFixture.all {
      let object = objects.first { $0.name == stand.object }
      #expect(object != nil, "\(stand.object)")
      #expect(Set(stand.keys).isSubset(of: object?.rows.map(\.key) ?? []), "\(stand.object)")
      #expect(stand.scenes.allSatisfy { $0.contains("§") }, "\(stand.object)")
    }
    #expect(Set(KeyQuestion.elsewhere.keys).isSubset(of: objects.map(\.name)))
  }
}
