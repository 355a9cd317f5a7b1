internal import AppCode

/// What names mean at a place of the code.
///
/// Values are expressions that are looked at where they are needed, with the scope they belong to.
final class Scope: Linked {
  /// A value with the scope in which its names count.
  struct Value {
    var expression: Expression
    var scope: Scope
    /// The type it is declared with, for values such as `.home`; nil for none.
    var type: String?
    /// Where a function gives a name of its own the value; nil for other values.
    var making: Making?
    /// What it is instead in other branches that give a name a screen; none for other values.
    var others: [Value] = []
  }

  /// What leads to the step of a function in which a value is made.
  struct Making {
    /// The branch; nil outside of any.
    var condition: String?
    /// What has to hold that an ordinary screen does not come with; nil for nothing.
    var special: String?
    /// Whether a branch leads there that a screen does not come with.
    var isAbsent = false
  }

  /// The type whose members names may mean; nil outside of types.
  let type: String?
  /// The scope around it.
  var outer: Scope?
  /// Names with a value.
  private(set) var values = LayeredNames<Value>()
  /// Functions inside of functions.
  private var functions = LayeredNames<Function>()
  /// The case of an enumeration that `self` is; nil where it is not known.
  var selfCase: String?
  /// The call that made the case `self` is, with what it carries.
  var selfPayload: (call: Call, scope: Scope)? {
    didSet { if let selfPayload { lead(to: selfPayload.scope) } }
  }
  /// The case that `self` starts as, where it may become another.
  var selfStart: String?
  /// Whether `self` is the type itself, rather than one of its values.
  var isOfType = false
  /// What the call that makes `self` passes for its properties.
  private var members: [String: Value] = [:]
  /// What `self` is, for extensions of texts.
  var selfValue: Value? {
    didSet { if let selfValue { lead(to: selfValue.scope) } }
  }
  /// The type of `type`'s lineage whose code stands here, which `super` counts from; nil for `type`.
  var owner: String?
  /// What the body of a modifier calls the view that it is put on; nil for any other code.
  var modified: String?
  /// The types of what the function here is given, by name, where nobody knows what that is.
  var typesGiven: [String: String] = [:]
  /// The file that the code stands in.
  let path: String

  init(type: String?, path: String, outer: Scope? = nil) {
    self.type = type
    self.path = path
    self.outer = outer
    owner = outer?.owner
    super.init()
    if let outer { lead(to: outer) }
  }

  deinit { Linked.giveBack(of: self) }

  override func unlink(into open: inout [Linked]) {
    if let outer { open.append(outer) }
    if let selfPayload { open.append(selfPayload.scope) }
    if let selfValue { open.append(selfValue.scope) }
    for value in members.values { open.append(value.scope) }
    (outer, selfPayload, selfValue, members) = (nil, nil, nil, [:])
    values.unlink(into: &open)
    functions.unlink(into: &open)
    settings.unlink(into: &open)
  }

  /// A scope inside of this one.
  func inner() -> Scope {
    let scope = Scope(type: type, path: path, outer: self)
    scope.selfCase = selfCase
    scope.selfPayload = selfPayload
    scope.selfStart = selfStart
    scope.isOfType = isOfType
    scope.selfValue = selfValue
    scope.isOfLater = isOfLater
    scope.branch = branch
    scope.ways = ways
    scope.round = round
    return scope
  }

  /// This scope as it is now, without names that are given later.
  func snapshot() -> Scope {
    let scope = Scope(type: type, path: path, outer: outer)
    scope.lead(as: self)
    scope.owner = owner
    scope.modified = modified
    scope.typesGiven = typesGiven
    scope.values = values.copy()
    scope.members = members
    scope.functions = functions.copy()
    scope.settings = settings.copy(+, weigh: \.count)
    scope.settled = settled
    scope.isOfLater = isOfLater
    scope.branch = branch
    scope.ways = ways
    scope.round = round
    scope.selfCase = selfCase
    scope.selfPayload = selfPayload
    scope.selfStart = selfStart
    scope.isOfType = isOfType
    scope.selfValue = selfValue
    return scope
  }

  /// A scope inside of this one with what a function sets on names of its own, without their values.
  func inner(settingsOf names: Scope) -> Scope {
    let scope = inner()
    scope.settings = names.settings.copy(+, weigh: \.count)
    scope.lead(as: names)
    return scope
  }

  /// What is set on values by name, in the order of the code.
  var settings = LayeredNames<[Setting]>()

  /// Names of values that are made here of which all that is set is known here.
  var settled: Set<String> = []

  /// The ways through branchings that lead here, by the branching's number.
  var ways: [Int: Int] = [:]

  /// The branch of what is special that the code here stands in; nil for one that any screen comes
  /// with.
  var branch: Item.Branch?

  /// Whether the code here only runs while the screen is being edited, or for what a person does.
  var isOfLater = false

  /// Whether the code here runs as the screen comes, in any case.
  var isEarly = false

  /// Whether the code here is that of a function which runs as the screen comes.
  var isReached = false

  /// Whether the code here runs whenever its function does.
  var isStraight = false

  /// How many values of a list a loop around the code here has come to; 0 outside of any that is
  /// known.
  var round = 0

