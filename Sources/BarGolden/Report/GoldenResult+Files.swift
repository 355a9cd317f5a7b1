internal import BarComparison
package import BarFiles

extension GoldenResult {
  /// A file of a report's folder.
  package struct ReportFile: Hashable, Sendable {
    /// Its path: `title/is-cut.expected.png`.
    package var path: String
    /// Its bytes.
    package var content: StoredBytes
  }

  /// What is kept, what it would be now and what differs, as files.
  package var files: [ReportFile] {
    var files: [ReportFile] = []
    let name = safeName
    for kind in GoldenFile.allCases {
      if let content = evidence.expected.stored(kind) {
        files.append(ReportFile(path: "\(name).expected\(kind.ending)", content: content))
      }
      if let content = evidence.actual.stored(kind) {
        files.append(ReportFile(path: "\(name).actual\(kind.ending)", content: content))
      }
    }
    if let content = evidence.storedDifference {
      files.append(ReportFile(path: "\(name).difference.png", content: content))
    }
    return files
  }

  /// The name as a path that stays inside a folder and has no signs that a shell, a log or a file
  /// system minds: those and everything else that is no letter, digit or `-_.@+=` of ASCII, nor any
  /// sign outside of it, stand as `%` and two digits.
  ///
  /// A part that would be too long for a file's name ends with a checksum instead.
  var safeName: String {
    name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map(Self.safePart).joined(separator: "/")
  }

  private static func safePart(_ bytes: Substring.UTF8View) -> String {
    var result = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let isFirst = result.utf8.isEmpty
      let isPlain =
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "@", "+", "=": true
        case "-", ".": !isFirst
        default: !scalar.isASCII && !VisibleText.isHidden(scalar)
        }
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 { result += "%" + hexadecimal(byte) }
      }
    }
    // An empty part would make two slashes of one.
    if result.utf8.isEmpty { return "%" }
    guard result.utf8.count > longestPart else { return result }
    let checksum = StableHash.digits(of: [result])
    var kept = result.unicodeScalars.prefix(longestPart)
    while String(kept).utf8.count > longestPart - checksum.utf8.count - 1 { kept.removeLast() }
    return String(kept) + "~" + checksum
  }

  /// The most bytes of a part: 255 of a file's name less the longest ending.
  private static let longestPart = 200

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
