internal import SwiftSyntax

/// Which types a file names, and which of them only for Xcode's previews.
extension CodeFile {
  /// Notes the names of types that a file has in its previews, those that it has anywhere else, and which
  /// of its own types use those.
  mutating func noteMentions(in source: String, _ reader: CodeReader, _ tree: SourceFileSyntax) {
    var previews: [Range<Int>] = []
    Self.notePreviews(of: tree.statements, reader, in: &previews)
    let bytes = Array(source.utf8)
    let words = TypeWords(bytes)
    let all = words.all(in: 0..<bytes.count, without: previews)
    var foreign = NestedParts(reader.nesting.foreign.map { (part: $0, value: true) })
    for word in all {
      // What is compiled for another platform alone shows nothing here.
      if foreign.innermost(at: word.place) ?? false {
        previewed.insert(word.name)
      } else {
        mentions.insert(word.name)
      }
    }
    for preview in previews {
      previewed.formUnion(words.all(in: preview, without: []).map(\.name))
    }
    noteUses(all.filter(\.isUse), without: reader.nesting.foreign)
    aside = previews + reader.nesting.foreign
  }

  /// Notes where the file makes values of types whose names begin with a small letter, as functions do:
  /// `settingsView()`.
  ///
  /// - Parameters:
  ///   - names: those types.
  ///   - source: the text that the file was read from.
  public mutating func noteMakings(of names: Set<String>, in source: String) {
    let words = TypeWords(Array(source.utf8)).calls(of: names)
    guard !words.isEmpty else { return }
    var left = NestedParts(aside.map { (part: $0, value: true) })
    let asked = words.filter { left.innermost(at: $0.place) == nil }
    mentions.formUnion(asked.map(\.name))
    noteUses(asked, without: [])
  }

  /// Gives each type the names that its own code uses, and the file those that stand outside of types.
  ///
  /// - Parameter foreign: parts that are not compiled, whose names nobody uses.
  private mutating func noteUses(_ words: [TypeWords.Word], without foreign: [Range<Int>]) {
    let owned = types.indices.map { (part: types[$0].span, value: Int?.some($0)) }
    var parts = NestedParts(owned + foreign.map { (part: $0, value: nil) })
    for word in words {
      switch parts.innermost(at: word.place) {
      case .some(let type?): types[type].uses.insert(word.name)
      case .some(nil): break
      case nil: uses.insert(word.name)
      }
    }
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
}
