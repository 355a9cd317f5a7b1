/// A pattern of paths, for shells that do not expand it or are kept from it by quotation marks:
/// `scenes/**/inbox-*.yaml`.
///
/// `*` and `?` stand for signs of one name, `[abc]` for one of some signs, `**` for any folders.
package struct PathPattern: Hashable, Sendable {
  /// The folder that everything like it is in; empty for the working folder.
  package let folder: String
  private let names: [[UInt8]]

  /// Reads a pattern.
  package init(_ text: String) {
    let parts = FilePath.parts(of: text)
    let plain = parts.prefix { !Self.isPattern($0) }
    let root = FilePath.isAbsolute(text) ? "/" : ""
    folder = root + plain.joined(separator: "/")
    names = parts.dropFirst(plain.count).map { Array($0.utf8) }
  }

  /// Whether a text has signs that stand for others.
  package static func isPattern(_ text: String) -> Bool {
    if text.utf8.contains(where: { "*?".utf8.contains($0) }) { return true }
    return text.utf8.drop { $0 != UInt8(ascii: "[") }.contains(UInt8(ascii: "]"))
  }

  /// Whether a path from the pattern's folder is like it.
  package func matches(_ path: String) -> Bool {
    Self.match(FilePath.parts(of: path).map { Array($0.utf8)[...] }[...], names[...])
  }

  private static func match(
    _ parts: ArraySlice<ArraySlice<UInt8>>, _ names: ArraySlice<[UInt8]>
  ) -> Bool {
    guard let name = names.first else { return parts.isEmpty }
    if name == Array("**".utf8) {
      return match(parts, names.dropFirst()) || !parts.isEmpty && match(parts.dropFirst(), names)
    }
    guard let part = parts.first, match(part, name[...]) else { return false }
    return match(parts.dropFirst(), names.dropFirst())
  }

  /// Matches one name; a star takes one more sign wherever what follows it does not fit.
  private static func match(_ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    var (name, pattern) = (name, pattern)
    var retry: (pattern: ArraySlice<UInt8>, name: ArraySlice<UInt8>)?
    while true {
      if pattern.first == UInt8(ascii: "*") {
        pattern = pattern.dropFirst()
        retry = (pattern, name)
      } else if let sign = name.first, let rest = rest(of: pattern, after: sign) {
        name = name.dropFirst()
        pattern = rest
      } else if name.isEmpty, pattern.isEmpty {
        return true
      } else if let (star, left) = retry, !left.isEmpty {
        name = left.dropFirst()
        pattern = star
        retry = (star, name)
      } else {
        return false
      }
    }
  }

  /// What is left of a pattern whose first part stands for a sign; nil where it stands for others.
  private static func rest(
    of pattern: ArraySlice<UInt8>, after sign: UInt8
  ) -> ArraySlice<UInt8>? {
    guard let wanted = pattern.first else { return nil }
    if wanted == UInt8(ascii: "["), let end = pattern.dropFirst().firstIndex(of: UInt8(ascii: "]"))
    {
      return pattern[pattern.startIndex..<end].dropFirst().contains(sign)
        ? pattern[end...].dropFirst() : nil
    }
    return wanted == UInt8(ascii: "?") || wanted == sign ? pattern.dropFirst() : nil
  }
}
