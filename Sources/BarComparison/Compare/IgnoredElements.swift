/// Elements that a comparison leaves out, by the names that a scene gives them.
package struct IgnoredElements: Hashable, Sendable {
  /// The names: `clock`, `rightBarButtonItems[0]`, `sidebar/title`.
  package let names: [String]

  /// Elements with names.
  package init(_ names: [String] = []) {
    self.names = names
  }

  /// Whether nothing is left out.
  package var isEmpty: Bool { names.isEmpty }

  /// Whether an element is one of them or a part of one, in whichever bar it is unless a name says
  /// that.
  package func hold(_ id: String) -> Bool { names.contains { Self.name($0, means: id) } }

  /// The names that mean none of the elements.
  package func unknown(among ids: some Sequence<String>) -> [String] {
    names.filter { name in !ids.contains { Self.name(name, means: $0) } }
  }

  /// Whether a status bar that is summed up in a line is another one because of them.
  var reachStatusBar: Bool {
    names.contains { $0 == "clock" || $0.hasPrefix("statusBar") || $0.hasSuffix("/clock") }
  }

  private static func name(_ name: String, means id: String) -> Bool {
    if covers(name[...], id[...]) { return true }
    // A golden has the bar before the element where there are several.
    guard !name.contains("/"), let slash = id.lastIndex(of: "/") else { return false }
    return covers(name[...], id[id.index(after: slash)...])
  }

  private static func covers(_ name: Substring, _ id: Substring) -> Bool {
    guard id.hasPrefix(name) else { return false }
    let next = id.dropFirst(name.count).first
    return next == nil || next == "." || next == "["
  }
}

extension IgnoredElements {
  /// What VoiceOver reads of the other elements.
  ///
  /// A golden does not say whose a line is; it is known by the words of the elements.
  func linesOfOthers(_ lines: [String], _ records: [GoldenRecord]) -> [String] {
    var rest = lines
    for record in records where hold(record.id) {
      guard let words = record.spoken,
        let index = rest.firstIndex(where: { $0.hasPrefix(words) || $0.contains(", " + words) })
      else { continue }
      rest.remove(at: index)
    }
    return rest
  }
}

extension GoldenRecord {
  /// The words that VoiceOver begins with; nil for none.
  fileprivate var spoken: String? {
    guard let words = self["accessibilityLabel"] ?? self["text"] else { return nil }
    let isQuoted = words.hasPrefix("\"") && words.hasSuffix("\"") && words.utf8.count > 2
    return isQuoted ? String(words.dropFirst().dropLast()) : words
  }

  /// Where the element is and where it draws, in points: `[x, y, width, height]` each.
  package var boxes: [[Double]] {
    ["frame", "ink"].compactMap { kind in
      let edges = ["x", "y", "width", "height"].compactMap { number("\(kind).\($0)") }
      return edges.count == 4 ? edges : nil
    }
  }
}
