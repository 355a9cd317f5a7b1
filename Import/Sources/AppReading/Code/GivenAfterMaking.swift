internal import AppCode

/// What code puts into properties of objects that it has just made, `let page = Page(); page.style = .plain`,
/// and into those of all others.
///
/// All of the app's code is looked through once.
struct GivenAfterMaking {
  /// A step that puts something into a property.
  struct Step {
    var value: Expression
    /// The type whose code it stands in; nil outside of types.
    var outer: String?
    var path: String
    /// The function that it stands in; nil for a property.
    var function: Function?
  }

  /// The objects into whose property of some name steps put something, without those that are known to be
  /// made there.
  struct Others {
    /// The types that the code there says, with what they inherit.
    private var types: Set<String> = []
    private var inherited: Set<String> = []
    /// Whether the code does not say some.
    private var isOpen = false

    mutating func add(_ type: String?, in index: CodeIndex) {
      guard let type else { return isOpen = true }
      if types.insert(type).inserted { inherited.formUnion(index.ancestors(type)) }
    }

    /// Whether one of them may be an object of a type.
    func mayBe(_ type: String, in index: CodeIndex) -> Bool {
      isOpen || types.contains(type) || inherited.contains(type)
        || !types.isDisjoint(with: index.ancestors(type))
    }
  }

  /// A property of a class.
  struct Key: Hashable {
    var type: String
    var name: String
  }

  /// The last step of each call that makes an object, which is done whenever that call is, by its place.
  private(set) var steps: [Key: [Place: Step]] = [:]
  /// What all other steps change, by the property's name, and the same of each file.
  private var others: [String: Others] = [:]
  private var othersOfFiles: [String: [String: Others]] = [:]
  /// Classes that code hands on as such.
  private(set) var handedOn: Set<String> = []

  private let index: CodeIndex
  private let classes: Set<String>
  /// The last names of those.
  private let lasts: Set<String>
  private let names: Set<String>

