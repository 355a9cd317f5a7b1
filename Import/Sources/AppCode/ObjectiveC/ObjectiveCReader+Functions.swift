extension ObjectiveCReader {
  /// A function of C that gives a word, such as `NSString *TITLE() { … }`, passed; nil, with
  /// nothing passed, where no such function starts at this name.
  mutating func plainFunction() -> Function? {
    guard isName(), isSign("(", ahead: 1), givesWord else { return nil }
    let (start, name, line) = (place, next, line)
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
    guard isSign("{") else {
      place = start
      return nil
    }
    return Function(
      name: name, parameters: parameters, returns: "String", body: block(), isStatic: false,
      line: line, path: path)
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
