internal import AppCode

/// What views of the app's own are handed to do, as a button is, rather than to show.
extension SwiftUIReader {
  /// Walks what a view of the app's own is handed; of what it is handed to do, nothing stands in it.
  func contentsWithoutActions(_ call: Call, of type: String, _ position: Position) {
    var (rest, actions) = (call, call)
    rest.arguments = call.arguments.filter { !isAction($0, of: type) }
    guard rest.arguments.count < call.arguments.count else { return contents(call, position) }
    actions.arguments = call.arguments.filter { isAction($0, of: type) }
    contents(rest, position)
    let (holdsUnknown, parts) = (position.draft.holdsUnknown, position.draft.handedParts)
    contents(actions, position)
    (position.draft.holdsUnknown, position.draft.handedParts) = (holdsUnknown, parts)
  }

  /// Whether a view only does what a closure says that it is handed.
  private func isAction(_ argument: Argument, of type: String) -> Bool {
    guard case .closure = argument.value else { return false }
    return actions(of: type)[argument.label ?? ""] ?? false
  }

  /// Whether all of a view that takes a closure gives nothing back, by its label.
  private func actions(of type: String) -> [String: Bool] {
    if let known = handedActions[type] { return known }
    var found: [String: Bool] = [:]
    if let entry = index.types[type] {
      let makers = entry.functions.filter { $0.name == "init" }.flatMap(\.parameters)
      let kept = entry.properties.filter { $0.getter == nil && !$0.isStatic }
      found = Self.actions(kept.map { ($0.name, $0.type ?? "") })
      found.merge(Self.actions(makers.map { ($0.label ?? "", $0.type) })) { _, maker in maker }
      // Which of them takes one without a label, its place says; all of them are asked.
      let functions = makers.map(\.type).filter { $0.contains("->") }
      let taking =
        functions.isEmpty ? kept.compactMap(\.type).filter { $0.contains("->") } : functions
      // A view that keeps others may be handed one by that closure as well.
      let keepsViews = kept.contains { $0.attributes.contains("ViewBuilder") }
      found[""] = !keepsViews && !taking.isEmpty && taking.allSatisfy(Self.givesNothing)
    }
    handedActions[type] = found
    return found
  }

  /// Whether all that has a name is a function that gives nothing back, by that name.
  private static func actions(_ named: [(name: String, type: String)]) -> [String: Bool] {
    named.reduce(into: [:]) { found, one in
      found[one.name] = found[one.name] ?? true && givesNothing(one.type)
    }
  }

  /// Whether what a type says is a function that gives nothing back: `(() -> Void)?`.
  private static func givesNothing(_ type: String) -> Bool {
    guard type.contains("->"), let result = type.split(separator: ">").last else { return false }
    return ["Void", "Void)", "()", "())"].contains(result.filter { !" ?".contains($0) })
  }
}
