extension SceneSource {
  /// The source with one edit made in its text; everything else stays letter by letter.
  ///
  /// The new text is read again: unless it says what the old one says with the edit made, there is
  /// no answer.
  ///
  /// - Returns: nil where the text is written in a way that the edit does not cover.
  public func applying(_ edit: SceneEdit) -> SceneSource? {
    guard let before = reading, let expected = before.root.applying(edit),
      let text = try? SourceText(bytes, source: 0, isJSON: isJSON),
      let change = EditedText(text: text, root: before.root, isJSON: isJSON).change(for: edit)
    else { return nil }
    var scalars = text.scalars
    scalars.replaceSubrange(change.range, with: Array(change.text.unicodeScalars))
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var result = self
    result.bytes = bytes.starts(with: mark) ? mark : []
    for scalar in scalars { result.bytes.append(contentsOf: Array(String(scalar).utf8)) }
    guard let after = result.reading, after.root.says(expected) else { return nil }
    return result
  }

  /// The text read without a fault; nil otherwise.
  private var reading: Reading? {
    guard let reading = try? Reading(bytes, source: 0, isJSON: isJSON), reading.faults.isEmpty
    else {
      return nil
    }
    return reading
  }
}
