internal import BarLayout
internal import BarSceneFile

/// A rule that is broken, and where.
struct LintedProblem: Hashable, Sendable {
  /// The rule.
  var rule: LintRule
  /// Its place and what is wrong.
  var problem: SceneProblem
}

/// What was found in some scenes.
struct LintReport {
  /// One scene.
  struct Scene {
    /// Its name on the command line.
    var name: String
    /// What was found in it.
    var findings: [LintedProblem]
  }

  /// The scenes that could be laid out, in the order they were named.
  var scenes: [Scene] = []

  /// Everything that was found.
  var findings: [LintedProblem] { scenes.flatMap(\.findings) }
  /// Whether nothing was found.
  var isEmpty: Bool { scenes.allSatisfy(\.findings.isEmpty) }

  /// The report in some form.
  func text(_ format: LintCommand.Format) -> String {
    switch format {
    case .human: human
    case .json: json.text(expandedLevels: 2) + "\n"
    case .sarif: sarif.text(expandedLevels: 4) + "\n"
    case .junit: junit
    case .github: github
    }
  }

  private var human: String {
    findings.map { "\($0.problem.description) [\($0.rule.rawValue)]\n" }.joined()
  }

  private var json: JSONValue {
    .members([
      "schemaVersion": .number(1),
      "findings": .array(
        findings.map { finding in
          .members([
            "rule": .string(finding.rule.rawValue), "file": .string(finding.problem.file),
            "line": .number(Double(finding.problem.line)),
            "column": .number(Double(finding.problem.column)),
            "message": .string(finding.problem.message),
          ])
        }),
    ])
  }

  /// SARIF 2.1.0, as code scanning takes it.
  private var sarif: JSONValue {
    let rules = LintRule.allCases.map { rule in
      JSONValue.members([
        "id": .string(rule.rawValue),
        "shortDescription": .members(["text": .string(rule.summary)]),
      ])
    }
    let results = findings.map { finding in
      JSONValue.members([
        "ruleId": .string(finding.rule.rawValue), "level": .string("warning"),
        "message": .members(["text": .string(finding.problem.message)]),
        "locations": .array([
          .members([
            "physicalLocation": .members([
              "artifactLocation": .members(["uri": .string(URIText.path(finding.problem.file))]),
              "region": .members([
                "startLine": .number(Double(finding.problem.line)),
                "startColumn": .number(Double(finding.problem.column)),
              ]),
            ])
          ])
        ]),
      ])
    }
    let driver = JSONValue.members([
      "name": .string("navbar"), "version": .string(Program.version), "rules": .array(rules),
    ])
    return .members([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([
        .members([
          "tool": .members(["driver": driver]), "columnKind": .string("unicodeCodePoints"),
          "results": .array(results),
        ])
      ]),
    ])
  }

  private var junit: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text +=
      "<testsuite name=\"navbar lint\" tests=\"\(scenes.count)\" "
      + "failures=\"\(scenes.count { !$0.findings.isEmpty })\">\n"
    for scene in scenes {
      text += "  <testcase classname=\"navbar.lint\" name=\"\(XMLText.escaped(scene.name))\""
      guard !scene.findings.isEmpty else {
        text += "/>\n"
        continue
      }
      let lines = scene.findings.map { "\($0.problem.description) [\($0.rule.rawValue)]" }
      text += ">\n    <failure message=\"\(scene.findings.count) findings\">"
      text += XMLText.escaped(lines.joined(separator: "\n")) + "</failure>\n  </testcase>\n"
    }
    return text + "</testsuite>\n"
  }

  private var github: String {
    findings.map { finding in
      let problem = finding.problem
      return "::warning file=\(WorkflowText.property(problem.file)),line=\(problem.line),"
        + "col=\(problem.column),title=\(finding.rule.rawValue)::"
        + "\(WorkflowText.message(problem.message))\n"
    }.joined()
  }
}

/// A path in a URI.
private enum URIText {
  /// The path with everything but letters, digits and a few signs as `%` and two digits.
  static func path(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}

/// Text in XML.
private enum XMLText {
  /// The text with XML's own signs spelt out; control signs that XML has no place for become spaces.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Text as GitHub's runner takes it.
private enum WorkflowText {
  /// The text of an annotation.
  static func message(_ text: String) -> String {
    replacing(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// A property of an annotation.
  static func property(_ text: String) -> String {
    replacing(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func replacing(_ text: String, _ table: [Character: String]) -> String {
    text.map { table[$0] ?? String($0) }.joined()
  }
}
