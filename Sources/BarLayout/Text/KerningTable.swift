/// How much nearer two letters stand than their advances say.
struct KerningTable: Sendable {
  /// A letter's number by scalar; 0 where it never kerns.
  private let classes: [UInt8]
  /// How many letter numbers there are, 0 included.
  private let count: Int
  /// Where a pair begins in `numbers`, by first letter × count + second; 0 where nothing moves.
  private let pairs: [UInt16]
  /// Four numbers a pair, in 1/10000 em: text regular, text bold, display regular, display bold.
  private let numbers: [Int32]

  private static let scalarEnd = 0x3000
  private static let perPair = 4

  /// Reads the generated pairs and the letters that kern like another.
  init(rows: String, aliases: String) {
    var classes = [UInt8](repeating: 0, count: Self.scalarEnd)
    var count = 1
    var numbers = [Int32](repeating: 0, count: Self.perPair)
    var found: [(first: Int, second: Int)] = []
    func letter(_ scalar: UInt32) -> Int {
      let scalar = Int(scalar)
      if classes[scalar] == 0, count <= Int(UInt8.max) {
        classes[scalar] = UInt8(count)
        count += 1
      }
      return Int(classes[scalar])
    }
    var reader = RowReader(rows)
    while reader.hasRow() {
      found.append((letter(reader.scalar()), letter(reader.scalar())))
      for _ in 0..<Self.perPair { numbers.append(reader.number()) }
    }
    var pairs = [UInt16](repeating: 0, count: count * count)
    for (i, pair) in found.enumerated() {
      pairs[pair.first * count + pair.second] = UInt16(clamping: (i + 1) * Self.perPair)
    }
    reader = RowReader(aliases)
    while reader.hasRow() {
      let alias = Int(reader.scalar())
      classes[alias] = classes[Int(reader.scalar())]
    }
    self.classes = classes
    self.count = count
    self.pairs = pairs
    self.numbers = numbers
  }

  /// Where the pair's four numbers begin; nil when the letters do not kern.
  func pair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int? {
    guard first.value < Self.scalarEnd, second.value < Self.scalarEnd else { return nil }
    let start = pairs[Int(classes[Int(first.value)]) * count + Int(classes[Int(second.value)])]
    return start == 0 ? nil : Int(start)
  }

  /// One of the pair's numbers, in 1/10000 em.
  func number(_ pair: Int, _ index: Int) -> Double { Double(numbers[pair + index]) }
}
