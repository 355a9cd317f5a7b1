/// Reads Objective-C as far as screens need it: classes, and what their methods send to objects.
///
/// What it reads is spelled as Swift imports it, so that one reader of screens serves both.
struct ObjectiveCReader {
  let source: ObjectiveCTokens
  let path: String
  let target: BuildTarget
  var place = 0
  /// How many values are open.
  var depth = 0
  /// How many signs before a value are open.
  var signs = 0
  /// What is not read of the file.
  let omissions = Omissions()
  /// Functions of C that give words.
  var functions: [Function] = []
  /// Where an `if` asks for the kind of device.
  var deviceChoices: [DeviceChoice] = []
  var tokens: [ObjectiveCTokens.Token] { source.tokens }
  /// Names that some class of the app declares as properties.
  let properties: Set<String>
  /// The place where what is read ends at the latest.
  var limit: Int
  /// Where classes begin and end, which no body goes beyond, however its braces stand.
  lazy var borders = Self.borders(of: tokens)
  /// Where each `(` is closed.
  let closings: [Int: Int]

  init(_ text: String, path: String, target: BuildTarget, properties: Set<String> = []) {
    source = ObjectiveCTokens(text, for: target)
    (self.path, self.target, self.properties) = (path, target, properties)
    limit = source.tokens.count
    closings = Self.closings(of: source.tokens)
  }

  /// The text of the next token; nothing at the end.
  var next: String { place < limit ? tokens[place].text : "" }
  /// The line of the next token, counted from 1.
  var line: Int { place < tokens.count ? tokens[place].line : tokens.last?.line ?? 1 }
  var isAtEnd: Bool { place >= limit }

  /// Whether a token is a sign of that text, not letters that look like it.
  func isSign(_ text: String, ahead: Int = 0) -> Bool {
    place + ahead < limit && tokens[place + ahead].kind == .sign
      && tokens[place + ahead].text == text
  }

  func isName(ahead: Int = 0) -> Bool {
    place + ahead < limit && tokens[place + ahead].kind == .name
  }

  /// Passes a sign; false where another token stands.
  mutating func take(_ text: String) -> Bool {
    guard isSign(text) else { return false }
    place += 1
    return true
  }

  /// Passes what an opening sign and its closing sign hold.
  mutating func skipGroup(_ open: String, _ close: String) {
    var depth = 0
    while !isAtEnd {
      if isSign(open) { depth += 1 }
      if isSign(close) { depth -= 1 }
      place += 1
      if depth <= 0 { return }
    }
  }

  /// What the file declares; classes without an implementation are those of headers.
  mutating func file() -> CodeFile {
    var file = CodeFile(path: path)
    file.imports = source.imports
    defined(in: &file)
    while !isAtEnd {
      switch next {
      case "@interface" where !isSign("@interface", ahead: 1):
        if let type = interface() { file.types.append(type) }
      case "@implementation": if let type = implementation() { file.types.append(type) }
      case "@protocol", "@end", "@class": place += 1
      case "{": withinBorders { $0.skipGroup("{", "}") }
      case "(": withinBorders { $0.skipGroup("(", ")") }
      default: constant(in: &file)
      }
    }
    file.functions += functions
    file.deviceChoices = deviceChoices
    file.omissions = omissions.all(lineStarts: source.lineStarts)
    return file
  }

  /// Notes that something is not read from the next token on.
  func note(_ reason: Omission.Reason) {
    guard !isAtEnd else { return }
    omissions.note(reason, at: tokens[place].bytes.lowerBound)
  }

  /// Names that `#define` gives words, or functions that find them.
  private func defined(in file: inout CodeFile) {
    for (text, line) in source.definitions where text.contains("\"") || text.contains("Localized") {
      var reader = ObjectiveCReader(text, path: path, target: target)
      guard reader.isName() else { continue }
      let name = reader.next
      reader.place += 1
      let isFunction = text.dropFirst(name.count).first == "("
      var parameters: [Function.Parameter] = []
      if isFunction, reader.take("(") {
        while reader.isName() {
          parameters.append(
            Function.Parameter(label: nil, name: reader.next, type: "String", standard: nil))
          reader.place += 1
          _ = reader.take(",")
        }
        guard reader.take(")") else { continue }
      }
      let value = reader.expression()
      // A semicolon too many ends the statement that the name stands in.
      while reader.take(";") {}
      guard reader.isAtEnd else { continue }
      if isFunction {
        file.functions.append(
          Function(
            name: name, parameters: parameters, returns: "String", body: [.result(value)],
            isStatic: false, line: line, path: path))
      } else {
        file.properties.append(property(name, "String", value, line))
      }
    }
  }

  func property(_ name: String, _ type: String, _ value: Expression?, _ line: Int) -> Property {
    Property(
      name: name, type: type, value: value, getter: nil, isStatic: false,
      isConstant: value != nil, attributes: [], line: line, path: path)
  }

