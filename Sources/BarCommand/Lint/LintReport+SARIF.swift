internal import BarAnswers
internal import BarText
internal import BarFiles
internal import BarLint
internal import BarSceneFile

extension LintReport {
  /// The report as SARIF 2.1.0, for code scanning.
  ///
  /// Source: documented — OASIS, Static Analysis Results Interchange Format 2.1.0.
  var sarif: String {
    let driver = JSONValue.members([
      "name": .string("navbar"),
      "semanticVersion": .string(Program.version),
      "rules": .array(Rule.all.map(\.sarif)),
    ])
    let run = JSONValue.members([
      "tool": .members(["driver": driver]),
      "invocations": .array([invocation]),
      "columnKind": .string("unicodeCodePoints"),
      "results": .array(findings.map(\.sarif)),
    ])
    let log = JSONValue.members([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([run]),
    ])
    return log.text(expandedLevels: 6) + "\n"
  }

  /// Whether the run went through, and what kept it from that.
  private var invocation: JSONValue {
    let notifications = failures.flatMap { failed in
      failed.failure.lines.map { line in
        JSONValue.members([
          "level": .string("error"),
          "message": .members(["text": .string(line)]),
          "locations": .array([
            .members(["physicalLocation": .members(["artifactLocation": location(failed.file)])])
          ]),
        ])
      }
    }
    return .members([
      "executionSuccessful": .boolean(failures.isEmpty),
      "toolExecutionNotifications": notifications.isEmpty ? nil : .array(notifications),
    ])
  }
}

extension Rule {
  /// The rule as SARIF describes it.
  fileprivate var sarif: JSONValue {
    .members([
      "id": .string(id.rawValue),
      "shortDescription": .members(["text": .string(summary)]),
      "fullDescription": .members(["text": .string(reason)]),
      "help": .members(["text": .string("\(reason)\n\nSource: \(source)")]),
      "defaultConfiguration": .members(["level": .string(severity.rawValue)]),
    ])
  }
}

extension Finding {
  /// The finding as SARIF describes it.
  fileprivate var sarif: JSONValue {
    let index = Rule.all.firstIndex { $0.id == rule }
    let region = JSONValue.members([
      "startLine": .number(Double(place.line)), "startColumn": .number(Double(place.column)),
    ])
    let place = JSONValue.members([
      "physicalLocation": .members(["artifactLocation": location(file), "region": region]),
      "logicalLocations": .array([.members(["fullyQualifiedName": .string(keyPath)])]),
    ])
    return .members([
      "ruleId": .string(rule.rawValue),
      "ruleIndex": index.map { .number(Double($0)) },
      "level": .string(severity.rawValue),
      "message": .members(["text": .string(message)]),
      "locations": .array([place]),
      "partialFingerprints": .members([
        "navbarRuleAndKeyPath/v1": .string("\(rule.rawValue) \(keyPath)")
      ]),
      "suppressions": .array(suppression.map { [$0.sarif] } ?? []),
    ])
  }
}

extension Finding.Suppression {
  fileprivate var sarif: JSONValue {
    switch self {
    case .disabled(let reason):
      .members(["kind": .string("inSource"), "justification": .string(reason)])
    case .baseline: .members(["kind": .string("external")])
    }
  }
}

/// A file's place; the path as a relative or absolute reference of RFC 3986.
private func location(_ file: String) -> JSONValue {
  var uri = ""
  for byte in (FilePath.starts(file, with: "./") ? file.utf8.dropFirst(2) : file.utf8[...]) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      uri.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      uri += "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }
  return .members(["uri": .string(FilePath.isAbsolute(file) ? "file://\(uri)" : uri)])
}
