internal import BarLayout
internal import BarLint
internal import BarSceneFile
internal import BarText

/// Something an editor underlines: an error, a warning, or what breaks a guideline.
struct EditorDiagnostic {
  /// What a quick fix does.
  struct Fix {
    /// What it is called.
    var title: String
    /// What it replaces.
    var range: JSONValue
    /// What stands there then.
    var text: String
  }

  /// Where it is.
  let place: ScenePlace
  /// How bad it is: 1 an error, 2 a warning, 3 a note.
  let level: Int
  /// What is said.
  let message: String
  /// The guideline; nil for what validate says.
  var rule: String?
  /// What fixes it; nil for what a person has to decide, and for a word that may be meant.
  var edit: SceneEdit?

  /// Everything that validate and lint say of a scene.
  static func all(of source: SceneSource) -> [EditorDiagnostic] {
    do throws(SceneProblems) {
      let file = try SceneFile(source)
      let layOut = SceneLayout()
      do throws(SceneError) {
        _ = try layOut.layOut(file.scene)
      } catch {
        return (file.warnings + [file.problem(error)]).map(EditorDiagnostic.init)
      }
      let findings = (try? Linter().lint(source).open) ?? []
      return file.warnings.map(EditorDiagnostic.init) + findings.map(EditorDiagnostic.init)
    } catch {
      return error.problems.map(EditorDiagnostic.init)
    }
  }

  private init(_ problem: SceneProblem) {
    place = ScenePlace(line: problem.line, column: problem.column)
    level = problem.severity == .error ? 1 : 2
    message = problem.message
  }

  private init(_ finding: Finding) {
    place = finding.place
    switch finding.severity {
    case .error: level = 1
    case .warning: level = 2
    case .note: level = 3
    }
    message = finding.message
    rule = finding.rule.rawValue
    edit = finding.fix
  }

  /// What can be done about it without a person's thought.
  func fixes(in document: EditorDocument) -> [Fix] {
    if let edit, let fixed = document.source.applying(edit) {
      return [
        Fix(
          title: "Fix \(rule ?? "it")", range: document.wholeRange,
          text: String(decoding: fixed.bytes, as: UTF8.self))
      ]
    }
    return meant.map { word in
      Fix(title: "Change to \(word)", range: document.range(at: place), text: word)
    }
  }

  /// The word that the message says may be meant; none where it says none.
  private var meant: [String] {
    let parts = message.components(between: "did you mean \"", and: "\"?")
    return parts.first.map { [$0] } ?? []
  }
}

extension String {
  /// What stands between two texts, wherever both are.
  fileprivate func components(between start: String, and end: String) -> [String] {
    var found: [String] = []
    var rest = self[...]
    while !rest.isEmpty {
      guard rest.hasPrefix(start) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(start.count)
      var word = ""
      while !rest.isEmpty, !rest.hasPrefix(end) { word.append(rest.removeFirst()) }
      if !rest.isEmpty { found.append(word) }
    }
    return found
  }
}
