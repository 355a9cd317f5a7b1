internal import BarSceneFile
internal import BarText

extension SceneProblem {
  /// The problem for other programs; one of an option's value has no place.
  var json: JSONValue {
    .members([
      "file": .string(file),
      "line": isOfOption ? nil : .integer(line),
      "column": isOfOption ? nil : .integer(column),
      "severity": .string(severity.rawValue),
      "message": .string(message),
    ])
  }
}
