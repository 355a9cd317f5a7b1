internal import AppCode

/// Shapes that stand in a bar beside something else, such as an empty one that keeps a distance.
extension SwiftUIReader {
  /// Names of SwiftUI's shapes.
  private static let shapes: Set = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse",
    "ContainerRelativeShape",
  ]

  /// Items that stand in one view, without shapes where there is something else.
  static func withoutShapes(_ items: [Item]) -> [Item] {
    let rest = items.filter { item in
      if case .view(let name) = item.content { !shapes.contains(name) } else { true }
    }
    return rest.allSatisfy(\.isSpace) ? items : rest
  }
}
