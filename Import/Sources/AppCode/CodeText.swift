/// Questions that code's text is asked thousands of times, answered by its bytes.
///
/// They hide the standard library's own of the same name, which look at letters that may be spelled in
/// several ways. Code never is, and an app of 900 files took a tenth more time with them.
extension String {
  /// Whether a text stands anywhere in this one, byte by byte; an empty one does.
  public func contains(_ part: String) -> Bool { self[...].contains(part) }

  /// The parts between a sign, without those that have nothing in them.
  public func split(separator: Character) -> [Substring] { self[...].split(separator: separator) }

  /// The words that may be names: letters, numbers and underscores.
  public var nameWords: [Substring] { self[...].nameWords }

  /// Whether it has nothing but letters, numbers, underscores and some signs.
  public func isOfNames(and signs: String = "") -> Bool { self[...].isOfNames(and: signs) }
}

extension Substring {
  /// Whether a text stands anywhere in this one, byte by byte; an empty one does.
  public func contains(_ part: String) -> Bool {
    var (text, part) = (self, part)
    return text.withUTF8 { text in part.withUTF8 { unsafe text.place(of: $0) != nil } }
  }

  /// The parts between a sign, without those that have nothing in them.
  public func split(separator: Character) -> [Substring] {
    // A line's end is a letter of its own with the carriage return before it.
    guard let sign = separator.asciiValue, sign >= UInt8(ascii: " ") else {
      return split(maxSplits: .max) { $0 == separator }
    }
    return utf8.split(separator: sign).map(Substring.init)
  }

  /// The words that may be names: letters, numbers and underscores.
  public var nameWords: [Substring] {
    utf8.split { !$0.isOfName }.map(Substring.init)
  }

  /// Whether it has nothing but letters, numbers, underscores and some signs.
  public func isOfNames(and signs: String = "") -> Bool {
    utf8.allSatisfy { $0.isOfName || signs.utf8.contains($0) }
  }
}

extension UInt8 {
  /// Whether a byte of a text belongs to a name, as letters, numbers and underscores do.
  ///
  /// A letter outside of ASCII does; what else there is outside of it stands in no code but in texts and
  /// comments.
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where bytes stand first among these, counted from 0; nil for nowhere.
  public func place(of wanted: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = unsafe wanted.first else { return 0 }
    let last = count - wanted.count
    var start = 0
    while start <= last {
      if unsafe self[start] == first {
        var length = 1
        while unsafe length < wanted.count && self[start + length] == wanted[length] {
          length += 1
        }
        if length == wanted.count { return start }
      }
      start += 1
    }
    return nil
  }
}
