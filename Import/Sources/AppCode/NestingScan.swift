/// Looks through Swift before it is parsed for what the parser goes into without an end: each step takes room on
/// the stack, or a copy of all around it, until there is none.
struct NestingScan {
  /// What may not be nested deeper.
  enum Kind: String {
    case brackets = "brackets in brackets"
    case lists = "lists that begin with lists"
    case texts = "texts in values of texts"
    case choices = "choices in choices"
    case clauses = "#if in #if"
    case elses = "else after else"
    case words = "words before a value"
    case results = "functions that give functions"
    case generics = "generic types in generic types"
    case attributes = "generic attributes in generic types"
    case links = "members and calls in a row"
    case pounds = "# in a row"
    case expressions = "regular expressions of several lines"
    case quotes = "curly quotation marks"
    case conflicts = "marks of conflicts"
  }

  /// The first place where something is nested too deep; nil for none.
  private(set) var found: (offset: Int, kind: Kind, limit: Int)?

  /// How many texts may stand in values that are put into others: `"\("\("\(a)")")"`.
  private static let textLimit = 64
  /// How many choices may be open, one in the first value of another: `a ? b ? c : d : e`.
  private static let choiceLimit = 500
  /// How many `#if` may stand in each other.
  private static let clauseLimit = 256
  /// How many `else` may stand beside each other in a body.
  private static let elseLimit = 25_000
  /// How many words before a value may follow each other: `try await try …`.
  private static let wordLimit = 500

  /// How many types of functions may follow each other: `A -> B -> C`.
  private static let resultLimit = 500

  /// How many generic types may stand in each other: `A<B<C>>`.
  ///
  /// The parser looks ahead for the end of each of them.
  static let genericLimit = 64

  /// How many brackets may be open.
  ///
  /// The parser ends sooner, but looks ahead for types without an end.
  private static let bracketLimit = 1_000
  /// How many `#` may stand before each other: the parser counts them at each.
  private static let poundLimit = 255
  /// How many signs there may be in a file at each of which the parser looks through what follows: it may have
  /// an end there.
  private static let signLimit = 200
  /// How many lists may begin with others: the parser looks at what each begins with twice.
  private static let listLimit = 14

  let bytes: [UInt8]
  var place = 0
  /// What is open: texts, with the number of `#` and whether they have three quotation marks, and brackets in code,
  /// with the choices that are open in them and whether they end a value in a text.
  var open: [Part] = [Part()]
  var (texts, choices, lists) = (0, 0, 0)
  private var (clauses, words, results) = (0, 0, 0)
  /// How many generic types are open, and how many of them attributes begin.
  var (generics, attributes) = (0, 0)
  /// How many signs there were of each kind after which all that follows is looked at.
  private var signs: [Kind: Int] = [:]
  /// What stands before this place, but for white space and comments.
  var before = Before.other
  /// Whether white space or a comment stands before this place.
  var isApart = true
  /// Whether a dot, or a closed bracket, stands before this place, but for white space and comments.
  var (isAfterDot, isClosed) = (false, false)

  struct Part {
    var text: (pounds: Int, isLong: Bool)?
    var choices = 0
    var generics = 0
    var attributes = 0
    /// How many members and calls follow each other.
    var links = 0
    var elses = 0
    var isValue = false
    /// Whether it is a list of whose first value nothing has ended yet.
    var isList = false
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while place < bytes.count, found == nil {
      if let text = open[open.count - 1].text { letter(in: text) } else { code() }
    }
  }

