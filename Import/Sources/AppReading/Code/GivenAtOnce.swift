internal import AppCode

/// Texts that classes give their properties before the code of their base classes runs.
enum GivenAtOnce {
  /// The names of properties that each class gives a text as it comes, in any case and before it asks its
  /// base class to go on, by the class: `heading` of `heading = "Notes"; super.viewDidLoad()`.
  static func names(
    in types: [String: CodeIndex.TypeEntry]
  ) -> [ObjectIdentifier: Set<String>] {
    var found: [ObjectIdentifier: Set<String>] = [:]
    for entry in types.values where entry.kind == .class {
      var names: Set<String> = []
      for function in entry.functions where function.name == "viewDidLoad" {
        names.formUnion(given(in: function.body))
      }
      guard !names.isEmpty else { continue }
      // What is taken away again may be gone by then.
      for function in entry.functions {
        ExpressionVisitor.visit(function.body) { expression in
          if case .assign(let place, .null, _) = expression, let name = name(of: place) {
            names.remove(name)
          }
          return true
        }
      }
      found[ObjectIdentifier(entry)] = names
    }
    return found
  }

  /// The names that steps give a text before they call what the base class does.
  private static func given(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    for statement in body {
      switch statement {
      case .expression(.assign(let place, .text(let pieces, _), _)):
        if let name = name(of: place), !pieces.isEmpty { names.insert(name) }
      case .expression(.call(let call)):
        if case .member(.name("super")?, _, _) = call.callee { return names }
      case .binding: continue
      default: return []
      }
    }
    return []
  }

  /// The property of the class's own that a place is, without the line before the name of what holds it.
  private static func name(of place: Expression) -> String? {
    guard let path = Follower.path(place)?.filter({ $0 != "self" }), path.count == 1 else {
      return nil
    }
    return plain(path[0])
  }

  static func plain(_ name: some StringProtocol) -> String {
    String(name.hasPrefix("_") ? name.dropFirst() : name[...])
  }
}

extension Follower {
  /// Whether a condition holds that asks whether a property of the class has a text, where the class gives
  /// it one before its base class asks; nil for any other.
  func asksForGiven(_ words: [Substring], in scope: Scope) -> Bool? {
    guard let type = scope.type, !index.givenAtOnce.isEmpty, let first = words.first else {
      return nil
    }
    let answer: Bool
    var name = first
    switch words.count {
    case 1:
      let isTurned = name.hasPrefix("!")
      if isTurned { name = name.dropFirst() }
      let isEmpty = name.hasSuffix(".isEmpty")
      if isEmpty { name = name.dropLast(8) }
      answer = isEmpty == isTurned
    case 3 where words[2] == "nil" && ["==", "!="].contains(words[1]):
      answer = words[1] == "!="
    case 3 where words[2] == "0" && [">", "!="].contains(words[1]):
      guard let end = [".length", ".count"].first(where: name.hasSuffix) else { return nil }
      name = name.dropLast(end.count)
      answer = true
    default: return nil
    }
    if name.hasPrefix("self.") { name = name.dropFirst(5) }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      scope.value(String(name)) == nil
    else { return nil }
    let plain = GivenAtOnce.plain(name)
    let isGiven = index.lineage(type).contains { entry in
      index.givenAtOnce[ObjectIdentifier(entry)]?.contains(plain) ?? false
    }
    return isGiven ? answer : nil
  }
}
