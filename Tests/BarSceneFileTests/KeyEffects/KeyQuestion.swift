@testable import BarSceneFile

/// What is asked of a key of a mapping: whether it does something on each machine, or is said to do nothing there.
struct KeyQuestion {
  /// The mapping.
  let object: ObjectShape
  /// The key.
  let row: KeyRow

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

  /// The mappings that are about a layout.
  static let mappings = SceneSchema.objects().filter { elsewhere[$0.name] == nil }

  /// The questions of a mapping.
  static func all(of object: ObjectShape) -> [KeyQuestion] {
    object.rows.filter { row in
      // A column has the keys of a screen.
      !row.isRequired && !(object.name == "navigationColumn" && screenKeys.contains(row.key))
        && !others.contains("\(object.name).\(row.key)")
    }.map { KeyQuestion(object: object, row: $0) }
  }

  /// The scenes with the key in them that it can be tried in.
  var uses: [KeyTrial.Use] {
    let texts = KeyValues.texts(of: row, in: object)
    return KeyFixture.stands(of: row.key, in: object.name).flatMap { stand in
      stand.scenes.flatMap { scene in
        texts.map { KeyTrial.Use(scene: scene, text: $0, without: stand.without) }
      }
    }
  }

  /// The first use that shows something, or else what is said of the others.
  func answer(
    trying uses: [KeyTrial.Use], _ trial: inout KeyTrial
  ) -> (outcome: KeyTrial.Outcome, use: KeyTrial.Use)? {
    var best: (KeyTrial.Outcome, KeyTrial.Use)?
    for use in uses {
      guard let outcome = trial.outcome(of: row.key, use) else { continue }
      switch outcome {
      case .effect, .saidOfMachine, .falseWarning: return (outcome, use)
      case .saidOfScene: best = (outcome, use)
      case .silence: best = best ?? (outcome, use)
      }
    }
    return best
  }
}
