package import BarFiles
internal import BarSceneFile

/// What lies in a store, held against the goldens of a suite.
package struct StoreInventory: Sendable {
  /// A picture in the store.
  package struct Picture: Hashable, Sendable {
    /// Its path in the store.
    package var path: String
    /// Its length in bytes.
    package var size: Int
    /// When it was written, in seconds since 1970.
    package var seconds: Int
    /// Whether a golden of the suite keeps its checksum.
    package var isUsed: Bool
  }

  /// The store.
  package let store: PictureStore
  /// What is in it, the oldest first; files that no store wrote are left out.
  package private(set) var pictures: [Picture] = []
  /// The goldens whose pictures are not in it.
  package private(set) var lacking: [String] = []

  /// Looks into a store; one that is not there is empty.
  package init(_ store: PictureStore, for suite: GoldenSuite) throws(FileFailure) {
    self.store = store
    var used: Set<String> = []
    for golden in suite.cases where golden.store == store && golden.request.pixels == .hash {
      guard let kept = try? GoldenFiles(golden: golden).read(.hash),
        let name = PictureChecksum(String(decoding: kept, as: UTF8.self))?.name
      else { continue }
      used.insert(name.path)
      if !store.has(name) { lacking.append(golden.name) }
    }
    guard FileKind(store.folder) == .folder else { return }
    for entry in try Folder.entries(in: store.folder)
    where entry.kind == .file && entry.isReadable {
      guard let name = PictureName(path: entry.path), isOwn(name),
        let stamp = FileStamp("\(store.folder)/\(entry.path)")
      else { continue }
      pictures.append(
        Picture(
          path: name.path, size: Int(stamp.size), seconds: stamp.seconds,
          isUsed: used.contains(name.path)))
    }
    pictures.sort { ($0.seconds, $0.path) < ($1.seconds, $1.path) }
  }

  /// Whether a file has the stamp of the picture that its name says.
  private func isOwn(_ name: PictureName) -> Bool {
    guard let head = try? store.reader.upToLimit(store.path(name), PNGStamp.limit) else {
      return false
    }
    return PNGStamp.text(of: head, keyword: PNGStamp.storeKeyword) == name.checksum
  }

  /// Bytes of all pictures.
  package var size: Int { pictures.reduce(0) { $0 + $1.size } }

  /// The pictures to be removed: those that no golden of the suite keeps the checksum of, the
  /// oldest first, until no more than a number of bytes are left.
  ///
  /// - Parameter limit: that number; nil for all of them.
  package func surplus(limit: Int?) -> [Picture] {
    var size = size
    return pictures.filter { !$0.isUsed }.prefix { picture in
      guard let limit else { return true }
      defer { size -= picture.size }
      return size > limit
    }
  }

  /// Removes a picture.
  ///
  /// - Returns: whether it was there.
  package func remove(_ picture: Picture, with calls: FileCalls) throws(FileFailure) -> Bool {
    guard let name = PictureName(path: picture.path),
      let path = try? RelativePath(store.path(name))
    else { return false }
    return try Folder.remove(path, in: store.root, with: calls)
  }

  /// Removes what killed runs have left behind in the store.
  package func removeLeftovers() {
    for folder in Set(pictures.map { FilePath.folder(of: $0.path) }) {
      Folder.sweep(FilePath.withSlash(store.folder) + folder)
    }
  }
}
