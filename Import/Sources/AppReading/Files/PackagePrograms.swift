internal import Foundation

/// The programs for a command line that a package says it makes: no system of phones runs those, and no
/// project's app has their code in it.
enum PackagePrograms {
  /// The folders of the programs, each with a slash at its end; none for a package that is an app itself.
  ///
  /// - Parameters:
  ///   - text: what the package's description says.
  ///   - folder: the package's folder, with a slash at its end.
  static func folders(in text: String, of folder: String) -> [String] {
    let text = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // A comment names no programs.
      line.drop(while: \.isWhitespace).hasPrefix("//") ? "" : line
    }.joined(separator: "\n")
    guard !text.contains(".iOSApplication(") else { return [] }
    return text.ranges(of: ".executableTarget(").prefix(100).compactMap { range in
      let inside = arguments(text[range.upperBound...].prefix(20_000))
      guard let name = value("name", in: inside) else { return nil }
      let path = value("path", in: inside) ?? "Sources/" + name
      let parts = path.split(separator: "/").filter { $0 != "." }
      guard !parts.isEmpty, !parts.contains("..") else { return nil }
      return folder + parts.joined(separator: "/") + "/"
    }
  }

  /// What stands between a parenthesis and the one that closes it.
  private static func arguments(_ text: Substring) -> Substring {
    var depth = 1
    for place in text.indices {
      switch text[place] {
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return text[..<place] }
      default: break
      }
    }
    return text
  }

  /// The text that is passed under a label; nil for none.
  private static func value(_ label: String, in text: Substring) -> Substring? {
    guard let place = text.firstRange(of: label + ":") else { return nil }
    let rest = text[place.upperBound...].drop(while: \.isWhitespace)
    guard rest.first == "\"" else { return nil }
    return rest.dropFirst().prefix { $0 != "\"" }
  }
}
