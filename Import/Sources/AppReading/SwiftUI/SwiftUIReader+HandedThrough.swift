internal import AppCode

/// Views of the app's own that show what they are made with and nothing else, such as those that make
/// another one only when it is needed: `Lazily(Detail())`.
extension SwiftUIReader {
  /// What a call of such a view is made with, which it shows; nil for any other call.
  func handedThrough(_ call: Call, in scope: Scope) -> Expression? {
    guard call.arguments.count == 1, Follower.path(call.callee) != nil,
      let type = index.typeMade(by: call, in: scope), handsThrough(type)
    else { return nil }
    let shown = call.arguments[0].value
    // A name may be that of something which is no view.
    switch shown {
    case .call, .closure, .choice: return shown
    default: return nil
    }
  }

  /// Whether all that a view has in its body is the one thing that it is made with, a view or a closure
  /// that makes one.
  private func handsThrough(_ type: String) -> Bool {
    if let known = handingThrough[type] { return known }
    handingThrough[type] = false
    guard isView(type), let entry = index.types[type],
      let (statements, _) = body(of: type), statements.count == 1
    else { return false }
    let makers = entry.functionsByName["init", default: []].flatMap(\.functions)
    guard makers.allSatisfy({ $0.parameters.count == 1 }) else { return false }
    let kept = entry.properties.filter { property in
      !property.isStatic && property.getter == nil && property.value == nil
        && property.attributes.allSatisfy { $0 == "ViewBuilder" }
    }
    let others = entry.properties.filter { $0.name != "body" && !$0.isStatic }
    guard kept.count == 1, others.count == 1, let declared = kept[0].type,
      isAnyView(declared, in: entry)
    else { return false }
    var shown: Expression
    switch statements[0] {
    case .expression(let value), .result(let value?): shown = value
    default: return false
    }
    if case .call(let call) = shown {
      guard call.arguments.isEmpty else { return false }
      shown = call.callee
    }
    let path = Follower.path(shown) ?? []
    handingThrough[type] = path == [kept[0].name] || path == ["self", kept[0].name]
    return handingThrough[type] ?? false
  }

  /// Whether what a type is declared as is any view, or code without parameters that makes one.
  private func isAnyView(_ declared: String, in entry: CodeIndex.TypeEntry) -> Bool {
    let made = declared.split(separator: "->", maxSplits: 1).map { $0.filter { $0 != " " } }
    guard let name = made.last, made.count == 1 || made[0].hasSuffix("()") else { return false }
    return name == "AnyView" || entry.parameters[name]?.contains("View") ?? false
  }
}