  /// - Parameters:
  ///   - classes: whole names of the classes whose objects are looked for.
  ///   - names: the properties.
  init(_ classes: Set<String>, _ names: Set<String>, in index: CodeIndex) {
    (self.index, self.classes, self.names) = (index, classes, names)
    lasts = Set(classes.compactMap { $0.split(separator: ".").last.map(String.init) })
    for (type, entry) in index.types.sorted(by: { $0.key < $1.key }) {
      for function in entry.functions { look(at: function, of: type) }
      for property in entry.properties {
        let around = Around(outer: type, path: property.path)
        if let getter = property.getter { look(at: getter, around) }
        if let value = property.value { look(at: value, around) }
      }
    }
    for function in index.functions.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
      look(at: function, of: nil)
    }
  }

  /// Whether steps may put something into a property of objects of a class that others than their makers
  /// have.
  func isSetElsewhere(_ property: Property, of type: String) -> Bool {
    let all = property.isPrivate ? othersOfFiles[property.path] : others
    return all?[property.name]?.mayBe(type, in: index) ?? false
  }

  /// What is known around steps.
  private struct Around {
    var outer: String?
    var path: String
    var function: Function?
    /// The types of names of the code's own; nothing for one of which that is not known.
    var types: [String: String?] = [:]
  }

  private mutating func look(at function: Function, of type: String?) {
    var around = Around(outer: type, path: function.path, function: function)
    for parameter in function.parameters {
      around.types[parameter.name] = .some(named(parameter.type, around))
    }
    look(at: function.body, around)
  }

  private mutating func look(at body: [Statement], _ start: Around) {
    var around = start
    // Names of these steps' own for objects that they make, with the places of the calls.
    var made: [String: (type: String, place: Place)] = [:]
    for statement in body {
      switch statement {
      case .binding(let binding):
        if let value = binding.value { look(at: value, around) }
        made[binding.name] = nil
        around.types[binding.name] = .some(type(of: binding, around))
        if case .call(let call)? = binding.value, let type = self.made(by: call, around) {
          made[binding.name] = (type, Place(around.path, call.line))
        }
      case .expression(.assign(.member(.name(let name)?, let member, _), let value, _))
      where made[name] != nil && names.contains(member):
        look(at: value, around)
        guard let object = made[name] else { continue }
        let step = Step(
          value: value, outer: around.outer, path: around.path, function: around.function)
        steps[Key(type: object.type, name: member), default: [:]][object.place] = step
      case .expression(let value), .result(let value?): look(at: value, around)
      case .branches(let branches): look(at: branches, around)
      case .premise(_, let inner): look(at: inner, around)
      case .loop(let inner, let element):
        var inside = around
        if let element {
          if let list = element.value { look(at: list, around) }
          inside.types[element.name] = .some(nil)
        }
        look(at: inner, inside)
      case .function(let function):
        // What it is given is not given to the function around it.
        var inside = around
        inside.function = nil
        for parameter in function.parameters {
          inside.types[parameter.name] = .some(named(parameter.type, around))
        }
        look(at: function.body, inside)
      case .result(nil): break
      }
    }
  }

  private mutating func look(at branches: [Branch], _ around: Around) {
    for branch in branches {
      var inside = around
      for binding in branch.bindings {
        if let value = binding.value { look(at: value, around) }
        inside.types[binding.name] = .some(type(of: binding, around))
      }
      for name in branch.payload { inside.types[name] = .some(nil) }
      look(at: branch.body, inside)
    }
  }

  private mutating func look(at value: Expression, _ around: Around) {
    var bodies: [(body: [Statement], parameters: [String])] = []
    var ways: [[Branch]] = []
    var set: [(name: String, base: Expression?)] = []
    var types: Set<String> = []
    ExpressionVisitor.visit(value) { expression in
      switch expression {
      case .closure(let closure):
        bodies.append((closure.body, closure.parameters))
        return false
      case .branches(let branches):
        ways.append(branches)
        return false
      case .assign(.member(let base, let name, _), _, _) where names.contains(name):
        if base.map({ $0.source != "self" }) ?? true { set.append((name, base)) }
      case .other(let text) where text.hasPrefix("&"):
        if let name = text.dropFirst().split(separator: ".").last.map(String.init),
          names.contains(name)
        {
          set.append((name, nil))
        }
      case .member(let base?, "self", _):
        if let path = Follower.path(base), let last = path.last, lasts.contains(last) {
          types.insert(path.joined(separator: "."))
        }
      default: break
      }
      return true
    }
    for (name, base) in set {
      let type = base.flatMap { self.type(of: $0, around) }
      others[name, default: Others()].add(type, in: index)
      othersOfFiles[around.path, default: [:]][name, default: Others()].add(type, in: index)
    }
    for type in types {
      if let whole = named(type, around) { handedOn.insert(whole) }
    }
    for branches in ways { look(at: branches, around) }
    for (body, parameters) in bodies {
      var inside = around
      for name in parameters { inside.types[name] = .some(nil) }
      look(at: body, inside)
    }
  }

  /// The class that a call makes an object of; nil for any other.
  private func made(by call: Call, _ around: Around) -> String? {
    guard var names = Follower.path(call.callee) else { return nil }
    if names.last == "init" { names.removeLast() }
    guard let last = names.last, lasts.contains(last),
      let type = index.typeMade(by: call, names, from: around.outer, in: around.path),
      classes.contains(type)
    else { return nil }
    return type
  }

  private func named(_ type: String, _ around: Around) -> String? {
    index.typeName(CodeIndex.bareType(type), from: around.outer, in: around.path)
      ?? (type.first?.isUppercase == true ? CodeIndex.bareType(type) : nil)
  }

  /// The type of a name that steps give a value; nil for one that they do not say.
  private func type(of binding: Binding, _ around: Around) -> String? {
    if let type = binding.type { return named(type, around) }
    switch binding.value {
    case .cast(_, let type)?: return named(type, around)
    case .call(let call)?:
      guard var path = Follower.path(call.callee) else { return nil }
      if path.last == "init" { path.removeLast() }
      let written = path.joined(separator: ".")
      return path.last?.first?.isUppercase == true ? named(written, around) : nil
    case let value?: return type(of: value, around)
    // `if let name` is the name itself.
    case nil: return around.types[binding.name] ?? nil
    }
  }

  /// The type of an object by the code around it; nil for one that it does not say.
  private func type(of base: Expression, _ around: Around) -> String? {
    let name: String
    switch base {
    case .name(let own):
      if let known = around.types[own] { return known }
      name = own
    case .member(.name("self")?, let own, _): name = own
    case .cast(_, let type): return named(type, around)
    default: return nil
    }
    guard let outer = around.outer, let (property, owner) = index.property(name, of: outer) else {
      return nil
    }
    if let type = property.type {
      return index.typeName(CodeIndex.bareType(type), from: owner, in: property.path)
        ?? CodeIndex.bareType(type)
    }
    if case .call(let call)? = property.value, let path = Follower.path(call.callee),
      path.last?.first?.isUppercase == true
    {
      return named(path.joined(separator: "."), around)
    }
    return nil
  }
}
