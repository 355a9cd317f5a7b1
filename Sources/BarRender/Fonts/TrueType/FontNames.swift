/// What a font calls itself: the table name.
struct FontNames {
  /// The family's name in English, that of the whole family where there are two; nil without one.
  let family: String?

  init(_ table: TableBytes) {
    guard let count = table.uint16(2), let storage = table.uint16(4) else {
      family = nil
      return
    }
    /// The name of one kind, for Windows in American English.
    func name(_ kind: Int) -> String? {
      for index in 0..<count {
        let record = 6 + index * 12
        guard table.uint16(record) == 3, table.uint16(record + 4) == 0x409,
          table.uint16(record + 6) == kind, let length = table.uint16(record + 8),
          let start = table.uint16(record + 10)
        else { continue }
        let units = stride(from: 0, to: length - 1, by: 2).compactMap {
          table.uint16(storage + start + $0).map(UInt16.init)
        }
        return String(decoding: units, as: UTF16.self)
      }
      return nil
    }
    family = name(16) ?? name(1)
  }
}
