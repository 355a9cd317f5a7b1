internal import AppCode

/// Drawn stacks with classes of the app's own: whether the code leaves their large titles as drawn.
struct DrawnStacks {
  private let index: CodeIndex

  init(_ index: CodeIndex) { self.index = index }

  /// Screens with what is drawn of their stacks, where no code around those asks for large titles.
  func settled(_ found: [InterfaceReader.Found]) -> [InterfaceReader.Found] {
    let stacks = Dictionary(grouping: found.filter { $0.smallStack != nil }, by: \.smallStack)
    let all = ["UIViewController", "UINavigationController", "UINavigationBar"]
    guard !stacks.isEmpty, !all.contains(where: { asks($0) }) else { return found }
    var known: [String: Bool] = [:]
    func isAsking(_ type: String) -> Bool {
      if let answer = known[type] { return answer }
      let answer = asks(type)
      known[type] = answer
      return answer
    }
    var quiet: Set<InterfaceReader.SmallStack> = []
    for (stack, screens) in stacks {
      guard let stack, index.ancestors(stack.type).contains("UINavigationController"),
        !isAsking(stack.type), !screens.contains(where: { $0.customClass.map(isAsking) ?? false })
      else { continue }
      quiet.insert(stack)
    }
    return found.map { found in
      guard found.screen.prefersLargeTitles == nil, let stack = found.smallStack,
        quiet.contains(stack)
      else { return found }
      var found = found
      found.screen.prefersLargeTitles = Fact(false, at: stack.place)
      return found
    }
  }

  /// Whether the code of a class or of what it inherits has anything of large titles.
  private func asks(_ type: String) -> Bool {
    var isFound = false
    func look(_ value: Expression) -> Bool {
      if case .member(_, "prefersLargeTitles", _) = value { isFound = true }
      if case .name("prefersLargeTitles") = value { isFound = true }
      return !isFound
    }
    let own = index.lineage(type)
    for entry in own.isEmpty ? [index.types[type]].compactMap(\.self) : own where !isFound {
      for property in entry.properties {
        if let getter = property.getter { ExpressionVisitor.visit(getter, look) }
        if let value = property.value { ExpressionVisitor.visit(value, look) }
      }
      for function in entry.functions { ExpressionVisitor.visit(function.body, look) }
    }
    return isFound
  }
}
