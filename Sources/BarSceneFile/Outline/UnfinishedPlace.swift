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
    var opened: [String?] = []
    var current = own.key
    var rest = Substring(own.rest)
    if own.key == nil { rest = Substring(own.content) }
    // Every bracket that is still open leads a step further in.
    var start = rest.startIndex
    var isQuoted: Character?
    for index in rest.indices {
      let sign = rest[index]
      if let mark = isQuoted {
        if sign == mark { isQuoted = nil }
      } else if sign == "\"" || sign == "'" {
        isQuoted = sign
      } else if sign == "{" || sign == "[" {
        opened.append(current)
        if sign == "{" { current = nil }
        start = rest.index(after: index)
      } else if sign == "}" || sign == "]" {
        current = opened.popLast() ?? nil
        start = rest.index(after: index)
      } else if sign == "," {
        if !opened.isEmpty, current != opened.last ?? nil { current = nil }
        start = rest.index(after: index)
      } else if sign == ":", !opened.isEmpty {
        current = String(rest[start..<index]).trimmed
        start = rest.index(after: index)
      }
    }
    if !opened.isEmpty { siblings = [] }
    keys += opened.compactMap { $0 }
    key = current
    word = String(rest[start...]).trimmed
    if !opened.isEmpty, key == opened.last ?? nil, key != nil { keys.removeLast() }
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
