/// Messages of a run over many scenes, in which what is said of many of them is said once.
struct MessageFold {
  /// From how many equal messages on there is one, with their number.
  static let least = 6

  /// Lines with one meaning, in the order in which they came.
  private struct Group {
    var lines: [String]
    /// How many lines came; the first ones, and the last, are kept.
    var count = 0
  }

  private var groups: [Group] = []
  private var places: [String: Int] = [:]

  /// Takes messages, which end in line feeds.
  mutating func add(_ text: String) {
    for line in text.split(separator: "\n").map(String.init) {
      guard let meaning = Self.meaning(of: line) else {
        groups.append(Group(lines: [line], count: 1))
        continue
      }
      let place = places[meaning] ?? groups.count
      if place == groups.count {
        places[meaning] = place
        groups.append(Group(lines: []))
      }
      groups[place].count += 1
      if groups[place].lines.count == Self.least { groups[place].lines.removeLast() }
      groups[place].lines.append(line)
    }
  }

  /// What is to be said in the end, each line with a line feed.
  var text: String {
    groups.flatMap { group -> [String] in
      guard group.count >= Self.least, let first = group.lines.first, let last = group.lines.last
      else { return group.lines }
      let end = Self.place(in: last).map { ", the last at \($0)" } ?? ""
      return ["\(first) [and \(group.count - 1) more like it\(end)]"]
    }.map { $0 + "\n" }.joined()
  }

  /// A message without its place; nil for a line that is none.
  private static func meaning(of line: String) -> String? {
    for word in ["error:", "warning:"] {
      if let start = line.firstRange(of: word)?.lowerBound { return String(line[start...]) }
    }
    return nil
  }

  /// The place that a message begins with, without what colours the word after it; nil for none.
  private static func place(in line: String) -> String? {
    let end = line.firstRange(of: ": ")?.lowerBound
    guard let end, line[..<end].contains(":") else { return nil }
    return String(line[..<end])
  }
}

extension StringProtocol {
  /// The first place of a text; nil where it is nowhere.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}

extension Console {
  /// Does work about several scenes and says in the end what it says, equal messages once.
  ///
  /// A line about progress, which no line feed ends, is shown at once.
  func folding<Answer>(
    _ isOn: Bool, _ work: (Console) async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    guard isOn else { return try await work(self) }
    var fold = MessageFold()
    var inner = self
    inner.message = { text in
      if text.hasSuffix("\n") { fold.add(text) } else { message(text) }
    }
    do throws(Failure) {
      let answer = try await work(inner)
      if !fold.text.isEmpty { message(fold.text) }
      return answer
    } catch {
      if !fold.text.isEmpty { message(fold.text) }
      throw error
    }
  }
}
