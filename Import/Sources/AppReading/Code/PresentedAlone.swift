internal import AppCode

/// Controllers that an app's code only ever presents as they are, so that none of them ever has a bar.
///
/// It is told by what code does with each of them that it makes: it sets something of it, and hands it to
/// what presents it, which is UIKit's function or one of the app's own that does nothing else with it.
/// Whatever else becomes of one, it may come to stand on a stack.
struct PresentedAlone {
  /// Where a value goes.
  enum Fate {
    /// Nowhere, or only something of it is asked for.
    case asked
    case named(String)
    case returned
    case argument(Call, Int)
    case unknown
  }

  let index: CodeIndex
  /// Classes that are looked for.
  let wanted: Set<String>
  /// Those by the last part of their names.
  let byShortName: [String: Set<String>]
  /// The classes that are drawn under each name.
  let drawn: [String: Set<String>]
  /// The classes that functions and properties of the app's own give, by their name.
  var givers: [String: Set<String>] = [:]
  /// Functions of the app's own, by name.
  private(set) var functions: [String: [Function]] = [:]
  /// What properties of the app's own work out, by name.
  private(set) var getters: [String: [[Statement]]] = [:]
  /// Classes of which some come to stand nobody knows where.
  private var spoiled: Set<String> = []
  /// Classes of which some are presented.
  private var shown: Set<String> = []
  /// Whether functions present what they are handed and do nothing else with it, by their place and the
  /// parameter.
  private var presenting: [String: Bool?] = [:]
  private var depth = 0
  /// What the names of the body hold that is looked through, and its own names.
  private var (locals, declared): ([String: Set<String>], Set<String>) = ([:], [])
  /// The function whose body it is; nothing inside of closures.
  private var around: String?

  /// - Parameters:
  ///   - wanted: classes of controllers of the app's own.
  ///   - drawn: the classes that are drawn under each name.
  init(_ index: CodeIndex, among wanted: Set<String>, drawn: [String: Set<String>]) {
    (self.index, self.wanted, self.drawn) = (index, wanted, drawn)
    byShortName = Dictionary(grouping: wanted) {
      TwinTypes.spelled($0.split(separator: ".").last.map(String.init) ?? $0)
    }.mapValues(Set.init)
    for function in index.types.values.flatMap(\.functions) + index.functions.values.joined() {
      functions[function.name, default: []].append(function)
    }
    for property in index.types.values.flatMap(\.properties) {
      if let getter = property.getter { getters[property.name, default: []].append(getter) }
    }
  }

  /// Those of the classes.
  mutating func classes() -> Set<String> {
    guard !wanted.isEmpty, !wrapsPopovers else { return [] }
    let handing = wanted.filter(handsItselfOn)
    // What a function gives is made by whoever calls it.
    for _ in 0..<Self.rounds {
      let known = givers.values.reduce(0) { $0 + $1.count }
      (spoiled, shown) = (handing, [])
      for entry in index.types.values { look(through: entry) }
      for function in index.functions.values.joined() { look(through: function) }
      if known == givers.values.reduce(0, { $0 + $1.count }) { return shown.subtracting(spoiled) }
    }
    // Of code that hands on without an end nobody knows what becomes of it.
    return []
  }

  /// How often the code is looked through, and how many functions are followed that hand a controller on.
  private static let (rounds, depthLimit) = (16, 40)

  private mutating func look(through entry: CodeIndex.TypeEntry) {
    for function in entry.functions { look(through: function) }
    for property in entry.properties {
      (locals, declared, around) = ([:], [], property.name)
      // What is kept may be shown by anybody.
      if let value = property.value { look(at: value, .unknown) }
      let isFunction = entry.functions.contains { $0.line == property.line }
      if let getter = property.getter, !isFunction {
        look(through: getter, .returned)
      }
    }
    for element in entry.cases {
      if let value = element.rawValue { look(at: value, .unknown) }
      spoil(named(element.name))
    }
  }

  private mutating func look(through function: Function) {
    (locals, declared, around) = ([:], [], function.name)
    look(through: function.body, function.returns == nil ? nil : .returned)
  }

