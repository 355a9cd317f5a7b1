/// Neighbouring pictures share one capsule on macOS 26; a prominent button and the one that hides a
/// sidebar keep their own.
///
/// Source: measured — `picturesShareCapsules`; assumed — pictures at the leading side share as those
/// at the trailing one.
extension PlatformArrangement {
  /// What a button's neighbours on its side mean for it.
  struct Neighbours {
    /// Whether it shares its capsule with the one before or after it.
    var shares = false
    /// Distance to the next one, in points.
    var gap: Double
  }

  /// What the buttons beside one of a side mean for it.
  func neighbours(_ index: Int, of items: [ResolvedItem]) -> Neighbours {
    func share(_ first: Int) -> Bool {
      items.indices.contains(first) && items.indices.contains(first + 1)
        && sharesCapsule(items[first]) && sharesCapsule(items[first + 1])
    }
    let sharesWithNext = share(index)
    return Neighbours(
      shares: sharesWithNext || share(index - 1),
      gap: metrics[sharesWithNext ? .sharedItemGap : .itemGap])
  }

  /// One capsule behind the pictures of each run, in place of a disc behind each of them.
  mutating func joinCapsules(of items: [ResolvedItem]) {
    var run: [(item: ResolvedItem, index: Int)] = []
    for item in items {
      let whole = elements.firstIndex { $0.id == .item(item.place, .whole) }
      if let whole, sharesCapsule(item), elements[whole].alpha > 0 {
        run.append((item, whole))
      } else {
        join(run)
        run = []
      }
    }
    join(run)
  }

  private mutating func join(_ run: [(item: ResolvedItem, index: Int)]) {
    guard run.count > 1, let first = run.first else { return }
    let frames = run.map { elements[$0.index].frame }
    let shape = elements[first.index].shape
    for button in run { elements[button.index].shape = .none }
    let frame = BarRect(
      minX: frames.map(\.minX).min() ?? 0, minY: frames.map(\.minY).min() ?? 0,
      maxX: frames.map(\.maxX).max() ?? 0, maxY: frames.map(\.maxY).max() ?? 0)
    elements.insert(
      ArrangedElement(id: .item(first.item.place, .glass), frame: frame, shape: shape),
      at: first.index)
  }

  private func sharesCapsule(_ item: ResolvedItem) -> Bool {
    guard metrics[.picturesShareCapsules], item.sharesGlass, item.place != .sidebarToggle,
      case .image = item.content
    else { return false }
    return true
  }
}