  func note(_ setting: Setting, on name: String) {
    var setting = setting
    setting.isReached = isReached
    setting.isEarly = isEarly
    setting.isStraight = isStraight
    if setting.ways.isEmpty { setting.ways = ways }
    if setting.round == 0 { setting.round = round }
    setting.isOfLater = isOfLater
    setting.branch = branch
    settings.add(setting, to: name)
    // Looked for at each step, these have a list of their own.
    if setting.property == "=" { settings.add(setting, to: Self.assignments(to: name)) }
    lead(to: setting.value.scope)
  }

  private static func assignments(to name: String) -> String { name + " =" }

  /// What is set on a value here and around; what is set while the screen is being edited, or for
  /// what a person does, counts where the code here runs then, too.
  func settings(of name: String) -> [Setting] {
    let all = allSettings(of: name)
    return isOfLater ? all : all.filter { !$0.isOfLater }
  }

  /// The values that a name itself is given here and around.
  func assignments(of name: String) -> [Setting] {
    let all = allSettings(of: name, as: Self.assignments(to: name))
    return isOfLater ? all : all.filter { !$0.isOfLater }
  }

  /// - Parameter kind: what the settings that are asked for are called; nil for all.
  private func allSettings(of name: String, as kind: String? = nil) -> [Setting] {
    let own = settings.all(kind ?? name)
    // What is set on another value of the same name is not set on the one that hides it.
    if values[name] != nil, settled.contains(name) || outer?.declares(name) ?? false { return own }
    return (outer?.allSettings(of: name, as: kind) ?? []) + own
  }

  /// Whether a name is that of a body's own value.
  func declares(_ name: String) -> Bool {
    values[name] != nil || outer?.declares(name) ?? false
  }

  /// The scope, this or one around, that declares a name; this one where none does.
  func declaring(_ name: String) -> Scope {
    var scope = self
    while scope.values[name] == nil, let next = scope.outer { scope = next }
    return scope.values[name] == nil ? self : scope
  }

  func set(_ name: String, _ value: Value) {
    values.set(name, value)
    lead(to: value.scope)
  }

  func set(_ function: Function) { functions.set(function.name, function) }

  /// Notes a name of a body that has no value yet.
  ///
  /// - Parameter type: its type as written; an optional is nothing until it gets a value.
  func declare(_ name: String, type: String? = nil) {
    let isOptional = type?.hasSuffix("?") ?? false
    values.set(
      name, Value(expression: isOptional ? .null : .other(name), scope: self, type: type))
  }

  /// Gives a name of a body its first value; false for a name that is not the body's own.
  ///
  /// - Parameter body: the scope of a body that does this in any case, so that a name of its own loses
  ///   what it had before; nil for none.
  func assign(_ name: String, _ value: Value, surelyIn body: Scope? = nil) -> Bool {
    guard let known = values[name] else {
      return outer?.assign(name, value, surelyIn: self === body ? nil : body) ?? false
    }
    var value = value
    value.type = value.type ?? known.type
    if body != nil {
      set(name, value)
      return true
    }
    // What is handed over to be changed has no value of its own either.
    switch known.expression {
    case .null: set(name, value)
    case .other(let text) where text == name || text.hasPrefix("&"): set(name, value)
    // A list that starts empty is made to be filled.
    case .list(let list) where list.isEmpty: set(name, value)
    case .call(let call) where call.arguments.isEmpty && call.callee.isListOfType:
      set(name, value)
    // A button that is made of nothing is made to be replaced.
    case .call(let call) where call.name == "UIBarButtonItem" && call.arguments.isEmpty:
      set(name, value)
    default: break
    }
    return true
  }

  /// What a name means here; nil for a member, a name outside, or nothing known.
  func value(_ name: String) -> Value? {
    values[name] ?? outer?.value(name) ?? (modified == name ? nil : members[name])
  }

  /// The type of what a function around here is given; nil for any other name.
  func typeGiven(_ name: String) -> String? { typesGiven[name] ?? outer?.typeGiven(name) }

  /// What the body of a modifier around here calls the view that it is put on; nil for none.
  var modifiedName: String? { modified ?? outer?.modifiedName }

  /// Whether a name means the view that a modifier is put on, whatever a property of that name holds.
  func isModified(_ name: String) -> Bool {
    values[name] == nil && (modified == name || outer?.isModified(name) ?? false)
  }

  /// Notes what a property of `self` holds.
  func setMember(_ name: String, _ value: Value) {
    members[name] = value
    lead(to: value.scope)
  }

  /// What properties of `self` hold, here and around.
  var allMembers: [String: Value] {
    guard let outer, outer.type == type else { return members }
    return outer.allMembers.merging(members) { _, own in own }
  }

  /// Takes over what properties of `self` hold in another scope of the same value.
  func takeMembers(of other: Scope) {
    members.merge(other.allMembers) { own, _ in own }
    for value in members.values { lead(to: value.scope) }
  }

  func function(_ name: String) -> Function? { functions[name] ?? outer?.function(name) }
}

extension Expression {
  /// Whether it is a type of lists: `[UIBarButtonItem]` of `[UIBarButtonItem]()`.
  fileprivate var isListOfType: Bool {
    if case .list = self { true } else { false }
  }
}
