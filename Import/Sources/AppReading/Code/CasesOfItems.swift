internal import AppCode

/// The cases of enumerations that an app's code ever puts into properties of its objects, as those that
/// decide which sheet is shown.
struct CasesOfItems {
  private let index: CodeIndex
  /// The functions, getters and values of all types but those for previews.
  private(set) var places: [AskingPlace] = []
  /// Those of each file.
  private(set) var byPath: [String: [Int]] = [:]
  /// Those that put something into a property, or call a function, by its name.
  private var setting: [String: [Int]] = [:]
  private var calling: [String: [Int]] = [:]
  var known: [String: Set<String>?] = [:]

  init(_ index: CodeIndex) {
    self.index = index
    for (type, entry) in index.types.sorted(by: { $0.key < $1.key })
    where !entry.inherits.contains("PreviewProvider") {
      for function in entry.functions {
        note(
          AskingPlace(
            type: type, function: function.name, path: function.path, body: function.body,
            parameters: function.parameters))
      }
      for property in entry.properties {
        for body in [property.getter, property.value.map { [.expression($0)] }].compactMap(\.self) {
          note(
            AskingPlace(type: type, function: property.name, path: property.path, body: body))
        }
      }
    }
  }

  private mutating func note(_ given: AskingPlace) {
    var place = given
    place.body = Self.whole(given.body)
    var (set, called) = (Set<String>(), Set<String>())
    ExpressionVisitor.visit(place.body) { value in
      switch value {
      case .assign(let target, _, _): if let name = Self.last(of: target) { set.insert(name) }
      case .call(let call):
        if let name = call.name { called.insert(name) }
        // What is handed on may be called, or set, by whoever gets it.
        for argument in call.arguments {
          guard let name = Self.last(of: argument.value) else { continue }
          called.insert(name)
          set.insert(name)
        }
      default: break
      }
      return true
    }
    for name in set { setting[name, default: []].append(places.count) }
    for name in called { calling[name, default: []].append(places.count) }
    byPath[place.path, default: []].append(places.count)
    places.append(place)
  }

  /// Steps with those that a `guard` leads to, which visitors pass over.
  private static func whole(_ body: [Statement]) -> [Statement] {
    var found = otherwise(in: body)
    ExpressionVisitor.visit(body) { value in
      if case .closure(let closure) = value { found += otherwise(in: closure.body) }
      return true
    }
    return found.isEmpty ? body : body + whole(found)
  }

  private static func otherwise(in body: [Statement]) -> [Statement] {
    body.flatMap { statement -> [Statement] in
      switch statement {
      case .premise(_, let otherwise): otherwise
      case .branches(let branches): branches.flatMap { otherwise(in: $0.body) }
      case .loop(let inner, _): otherwise(in: inner)
      case .function(let function): otherwise(in: function.body)
      default: []
      }
    }
  }

  private static func last(of value: Expression) -> String? {
    switch value {
    case .name(let name), .member(_, let name, _): name
    default: nil
    }
  }

  /// The cases that are ever put into a property of an object; nil where nobody can tell.
  mutating func cases(putInto property: String, of owner: String) -> Set<String>? {
    let key = owner + "." + property
    if let known = known[key] { return known }
    let found = put(into: property, of: owner)
    known[key] = .some(found)
    return found
  }

  private func put(into property: String, of owner: String) -> Set<String>? {
    guard let (declared, _) = index.property(property, of: owner), declared.getter == nil,
      declared.type?.hasSuffix("?") ?? false
    else { return nil }
    switch declared.value {
    case nil, .null?: break
    default: return nil
    }
    var found: Set<String> = []
    var isOpen = false
    for place in (setting[property] ?? []).map({ places[$0] }) {
      ExpressionVisitor.visit(place.body) { value in
        switch value {
        case .assign(let target, let given, _):
          guard mayBeOf(owner, target, named: property, in: place) else { return true }
          if let cases = cases(of: given, in: place, steps: 3) {
            found.formUnion(cases)
          } else {
            isOpen = true
          }
        case .call(let call):
          isOpen =
            isOpen
            || call.arguments.contains { argument in
              !["item", "isPresented"].contains(argument.label)
                && Self.isBinding(argument.value, of: property)
            }
        default: break
        }
        return !isOpen
      }
      if isOpen { return nil }
    }
    return found
  }

