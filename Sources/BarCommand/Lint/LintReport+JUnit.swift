internal import BarText
internal import BarGolden
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
      let name = XMLText.attribute(failed.file)
      text += "  <testsuite name=\(name) tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\">\n"
      text += "    <testcase classname=\(name) name=\"scene\">\n"
      text += "      <error message=\"the scene cannot be laid out\">"
      text += XMLText.content(failed.failure.lines.joined(separator: "\n"))
      text += "</error>\n    </testcase>\n  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }
}

extension LintedScene {
  fileprivate var junit: String {
    let broken = Set(open.map(\.rule))
    let skipped = Set(findings.map(\.rule)).subtracting(broken)
    let name = XMLText.attribute(file)
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
        text += " message=\(XMLText.attribute(first.message))>"
        text += XMLText.content(lines.joined(separator: "\n")) + "</failure>\n"
      } else {
        let reason = own.first?.suppression?.reason ?? "in the baseline"
        text += "      <skipped message=\(XMLText.attribute(reason))/>\n"
      }
      text += "    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }
}
