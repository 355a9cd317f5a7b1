/// Which of several parts of a file stands around a place, where parts stand in others: types, clauses.
public struct NestedParts<Value> {
  /// The parts that begin after the last place that was asked for, and those around it.
  private var later: ArraySlice<(part: Range<Int>, value: Value)>
  private var around: [(part: Range<Int>, value: Value)] = []

  /// Makes it of parts, in bytes of the file; of two one stands in the other, or both apart.
  public init(_ parts: [(part: Range<Int>, value: Value)]) {
    let sorted = parts.sorted {
      ($0.part.lowerBound, -$0.part.upperBound) < ($1.part.lowerBound, -$1.part.upperBound)
    }
    later = sorted[...]
  }

  /// The innermost part around a place; nil for none.
  ///
  /// Places are asked for in their order.
  public mutating func innermost(at place: Int) -> Value? {
    while let first = later.first, first.part.lowerBound <= place {
      around.append(first)
      later.removeFirst()
    }
    while let last = around.last, last.part.upperBound <= place { around.removeLast() }
    return around.last?.value
  }
}