  private static func isBinding(_ value: Expression, of property: String) -> Bool {
    guard case .member(let base?, property, _) = value else { return false }
    return Follower.path(base)?.contains { $0.hasPrefix("$") } ?? false
  }

  /// Whether an expression may stand for a member of an object of a type.
  func mayBeOf(
    _ owner: String, _ value: Expression, named name: String, in place: AskingPlace
  ) -> Bool {
    switch value {
    case .name(name), .member(.name("self")?, name, _): isKin(place.type, owner)
    case .member(let base?, name, _):
      place.type(of: base, index).map { isKin($0, owner) } ?? true
    default: false
    }
  }

  private func isKin(_ first: String, _ second: String) -> Bool {
    first == second || index.ancestors(first).contains(PushAskers.last(second))
      || index.ancestors(second).contains(PushAskers.last(first))
  }

  /// The cases that a value may be; nil where nobody can tell.
  func cases(
    of value: Expression, in place: AskingPlace, steps: Int
  ) -> Set<String>? {
    if case .null = value { return [] }
    if let name = Follower.implicitCase(value) { return [name] }
    switch value {
    case .member(let owner?, let name, _):
      return isType(owner) ? [name] : nil
    case .call(let call):
      guard case .member(let owner?, let name, _) = call.callee, isType(owner) else { return nil }
      return [name]
    case .choice(_, let first, let second):
      guard let one = cases(of: first, in: place, steps: steps),
        let other = cases(of: second, in: place, steps: steps)
      else { return nil }
      return one.union(other)
    case .name(let name):
      guard steps > 0, place.binding(name) == nil, place.function != "init",
        let parameter = place.parameters.first(where: { $0.name == name })
      else { return nil }
      return cases(passedAs: parameter, to: place, steps: steps - 1)
    default: return nil
    }
  }

  private func isType(_ owner: Expression) -> Bool {
    Follower.path(owner)?.last?.first?.isUppercase ?? false
  }

  /// The cases that are passed to a function wherever something calls it.
  private func cases(
    passedAs parameter: Function.Parameter, to place: AskingPlace, steps: Int
  ) -> Set<String>? {
    var found: Set<String> = []
    var isOpen = false
    for caller in (calling[place.function] ?? []).map({ places[$0] }) {
      var passed: [Expression] = []
      ExpressionVisitor.visit(caller.body) { value in
        guard case .call(let call) = value else { return true }
        if call.name == place.function {
          guard mayBeOf(place.type, call.callee, named: place.function, in: caller) else {
            return true
          }
          if let given = call.argument(parameter.label) ?? parameter.standard {
            passed.append(given)
          } else {
            isOpen = true
          }
        }
        isOpen =
          isOpen
          || call.arguments.contains {
            mayBeOf(place.type, $0.value, named: place.function, in: caller)
          }
        return !isOpen
      }
      if isOpen { return nil }
      guard !passed.isEmpty, isCalled(caller) else { continue }
      for value in passed {
        guard let cases = cases(of: value, in: caller, steps: steps) else { return nil }
        found.formUnion(cases)
      }
    }
    return found
  }

  /// Whether anything may call a function: one of a class that nobody but the app knows is called by its name.
  private func isCalled(_ place: AskingPlace) -> Bool {
    guard let entry = index.types[place.type], entry.kind == .class,
      entry.functionsByName[place.function] != nil, place.function != "init",
      index.ancestors(place.type).allSatisfy({
        index.typeName($0) != nil || Self.ofNobody.contains($0)
      })
    else { return true }
    return (calling[place.function] ?? []).contains { number in
      var isFound = false
      ExpressionVisitor.visit(places[number].body) { value in
        guard case .call(let call) = value else { return true }
        isFound =
          isFound
          || ([call.callee] + call.arguments.map(\.value)).contains {
            mayBeOf(place.type, $0, named: place.function, in: places[number])
          }
        return !isFound
      }
      return isFound
    }
  }

  /// Protocols of the system's that call nothing.
  private static let ofNobody: Set = [
    "AnyObject", "Equatable", "Hashable", "Identifiable", "ObservableObject", "Sendable",
  ]
}
