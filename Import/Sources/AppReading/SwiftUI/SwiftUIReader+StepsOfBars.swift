internal import AppCode

/// What of a view's code its own bar may come from.
extension SwiftUIReader {
  /// What a view shows itself: its body with all of its own that the body names, but for what comes over it
  /// or is pushed, which has a bar of its own; all of its code where it has no body.
  func stepsOfBar(_ entry: CodeIndex.TypeEntry) -> [(body: [Statement], path: String)] {
    let getters = Dictionary(
      entry.properties.compactMap { property in
        property.getter.map { (property.name, ($0, property.path)) }
      }, uniquingKeysWith: { first, _ in first })
    let functions = Dictionary(grouping: entry.functions, by: \.name)
    var (open, seen, found) = (["body"], Set(["body"]), [(body: [Statement], path: String)]())
    func look(_ value: Expression) -> Bool {
      switch value {
      case .call(let call):
        if call.name == "NavigationLink" { return false }
        if let base = Self.shown(besides: call) {
          ExpressionVisitor.visit(base, look)
          return false
        }
        if let name = call.name, seen.insert(name).inserted { open.append(name) }
      case .name(let name), .member(_, let name, _):
        if seen.insert(name).inserted { open.append(name) }
      default: break
      }
      return true
    }
    while let name = open.popLast() {
      var steps: [(body: [Statement], path: String)] = []
      if let (body, path) = getters[name] { steps.append((body, path)) }
      steps += (functions[name] ?? []).map { ($0.body, $0.path) }
      for step in steps { ExpressionVisitor.visit(step.body, look) }
      found += steps
    }
    guard found.isEmpty else { return found }
    return entry.properties.compactMap { property in
      property.getter.map { (body: $0, path: property.path) }
    } + entry.functions.map { (body: $0.body, path: $0.path) }
  }

  /// What a modifier that shows another screen is put on; nil for any other call.
  static func shown(besides call: Call) -> Expression? {
    guard let name = call.name, elsewhere.contains(name),
      case .member(let base?, _, _) = call.callee
    else { return nil }
    return base
  }

  /// Most modifiers between a stack and one that hangs on it.
  private static let limitOfModifiers = 64

  /// Whether a modifier hangs on a stack from outside, where it says nothing of that stack's bar.
  static func hangsOnStack(_ call: Call) -> Bool {
    var shown = call
    for _ in 0..<limitOfModifiers {
      guard case .member(let base?, _, _) = shown.callee else {
        return ["NavigationStack", "NavigationView"].contains(shown.name)
      }
      guard case .call(let inner) = base else { return false }
      shown = inner
    }
    return false
  }
}
