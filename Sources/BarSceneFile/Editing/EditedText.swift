/// A text in which edits find their places.
///
/// Only what can be cut and pasted by the line or between commas is edited: a key with a value, an
/// element of a list. Where there is doubt, such as a comment that would be lost, there is no
/// change.
struct EditedText {
  /// What is put in place of a stretch of the text.
  struct Change: Hashable {
    /// The stretch, in scalars.
    var range: Range<Int>
    /// What stands there afterwards.
    var text: String
  }

  let text: SourceText
  let root: SourceNode
  let isJSON: Bool

  /// A key in its mapping.
  struct Place {
    var parent: SourceNode
    var entries: [SourceNode.Entry]
    var index: Int

    var entry: SourceNode.Entry { entries[index] }
    var next: SourceNode.Entry? { index + 1 < entries.count ? entries[index + 1] : nil }
    var previous: SourceNode.Entry? { index > 0 ? entries[index - 1] : nil }
  }

  /// The change that makes an edit; nil where it cannot be made safely.
  func change(for edit: SceneEdit) -> Change? {
    switch edit {
    case .remove(let keyPath): place(of: keyPath).flatMap(removing)
    case .replace(let keyPath, let text): place(of: keyPath).flatMap { replacing($0, text) }
    case .insertText(let key, let text, let next):
      place(of: next).flatMap { inserting(key, formatted(text), before: $0) }
    case .copyValue(let key, let keyPath):
      place(of: keyPath).flatMap { copying($0, to: key) }
    case .insertFixedSpace(let points, let next): insertingSpace(points, before: next)
    }
  }

  // MARK: - Edits

  private func replacing(_ place: Place, _ text: String) -> Change? {
    guard let start = offset(place.entry.value.position), let end = end(of: place.entry.value),
      start < end
    else { return nil }
    return Change(range: start..<end, text: formatted(text))
  }

  private func inserting(_ key: String, _ value: String, before place: Place) -> Change? {
    guard let start = offset(place.entry.keyPosition) else { return nil }
    let separator = isFlow(place.parent) ? ", " : newline + indent(place.entry.keyPosition)
    return Change(range: start..<start, text: "\(formatted(key: key)): \(value)\(separator)")
  }

  private func copying(_ place: Place, to key: String) -> Change? {
    guard let start = offset(place.entry.value.position), let end = end(of: place.entry.value),
      start < end, !text.scalars[start..<end].contains("\n")
    else { return nil }
    let value = string(text.scalars[start..<end])
    if isFlow(place.parent) {
      return Change(range: end..<end, text: ", \(formatted(key: key)): \(value)")
    }
    let lineEnd = endOfLine(from: end)
    let lead = newline + indent(place.entry.keyPosition)
    return Change(range: lineEnd..<lineEnd, text: "\(lead)\(formatted(key: key)): \(value)")
  }

  private func insertingSpace(_ points: Int, before keyPath: String) -> Change? {
    guard let steps = SceneKeyPath(keyPath)?.steps, case .index(let index)? = steps.last,
      let parent = root.value(at: steps.dropLast()), case .sequence(let elements) = parent.content,
      elements.indices.contains(index), let start = offset(elements[index].position)
    else { return nil }
    let space = "{ \(formatted(key: "fixedSpace")): \(points) }"
    if isFlow(parent) { return Change(range: start..<start, text: space + ", ") }
    let line = startOfLine(at: start)
    guard let dash = text.scalars[line..<start].lastIndex(of: "-"),
      text.scalars[(dash + 1)..<start].allSatisfy({ $0 == " " }),
      text.scalars[line..<dash].allSatisfy({ $0 == " " })
    else { return nil }
    let indent = String(repeating: " ", count: dash - line)
    return Change(range: dash..<dash, text: "- \(space)\(newline)\(indent)")
  }

  private func removing(_ place: Place) -> Change? {
    guard let start = offset(place.entry.keyPosition), let end = end(of: place.entry.value),
      !mayHoldComment(place.entry.value, in: start..<end)
    else { return nil }
    return isFlow(place.parent)
      ? removingInFlow(place, start: start, end: end)
      : removingLines(place, start: start, end: end)
  }

  /// Whether somebody's comment may stand inside a mapping or a list; a sign in a text counts too.
  private func mayHoldComment(_ value: SourceNode, in range: Range<Int>) -> Bool {
    if case .scalar = value.content { return false }
    return !isJSON
      && range.contains {
        text.scalars[$0] == "#" && " \t\n".unicodeScalars.contains(text.scalars[$0 - 1])
      }
  }

  private func removingInFlow(_ place: Place, start: Int, end: Int) -> Change? {
    var range = start..<end
    if let next = place.next {
      guard let offset = offset(next.keyPosition) else { return nil }
      range = start..<offset
    } else if let previous = place.previous {
      guard let offset = self.end(of: previous.value) else { return nil }
      range = offset..<end
    }
    let isCommented = range.contains { !(start..<end).contains($0) && text.scalars[$0] == "#" }
    return isCommented ? nil : Change(range: range, text: "")
  }

  private func removingLines(_ place: Place, start: Int, end: Int) -> Change? {
    let line = startOfLine(at: start)
    let lineEnd = endOfLine(from: end)
    let rest = text.scalars[end..<lineEnd].drop { $0 == " " || $0 == "\t" }
    guard rest.isEmpty || rest.first == "#" else { return nil }
    if text.scalars[line..<start].allSatisfy({ $0 == " " }) {
      if !rest.isEmpty { return Change(range: start..<rest.startIndex, text: "") }
      return Change(range: line..<afterLine(from: end), text: "")
    }
    guard let next = place.next else {
      return place.previous == nil ? Change(range: start..<end, text: "{}") : nil
    }
    guard let following = offset(next.keyPosition),
      !text.scalars[end..<following].contains("#")
    else { return nil }
    return Change(range: start..<following, text: "")
  }
}