  /// Looks through steps.
  ///
  /// - Parameter fate: where the value goes that they end with; nil for steps without one.
  private mutating func look(through body: [Statement], _ fate: Fate? = nil) {
    for (number, statement) in body.enumerated() {
      let end = number == body.count - 1 ? fate : nil
      switch statement {
      case .expression(let value):
        // What is made and put nowhere is a value after all.
        look(at: value, end ?? (makes(value).isEmpty ? .asked : .unknown))
      case .binding(let binding): look(at: binding)
      case .result(let value?): look(at: value, .returned)
      case .branches(let branches): look(through: branches, end)
      case .premise(let condition, let otherwise):
        note(wordsOf: condition)
        switch Follower.holdsOnDevice(condition, isPad: index.isPad) {
        case true?: continue
        case false?: return look(through: otherwise)
        case nil: look(through: otherwise)
        }
      case .loop(let inner, let element):
        if let list = element?.value { look(at: list, .unknown) }
        look(through: inner)
      case .function(let function):
        let outer = around
        around = function.name
        look(through: function.body, function.returns == nil ? nil : .returned)
        around = outer
      case .result(nil): break
      }
    }
  }

  /// Looks through ways, each of which may end with a value.
  private mutating func look(through branches: [Branch], _ fate: Fate?) {
    for branch in Follower(index: index).onDevice(branches) {
      if let subject = branch.subject { look(at: subject, .asked) }
      for binding in branch.bindings { look(at: binding) }
      look(through: branch.body, fate)
    }
  }

  private mutating func look(at binding: Binding) {
    declared.insert(binding.name)
    locals[binding.name] = nil
    if let value = binding.value { look(at: value, .named(binding.name)) }
  }

  mutating func look(at value: Expression, _ fate: Fate) {
    let made = makes(value)
    if !made.isEmpty { note(made, fate) }
    switch value {
    case .name(let name):
      if let held = locals[name] { note(held, fate) }
      if case .asked = fate { return }
      spoil(named(name))
    case .member(let base?, let name, _):
      // A type itself, which somebody may make one of.
      if made.isEmpty, name == "self" { spoil(named(Follower.path(base)?.last)) }
      look(at: base, isHeld(base) && handsOn(name) ? .unknown : .asked)
    case .call(let call): look(at: call, isMaking: !made.isEmpty)
    case .assign(let place, let value, _): assign(value, to: place)
    case .choice(_, let first, let second), .binary("??", let first, let second):
      look(at: first, fate)
      look(at: second, fate)
    case .binary(_, let first, let second):
      look(at: first, .asked)
      look(at: second, .asked)
    case .cast(let inner, _): look(at: inner, made.isEmpty ? fate : .asked)
    case .list(let list): for inner in list { look(at: inner, .unknown) }
    case .tuple(let parts):
      for part in parts { look(at: part.value, parts.count == 1 ? fate : .unknown) }
    case .closure(let closure):
      let outer = around
      around = nil
      look(through: closure.body, .returned)
      around = outer
    case .branches(let branches): look(through: branches, fate)
    case .text(let pieces, _):
      for case .value(let inner, _) in pieces { look(at: inner, .asked) }
      if case .letters(let name)? = pieces.first, pieces.count == 1 {
        spoil((drawn[name] ?? []).union(named(name)))
      }
    case .item(let base, let arguments):
      look(at: base, .unknown)
      for argument in arguments { look(at: argument.value, .unknown) }
    case .dictionary(let pairs): for pair in pairs { look(at: pair.value, .unknown) }
    case .other(let source): note(wordsOf: source)
    case .number, .bool, .null, .member(nil, _, _): break
    }
  }

