extension ObjectiveCReader {
  /// A condition as Swift spells it, so that one reader understands both: `!self.isOpen` of
  /// `![self isOpen]`, `UIDevice.current.userInterfaceIdiom == .pad` of
  /// `UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad`.
  ///
  /// Messages with values stay as they are written.
  ///
  /// - Parameters:
  ///   - range: its tokens, without the parentheses around it.
  ///   - written: its text, which may be cut.
  func spelled(_ range: Range<Int>, written: String) -> String {
    var range = range
    while let end = closings[range.lowerBound], end == range.upperBound - 1, range.count > 1 {
      range = range.lowerBound + 1..<end
    }
    guard range.count <= Self.conditionLimit, !written.hasSuffix("…"),
      !written.contains("\""), !written.contains("[super")
    else { return written }
    // What stands in each message that is open, from the outermost on, and where it begins.
    var open = [""]
    var starts: [Int] = []
    var end = range.isEmpty ? 0 : tokens[range.lowerBound].bytes.lowerBound
    for place in range {
      let token = tokens[place]
      let gap = token.bytes.lowerBound > end ? " " : ""
      end = token.bytes.upperBound
      switch token.text {
      case "[" where token.kind == .sign && !isPlace(place):
        open[open.count - 1] += gap
        open.append("")
        starts.append(place)
      case "]" where token.kind == .sign && open.count > 1:
        let (inner, start) = (open.removeLast(), starts.removeLast())
        open[open.count - 1] += Self.message(inner) ?? text(from: start, to: place + 1)
      case "(" where token.kind == .sign && open[open.count - 1].hasSuffix(Self.idiom):
        continue
      case ")" where token.kind == .sign && open[open.count - 1].hasSuffix(Self.idiom):
        continue
      default: open[open.count - 1] += gap + Self.constant(token)
      }
    }
    guard open.count == 1 else { return written }
    return Self.truth(Self.constantLast(open[0].drop { $0 == " " }.description))
  }

  /// What Swift asks where Objective-C takes a length or an object for a truth: `!name.isEmpty` of
  /// `name.length`, `navigationController != nil` of `navigationController`.
  ///
  /// Whether any other name is that of an object, it does not say.
  private static func truth(_ text: String) -> String {
    for sign in [" || ", " && "] where text.contains(sign) && !text.contains("(") {
      return text.split(separator: sign).map { truth(String($0)) }.joined(separator: sign)
    }
    var words = text.split(separator: " ")
    let isTurned = text.hasPrefix("!")
    if isTurned { words[0] = words[0].dropFirst() }
    guard words.first?.isOfNames(and: ".") ?? false else { return text }
    if words.count == 1, words[0].split(separator: ".").last == "navigationController" {
      return "\(words[0]) \(isTurned ? "==" : "!=") nil"
    }
    guard let length = [".length", ".count"].first(where: words[0].hasSuffix) else { return text }
    let value = words[0].dropLast(length.count)
    switch words.dropFirst().joined(separator: " ") {
    case "": return (isTurned ? "" : "!") + value + ".isEmpty"
    case "> 0" where !isTurned && length == ".length",
      "!= 0" where !isTurned && length == ".length":
      return "!" + value + ".isEmpty"
    case "== 0" where !isTurned && length == ".length": return value + ".isEmpty"
    default: return text
    }
  }

  /// Notes where the steps of an `if` stand whose condition has a word for a kind of device.
  mutating func noteDeviceChoice(
    _ condition: String, _ body: Range<Int>, _ otherwise: Range<Int>?
  ) {
    let low = condition.lowercased()
    guard DeviceChoice.words.contains(where: low.contains) else { return }
    deviceChoices.append(
      DeviceChoice(
        condition: condition, body: bytes(body), otherwise: otherwise.map(bytes)))
  }

  /// Where tokens stand in the file, in bytes.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    guard let last = range.last, last < tokens.count else { return 0..<0 }
    return tokens[range.lowerBound].bytes.lowerBound..<tokens[last].bytes.upperBound
  }

  /// Most tokens of a condition that is spelled.
  static let conditionLimit = 60
  private static let idiom = "UIDevice.current.userInterfaceIdiom"

  /// Whether `[` opens the place in a list rather than a message.
  private func isPlace(_ place: Int) -> Bool {
    guard place > 0 else { return false }
    let before = tokens[place - 1]
    return before.kind == .name || before.kind == .sign && [")", "]"].contains(before.text)
  }

  /// A message without values as a chain of names; nil for any other.
  private static func message(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard words.count == 2, !text.contains(":"), !text.contains("["),
      words[1].isOfNames()
    else { return nil }
    // What a class answers is a function's answer, what an object does may be a property.
    if words[0] == "self.class" { return "\(words[0]).\(words[1])()" }
    if words[0].first?.isUppercase ?? false, !words[0].contains(".") {
      // Of what a class can do only the kind of device is asked for as Swift would.
      let name = words[1].lowercased()
      guard ["device", "pad", "phone"].contains(where: name.contains) else { return nil }
    }
    return "\(words[0]).\(words[1])"
  }

  /// How Swift spells a constant.
  private static func constant(_ token: ObjectiveCTokens.Token) -> String {
    guard token.kind == .name else { return token.text }
    switch token.text {
    case "UI_USER_INTERFACE_IDIOM": return idiom
    case "YES", "TRUE": return "true"
    case "NO", "FALSE": return "false"
    case "Nil", "NULL": return "nil"
    default: break
    }
    let kind = "UIUserInterfaceIdiom"
    guard token.text.hasPrefix(kind), token.text.count > kind.count else { return token.text }
    return "." + token.text.dropFirst(kind.count).lowercased()
  }

  /// A condition that names a constant first, the other way around: `kind == .pad` of
  /// `.pad == kind`; one that compares with a truth without it: `isOpen` of `isOpen == true`.
  private static func constantLast(_ text: String) -> String {
    var words = text.split(separator: " ")
    guard words.count == 3, words[1] == "==" || words[1] == "!=" else { return text }
    if words[0].hasPrefix(".") || ["nil", "true", "false"].contains(words[0]),
      !words[2].hasPrefix(".")
    {
      words.swapAt(0, 2)
    }
    if words[2] == "true" || words[2] == "false" {
      let isTurned = (words[2] == "true") != (words[1] == "==")
      guard isTurned else { return String(words[0]) }
      return words[0].hasPrefix("!") ? String(words[0].dropFirst()) : "!" + words[0]
    }
    return words.joined(separator: " ")
  }

  /// What a `switch` looks at, where that is the kind of device; nil for anything else.
  func idiom(_ range: Range<Int>) -> Expression? {
    guard range.count > 2, range.contains(where: { tokens[$0].kind == .name }) else { return nil }
    let inner = range.lowerBound + 1..<range.upperBound - 1
    let text = spelled(inner, written: text(from: inner.lowerBound, to: inner.upperBound))
    let names = text.split(separator: ".").map(String.init)
    guard let last = names.last, last.lowercased().hasSuffix("idiom"),
      names.allSatisfy({ $0.isOfNames() })
    else { return nil }
    return names.dropFirst().reduce(.name(names[0])) { .member($0, $1, line: 0) }
  }

  /// The kinds of device that a case is for: `pad` of `case UIUserInterfaceIdiomPad`; `_` for every
  /// other.
  static func idioms(_ condition: String) -> [String] {
    guard let name = condition.split(separator: " ").last, let kind = name.firstRange(of: "Idiom"),
      kind.upperBound < name.endIndex
    else { return ["_"] }
    return [name[kind.upperBound...].lowercased()]
  }
}
