internal import BarText
internal import BarFiles

extension GoldenReport {
  /// The report as JUnit's XML, a test case a golden; files of what differs are named as
  /// attachments.
  ///
  /// - Parameters:
  ///   - filesFolder: where the files of what differs are, from the XML's own folder; nil when they
  ///     were not written.
  ///   - times: how long goldens took.
  package func junit(filesFolder: String?, times: RunTimes = RunTimes()) -> String {
    let failures = results.count { $0.outcome.isDifference } + lostOrphans.count
    let errors = results.count { !$0.outcome.passes && !$0.outcome.isDifference }
    let count = results.count + lostOrphans.count
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let whole = results.reduce(0) { $0 + (times.microseconds[$1.name] ?? 0) }
    let time = " time=\"\(RunTimes.seconds(whole))\""
    text += "<testsuites tests=\"\(count)\" failures=\"\(failures)\" errors=\"\(errors)\"\(time)>\n"
    text += "  <testsuite name=\"navbar\" tests=\"\(count)\" failures=\"\(failures)\""
    text += " errors=\"\(errors)\"\(time)>\n    <properties>\n"
    text += "      <property name=\"navbar\" value=\(XMLText.attribute(tool))/>\n"
    for line in fingerprint {
      text += "      <property name=\"fingerprint\" value=\(XMLText.attribute(line))/>\n"
    }
    text += "    </properties>\n"
    for result in results {
      text += result.junit(
        filesFolder: filesFolder, time: times.microseconds[result.name] ?? 0,
        file: result.file ?? result.scene)
    }
    for orphan in lostOrphans {
      text += "    <testcase classname=\"orphans\" name=\(XMLText.attribute(orphan))>\n"
      text += "      <failure type=\"orphan\" message=\"it belongs to no scene\"/>\n"
      text += "    </testcase>\n"
    }
    return text + "  </testsuite>\n</testsuites>\n"
  }
}

extension GoldenResult.Outcome {
  /// Whether a golden was compared and found to differ.
  fileprivate var isDifference: Bool {
    switch self {
    case .otherPixels, .otherColors, .otherGeometry, .missing, .renamed, .brokenRelation: true
    case .same, .allowed, .badScene, .unreadable, .unavailable: false
    }
  }
}

extension GoldenResult {
  /// The folder a golden is in, as JUnit calls a class: `title`.
  private var feature: String {
    let parts = FilePath.parts(of: name).dropLast()
    return parts.isEmpty ? "goldens" : parts.joined(separator: ".")
  }

  fileprivate func junit(filesFolder: String?, time: Int, file: String) -> String {
    let last = outcome == .brokenRelation ? name : FilePath.name(of: name)
    let isRelation = scene == Relation.fileName
    let title = XMLText.attribute(isRelation ? name : last)
    var opening =
      "    <testcase classname=\(XMLText.attribute(isRelation ? "relations" : feature)) name=\(title)"
    opening += " time=\"\(RunTimes.seconds(time))\" file=\(XMLText.attribute(file))"
    if let line { opening += " line=\"\(line)\"" }
    if outcome == .same { return opening + "/>\n" }
    let properties = [("golden", name), ("outcome", outcome.rawValue)].map { key, value in
      "        <property name=\"\(key)\" value=\(XMLText.attribute(value))/>\n"
    }
    opening += ">\n      <properties>\n" + properties.joined() + "      </properties>\n"
    guard !outcome.passes else { return opening + "    </testcase>\n" }
    let kind = outcome.isDifference ? "failure" : "error"
    let headline = ([outcome.words] + details.prefix(1)).joined(separator: ": ")
    var text = opening + "      <\(kind) type=\"\(outcome.rawValue)\""
    text += " message=\(XMLText.attribute(headline))>"
    text += XMLText.content(details.joined(separator: "\n")) + "</\(kind)>\n"
    let paths = filesFolder.map { folder in files.map { "\(folder)/\($0.path)" } } ?? []
    if !paths.isEmpty {
      text += "      <system-out>"
      text += paths.map { "[[ATTACHMENT|\(XMLText.content($0))]]" }.joined(separator: "\n")
      text += "</system-out>\n"
    }
    return text + "    </testcase>\n"
  }
}
