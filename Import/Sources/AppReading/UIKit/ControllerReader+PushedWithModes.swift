/// Screens of which nothing is said but how large their titles are.
extension ControllerReader {
  /// Whether a screen is pushed and somebody says how large its title is, so that it has a bar for one:
  /// whatever code elsewhere hides, that of a screen without a bar has no size.
  func isPushedWithMode(_ draft: ControllerDraft, _ name: String) -> Bool {
    draft.screen.titleMode != nil && pushed.contains(name) && !comeFromHidden.contains(name)
      && pushers[name, default: []].allSatisfy(leavesBar)
  }

  /// The classes of which some way starts on a stack whose bar is hidden where that is made.
  var comeFromHidden: Set<String> {
    if let known = quietStacks.comeFromHidden { return known }
    var next: [String: [String]] = [:]
    for (shown, owners) in quietStacks.shownFrom {
      for owner in owners { next[owner, default: []].append(shown) }
    }
    var (open, found) = (Array(quietStacks.hidden.keys), Set<String>())
    while let name = open.popLast() {
      if found.insert(name).inserted { open += next[name] ?? [] }
    }
    quietStacks.comeFromHidden = found
    return found
  }
}
