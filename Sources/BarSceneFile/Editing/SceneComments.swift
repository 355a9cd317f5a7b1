/// The comments and empty lines of a scene's text, each by the key or element it belongs to.
struct SceneComments {
  /// Comments on lines of their own, in front of what starts at a place; an empty text is an empty
  /// line.
  private(set) var before: [SourcePosition: [String]] = [:]
  /// The comment at the end of the line of what starts at a place.
  private(set) var beside: [SourcePosition: String] = [:]
  /// Comments behind everything inside of what starts at a place, which stand as far in as it.
  private(set) var after: [SourcePosition: [String]] = [:]
  /// Comments at the text's end.
  private(set) var last: [String] = []
  /// The mappings and lists that are written between braces or brackets and cannot stay so, because
  /// there is a comment in them.
  private(set) var broken: Set<SourcePosition> = []
  /// The mappings and lists that are written between braces or brackets.
  private(set) var flows: Set<SourcePosition> = []

  /// Every comment.
  private(set) var comments: [String] = []

  /// Something that comments belong to: a key with its value, or an element of a list.
  private struct Slot {
    var position: SourcePosition
    var start: Int
    /// The brackets it stands in, the outermost first.
    var flows: [SourcePosition]
    var line: Int { position.line }
  }

  private var slots: [Slot] = []
  private let text: SourceText

  /// Finds the comments; nil for a text that is written in a way that hides them.
  init?(_ text: SourceText, _ root: SourceNode) {
    self.text = text
    let edited = EditedText(text: text, root: root, isJSON: false)
    var scalars: [Range<Int>] = []
    guard collect(root, in: [], edited, &scalars) else { return nil }
    slots.sort { $0.start < $1.start }
    scalars.sort { $0.lowerBound < $1.lowerBound }
    place(Self.comments(in: text, outside: scalars))
    placeEmptyLines()
  }

  private mutating func collect(
    _ node: SourceNode, in outer: [SourcePosition], _ edited: EditedText,
    _ scalars: inout [Range<Int>]
  ) -> Bool {
    var flows = outer
    switch node.content {
    case .scalar(let string, _):
      guard !node.isEmpty else { return true }
      guard let start = edited.offset(node.position), let end = edited.end(of: node),
        !string.unicodeScalars.isEmpty || end > start,
        !text.scalars[start..<end].contains("\n")
      else { return false }
      scalars.append(start..<end)
      return true
    case .mapping(let entries):
      if edited.isFlow(node) {
        flows.append(node.position)
        self.flows.insert(node.position)
      }
      for entry in entries {
        guard let start = edited.offset(entry.keyPosition) else { return false }
        slots.append(Slot(position: entry.keyPosition, start: start, flows: flows))
        let marks = "\"'".unicodeScalars.contains(text.scalars[start]) ? 2 : 0
        scalars.append(start..<(start + entry.key.unicodeScalars.count + marks))
        guard collect(entry.value, in: flows, edited, &scalars) else { return false }
      }
    case .sequence(let elements):
      if edited.isFlow(node) {
        flows.append(node.position)
        self.flows.insert(node.position)
      }
      for element in elements {
        guard let start = edited.offset(element.position) else { return false }
        // A mapping in a list starts where its first key does; comments are the element's.
        slots.append(Slot(position: element.position, start: start, flows: flows))
        guard collect(element, in: flows, edited, &scalars) else { return false }
      }
    }
    return true
  }

  /// Where comments begin.
  private static func comments(in text: SourceText, outside scalars: [Range<Int>]) -> [Int] {
    var found: [Int] = []
    var next = 0
    var index = 0
    while index < text.scalars.count {
      while next < scalars.count, scalars[next].upperBound <= index { next += 1 }
      if next < scalars.count, scalars[next].contains(index) {
        index = scalars[next].upperBound
        continue
      }
      let isApart = index == 0 || " \t\r\n".unicodeScalars.contains(text.scalars[index - 1])
      if text.scalars[index] == "#", isApart {
        found.append(index)
        while index < text.scalars.count, text.scalars[index] != "\n" { index += 1 }
      }
      index += 1
    }
    return found
  }

  private mutating func place(_ comments: [Int]) {
    for start in comments {
      let end = text.scalars[start...].firstIndex { $0 == "\n" || $0 == "\r" } ?? text.scalars.count
      var view = String.UnicodeScalarView()
      view.append(contentsOf: text.scalars[start..<end])
      while let blank = view.last, blank == " " || blank == "\t" { view.removeLast() }
      let comment = String(view)
      self.comments.append(comment)
      let place = text.position(at: start)
      let lead = text.scalars[text.lineStarts[place.line - 1]..<start]
      if lead.allSatisfy({ $0 == " " || $0 == "\t" }) {
        placeLine(comment, at: start, column: place.column)
      } else {
        placeBeside(comment, at: start, line: place.line)
      }
    }
  }

  /// A comment on a line of its own belongs to what comes next, unless it stands further in.
  private mutating func placeLine(_ comment: String, at start: Int, column: Int) {
    let next = slots.first { $0.start > start }
    let previous = slots.last { $0.start < start }
    if let next, column <= next.position.column || previous == nil || !next.flows.isEmpty {
      broken.formUnion(next.flows)
      before[next.position, default: []].append(comment)
      return
    }
    guard let previous, column > 1, previous.flows.isEmpty else {
      if let next {
        before[next.position, default: []].append(comment)
      } else {
        last.append(comment)
      }
      return
    }
    // The innermost of what is open above that does not stand further in than the comment.
    let owner = slots.last { $0.start < start && $0.flows.isEmpty && $0.position.column <= column }
    after[(owner ?? previous).position, default: []].append(comment)
  }

  private mutating func placeBeside(_ comment: String, at start: Int, line: Int) {
    let own = slots.filter { $0.line == line && $0.start < start }
    let outermost = own.filter { slot in !slot.flows.contains { $0.line == line } }
    guard let owner = outermost.last ?? own.last ?? slots.last(where: { $0.start < start }) else {
      if let next = slots.first(where: { $0.start > start }) {
        before[next.position, default: []].append(comment)
      } else {
        last.append(comment)
      }
      return
    }
    broken.formUnion(owner.flows)
    if beside[owner.position] == nil {
      beside[owner.position] = comment
    } else {
      after[owner.position, default: []].append(comment)
    }
  }

  /// Notes what has an empty line above it, one of its comments at first.
  private mutating func placeEmptyLines() {
    var isFirst = true
    for slot in slots where slot.flows.isEmpty {
      defer { isFirst = false }
      let comments = before[slot.position]?.count ?? 0
      let line = slot.line - 1 - comments
      if isFirst {
        if comments > 0, isEmpty(line: slot.line - 1) { before[slot.position]?.append("") }
        continue
      }
      guard line >= 1, isEmpty(line: line) || isEmpty(line: slot.line - 1),
        before[slot.position]?.first != ""
      else { continue }
      if isEmpty(line: slot.line - 1), comments > 0 {
        before[slot.position]?.append("")
        let above = line - 1
        if above >= 1, isEmpty(line: above) { before[slot.position]?.insert("", at: 0) }
      } else {
        before[slot.position, default: []].insert("", at: 0)
      }
    }
  }

  private func isEmpty(line: Int) -> Bool {
    guard text.lineStarts.indices.contains(line - 1) else { return false }
    return text.scalars[text.lineStarts[line - 1]...].prefix { $0 != "\n" }
      .allSatisfy { " \t\r".unicodeScalars.contains($0) }
  }
}
