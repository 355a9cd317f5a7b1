internal import AppCode

extension Follower {
  /// Whether a condition about a view's own state holds before anything happens; nil for any other.
  func holdsAtStart(_ condition: String, in scope: Scope) -> Bool? {
    guard fuel.ask() else { return nil }
    defer { fuel.answer() }
    let asked = asked(condition)
    if let parts = asked.listed {
      let answers = parts.map { holdsAtStart($0, in: scope) }
      return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    }
    if let (parts, decisive) = asked.joined {
      let answers = parts.map { holdsAtStart($0, in: scope) }
      return answers.contains(decisive) ? decisive : answers.contains(nil) ? nil : !decisive
    }
    if let known = asked.onDevice ?? storedFlag(condition) {
      return known
    }
    if let asks = asksForTrouble(condition, in: scope) { return !asks }
    if let known = holdsWhileMissing(condition, in: scope) { return known }
    // A screen comes without being edited.
    if let asks = asked.editing { return !asks }
    let words = asked.words.map(String.init)
    guard let first = words.first else { return nil }
    if first == "let" || first == "var" {
      guard let name = words.count == 4 && words[2] == "=" ? words[3] : words.dropFirst().first,
        words.count == 2 || words.count == 4
      else { return nil }
      if case .null? = startingValue(name, in: scope) { return false }
      return nil
    }
    let isTurned = first.hasPrefix("!")
    if words.count == 1, let inner = workedOut(flag: String(first.drop { $0 == "!" }), in: scope),
      fuel.enter()
    {
      defer { fuel.leave() }
      return holdsAtStart(inner.condition, in: inner.scope).map { $0 != isTurned }
    }
    if words.count == 1, let known = computedAtStart(String(first.drop { $0 == "!" }), in: scope) {
      return known != isTurned
    }
    if words.count == 3, words[2] == "nil", ["==", "!="].contains(words[1]), !isTurned,
      isOfEmptyList(first, in: scope)
    {
      return words[1] == "=="
    }
    guard let start = startingValue(isTurned ? String(first.dropFirst()) : first, in: scope)
    else { return nil }
    if words.count == 1, case .bool(let flag) = start { return flag != isTurned }
    guard words.count == 3, ["==", "!="].contains(words[1]), !isTurned else { return nil }
    switch start {
    case .number, .text, .bool, .null, .member(nil, _, _):
      return (start.source == Self.bareCase(words[2])) == (words[1] == "==")
    case .member(.name(let type)?, let name, _)
    where index.typeName(type, from: scope.type, in: scope.path).flatMap { index.types[$0] }?.kind
      == .enumeration:
      return (".\(name)" == Self.bareCase(words[2])) == (words[1] == "==")
    default: return nil
    }
  }

  /// Whether a modifier shows something where a flag of the view's says so which nothing ever sets,
  /// `.sheet(isPresented: $isOpen)` of `@State private var isOpen = false`, or for a case that nothing makes.
  func neverShows(_ call: Call, in scope: Scope) -> Bool {
    guard let name = call.name, NeverUsed.presenters.contains(name) else { return false }
    if index.never.cases.shows(call) { return true }
    if let path = call.argument("item").flatMap(Self.path)?.filter({ $0 != "self" }),
      path.count == 1, path[0].hasPrefix("$"), let type = scope.type,
      let (property, _) = index.property(String(path[0].dropFirst()), of: type)
    {
      return index.never.isNothing(property) || isOfOtherDevices(property, of: type)
    }
    guard let flag = call.argument("isPresented").flatMap(Self.path)?.filter({ $0 != "self" }),
      let first = flag.first, first.hasPrefix("$"), let type = scope.type
    else { return false }
    if flag.count == 2 { return isNeverSet(flag[1], of: String(first.dropFirst()), type) }
    guard flag.count == 1, let (property, _) = index.property(String(flag[0].dropFirst()), of: type)
    else { return false }
    return index.never.flag(property) == false || isOfOtherDevices(property, of: type)
  }

  /// Whether a flag of a view's own state, which starts as off, or a value of it that starts as nothing, is
  /// set only in ways that the device never takes: `if sizeClass == .regular { showsPanel = true }` on a
  /// phone.
  private func isOfOtherDevices(_ property: Property, of type: String) -> Bool {
    guard property.attributes == ["State"], property.startsUnset, let entry = index.types[type]
    else { return false }
    return given.flagsOfOthers(type) { OtherDevices.flags(in: entry, isPad: index.isPad) }
      .contains(property.name)
  }

  /// Whether a flag of a class, which starts as off, is set only in ways that the device never takes.
  func isLeftToOtherDevices(_ property: Property, of type: String) -> Bool {
    guard property.attributes.isEmpty, property.startsAsOff, index.types[type]?.kind == .class
    else { return false }
    return given.flagsOfAll(in: index).left.contains(property.name)
  }

  /// Whether a flag of an object that a view keeps starts as off, and is set only in ways that the device
  /// never takes.
  private func isNeverSet(_ name: String, of object: String, _ type: String) -> Bool {
    guard let (holder, owner) = index.property(object, of: type), holder.getter == nil else {
      return false
    }
    var made = holder.type
    if made == nil, case .call(let call)? = holder.value { made = call.name }
    guard let kept = made.flatMap({ index.typeName($0, from: owner) }),
      index.types[kept]?.kind == .class || index.types[kept]?.kind == .structure,
      let (flag, _) = index.property(name, of: kept), flag.getter == nil,
      case .bool(false)? = flag.value
    else { return false }
    return given.flagsOfAll(in: index).left.contains(name)
  }

