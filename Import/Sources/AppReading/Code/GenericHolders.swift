internal import AppCode
internal import Foundation

/// Views that hold the controller they are generic in: `Holder<LogController>()` of
/// `struct Holder<Held: UIViewController>: UIViewControllerRepresentable`.
struct GenericHolders {
  /// The last parts of their names.
  private let names: Set<String>
  private let files: [String: AppFiles.File]

  init(_ index: CodeIndex, _ files: [AppFiles.File]) {
    names = Set(
      index.types.compactMap { name, entry in
        guard entry.inherits.contains("UIViewControllerRepresentable"),
          entry.parts.contains(where: { part in
            part.parameters.values.contains { $0.hasSuffix("Controller") }
              // One that makes stacks is more than what it holds.
              && !part.uses.contains { $0.contains("Navigation") }
          })
        else { return nil }
        return name.split(separator: ".").last.map(String.init)
      })
    self.files =
      names.isEmpty
      ? [:] : Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the files of a view name a controller only as what such a view holds.
  func onlyHold(_ controller: String, in entry: CodeIndex.TypeEntry?) -> Bool {
    guard !names.isEmpty, let entry, entry.inherits.contains("View") else { return false }
    let paths = Set(entry.parts.map(\.path))
    return paths.allSatisfy { path in
      guard let data = files[path]?.contents() else { return false }
      let bytes = Array(data)
      var isHeld = true
      NeverUsed.visitWords(in: bytes) { word, range in
        guard word == controller else { return nil }
        isHeld = isHeld && self.isHeld(range, in: bytes)
        return nil
      }
      return isHeld
    }
  }

  /// Whether a word is all that such a view is generic in.
  private func isHeld(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let before = NeverUsed.trimmed(bytes[..<range.lowerBound])
    let after = bytes[range.upperBound...].first { !NeverUsed.isSpace($0) }
    guard before.last == 0x3C, after == 0x3E else { return false }
    return names.contains(NeverUsed.lastWord(before.dropLast()))
  }
}
