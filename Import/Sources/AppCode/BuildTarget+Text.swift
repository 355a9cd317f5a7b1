/// Texts of files without what is not compiled.
extension BuildTarget {
  /// The bytes of a file of Swift with spaces in place of the lines that `#if` surely leaves out.
  ///
  /// What cannot be told apart stays, and so does all of a file whose conditions do not end.
  ///
  /// - Parameter isOlder: whether the file is one of Objective-C.
  public func compiled(_ text: [UInt8], isOlder: Bool = false) -> [UInt8] {
    /// A condition that is open.
    struct Choice {
      /// Whether what stands around is compiled, as far as anybody can say.
      var isAround: Bool
      /// Whether one of its ways surely is.
      var isSettled: Bool
    }
    var result = text
    var choices: [Choice] = []
    var isCompiled = true
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      defer { start = end + 1 }
      let line = text[start..<end].drop { $0 == 0x20 || $0 == 0x09 }
      guard line.first == 0x23 else {
        if !isCompiled {
          for place in start..<end where text[place] != 0x0D { result[place] = 0x20 }
        }
        continue
      }
      let words = String(decoding: line.dropFirst(), as: UTF8.self)
      let (name, condition) = Self.directive(words, isOlder)
      switch name {
      case "if":
        let holds = answer(to: condition, isOlder)
        choices.append(Choice(isAround: isCompiled, isSettled: holds == true))
        isCompiled = isCompiled && holds != false
      case "elseif":
        guard let choice = choices.last else { return text }
        let holds = answer(to: condition, isOlder)
        isCompiled = choice.isAround && !choice.isSettled && holds != false
        if holds == true { choices[choices.count - 1].isSettled = true }
      case "else":
        guard let choice = choices.last else { return text }
        isCompiled = choice.isAround && !choice.isSettled
        choices[choices.count - 1].isSettled = true
      case "endif":
        guard let choice = choices.popLast() else { return text }
        isCompiled = choice.isAround
      default:
        if !isCompiled { for place in start..<end { result[place] = 0x20 } }
      }
    }
    return choices.isEmpty ? result : text
  }

  /// Whether a condition holds; nil where nobody can say, as of one that goes on below.
  private func answer(to condition: String, _ isOlder: Bool) -> Bool? {
    let text = condition.filter { !$0.isWhitespace }
    if ["|", "&", "(", "\\"].contains(where: text.hasSuffix) || text.isEmpty { return nil }
    return isOlder ? holds(olderCondition: text) : holds(condition: text)
  }

  /// What a line after its sign asks for, as Swift calls it, and its condition.
  private static func directive(
    _ words: String, _ isOlder: Bool
  ) -> (name: Substring, condition: String) {
    let words = isOlder ? words.drop { $0 == " " || $0 == "\t" } : words[...]
    let name = words.prefix(while: \.isLetter)
    let condition = condition(words.dropFirst(name.count))
    switch name {
    case "ifdef" where isOlder: return ("if", "defined(\(condition))")
    case "ifndef" where isOlder: return ("if", "!defined(\(condition))")
    case "elif" where isOlder: return ("elseif", condition)
    default: return (name, condition)
    }
  }

  /// A condition without the comment behind it.
  private static func condition(_ text: Substring) -> String {
    let end = text.firstRange(of: "//") ?? text.firstRange(of: "/*")
    return String(text[..<(end?.lowerBound ?? text.endIndex)])
      .filter { $0 != "\r" }
  }
}
