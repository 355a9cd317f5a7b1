internal import BarLayout

/// A typeface that the renderer knows by the names of its files.
///
/// A variable file draws every weight, whatever the weights that have files of their own.
struct FontFamily: Hashable, Sendable {
  /// Which weights have files of their own.
  enum Weights: Hashable, Sendable {
    /// All nine, each its own file.
    case nine
    /// Regular and bold; semibold and heavier are drawn bold.
    case two
    /// One for everything.
    case one
  }

  /// The family's name inside the file: `Noto Sans Arabic`.
  var name: String
  /// How its files' names begin: `NotoSansArabic`.
  var stem: String
  /// Which weights have files.
  var weights: Weights
  /// Files that hold several weights: collections and variable fonts.
  var combined: [String] = []
  /// Debian's package.
  var debianPackage: String
  /// Homebrew's cask.
  var cask: String
  /// ISO 15924 tags of the scripts it is for.
  var scripts: [String]
  /// Size in points at which a variable file's outlines are taken; the cut for text or for display.
  var opticalSize = Self.textSize

  /// How the family's own faces call it; those of a variable file may be named for all its cuts.
  var faceNames: [String] { [name] + (opticalSize == Self.textSize ? variableNames : []) }

  /// How the faces of a variable file with optical sizes call the family.
  var variableNames: [String] { stem.hasPrefix("Inter") ? ["Inter", "Inter Variable"] : [] }

  /// The size in points at which text is drawn from a variable file that has sizes.
  static let textSize = 14.0

  /// What to install to have it, on the system the program runs on.
  var package: String {
    #if os(macOS)
      return cask
    #else
      return debianPackage
    #endif
  }

  /// The weights that have files of their own, lightest first.
  var ownWeights: [FontWeight] {
    switch weights {
    case .nine: FontWeight.allCases
    case .two: [.regular, .bold]
    case .one: [.regular]
    }
  }

  /// The weight that is drawn when another is asked for.
  func drawnWeight(_ weight: FontWeight) -> FontWeight {
    switch weights {
    case .nine: weight
    case .two: weight >= .semibold ? .bold : .regular
    case .one: .regular
    }
  }

  /// Names of files that hold a weight, best first.
  func fileNames(_ weight: FontWeight) -> [String] {
    let style = Self.styleName(weight)
    return ["\(stem)-\(style).otf", "\(stem)-\(style).ttf", "\(stem)-\(style).ttc"] + combined
  }

  /// How foundries call a weight in a file's name.
  private static func styleName(_ weight: FontWeight) -> String {
    switch weight {
    case .ultraLight: "Thin"
    case .thin: "ExtraLight"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "SemiBold"
    case .bold: "Bold"
    case .heavy: "ExtraBold"
    case .black: "Black"
    }
  }
}
