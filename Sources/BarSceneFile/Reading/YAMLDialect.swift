/// Words that readers of YAML 1.1 and of YAML 1.2 take for different things, though this one takes
/// them for texts.
///
/// Source: yaml.org, "Boolean", "Integer", "Floating point" and "Timestamp" types for YAML 1.1; YAML
/// 1.2.2, section 10.3 (the core schema) and, on question marks, section 7.3.3 of both.
enum YAMLDialect {
  /// A word and where it stands.
  struct Finding: Hashable {
    var position: SourcePosition
    var message: String
  }

  /// The words of a scene that say different things.
  static func findings(in root: SourceNode, of text: SourceText) -> [Finding] {
    var search = Search(text: text)
    search.look(at: root, isFlow: false)
    return search.findings
  }

  /// What readers take a word without quotation marks for, of YAML 1.1 or both; nil for a text, and
  /// for what all take for the same.
  static func reading(of word: String) -> String? {
    if ["true", "false", "null", "~", ""].contains(word) { return nil }
    let lower = word.lowercased()
    let isOneCase = word == lower || word == word.uppercased() || word == capitalized(lower)
    if isOneCase, ["y", "yes", "on", "true"].contains(lower) { return "true" }
    if isOneCase, ["n", "no", "off", "false"].contains(lower) { return "false" }
    if isOneCase, lower == "null" { return "nothing" }
    if word == "=" { return "a default value" }
    let unsigned = word.first == "+" || word.first == "-" ? word.dropFirst() : word[...]
    guard let first = unsigned.utf8.first, isDigit(first) || first == UInt8(ascii: ".") else {
      return nil
    }
    if isSexagesimal(unsigned) { return "a number to the base 60" }
    if isDate(word) { return "a date" }
    if isOddNumber(unsigned) || word.first == "+" && Double(unsigned) != nil { return "a number" }
    return nil
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// `9:41`, `1:02:03.5`: minutes and seconds of one or two digits below 60.
  private static func isSexagesimal(_ word: Substring) -> Bool {
    let parts = word.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count > 1, let head = parts.first, !head.isEmpty else { return false }
    guard head.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: "_") }) else { return false }
    return parts.dropFirst().enumerated().allSatisfy { index, part in
      let whole = part.prefix { isDigit($0) }
      let rest = part.dropFirst(whole.count)
      let isLast = index == parts.count - 2
      let isFraction =
        isLast && rest.first == UInt8(ascii: ".") && rest.dropFirst().allSatisfy(isDigit)
      return 1...2 ~= whole.count && (Int(Substring(whole)) ?? 60) < 60
        && (rest.isEmpty || isFraction)
    }
  }

  /// `2026-11-23`, with a time of day or without.
  private static func isDate(_ word: String) -> Bool {
    let parts = word.utf8.prefix { isDigit($0) || $0 == UInt8(ascii: "-") }
      .split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0].count == 4 && 1...2 ~= parts[1].count
      && 1...2 ~= parts[2].count
  }

  /// Numbers that only one of them reads, or that they read to different bases: `1_000`, `0b11`,
  /// `017`, `0o17`, `0x1F`, `.5`, `1.`.
  private static func isOddNumber(_ word: Substring) -> Bool {
    let bytes = Array(word.utf8)
    let rest = bytes.dropFirst(2)
    if bytes.count > 2, bytes[0] == UInt8(ascii: "0") {
      switch bytes[1] {
      case UInt8(ascii: "x"):
        return rest.allSatisfy { byte in
          isDigit(byte) || (0x61...0x66).contains(byte | 0x20) || byte == 0x5F
        }
      case UInt8(ascii: "b"): return rest.allSatisfy { $0 == 0x30 || $0 == 0x31 || $0 == 0x5F }
      case UInt8(ascii: "o"): return rest.allSatisfy { (0x30...0x37).contains($0) }
      default: break
      }
    }
    guard bytes.contains(where: isDigit) else { return word == ".inf" || word == ".nan" }
    guard bytes.allSatisfy({ isDigit($0) || $0 == 0x5F || $0 == 0x2E }) else { return false }
    if bytes.count(where: { $0 == 0x2E }) > 1 { return false }
    let hasOddForm = bytes[0] == 0x2E || bytes.last == 0x2E || bytes.contains(0x5F)
    return hasOddForm || bytes.count > 1 && bytes[0] == 0x30 && isDigit(bytes[1])
  }

  /// A walk through a scene.
  private struct Search {
    let text: SourceText
    var findings: [Finding] = []

    mutating func look(at node: SourceNode, isFlow: Bool) {
      let opens = scalar(at: node.position)
      switch node.content {
      case .scalar(let word, .plain): check(word, at: node.position, isFlow: isFlow)
      case .scalar: break
      case .sequence(let elements):
        for element in elements { look(at: element, isFlow: isFlow || opens == "[") }
      case .mapping(let entries):
        let isFlow = isFlow || opens == "{"
        for entry in entries {
          let first = scalar(at: entry.keyPosition)
          if first != "\"", first != "'" {
            check(entry.key, at: entry.keyPosition, isFlow: isFlow)
          }
          look(at: entry.value, isFlow: isFlow)
        }
      }
    }

    private mutating func check(_ word: String, at position: SourcePosition, isFlow: Bool) {
      if let reading = YAMLDialect.reading(of: word) {
        findings.append(
          Finding(
            position: position,
            message: "other readers of YAML take \(escaped(word)) for \(reading) "
              + "(accepted: \(YAMLText.quoted(word)), which all take for the text)"))
      } else if isFlow, word.contains("?") {
        findings.append(
          Finding(
            position: position,
            message: "readers of YAML 1.1 take the question mark between brackets for a key's sign "
              + "(accepted: \(YAMLText.quoted(escaped(word))))"))
      }
    }

    private func scalar(at position: SourcePosition) -> Unicode.Scalar? {
      text.index(line: position.line, column: position.column).map { text.scalars[$0] }
    }
  }
}

extension SceneFile {
  /// Words of the file that other readers of YAML take for something else, in the order of the file;
  /// none for JSON.
  package var dialectWarnings: [SceneProblem] {
    guard !read.source.isJSON, let reading = try? read.reading.get(),
      let text = try? SourceText(read.source.bytes, source: 0, isJSON: false)
    else { return [] }
    return YAMLDialect.findings(in: reading.root, of: text).map { finding in
      var problem = problem(finding.message, at: finding.position)
      problem.severity = .warning
      return problem
    }
  }
}
