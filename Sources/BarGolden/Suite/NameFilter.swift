/// Picks goldens by name: a pattern with `*` and `?` for the whole name, or a part of it.
package struct NameFilter: Hashable, Sendable {
  private let patterns: [String]

  /// A filter that lets a name through when any of the patterns does; all names for no patterns.
  package init(_ patterns: [String]) {
    self.patterns = patterns
  }

  /// Whether it lets every name through.
  package var isEverything: Bool { patterns.isEmpty }

  /// The patterns as they were written.
  package var text: String { patterns.joined(separator: ", ") }

  /// Whether a name is let through.
  package func matches(_ name: String) -> Bool {
    patterns.isEmpty
      || patterns.contains { pattern in
        pattern.contains("*") || pattern.contains("?")
          ? Self.matches(Array(name.utf8)[...], Array(pattern.utf8)[...])
          : name == pattern || name.contains(pattern)
      }
  }

  /// Matches a whole name; `*` stands for any signs, slashes too.
  private static func matches(_ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    var (name, pattern) = (name, pattern)
    // Where the last star stood, and the name it would have to take one more sign of.
    var retry: (pattern: ArraySlice<UInt8>, name: ArraySlice<UInt8>)?
    while true {
      if pattern.first == UInt8(ascii: "*") {
        pattern = pattern.dropFirst()
        retry = (pattern, name)
      } else if let sign = name.first, let wanted = pattern.first,
        wanted == UInt8(ascii: "?") || wanted == sign
      {
        name = name.dropFirst()
        pattern = pattern.dropFirst()
      } else if name.isEmpty, pattern.isEmpty {
        return true
      } else if let (star, rest) = retry, !rest.isEmpty {
        name = rest.dropFirst()
        pattern = star
        retry = (star, name)
      } else {
        return false
      }
    }
  }
}
