internal import AppCode

/// Which of several screens leads to another first.
extension ControllerReader {
  /// Gives screens that several others show the first of those that can be there before them: none that
  /// nothing makes, and none that is shown from the screen itself, where another is not.
  func settleOpeners() {
    let inherited = Set(index.types.values.flatMap(\.inherits).map(CodeIndex.withoutGenerics))
    func isThere(_ opener: String, before type: String) -> Bool {
      guard isController(opener) else { return true }
      if isNeverMade(opener), looseOutlets[opener] == nil, !inherited.contains(opener),
        !segueDestinations.contains(opener)
      {
        return false
      }
      return isShown(opener, without: type)
    }
    for type in openers.keys.sorted() where shownBySeveral.contains(type) {
      guard let all = openers[type], let known = parents[type], all.count > 1,
        all[0].parent == known.parent
      else { continue }
      let isBefore = isThere(known.parent, before: type)
      // Of two screens that open each other, one came from somewhere else first.
      guard !isBefore || opens(type, known.parent),
        let other = all.first(where: { other in
          isThere(other.parent, before: type) && (!isBefore || !opens(type, other.parent))
        })
      else { continue }
      parents[type] = other
    }
  }

  /// Whether a screen shows another one.
  private func opens(_ opener: String, _ type: String) -> Bool {
    openers[type]?.contains { $0.parent == opener } ?? false
  }

  /// Takes away that coordinators push what they put first on their stack, where they make it for one of
  /// several cases: those who ask for that case go back to it.
  func leaveFirsts() {
    for (type, owners) in ownStacks.ofCases {
      guard owners.allSatisfy({ ownStacks.firsts[$0]?.contains(type) ?? false }) else { continue }
      askedPushes[type] = nil
      pushed.remove(type)
      if let known = parents[type], owners.contains(known.parent) { parents[type] = nil }
    }
  }

  /// Whether a screen may be there without another, which shows it: it is first on some stack, drawn without
  /// anybody who asks for it, or something else shows it.
  private func isShown(_ opener: String, without type: String) -> Bool {
    var (open, seen) = ([opener], Set([type]))
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      guard let before = openers[next], !before.isEmpty, !roots.contains(next) else {
        return true
      }
      open += before.map(\.parent)
    }
    return false
  }
}
