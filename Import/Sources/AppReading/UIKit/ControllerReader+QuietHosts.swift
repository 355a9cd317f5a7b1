internal import AppCode

/// Screens that put a view of SwiftUI's into themselves, which may have a word of their bar.
extension ControllerReader {
  /// Whether a call puts a view into a hosting controller of UIKit's that surely has nothing of a bar.
  ///
  /// - Parameters:
  ///   - body: the steps that the call stands in, which may give the view a name.
  ///   - place: where these stand.
  func isQuietHost(_ call: Call, _ body: [Statement], _ place: AskingPlace) -> Bool {
    guard Follower.path(call.callee) == ["UIHostingController"],
      let root = call.argument("rootView"), let view = view(named: root, in: body, of: place.type)
    else { return false }
    return quietViews.isQuiet(view, of: place.type, in: place.path)
  }

  /// What makes a view that has a name; nil where nobody knows, or where several things have that name.
  private func view(
    named view: Expression, in body: [Statement], of type: String, steps: Int = 4
  ) -> Expression? {
    guard steps > 0 else { return nil }
    switch view {
    case .call(let call):
      // A view that a function makes is looked at no further.
      var made = call
      while case .member(.call(let inner)?, _, _) = made.callee { made = inner }
      return made.name?.first?.isUppercase ?? false ? view : nil
    case .name(let name), .member(.name("self")?, let name, _):
      var found: [Expression?] = []
      if case .name = view {
        ExpressionVisitor.visitBindings(body) { binding in
          if binding.name == name { found.append(binding.value) }
        }
      }
      if found.isEmpty {
        guard let (property, _) = index.property(name, of: type), property.isConstant else {
          return nil
        }
        found = [property.value]
      }
      guard found.count == 1, let value = found[0] else { return nil }
      return self.view(named: value, in: body, of: type, steps: steps - 1)
    default: return nil
    }
  }
}
