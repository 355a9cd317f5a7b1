internal import AppCode

/// Says how large titles are of views that UIKit's stacks hold, in apps without stacks of SwiftUI's.
///
/// A stack of SwiftUI's asks for large titles by itself, one of UIKit's only where code says so:
/// `prefersLargeTitles`. Where no code makes a stack of SwiftUI's, all views stand on UIKit's.
struct HostedTitles {
  private let index: CodeIndex

  init(_ index: CodeIndex) { self.index = index }

  /// The screens, those of views with small titles where nothing asks for large ones.
  func settled(_ screens: [Screen], _ looks: AppLooks) -> [Screen] {
    guard standsOnUIKit, looks.bar.prefersLargeTitles?.value != true,
      looks.ownBar.prefersLargeTitles?.value != true,
      !screens.contains(where: { $0.prefersLargeTitles?.value == true }), !asksForLargeTitles
    else { return screens }
    return screens.map { screen in
      guard screen.origin == .swiftUI, (screen.titleMode?.value ?? .automatic) == .automatic else {
        return screen
      }
      var screen = screen
      screen.titleMode = Fact(.inline, at: screen.title?.place ?? screen.place, .followed)
      return screen
    }
  }

  /// Whether code puts views into controllers and makes no stack of SwiftUI's, nor one of a library's.
  private var standsOnUIKit: Bool {
    var isHosting = index.types.values.contains { entry in
      entry.inherits.contains { $0.hasPrefix("UIHostingController") }
    }
    for names in index.types.values.lazy.flatMap(\.parts).map(\.uses) + [index.looseUses] {
      if names.contains("UIHostingController") { isHosting = true }
      if names.contains(where: Self.isStack) { return false }
    }
    return isHosting
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
