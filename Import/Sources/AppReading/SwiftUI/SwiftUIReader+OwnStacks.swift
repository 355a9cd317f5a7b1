internal import AppCode

/// Views of the app's own that are stacks: they put what they are handed first on a navigation controller
/// of UIKit's.
extension SwiftUIReader {
  /// Whether a call makes such a stack.
  func makesOwnStack(_ call: Call, in scope: Scope) -> Bool {
    guard call.closure() ?? call.closure("content") != nil,
      let type = index.typeMade(by: call, in: scope), holdsAnyView(type)
    else { return false }
    if let known = ownStacks[type] { return known != nil }
    ownStacks[type] = .some(nil)
    let isOfUIKit: Bool? =
      isStackController(type) || isAroundStack(type) ? true : isPlainStack(type) ? false : nil
    ownStacks[type] = .some(isOfUIKit)
    return isOfUIKit != nil
  }

  /// Whether a call that makes such a stack makes one of UIKit's.
  func makesStackOfUIKit(_ call: Call, in scope: Scope) -> Bool {
    index.typeMade(by: call, in: scope).flatMap { ownStacks[$0] ?? nil } ?? false
  }

  /// Whether a view is a stack of SwiftUI's with nothing on it but what it is handed, of which it says
  /// nothing more: `NavigationStack(root: content)`.
  private func isPlainStack(_ type: String) -> Bool {
    guard isView(type), let (statements, _) = body(of: type),
      let stack = Self.plainCall(statements),
      ["NavigationStack", "NavigationView"].contains(stack.name)
    else { return false }
    let arguments = stack.arguments.filter { $0.label != "path" }
    guard arguments.count == 1, let entry = index.types[type] else { return false }
    var shown = arguments[0].value
    if case .closure(let closure) = shown {
      guard closure.body.count == 1, case .expression(let value) = closure.body[0],
        let bare = Self.withoutModifiers(value)
      else { return false }
      shown = bare
      if case .call(let call) = shown, call.arguments.isEmpty { shown = call.callee }
    } else if arguments[0].label != "root" {
      return false
    }
    guard let name = Follower.path(shown)?.filter({ $0 != "self" }), name.count == 1,
      let kept = entry.propertiesByName[name[0]]?.property, kept.getter == nil,
      let made = kept.type?.split(separator: ">").last
    else { return false }
    return entry.parameters[made.filter { !" @?()".contains($0) }]?.contains("View") ?? false
  }

  /// The call that all that steps show is, without modifiers that say nothing of a bar; nil for any other.
  private static func plainCall(_ statements: [Statement]) -> Call? {
    guard statements.count == 1 else { return nil }
    switch statements[0] {
    case .expression(let value), .result(let value?):
      guard case .call(let call)? = withoutModifiers(value) else { return nil }
      return call
    default: return nil
    }
  }

  /// Modifiers that change nothing of a bar and show no other screen.
  private static let plainModifiers: Set = [
    "animation", "background", "edgesIgnoringSafeArea", "environmentObject", "frame", "id",
    "ignoresSafeArea", "interactiveDismissDisabled", "navigationViewStyle", "onAppear",
    "onDisappear", "padding", "presentationDetents", "presentationDragIndicator", "task",
    "transition", "zIndex",
  ]

  /// A view without modifiers of those; nil where it has another.
  private static func withoutModifiers(_ value: Expression) -> Expression? {
    var value = value
    while case .call(let call) = value, case .member(let base?, let name, _) = call.callee,
      base.source != "self"
    {
      guard plainModifiers.contains(name) else { return nil }
      value = base
    }
    return value
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
