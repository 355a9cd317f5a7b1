/// How pictures began that were packed one after the other: what begins alike is packed once.
///
/// The bars of a batch have the same status bar above them. The steps of its rows, and the places
/// that the search for copies remembers of them, are taken over from an earlier picture; the bytes
/// are those that a search from the first row on finds. For one thread.
package final class PackedBeginnings {
  /// The one used last first.
  private var beginnings: [PackedBeginning] = []
  private var isFirst = true
  private var row: [UInt8] = []

  /// How many are kept: of light and dark pictures on two devices.
  private static let most = 4

  package init() {}

  /// The search for copies in a picture's rows, from where an earlier search stood if both pictures
  /// begin alike so far.
  ///
  /// The first picture leaves nothing behind, since most programs draw one.
  func search(_ rows: RowStream, effort: SearchEffort) -> PictureSearch {
    defer { isFirst = false }
    guard !isFirst, !rows.isShort else { return PictureSearch(rows, effort: effort) }
    var usable: PackedBeginning?
    var untold: (beginning: PackedBeginning, length: Int)?
    for beginning in beginnings where beginning.effort == effort {
      let length = beginning.sharedLength(with: rows, row: &row)
      if let state = beginning.state {
        if state.end <= length, state.end > usable?.state?.end ?? 0 { usable = beginning }
      } else if length > untold?.length ?? 0 {
        untold = (beginning, length)
      }
    }
    if let state = usable?.state, let beginning = usable {
      rows.begin(like: beginning, until: state)
    }
    let search = PictureSearch(
      rows, effort: effort, after: usable,
      telling: untold.map { ($0.length, $0.beginning.note) })
    keep(usable, untold?.beginning)
    let known = max(usable?.state?.end ?? 0, untold?.length ?? 0)
    let kept = max(usable?.length ?? 0, untold?.beginning.length ?? 0)
    // A picture that shares little with the others begins in a way of its own.
    if known * 2 <= kept { keep(PackedBeginning(rows, effort: effort, row: &row)) }
    return search
  }

  /// Puts beginnings first, and lets go of those that were not used for longest.
  private func keep(_ used: PackedBeginning?...) {
    for case let beginning? in used {
      beginnings.removeAll { $0 === beginning }
      beginnings.insert(beginning, at: 0)
    }
    beginnings.removeLast(max(beginnings.count - Self.most, 0))
  }
}
