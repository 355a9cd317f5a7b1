internal import AppCode

/// Views of the app's own that show what they are handed, as a card does: that stands where they are
/// made, and is looked at there.
extension SwiftUIReader {
  /// What a view of the app's own is handed to show, under the name of a property.
  struct HandedPart: Hashable {
    var type: String
    var property: String
  }

  /// How far a name is followed that stands for another.
  private static let stepLimit = 8

  /// Most calls of a view that are looked at for what it is handed.
  private static let callLimit = 400

  /// Notes that something is shown of which nothing is known where it is named, unless it is what the
  /// view is handed, or what a view of the system's or a library's gives a closure.
  ///
  /// - Parameter isCalled: whether it is called.
  func noteUnknown(_ shown: Expression, isCalled: Bool, _ position: Position) {
    guard var path = Follower.path(shown) else {
      position.draft.holdsUnknown = true
      return
    }
    if path.first == "self" { path.removeFirst() }
    guard let first = path.first else { return }
    let isOfType = first.first?.isUppercase == true
    if isOfType ? !isCalled : isOfGiven(.name(first), position) { return }
    guard path.count == 1, let type = position.scope.type,
      let name = nameOfProperty(first, in: position.scope),
      let property = keptView(name, of: type)
    else {
      position.draft.holdsUnknown = true
      return
    }
    if let declared = property.type, Self.plainViews.contains(declared) { return }
    position.draft.handedParts.insert(HandedPart(type: type, property: name))
  }

  /// Whether a name is that of what a view of the system's or a library's gives a closure around, or of a
  /// part of it.
  func isOfGiven(_ value: Expression?, _ position: Position) -> Bool {
    guard !position.given.isEmpty, let value, var name = Follower.path(value)?.first else {
      return false
    }
    var scope = position.scope
    for _ in 0..<Self.stepLimit {
      guard let next = scope.value(name), let path = Follower.path(next.expression),
        let first = path.first, first != "self"
      else { break }
      (name, scope) = (first, next.scope)
    }
    return scope.value(name) == nil && position.given.contains(name)
  }

  /// The property that a name stands for, which may have been given to another of the same name:
  /// `if let icon { icon() }`; nil for any other name.
  private func nameOfProperty(_ name: String, in scope: Scope) -> String? {
    var (name, scope) = (name, scope)
    for _ in 0..<Self.stepLimit {
      guard let next = scope.value(name) else { return name }
      // It is known to be handed over, if not what it is.
      if next.expression.isSomething, case .call(let call) = next.expression,
        case .name(let property)? = call.argument(nil)
      {
        return property
      }
      guard var path = Follower.path(next.expression), next.scope.type == scope.type else {
        return nil
      }
      if path.first == "self" { path.removeFirst() }
      guard path.count == 1 else { return nil }
      (name, scope) = (path[0], next.scope)
    }
    return nil
  }

  /// A property of a view that keeps a view of any kind, or code that makes one; nil for any other.
  private func keptView(_ name: String, of type: String) -> Property? {
    guard isView(type), let entry = index.types[type],
      let property = entry.properties.first(where: { $0.name == name }), property.getter == nil,
      !property.isStatic, property.attributes.allSatisfy({ $0 == "ViewBuilder" }),
      let declared = property.type
    else { return nil }
    let made = declared.split(separator: ">").last.map { part in
      part.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    guard let made else { return nil }
    let isAnyView = made == "AnyView" || entry.parameters[made]?.contains("View") ?? false
    return isAnyView || Self.plainViews.contains(declared) ? property : nil
  }

  /// Views of SwiftUI's that are made of nothing else.
  private static let plainViews: Set = ["Color", "Image", "Text"]

  /// How far something is followed that views hand on to each other.
  private static let handingLimit = 64

  /// Whether all that a view is ever handed for a property is looked at where it is handed over.
  ///
  /// - Parameter depth: how many views have handed it on.
  func isLookedAt(_ part: HandedPart, depth: Int = 0) -> Bool {
    if let known = lookedAt[part] { return known }
    guard depth < Self.handingLimit else { return false }
    // Who hands it on to a view of the same type says no more.
    lookedAt[part] = true
    let calls = makers?.calls[part.type] ?? []
    let isKnown =
      !calls.isEmpty && calls.count <= Self.callLimit
      && calls.allSatisfy { isLookedAt(part, by: $0, depth: depth) }
    lookedAt[part] = isKnown
    return isKnown
  }

  private func isLookedAt(
    _ part: HandedPart, by maker: ViewMakers.MakingCall, depth: Int
  ) -> Bool {
    let scope = Scope(type: maker.outer, path: maker.path)
    follow.fuel.fill(at: Place(maker.path, maker.call.line))
    guard var passed = follow.passed(part.property, by: (maker.call, scope), to: part.type) else {
      // It is what the view has without being handed any.
      return !maker.call.arguments.contains { $0.label == part.property }
    }
    for _ in 0..<Self.stepLimit {
      // An initializer makes it once: `self.content = content()`.
      var shown = passed.expression
      if case .call(let call) = shown, call.arguments.isEmpty { shown = call.callee }
      guard case .name(let name) = shown, let next = passed.scope.value(name) else { break }
      passed = next
    }
    switch passed.expression {
    case .null: return true
    case .closure(let closure):
      let isContent = maker.call.arguments.contains { argument in
        if case .closure = argument.value { Self.isContent(argument.label) } else { false }
      }
      return passed.scope === scope && isContent
        || quietViews.isQuiet(
          .closure(closure), of: passed.scope.type ?? part.type, in: passed.scope.path)
    default: return isPlain(passed.expression, in: passed.scope, depth: depth)
    }
  }

  /// Whether a view that is no closure says nothing of a bar: one of the system's, or what the view that hands
  /// it over is handed itself.
  private func isPlain(_ shown: Expression, in scope: Scope, depth: Int) -> Bool {
    var root = shown
    while case .call(let call) = root, case .member(let base?, _, _) = call.callee,
      !isTypePath(base, in: scope)
    {
      if case .name("self") = base { break }
      root = base
    }
    if case .call(let call) = root, let name = Follower.path(call.callee)?.last,
      name.first?.isUppercase == true
    {
      if name == "AnyView" {
        guard let inner = call.argument(nil) ?? call.argument("erasing"),
          depth < Self.handingLimit, isPlain(inner, in: scope, depth: depth + 1)
        else { return false }
      }
      return quietViews.isQuiet(shown, of: scope.type ?? "", in: scope.path)
    }
    if case .call(let call) = root, call.arguments.isEmpty { root = call.callee }
    guard var path = Follower.path(root), let type = scope.type else { return false }
    if path.first == "self" { path.removeFirst() }
    guard path.count == 1, let property = keptView(path[0], of: type) else { return false }
    if let declared = property.type, Self.plainViews.contains(declared) { return true }
    return isLookedAt(HandedPart(type: type, property: path[0]), depth: depth + 1)
  }
}

extension Scope {
  /// Whether names of another scope may mean the same here, as one of them stands in the other.
  func stands(with other: Scope) -> Bool {
    if outer === other { return true }
    var around: Scope? = other
    while let next = around {
      if next === self { return true }
      around = next.outer
    }
    return false
  }
}
