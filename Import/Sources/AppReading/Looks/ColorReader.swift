internal import AppCode

/// Finds out which colour an expression means.
struct ColorReader {
  let follow: Follower

  /// A name of the system's, `#rrggbb`, or `asset:Name`; nil where only the running app knows.
  ///
  /// - Parameter isSwiftUI: whether `.red` is SwiftUI's, which is the system's red, or UIKit's.
  func color(
    _ expression: Expression?, in scope: Scope, isSwiftUI: Bool, depth: Int = 0
  ) -> String? {
    guard let expression, depth < 12 else { return nil }
    switch expression {
    case .member(let base, let name, _):
      // `Color.Brand.secondary` is the app's own, whatever SwiftUI has of that name.
      var path = base.flatMap(Follower.path) ?? []
      if path.count == 2, ["SwiftUI", "UIKit"].contains(path[0]) { path.removeFirst() }
      let owner = path.count == 1 ? path[0] : nil
      if base == nil || owner == "Color" || owner == "UIColor",
        let known = named(name, isSwiftUI: base == nil ? isSwiftUI : owner == "Color")
      {
        return known
      }
      if !isVariable(expression, in: scope), let value = follow.target(expression, in: scope) {
        return color(value.expression, in: value.scope, isSwiftUI: isSwiftUI, depth: depth + 1)
      }
      for type in ["UIColor", "Color"] where base == nil || owner == type {
        if let property = follow.index.types[type]?.property(
          name, isStatic: true, seenFrom: scope.path)?.property,
          let value = follow.value(of: property, in: Scope(type: type, path: property.path))
        {
          return color(
            value.expression, in: value.scope, isSwiftUI: type == "Color", depth: depth + 1)
        }
      }
      return nil
    case .name:
      if isVariable(expression, in: scope) { return nil }
      return follow.target(expression, in: scope).flatMap {
        color($0.expression, in: $0.scope, isSwiftUI: isSwiftUI, depth: depth + 1)
      }
    case .binary("??", let first, _):
      return color(first, in: scope, isSwiftUI: isSwiftUI, depth: depth + 1)
    case .other(let source) where source.hasSuffix("!"):
      return nil
    case .call(let call): return made(call, in: scope, isSwiftUI: isSwiftUI, depth: depth)
    default: return nil
    }
  }

  /// Whether a name is that of a property which may hold another colour later.
  private func isVariable(_ expression: Expression, in scope: Scope) -> Bool {
    guard let property = follow.declaration(expression, in: scope) else { return false }
    return !property.isConstant && !property.isStatic && property.getter == nil
  }

  private func made(_ call: Call, in scope: Scope, isSwiftUI: Bool, depth: Int) -> String? {
    if case .closure(let closure) = call.callee, closure.body.count == 1 {
      switch closure.body[0] {
      case .result(let value?), .expression(let value):
        return color(value, in: scope, isSwiftUI: isSwiftUI, depth: depth + 1)
      default: return nil
      }
    }
    guard let name = call.name, ["Color", "UIColor", "init"].contains(name) else { return nil }
    if let named = call.argument("named") ?? (name == "Color" ? call.argument(nil) : nil),
      case .text(let pieces, _) = named, pieces.count == 1, case .letters(let text) = pieces[0]
    {
      return "asset:" + text
    }
    if case .member(_, let asset, _)? = call.argument("resource") ?? call.argument(nil),
      call.argument("resource") != nil || name == "Color"
    {
      return named(asset, isSwiftUI: true) ?? "asset:" + asset
    }
    if let inner = call.argument("uiColor") ?? call.argument("cgColor") {
      return color(inner, in: scope, isSwiftUI: false, depth: depth + 1)
    }
    if name != "Color", let inner = call.argument(nil) {
      return color(inner, in: scope, isSwiftUI: true, depth: depth + 1)
    }
    func share(_ label: String) -> Double? {
      guard case .number(let text)? = call.argument(label) else { return nil }
      return Double(text)
    }
    let alpha = share("alpha") ?? share("opacity") ?? 1
    if let red = share("red"), let green = share("green"), let blue = share("blue") {
      guard max(red, green, blue) <= 1 else { return nil }
      return AppLooks.hex(red, green, blue, alpha)
    }
    return share("white").map { AppLooks.hex($0, $0, $0, alpha) }
  }

  private func named(_ name: String, isSwiftUI: Bool) -> String? {
    if isSwiftUI, let known = Self.swiftUIColors[name] { return known }
    if !isSwiftUI, Self.plainColors.contains(name) { return name }
    if name.hasPrefix("system") || Self.semanticColors.contains(name) { return name }
    return nil
  }

  private static let plainColors: Set = [
    "white", "black", "clear", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
    "purple", "brown", "gray", "darkGray", "lightGray",
  ]
  private static let semanticColors: Set = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator",
    "opaqueSeparator", "link", "secondarySystemBackground", "tertiarySystemBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
  ]
  private static let swiftUIColors: [String: String] = [
    "red": "systemRed", "orange": "systemOrange", "yellow": "systemYellow", "green": "systemGreen",
    "mint": "systemMint", "teal": "systemTeal", "cyan": "systemCyan", "blue": "systemBlue",
    "indigo": "systemIndigo", "purple": "systemPurple", "pink": "systemPink",
    "brown": "systemBrown", "gray": "systemGray", "white": "#ffffff", "black": "#000000",
    "primary": "label", "secondary": "secondaryLabel", "clear": "clear",
    "accentColor": "asset:AccentColor", "accent": "asset:AccentColor",
  ]
}
