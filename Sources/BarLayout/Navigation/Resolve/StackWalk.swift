/// Finds the screens that a stack shows, from its root to its top.
///
/// A value of the path leads to the destination of its type; of several the one nearest the root
/// counts. What is presented by a condition or an item lies on the screen that declares it.
/// Source: documented — SwiftUI's `navigationDestination(for:destination:)` and its siblings.
struct StackWalk {
  /// Everything that SwiftUI would complain of.
  private(set) var diagnoses: [NavigationDiagnosis] = []

  /// The screens of a stack, root first.
  mutating func screens(of stack: BarNavigationStack, at keyPath: String) -> [ShownScreen] {
    var shown = [ShownScreen(screen: stack.root, keyPath: keyPath + ".root")]
    check(shown[0], in: shown)
    for (index, value) in stack.path.enumerated() {
      guard let next = destination(for: value, from: shown) else {
        note(
          .error, "\(keyPath).path[\(index)]",
          "no navigation destination for \(value.type) on the stack, so \(value) cannot be shown "
            + "(declared: \(Self.declared(in: shown)))")
        return shown
      }
      push(next, onto: &shown)
    }
    present(onto: &shown)
    return shown
  }

  /// The screens of a column whose view is not in a stack of its own.
  mutating func screens(from root: NavigationScreen, at keyPath: String) -> [ShownScreen] {
    let shown = [ShownScreen(screen: root, keyPath: keyPath)]
    check(shown[0], in: shown, hasColumns: true)
    return shown
  }

  /// Follows conditions and items from the top screen on.
  mutating func present(onto shown: inout [ShownScreen]) {
    while let top = shown.last, let next = Self.presented(by: top) { push(next, onto: &shown) }
  }

  /// The screen that one screen presents by itself; nil for none.
  static func presented(by shown: ShownScreen) -> ShownScreen? {
    for (path, destination) in shown.screen.visibleDestinations {
      if let screen = destination.presented {
        return ShownScreen(screen: screen, keyPath: "\(shown.keyPath).\(path).screen")
      }
    }
    return nil
  }

  /// The screen for a value, by the declaration nearest the root; nil where none is declared.
  func destination(for value: NavigationValue, from shown: [ShownScreen]) -> ShownScreen? {
    for screen in shown {
      for (path, destination) in screen.screen.visibleDestinations
      where destination.matches(value) {
        return ShownScreen(
          screen: destination.screen.showing(value), keyPath: "\(screen.keyPath).\(path).screen")
      }
    }
    return nil
  }

  mutating func push(_ next: ShownScreen, onto shown: inout [ShownScreen]) {
    shown.append(next)
    check(next, in: shown)
  }

  mutating func note(
    _ severity: NavigationDiagnosis.Severity, _ keyPath: String, _ message: String
  ) {
    let diagnosis = NavigationDiagnosis(severity, keyPath, message)
    if !diagnoses.contains(diagnosis) { diagnoses.append(diagnosis) }
  }

  /// Complains of what a screen declares in the wrong place, twice, or not at all.
  ///
  /// - Parameter hasColumns: whether links may select for the next column.
  private mutating func check(
    _ screen: ShownScreen, in shown: [ShownScreen], hasColumns: Bool = false
  ) {
    let content = screen.screen
    for index in content.containedDestinations.indices where content.container.isLazy {
      note(
        .warning, "\(screen.keyPath).content.navigationDestinations[\(index)]",
        "a navigation destination inside the lazy \(content.container.rawValue) is not seen by the "
          + "stack until its row is made, and is ignored (declare it on the screen, outside)")
    }
    for (index, link) in content.links.enumerated() where !hasColumns {
      guard let value = link.value, destination(for: value, from: shown) == nil else { continue }
      note(
        .warning, "\(screen.keyPath).content.links[\(index)].value",
        "no navigation destination for \(value.type) is visible from the link, so it cannot be "
          + "followed (declared: \(Self.declared(in: shown)))")
    }
    checkPresented(screen)
    for (index, (path, destination)) in content.visibleDestinations.enumerated() {
      guard case .type(let type) = destination.trigger else { continue }
      let isTwice = content.visibleDestinations.prefix(index).contains {
        $0.destination.trigger == destination.trigger
      }
      if isTwice {
        note(
          .warning, "\(screen.keyPath).\(path)",
          "a navigation destination for \(type) was declared before on the same screen, which counts"
        )
        continue
      }
      let earlier = shown.dropLast().contains { below in
        below.screen.visibleDestinations.contains { $0.destination.trigger == .type(type) }
      }
      guard earlier else { continue }
      note(
        .warning, "\(screen.keyPath).\(path)",
        "a navigation destination for \(type) was declared nearer the root, which counts")
    }
  }

  /// Complains of screens that would come up at once: only the first does.
  private mutating func checkPresented(_ screen: ShownScreen) {
    let presented = screen.screen.visibleDestinations.filter { $0.destination.presented != nil }
    for (path, _) in presented.dropFirst() {
      note(
        .warning, "\(screen.keyPath).\(path)",
        "two destinations of one screen are presented at once, and the first counts "
          + "(\(presented[0].path))")
    }
  }

  private static func declared(in shown: [ShownScreen]) -> String {
    var names: [String] = []
    for (_, destination) in shown.flatMap(\.screen.visibleDestinations) {
      let name: String
      switch destination.trigger {
      case .type(let type): name = type
      case .value(let value): name = value.description
      case .isPresented, .item: continue
      }
      if !names.contains(name) { names.append(name) }
    }
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}

extension NavigationScreen {
  /// Every destination the stack sees, with its key path in the screen: the screen's own, and those
  /// on rows that are always there.
  var visibleDestinations: [(path: String, destination: NavigationDestination)] {
    let own = destinations.enumerated().map { ("navigationDestinations[\($0)]", $1) }
    guard !container.isLazy else { return own }
    return own
      + containedDestinations.enumerated().map { ("content.navigationDestinations[\($0)]", $1) }
  }
}
