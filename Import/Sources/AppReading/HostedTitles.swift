internal import AppCode

/// Says how large titles are of views that UIKit's stacks hold, in apps without stacks of SwiftUI's.
///
/// A stack of SwiftUI's asks for large titles by itself, one of UIKit's only where code says so:
/// `prefersLargeTitles`. Where no code makes a stack of SwiftUI's, all views stand on UIKit's.
struct HostedTitles {
  private let index: CodeIndex
  /// Views that hosting controllers are made with.
  private let hosted: Set<String>

  /// Makes it of an app's code and the views that hosting controllers get as they are made, or later.
  init(_ index: CodeIndex, _ views: [String: Set<String>] = [:], later: Set<String> = []) {
    self.index = index
    hosted = views.values.reduce(into: later) { $0.formUnion($1) }
  }

  /// The screens, those of views with small titles where nothing asks for large ones.
  func settled(_ screens: [Screen], _ looks: AppLooks) -> [Screen] {
    guard isHosting, looks.bar.prefersLargeTitles?.value != true,
      looks.ownBar.prefersLargeTitles?.value != true,
      !screens.contains(where: { $0.prefersLargeTitles?.value == true }), !asksForLargeTitles
    else { return screens }
    // Where code makes stacks of SwiftUI's as well, what hosting controllers lead to stands on others.
    let onUIKit = hasStacks ? standing(screens) : nil
    return screens.map { screen in
      // One of another place may stand on another stack.
      if onUIKit != nil, screen.variant?.hasPrefix("from ") == true { return screen }
      guard screen.origin == .swiftUI, onUIKit?.contains(screen.name) ?? true,
        onUIKit == nil || !screen.hasOwnStack,
        (screen.titleMode?.value ?? .automatic) == .automatic
      else { return screen }
      var screen = screen
      screen.titleMode = Fact(.inline, at: screen.title?.place ?? screen.place, .followed)
      return screen
    }
  }

  /// Whether code puts views into controllers.
  private var isHosting: Bool {
    index.types.values.contains { entry in
      entry.inherits.contains { $0.hasPrefix("UIHostingController") }
    } || uses.contains { $0.contains("UIHostingController") }
  }

  /// Whether code makes a stack of SwiftUI's, or one of a library's.
  private var hasStacks: Bool { uses.contains { $0.contains(where: Self.isStack) } }

  /// The names that the parts of types use, and those that stand outside of any.
  private var uses: [Set<String>] {
    index.types.values.flatMap(\.parts).map(\.uses) + [index.looseUses]
  }

  /// Names of types that the code of views names, or what starts the app with them.
  private var usedByViews: Set<String> {
    let names: Set = ["View", "ViewModifier", "ToolbarContent", "App", "Scene"]
    return index.types.values.reduce(into: []) { found, entry in
      guard entry.inherits.contains(where: { names.contains($0.replacing("SwiftUI.", with: "")) })
      else { return }
      for part in entry.parts {
        found.formUnion(part.uses.filter { $0 != CodeIndex.withoutGenerics(part.name) })
      }
    }
  }

  /// Names of views that only stand on stacks of UIKit's: those that hosting controllers are made with,
  /// and those that are pushed from such alone.
  private func standing(_ screens: [Screen]) -> Set<String> {
    var plain: [String: Screen] = [:]
    for screen in screens where screen.variant == nil || plain[screen.name] == nil {
      plain[screen.name] = screen
    }
    // What a view has may stand on a stack in that view.
    let hosted = self.hosted.subtracting(usedByViews)
    var found = hosted.filter { plain[$0] == nil }
    found.formUnion(plain.values.filter { $0.origin != .swiftUI }.map(\.name))
    var open: [String: Int] = [:]
    var next: [String: [String]] = [:]
    var ready = Array(found)
    for screen in plain.values where screen.origin == .swiftUI && !screen.hasOwnStack {
      let all = screen.parents.isEmpty ? Set(screen.parent.map { [$0] } ?? []) : screen.parents
      let before = all.union([screen.hasBarOf].compactMap(\.self)).subtracting([screen.name])
      if before.isEmpty {
        if hosted.contains(screen.name) { ready.append(screen.name) }
        continue
      }
      // Of the screens that lead to it not all may be known. A sheet has a bar only where it has a stack.
      guard !screen.hasSeveralParents || !screen.parents.isEmpty else { continue }
      open[screen.name] = before.count
      for name in before { next[name, default: []].append(screen.name) }
    }
    found.formUnion(ready)
    while let name = ready.popLast() {
      for other in next[name] ?? [] {
        open[other, default: 0] -= 1
        if open[other] == 0, found.insert(other).inserted { ready.append(other) }
      }
    }
    return found
  }

  /// Whether a name is that of a stack: `NavigationStack`, or a library's `NBNavigationStack`.
  private static func isStack(_ name: String) -> Bool {
    !name.hasSuffix("Controller")
      && ["NavigationStack", "NavigationView", "NavigationSplitView"].contains {
        name.contains($0)
      }
  }

  /// Whether any code asks for large titles, or may do so.
  private var asksForLargeTitles: Bool {
    var isFound = false
    let functions = index.types.values.flatMap(\.functions) + index.functions.values.flatMap(\.self)
    let properties = index.types.values.flatMap(\.properties)
    func look(at value: Expression) -> Bool {
      if case .assign(let place, let value, _) = value,
        case .member(_, "prefersLargeTitles", _) = place
      {
        if case .bool(false) = value { return true }
        isFound = true
      }
      return !isFound
    }
    for body in functions.map(\.body) + properties.compactMap(\.getter) where !isFound {
      ExpressionVisitor.visit(body, look)
    }
    for value in properties.compactMap(\.value) where !isFound {
      ExpressionVisitor.visit(value, look)
    }
    return isFound
  }
}
