internal import BarLayout

/// Which font files to draw with.
///
/// What the user names comes first, then the pinned fonts, or where that is asked for the installed
/// ones. Files are looked for by name; nothing asks the system for "something similar".
public struct FontLibrary: Hashable, Sendable {
  /// A face of a file that the user named.
  struct NamedFace: Hashable, Sendable {
    var path: String
    var index: Int
    var family: String
    /// Weight on the scale of 100 to 900.
    var weight: Double
    /// Whether the weight can be chosen.
    var isVariable: Bool
    /// Whether the size that the outlines are made for can be chosen.
    var hasOpticalSizes: Bool

    /// Whether it is the cut of its family for large sizes.
    var isDisplayCut: Bool { family.hasSuffix(" Display") }
  }

  /// Where the known families are looked for.
  enum Source: Hashable, Sendable {
    /// In folders of fonts, in order.
    case folders([String])
    /// In folders of pinned fonts, in order.
    case pinned([String])
  }

  /// Where the known families are looked for after the faces that the user named.
  let source: Source
  /// Faces that are asked for every character before the known families, in order.
  let named: [NamedFace]
  /// Faces of known families and of their kin, in folders that the user named: they come before the
  /// family's other files, and draw what the family draws.
  let relatives: [NamedFace]

  /// A library that looks into the given folders only.
  public init(folders: [String]) {
    self.init(source: .folders(folders), named: [], relatives: [])
  }

  init(source: Source, named: [NamedFace], relatives: [NamedFace]) {
    self.source = source
    self.named = named
    self.relatives = relatives
  }

  /// The fonts of this machine's font packages.
  public static func installed() -> FontLibrary {
    FontLibrary(folders: standardFolders)
  }

  /// The fonts of this machine's font packages, after the files and folders that the user named.
  ///
  /// A named file draws whatever characters it has. In a named folder and the folders inside it,
  /// upright fonts of the known families draw what their family does, and those of other families
  /// whatever they have. A font is known by its own names, whatever its file is called.
  ///
  /// - Throws: `RenderError.fontUnreadable` for a path without a font.
  public static func installed(extraPaths: [String]) throws(RenderError) -> FontLibrary {
    let faces = try faces(ofPaths: extraPaths)
    return FontLibrary(
      source: .folders(standardFolders), named: faces.named, relatives: faces.relatives)
  }

  /// The files and folders alone: what none of them has is an error.
  ///
  /// - Throws: `RenderError.fontUnreadable` for a path without a font.
  package static func alone(paths: [String]) throws(RenderError) -> FontLibrary {
    let faces = try faces(ofPaths: paths)
    return FontLibrary(source: .folders([]), named: faces.named, relatives: faces.relatives)
  }

  /// Where packages put fonts, best first.
  static var standardFolders: [String] {
    let home = variable("HOME")
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

  /// The face that the user named for a family, in the weight nearest to the one wanted; nil for
  /// none.
  func relative(of family: FontFamily, _ weight: FontWeight) -> NamedFace? {
    let wanted = Double(weight.cssValue)
    return relatives.filter { face in
      family.faceNames.contains(face.family)
        || (face.hasOpticalSizes && family.variableNames.contains(face.family))
    }.min { $0.distance(to: wanted) < $1.distance(to: wanted) }
  }

  /// Whether some face that the user named is made for a size.
  var hasOpticalSizes: Bool {
    named.contains(where: \.hasOpticalSizes) || relatives.contains(where: \.hasOpticalSizes)
  }
}

extension FontLibrary.NamedFace {
  /// How far a weight is from the nearest that it can be drawn in.
  func distance(to weight: Double) -> Double {
    isVariable ? 0 : abs(self.weight - weight)
  }
}
