/// A YAML text with some characters hidden from the parser: each is replaced by a private-use
/// character that the text does not have, so every other character keeps its line and column.
///
/// `*` and `?` are always hidden. The parser then never follows an alias, of which a few hundred
/// bytes can make 10^9 values, and never meets a mapping as a key, which it would compare with its
/// neighbours; both turn into plain words, which the reader finds again by their place and refuses.
struct YAMLMask {
  private var scalars: [Unicode.Scalar]
  private var unused: [Unicode.Scalar]
  private var hidden: [Unicode.Scalar: Unicode.Scalar] = [:]

  /// Where the last plane of private-use characters begins.
  private static let firstStand: UInt32 = 0x10_0000
  /// How many keys can be hidden one by one.
  private static let spares = 32

  init(_ text: [Unicode.Scalar]) {
    scalars = text
    let used = Set(text.lazy.filter { $0.value >= Self.firstStand })
    unused = Array(
      (Self.firstStand...0x10_FFFD).lazy.compactMap(Unicode.Scalar.init)
        .filter { !used.contains($0) }.prefix(Self.spares + 2))
    for sigil: Unicode.Scalar in ["*", "?"] {
      guard let stand = unused.popLast() else { continue }
      hidden[stand] = sigil
      for index in scalars.indices where scalars[index] == sigil { scalars[index] = stand }
    }
  }

  /// The text to parse.
  var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.count)
    for scalar in scalars {
      if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Hides one scalar in a way that differs from every other; false when none are left.
  mutating func hide(at index: Int) -> Bool {
    guard hidden[scalars[index]] == nil, let stand = unused.popLast() else { return false }
    hidden[stand] = scalars[index]
    scalars[index] = stand
    return true
  }

  /// A parsed text with what was hidden put back.
  func revealed(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.value >= Self.firstStand }) else { return text }
    var view = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { view.append(hidden[scalar] ?? scalar) }
    return String(view)
  }
}
