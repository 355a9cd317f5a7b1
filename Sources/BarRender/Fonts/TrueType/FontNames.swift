/// What a font calls itself: the table name.
struct FontNames {
  /// The family's name in English, that of the whole family where there are two; nil without one.
  let family: String?

  init(_ table: TableBytes) {
    family = Self.name(16, in: table) ?? Self.name(1, in: table)
  }

  /// The name of one kind, for Windows in American English; nil where it is not of ASCII alone.
  private static func name(_ kind: Int, in table: TableBytes) -> String? {
    guard let count = table.uint16(2), let storage = table.uint16(4) else { return nil }
    for index in 0..<count {
      let record = 6 + index * 12
      guard table.uint16(record + 6) == kind, table.uint16(record) == 3,
        table.uint16(record + 4) == 0x409, let length = table.uint16(record + 8),
        let start = table.uint16(record + 10)
      else { continue }
      var letters: [UInt8] = []
      for letter in 0..<length / 2 {
        guard let unit = table.uint16(storage + start + 2 * letter), unit < 0x80 else { return nil }
        letters.append(UInt8(unit))
      }
      return String(decoding: letters, as: UTF8.self)
    }
    return nil
  }
}
