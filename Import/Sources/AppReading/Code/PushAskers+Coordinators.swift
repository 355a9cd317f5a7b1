internal import AppCode

/// Coordinators, which are all started alike by one another, and rows of lists, which are all chosen alike.
extension PushAskers {
  /// What else is asked for: of a coordinator or a row that pushes something, and whose function many others
  /// have as well, that it is made.
  mutating func noteMakers(of asked: Set<Asked>, _ ofMany: Set<Asked>) -> Set<Asked> {
    var made: Set<Asked> = []
    for asked in asked where ofMany.contains(asked) && !asked.isCase && asked.name != "init" {
      guard let owner = asked.owner, let kind = index.types[owner]?.kind,
        [.class, .structure].contains(kind), firsts[owner] == nil, screens(of: owner) == nil
      else { continue }
      let maker = Asked(owner: owner, name: "init")
      answers[asked, default: Answer()].next.insert(maker)
      made.insert(maker)
    }
    return made
  }
}
