internal import BarComparison
internal import BarFiles

/// The files of one golden, by kind.
package struct EvidenceFiles: Hashable, Sendable {
  private var files: [GoldenFile: StoredBytes] = [:]

  /// Files in memory.
  package init(_ files: [GoldenFile: [UInt8]] = [:]) {
    self.files = files.mapValues { StoredBytes($0) }
  }

  /// Whether there is none.
  package var isEmpty: Bool { files.isEmpty }

  /// The bytes of one; nil where there is none.
  package subscript(kind: GoldenFile) -> [UInt8]? {
    get { files[kind]?.bytes }
    set { files[kind] = newValue.map { StoredBytes($0) } }
  }

  /// The bytes of one where they lie; nil where there is none.
  func stored(_ kind: GoldenFile) -> StoredBytes? { files[kind] }

  /// Hands the bytes to a scratch file, which takes them if there are many already.
  mutating func layAside(in file: ScratchFile) {
    files = files.mapValues { StoredBytes($0.bytes, in: file) }
  }
}
