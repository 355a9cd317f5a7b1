internal import AppCode

/// Which names the code of a type has only in ways that the device screens are read for never takes:
/// `PadView` of `if UIDevice.isPhone { PhoneView() } else { PadView() }`; or, where that is asked, only
/// where nothing ever comes to.
struct OtherDevices {
  let isPad: Bool
  /// What tells whether a condition of the type ever holds; nil where only the device counts.
  var never: (follow: Follower, type: String)?
  /// Whom a condition may ask about the device, from the type that is looked at.
  var asked: (index: CodeIndex, type: String)?
  /// Whether flags are looked at that are set in such ways alone.
  var asksForFlags = false
  /// Flags that are set in such ways, and those that may be set in any other.
  var flags: (left: Set<String>, taken: Set<String>) = ([], [])
  /// Flags of other objects that anything sets in such ways, and those that may be set in any other.
  var flagsOfOthers: (left: Set<String>, taken: Set<String>) = ([], [])
  /// Flags of what is looked at that are never on.
  private var off: Set<String> = []
  /// What is looked at.
  var entry: CodeIndex.TypeEntry?
  /// The file of what is looked at.
  private var path = ""
  /// Whether there are such ways.
  private(set) var hasLeft = false
  /// The members that only such ways name, with where they stand.
  var unnamed: [String: [Place]] = [:]
  /// The members whose names are noted where anything else has them; nil while none are.
  var named: (wanted: Set<String>, found: Set<String>)?
  /// Names that the code around gives values of its own.
  private var locals: Set<String> = []
  /// Names in such ways.
  private var left: Set<String> = []
  /// Names anywhere else.
  private var taken: Set<String> = []

  /// The names that a type has in such ways alone.
  static func names(
    in entry: CodeIndex.TypeEntry, of type: String, _ index: CodeIndex
  ) -> Set<String> {
    var found = Self(isPad: index.isPad)
    found.asked = (index, type)
    return found.names(in: entry)
  }

  /// The names that a type has only where nothing ever comes to: in members that nothing asks for, and
  /// behind flags that are off for ever; or in ways of other devices.
  static func names(
    in entry: CodeIndex.TypeEntry, of type: String, never follow: Follower
  ) -> Set<String> {
    var found = Self(isPad: follow.index.isPad)
    (found.never, found.asked) = ((follow, type), (follow.index, type))
    return found.names(in: entry)
  }

  /// What the code of a type sets.
  ///
  /// - Parameter off: flags of it that are never on.
  static func set(
    in entry: CodeIndex.TypeEntry, isPad: Bool, off: Set<String> = []
  ) -> Self {
    var found = Self(isPad: isPad)
    (found.asksForFlags, found.off) = (true, off)
    _ = found.names(in: entry)
    return found
  }

  private mutating func names(in entry: CodeIndex.TypeEntry) -> Set<String> {
    self.entry = entry
    lookThroughMembers(of: entry)
    if hasLeft {
      unnamed = unnamedMembers(of: entry)
      if !unnamed.isEmpty {
        (left, taken, flags, flagsOfOthers) = ([], [], ([], []), ([], []))
        lookThroughMembers(of: entry)
      }
    }
    guard !left.isEmpty else { return [] }
    for property in entry.properties { note(property.type, isLeft: false) }
    for part in entry.parts {
      for function in part.functions {
        noteSignature(of: function, asDelegateOf: Set(part.inherits.compactMap(Self.asker)))
      }
    }
    return left.subtracting(taken)
  }

  private mutating func lookThroughMembers(of entry: CodeIndex.TypeEntry) {
    for property in entry.properties { look(through: property) }
    for function in entry.functions { look(through: function) }
  }

  mutating func look(through property: Property) {
    let isLeft = isUnused(property.name, property.path, property.line)
    (locals, path) = ([], property.path)
    if let value = property.value { look(at: value, isLeft: isLeft) }
    if let getter = property.getter { look(through: getter, isLeft: isLeft) }
  }

