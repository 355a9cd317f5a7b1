public import BarLayout

/// One font of a library, as `navbar fonts` shows it.
public struct FontListing: Hashable, Sendable {
  /// The family's name: `Inter`.
  public var family: String
  /// Weight of the strokes.
  public var weight: FontWeight
  /// The file it is drawn from; nil when there is none.
  public var path: String?
  /// ISO 15924 tags of the scripts it is for; empty for a font that the user named.
  public var scripts: [String]
  /// What to install to have it, or the command that fetches it.
  public var package: String
  /// What the file's SHA-256 has to be; nil for a file that is not pinned.
  public var pin: String?

  /// Whether a file was found.
  public var isFound: Bool { path != nil }

  /// SHA-256 of the file in hexadecimal; nil when there is none.
  ///
  /// Reads the whole file.
  public func sha256() -> String? {
    path.flatMap { FontFile(path: $0)?.sha256 }
  }
}

extension FontLibrary {
  /// Every font the library draws with or would like to, named ones first.
  public func listing() -> [FontListing] {
    let own = (named + relatives).map { face in
      FontListing(
        family: face.family, weight: Self.nearest(face.weight), path: face.path, scripts: [],
        package: "")
    }
    let known = FontFamily.known.flatMap { family in
      family.ownWeights.map { weight in
        let file = file(family, weight)
        return FontListing(
          family: family.name, weight: weight, path: file?.path, scripts: family.scripts,
          package: missing(family).remedy ?? family.package, pin: file?.pin?.sha256)
      }
    }
    return own + known
  }

  /// The first file that holds a weight of a family, those that the user named left out; nil when
  /// there is none.
  func file(_ family: FontFamily, _ weight: FontWeight) -> FontFile? {
    for name in family.fileNames(family.drawnWeight(weight)) {
      switch source {
      case .folders(let folders):
        for folder in folders {
          if let file = FontFile(path: "\(folder)/\(name)") { return file }
        }
      case .pinned(let folders):
        if let pin = PinnedFont.named(name) { return Self.file(pin, in: folders) }
      }
    }
    return nil
  }

  /// The named weight nearest to a number; the lighter of two.
  private static func nearest(_ value: Double) -> FontWeight {
    FontWeight.allCases.min {
      abs(Double($0.cssValue) - value) < abs(Double($1.cssValue) - value)
    } ?? .regular
  }
}

extension RenderError {
  /// The package to install or the command to run; nil where neither helps.
  fileprivate var remedy: String? {
    switch self {
    case .fontMissing(_, let package): package
    case .fontNotFetched(_, let command): command
    default: nil
    }
  }
}
