internal import BarLayout
internal import Testing

@testable import BarSceneFile

@Suite struct KeyEffectTests {
  /// Mappings whose keys are about something else than a layout, with what that is.
  static let elsewhere = [
    "action": "layouts after actions", "modal": "an action", "selectionChange": "an action",
    "columnScroll": "an action", "boundItem": "an action", "boundCondition": "an action",
    "searchChange": "an action", "touchedLink": "an action", "swipe": "an action",
    "hiddenChange": "an action", "allow": "goldens", "matrix": "goldens", "matrixAxis": "goldens",
    "lint": "lint",
    "disabledRules": "lint", "containerBar": "rows of navigationBar",
    "toolbarButtonItem": "rows of barButtonItem",
  ]

  /// Keys that say what a scene or a mapping is, or that other commands look at.
  static let others: Set = [
    "scene.device", "scene.system", "scene.navigationBar", "scene.navigationStack",
    "scene.navigationSplitView", "scene.navigationView", "scene.actions", "scene.allow",
    "scene.pixels", "scene.crop", "scene.ignore", "scene.matrix", "scene.tags",
    "scene.lint", "device.idiom",
    "navigationBar.items",
    // Gestures are actions.
    "scene.after", "navigationBar.hidesBarsOnSwipe", "navigationBar.hidesBarsOnTap",
    "toolbarVisibility.navigationBar", "toolbarItem.item", "toolbarItem.spacer",
    "toolbarItem.matchedTransitionSource",
    // Spaces count among the items, so that the names of those after them change.
    "barButtonItem.fixedSpace", "barButtonItem.flexibleSpace", "titleSource.key",
    "titleSource.binding", "navigationDestination.for",
    "navigationDestination.isPresented", "navigationDestination.item",
  ]

  private static let screenKeys = Set(Keys.screenFields.map(\.row.key))

  static let mappings = SceneSchema.objects().map(\.name).filter { elsewhere[$0] == nil }

  @Test(arguments: mappings)
  func `each key changes the answer on every machine, or is said to do nothing there`(
    mapping: String
  ) throws {
    let object = try #require(SceneSchema.objects().first { $0.name == mapping })
    var trials = KeyMachine.all.map { KeyTrial($0) }
    for row in object.rows where !row.isRequired {
      // A column has the keys of a screen.
      guard mapping != "navigationColumn" || !Self.screenKeys.contains(row.key) else { continue }
      guard !Self.others.contains("\(mapping).\(row.key)") else { continue }
      let uses = Self.uses(of: row, in: object)
      var shown: KeyTrial.Use?
      for index in trials.indices {
        let place = "\(mapping).\(row.key) on \(trials[index].machine.system)"
        switch Self.search([shown].compactMap(\.self) + uses, row.key, &trials[index]) {
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
    #expect(Set(Self.elsewhere.keys).isSubset(of: objects.map(\.name)))
  }

  private static func uses(of row: KeyRow, in object: ObjectShape) -> [KeyTrial.Use] {
    let texts = KeyValues.texts(of: row, in: object)
    return KeyFixture.stands(of: row.key, in: object.name).flatMap { stand in
      stand.scenes.flatMap { scene in
        texts.map { KeyTrial.Use(scene: scene, text: $0, without: stand.without) }
      }
    }
  }

  /// The first use that shows something, or else what is said of the others.
  private static func search(
    _ uses: [KeyTrial.Use], _ key: String, _ trial: inout KeyTrial
  ) -> (KeyTrial.Outcome, KeyTrial.Use)? {
    var best: (KeyTrial.Outcome, KeyTrial.Use)?
    for use in uses {
      guard let outcome = trial.outcome(of: key, use) else { continue }
      switch outcome {
      case .effect, .saidOfMachine, .falseWarning: return (outcome, use)
      case .saidOfScene: best = (outcome, use)
      case .silence: best = best ?? (outcome, use)
      }
    }
    return best
  }
}
