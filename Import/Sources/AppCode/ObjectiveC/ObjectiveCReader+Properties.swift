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
