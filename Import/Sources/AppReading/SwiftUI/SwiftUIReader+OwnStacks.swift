internal import AppCode

/// Views of the app's own that are stacks: they put what they are handed first on a navigation controller
/// of UIKit's.
extension SwiftUIReader {
  /// Whether a call makes such a stack.
  func makesOwnStack(_ call: Call, in scope: Scope) -> Bool {
    guard call.closure() ?? call.closure("content") != nil,
      let type = index.typeMade(by: call, in: scope), holdsAnyView(type)
    else { return false }
    if let known = ownStacks[type] { return known }
    ownStacks[type] = false
    let isStack = isStackController(type) || isAroundStack(type)
    ownStacks[type] = isStack
    return isStack
  }

  /// Whether a type is generic in a view.
  fileprivate func holdsAnyView(_ type: String) -> Bool {
    index.types[type]?.parameters.values.contains { $0.contains("View") } ?? false
  }

  /// Whether all that a view shows is a navigation controller with what it is handed.
  private func isAroundStack(_ type: String) -> Bool {
    guard isView(type), let (statements, _) = body(of: type), statements.count == 1 else {
      return false
    }
    var shown: Expression
    switch statements[0] {
    case .expression(let value), .result(let value?): shown = value
    default: return false
    }
    while case .call(let call) = shown, case .member(let base?, _, _) = call.callee { shown = base }
    guard case .call(let call) = shown, let path = Follower.path(call.callee),
      let inner = index.typeName(path.joined(separator: "."), from: type)
    else { return false }
    return holdsAnyView(inner) && isStackController(inner)
  }

  /// Whether a type wraps a navigation controller whose first screen is a view that it is handed.
  private func isStackController(_ type: String) -> Bool {
    guard conforms(type, to: "UIViewControllerRepresentable"),
      let make = index.types[type]?.functions.first(where: { $0.name == "makeUIViewController" })
    else { return false }
    var stacks = 0
    ExpressionVisitor.visit(make.body) { value in
      if case .call(let call) = value, call.name == "UINavigationController",
        case .call(let host)? = call.argument("rootViewController"),
        host.name == "UIHostingController"
      {
        stacks += 1
      }
      return true
    }
    return stacks == 1
  }
}

/// Frames of the app's own that put what they are handed on a stack of SwiftUI's.
extension SwiftUIReader {
  /// Whether a view that is generic in others puts all that it shows of those on a stack:
  /// `NavigationStack { content() }`.
  func putsOnStack(_ type: String) -> Bool {
    if let known = stackFrames[type] { return known }
    stackFrames[type] = false
    guard isView(type), holdsAnyView(type), let entry = index.types[type],
      let (statements, _) = body(of: type)
    else { return false }
    let kept = entry.properties.filter { property in
      guard property.getter == nil, let made = property.type?.split(separator: ">").last else {
        return false
      }
      return entry.parameters[made.filter { !" @?()".contains($0) }]?.contains("View") ?? false
    }
    let handed = Set(kept.map(\.name))
    guard !handed.isEmpty else { return false }
    stackFrames[type] = Self.puts(handed, onStackIn: statements, of: entry)
    return stackFrames[type] ?? false
  }

  private static func puts(
    _ handed: Set<String>, onStackIn body: [Statement], of entry: CodeIndex.TypeEntry
  ) -> Bool {
    var (isFound, isBeside) = (false, false)
    var seen: Set<String> = []
    func look(_ value: Expression, onStack: Bool) -> Bool {
      switch value {
      case .call(let call)
      where call.name.map { $0 == "NavigationLink" || Self.elsewhere.contains($0) } ?? false:
        // What is shown there stands on no stack here.
        for argument in call.arguments {
          ExpressionVisitor.visit(argument.value) { look($0, onStack: false) }
        }
        if case .member(let base?, _, _) = call.callee {
          ExpressionVisitor.visit(base) { look($0, onStack: onStack) }
        }
        return false
      case .call(let call) where ["NavigationStack", "NavigationView"].contains(call.name):
        for argument in call.arguments where !onStack {
          ExpressionVisitor.visit(argument.value) { look($0, onStack: true) }
        }
        return onStack
      case .name(let name), .member(.name("self")?, let name, _):
        if handed.contains(name) {
          if onStack { isFound = true } else { isBeside = true }
        } else if let getter = entry.propertiesByName[name]?.property.getter,
          seen.insert(name + (onStack ? " on" : "")).inserted
        {
          ExpressionVisitor.visit(getter) { look($0, onStack: onStack) }
        }
      default: break
      }
      return !isBeside
    }
    ExpressionVisitor.visit(body) { look($0, onStack: false) }
    return isFound && !isBeside
  }
}
