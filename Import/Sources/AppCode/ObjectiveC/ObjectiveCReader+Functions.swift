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
      name: name, parameters: parameters, returns: "String",
      body: withinBorders { $0.block() }, isStatic: false, line: line, path: path)
  }

  /// Reads something that the borders of classes end, even where a brace in it is never closed, as of
  /// two clauses of `#if` that open one and close it once.
  mutating func withinBorders<Read>(_ read: (inout ObjectiveCReader) -> Read) -> Read {
    let whole = limit
    limit = min(limit, border(from: place))
    defer { limit = whole }
    return read(&self)
  }

  /// The place of the next border of a class; the end of the file after the last.
  private mutating func border(from place: Int) -> Int {
    var range = 0..<borders.count
    while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
      range =
        borders[middle] < place
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound < borders.count ? borders[range.lowerBound] : tokens.count
  }

  /// Where classes begin and end among some tokens.
  static func borders(of tokens: [ObjectiveCTokens.Token]) -> [Int] {
    tokens.indices.filter {
      tokens[$0].kind == .sign
        && ["@end", "@implementation", "@interface"].contains(tokens[$0].text)
    }
  }

  /// Whether a method begins in a body, which is not closed then: it ends here, with all that is open
  /// in it.
  mutating func endsUnclosed() -> Bool {
    guard startsMethod else { return false }
    limit = place
    return true
  }

  /// Whether a method begins here, where its line begins: `- (void)viewDidLoad {`.
  private var startsMethod: Bool {
    mutating get {
      guard isSign("-") || isSign("+"), isSign("(", ahead: 1),
        source.startsLine(tokens[place]), let end = closings[place + 1],
        end + 3 < limit, tokens[end + 1].kind == .name, tokens[end + 2].kind == .sign
      else { return false }
      let sign = tokens[end + 2].text
      return sign == "{" || sign == ":" && tokens[end + 3].text == "("
    }
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
