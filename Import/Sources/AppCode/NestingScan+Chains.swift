/// Members and calls in a row, each of which the parser goes through from its end to its start: `a.b().c`.
extension NestingScan {
  /// How many may follow each other.
  private static let linkLimit = 20_000

  /// Counts what goes on with a value that stands before this place.
  mutating func lookForChain() {
    switch byte() {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "#"),
      UInt8(ascii: "<"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      break
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"):
      break
    case let first where Self.isLetter(first): break
    case UInt8(ascii: "`"): break
    case UInt8(ascii: ">"): isClosed = true
    case UInt8(ascii: "."):
      addLink()
      (isAfterDot, isClosed) = (true, false)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      if isClosed { addLink() }
      (isAfterDot, isClosed) = (false, false)
    default:
      open[open.count - 1].links = 0
      (isAfterDot, isClosed) = (false, false)
    }
  }

  /// Notes a word, with which another value begins where no dot stands before it.
  mutating func chainWord() {
    if !isAfterDot, open[open.count - 1].generics == 0 { open[open.count - 1].links = 0 }
    (isAfterDot, isClosed) = (false, false)
  }

  private mutating func addLink() {
    open[open.count - 1].links += 1
    if open[open.count - 1].links > Self.linkLimit { note(.links, Self.linkLimit) }
  }
}
