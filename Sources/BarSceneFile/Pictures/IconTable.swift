internal import BarLayout

/// The icons that a scene may name besides our own symbols.
///
/// The names are a table of the program, so that a layout is the same with and without the font.
enum IconTable {
  private static let scalars: [String: Unicode.Scalar] = {
    var result: [String: Unicode.Scalar] = [:]
    for row in rows.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
      let fields = row.split(separator: " ")
      guard fields.count == 2, let code = UInt32(fields[1], radix: 16),
        let scalar = Unicode.Scalar(code)
      else { continue }
      result[String(fields[0])] = scalar
    }
    return result
  }()

  /// Every name, sorted.
  static let names: [String] = scalars.keys.sorted()

  /// Extent of an icon that has none of its own, in points: the grid it is drawn on.
  static let size = BarSize(width: 24, height: 24)

  /// The icon of a name; nil for a name that none has.
  static func icon(_ name: String) -> Icon? {
    scalars[name].map { Icon(name: name, scalar: $0) }
  }
}