  mutating func look(through function: Function) {
    (locals, path) = (Set(function.parameters.map(\.name)), function.path)
    look(through: function.body, isLeft: isUnused(function.name, function.path, function.line))
  }

  private func isUnused(_ name: String, _ path: String, _ line: Int) -> Bool {
    unnamed[name]?.contains(Place(path, line)) ?? false
      || never?.follow.index.never.contains(path, line) ?? false
  }

  init(isPad: Bool) { self.isPad = isPad }

  private mutating func look(through body: [Statement], isLeft: Bool) {
    var isLeft = isLeft
    for statement in body {
      switch statement {
      case .expression(let value), .result(let value?): look(at: value, isLeft: isLeft)
      case .binding(let binding): note(binding, isLeft)
      case .branches(let branches): look(through: branches, isLeft: isLeft)
      case .premise(let condition, let otherwise):
        note(condition, isLeft: isLeft)
        let answer = holds(condition)
        look(through: otherwise, isLeft: isLeft || answer == true)
        // What follows is never reached.
        if answer == false { isLeft = true }
        if answer != nil { hasLeft = true }
      case .loop(let inner, let element):
        if let element { locals.insert(element.name) }
        look(through: inner, isLeft: isLeft)
      case .function(let function):
        locals.formUnion(function.parameters.map(\.name))
        noteSignature(of: function)
        look(through: function.body, isLeft: isLeft)
      case .result(nil): break
      }
    }
  }

  private mutating func look(through branches: [Branch], isLeft: Bool) {
    var isSettled = false
    let unasked = never?.follow.index.never.cases.ways(of: branches) ?? []
    for (place, branch) in branches.enumerated() {
      let answer =
        branch.subject.map { holds($0, branch.cases) } ?? holds(branch.condition)
      let isOut =
        isLeft || isSettled || answer == false || unasked.contains(place)
      if isOut { hasLeft = true }
      if let subject = branch.subject { look(at: subject, isLeft: isLeft) }
      // The pattern of a case that nothing makes is no use of a member of its name.
      note(branch.condition, isLeft: isLeft || unasked.contains(place))
      locals.formUnion(branch.payload)
      for binding in branch.bindings { note(binding, isLeft) }
      look(through: branch.body, isLeft: isOut)
      if answer == true { isSettled = true }
    }
  }

  /// Whether the case of a `switch` over kinds of device is that of others; nil for any other case.
  private func holds(_ subject: Expression, _ cases: [String]) -> Bool? {
    guard Follower.path(subject)?.last?.lowercased().hasSuffix("idiom") ?? false,
      !cases.isEmpty,
      cases.allSatisfy({
        ["pad", "phone"].contains($0) || Follower.otherDevices.contains($0[...])
      })
    else { return nil }
    return cases.contains(isPad ? "pad" : "phone") ? nil : false
  }

  private mutating func look(at value: Expression, isLeft: Bool) {
    ExpressionVisitor.visit(value) { expression in
      if asksForFlags { noteFlag(expression, isLeft: isLeft) }
      if !isLeft { noteMembers(in: expression) }
      switch expression {
      case .call(let call) where asksForFlags && Self.shows(call):
        look(at: call.callee, isLeft: isLeft)
        for argument in call.arguments where !Self.isShowing(argument, in: call) {
          look(at: argument.value, isLeft: isLeft)
        }
        return false
      case .call(let call) where isNeverShown(call):
        hasLeft = true
        look(at: call.callee, isLeft: isLeft)
        for argument in call.arguments { look(at: argument.value, isLeft: true) }
        return false
      case .closure(let closure):
        locals.formUnion(closure.parameters)
        look(through: closure.body, isLeft: isLeft)
        return false
      case .branches(let branches):
        look(through: branches, isLeft: isLeft)
        return false
      case .choice(let condition, let first, let second):
        note(condition, isLeft: isLeft)
        let answer = holds(condition)
        if answer != nil { hasLeft = true }
        look(at: first, isLeft: isLeft || answer == false)
        look(at: second, isLeft: isLeft || answer == true)
        return false
      case .name(let name), .member(_, let name, _): note(name, isLeft: isLeft)
      case .cast(_, let type): note(type, isLeft: isLeft)
      case .other(let source): note(source, isLeft: isLeft)
      default: break
      }
      return true
    }
  }

