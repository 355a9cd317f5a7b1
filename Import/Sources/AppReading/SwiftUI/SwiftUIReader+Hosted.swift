internal import AppCode

extension SwiftUIReader {
  /// Walks views that functions put onto a navigation controller in a hosting controller, and about whose
  /// bar they say something there: buttons that only this place gives them.
  func readHosted() {
    for (type, entry) in index.types.sorted(by: { $0.key < $1.key }) where !isPreview(type) {
      for function in entry.functions where !function.body.isEmpty {
        readHosted(by: function, of: type, entry)
      }
    }
  }

  private func readHosted(by function: Function, of type: String, _ entry: CodeIndex.TypeEntry) {
    var roots: [(view: Expression, call: Call)] = []
    var isStacked = false
    var isPresented = false
    // A navigation controller of UIKit's has small titles where nobody says otherwise.
    var isPlain = false
    ExpressionVisitor.visit(function.body) { expression in
      if case .assign(.member(_, "prefersLargeTitles", _), _, _) = expression { isPlain = false }
      guard case .call(let call) = expression, let name = call.name else { return true }
      if name == "UIHostingController", let root = call.argument("rootView") {
        roots.append((root, call))
      }
      if name == "UINavigationController" { isPlain = true }
      if name == "present" { isPresented = true }
      if name == "pushViewController" || name.hasSuffix("NavigationController") { isStacked = true }
      return true
    }
    guard roots.count == 1, isStacked else { return }
    var view = roots[0].view
    if case .name(let name) = view {
      for case .binding(let binding) in function.body where binding.name == name {
        view = binding.value ?? view
      }
    }
    guard saysOfBar(view) else { return }
    follow.fuel.fill(at: Place(function.path, function.line))
    bodies.begin()
    let scope = Scope(type: type, path: function.path)
    for parameter in function.parameters { scope.declare(parameter.name) }
    let holder = typed[type] ?? Draft(type, type: nil, at: entry.place)
    let count = loose.count
    present(
      [.expression(view)], "hosted", roots[0].call, Position(draft: holder, scope: scope),
      isSheet: isPresented)
    for draft in loose[count...] {
      draft.isHosted = true
      draft.screen.isOnPlainStack = isPlain && isPresented
    }
    // What is no view of the app's own has no screen to be a state of.
    dropLoose(from: count) { $0.core == nil }
  }

  /// Whether modifiers of a view give it buttons.
  private func saysOfBar(_ view: Expression) -> Bool {
    guard case .call(let call) = view, case .member(let base?, let name, _) = call.callee else {
      return false
    }
    return ["toolbar", "navigationBarItems"].contains(name) || saysOfBar(base)
  }
}
