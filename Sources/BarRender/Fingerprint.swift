internal import CBarShim

/// What the pixels of a picture depend on besides its scene.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  /// A font file.
  public struct Font: Hashable, Sendable {
    /// The file's name, without folders: the same on every machine.
    public var name: String
    /// SHA-256 of the file, in hexadecimal.
    public var sha256: String
  }

  /// Version of the drawing code; it changes whenever drawing the same list gives other pixels.
  public static let engineVersion = "1"

  /// Version of the drawing code that made the picture.
  public var engine: String
  /// Version of the FreeType that is loaded.
  public var freeType: String
  /// Version of the HarfBuzz that is loaded.
  public var harfBuzz: String
  /// Version of the FriBidi that is loaded.
  public var friBidi: String
  /// Version of the libpng that is loaded; it decides the bytes of a file, not its pixels.
  public var png: String
  /// Version of the zlib that is loaded; it decides the bytes of a file, not its pixels.
  public var zlib: String
  /// The font files that text was drawn from, by name.
  public var fonts: [Font]

  /// The fingerprint of this program's drawing code and libraries, without fonts.
  public init() {
    self.init(files: [])
  }

  init(files: [FontFile]) {
    engine = Self.engineVersion
    freeType = unsafe Self.text(nb_version_freetype)
    harfBuzz = unsafe Self.text(nb_version_harfbuzz)
    friBidi = unsafe Self.text(nb_version_fribidi)
    png = unsafe Self.text(nb_version_png)
    zlib = unsafe Self.text(nb_version_zlib)
    fonts = files.map { Font(name: $0.name, sha256: $0.sha256 ?? "-") }
      .sorted { ($0.name, $0.sha256) < ($1.name, $1.sha256) }
  }

  /// One line each for the engine, the libraries and every font.
  public var description: String {
    let libraries = [
      "engine \(engine)", "freetype \(freeType)", "harfbuzz \(harfBuzz)", "fribidi \(friBidi)",
      "libpng \(png)", "zlib \(zlib)",
    ]
    return (libraries + fonts.map { "font \($0.name) sha256:\($0.sha256)" })
      .joined(separator: "\n")
  }

  /// The version that a call writes.
  private static func text(_ call: (UnsafeMutablePointer<CChar>?) -> Void) -> String {
    var buffer = [CChar](repeating: 0, count: Int(NB_VERSION_CAPACITY))
    unsafe call(&buffer)
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