  /// Passes one step outside of classes; notes a name that gets words.
  private mutating func constant(in file: inout CodeFile) {
    if let function = plainFunction() {
      file.functions.append(function)
      return
    }
    let isConstant = isName() && isSign("=", ahead: 1) && place + 2 < tokens.count
    if isConstant, tokens[place + 2].kind == .letters {
      let (name, line) = (next, line)
      place += 2
      file.properties.append(property(name, "String", expression(), line))
    } else {
      place += 1
    }
  }

  private mutating func interface() -> TypeDeclaration? {
    let line = line
    place += 1
    guard isName() else { return nil }
    var type = TypeDeclaration(kind: .class, name: next, line: line, path: path)
    type.isOnlyDeclared = true
    place += 1
    if isSign("<") { skipGroup("<", ">") }
    if take(":"), isName() {
      type.inherits.append(next)
      place += 1
    } else if isSign("(") {
      type.kind = .extension
      skipGroup("(", ")")
    }
    if take("<") {
      while !isAtEnd, !take(">") {
        if isName() { type.inherits.append(next) }
        place += 1
      }
    }
    let variables = isSign("{") ? heldObjects() : []
    while !isAtEnd, next != "@end", next != "@implementation", next != "@interface" {
      if next == "@property" {
        if let property = declaredProperty() { type.properties.append(property) }
      } else {
        place += 1
      }
    }
    type.add(variables)
    return type
  }

  private mutating func implementation() -> TypeDeclaration? {
    let line = line
    place += 1
    guard isName() else { return nil }
    return withinBorders { $0.implementation(at: line) }
  }

  private mutating func implementation(at line: Int) -> TypeDeclaration {
    var type = TypeDeclaration(kind: .class, name: next, line: line, path: path)
    place += 1
    if isSign("(") {
      type.kind = .extension
      skipGroup("(", ")")
    } else if take(":"), isName() {
      type.inherits.append(next)
      place += 1
    }
    let variables = isSign("{") ? heldObjects() : []
    while !isAtEnd {
      if isSign("-") || isSign("+") {
        method(of: &type)
      } else if isSign("{") {
        skipGroup("{", "}")
      } else {
        if let function = plainFunction() { functions.append(function) } else { place += 1 }
      }
    }
    type.add(variables)
    return type
  }

  private mutating func method(of type: inout TypeDeclaration) {
    let isStatic = isSign("+")
    let line = line
    place += 1
    guard isSign("(") else { return }
    let returned = written("(", ")").dropFirst().dropLast()
    guard isName() else { return }
    var name = next
    var parameters: [Function.Parameter] = []
    while isName() || isSign(":") {
      let label = isName() ? next : ""
      if isName() { place += 1 }
      guard take(":") else { break }
      let kind = isSign("(") ? String(written("(", ")").dropFirst().dropLast()) : "id"
      parameters.append(
        Function.Parameter(
          label: parameters.isEmpty ? nil : label, name: next, type: kind, standard: nil))
      place += 1
    }
    while !isAtEnd, !isSign("{"), !isSign(";") { place += 1 }
    // A semicolon before the body, as it was copied from the interface, changes nothing.
    if isSign(";"), isSign("{", ahead: 1) { place += 1 }
    guard isSign("{") else { return }
    let (own, label) = ObjectiveCSpelling.maker(name)
    if own == "init", !isStatic {
      name = own
      if !parameters.isEmpty { parameters[0].label = label }
    }
    let start = place
    let body = withinBorders { $0.block() }
    let function = Function(
      name: name, parameters: parameters,
      returns: returned == "void" ? nil : Self.withoutPointer(String(returned)),
      body: body, isStatic: isStatic, line: line, path: path, span: bytes(start..<place))
    type.functions.append(function)
    // A method that returns something and takes nothing is read like a property.
    if parameters.isEmpty, function.returns != nil, name != "init" {
      var computed = property(
        name, Self.spelled(String(returned.prefix { $0.isLetter || $0.isNumber })), nil, line)
      computed.getter = Self.declared(in: body).map { .binding($0) } + body
      computed.isStatic = isStatic
      type.properties.append(computed)
    }
  }

  /// The object's own variables that a body puts something into.
  private static func declared(in body: [Statement]) -> [Binding] {
    body.flatMap { statement -> [Binding] in
      switch statement {
      case .expression(.assign(.name(let name), _, _)) where name.hasPrefix("_"):
        [Binding(name: name, type: nil, value: nil)]
      case .branches(let branches): branches.flatMap { declared(in: $0.body) }
      default: []
      }
    }
  }

  /// A group as written, passed.
  mutating func written(_ open: String, _ close: String) -> String {
    let start = place
    skipGroup(open, close)
    guard place > start else { return "" }
    return source.source(tokens[start].bytes.lowerBound..<tokens[place - 1].bytes.upperBound)
  }
}
