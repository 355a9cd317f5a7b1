extension NestingScan {
  /// Passes a letter of a text, or its end.
  mutating func letter(in text: (pounds: Int, isLong: Bool)) {
    func hasPounds(from offset: Int) -> Bool {
      (0..<text.pounds).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }
    switch byte() {
    case UInt8(ascii: "\\") where hasPounds(from: 1):
      let isValue = byte(1 + text.pounds) == UInt8(ascii: "(")
      place += 2 + text.pounds
      if isValue { open.append(Part(isValue: true)) }
    case UInt8(ascii: "\"") where text.isLong:
      guard isNext("\"\"\""), hasPounds(from: 3) else { return place += 1 }
      place += 3 + text.pounds
      close()
    case UInt8(ascii: "\"") where hasPounds(from: 1):
      place += 1 + text.pounds
      close()
    case 0x0A where !text.isLong:
      // Nobody closed it.
      close()
    default: place += 1
    }
  }

  /// Closes what was opened last.
  mutating func close() {
    guard open.count > 1, let last = open.popLast() else { return }
    choices -= last.choices
    generics -= last.generics
    attributes -= last.attributes
    if last.isList { lists -= 1 }
    if last.text != nil { texts -= 1 }
    (isApart, isClosed) = (false, true)
  }
}
