internal import SwiftSyntax

/// Which types a file names, and which of them only for Xcode's previews.
extension CodeFile {
  /// Notes the names of types that a file has in its previews, and those that it has anywhere else.
  mutating func noteMentions(in source: String, _ reader: CodeReader, _ tree: SourceFileSyntax) {
    var previews: [Range<Int>] = []
    Self.notePreviews(of: tree.statements, reader, in: &previews)
    let bytes = Array(source.utf8)
    mentions = Self.names(in: bytes, 0..<bytes.count, without: previews)
    for preview in previews { previewed.formUnion(Self.names(in: bytes, preview, without: [])) }
  }

  /// Where previews stand: `#Preview { … }` and types that Xcode asks for them.
  private static func notePreviews(
    of list: CodeBlockItemListSyntax, _ reader: CodeReader, in previews: inout [Range<Int>]
  ) {
    for item in reader.items(list) {
      let isPreview =
        switch item {
        case .decl(let node):
          node.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
            || node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes
              .contains { $0.type.trimmedDescription.hasSuffix("PreviewProvider") } ?? false
        case .expr(let node):
          node.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
        case .stmt: false
        }
      guard isPreview else { continue }
      previews.append(item.position.utf8Offset..<item.endPosition.utf8Offset)
    }
  }

  /// Words that begin as names of types do, without comments and without those that a declaration
  /// gives its own name; what stands in texts counts, too.
  private static func names(
    in bytes: [UInt8], _ part: Range<Int>, without left: [Range<Int>]
  ) -> Set<String> {
    var found: Set<String> = []
    var place = part.lowerBound
    var isDeclared = false
    var left = left[...]
    func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
      default: byte > 0x7F
      }
    }
    func next(_ byte: Character) -> Bool {
      place + 1 < part.upperBound && bytes[place + 1] == byte.asciiValue
    }
    while place < part.upperBound {
      if let first = left.first, place >= first.lowerBound {
        place = max(place, first.upperBound)
        left = left.dropFirst()
        continue
      }
      let byte = bytes[place]
      if byte == 0x2F, next("/"), place == 0 || bytes[place - 1] != 0x3A {
        while place < part.upperBound, bytes[place] != 0x0A { place += 1 }
      } else if byte == 0x2F, next("*") {
        place += 2
        while place < part.upperBound, !(bytes[place] == 0x2A && next("/")) { place += 1 }
        place += 2
      } else if isWord(byte) {
        let start = place
        while place < part.upperBound, isWord(bytes[place]) { place += 1 }
        let isType = 0x41...0x5A ~= byte
        let word = String(decoding: bytes[start..<place], as: UTF8.self)
        if isType, !isDeclared { found.insert(word) }
        isDeclared = !isType && declarations.contains(word)
      } else {
        if byte != 0x20, byte != 0x0A { isDeclared = false }
        place += 1
      }
    }
    return found
  }

  /// Words before the name of a type that is declared there.
  private static let declarations: Set = ["struct", "class", "enum", "actor", "extension"]
}
