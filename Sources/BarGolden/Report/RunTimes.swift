/// How long goldens took, and when the run was.
///
/// It is kept apart from the report, which does not depend on machine or time.
package struct RunTimes: Sendable {
  /// Milliseconds since 1970 at the beginning and the end; 0 for nobody knows.
  package var start = 0
  package var stop = 0
  /// Microseconds by golden.
  package var microseconds: [String: Int] = [:]

  /// Nothing is known.
  package init() {}

  /// What the file is called in a report's folder.
  package static let fileName = "times.tsv"

  /// Reads times as they are kept, a golden a line; what is no such line is passed over.
  package init(text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, let time = Int(parts[0]), 0...Self.longest ~= time else { continue }
      microseconds[String(parts[1])] = time
    }
  }

  /// A day.
  private static let longest = 86_400_000_000

  /// The times as they are kept, the names sorted.
  package var text: String {
    microseconds.filter { !$0.key.utf8.contains(10) }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { "\($0.value)\t\($0.key)\n" }.joined()
  }

  /// Those and others', which win.
  package mutating func add(_ others: RunTimes) {
    microseconds.merge(others.microseconds) { $1 }
    start = start == 0 ? others.start : min(start, others.start == 0 ? start : others.start)
    stop = max(stop, others.stop)
  }

  /// Seconds with three digits, `0.012`, which is all that Jenkins reads.
  static func seconds(_ microseconds: Int) -> String {
    let milliseconds = (microseconds + 500) / 1000
    let digits = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - digits.utf8.count)
      + digits
  }
}
