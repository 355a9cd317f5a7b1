internal import AppCode

/// Screens that only ever come over others without a stack.
extension ControllerReader {
  /// Classes whose screens code only ever presents as they are, which no drawing shows otherwise.
  func classesPresentedAlone() -> Set<String> {
    let onStacks = Set(
      interfaces.filter { found in
        found.isOnOwnStack || found.smallStack != nil || found.shown.otherwise > 0
          || found.screen.isBarHidden != nil
      }.compactMap(\.customClass))
    let wanted = drafts.keys.filter { name in
      !pushed.contains(name) && !roots.contains(name) && !segueDestinations.contains(name)
        && !children.contains(name) && !bareTabs.contains(name) && !pages.contains(name)
        && stacks[name] == nil && standings[name] == nil && loosePushes[name] == nil
        && tabs.pushed[name] == nil && !onStacks.contains(name)
        && isPlain(name)
    }
    var found = PresentedAlone(index, among: Set(wanted), drawn: tabs.named)
    return found.classes()
  }

  /// Whether drawn segues present a screen itself and nothing shows it in another way, so that it has no
  /// bar whatever is drawn of its item.
  func isPresentedAlone(
    _ found: InterfaceReader.Found, _ name: String, _ draft: ControllerDraft
  ) -> Bool {
    guard found.shown.alone > 0, found.shown.otherwise == 0, !found.isOnOwnStack,
      found.smallStack == nil, draft.sets.isEmpty
    else { return false }
    // What the code makes or shows itself it may put on a stack; what a segue pushes is drawn as pushed.
    return makings[name] == nil && !pushed.subtracting(pushedBySegues).contains(name)
      && !roots.contains(name) && !children.contains(name)
  }

  /// Whether a screen of which nothing is drawn but a stack without a bar has nothing of its own, either,
  /// and comes to stand there alone.
  func isHiddenAsDrawn(
    _ found: InterfaceReader.Found, _ name: String, _ draft: ControllerDraft
  ) -> Bool {
    let screen = draft.screen
    guard found.screen.isBarHidden?.value == true, !found.screen.hasFacts, draft.sets.isEmpty,
      draft.titles.isEmpty, !screen.hasFacts, screen.isBarHidden?.value != false,
      !pushed.subtracting(pushedBySegues).contains(name), !roots.contains(name),
      !children.contains(name)
    else { return false }
    return found.screen.parent.map { drafts[$0]?.screen.isBarHidden?.value != false } ?? true
  }
}
