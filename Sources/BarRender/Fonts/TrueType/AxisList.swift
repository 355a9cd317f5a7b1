/// The axes of a variable font: the table fvar.
struct AxisList {
  private(set) var count = 0
  /// The weight that the outlines have before they vary; nil without an axis of weights.
  private(set) var weight: Double?
  private(set) var hasOpticalSizes = false
  /// Whether letters can lean.
  private(set) var slants = false

  /// Nil where the table makes no sense.
  init?(_ table: TableBytes) {
    guard let start = table.uint16(4), let count = table.uint16(8), count > 0,
      let size = table.uint16(10), size >= 20
    else { return nil }
    for index in 0..<count {
      let record = start + index * size
      guard let tag = table.uint32(record), let middle = table.uint32(record + 8) else {
        return nil
      }
      switch tag {
      case 0x7767_6874: weight = Double(middle) / 65536  // wght
      case 0x6f70_737a: hasOpticalSizes = true  // opsz
      case 0x6974_616c, 0x736c_6e74: slants = true  // ital, slnt
      default: break
      }
    }
    self.count = count
  }
}
