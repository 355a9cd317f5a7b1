import AppCode
import Testing

@Suite struct NestedPartsTests {
  @Test func `the innermost part around each place is found`() {
    let parts: [(part: Range<Int>, value: String)] = [
      (40..<50, "later"), (0..<30, "outer"), (5..<10, "first"), (12..<28, "second"),
      (12..<20, "in it"), (0..<0, "nothing"),
    ]
    var nested = NestedParts(parts)
    let places = [0, 5, 9, 10, 13, 14, 20, 28, 29, 30, 39, 40, 60]
    #expect(
      places.map { nested.innermost(at: $0) } == [
        "outer", "first", "first", "outer", "in it", "in it", "second", "outer", "outer", nil, nil,
        "later", nil,
      ])
  }
}
