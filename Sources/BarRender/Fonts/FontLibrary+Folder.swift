internal import CBarShim

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension FontLibrary {
  /// Faces that a user named, by what they may draw.
  struct FaceList {
    /// Those that draw whatever they have.
    var named: [NamedFace] = []
    /// Those that draw what their family draws.
    var relatives: [NamedFace] = []
  }

  /// How many folders may stand inside each other.
  private static let depthLimit = 16

  /// The faces of files and folders, in the order in which they were named.
  ///
  /// - Throws: `RenderError.fontUnreadable` for a path that holds none.
  static func faces(ofPaths paths: [String]) throws(RenderError) -> FaceList {
    var list = FaceList()
    for path in paths {
      guard let files = fontFiles(inFolder: path) else {
        list.named += try faces(of: path, skipsItalics: false)
        continue
      }
      var faces: [NamedFace] = []
      for file in files { faces += try Self.faces(of: file, skipsItalics: true) }
      guard !faces.isEmpty else {
        throw .fontUnreadable(
          path: path,
          reason: files.isEmpty
            ? "it is a folder without fonts (.otf, .ttf, .ttc or .otc)"
            : "it is a folder of italics alone; name a file to draw with it")
      }
      // Noto's other families would draw Latin letters before Inter, and nobody means that.
      list.relatives += faces.filter { isKnown($0.family) }
      list.named += faces.filter { !isKnown($0.family) }
    }
    return list
  }

  /// Whether a family is known, or is kin of one.
  private static func isKnown(_ family: String) -> Bool {
    family.hasPrefix("Inter") || family.hasPrefix("Noto") || family == FontFamily.icons.name
  }

  /// The faces of a file that the user named.
  private static func faces(
    of path: String, skipsItalics: Bool
  ) throws(RenderError) -> [NamedFace] {
    guard let file = FontFile(path: path) else {
      throw .fontUnreadable(path: path, reason: "there is no such file, or it may not be read")
    }
    var result: [NamedFace] = []
    // A file without a face has the reason said by the first one.
    for index in 0..<max(1, try file.faceCount()) {
      let face = try FontFace(file: file, index: index, id: 0)
      if skipsItalics && face.isItalic { continue }
      result.append(
        NamedFace(
          path: path, index: index, family: face.family, weight: face.weight,
          isVariable: face.isVariable, hasOpticalSizes: face.hasOpticalSizes))
    }
    return result
  }

  /// The font files in a folder and in the folders inside it, sorted; nil when the path is no
  /// folder.
  ///
  /// Links to other folders inside it are not followed: they may lead round in circles.
  static func fontFiles(inFolder path: String, depth: Int = 0) -> [String]? {
    guard let names = names(inFolder: path) else { return nil }
    let start = path.utf8.last == UInt8(ascii: "/") ? path : "\(path)/"
    var files: [String] = []
    for name in names {
      let inner = start + name
      if depth < depthLimit, !isLink(inner),
        let found = fontFiles(inFolder: inner, depth: depth + 1)
      {
        files += found
      } else if isFontName(name), self.names(inFolder: inner) == nil {
        files.append(inner)
      }
    }
    return files
  }

  /// What is in a folder, sorted; nil when the path is no folder.
  private static func names(inFolder path: String) -> [String]? {
    guard let folder = unsafe nb_folder_open(path) else { return nil }
    defer { unsafe nb_folder_close(folder) }
    var names: [String] = []
    while let name = unsafe nb_folder_next(folder) {
      let text = unsafe String(cString: name)
      if text != ".", text != ".." { names.append(text) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isFontName(_ name: String) -> Bool {
    let lower = name.lowercased()
    return [".otf", ".ttf", ".ttc", ".otc"].contains { lower.hasSuffix($0) }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
