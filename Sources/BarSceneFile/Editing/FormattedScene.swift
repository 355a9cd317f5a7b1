/// A scene's text in its plain form, saying the same as before.
///
/// Lines end in a line feed and in no spaces, there is no byte-order mark, never more than one
/// empty line in a row, none at either end, and a line feed at the end. Comments and the order of
/// the keys stay. A text in which spaces at the end of a line mean something keeps them.
public struct FormattedScene: Sendable {
  /// The text.
  public var text: String
  /// Whether it differs from the text that was given.
  public var isChanged: Bool

  /// Formats a scene.
  ///
  /// - Throws: every error of the file at once.
  public init(_ source: SceneSource) throws(SceneProblems) {
    let file = try SceneFile(source)
    let given = String(decoding: source.bytes, as: UTF8.self)
    var plain = source
    plain.bytes = Array(Self.plain(given).utf8)
    let again = try? SceneFile(plain)
    let isSame = again?.root.saysTheSame(as: file.root) ?? false
    text = isSame ? String(decoding: plain.bytes, as: UTF8.self) : given
    isChanged = Array(text.utf8) != source.bytes
  }

  private static func plain(_ text: String) -> String {
    var scalars = Substring(text).unicodeScalars
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    var lines: [Substring.UnicodeScalarView] = []
    for line in scalars.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" }) {
      let line = line.droppingLast { $0 == " " || $0 == "\t" || $0 == "\r" }
      if line.isEmpty, lines.last?.isEmpty ?? true { continue }
      lines.append(line)
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String($0) + "\n" }.joined()
  }
}

extension Substring.UnicodeScalarView {
  /// The scalars without those at the end that a test is true of.
  fileprivate func droppingLast(
    while isDropped: (Unicode.Scalar) -> Bool
  ) -> Substring.UnicodeScalarView {
    var end = endIndex
    while end > startIndex, isDropped(self[index(before: end)]) { end = index(before: end) }
    return self[startIndex..<end]
  }
}
