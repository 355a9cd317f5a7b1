internal import AppCode

/// Looks that a bar has, which code changes where they are: `navigationBar.standardAppearance.titleTextAttributes`.
extension BarLookReader {
  /// The state whose look an expression is, with the bar that has it, also behind a name; nil for anything else.
  func state(of owner: Expression, in scope: Scope) -> (name: String, bar: Expression)? {
    switch owner {
    case .name(let name):
      guard let value = scope.value(name), case .member = value.expression else { return nil }
      return state(of: value.expression, in: value.scope)
    case .member(let bar?, let name, _) where Self.states.contains(name): return (name, bar)
    default: return nil
    }
  }

  /// The bar that something is set on, or on one of whose looks.
  func bar(of owner: Expression, in scope: Scope) -> Expression {
    state(of: owner, in: scope)?.bar ?? owner
  }

  private static let states: Set = [
    "standardAppearance", "scrollEdgeAppearance", "compactAppearance",
    "compactScrollEdgeAppearance",
  ]

  /// Notes what is set on a look.
  func apply(_ setting: Scope.Setting, to look: inout BarLook.Appearance) {
    let (expression, scope) = (setting.value.expression, setting.value.scope)
    switch setting.property {
    case "configureWithOpaqueBackground": look.configuration = "opaqueBackground"
    case "configureWithTransparentBackground": look.configuration = "transparentBackground"
    case "configureWithDefaultBackground": look.configuration = "defaultBackground"
    case "backgroundColor": look.background = colors.color(expression, in: scope, isSwiftUI: false)
    case "shadowColor":
      look.hidesShadow = expression.source == "nil" || expression.source.hasSuffix(".clear")
    case "titleTextAttributes":
      look.title = foreground(of: expression, in: scope)
      look.titleFont = font(of: expression, in: scope)
    case "largeTitleTextAttributes":
      look.largeTitle = foreground(of: expression, in: scope)
      look.largeTitleFont = font(of: expression, in: scope)
    default: break
    }
  }
}
