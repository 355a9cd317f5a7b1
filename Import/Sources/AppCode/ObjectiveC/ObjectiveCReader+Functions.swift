extension ObjectiveCReader {
  /// A function of C that gives a word, such as `NSString *TITLE() { … }`, passed; nil, with
  /// nothing passed, where no such function starts at this name.
  mutating func plainFunction() -> Function? {
    guard isName(), isSign("(", ahead: 1), givesWord, let end = closings[place + 1],
      end + 1 < tokens.count, tokens[end + 1].kind == .sign, tokens[end + 1].text == "{"
    else { return nil }
    let (name, line) = (next, line)
    place += 1
    var parameters: [Function.Parameter] = []
    var depth = 0
    var last = ""
    repeat {
      if isSign("(") { depth += 1 }
      if isName() { last = next }
      if isSign(")") { depth -= 1 }
      if (depth == 1 && isSign(",")) || (depth == 0 && isSign(")")), !last.isEmpty {
        if last != "void" {
          parameters.append(
            Function.Parameter(label: nil, name: last, type: "String", standard: nil))
        }
        last = ""
      }
      place += 1
    } while !isAtEnd && depth > 0
    return Function(
      name: name, parameters: parameters, returns: "String", body: block(), isStatic: false,
      line: line, path: path)
  }

  /// The place of the sign that closes each `(` of some tokens; none for one that stays open.
  static func closings(of tokens: [ObjectiveCTokens.Token]) -> [Int: Int] {
    var found: [Int: Int] = [:]
    var open: [Int] = []
    for (place, token) in tokens.enumerated() where token.kind == .sign {
      if token.text == "(" { open.append(place) }
      if token.text == ")", let start = open.popLast() { found[start] = place }
    }
    return found
  }

  /// Whether the type before this name is that of a word.
  private var givesWord: Bool {
    for step in 1...3 where place >= step {
      let text = tokens[place - step].text
      if text == "NSString" { return true }
      if text != "*", text != "const" { return false }
    }
    return false
  }
}
