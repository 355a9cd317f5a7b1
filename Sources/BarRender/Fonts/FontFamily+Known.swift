/// The families that text is drawn with.
///
/// File names are those of Debian's packages and of Homebrew's casks, which install the same static
/// files; newer casks of Noto have one variable file, `Name[wdth,wght].ttf`.
extension FontFamily {
  /// Latin, Greek and Cyrillic up to the size where the display cut takes over.
  static let inter = FontFamily(
    name: "Inter", stem: "Inter", weights: .nine, combined: interFiles,
    debianPackage: "fonts-inter", cask: "font-inter", scripts: ["Latn", "Grek", "Cyrl"])

  /// The same for large sizes: finer details, tighter spacing.
  ///
  /// San Francisco's own sizes end at 28 points.
  static let interDisplay = FontFamily(
    name: "Inter Display", stem: "InterDisplay", weights: .nine,
    combined: interFiles, debianPackage: "fonts-inter", cask: "font-inter",
    scripts: ["Latn", "Grek", "Cyrl"], opticalSize: 28)

  /// Inter's files that hold both cuts.
  private static let interFiles = ["Inter[opsz,wght].ttf", "InterVariable.ttf", "Inter.ttc"]

  /// Pictures in colour.
  static let emoji = FontFamily(
    name: "Noto Color Emoji", stem: "NotoColorEmoji", weights: .one,
    combined: ["NotoColorEmoji.ttf"], debianPackage: "fonts-noto-color-emoji",
    cask: "font-noto-color-emoji", scripts: ["Zsye"])

  /// Icons by name; it draws nothing but what asks for it.
  static let icons = FontFamily(
    name: "Material Icons", stem: "MaterialIcons", weights: .one,
    debianPackage: "fonts-material-design-icons-iconfont", cask: "font-material-icons",
    scripts: [])

  /// Letters that Inter lacks, then symbols: asked in this order when a script has no family.
  static let general: [FontFamily] = [
    noto("Noto Sans", ["Latn", "Grek", "Cyrl"]), noto("Noto Sans Symbols", ["Zsym"]),
    noto("Noto Sans Symbols 2", ["Zsym"], stem: "NotoSansSymbols2", weights: .one),
    noto("Noto Sans Math", ["Zmth"], weights: .one),
  ]

  /// One family for each script.
  static let byScript: [FontFamily] = [
    noto("Noto Sans Adlam", ["Adlm"]), noto("Noto Sans Arabic", ["Arab"]),
    noto("Noto Sans Armenian", ["Armn"]), noto("Noto Sans Balinese", ["Bali"]),
    noto("Noto Sans Bengali", ["Beng"]),
    noto("Noto Sans Canadian Aboriginal", ["Cans"]), noto("Noto Sans Cham", ["Cham"]),
    noto("Noto Sans Cherokee", ["Cher"]), noto("Noto Sans Coptic", ["Copt"], weights: .one),
    noto("Noto Sans Devanagari", ["Deva"]), noto("Noto Sans Ethiopic", ["Ethi"]),
    noto("Noto Sans Georgian", ["Geor"]), noto("Noto Sans Gothic", ["Goth"], weights: .one),
    noto("Noto Sans Gujarati", ["Gujr"]), noto("Noto Sans Gurmukhi", ["Guru"]),
    noto("Noto Sans Hanifi Rohingya", ["Rohg"]), noto("Noto Sans Hebrew", ["Hebr"]),
    noto("Noto Sans Javanese", ["Java"]), noto("Noto Sans Kannada", ["Knda"]),
    noto("Noto Sans Khmer", ["Khmr"]), noto("Noto Sans Lao", ["Laoo"]),
    noto("Noto Sans Lisu", ["Lisu"]), noto("Noto Sans Malayalam", ["Mlym"]),
    noto("Noto Sans Mongolian", ["Mong"], weights: .one), noto("Noto Sans Myanmar", ["Mymr"]),
    noto("Noto Sans NKo", ["Nkoo"], weights: .one),
    noto("Noto Sans Ol Chiki", ["Olck"], weights: .one), noto("Noto Sans Oriya", ["Orya"]),
    noto("Noto Sans Osage", ["Osge"], weights: .one), noto("Noto Sans Sinhala", ["Sinh"]),
    noto("Noto Sans Sundanese", ["Sund"]),
    noto("Noto Sans Syriac", ["Syrc"], weights: .one), noto("Noto Sans Tamil", ["Taml"]),
    noto("Noto Sans Telugu", ["Telu"]), noto("Noto Sans Thaana", ["Thaa"]),
    noto("Noto Sans Thai", ["Thai"]), noto("Noto Serif Tibetan", ["Tibt"]),
    noto("Noto Sans Tifinagh", ["Tfng"], weights: .one),
    noto("Noto Sans Vai", ["Vaii"], weights: .one),
    noto("Noto Sans Yi", ["Yiii"], weights: .one),
    cjk("JP", ["Hira", "Kana"]), cjk("KR", ["Hang"]), cjk("SC", ["Hani", "Bopo"]),
  ]

  /// Every known family, in the order of the listing.
  static let known = [inter, interDisplay] + general + byScript + [emoji, icons]

  /// The family for a script; nil when none is known.
  static func forScript(_ script: ScriptTag) -> FontFamily? {
    byScript.first { $0.scripts.contains(script.text) }
  }

  /// A family of the Noto collection.
  private static func noto(
    _ name: String, _ scripts: [String], stem: String? = nil, weights: Weights = .two
  ) -> FontFamily {
    let stem = stem ?? String(name.filter { $0 != " " })
    return FontFamily(
      name: name, stem: stem, weights: weights,
      combined: ["\(stem)[wdth,wght].ttf", "\(stem)[wght].ttf"],
      debianPackage: "fonts-noto-core",
      cask: "font-" + String(name.lowercased().map { $0 == " " ? "-" : $0 }), scripts: scripts)
  }

  /// The cut for one region of the family that Chinese, Japanese and Korean share.
  private static func cjk(_ region: String, _ scripts: [String]) -> FontFamily {
    FontFamily(
      name: "Noto Sans CJK \(region)", stem: "NotoSansCJK", weights: .two,
      combined: ["NotoSansCJK.ttc"], debianPackage: "fonts-noto-cjk", cask: "font-noto-sans-cjk",
      scripts: scripts)
  }
}
