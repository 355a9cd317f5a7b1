internal import Foundation

/// Property lists of untrusted files.
enum PropertyList {
  /// What a file of one says; nil for anything else, and for one that has a part of it so often that the
  /// whole is larger than its file.
  static func read(_ data: Data) -> Any? {
    if data.starts(with: Array("bplist".utf8)), !BinaryList(data).isAsSmall { return nil }
    return unsafe try? PropertyListSerialization.propertyList(from: data, format: nil)
  }
}

/// A property list in Apple's binary form, as far as its parts stand in each other.
private struct BinaryList {
  private let bytes: [UInt8]

  init(_ data: Data) { bytes = [UInt8](data) }

  /// Whether all parts of it, each as often as it stands there, are no more than it has bytes.
  ///
  /// Two parts that stand twice in the part before them each are four billion after 32 of those.
  var isAsSmall: Bool {
    guard bytes.count >= 40 else { return false }
    let trailer = bytes.count - 32
    let (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard let count = number(at: trailer + 8, size: 8), let top = number(at: trailer + 16, size: 8),
      let table = number(at: trailer + 24, size: 8), count <= bytes.count
    else { return false }
    var open = [top]
    var seen = 0
    while let next = open.popLast() {
      seen += 1
      guard seen <= bytes.count, next < count, table <= bytes.count,
        let place = number(at: table + next * offsetSize, size: offsetSize), place < trailer,
        let parts = parts(at: place, referenceSize)
      else { return false }
      for part in parts {
        guard let number = number(at: part, size: referenceSize) else { return false }
        open.append(number)
      }
      guard open.count <= bytes.count else { return false }
    }
    return true
  }

  /// The places of the numbers of what stands in a list, a set or a dictionary; none for other parts, and
  /// nil for what cannot be read.
  private func parts(at place: Int, _ referenceSize: Int) -> StrideTo<Int>? {
    let none = stride(from: 0, to: 0, by: 1)
    let kind = bytes[place] >> 4
    guard kind == 0xA || kind == 0xC || kind == 0xD else { return none }
    var (start, count) = (place + 1, Int(bytes[place] & 15))
    if count == 15 {
      guard start < bytes.count, bytes[start] >> 4 == 1, bytes[start] & 15 < 4 else { return nil }
      let size = 1 << Int(bytes[start] & 15)
      guard let long = number(at: start + 1, size: size) else { return nil }
      (start, count) = (start + 1 + size, long)
    }
    guard (1...8).contains(referenceSize), count <= bytes.count else { return nil }
    let numbers = kind == 0xD ? 2 * count : count
    return stride(from: start, to: start + numbers * referenceSize, by: referenceSize)
  }

  /// A number, the largest byte first; nil for one that is not there or too large.
  private func number(at place: Int, size: Int) -> Int? {
    guard (1...8).contains(size), place >= 0, place <= bytes.count - size else { return nil }
    let number = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return number <= UInt64(Int32.max) ? Int(number) : nil
  }
}