  func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < bytes.count ? bytes[place + offset] : 0
  }

  func isNext(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { unsafe bytes[place...].starts(with: $0) }
  }

  mutating func note(_ kind: Kind, _ limit: Int) { found = (place, kind, limit) }

  /// Counts a sign at which the parser looks through what follows.
  private mutating func count(_ kind: Kind) {
    signs[kind, default: 0] += 1
    if signs[kind, default: 0] > Self.signLimit { note(kind, Self.signLimit) }
  }

  /// Counts what a line begins with that version control puts there.
  private mutating func lookForConflict() {
    guard byte() == UInt8(ascii: "<") || byte() == UInt8(ascii: ">"),
      place == 0 || bytes[place - 1] == 0x0A || bytes[place - 1] == 0x0D,
      isNext("<<<<<<< ") || isNext(">>>> ")
    else { return }
    count(.conflicts)
  }

  // MARK: Code

  private mutating func code() {
    let wasApart = isApart
    isApart = false
    lookForGenerics(isApart: wasApart)
    lookForChain()
    lookForConflict()
    switch byte() {
    case 0x20, 0x09, 0x0A, 0x0D:
      isApart = true
      place += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      while place < bytes.count, byte() != 0x0A { place += 1 }
      isApart = true
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "#"): directive()
    case UInt8(ascii: "\""): begin(0)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      let isList = byte() == UInt8(ascii: "[")
      open.append(Part(isList: isList))
      if isList { lists += 1 }
      if open.count > Self.bracketLimit { note(.brackets, Self.bracketLimit) }
      if lists > Self.listLimit { note(.lists, Self.listLimit) }
      // No type has a body in it.
      if byte() == UInt8(ascii: "{") { results = 0 }
      place += 1
      words = 0
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if open[open.count - 1].isValue || open.count > 1 { close() }
      place += 1
      words = 0
    case UInt8(ascii: "?") where wasApart && byte(1) != UInt8(ascii: "?"):
      open[open.count - 1].choices += 1
      choices += 1
      if choices > Self.choiceLimit { note(.choices, Self.choiceLimit) }
      place += 1
      words = 0
    case UInt8(ascii: ":") where open[open.count - 1].choices > 0:
      open[open.count - 1].choices -= 1
      choices -= 1
      place += 1
      words = 0
    case UInt8(ascii: ","), UInt8(ascii: ":"):
      if open[open.count - 1].isList {
        open[open.count - 1].isList = false
        lists -= 1
      }
      place += 1
      words = 0
    case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"):
      results += 1
      if results > Self.resultLimit { note(.results, Self.resultLimit) }
      place += 2
      words = 0
    case let first where Self.isLetter(first): word()
    default:
      place += 1
      words = 0
    }
  }

  private mutating func begin(_ pounds: Int) {
    let isLong = isNext("\"\"\"")
    place += isLong ? 3 : 1
    open.append(Part(text: (pounds, isLong)))
    texts += 1
    words = 0
    if texts > Self.textLimit { note(.texts, Self.textLimit) }
  }

  private mutating func skipComment() {
    var depth = 0
    while place < bytes.count {
      if isNext("/*") {
        depth += 1
        place += 2
      } else if isNext("*/") {
        depth -= 1
        place += 2
        if depth == 0 { break }
      } else {
        place += 1
      }
    }
    isApart = true
  }

  /// A text with `#` around it, the start or end of a clause, or a macro.
  private mutating func directive() {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    if pounds > Self.poundLimit { note(.pounds, Self.poundLimit) }
    if byte(pounds) == UInt8(ascii: "/") { count(.expressions) }
    if byte(pounds) == UInt8(ascii: "\"") {
      place += pounds
      return begin(pounds)
    }
    if isNext("#if") {
      clauses += 1
      if clauses > Self.clauseLimit { note(.clauses, Self.clauseLimit) }
    } else if isNext("#endif") {
      clauses -= 1
    }
    place += pounds
  }

  private static let prefixes: Set<[UInt8]> = Set(
    [
      "try", "await", "some", "any", "each", "repeat", "inout", "consume", "copy", "borrow",
      "unsafe", "discard", "sending", "borrowing", "consuming", "isolated", "return", "throw",
      "yield", "let", "var", "is", "then", "if", "switch", "while", "guard", "for", "do", "defer",
      "in", "as", "where", "catch", "else", "case", "indirect", "default",
    ].map { Array($0.utf8) })

  /// Words that begin another type.
  private static let declarations: Set<[UInt8]> = Set(
    ["func", "init", "subscript", "typealias", "let", "var"].map { Array($0.utf8) })

  private mutating func word() {
    let start = place
    while Self.isLetter(byte()) {
      if byte() == 0xE2, byte(1) == 0x80, byte(2) == 0x9C { count(.quotes) }
      place += 1
    }
    let isShort = place - start < 10
    if isShort, Self.prefixes.contains(Array(bytes[start..<place])) {
      words += 1
      if words > Self.wordLimit { note(.words, Self.wordLimit) }
    } else {
      words = 0
    }
    if isShort, Self.declarations.contains(Array(bytes[start..<place])) { results = 0 }
    follow(wordFrom: start)
    chainWord()
    guard place - start == 4, bytes[start..<place].elementsEqual("else".utf8) else { return }
    open[open.count - 1].elses += 1
    if open[open.count - 1].elses > Self.elseLimit { note(.elses, Self.elseLimit) }
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: byte > 0x7F
    }
  }
}
