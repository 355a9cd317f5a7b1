internal import AppCode

/// A function of an app, and what its names stand for.
struct AskingPlace {
  /// The type that it is of.
  var type: String
  var function: String
  var path = ""
  var body: [Statement] = [] { didSet { names = BindingNames() } }
  var parameters: [Function.Parameter] = []
  /// Whether the function is one of the type itself, which others call.
  var isStatic = false
  private var names = BindingNames()

  init(
    type: String, function: String, path: String = "", body: [Statement] = [],
    parameters: [Function.Parameter] = []
  ) {
    (self.type, self.function, self.path) = (type, function, path)
    (self.body, self.parameters) = (body, parameters)
  }

  init(_ function: Function, of type: String) {
    self.init(
      type: type, function: function.name, path: function.path, body: function.body,
      parameters: function.parameters)
  }

  /// The app's own type of an expression, as names, casts and calls say; nil for any other.
  func type(of expression: Expression, _ index: CodeIndex, steps: Int = 8) -> String? {
    guard steps > 0 else { return nil }
    func named(_ name: String) -> String? { Self.type(named: name, index, from: type, in: path) }
    switch expression {
    case .name("self"), .name("Self"): return type
    case .name(let name):
      if let binding = binding(name) {
        if let found = binding.type.flatMap(named) { return found }
        guard let value = binding.value else { return nil }
        if case .name(name) = value { return property(name, of: type, index, steps: steps) }
        return self.type(of: value, index, steps: steps - 1)
      }
      if let parameter = parameters.first(where: { $0.name == name }) {
        return named(parameter.type)
      }
      if name.first?.isUppercase == true { return named(name) }
      return property(name, of: type, index, steps: steps)
    case .member(let base?, let name, _):
      if let path = Follower.path(expression), path.last?.first?.isUppercase == true {
        return named(path.joined(separator: "."))
      }
      guard let owner = self.type(of: base, index, steps: steps - 1) else { return nil }
      if index.types[owner]?.casesByName[name] != nil { return owner }
      return property(name, of: owner, index, steps: steps)
    case .cast(_, let name): return named(name)
    case .item(let list, let places) where places.count == 1:
      return element(of: list, index, steps: steps - 1)
    case .call(let call):
      guard let name = call.name else { return nil }
      if name.first?.isUppercase == true { return named(Self.typePath(call) ?? name) }
      if case .member(let base?, "init", _) = call.callee {
        return self.type(of: base, index, steps: steps - 1)
      }
      // `Optional.some` and the like make no other value.
      var owner: String? = type
      if case .member(let base?, _, _) = call.callee {
        owner = self.type(of: base, index, steps: steps - 1)
      }
      guard let owner, let (made, _) = index.function(name, of: owner, for: call) else {
        let added = index.extensionFunctions(name, seenFrom: path)?.map(\.function)
        return self.type(askedForBy: call, of: added, index)
      }
      if let asked = self.type(askedForBy: call, of: [made], index) { return asked }
      return made.returns.flatMap {
        Self.type(named: $0, index, from: owner, in: made.path)
      }
    default: return nil
    }
  }

  /// The type that a function is asked for: `resolver.resolve(Router.self)`.
  ///
  /// - Parameter functions: those of the app that the call may mean; nil for one of a library.
  func type(
    askedForBy call: Call, of functions: [Function]?, _ index: CodeIndex
  ) -> String? {
    for argument in call.arguments {
      guard case .member(let base?, "self", _) = argument.value, let path = Follower.path(base),
        path.last?.first?.isUppercase == true
      else { continue }
      if let functions {
        guard
          functions.contains(where: { function in
            function.parameters.contains { parameter in
              parameter.label == argument.label && parameter.type.hasSuffix(".Type")
                && function.returns?.filter { !"?!".contains($0) }
                  == String(parameter.type.dropLast(5))
            }
          })
        else { return nil }
      }
      return index.typeName(path.joined(separator: "."), from: type, in: self.path)
    }
    return nil
  }

  /// The app's own type as it is spelled; of several that a value has to have at once the one that
  /// fewest types have.
  private static func type(
    named name: String, _ index: CodeIndex, from type: String, in path: String
  ) -> String? {
    guard name.contains("&") else {
      return index.typeName(CodeIndex.withoutGenerics(name), from: type, in: path)
    }
    let parts = name.split { "()?!& ".contains($0) }
    let known = parts.compactMap { index.typeName(String($0), from: type, in: path) }
    func count(_ name: String) -> Int { index.heirs[PushAskers.last(name)]?.count ?? 0 }
    return known.min { count($0) < count($1) }
  }

