internal import AppCode

/// Frames around screens that take the title and what else stands in the bar from the environment:
/// `Frame { … }.frameTitle("Notes")`.
extension SwiftUIReader {
  /// Notes what a modifier sets in the app's own environment, also inside of one of the app's own.
  func surround(
    _ position: inout Position, by name: String, _ call: Call, in scope: Scope, depth: Int = 0
  ) {
    if name == "tabViewStyle", let style = call.argument(nil) {
      position.isPaged = Self.isPages(style)
    }
    guard depth < 4, let values = index.types["EnvironmentValues"] else { return }
    if name == "environment" {
      guard call.arguments.count == 2 else { return }
      let path = call.arguments[0].value.source
      guard path.hasPrefix("\\."), values.propertiesByName[String(path.dropFirst(2))] != nil else {
        return
      }
      position.environment[String(path.dropFirst(2))] = Scope.Value(
        expression: call.arguments[1].value, scope: scope, type: "")
    } else if let function = ownModifier(name, call, in: scope.path), function.body.count == 1 {
      let inside = Scope(type: "View", path: function.path)
      inside.bind(function, to: call, from: scope)
      var step: Expression?
      switch function.body[0] {
      case .expression(let value), .result(let value?): step = value
      default: return
      }
      while case .call(let inner)? = step, let name = inner.name {
        surround(&position, by: name, inner, in: inside, depth: depth + 1)
        guard case .member(let base?, _, _) = inner.callee else { return }
        step = base
      }
    }
  }

  /// Walks a frame as a part of the screen that it stands around; false for any other view.
  func framed(_ type: String, _ call: Call, _ position: Position) -> Bool {
    guard isFrame(type, call),
      position.isFramed || frames.contains(type) || takesBar(type, from: position.environment),
      !position.path.contains(type),
      let (statements, scope) = body(of: type, call: (call, position.scope))
    else { return false }
    for property in index.types[type]?.properties ?? [] {
      guard property.attributes.contains("Environment"), let key = property.keyPath else {
        continue
      }
      let standard = follow.environment(key).map {
        Scope.Value(expression: $0, scope: scope, type: "")
      }
      if let value = position.environment[key] ?? standard {
        scope.setMember(property.name, value)
      }
    }
    frames.insert(type)
    if position.branch == nil { position.draft.isFramed = true }
    var inside = position.inside(scope)
    inside.path.insert(type)
    inside.isFramed = true
    walk(statements, inside)
    return true
  }

  /// Whether a view takes one of the values around it for its title or what else stands in the bar.
  private func takesBar(_ type: String, from environment: [String: Scope.Value]) -> Bool {
    guard !environment.isEmpty, let entry = index.types[type] else { return false }
    return entry.properties.contains { property in
      property.attributes.contains("Environment")
        && property.keyPath.map { environment[$0] != nil } ?? false
    }
  }

  /// Whether a closure shows nothing but a list whose elements only the running app knows.
  func isOpenList(_ closure: Closure, _ position: Position) -> Bool {
    guard closure.body.count == 1, case .expression(.call(let call)) = closure.body[0],
      call.name == "ForEach"
    else { return false }
    return follow.elements(of: call, in: position.scope) == nil
  }
}
