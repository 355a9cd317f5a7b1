internal import AppCode

/// Buttons that show something else once somebody is signed in, such as a picture of them.
extension SwiftUIReader {
  /// A button with its face for nobody as the screen comes, and that for somebody who is signed in
  /// beside it, where its label is nothing but the two.
  func faces(_ items: [Item], _ call: Call, _ position: Position) -> [Item] {
    guard items.count == 1, let name = call.name,
      let branches = label(of: call, name).flatMap({ Self.branches(of: $0) }),
      branches.count == 2, branches[1].condition == "else", branches[0].subject == nil,
      Follower.namesPerson(branches[0].condition)
    else { return items }
    let both = ways(branches, position.inside(position.scope.inner()))
    guard both.count == 2, both[0].1.branch?.isNotFirst == true else { return items }
    return both.reversed().map { branch, inside in
      var item = items[0]
      let way = inside.branch
      var plain = inside
      plain.branch = position.branch
      if way?.way == 0 {
        let face = face(branch.body, plain)
        (item.content, item.confidence) = (face.0 ?? .picture(nil, label: nil), face.1)
      }
      item.branch = way
      return item
    }
  }

  /// The ways through which alone a closure goes; nil for one with other steps.
  private static func branches(of closure: Closure) -> [Branch]? {
    guard closure.body.count == 1 else { return nil }
    switch closure.body[0] {
    case .branches(let branches), .expression(.branches(let branches)): return branches
    default: return nil
    }
  }
}
