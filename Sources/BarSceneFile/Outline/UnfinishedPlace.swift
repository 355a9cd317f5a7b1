/// Where somebody is writing in a scene that need not be whole: which mapping, which key.
///
/// What stands above the line is read by its indentation, what stands before it in the line by its
/// brackets, so that half-written text does no harm.
package struct UnfinishedPlace: Hashable, Sendable {
  /// The keys that lead to the mapping.
  package private(set) var keys: [String] = []
  /// The key whose value is being written; nil while a key is.
  package private(set) var key: String?
  /// The beginning of the word that is being written.
  package private(set) var word = ""
  /// Keys that the mapping has already.
  package private(set) var siblings: Set<String> = []

  /// Looks at a text.
  ///
  /// - Parameters:
  ///   - line: the line, counted from 1.
  ///   - column: the place in it, in Unicode scalars, counted from 1.
  package init(in text: String, line: Int, column: Int) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.indices.contains(line - 1) else { return }
    var before = String.UnicodeScalarView()
    before.append(contentsOf: lines[line - 1].unicodeScalars.prefix(column - 1))
    let own = IndentedLine(String(before))
    keys = Self.parents(of: own.indent, above: line - 1, in: lines)
    siblings = Self.siblings(of: own.indent, around: line - 1, in: lines)
    let flow = UnfinishedFlow(own.key == nil ? own.content : own.rest, of: own.key)
    if flow.isOpen { siblings = flow.siblings }
    keys += flow.keys
    key = flow.key
    word = flow.word
  }

  /// The keys of the mappings that a line further in stands in.
  private static func parents(of indent: Int, above: Int, in lines: [String]) -> [String] {
    var keys: [String] = []
    var limit = indent
    for index in stride(from: above - 1, through: 0, by: -1) {
      let line = IndentedLine(lines[index])
      guard !line.isBlank, limit > 0 else { continue }
      if let key = line.key, line.indent < limit {
        keys.insert(key, at: 0)
        limit = line.outerIndent
      } else if line.outerIndent < limit, line.outerIndent < line.indent {
        limit = min(limit, line.outerIndent + 1)
      }
    }
    return keys
  }

  /// The keys that stand beside a line, above and below it.
  private static func siblings(of indent: Int, around: Int, in lines: [String]) -> Set<String> {
    var found: Set<String> = []
    for step in [-1, 1] {
      var index = around + step
      while lines.indices.contains(index) {
        let line = IndentedLine(lines[index])
        index += step
        if line.isBlank { continue }
        if line.indent < indent || step > 0 && line.outerIndent < indent { break }
        guard line.indent == indent else { continue }
        if let key = line.key { found.insert(key) }
        // The line that begins an element of a list is its first.
        if line.outerIndent < line.indent { break }
      }
    }
    return found
  }
}

/// What is written between brackets that may still be open at its end.
private struct UnfinishedFlow {
  /// A bracket that is open.
  private struct Bracket {
    var isMapping: Bool
    /// The key that it is the value of, or an element of the value of.
    var key: String?
    /// The keys that are in it already.
    var siblings: Set<String> = []
  }

  private var brackets: [Bracket] = []
  /// The key whose value comes at the end; nil where a key does.
  private(set) var key: String?
  /// What was begun at the end.
  private(set) var word = ""

  /// Whether a bracket is open at the end.
  var isOpen: Bool { !brackets.isEmpty }
  /// The keys that lead to the mapping at the end.
  var keys: [String] { brackets.filter(\.isMapping).compactMap(\.key) }
  /// The keys that this mapping has already.
  var siblings: Set<String> { brackets.last?.siblings ?? [] }

  /// Reads what stands behind a key.
  init(_ text: String, of owner: String?) {
    key = owner
    var start = text.startIndex
    var quote: Character?
    for index in text.indices {
      let sign = text[index]
      if let mark = quote {
        if sign == mark { quote = nil }
        continue
      }
      switch sign {
      case "\"", "'":
        quote = sign
        continue
      case "{", "[":
        brackets.append(Bracket(isMapping: sign == "{", key: key))
        if sign == "{" { key = nil }
      case "}", "]": key = brackets.popLast()?.key
      case "," where isOpen: if brackets.last?.isMapping == true { key = nil }
      case ":" where brackets.last?.isMapping == true:
        let next = text.index(after: index)
        guard next == text.endIndex || text[next] == " " else { continue }
        let name = String(text[start..<index]).trimmed
        key = name
        brackets[brackets.count - 1].siblings.insert(name)
      default: continue
      }
      start = text.index(after: index)
    }
    word = String(text[start...]).trimmed
  }
}

/// A line of YAML by its indentation.
private struct IndentedLine {
  /// Blanks and hyphens before the content.
  var indent = 0
  /// Blanks before the first hyphen; the indent where there is none.
  var outerIndent = 0
  /// What stands there.
  var content = ""
  /// The key that the content begins with; nil for none.
  var key: String?
  /// What follows the key.
  var rest = ""

  /// Whether there is nothing but a comment.
  var isBlank: Bool { content.isEmpty || content.hasPrefix("#") }

  init(_ line: String) {
    var text = Substring(line)
    func skipBlanks() -> Int {
      let count = text.prefix { $0 == " " }.count
      text = text.dropFirst(count)
      return count
    }
    indent = skipBlanks()
    outerIndent = indent
    while text.hasPrefix("- ") || text == "-" {
      text = text.dropFirst()
      indent += 1 + skipBlanks()
    }
    content = String(text)
    var isQuoted: Character?
    for index in text.indices {
      let sign = text[index]
      if let mark = isQuoted {
        if sign == mark { isQuoted = nil }
        continue
      }
      if sign == "\"" || sign == "'" { isQuoted = sign }
      if sign == "{" || sign == "[" || sign == "#" { return }
      guard sign == ":" else { continue }
      let next = text.index(after: index)
      guard next == text.endIndex || text[next] == " " else { continue }
      key = String(text[..<index]).trimmed
      rest = String(text[next...])
      return
    }
  }
}

extension String {
  /// The text without blanks and quotation marks at its ends.
  fileprivate var trimmed: String {
    let isEdge = { (sign: Character) in sign == " " || sign == "\"" || sign == "'" }
    var text = Substring(self).drop(while: isEdge)
    while let last = text.last, isEdge(last) { text.removeLast() }
    return String(text)
  }
}
