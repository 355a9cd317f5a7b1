/// How far the screens of a stack are scrolled: they stay as they were left, and are found so when
/// they come back; a screen that is new is at rest.
struct ScrollMemory: Hashable, Sendable {
  /// The screens, root first.
  private var items: [NavigationItem]
  /// How far each is scrolled, in points; the top one's is the scene's.
  private var offsets: [Double]

  init(_ items: [NavigationItem]) {
    self.items = items
    offsets = items.map { _ in 0 }
  }

  /// Follows a move from the screens of before to others.
  ///
  /// - Parameter offset: how far the top screen is scrolled; the new top screen's afterwards.
  mutating func move(to next: [NavigationItem], _ offset: inout Double) {
    if !offsets.isEmpty { offsets[offsets.count - 1] = offset }
    let kept = zip(items, next).prefix { $0 == $1 }.count
    items = next
    offsets = next.indices.map { $0 < kept ? offsets[$0] : 0 }
    offset = offsets.last ?? 0
  }

  /// Follows a change of the screens' words and buttons: they are the same screens.
  mutating func keepPlace(of next: [NavigationItem]) {
    guard next.count == items.count else { return }
    items = next
  }
}
