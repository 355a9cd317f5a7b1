internal import Foundation

/// A folder that is read, in which descriptions name others: nothing outside, and nothing by a link.
struct DescriptionFolder {
  /// Where it is.
  var url: URL
  /// Its path as reports name it; empty for the current one.
  var path: String

  /// A path that a description gives, as reports name it.
  ///
  /// - Parameters:
  ///   - text: what the description says.
  ///   - folder: the folder that it starts in, as reports name it.
  /// - Returns: nil for what no path can be made of, and for one that leads out.
  func path(_ text: String, in folder: String) -> String? {
    guard !text.hasPrefix("/"), !text.hasPrefix("~"), !text.contains("$"), text.utf8.count <= 1024
    else { return nil }
    var parts = parts(ofPath: folder) ?? []
    for part in text.split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(String(part))
      }
    }
    return start + parts.joined(separator: "/")
  }

  /// What a file has; nil for none, for a large one, and where a link leads to it.
  func contents(of path: String) -> Data? {
    guard let parts = parts(ofPath: path), !parts.isEmpty else { return nil }
    let keys: Set<URLResourceKey> = [.isSymbolicLinkKey, .isRegularFileKey, .fileSizeKey]
    var place = url
    for (number, part) in parts.enumerated() {
      place.append(path: part)
      guard let values = try? place.resourceValues(forKeys: keys), values.isSymbolicLink != true
      else { return nil }
      guard number < parts.count - 1 || values.isRegularFile == true,
        (values.fileSize ?? 0) <= DescribedValue.sizeLimit
      else { return nil }
    }
    return try? Data(contentsOf: place)
  }

  private var start: String { path.isEmpty || path.hasSuffix("/") ? path : path + "/" }

  private func parts(ofPath path: String) -> [String]? {
    guard path.hasPrefix(start) else { return path + "/" == start ? [] : nil }
    return path.dropFirst(start.count).split(separator: "/").map(String.init)
  }
}
