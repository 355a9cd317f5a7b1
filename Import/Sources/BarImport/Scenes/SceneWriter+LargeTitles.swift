internal import AppReading

extension SceneWriter {
  /// Whether a title is written as a large one although nothing says so of the stack it stands on.
  ///
  /// A view of SwiftUI whose stack is not found has a large title on one of SwiftUI's, and none on one
  /// of UIKit's, where an app has both.
  func guessesLargeTitle(_ screen: Screen) -> Bool {
    // Where a screen itself asks for a large title, its stack has them.
    if screen.origin != .swiftUI, screen.titleMode?.value == .large { return false }
    if screen.isTitleModeOpen, screen.titleMode == nil { return isOnLargeStack(screen) }
    if looks.bar.prefersLargeTitles != nil || looks.ownBar.prefersLargeTitles != nil {
      return false
    }
    if Self.settlesTitle(screen)
      || settledTitles.answer(from: Self.before(screen), for: screen.key) == true
    {
      return false
    }
    return screen.origin == .swiftUI ? hasControllers : usesLargeTitles
  }

  /// Whether a screen says something that tells how large titles are on its stack.
  static func settlesTitle(_ screen: Screen) -> Bool {
    screen.titleMode?.value == .inline || screen.hasOwnStack || screen.prefersLargeTitles != nil
      || screen.isOnPlainStack
  }

  /// How large the title of a screen is that others are pushed from: as it says, else as the nearest of
  /// those before it on the stack says; nil where none does.
  ///
  /// UIKit: a `largeTitleDisplayMode` of `automatic` is that of the item before, through any number of them.
  func standingMode(of screen: Screen) -> Screen.TitleMode? {
    Self.ownMode(screen)
      ?? standingModes.common(
        of: Self.standsOn(screen, among: parents).subtracting([screen.key]))
  }

  /// The mode that a screen itself asks for.
  static func ownMode(_ screen: Screen) -> Screen.TitleMode? {
    screen.titleMode.flatMap { $0.value == .automatic ? nil : $0.value }
  }

  /// The screens whose titles say how large that of another is; of several that push a view those of
  /// SwiftUI's.
  static func standsOn(_ screen: Screen, among parents: [String: Screen]) -> Set<String> {
    if screen.hasOwnStack { return [] }
    if screen.hasSeveralParents {
      return screen.origin == .swiftUI && !screen.isSheet ? screen.parents : []
    }
    let one = pushing(screen, among: parents, orWithoutWords: screen.origin == .swiftUI)
    return one.map { [$0.key] } ?? []
  }

  /// Whether a view without a mode of its own has a small title since all screens that it is pushed from
  /// have, though none of them is written before it, as it has no words, or since it is first on a
  /// navigation controller of UIKit's that has no large ones.
  func isSmallAsBefore(_ screen: Screen) -> Bool {
    if screen.isOnPlainStack, Self.ownMode(screen) == nil { return !isOnLargeStack(screen) }
    guard Self.ownMode(screen) == nil, !screen.hasOwnStack, !screen.isSheet,
      parent(of: screen) == nil
    else { return false }
    let all = screen.parents.isEmpty ? Set(screen.parent.map { [$0] } ?? []) : screen.parents
    let before = all.subtracting([screen.key])
    return !before.isEmpty
      && before.allSatisfy { key in parents[key].flatMap(standingMode) == .inline }
  }
}
