package import BarFiles
package import BarRender
package import BarSceneFile

/// A folder of pictures by their content, for goldens that keep only a checksum.
///
/// It is a cache that machines may share: what is not in it is only not shown.
package struct PictureStore: Hashable, Sendable {
  /// The folder that a person named, or that of their `navbar.yaml`.
  package let root: String
  /// The path of the store from there; empty for the folder itself.
  ///
  /// No link on it is followed.
  package let below: String

  /// The store that a person names.
  package init(folder: String) {
    root = FilePath.withoutSlash(folder)
    below = ""
  }

  /// The store that a project names; nil for one that names none.
  package init?(of project: ProjectFile) {
    guard let below = project.settings.pictures else { return nil }
    self.below = FilePath.withoutSlash(below)
    root = FilePath.withoutSlash(project.folder)
  }

  /// The folder, as a person writes it.
  package var folder: String { below.isEmpty ? root : FilePath.withSlash(root) + below }

  /// What is found of a picture.
  package enum Finding {
    /// The picture, and its file.
    case picture(Bitmap, [UInt8])
    case absent
    /// There is a file that is not that picture.
    case refused(reason: String)
  }

  /// Reads a picture, and makes sure that it is the one that its name says.
  package func find(_ name: PictureName) -> Finding {
    do throws(FileFailure) {
      guard let bytes = try reader.bytes(of: path(name), limit: Self.limit) else { return .absent }
      guard let picture = Self.picture(bytes, name) else {
        return .refused(reason: "\(name.path) holds another picture than its name says")
      }
      return .picture(picture, bytes)
    } catch {
      return .refused(reason: error.message)
    }
  }

  /// Whether a picture's place is taken.
  package func has(_ name: PictureName) -> Bool {
    guard let path = try? RelativePath(path(name)) else { return false }
    return Folder.kind(of: path, in: root) != nil
  }

  /// Writes a picture, unless it is there.
  ///
  /// - Parameters:
  ///   - png: its file; one whose pixels are not those of the name is not written.
  /// - Returns: whether it was written.
  @discardableResult
  package func keep(
    _ png: [UInt8], as name: PictureName, with calls: FileCalls
  ) throws(FileFailure) -> Bool {
    guard !has(name), Self.picture(png, name) != nil else { return false }
    // A store that is lost is made again: waiting for the disk would help nobody.
    let writer = WholeFile(calls: calls)
    if below.isEmpty { try Folder.make(root) }
    try writer.write(
      PNGStamp.stamped(PNGStamp.removed(png), name.checksum, keyword: PNGStamp.storeKeyword),
      to: path(name), in: root, makes: true)
    return true
  }

  /// The picture of a file; nil where it is none, or not that of the name.
  private static func picture(_ bytes: [UInt8], _ name: PictureName) -> Bitmap? {
    // A file that claims another extent is not worth its memory.
    guard PNGStamp.extent(of: bytes) == name.extent, let picture = try? PNG.decode(bytes),
      PictureChecksum(picture, fingerprint: []).name == name
    else { return nil }
    return picture
  }

  /// The path of a picture from the root.
  func path(_ name: PictureName) -> String {
    below.isEmpty ? name.path : "\(below)/\(name.path)"
  }

  /// What reads it.
  var reader: FolderReader { FolderReader(root: root) }

  /// The most bytes of a picture's file: 64 MiB, as of a golden's.
  static let limit = 64 << 20
}

extension PictureChecksum {
  /// What the picture is called in a store; nil for a text that is no extent and checksum.
  var name: PictureName? { PictureName(pixels) }
}
