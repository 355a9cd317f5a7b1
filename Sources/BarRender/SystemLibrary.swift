internal import CBarShim

/// A library of the system's that drawing needs.
///
/// It is opened when something needs it, so that what does not runs without it.
package enum SystemLibrary: CaseIterable, Sendable {
  /// Rasterises.
  case freeType
  /// Reads fonts and shapes texts.
  case harfBuzz
  /// Orders texts from right to left.
  case friBidi
  /// Reads PNG files.
  case png
  /// What libpng and FreeType unpack with.
  case zlib
  /// Packs WebP files; nothing else needs it.
  case webP
  /// Reads screenshots that are JPEG files; nothing else needs it.
  case jpeg

  /// Whether no picture can be drawn without it.
  package var isNeededByPictures: Bool { self != .webP && self != .jpeg }

  /// What of it is missing, and which package would bring it; nil where nothing is.
  package var missing: String? {
    let text =
      switch self {
      case .freeType: unsafe nb_freetype_missing()
      case .harfBuzz: unsafe nb_harfbuzz_missing()
      case .friBidi: unsafe nb_fribidi_missing()
      case .png: unsafe nb_png_missing()
      case .zlib: unsafe nb_zlib_missing()
      case .webP: unsafe nb_webp_missing()
      case .jpeg: unsafe nb_jpeg_missing()
      }
    return unsafe text.map { unsafe String(cString: $0) }
  }

  /// Refuses to go on without the library.
  func require() throws(RenderError) {
    if let missing { throw .libraryMissing(missing) }
  }
}
