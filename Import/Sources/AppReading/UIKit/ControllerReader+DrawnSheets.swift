/// Drawn screens that only ever come over others without a stack.
extension ControllerReader {
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
}
