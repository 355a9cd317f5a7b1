extension SceneSource {
  /// The source with one edit made in its text; everything else stays letter by letter.
  ///
  /// The new text is read again: unless it says what the old one says with the edit made, there is
  /// no answer.
  ///
  /// - Returns: nil where the text is written in a way that the edit does not cover.
  public func applying(_ edit: SceneEdit) -> SceneSource? {
    SceneEditing(self)?.applying(edit)
  }

  /// The text read without a fault; nil otherwise.
  fileprivate var reading: Reading? {
    guard let reading = try? Reading(bytes, source: 0, isJSON: isJSON), reading.faults.isEmpty
    else {
      return nil
    }
    return reading
  }
}

/// A scene's text that is read once and changed in several ways.
package struct SceneEditing {
  private let source: SceneSource
  private let text: SourceText
  private let root: SourceNode

  /// Reads a text; nil for one with a fault.
  package init?(_ source: SceneSource) {
    guard let reading = source.reading,
      let text = try? SourceText(source.bytes, source: 0, isJSON: source.isJSON)
    else { return nil }
    self.source = source
    self.text = text
    root = reading.root
  }

  /// The source with one change made; nil where the text is not written for it.
  package func applying(_ edit: SceneEdit) -> SceneSource? {
    guard let expected = root.applying(edit),
      let change = EditedText(text: text, root: root, isJSON: source.isJSON).change(for: edit)
    else { return nil }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.scalars[..<change.range.lowerBound])
    scalars.append(contentsOf: change.text.unicodeScalars)
    scalars.append(contentsOf: text.scalars[change.range.upperBound...])
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var result = source
    result.bytes = (source.bytes.starts(with: mark) ? mark : []) + String(scalars).utf8
    guard let after = result.reading, after.root.says(expected) else { return nil }
    return result
  }
}
