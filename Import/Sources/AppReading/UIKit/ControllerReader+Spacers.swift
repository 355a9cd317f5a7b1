internal import AppCode

/// Plain views that stand in a bar to keep others apart.
extension ControllerReader {
  /// The width of a view that nothing is in: a plain one that is made in place, where nobody can put
  /// anything into it, or one under a name that is too narrow for more than a gap; nil for any other.
  ///
  /// UIKit: `UIView`, which shows nothing itself.
  func widthOfGap(_ view: Expression, in scope: Scope) -> Double? {
    switch view {
    case .call(let call) where Self.isPlainView(call):
      return call.argument("frame").flatMap(Self.width) ?? 8
    case .name(let name):
      guard case .call(let call)? = scope.value(name)?.expression, Self.isPlainView(call),
        scope.settings(of: name).allSatisfy({ Self.isOfPlace($0.property) }),
        let width = call.argument("frame").flatMap(Self.width), width <= Self.narrow
      else { return nil }
      return width
    default: return nil
    }
  }

  /// The most points of a view that has no room for a letter or a picture beside a gap.
  private static let narrow: Double = 16

  private static func isPlainView(_ call: Call) -> Bool {
    guard case .name("UIView") = call.callee else { return false }
    return call.arguments.allSatisfy { $0.label == "frame" }
  }

  /// Whether a property says where a view is rather than what it shows.
  private static func isOfPlace(_ property: String) -> Bool {
    ["frame", "bounds", "translatesAutoresizingMaskIntoConstraints", "isUserInteractionEnabled"]
      .contains(property)
  }

  /// The width of a rectangle whose sides are written there; nil for any other.
  private static func width(_ frame: Expression) -> Double? {
    guard case .call(let call) = frame else { return nil }
    let side = call.argument("width") ?? (call.arguments.count == 4 ? call.arguments[2].value : nil)
    guard case .number(let text)? = side else { return nil }
    return Double(text)
  }
}