  /// The condition that a flag of the type itself is worked out from; nil for any other.
  func workedOut(flag name: String, in scope: Scope) -> (condition: String, scope: Scope)? {
    guard scope.value(name) == nil, let type = scope.type,
      let (property, _) = index.property(name, of: type), property.type == "Bool",
      let getter = property.getter, getter.count == 1
    else { return nil }
    switch getter[0] {
    case .expression(let value), .result(let value?):
      return (value.source, Scope(type: type, path: property.path))
    default: return nil
    }
  }

  /// What a view's state, or a property of what it keeps, starts as; nil for anything else.
  func startingValue(_ name: String, in scope: Scope) -> Expression? {
    let path = name.split(separator: ".").map(String.init).filter { $0 != "self" }
    if path.count == 1, let state = bound(path[0], in: scope) { return state }
    guard let first = path.first, path.count < 3, path.count == 2 || scope.value(first) == nil,
      let type = scope.type, let (property, owner) = index.property(first, of: type)
    else { return nil }
    if let getter = property.getter {
      return path.count == 1
        ? startingCase(getter, Scope(type: type, path: property.path), from: scope) : nil
    }
    if path.count == 1, let key = property.keyPath, property.attributes.contains("Environment") {
      return environment(key)
    }
    if path.count == 2, path[1] == "wrappedValue", property.value == nil,
      property.type?.hasPrefix("FocusState<") ?? false
    {
      return Self.withoutFocus(property.type ?? "")
    }
    if path.count == 1 {
      if property.attributes.contains("FocusState") {
        return property.value ?? Self.withoutFocus(property.type ?? "")
      }
      if property.attributes == ["Binding"] { return boundStates.start(of: first, in: type, self) }
      guard property.attributes.contains(where: Self.states.contains) else { return nil }
      return property.value ?? Self.nothing(property)
    }
    // A property of a value that is made of nothing, or of an object.
    var made = property.type
    switch property.value {
    case .call(let call)? where call.arguments.isEmpty: made = made ?? call.name
    case nil: break
    default: return nil
    }
    guard let made = made.flatMap({ index.typeName($0, from: owner) }),
      let entry = index.types[made],
      property.attributes.contains(where: { Self.states.contains($0) || Self.objects.contains($0) }
      ) || entry.kind == .class && isPartOfView(type),
      entry.kind == .class || property.value != nil,
      let (inner, _) = index.property(path[1], of: made), inner.getter == nil, !inner.isStatic,
      !inner.isConstant
    else { return nil }
    return left(in: inner, byInitializersOf: made) ?? inner.value ?? Self.nothing(inner)
  }

  /// What the state of another view starts as that a view is handed: `page` of `Bar(page: $page)`.
  private func bound(_ name: String, in scope: Scope) -> Expression? {
    guard let value = passed(.name(name), in: scope), value.scope !== scope,
      case .name(let state) = value.expression, state.hasPrefix("$"), fuel.enter()
    else { return nil }
    defer { fuel.leave() }
    return startingValue(String(state.dropFirst()), in: value.scope)
  }

  /// Whether a type is a part of a screen in SwiftUI, which keeps the model of that screen.
  func isPartOfView(_ type: String) -> Bool {
    let names = index.ancestors(type)
    return ["View", "ViewModifier", "ToolbarContent", "CustomizableToolbarContent"].contains {
      names.contains($0) || names.contains("SwiftUI." + $0)
    }
  }

  /// What says where the focus is as a screen comes, before anything has it.
  private static func withoutFocus(_ type: String) -> Expression? {
    if type == "Bool" || type.hasPrefix("FocusState<Bool>") { return .bool(false) }
    return type.hasSuffix("?") || type.contains("?>") ? .null : nil
  }

  /// What an optional starts as that nothing is put into.
  private static func nothing(_ property: Property) -> Expression? {
    guard property.type?.hasSuffix("?") ?? false, !property.isConstant else { return nil }
    return .null
  }

  /// Attributes of properties that a view keeps and changes.
  private static let states: Set = ["State", "AppStorage", "SceneStorage"]

  /// Attributes of properties that hold an object whose changes a view follows.
  private static let objects: Set = [
    "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Bindable",
  ]

  /// Whether a flag of a class holds as its screen comes: a variable with a value that none of the
  /// functions changes that run before, or what it works out of such; nil for any other condition.
  ///
  /// - Parameter steps: through how many properties it may be worked out.
  func flagHolds(
    _ condition: String, of type: String, early: Set<String>, in scope: Scope, steps: Int = 4
  ) -> Bool? {
    var isTurned = condition.hasPrefix("!")
    var name = String(isTurned ? condition.dropFirst() : condition[...])
    let words = condition.split(separator: " ")
    if words.count == 3, !isTurned, ["true", "false"].contains(words[2]),
      ["==", "!="].contains(words[1])
    {
      (name, isTurned) = (String(words[0]), (words[1] == "==") != (words[2] == "true"))
    }
    if name.hasPrefix("self.") { name.removeFirst(5) }
    if let known = workedOutAtFirst(name, of: type, early: early, in: scope, steps: steps) {
      return known != isTurned
    }
    guard scope.value(name) == nil, index.types[type]?.kind == .class,
      let (property, _) = index.property(name, of: type), property.getter == nil,
      !property.isConstant, !property.isStatic, case .bool(let flag)? = property.value,
      property.attributes.allSatisfy({ ["IBInspectable", "objc", "Published"].contains($0) }),
      index.assigned.setters(of: name, in: index.lineage(type)).isDisjoint(with: early)
    else { return nil }
    return flag != isTurned
  }

  /// A case of an enumeration without the name of its type, `.two` for `Mode.two`; what is none stays.
  private static func bareCase(_ source: String) -> String {
    guard source.first?.isUppercase ?? false, let dot = source.lastIndex(of: ".") else {
      return source
    }
    return String(source[dot...])
  }
}
