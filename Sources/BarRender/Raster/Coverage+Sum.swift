extension Coverage {
  /// What several shapes cover together in the pixels of `limit`.
  ///
  /// Shapes that meet inside a pixel add up, as neighbours without an overlap do.
  init(sumOf parts: [Coverage], limit: PixelRect) {
    var box: PixelRect?
    for part in parts where !part.box.isEmpty {
      box = box?.union(part.box) ?? part.box
    }
    guard let box = box?.intersection(limit), !box.isEmpty else {
      self = .none
      return
    }
    var bytes = [UInt8](repeating: 0, count: box.width * box.height)
    for part in parts {
      let shared = part.box.intersection(box)
      if shared.isEmpty { continue }
      for y in shared.minY..<shared.maxY {
        let from = (y - part.box.minY) * part.box.width - part.box.minX
        let to = (y - box.minY) * box.width - box.minX
        for x in shared.minX..<shared.maxX {
          let sum = UInt16(bytes[to + x]) + UInt16(part.bytes[from + x])
          bytes[to + x] = UInt8(min(sum, 255))
        }
      }
    }
    self.init(box: box, bytes: bytes)
  }

  /// The coverage so many pixels farther right and down.
  func moved(dx: Int, dy: Int) -> Coverage {
    Coverage(
      box: PixelRect(
        minX: box.minX + dx, minY: box.minY + dy, maxX: box.maxX + dx, maxY: box.maxY + dy),
      bytes: bytes)
  }
}

extension PixelRect {
  /// The smallest rectangle around both.
  fileprivate func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }
}
