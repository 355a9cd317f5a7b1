internal import AppReading
internal import Foundation

/// What an audit says, in each of its forms.
struct AuditReport {
  /// A form of the report.
  enum Format: String, CaseIterable {
    case text, json, junit, sarif, github, html

    /// The form that the ending of a file's name asks for; nil for another ending.
    init?(endingOf path: String) {
      switch URL(fileURLWithPath: path).pathExtension.lowercased() {
      case "txt": self = .text
      case "json": self = .json
      case "xml": self = .junit
      case "sarif": self = .sarif
      case "html", "htm": self = .html
      default: return nil
      }
    }
  }

  var findings: [Finding]
  /// Findings that the baseline knows.
  var known: Int
  var recognition: Recognition
  var layouts: Int
  var locales: [String]
  var devices: [String]
  /// Screens that do not show everything everywhere.
  var fits: [ScreenFit] = []
  /// What was left out or not understood.
  var notes: [Note] = []
  /// Pictures of bars as HTML, by the mark of the finding.
  var drawings: [String: String] = [:]
  /// What is odd about the pictures, in a sentence; nil for nothing.
  var pictureNote: String?

  /// The report.
  func text(_ format: Format) -> String {
    switch format {
    case .text: plain
    case .json: Self.json(jsonObject)
    case .junit: junit
    case .sarif: Self.json(sarif)
    case .github: github
    case .html: AuditPage(report: self).text
    }
  }

  private var plain: String {
    var text = ""
    for finding in findings {
      text +=
        "\(visible(finding.place.text)): \(finding.level): \(finding.message) [\(finding.rule.rawValue)]\n"
    }
    for fit in fits { text += fit.text + "\n" }
    return text + summary + "\n"
  }

  /// How it went, in a line.
  var summary: String {
    let counts = Finding.Rule.allCases.compactMap { rule -> String? in
      let count = findings.count { $0.rule == rule }
      return count == 0 ? nil : "\(count) \(rule.rawValue)"
    }
    let found = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
    let old = known == 0 ? "" : "; \(known) known to the baseline"
    return "\(found)\(old); \(layouts) layouts; \(recognition.text)"
  }

  private var jsonObject: [String: Any] {
    [
      "schemaVersion": 1, "layouts": layouts, "locales": locales, "devices": devices,
      "knownFindings": known,
      "recognition": [
        "screens": recognition.screens, "titles": recognition.titles,
        "knownTitles": recognition.knownTitles, "buttons": recognition.items,
        "knownButtons": recognition.knownItems,
      ],
      "fits": fits.map { fit -> [String: Any] in
        [
          "screen": fit.screen, "locales": fit.locales,
          "narrowest": fit.devices.map { entry -> [String: Any] in
            ["size": entry.size, "device": entry.device ?? NSNull()]
          },
        ]
      },
      "notes": notes.map { note -> [String: Any] in
        var object: [String: Any] = ["file": note.path, "message": note.text]
        if let line = note.line { object["line"] = line }
        if let column = note.column { object["column"] = column }
        return object
      },
      "findings": findings.map { finding -> [String: Any] in
        var object: [String: Any] = [
          "rule": finding.rule.rawValue, "level": finding.level, "screen": finding.screen,
          "file": finding.place.path, "line": finding.place.line, "text": finding.whole,
          "shown": finding.shown, "settings": finding.settings,
          "excess": (finding.excess * 10).rounded() / 10, "message": finding.message,
        ]
        if !finding.locale.isEmpty {
          object["locale"] = finding.locale
          object["locales"] = finding.locales
        }
        if let doubt = finding.doubt { object["doubt"] = doubt }
        if !finding.otherScreens.isEmpty { object["otherScreens"] = finding.otherScreens }
        if let key = finding.key { object["key"] = key }
        if let place = finding.wordPlace {
          object["wordFile"] = place.path
          object["wordLine"] = place.line
        }
        return object
      },
    ]
  }

  private static func json(_ object: [String: Any]) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return data.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }

  private var github: String {
    findings.map { finding in
      let kind = finding.level == "note" ? "notice" : finding.level
      let place = "file=\(Self.property(finding.place.path)),line=\(max(1, finding.place.line))"
      let message = finding.message.replacing("%", with: "%25").replacing("\n", with: "%0A")
      return "::\(kind) \(place),title=\(finding.rule.rawValue)::\(message)\n"
    }.joined()
  }

  private static func property(_ text: String) -> String {
    visible(text).replacing("%", with: "%25").replacing(":", with: "%3A").replacing(
      ",", with: "%2C")
  }

  private var junit: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text +=
      "<testsuite name=\"navbar audit\" tests=\"\(findings.count)\" failures=\"\(findings.count)\">\n"
    for finding in findings {
      let languages = finding.locales.joined(separator: ",")
      let name = Self.escaped("\(finding.rule.rawValue) \(languages) \(finding.whole)")
      text +=
        "  <testcase classname=\"\(Self.escaped(finding.screen))\" name=\"\(name)\" "
        + "file=\"\(Self.escaped(finding.place.path))\" line=\"\(finding.place.line)\">"
        + "<failure message=\"\(Self.escaped(finding.message))\"/></testcase>\n"
    }
    return text + "</testsuite>\n"
  }

  /// A text for XML and HTML.
  static func escaped(_ text: String) -> String {
    visible(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }

  private var sarif: [String: Any] {
    func location(_ place: Place) -> [String: Any] {
      let path = place.path.split(separator: "/").map {
        $0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? String($0)
      }.joined(separator: "/")
      let start = place.path.hasPrefix("/") ? "file:///" : ""
      return [
        "physicalLocation": [
          "artifactLocation": ["uri": start + path],
          "region": ["startLine": max(1, place.line)],
        ]
      ]
    }
    let results = findings.map { finding -> [String: Any] in
      var result: [String: Any] = [
        "ruleId": finding.rule.rawValue, "level": finding.level,
        "message": ["text": finding.message], "locations": [location(finding.place)],
        "partialFingerprints": ["navbar/v1": finding.mark],
      ]
      if let place = finding.wordPlace { result["relatedLocations"] = [location(place)] }
      return result
    }
    let rules = Finding.Rule.allCases.map { rule -> [String: Any] in
      [
        "id": rule.rawValue, "shortDescription": ["text": rule.summary],
        "defaultConfiguration": ["level": rule.level],
      ]
    }
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        ["tool": ["driver": ["name": "navbar audit", "rules": rules]], "results": results]
      ],
    ]
  }
}
