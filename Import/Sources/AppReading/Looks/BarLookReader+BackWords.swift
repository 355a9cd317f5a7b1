internal import AppCode

/// Whether the words of back buttons are there without anybody seeing them.
extension BarLookReader {
  /// Where assignments make the words of back buttons clear; nil where they do not.
  ///
  /// UIKit: `backButtonAppearance.normal.titleTextAttributes`, of a bar's appearance or of a button's that it
  /// is given.
  func hiddenBackWords(_ assignments: [Assignment], _ scope: Scope) -> Fact<Bool>? {
    let given = Set(
      assignments.filter { $0.property == "backButtonAppearance" }.compactMap {
        Follower.path($0.value)?.last
      })
    let hidden = assignments.first { found in
      guard found.property == "titleTextAttributes", let path = Follower.path(found.owner),
        path.last == "normal", foreground(of: found.value, in: scope) == "clear"
      else { return false }
      return path.dropLast().last.map { $0 == "backButtonAppearance" || given.contains($0) }
        ?? false
    }
    return hidden.map { Fact(true, at: Place(scope.path, $0.line), .followed) }
  }

  /// Where code moves the words of all back buttons out of sight; nil where none does.
  ///
  /// UIKit: `UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(…)`.
  func movedBackWords() -> Fact<Bool>? {
    let functions =
      index.types.values.flatMap(\.functions) + index.functions.values.flatMap(\.self)
    var found: [Place] = []
    for function in functions {
      ExpressionVisitor.visit(function.body) { expression in
        if case .call(let call) = expression,
          case .member(.call(let proxy)?, "setBackButtonTitlePositionAdjustment", _) = call.callee,
          proxy.name == "appearance", proxy.arguments.isEmpty,
          Follower.path(proxy.callee)?.first == "UIBarButtonItem",
          call.arguments.first.map({ Self.isOutOfSight($0.value) }) ?? false
        {
          found.append(Place(function.path, call.line))
        }
        return true
      }
    }
    return found.min { ($0.path, $0.line) < ($1.path, $1.line) }.map {
      Fact(true, at: $0, .followed)
    }
  }

  /// Whether a distance is more than any screen has: `UIOffset(horizontal: -1000, vertical: 0)`.
  private static func isOutOfSight(_ value: Expression) -> Bool {
    guard case .call(let call) = value, call.name == "UIOffset" || call.name == "UIOffsetMake",
      let first = call.arguments.first
    else { return false }
    let digits = first.value.source.filter { !$0.isWhitespace }
    return digits.hasPrefix("-") && (Double(digits.dropFirst()) ?? 0) >= 200
  }
}
