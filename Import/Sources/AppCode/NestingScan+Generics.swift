/// Generic types in each other, as far as the parser may take what stands there for them: it looks
/// for their end wherever `<` follows a name, and goes into each that is open.
extension NestingScan {
  /// What stands before a place.
  enum Before {
    /// A word that ends a type, so that another word is no part of it.
    case word
    /// A word that a type goes on after: `some`.
    case beginning
    /// The name of an attribute, which a type goes on after.
    case attribute
    /// The sign of an attribute, or a dot in its name.
    case sign
    case other
  }

  /// How many attributes with types of their own may stand in generic types: `A<@B<C> D>`.
  ///
  /// The parser looks at what each has in it twice.
  private static let attributeLimit = 8
  /// Words that stand before a type.
  private static let specifiers: Set<[UInt8]> = Set(
    [
      "some", "any", "each", "repeat", "inout", "borrowing", "consuming", "sending", "isolated",
      "nonisolated", "dependsOn", "_const", "__shared", "__owned", "async", "throws", "rethrows",
      "reasync", "where",
    ].map { Array($0.utf8) })

  /// What an operator may begin with.
  private static let operators: Set<UInt8> = Set("/=-+!*%<>&|^~?.".utf8)

  /// Opens, closes or gives up generic types for what stands at this place.
  ///
  /// - Parameter isApart: whether white space or a comment stands before it.
  mutating func lookForGenerics(isApart: Bool) {
    let last = place > 0 ? bytes[place - 1] : 0
    let known = before
    switch byte() {
    case 0x20, 0x09, 0x0A, 0x0D: return
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"):
      return
    case let first where Self.isLetter(first): return
    default: before = .other
    }
    switch byte() {
    case UInt8(ascii: "<"):
      guard isApart || !Self.operators.contains(last) else { return }
      if byte(1) == UInt8(ascii: "<") { return giveUpGenerics() }
      open[open.count - 1].generics += 1
      generics += 1
      if generics > Self.genericLimit { note(.generics, Self.genericLimit) }
      guard known == .attribute else { return }
      open[open.count - 1].attributes += 1
      attributes += 1
      if attributes > Self.attributeLimit { note(.attributes, Self.attributeLimit) }
    case UInt8(ascii: ">"):
      guard open[open.count - 1].generics > 0 else { return }
      open[open.count - 1].generics -= 1
      generics -= 1
      if open[open.count - 1].generics == 0 { giveUpGenerics() }
    case UInt8(ascii: "@"): before = .sign
    case UInt8(ascii: ".") where known == .attribute && !isApart: before = .sign
    case UInt8(ascii: "&"):
      if byte(1) == UInt8(ascii: "&") { giveUpGenerics() }
    case UInt8(ascii: "-"):
      if byte(1) != UInt8(ascii: ">") && !(0x30...0x39 ~= byte(1)) { giveUpGenerics() }
    case UInt8(ascii: "?"):
      if isApart { giveUpGenerics() }
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "!"),
      UInt8(ascii: "~"), UInt8(ascii: "`"):
      break
    default: giveUpGenerics()
    }
  }

  /// Notes a word, which ends what the word before it may have been part of.
  mutating func follow(wordFrom start: Int) {
    guard generics > 0 else { return }
    if before == .word { giveUpGenerics() }
    let isLong = place - start > 11
    let isSpecifier = !isLong && Self.specifiers.contains(Array(bytes[start..<place]))
    before = before == .sign ? .attribute : isSpecifier ? .beginning : .word
  }

  /// Whatever is open between these brackets is no type.
  private mutating func giveUpGenerics() {
    generics -= open[open.count - 1].generics
    attributes -= open[open.count - 1].attributes
    (open[open.count - 1].generics, open[open.count - 1].attributes) = (0, 0)
  }
}
