internal import AppReading

extension SceneWriter {
  /// Whether a title is written as a large one although nothing says so of the stack it stands on.
  ///
  /// A view of SwiftUI whose stack is not found has a large title on one of SwiftUI's, and none on one
  /// of UIKit's, where an app has both.
  func guessesLargeTitle(_ screen: Screen) -> Bool {
    // Where a screen itself asks for a large title, its stack has them.
    if screen.origin != .swiftUI, screen.titleMode?.value == .large { return false }
    if looks.bar.prefersLargeTitles != nil || looks.ownBar.prefersLargeTitles != nil {
      return false
    }
    var seen: Set<String> = []
    var next: Screen? = screen
    while let now = next, seen.insert(now.name).inserted {
      if now.titleMode?.value == .inline || now.hasOwnStack { return false }
      if now.prefersLargeTitles != nil || now.isOnPlainStack { return false }
      next = now.isSheet ? nil : now.parent.flatMap { parents[$0] }
    }
    return screen.origin == .swiftUI ? hasControllers : usesLargeTitles
  }

  /// How large the title of a screen is that others are pushed from: as it says, else as the nearest of
  /// those before it on the stack says; nil where none does.
  ///
  /// UIKit: a `largeTitleDisplayMode` of `automatic` is that of the item before, through any number of them.
  func standingMode(of screen: Screen) -> Screen.TitleMode? {
    var seen: Set<String> = []
    var next: Screen? = screen
    while let now = next, seen.insert(now.name).inserted {
      if let mode = now.titleMode?.value, mode != .automatic { return mode }
      next = now.hasOwnStack || now.hasSeveralParents ? nil : parent(of: now)
    }
    return nil
  }
}
