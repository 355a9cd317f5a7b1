/// The parser's help, set to a width, with examples that can be pasted whole.
struct HelpText {
  /// The text, set.
  let text: String

  /// What the parser is to set lines to, so that it breaks none.
  static let unbroken = 100_000

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - text: the help with no line broken.
  ///   - width: how many characters a line has.
  init(_ text: String, width: Int) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.text = lines.flatMap { Self.set($0, width) }.joined(separator: "\n")
  }

  private static func set(_ line: String, _ width: Int) -> [String] {
    let indent = line.prefix { $0 == " " }.count
    if indent > 0, let example = Example(line) { return example.lines(width) }
    guard line.count > width else { return [line] }
    let hang = hang(of: line, indent)
    // Where a row of a list leaves no room beside its first column, there is no list.
    return wrap(line, width, hang: hang <= width - 24 ? hang : indent + 4)
  }

  /// Where lines after the first begin: under the second column of a list, or under the text.
  private static func hang(of line: String, _ indent: Int) -> Int {
    let signs = Array(line)
    guard indent > 0 else { return line.hasPrefix("USAGE: ") ? 4 : 0 }
    var index = indent
    while index + 1 < signs.count {
      if signs[index] == " ", signs[index + 1] == " " {
        while index < signs.count, signs[index] == " " { index += 1 }
        return index
      }
      index += 1
    }
    // A name that fills its column has one blank behind it.
    let isFull = signs.count > column && signs[column - 1] == " " && signs[indent] == "-"
    return isFull ? column : indent
  }

  /// Where the parser's second column begins.
  private static let column = 26

  private static func wrap(_ line: String, _ width: Int, hang: Int) -> [String] {
    var lines: [String] = []
    var rest = Array(line)
    var start = 0
    while rest.count > width {
      let floor = max(start, rest.prefix { $0 == " " }.count) + 1
      guard
        let end = rest[..<(width + 1)].lastIndex(of: " ").flatMap({ $0 > floor ? $0 : nil })
          ?? rest[width...].firstIndex(of: " ")
      else { break }
      lines.append(String(rest[..<end]).trimmingEnd)
      rest = Array(repeating: " ", count: hang) + rest[end...].drop { $0 == " " }
      start = hang
    }
    return lines + [String(rest)]
  }

  /// A command that may be typed as it stands, with what it is for.
  private struct Example {
    let indent: String
    let command: String
    let comment: String?

    /// Reads a line; nil for one that is no example.
    init?(_ line: String) {
      indent = String(line.prefix { $0 == " " })
      let content = line.drop { $0 == " " }
      guard ["navbar ", "git ", "{ ", "# ", "for ", "swift "].contains(where: content.hasPrefix)
      else { return nil }
      guard let gap = Self.gap(in: content), content.hasPrefix("navbar ") else {
        (command, comment) = (String(content), nil)
        return
      }
      command = String(content[..<gap.lowerBound])
      comment = String(content[gap.upperBound...])
    }

    /// Two blanks or more that are not between quotation marks.
    private static func gap(in text: Substring) -> Range<Substring.Index>? {
      var quote: Character?
      var index = text.startIndex
      while index < text.endIndex {
        let sign = text[index]
        let next = text.index(after: index)
        if let mark = quote {
          if sign == mark { quote = nil }
        } else if sign == "'" || sign == "\"" {
          quote = sign
        } else if sign == " ", next < text.endIndex, text[next] == " " {
          let end = text[index...].firstIndex { $0 != " " } ?? text.endIndex
          return index..<end
        }
        index = next
      }
      return nil
    }

    /// The command on a line of its own, with the comment behind it where that fits.
    func lines(_ width: Int) -> [String] {
      let line = indent + command
      guard let comment else { return [line] }
      let beside = max(indent.count + 40, line.count + 2)
      if beside + 2 + comment.count <= width {
        let gap = String(repeating: " ", count: beside - line.count)
        return ["\(line)\(gap)# \(comment)"]
      }
      return HelpText.wrap("\(indent)# \(comment)", width, hang: indent.count + 2).enumerated().map
      {
        $0 == 0 ? $1 : indent + "# " + $1.drop { $0 == " " }
      } + [line]
    }
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
