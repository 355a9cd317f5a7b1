internal import AppCode

/// Initializers that extensions of the app's own add to SwiftUI's views.
extension SwiftUIReader {
  /// A control that an extension of the app's own makes of SwiftUI's, looked through; nil where the
  /// initializer is SwiftUI's.
  func ownInitializer(
    _ name: String, _ call: Call, _ position: Position
  ) -> (call: Call, scope: Scope, mark: String)? {
    let isForeign = call.arguments.contains { argument in
      guard let label = argument.label, !Self.labels.contains(label) else {
        // SwiftUI's own of these names take closures.
        return ["icon", "title"].contains(argument.label ?? "") && !isClosure(argument.value)
      }
      return true
    }
    guard let entry = index.types[name], entry.kind == nil else { return nil }
    var makers = entry.functions("init", seenFrom: position.scope.path).flatMap(\.functions)
    if !isForeign {
      makers = makers.filter { takesCase($0, of: call, in: position.scope) }
    }
    guard let maker = index.best(makers, for: call, in: position.scope) else { return nil }
    let mark = "call:\(maker.path):\(maker.line)"
    guard !position.path.contains(mark) else { return nil }
    let scope = Scope(type: name, path: maker.path)
    scope.bind(maker, to: call, from: position.scope)
    guard let inner = Self.ownCall(in: maker.body) else { return nil }
    return (Call(callee: .name(name), arguments: inner.arguments, line: call.line), scope, mark)
  }

  /// Whether an initializer takes a case of an enumeration of the app's own where a call passes one,
  /// so that none of SwiftUI's is meant, whatever the labels: `Image(.plus)`.
  private func takesCase(_ maker: Function, of call: Call, in scope: Scope) -> Bool {
    call.arguments.contains { argument in
      guard let parameter = maker.parameters.first(where: { $0.label == argument.label }),
        let type = index.typeName(parameter.type, from: nil, in: maker.path),
        let entry = index.types[type], entry.kind == .enumeration
      else { return false }
      if case .member(nil, let name, _) = argument.value {
        return entry.casesByName[name] != nil || index.property(name, of: type) != nil
      }
      return follow.instance(argument.value, in: scope)?.type == type
    }
  }

  /// The first call of another initializer of the same type, also inside of branches.
  private static func ownCall(in body: [Statement]) -> Call? {
    for statement in body {
      switch statement {
      case .expression(.call(let call)):
        if case .member(.name("self")?, "init", _) = call.callee { return call }
      case .expression(.branches(let branches)), .branches(let branches):
        if let found = branches.lazy.compactMap({ ownCall(in: $0.body) }).first { return found }
      default: break
      }
    }
    return nil
  }

  /// Labels of the initializers of SwiftUI's controls.
  private static let labels: Set = [
    "action", "label", "role", "systemImage", "image", "destination", "value", "isOn", "selection",
    "content", "text", "item", "items", "subject", "message", "preview", "isActive", "tag",
    "primaryAction", "intent", "url", "verbatim", "tableName", "bundle", "comment", "icon", "title",
    "matching", "photoLibrary", "maxSelectionCount", "isPresented", "sources", "systemName",
    "decorative", "variableValue", "resource", "uiImage",
  ]
}
