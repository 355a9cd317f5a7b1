internal import AppCode

/// Titles that a screen gives itself as it pushes another one.
extension ControllerReader {
  /// Notes that what is pushed after this step has the words on its back button: `title = ""` before a push
  /// leaves the arrow alone.
  ///
  /// UIKit: the back button reads the title that the screen before has then, also one that the same steps
  /// give it after the push.
  func noteTitle(beforePushes value: Expression, at place: Place, _ walk: Walk) {
    guard walk.isLater, !walk.isOutside, !walk.isMaker, !walk.isHanded, walk.generation == 0,
      walk.back?.isTitle ?? true, let read = words(value, walk), read.words.isKnown,
      read.others.isEmpty
    else { return }
    let back = LaterBack(
      Fact(read.words, at: place, max(.followed, read.confidence)), isMinimal: read.words.isEmpty,
      isTitle: true)
    if let last = walk.back {
      (back.pushed, last.pushed) = (last.pushed, [])
    }
    walk.draft.laterBacks.append(back)
  }
}
