/// What an app's catalogs, project and property lists say about how its bars look.
public struct AppLooks: Sendable {
  /// A colour of a catalog.
  public struct NamedColor: Hashable, Sendable {
    /// `#rrggbb`, `#rrggbbaa` or the name of a colour of the system's.
    public var light: String
    /// The same in the dark; nil for no other.
    public var dark: String?
  }

  /// Colours by name.
  public internal(set) var colors: [String: NamedColor] = [:]
  /// Pictures by name.
  public internal(set) var images: [String: PictureFile] = [:]
  /// Pictures outside of catalogs by name.
  var loosePictures: [String: PictureFile] = [:]
  /// The name of the colour that buttons have everywhere.
  public internal(set) var accentColorName = "AccentColor"
  /// The language the app is written in; nil where no project says.
  public internal(set) var developmentRegion: String?
  /// The oldest version of iOS that any of its projects' targets runs on; nil where no project says.
  public internal(set) var oldestSystem: Int?
  /// Whether its projects name pads and no phones.
  public internal(set) var isForPadsAlone = false
  /// Whether it asks for the bars of iOS 18 on iOS 26.
  public internal(set) var requiresCompatibility: Fact<Bool>?
  /// `light` or `dark` for an app that is always one of them.
  public internal(set) var userInterfaceStyle: Fact<String>?
  /// What its code says about every bar.
  public internal(set) var bar = BarLook()
  /// What its only navigation controller of its own says about the bars of screens in UIKit.
  public internal(set) var ownBar = BarLook()

  /// Makes looks that say nothing.
  public init() {}

  /// A colour as scenes write it: one of the app's own by its value; nil for one nobody knows.
  public func color(_ name: String, isDark: Bool? = nil) -> String? {
    guard name.hasPrefix("asset:") else { return name }
    guard let found = colors[Self.plain(String(name.dropFirst(6)))] else { return nil }
    return isDark ?? (userInterfaceStyle?.value == "dark") ? found.dark ?? found.light : found.light
  }

  /// The colour that buttons have everywhere; nil for the system's.
  public var accentColor: String? { color("asset:" + accentColorName) }

  /// Whether a catalog has a colour.
  func hasColor(_ name: String) -> Bool { colors[Self.plain(name)] != nil }

  /// A name as Xcode spells it in code: without signs, folders and case.
  static func plain(_ name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return last.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The points a picture takes; nil for one nobody knows.
  public func size(ofImage name: String) -> (width: Double, height: Double)? {
    images[Self.plain(name)]?.size ?? loosePictures[LoosePicture(named: name).key]?.size
  }
}

/// How bars look, as code sets it.
public struct BarLook: Sendable {
  /// How a bar looks in one of its states.
  public struct Appearance: Hashable, Sendable {
    /// Which defaults it starts from: `opaqueBackground`.
    public var configuration: String?
    /// The colour behind the bar.
    public var background: String?
    /// The colour of titles.
    public var title: String?
    /// The colour of large titles.
    public var largeTitle: String?
    /// The font of titles, where it keeps its size.
    public var titleFont: TitleFont?
    /// The font of large titles, where it keeps its size.
    public var largeTitleFont: TitleFont?
    /// Whether it has no hairline.
    public var hidesShadow = false

    /// Makes a look.
    public init(background: String? = nil) { self.background = background }
  }

  /// The colour of buttons.
  public var tint: Fact<String>?
  /// The colour behind bars without appearances.
  public var barTint: Fact<String>?
  /// Whether titles are large where their items allow it.
  public var prefersLargeTitles: Fact<Bool>?
  /// The colour of titles.
  public var title: Fact<String>?
  /// The colour of large titles.
  public var largeTitle: Fact<String>?
  /// The font of titles, where it keeps its size.
  public var titleFont: Fact<TitleFont>?
  /// The font of large titles, where it keeps its size.
  public var largeTitleFont: Fact<TitleFont>?
  /// Whether the words of back buttons are clear, or moved to where nobody sees them, or the app's stack has
  /// buttons of its own in their place.
  public var hidesBackWords: Fact<Bool>?
  /// Looks by the state's name in UIKit: `standardAppearance`.
  public var appearances: [String: Fact<Appearance>] = [:]
  /// Properties of UIKit's that code sets to a colour nobody knows, which is not another look's: `barTintColor`.
  public var openColors: Set<String> = []

  /// Whether it says anything.
  public var isEmpty: Bool {
    tint == nil && barTint == nil && prefersLargeTitles == nil && title == nil
      && largeTitle == nil && titleFont == nil && largeTitleFont == nil && appearances.isEmpty
  }

  /// This look, with another's where it says nothing.
  public func over(_ other: BarLook) -> BarLook {
    var look = self
    if !openColors.contains("tintColor") { look.tint = tint ?? other.tint }
    if !openColors.contains("barTintColor") { look.barTint = barTint ?? other.barTint }
    look.openColors = openColors.union(other.openColors)
    look.prefersLargeTitles = prefersLargeTitles ?? other.prefersLargeTitles
    look.title = title ?? other.title
    look.largeTitle = largeTitle ?? other.largeTitle
    look.titleFont = titleFont ?? other.titleFont
    look.largeTitleFont = largeTitleFont ?? other.largeTitleFont
    look.hidesBackWords = hidesBackWords ?? other.hidesBackWords
    look.appearances = other.appearances.merging(appearances) { $1 }
    return look
  }
}

/// A font of titles that keeps its size, whatever size of text people choose.
///
/// UIKit: a `UIFont` in `titleTextAttributes` that no `UIFontMetrics` scales.
public struct TitleFont: Hashable, Sendable {
  /// Its size, in points.
  public var size: Double
  /// Its weight by UIKit's name, `semibold`; nil for one that nobody knows.
  public var weight: String?
}
