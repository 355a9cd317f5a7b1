/// A scene's text in its one form, saying the same as before.
///
/// Two blanks lead a level further in, `{ a: b }` and `[a, b]` are spaced so, a text stands without
/// quotation marks where every reader of YAML takes it for one, and a mapping between braces that is
/// too long for a line is spread over several. Comments stay, and the order of the keys unless the
/// schema's is asked for. There is no byte-order mark, never more than one empty line in a row, and
/// a line feed at the end. A scene in which a text runs over several lines keeps its lines.
public struct FormattedScene: Sendable {
  /// What may be chosen.
  public struct Options: Hashable, Sendable {
    /// The most characters of a line that can be broken.
    public var width: Int
    /// Whether keys stand in the schema's order.
    public var sortsKeys: Bool

    /// Makes options.
    public init(width: Int = 120, sortsKeys: Bool = false) {
      self.width = width
      self.sortsKeys = sortsKeys
    }
  }

  /// The text.
  public var text: String
  /// Whether it differs from the text that was given.
  public var isChanged: Bool

  /// Formats a scene.
  ///
  /// - Throws: every error of the file at once.
  public init(_ source: SceneSource, options: Options = Options()) throws(SceneProblems) {
    let file = try SceneFile(source)
    let given = String(decoding: source.bytes, as: UTF8.self)
    let forms = [
      Self.formed(source, options), Self.plain(given),
    ]
    let form = forms.lazy.compactMap(\.self).first { text in
      var other = source
      other.bytes = Array(text.utf8)
      guard let again = try? SceneFile(other) else { return false }
      return options.sortsKeys
        ? again.scene == file.scene : again.root.saysAlike(file.root)
    }
    text = form ?? given
    isChanged = Array(text.utf8) != source.bytes
  }

  /// The text in its form; nil where it is not written for it, or would not stay as it is.
  private static func formed(_ source: SceneSource, _ options: Options) -> String? {
    guard let first = form(source, options) else { return nil }
    var again = source
    again.bytes = Array(first.text.utf8)
    guard let second = form(again, options) else { return nil }
    return second == first ? first.text : nil
  }

  /// The form of a text, and the comments in it.
  private static func form(
    _ source: SceneSource, _ options: Options
  ) -> (text: String, comments: [String])? {
    guard let reading = try? Reading(source.bytes, source: 0, isJSON: source.isJSON),
      let text = try? SourceText(source.bytes, source: 0, isJSON: source.isJSON)
    else { return nil }
    let root =
      options.sortsKeys ? reading.root.sorted(by: [.object(Keys.scene.shape)]) : reading.root
    if source.isJSON { return (root.json + "\n", []) }
    guard let comments = SceneComments(text, reading.root) else { return nil }
    var form = SceneForm(width: options.width, comments: comments)
    return (form.text(of: root), comments.comments.sorted())
  }

  /// The text without what means nothing at the ends of lines.
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

extension SourceNode {
  /// Whether two values say the same, however their texts are quoted.
  fileprivate func saysAlike(_ other: SourceNode) -> Bool {
    switch (content, other.content) {
    case (.mapping(let entries), .mapping(let others)):
      entries.map(\.key) == others.map(\.key)
        && zip(entries, others).allSatisfy { $0.value.saysAlike($1.value) }
    case (.sequence(let elements), .sequence(let others)):
      elements.count == others.count && zip(elements, others).allSatisfy { $0.saysAlike($1) }
    case (.scalar(let text, let style), .scalar(let otherText, let otherStyle)):
      text == otherText && (style.isBare == otherStyle.isBare || PlainText.isText(text))
    default: false
    }
  }

  /// The value with its keys in the order of the tables they stand in.
  fileprivate func sorted(by shapes: [Shape]) -> SourceNode {
    var node = self
    switch content {
    case .mapping(let entries):
      let order = shapes.flatMap(\.mappings).flatMap(\.rows).map(\.key)
      let ranks = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
      let placed = entries.enumerated().sorted { a, b in
        (ranks[a.element.key] ?? order.count, a.offset)
          < (ranks[b.element.key] ?? order.count, b.offset)
      }
      node.content = .mapping(
        placed.map { _, entry in
          var entry = entry
          entry.value = entry.value.sorted(by: shapes.flatMap { $0.shapes(of: entry.key) })
          return entry
        })
    case .sequence(let elements):
      node.content = .sequence(elements.map { $0.sorted(by: shapes) })
    case .scalar: break
    }
    return node
  }
}

extension SourceNode.Style {
  /// Whether it is a value without quotation marks, which may be a number as well.
  fileprivate var isBare: Bool { self == .plain || self == .literal }
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
