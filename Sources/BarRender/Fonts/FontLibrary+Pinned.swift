internal import BarLayout

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension FontLibrary {
  /// The pinned fonts.
  ///
  /// They are the same bytes on every machine, and so are the pictures. Nothing that is installed is
  /// drawn with; a font that was not fetched is an error that says how to get it.
  public static func pinned() -> FontLibrary {
    FontLibrary(source: .pinned(pinnedFolders(nil)), named: [], relatives: [])
  }

  /// The pinned fonts, after the files and folders that the user named.
  ///
  /// - Parameters:
  ///   - extraPaths: font files, or folders of them, to draw with before the pinned ones.
  ///   - shipped: a folder of pinned fonts that came with the program, asked after the user's own.
  /// - Throws: `RenderError.fontUnreadable` for a path without a font.
  public static func pinned(
    extraPaths: [String], shipped: String? = nil
  ) throws(RenderError) -> FontLibrary {
    let faces = try faces(ofPaths: extraPaths)
    return FontLibrary(
      source: .pinned(pinnedFolders(shipped)), named: faces.named, relatives: faces.relatives)
  }

  /// The folder that fetched fonts are kept in: what the variable `NAVBAR_FONTS` says, or the user's
  /// folder of caches; nil for a user without one.
  public static var pinnedFolder: String? {
    if let folder = variable("NAVBAR_FONTS") { return folder }
    #if os(macOS)
      return variable("HOME").map { "\($0)/Library/Caches/navbar/fonts" }
    #else
      if let caches = variable("XDG_CACHE_HOME") { return "\(caches)/navbar/fonts" }
      return variable("HOME").map { "\($0)/.cache/navbar/fonts" }
    #endif
  }

  /// Where pinned fonts are looked for: the user's folder, the program's own, then those that
  /// packages of navbar put them into.
  private static func pinnedFolders(_ shipped: String?) -> [String] {
    [pinnedFolder, shipped].compactMap { $0 } + [
      "/usr/local/share/navbar/fonts", "/usr/share/navbar/fonts",
    ]
  }

  /// A variable of the environment; nil when it is not set, or empty.
  static func variable(_ name: String) -> String? {
    guard let text = unsafe getenv(name).map({ unsafe String(cString: $0) }), !text.isEmpty else {
      return nil
    }
    return text
  }

  /// The error of a library that cannot draw Latin letters because nobody fetched its fonts; nil
  /// where they are there, or others stand in for them.
  package var notFetched: RenderError? {
    guard case .pinned = source, named.isEmpty, relative(of: .inter, .regular) == nil,
      file(.inter, .regular) == nil
    else { return nil }
    return missing(.inter)
  }

  /// The pinned files that are there and do not hold what they should, with what is wrong.
  ///
  /// Reads all of them.
  package func damagedPins() -> [RenderError] {
    guard case .pinned(let folders) = source else { return [] }
    return PinnedFont.all().compactMap { font in
      guard let file = Self.file(font, in: folders), file.sha256 != font.sha256 else { return nil }
      return file.unusable("it is not \(font.file) \(font.version)")
    }
  }

  /// The file of a pinned font; nil when it was not fetched.
  static func file(_ font: PinnedFont, in folders: [String]) -> FontFile? {
    for folder in folders {
      guard let file = FontFile(path: "\(folder)/\(font.place)") else { continue }
      file.pin = font
      file.advice = "get it again with: \(font.command)"
      return file
    }
    return nil
  }

  /// The error of a family that is not there.
  func missing(_ family: FontFamily) -> RenderError {
    guard case .pinned = source else {
      return .fontMissing(family: family.name, package: family.package)
    }
    let pin = family.fileNames(.regular).lazy.compactMap { PinnedFont.named($0) }.first
    guard let pin else { return .fontMissing(family: family.name, package: family.package) }
    return .fontNotFetched(family: family.name, command: pin.command)
  }
}
