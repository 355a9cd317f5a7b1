/// A YAML text with some characters hidden from the parser: each is replaced by a private-use
/// character that the text does not have, so every other character keeps its line and column.
///
/// `*` and `?` are always hidden. The parser then never follows an alias and never meets a mapping
/// as a key; both turn into plain words, which the reader finds again by their place and refuses.
struct YAMLMask {
  /// The text to parse, in UTF-8.
  let bytes: [UInt8]
  private var hidden: [(stand: Unicode.Scalar, sigil: Unicode.Scalar)] = []

  /// Where the last plane of private-use characters begins.
  private static let firstStand: UInt32 = 0x10_0000

  init(_ scalars: [Unicode.Scalar]) {
    for sigil: Unicode.Scalar in ["*", "?"] where scalars.contains(sigil) {
      if let stand = Self.unused(in: scalars, after: hidden.count) { hidden.append((stand, sigil)) }
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.count + 16)
    for scalar in scalars {
      let shown = hidden.first { $0.sigil == scalar }?.stand ?? scalar
      if shown.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: shown.value))
      } else {
        bytes.append(contentsOf: UTF8.encode(shown).map(Array.init) ?? [])
      }
    }
    self.bytes = bytes
  }

  /// A private-use character that a text does not have, behind so many others.
  private static func unused(in scalars: [Unicode.Scalar], after count: Int) -> Unicode.Scalar? {
    let used = Set(scalars.lazy.filter { $0.value >= firstStand })
    return (firstStand...0x10_FFFD).lazy.compactMap(Unicode.Scalar.init)
      .filter { !used.contains($0) }.dropFirst(count).first
  }

  /// A parsed text with what was hidden put back.
  func revealed(_ text: String) -> String {
    guard !hidden.isEmpty, text.unicodeScalars.contains(where: { $0.value >= Self.firstStand })
    else { return text }
    var view = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      view.append(hidden.first { $0.stand == scalar }?.sigil ?? scalar)
    }
    return String(view)
  }
}
