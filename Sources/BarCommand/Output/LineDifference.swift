/// What differs between two texts, as `diff -u` shows it.
struct LineDifference {
  /// Lines around a change that are shown with it.
  private static let context = 3

  /// A line of either text, or of both.
  private enum Edit {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// The hunks; empty for texts that are the same.
  let text: String

  /// Compares two texts.
  init(_ before: String, _ after: String, named name: String) {
    let edits = Self.edits(Self.lines(before), Self.lines(after))
    let changed = edits.indices.filter { index in
      if case .same = edits[index] { return false }
      return true
    }
    var text = changed.isEmpty ? "" : "--- \(name)\n+++ \(name)\n"
    var next = 0
    while next < changed.count {
      var last = next
      while last + 1 < changed.count, changed[last + 1] - changed[last] <= 2 * Self.context {
        last += 1
      }
      let range =
        max(0, changed[next] - Self.context)..<min(edits.count, changed[last] + Self.context + 1)
      text += Self.hunk(edits, range)
      next = last + 1
    }
    self.text = text
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func edits(_ old: [String], _ new: [String]) -> [Edit] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var edits: [Edit] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if from < old.count, removed.contains(from) {
        edits.append(.removed(old[from]))
        from += 1
      } else if to < new.count, added.contains(to) {
        edits.append(.added(new[to]))
        to += 1
      } else {
        edits.append(.same(new[to]))
        from += 1
        to += 1
      }
    }
    return edits
  }

  private static func hunk(_ edits: [Edit], _ range: Range<Int>) -> String {
    let (start, size) = (count(edits[..<range.lowerBound]), count(edits[range]))
    func span(_ start: Int, _ size: Int) -> String { "\(size == 0 ? start : start + 1),\(size)" }
    let lines = edits[range].map { edit in
      switch edit {
      case .same(let line): " \(line)\n"
      case .removed(let line): "-\(line)\n"
      case .added(let line): "+\(line)\n"
      }
    }
    return "@@ -\(span(start.old, size.old)) +\(span(start.new, size.new)) @@\n" + lines.joined()
  }

  /// How many lines of either text some edits have.
  private static func count(_ edits: ArraySlice<Edit>) -> (old: Int, new: Int) {
    edits.reduce(into: (old: 0, new: 0)) { count, edit in
      switch edit {
      case .same:
        count.old += 1
        count.new += 1
      case .removed: count.old += 1
      case .added: count.new += 1
      }
    }
  }
}
