internal import BarLint
internal import BarSceneFile

extension LintReport {
  /// The report as JUnit's XML: a suite a scene, a case a rule.
  var junit: String {
    let rules = Rule.all
    let broken = scenes.map { scene in Set(scene.open.map(\.rule)).count }.reduce(0, +)
    let tests = scenes.count * rules.count + failures.count
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"navbar lint\" tests=\"\(tests)\" failures=\"\(broken)\""
    text += " errors=\"\(failures.count)\">\n"
    for scene in scenes { text += scene.junit }
    for failed in failures {
      let name = XML.attribute(failed.file)
      text += "  <testsuite name=\(name) tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\">\n"
      text += "    <testcase classname=\(name) name=\"scene\">\n"
      text += "      <error message=\"the scene cannot be laid out\">"
      text += XML.content(failed.failure.lines.joined(separator: "\n"))
      text += "</error>\n    </testcase>\n  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }
}

extension LintedScene {
  fileprivate var junit: String {
    let broken = Set(open.map(\.rule))
    let skipped = Set(findings.map(\.rule)).subtracting(broken)
    let name = XML.attribute(file)
    var text = "  <testsuite name=\(name) tests=\"\(Rule.all.count)\""
    text += " failures=\"\(broken.count)\" errors=\"0\" skipped=\"\(skipped.count)\">\n"
    for rule in Rule.all {
      let own = findings.filter { $0.rule == rule.id }
      text += "    <testcase classname=\(name) name=\"\(rule.id.rawValue)\""
      if own.isEmpty {
        text += "/>\n"
        continue
      }
      text += ">\n"
      let failing = own.filter { $0.suppression == nil }
      if let first = failing.first {
        let lines = failing.map { finding in
          "\(finding.file):\(finding.place.line):\(finding.place.column): \(finding.message)"
        }
        text += "      <failure type=\"\(rule.severity.rawValue)\""
        text += " message=\(XML.attribute(first.message))>"
        text += XML.content(lines.joined(separator: "\n")) + "</failure>\n"
      } else {
        let reason = own.first?.suppression?.reason ?? "in the baseline"
        text += "      <skipped message=\(XML.attribute(reason))/>\n"
      }
      text += "    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }
}

/// Text as XML 1.0 takes it.
private enum XML {
  /// A text between tags; characters that XML cannot hold become the replacement character.
  static func content(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A quoted attribute on one line.
  static func attribute(_ text: String) -> String {
    "\"" + content(text.split(whereSeparator: \.isNewline).joined(separator: " ")) + "\""
  }
}
