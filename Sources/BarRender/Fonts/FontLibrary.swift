internal import BarLayout

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Which font files to draw with.
///
/// Fonts are looked for by name in a fixed list of folders; nothing asks the system for "something
/// similar". What the user names comes first.
public struct FontLibrary: Hashable, Sendable {
  /// A face of a file that the user named.
  struct NamedFace: Hashable, Sendable {
    var path: String
    var index: Int
    var family: String
    /// Weight on the scale of 100 to 900.
    var weight: Double
    var isVariable: Bool

    /// Whether it is the cut of its family for large sizes.
    var isDisplayCut: Bool { family.hasSuffix(" Display") }
  }

  /// Folders in which the known families are looked for, in order.
  let folders: [String]
  /// Faces that are asked before the known families, in order.
  let named: [NamedFace]

  /// A library that looks into the given folders only.
  public init(folders: [String]) {
    self.init(folders: folders, named: [])
  }

  init(folders: [String], named: [NamedFace]) {
    self.folders = folders
    self.named = named
  }

  /// The fonts of this machine's font packages.
  public static func installed() -> FontLibrary {
    FontLibrary(folders: standardFolders)
  }

  /// The fonts of this machine's font packages, after the files and folders that the user named.
  ///
  /// A named file draws whatever characters it has. A named folder is the first place where the
  /// known families are looked for; upright fonts of other families in it draw whatever they have.
  ///
  /// - Throws: `RenderError.fontUnreadable` for a path without a font.
  public static func installed(extraPaths: [String]) throws(RenderError) -> FontLibrary {
    var folders: [String] = []
    var named: [NamedFace] = []
    for path in extraPaths {
      if let names = fontFileNames(inFolder: path) {
        guard !names.isEmpty else {
          throw .fontUnreadable(
            path: path, reason: "it is a folder without fonts (.otf, .ttf, .ttc or .otc)")
        }
        folders.append(path)
        for name in names where !isKnown(name) {
          named += try faces(of: "\(path)/\(name)", skipsItalics: true)
        }
      } else {
        named += try faces(of: path, skipsItalics: false)
      }
    }
    return FontLibrary(folders: folders + standardFolders, named: named)
  }

  /// Where packages put fonts, best first.
  static var standardFolders: [String] {
    let home = unsafe getenv("HOME").map { unsafe String(cString: $0) }
    #if os(macOS)
      return (home.map { ["\($0)/Library/Fonts"] } ?? []) + ["/Library/Fonts"]
    #else
      let shared = [
        "opentype/inter", "truetype/inter", "truetype/noto", "opentype/noto", "inter", "noto",
        "google-noto", "noto-cjk", "truetype/material-design-icons-iconfont", "OTF", "TTF",
      ].map { "/usr/share/fonts/\($0)" }
      let local = ["/usr/local/share/fonts"] + (home.map { ["\($0)/.local/share/fonts"] } ?? [])
      return shared + local
    #endif
  }

  /// Whether a file's name is that of a known family, or of its relatives, which draw nothing
  /// unasked.
  private static func isKnown(_ name: String) -> Bool {
    name.hasPrefix("Inter") || name.hasPrefix("Noto")
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
          isVariable: face.isVariable))
    }
    guard !result.isEmpty || skipsItalics else {
      throw .fontUnreadable(path: path, reason: "it is not a font, or has no glyphs")
    }
    return result
  }
}
