internal import AppCode

/// Rows that a loop makes for each value of a list that is written out.
extension SwiftUIReader {
  /// Links that lists in each other make of one, of which more are not told apart.
  private static let linksLimit = 64

  /// Walks the link that a loop makes for each value of a list, where the values are known, so that
  /// each shows a screen of its own; false for any other loop.
  func eachLink(_ call: Call, _ position: Position) -> Bool {
    guard let closure = call.closure() ?? call.closure("content"), Self.isLink(closure.body),
      let elements = follow.elements(of: call, in: position.scope), !elements.isEmpty
    else { return false }
    let links = position.links * elements.count
    guard links <= Self.linksLimit else {
      follow.shortfalls.note(.loops, position.scope.path, call.line)
      return false
    }
    for element in elements {
      var inside = position.inside(position.scope.inner())
      inside.isInContent = true
      inside.links = links
      inside.scope.set(closure.parameters.first ?? "$0", element)
      walk(closure.body, inside)
    }
    return true
  }

  /// Whether steps make a link alone that says itself what it shows.
  private static func isLink(_ body: [Statement]) -> Bool {
    guard body.count == 1, case .expression(var next) = body[0] else { return false }
    while case .call(let call) = next, case .member(let base?, _, _) = call.callee { next = base }
    guard case .call(let link) = next else { return false }
    return link.name == "NavigationLink" && link.argument("value") == nil
  }
}
