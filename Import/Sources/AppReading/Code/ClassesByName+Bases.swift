/// What code takes a class for that it asks for by a name.
extension ClassesByName {
  /// The type of which a class, or what is made of it, surely is: `Handler` of
  /// `Handler *handler = [NSClassFromString(name) new];` and of `NSClassFromString(name) as? Handler.Type`;
  /// nil for any class, and for a controller of any kind.
  ///
  /// - Parameters:
  ///   - argument: what the call is given, and what comes after it in its line.
  ///   - before: the code before the call.
  static func base(of argument: Substring, after before: Substring) -> String? {
    let base = cast(after: argument) ?? declared(before)
    return base.flatMap { any.contains($0) ? nil : $0 }
  }

  /// Types that tell nothing of a controller's class.
  private static let any: Set = [
    "AnyClass", "AnyObject", "Class", "NSObject", "UIResponder", "UIViewController", "id", "void",
  ]

  /// What Swift takes the class for: `as? Handler.Type`.
  private static func cast(after line: Substring) -> String? {
    var depth = 1
    guard
      let end = line.firstIndex(where: { letter in
        if letter == "(" { depth += 1 }
        if letter == ")" { depth -= 1 }
        return depth == 0
      })
    else { return nil }
    var rest = line[end...].dropFirst().drop(while: \.isWhitespace)
    guard let word = ["as? ", "as! "].first(where: rest.hasPrefix) else { return nil }
    rest = rest.dropFirst(word.count).drop(while: \.isWhitespace)
    let name = rest.prefix { isOfName($0) || $0 == "." }
    guard name.hasSuffix(".Type") else { return nil }
    return name.dropLast(5).split(separator: ".").last.map(String.init)
  }

  /// What Objective-C calls what is made of the class: `Handler *handler = [[` or `(Handler *)[`.
  private static func declared(_ before: Substring) -> String? {
    let statement = before[(before.lastIndex { ";{}\n".contains($0) } ?? before.startIndex)...]
    var rest = statement
    while let last = rest.last, last == "[" || last.isWhitespace { rest = rest.dropLast() }
    guard rest.endIndex < statement.endIndex else { return nil }
    if rest.last == ")" {
      rest = rest.dropLast()
    } else if rest.last == "=", rest.dropLast().last != "=" {
      rest = rest.dropLast()
      while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
      while let last = rest.last, isOfName(last) { rest = rest.dropLast() }
    } else {
      return nil
    }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    guard rest.last == "*" else { return nil }
    rest = rest.dropLast()
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    let name = String(rest.reversed().prefix(while: isOfName).reversed())
    return name.isEmpty ? nil : name
  }

  private static func isOfName(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "_"
  }
}