  /// Whether a call shows something where a flag says so which nothing ever sets.
  private func isNeverShown(_ call: Call) -> Bool {
    guard let never else { return false }
    return never.follow.neverShows(call, in: Scope(type: never.type, path: path))
  }

  /// Whose delegate a protocol is for, by its name: `ListController` of `ListControllerDelegate`.
  private static func asker(_ name: String) -> String? {
    name.hasSuffix("Delegate") ? String(name.dropLast(8)) : nil
  }

  /// Notes the types that a function names for what it is handed and what it answers.
  ///
  /// - Parameter askers: whose delegate the type is; what hands itself to its delegate is there already.
  private mutating func noteSignature(
    of function: Function, asDelegateOf askers: Set<String> = []
  ) {
    note(function.returns, isLeft: false)
    for parameter in function.parameters {
      if !askers.contains(parameter.type) { note(parameter.type, isLeft: false) }
      if let value = parameter.standard { look(at: value, isLeft: false) }
    }
  }

  private mutating func note(_ binding: Binding, _ isLeft: Bool) {
    locals.insert(binding.name)
    note(binding.type, isLeft: isLeft)
    if let value = binding.value { look(at: value, isLeft: isLeft) }
  }

  /// Notes the names of types in a text.
  private mutating func note(_ text: String?, isLeft: Bool) {
    guard let text else { return }
    if !isLeft { noteMembers(inWordsOf: text) }
    for word in text.nameWords where word.prefix(2).contains(where: \.isUppercase) {
      if isLeft { left.insert(String(word)) } else { taken.insert(String(word)) }
    }
  }

  /// Whether a condition asks for a flag that is never on to be off; nil for one that asks for
  /// something else.
  private func turned(_ condition: String) -> Bool? {
    var name = condition.drop { $0 == "!" }
    let isTurned = (condition.count - name.count) % 2 == 1
    if name.hasPrefix("self.") { name = name.dropFirst(5) }
    guard off.contains(String(name)), !locals.contains(String(name)) else { return nil }
    return isTurned
  }

  /// Whether a condition holds on the device; nil for one that asks for something else as well.
  private func holds(_ condition: String, depth: Int = 0) -> Bool? {
    guard depth < 8 else { return nil }
    if !off.isEmpty, let isTurned = turned(condition) { return isTurned }
    if let inner = ownCondition(condition, locals) {
      return holds(inner.condition, depth: depth + 1).map { $0 != inner.isTurned }
    }
    if let parts = Follower.parts(of: condition, at: "||") {
      let answers = parts.map { holds($0, depth: depth + 1) }
      return answers.contains(true) ? true : answers.contains(nil) ? nil : false
    }
    if let parts = Follower.parts(of: condition, at: "&&") {
      let answers = parts.map { holds($0, depth: depth + 1) }
      return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    }
    if let asked, let answer = asked.index.holdsOnDevice(asking: condition, in: asked.type, path) {
      return answer
    }
    // Names of an app's own for narrow windows may mean something else of it.
    let low = condition.lowercased()
    // A phone's own size class is no such name; a pad's sheets are as narrow as a phone.
    if asksForFlags || ["pad", "phone", "idiom"].contains(where: low.contains)
      || !isPad && low.contains("sizeclass")
    {
      return Follower.holdsOnDevice(condition, isPad: isPad)
    }
    guard let never, Follower.holdsOnDevice(condition) == nil else { return nil }
    // What stands on no stack is no matter of the app's own flags, nor is a name of the code around.
    let words = condition.nameWords.map(String.init)
    guard !words.contains("navigationController"), locals.isDisjoint(with: words) else {
      return nil
    }
    return never.follow.truth(of: condition, in: Scope(type: never.type, path: path))
  }
}
