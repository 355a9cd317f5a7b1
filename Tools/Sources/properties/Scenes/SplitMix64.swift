/// Numbers that look random and follow from a seed alone: Steele, Lea and Flood's SplitMix64.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SplitMix64 {
  /// True once in so many times.
  mutating func chance(oneIn count: Int) -> Bool { whole(0...count - 1) == 0 }

  /// A whole number between limits, both included.
  mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  /// A number between limits on a grid of sixteenths, so that it is exact and prints short.
  mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(whole(range.lowerBound * 16...range.upperBound * 16)) / 16
  }

  /// One of a list, each as likely as the next.
  mutating func pick<Element>(_ list: [Element]) -> Element {
    list[whole(0...list.count - 1)]
  }

  /// A value once in so many times, else nil.
  mutating func maybe<Value>(
    oneIn count: Int, _ value: (inout SplitMix64) -> Value
  ) -> Value? {
    chance(oneIn: count) ? value(&self) : nil
  }
}
