internal import AppCode

extension SwiftUIReader {
  /// The items of a view of the app's own whose name hides one of SwiftUI's; nil for any other.
  func hiding(_ name: String, _ call: Call, _ placement: String, _ position: Position) -> [Item]? {
    guard case .name = call.callee,
      let type = index.typeName(name, from: position.scope.type, in: position.scope.path),
      TwinTypes.spelled(type) == name,
      Self.hidden.contains(name), index.types[type]?.kind == .structure, isView(type),
      !position.path.contains(type), let home = index.types[type]?.place.path,
      sees(home, from: position.scope.path)
    else { return nil }
    return looked(through: call, placement, position)
  }

  /// Whether what a file declares can be seen from another, as far as folders of a package's modules
  /// tell: in the same module, or in one that is imported.
  private func sees(_ home: String, from path: String) -> Bool {
    func module(_ path: String) -> Substring? {
      let folders = path.split(separator: "/")
      guard let place = folders.lastIndex(of: "Sources"), place + 2 < folders.count else {
        return nil
      }
      return folders[place + 1]
    }
    guard let other = module(home) else { return true }
    return other == module(path) || index.imports[path]?.contains(String(other)) ?? false
  }

  /// Names of SwiftUI's controls.
  private static let hidden: Set = [
    "Button", "Menu", "Toggle", "Link", "Picker", "ShareLink", "EditButton", "ProgressView",
    "Label", "Text", "Image", "ControlGroup", "Divider", "PhotosPicker",
  ]

  /// The system's button that a view of the app's own wraps for SwiftUI; nil for any other.
  func wrapped(_ name: String, _ position: Position) -> String? {
    guard let type = index.typeName(name, from: position.scope.type, in: position.scope.path),
      conforms(type, to: "UIViewRepresentable"),
      let make = index.types[type]?.functions.first(where: { $0.name == "makeUIView" })
    else { return nil }
    let scope = Scope(type: type, path: make.path)
    for outcome in follow.outcomes(make.body, in: scope) {
      var made = outcome.expression
      if case .name = made, let value = follow.target(made, in: outcome.scope) {
        made = value.expression
      }
      if case .call(let call) = made, call.name == "UIButton",
        case .member(_, "close", _)? = call.argument("type")
      {
        return "close"
      }
    }
    return nil
  }

  /// The two texts of which a condition chooses one that stands in a bar by itself, each in its
  /// branch; nil for any other text, and inside of a button's label.
  func either(_ call: Call, _ placement: String, _ position: Position) -> [Item]? {
    guard placement != "label", call.arguments.count == 1, let first = call.argument(nil) else {
      return nil
    }
    var value = Scope.Value(expression: first, scope: position.scope)
    for _ in 0..<4 {
      guard case .name = value.expression,
        let next = follow.target(value.expression, in: value.scope)
      else { break }
      value = next
    }
    guard case .choice(let condition, let yes, let no) = value.expression else { return nil }
    let texts = [(condition, yes), ("else", no)].map { condition, text in
      Branch(
        condition: condition, subject: nil, cases: [], bindings: [], body: [.expression(text)])
    }
    return ways(texts, position.inside(value.scope)).compactMap { branch, inside in
      guard case .expression(let chosen)? = branch.body.first else { return nil }
      var shown = call
      shown.arguments[0].value = chosen
      guard let found = text.answer(.call(shown), in: inside.scope, isKey: true) else { return nil }
      var item = Item(
        .label(found.words), .placement(placement), at: Place(position.scope.path, call.line),
        found.confidence
      ).still
      item.branch = inside.branch
      return item
    }
  }

  /// The items of a view of The Composable Architecture that only looks at a store for what it holds.
  func observing(_ call: Call, _ placement: String, _ position: Position) -> [Item] {
    guard let closure = call.closure("content") ?? call.closure() else { return [] }
    let scope = position.scope.inner()
    if let store = call.argument(nil), let name = closure.parameters.first {
      scope.set(name, Scope.Value(expression: store, scope: position.scope))
    }
    return controls(closure.body, placement, position.inside(scope))
  }

  /// The closure that a view of a library is made with and nothing else, which it holds as far as
  /// anybody can tell; nil for any other call.
  func framed(_ call: Call, _ position: Position) -> Closure? {
    guard let name = call.name, name.first?.isUppercase == true, !name.contains("Button"),
      call.arguments.count == 1, call.arguments[0].label == nil,
      case .closure(let closure) = call.arguments[0].value, closure.parameters.isEmpty,
      index.typeName(name, from: position.scope.type, in: position.scope.path) == nil
    else { return nil }
    return closure
  }

  /// The items inside of a library's view, where all of them are known; nil for any other call.
  func around(_ call: Call, _ placement: String, _ position: Position) -> [Item]? {
    guard let closure = framed(call, position) else { return nil }
    let items = controls(closure.body, placement, position.inside(position.scope.inner()))
    return !items.isEmpty && items.allSatisfy(\.isKnown) ? items : nil
  }

  /// Whether a step of a builder makes items of a toolbar.
  static func makesItems(_ statement: Statement) -> Bool {
    var found = false
    ExpressionVisitor.visit([statement]) { expression in
      if case .call(let call) = expression {
        found = found || ["ToolbarItem", "ToolbarItemGroup"].contains(call.name ?? "")
      }
      return !found
    }
    return found
  }
}
