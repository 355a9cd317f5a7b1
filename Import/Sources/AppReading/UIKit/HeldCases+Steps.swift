internal import AppCode

/// What steps do to properties.
extension HeldCases {
  /// Properties that steps put something into, also deeper inside.
  static func assignments(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    ExpressionVisitor.visit(body) { value in
      switch value {
      case .assign(let place, _, _): if let name = own(place) { names.insert(name) }
      case .call(let call):
        if case .member(let flag?, "toggle", _) = call.callee, let name = own(flag) {
          names.insert(name)
        }
      case .other(let text) where text.hasPrefix("&"): names.insert(String(text.dropFirst()))
      default: break
      }
      return true
    }
    return names
  }
}
