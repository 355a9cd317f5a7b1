extension ObjectiveCReader {
  /// Reads `@property (nonatomic, weak) IBOutlet UIBarButtonItem *send;`.
  mutating func declaredProperty() -> Property? {
    let line = line
    place += 1
    if isSign("(") { skipGroup("(", ")") }
    var names: [String] = []
    var attributes: [String] = []
    while !isAtEnd, !isSign(";"), next != "@end", next != "@property" {
      if isSign("<") {
        skipGroup("<", ">")
        continue
      }
      if isSign("(") { return nil }
      if isName() {
        if next == "IBOutlet" { attributes.append(next) } else { names.append(next) }
      }
      place += 1
    }
    guard names.count > 1, let name = names.last else { return nil }
    let type = Self.spelled(names.first { !$0.hasPrefix("_") } ?? "")
    var property = property(name, type, nil, line)
    // An object comes with all of its flags down.
    if type == "Bool" { property.value = .bool(false) }
    property.attributes = attributes
    return property
  }

  /// Reads the instance variables of a class, `{ NoteController *note; }`: those that hold objects
  /// whose classes are none of the system's, or words.
  mutating func heldObjects() -> [Property] {
    let start = place
    skipGroup("{", "}")
    let end = place
    defer { place = end }
    var found: [Property] = []
    place = start
    while place < end {
      let line = line
      // An object's class, a star and a name, with nothing more before the semicolon.
      if isName(), isSign("*", ahead: 1), isName(ahead: 2), isSign(";", ahead: 3),
        Self.isOwnClass(next) || next == "NSString"
      {
        // Words are nothing until something puts some there.
        let type = next == "NSString" ? "NSString?" : next
        found.append(property(tokens[place + 2].text, type, nil, line))
        place += 3
      }
      place += 1
    }
    return found
  }

  private static func isOwnClass(_ name: String) -> Bool {
    name.first?.isUppercase == true && !name.hasPrefix("NS") && !name.hasPrefix("UI")
  }

  /// The name of a type as Swift spells it.
  static func spelled(_ type: String) -> String {
    ["BOOL", "bool", "Boolean"].contains(type) ? "Bool" : type
  }

  /// A class as Swift names it, of a pointer to one of its objects: `ListController` of
  /// `nullable ListController *`; any other type as it is written.
  static func withoutPointer(_ type: String) -> String {
    guard let star = type.firstIndex(of: "*"), !type.contains("<"),
      type[star...].allSatisfy({ $0 == "*" || $0 == " " || $0 == "_" || $0.isLetter }),
      let name = type[..<star].split(separator: " ").last
    else { return type }
    return String(name)
  }
}

extension TypeDeclaration {
  /// Adds instance variables, but those that properties of the same names stand for.
  mutating func add(_ variables: [Property]) {
    let known = Set(properties.map(\.name))
    properties += variables.filter { !known.contains($0.name) }
  }
}
