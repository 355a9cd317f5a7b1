internal import AppCode

/// Buttons that show something else once somebody is signed in, such as a picture of them.
extension SwiftUIReader {
  /// A button with its face for nobody as the screen comes, and that for somebody who is signed in
  /// beside it, where its label is nothing but the two.
  func faces(_ items: [Item], _ call: Call, _ position: Position) -> [Item] {
    guard items.count == 1, let name = call.name else { return items }
    guard let branches = label(of: call, name).flatMap({ Self.branches(of: $0) }),
      branches.count == 2, branches[1].condition == "else", branches[0].subject == nil
    else { return facesOfChoice(items, call, name, position) }
    guard Follower.namesPerson(branches[0].condition) else {
      let busy = facesWhileBusy(items, branches, position)
      if busy.count > 1 { return busy }
      return facesOfFlag(items, branches, position) { face(branches[$0].body, $1) }
    }
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

  /// A button whose label turns in place of its face while something is under way: the one with the
  /// face, and the one that turns beside it.
  private func facesWhileBusy(
    _ items: [Item], _ branches: [Branch], _ position: Position
  ) -> [Item] {
    let both = ways(branches, position.inside(position.scope.inner()))
    guard both.count == 2, both.allSatisfy({ $0.1.branch != position.branch }) else {
      return items
    }
    let found = both.map { branch, inside in
      var (item, plain) = (items[0], inside)
      plain.branch = position.branch
      let face = face(branch.body, plain)
      if let content = face.0 { (item.content, item.confidence) = (content, face.1) }
      item.branch = inside.branch
      return (item: item, isFace: face.0 != nil)
    }
    let turning = found.filter { $0.item.isTurning }
    guard turning.count == 1, turning[0].item.branch?.isNotFirst == true,
      found.allSatisfy({ $0.isFace && $0.item.isKnown })
    else { return items }
    // What the screen comes with first.
    return found.map(\.item).sorted { !$0.isTurning && $1.isTurning }
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

extension Item {
  /// Whether it is something turning.
  fileprivate var isTurning: Bool {
    if case .activity = content { return true }
    return false
  }
}
