internal import BarAnswers
internal import BarLayout
internal import BarSceneFile
internal import BarText

/// One of several answers as a line of JSON, so that other programs read them a line at a time.
enum AnswerLine {
  /// A document about a scene, with its name after the version of the form.
  ///
  /// - Parameters:
  ///   - document: the answer. What is no object, as the `null` of a touch that nothing answers, is
  ///     the `id` of one.
  ///   - scene: the scene as it was named; nil where there is but one.
  ///   - step: the moment; nil where the scene is asked about once.
  static func text(
    _ document: JSONValue, scene: String?, step: SceneTimeline.Step? = nil
  ) -> String {
    var members = document.members
    var version = JSONValue.integer(1)
    if case .object = document {
      if let first = members.first, first.key == "schemaVersion" {
        version = first.value
        members.removeFirst()
      }
    } else {
      members = [JSONValue.Member(key: "id", value: document)]
    }
    let names = JSONValue.members([
      "schemaVersion": version,
      "scene": scene.map(JSONValue.string),
      "after": step.map { .integer($0.number) },
      "action": step?.action.map { .string($0.kind.name) },
    ])
    return JSONValue.object(names.members + members).line + "\n"
  }

  /// Why a scene has no answer.
  static func text(_ failure: Failure, scene: String) -> String {
    let errors =
      failure.problems.isEmpty
      ? failure.lines.map { line in
        JSONValue.members([
          "severity": "error",
          "message": .string(line.hasPrefix("error: ") ? String(line.dropFirst(7)) : line),
        ])
      } : failure.problems.map(\.json)
    return JSONValue.members([
      "schemaVersion": .integer(1), "scene": .string(scene),
      "status": .integer(Int(failure.status.rawValue)), "errors": .array(errors),
    ]).line + "\n"
  }
}
