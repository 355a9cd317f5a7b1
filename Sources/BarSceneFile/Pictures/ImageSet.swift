internal import BarFiles
internal import BarLayout

/// The files of one picture: `logo.png` for one pixel a point, `logo@2x.png`, `logo@3x.png`.
struct ImageSet {
  /// Why a picture cannot be used.
  struct Fault: Error {
    /// What is wrong, with the file's name.
    var message: String
  }

  /// Size of a file, in bytes.
  private static let fileLimit = 8 << 20

  /// The files, by their paths from the scene's folder.
  private(set) var files: [String] = []
  /// The picture at every scale there is a file for, the coarsest first.
  let variants: [ImageReference.Variant]

  /// Reads the files of a picture from the scene's folder.
  ///
  /// A name that says its scale stands for that file alone.
  ///
  /// - Parameter name: a path from the folder, as the scene writes it.
  init(_ name: String, in folders: NamedFiles?) throws(Fault) {
    guard let folders else {
      throw Fault(message: "a scene that is not a file has no folder to read pictures from")
    }
    try Self.check(name, in: folders)
    let stem = FilePath.dropping(Self.ending.utf8.count, from: name)
    var variants: [ImageReference.Variant] = []
    if let scale = Self.scales.first(where: {
      !$0.suffix.isEmpty && FilePath.ends(stem, with: $0.suffix)
    }) {
      if let variant = try Self.read(name, scale.scale, in: folders) {
        variants.append(variant)
        files.append(name)
      }
    } else {
      for (suffix, scale) in Self.scales {
        let file = stem + suffix + Self.ending
        if let variant = try Self.read(file, scale, in: folders) {
          variants.append(variant)
          files.append(file)
        }
      }
    }
    guard !variants.isEmpty else {
      throw Fault(message: "there is no file \(quoted(name)) beside the scene")
    }
    self.variants = variants
  }

  private static let ending = ".png"
  private static let scales: [(suffix: String, scale: Double)] = [("", 1), ("@2x", 2), ("@3x", 3)]

  /// A picture is a PNG file in the scene's folder or below it, or elsewhere in its suite.
  private static func check(_ name: String, in folders: NamedFiles) throws(Fault) {
    guard FilePath.ends(name.lowercased(), with: ending), name.utf8.count > ending.utf8.count else {
      throw Fault(
        message:
          "a picture is a file whose name ends in .png, an icon one that ends in .png or .svg "
          + "(found \(quoted(name)))")
    }
    _ = try place(of: name, in: folders)
  }

  /// What reads a file that a scene names, and its path there.
  static func place(
    of name: String, in folders: NamedFiles
  ) throws(Fault) -> (reader: FolderReader, path: String) {
    if let place = folders.place(of: name) { return place }
    let isShared = FilePath.starts(name, with: "../")
    let advice =
      isShared
      ? folders.suite == nil
        ? "; one that scenes share, in the folder of scenes that navbar.yaml names"
        : "; one that scenes share, in the suite's folder or below it" : ""
    throw Fault(
      message: "a picture stands in the scene's folder or below it (found \(quoted(name)))\(advice)"
    )
  }

  /// Reads one file; nil when there is none.
  private static func read(
    _ name: String, _ scale: Double, in folders: NamedFiles
  ) throws(Fault) -> ImageReference.Variant? {
    let place = try place(of: name, in: folders)
    let bytes: [UInt8]?
    do throws(FileFailure) {
      bytes = try place.reader.upToLimit(place.path, fileLimit)
    } catch {
      throw Fault(message: error.message)
    }
    guard let bytes else { return nil }
    guard bytes.count <= fileLimit else {
      throw Fault(message: "\(quoted(name)) has more than \(fileLimit) bytes")
    }
    guard let header = PNGHeader(bytes) else {
      throw Fault(message: "\(quoted(name)) is not a PNG file")
    }
    guard header.width <= PNGHeader.sideLimit, header.height <= PNGHeader.sideLimit,
      header.width * header.height <= PNGHeader.areaLimit
    else {
      throw Fault(
        message: "\(quoted(name)) is too large (found \(header.width) by \(header.height) pixels; "
          + "accepted: sides to \(PNGHeader.sideLimit), \(PNGHeader.areaLimit) in all)")
    }
    return ImageReference.Variant(
      file: bytes, scale: scale, widthPixels: header.width, heightPixels: header.height,
      isOpaque: header.isOpaque)
  }
}
