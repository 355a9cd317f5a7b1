internal import Foundation

/// Reads what expressions stand for that only the running app knows: a line each,
/// `viewModel.title: Inbox`, in quotation marks where a colon stands in the expression.
enum Assumptions {
  /// A line that cannot be read.
  struct Fault: Error {
    var line: Int
  }

  static func read(_ text: String) throws(Fault) -> [String: String] {
    var result: [String: String] = [:]
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var rest = Substring(line).drop { $0 == " " }
      if rest.isEmpty || rest.hasPrefix("#") { continue }
      guard let key = part(&rest, endsAtColon: true) else { throw Fault(line: number + 1) }
      rest = rest.drop { $0 == " " }
      guard rest.first == ":" else { throw Fault(line: number + 1) }
      rest = rest.dropFirst().drop { $0 == " " }
      guard let value = part(&rest, endsAtColon: false) else { throw Fault(line: number + 1) }
      result[key] = value
    }
    return result
  }

  private static func part(_ rest: inout Substring, endsAtColon: Bool) -> String? {
    guard rest.first == "\"" else {
      let end = endsAtColon ? rest.range(of: ": ")?.lowerBound ?? rest.endIndex : rest.endIndex
      let text = rest[..<end]
      rest = rest[end...]
      return text.trimmingCharacters(in: .whitespaces)
    }
    var result = ""
    rest = rest.dropFirst()
    while let letter = rest.first {
      rest = rest.dropFirst()
      if letter == "\"" { return result }
      if letter == "\\", let next = rest.first {
        result.append(next)
        rest = rest.dropFirst()
      } else {
        result.append(letter)
      }
    }
    return nil
  }
}
