internal import AppCode

/// Which names the app's code puts values into, so that what nothing ever changes can be told.
struct AssignedNames: Sendable {
  /// What the code of one type does with its own members.
  private struct Own: Sendable {
    /// The functions that put something into a member, by the member's name.
    var setters: [String: Set<String>] = [:]
    /// For each function it calls, the names that each of those calls stands behind.
    var calls: [String: Set<Set<String>>] = [:]
  }

  /// Members that are set on another object, whatever its type.
  private var outside: Set<String> = []
  /// What types do, by name.
  private var inside: [String: Own] = [:]
  /// Functions that some type calls on itself.
  private var called: Set<String> = []
  /// Functions of which something is too deep, the first of each file, by the file.
  private var deep: [String: Int] = [:]

  init(_ functions: [String: [Function]]) {
    for (type, functions) in functions {
      var own = Own()
      for function in functions {
        note(
          function.body, &own,
          Place(function: function.spelling, path: function.path, line: function.line))
      }
      if !own.setters.isEmpty || !own.calls.isEmpty { inside[type] = own }
      called.formUnion(own.calls.keys)
    }
  }

  /// Whether anything is put into a member of an object of a type.
  func contains(_ name: String, in lineage: [CodeIndex.TypeEntry]) -> Bool {
    if outside.contains(name) { return true }
    let all = lineage.flatMap(\.parts).compactMap { inside[CodeIndex.withoutGenerics($0.name)] }
    let setters = all.reduce(into: Set<String>()) { $0.formUnion($1.setters[name] ?? []) }
    return setters.contains { setter in
      // A function that others call on themselves, and these types only where the member says so
      // already, changes nothing for them.
      // An initializer runs whoever makes the object.
      guard setter != "init", called.contains(setter) else { return true }
      return all.contains { own in
        own.calls[setter]?.contains { !$0.contains(name) } ?? false
      }
    }
  }

  /// Whether anything but an initializer puts something into a member of a type, or into one of its
  /// name anywhere else.
  func changes(_ name: String, in lineage: [CodeIndex.TypeEntry]) -> Bool {
    outside.contains(name) || !setters(of: name, in: lineage).isSubset(of: ["init"])
  }

  /// Whether something is put into a member of that name of another object, whatever its type.
  func isSetOutside(_ name: String) -> Bool { outside.contains(name) }

  /// Functions of a type's lineage that put something into a member.
  func setters(of name: String, in lineage: [CodeIndex.TypeEntry]) -> Set<String> {
    lineage.flatMap(\.parts).reduce(into: []) { all, part in
      all.formUnion(inside[CodeIndex.withoutGenerics(part.name)]?.setters[name] ?? [])
    }
  }

  /// Where there is more than is looked at.
  var shortfalls: Shortfalls {
    let found = Shortfalls()
    for (path, line) in deep { found.note(.names, path, line) }
    return found
  }

  /// Where a walk through a type's code is.
  private struct Place {
    var function: String
    var path: String
    var line: Int
    /// Names in the conditions around it.
    var conditions: Set<String> = []
    var depth = 0

    func inside(_ condition: String = "") -> Place {
      var place = self
      place.depth += 1
      let words = condition.nameWords
      place.conditions.formUnion(words.map(String.init))
      return place
    }
  }

  /// Whether what stands here is not too deep; where it is, that is kept.
  private mutating func goes(_ place: Place) -> Bool {
    if place.depth >= 40 { deep[place.path] = min(deep[place.path] ?? .max, place.line) }
    return place.depth < 40
  }

  private mutating func note(_ body: [Statement], _ own: inout Own, _ place: Place) {
    guard goes(place) else { return }
    for statement in body {
      switch statement {
      case .expression(let value), .result(let value?): note(value, &own, place.inside())
      case .binding(let binding):
        if let value = binding.value { note(value, &own, place.inside()) }
      case .branches(let branches):
        for branch in branches { note(branch.body, &own, place.inside(branch.condition)) }
      case .loop(let inner, _): note(inner, &own, place.inside())
      case .function(let function): note(function.body, &own, place.inside())
      case .premise, .result(nil): break
      }
    }
  }

  private mutating func note(_ value: Expression, _ own: inout Own, _ place: Place) {
    guard goes(place) else { return }
    switch value {
    case .assign(.name(let name), let value, _),
      .assign(.member(.name("self")?, let name, _), let value, _):
      own.setters[name, default: []].insert(place.function)
      // Objective-C's own variable behind a property.
      if name.hasPrefix("_") {
        own.setters[String(name.dropFirst()), default: []].insert(place.function)
      }
      note(value, &own, place.inside())
    case .assign(.member(let base, let name, _), let value, _):
      // An item of UIKit's has members of its own.
      if base.flatMap(Follower.path)?.last != "navigationItem" { outside.insert(name) }
      note(value, &own, place.inside())
    case .call(let call): note(call, &own, place)
    case .closure(let closure): note(closure.body, &own, place.inside())
    case .branches(let branches):
      for branch in branches { note(branch.body, &own, place.inside(branch.condition)) }
    default: break
    }
  }

  private mutating func note(_ call: Call, _ own: inout Own, _ place: Place) {
    switch call.callee {
    case .name(let name), .member(.name("self")?, let name, _):
      own.calls[name, default: []].insert(place.conditions)
    case .member(let base?, let name, _):
      // `flag.toggle()`, and calls that take it to change it.
      if name == "toggle", let flag = Follower.path(base)?.last {
        own.setters[flag, default: []].insert(place.function)
        outside.insert(flag)
      }
      note(base, &own, place.inside())
    default: break
    }
    for argument in call.arguments {
      switch argument.value {
      case .other(let text) where text.hasPrefix("&"): outside.insert(String(text.dropFirst()))
      case .name(let name), .member(_, let name, _):
        // A function that is handed on is called by whoever gets it.
        own.calls[name, default: []].insert([])
      default: note(argument.value, &own, place.inside())
      }
    }
  }
}