  private mutating func look(at call: Call, isMaking: Bool) {
    switch call.callee {
    case .member(let base?, let name, _):
      look(at: base, isHeld(base) && handsOn(name) ? .unknown : .asked)
    case .name, .member(nil, _, _): break
    case let callee: look(at: callee, .asked)
    }
    // What a drawing is asked for is told by what it gives.
    let isDrawn = isMaking && call.name?.hasPrefix("instantiate") ?? false
    let takesTypes = isMaking || Self.asksForType(call)
    for (number, argument) in call.arguments.enumerated() where !isDrawn {
      if takesTypes, case .member(_, "self", _) = argument.value { continue }
      look(at: argument.value, .argument(call, number))
    }
  }

  /// Whether a value is one of those that are looked for.
  private func isHeld(_ value: Expression) -> Bool {
    if case .name(let name) = value { return locals[name] != nil }
    return !makes(value).isEmpty
  }

  private mutating func assign(_ value: Expression, to place: Expression) {
    switch place {
    case .name(let name) where declared.contains(name): look(at: value, .named(name))
    case .member(let base?, "rootViewController", _)
    where Follower.path(base)?.last?.lowercased().hasSuffix("window") ?? false:
      // A window puts no stack around it.
      look(at: value, .asked)
    case .member(let base?, _, _):
      look(at: base, .asked)
      look(at: value, .unknown)
    default: look(at: value, .unknown)
    }
  }

  /// Notes what becomes of some controllers.
  private mutating func note(_ types: Set<String>, _ fate: Fate) {
    switch fate {
    case .asked: break
    case .named(let name): locals[name, default: []].formUnion(types)
    case .argument(let call, let number):
      switch presents(call, number) {
      case true?: shown.formUnion(types)
      case false?: spoil(types)
      case nil: break
      }
    case .returned:
      guard let around, !Self.asked.contains(around) else { return spoil(types) }
      // What a function hands on that it is given itself is none that it makes.
      if types.contains(Self.handed) { spoil([Self.handed]) }
      givers[around, default: []].formUnion(types.subtracting([Self.handed]))
    case .unknown: spoil(types)
    }
  }

  private mutating func note(wordsOf source: String) {
    for word in source.nameWords {
      let name = String(word)
      if let held = locals[name], !held.isEmpty, source.contains("(") { spoil(held) }
    }
  }

  private mutating func spoil(_ types: Set<String>) { spoiled.formUnion(types) }

  /// Whether a call presents what it is handed at a place, and does nothing else with it; nil for one of the
  /// function that is looked through, which does what it does otherwise.
  private mutating func presents(_ call: Call, _ number: Int) -> Bool? {
    guard let name = call.name, number < call.arguments.count else { return false }
    // What UIKit puts on a stack or into a container, whoever else has a function of the name.
    if name.hasPrefix("push") || Self.holding.contains(name) { return false }
    var isOfBase = false
    if case .member(.name("super")?, _, _) = call.callee { isOfBase = true }
    let spelled = name == "present" ? ["present", "presentViewController"] : [name]
    let own = isOfBase ? [] : spelled.flatMap { functions[$0] ?? [] }.filter { fits($0, call) }
    guard !own.isEmpty else {
      if name == "UIPopoverController" { return number == 0 }
      // What a well-known library calls its own: a sheet without a stack.
      if name == "presentPanModal" { return number == 0 && call.arguments[0].label == nil }
      return name == "present" && number == 0 && call.arguments[0].label == nil
        && call.argument("animated") != nil
    }
    let answers = own.map { presents($0, number) }
    return answers.contains(false) ? false : answers.contains(true) ? true : nil
  }

  private mutating func presents(_ function: Function, _ number: Int) -> Bool? {
    let key = "\(function.path):\(function.line):\(function.name):\(number)"
    if let known = presenting[key] { return known }
    guard depth < Self.depthLimit else { return false }
    depth += 1
    defer { depth -= 1 }
    presenting[key] = .some(nil)
    let outer = (locals, declared, around, spoiled, shown)
    (locals, declared, around) = (
      [function.parameters[number].name: [Self.handed]], [], function.name
    )
    (spoiled, shown) = ([], [])
    look(through: function.body)
    let result = shown.contains(Self.handed) && !spoiled.contains(Self.handed)
    (locals, declared, around, spoiled, shown) = outer
    presenting[key] = result
    return result
  }
}