  private func property(
    _ name: String, of owner: String, _ index: CodeIndex, steps: Int
  ) -> String? {
    guard steps > 0, let (property, holder) = index.property(name, of: owner) else { return nil }
    if let type = property.type {
      return Self.type(named: type, index, from: holder, in: property.path)
    }
    if let key = Self.environmentKey(of: property) {
      return self.property(key, of: "EnvironmentValues", index, steps: steps - 1)
    }
    guard let value = property.value else { return nil }
    let inside = AskingPlace(type: owner, function: name, path: property.path)
    return inside.type(of: value, index, steps: steps - 1)
  }

  /// The name of what a property takes from the environment of views: `router` of
  /// `@Environment(\.router)`; nil for any other property.
  private static func environmentKey(of property: Property) -> String? {
    guard property.attributes.contains("Environment"), let key = property.keyPath,
      !key.contains(".")
    else { return nil }
    return key
  }

  /// The words in the type of what a name stands for.
  func words(ofType expression: Expression, _ index: CodeIndex) -> Set<String> {
    guard case .member(let base?, let name, _) = expression,
      let owner = type(of: base, index), let (property, _) = index.property(name, of: owner)
    else {
      guard case .name(let name) = expression, let (property, _) = index.property(name, of: type)
      else { return [] }
      return Self.words(property)
    }
    return Self.words(property)
  }

  private static func words(_ property: Property) -> Set<String> {
    var text = property.type ?? ""
    if case .call(let call)? = property.value { text += " " + call.callee.source }
    return Set(text.nameWords.map(String.init))
  }

  /// What the function itself calls something.
  func binding(_ name: String) -> Binding? { names.first(of: body)[name] }

  /// The type of the screen or model that a call makes or is of, and that a closure is handed to by
  /// it; an empty name for one that nobody knows, nil for a call that hands the closure to nobody
  /// of the app.
  func receiver(of call: Call, _ index: CodeIndex) -> String? {
    if let name = call.name, name.first?.isUppercase == true {
      let spelled = Self.typePath(call) ?? name
      guard let made = index.typeName(spelled, from: type, in: path), made != type else {
        return nil
      }
      return [.class, .structure].contains(index.types[made]?.kind) ? made : nil
    }
    guard case .member(let base?, _, _) = call.callee else { return nil }
    return root(of: base, index)
  }

  /// The whole name of the type that a call makes, with those it stands in: `List.Routing`; nil for
  /// anything else.
  private static func typePath(_ call: Call) -> String? {
    guard let path = Follower.path(call.callee),
      path.allSatisfy({ $0.first?.isUppercase == true })
    else { return nil }
    return path.joined(separator: ".")
  }

  /// The same for a closure that is put into a property of something.
  func receiver(ofProperty place: Expression, _ index: CodeIndex) -> String? {
    guard case .member(let base?, _, _) = place else { return nil }
    return root(of: base, index)
  }

  private func root(of expression: Expression, _ index: CodeIndex) -> String? {
    var path: [Expression] = []
    var next: Expression? = expression
    while let value = next {
      path.append(value)
      switch value {
      case .member(let base, _, _): next = base
      case .call(let call):
        guard case .member(let base, _, _) = call.callee else { return nil }
        next = base
      default: next = nil
      }
    }
    guard case .name(let first)? = path.last, first.first?.isUppercase == false, first != "super"
    else { return nil }
    if first == "self" {
      // A model that the type keeps.
      guard path.count > 1, let found = type(of: path[path.count - 2], index) else { return nil }
      return isOwn(found, index) ? nil : found
    }
    let isOwn = binding(first) != nil
    guard let found = type(of: .name(first), index) else { return isOwn ? "" : nil }
    return self.isOwn(found, index) ? nil : found
  }

  /// Whether a type is the one whose code this is, or a value that stands inside of it, such as its input.
  private func isOwn(_ found: String, _ index: CodeIndex) -> Bool {
    found == type || found.hasPrefix(type + ".") && index.types[found]?.kind == .structure
  }
}
