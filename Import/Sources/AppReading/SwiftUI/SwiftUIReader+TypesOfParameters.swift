internal import AppCode

/// Types that generic code has from what it is made with: `Guide.Route` of `Guided<Guide: Guiding>`, where
/// the protocol leaves it to each guide what its routes are.
extension SwiftUIReader {
  /// The type of the app that a member of a generic parameter means; nil where several may be meant.
  ///
  /// - Parameter path: the parameter's name and the member's.
  func typeOfParameter(_ path: [String], in scope: Scope) -> String? {
    guard path.count == 2, let type = scope.type, let entry = index.types[type],
      let asked = entry.parameters[path[0]]
    else { return nil }
    for property in entry.properties where property.type == path[0] && !property.isStatic {
      guard let made = follow.instance(.name(property.name), in: scope)?.type,
        index.types[made]?.kind != .protocol
      else { continue }
      return index.associatedType(path[1], of: made)
    }
    // The only type of the app that can be handed over.
    let known = Set(asked.split(separator: "&").compactMap { index.onlyHeir(of: String($0)) })
    return known.count == 1 ? known.first.flatMap { index.associatedType(path[1], of: $0) } : nil
  }

  /// Whether a type is that of any view.
  static func makesView(_ type: String?) -> Bool {
    guard let type else { return false }
    return type == "AnyView" || type == "some View" || type == "some SwiftUI.View"
  }
}
