/// What a file declares and what it mentions, as far as layers are concerned.
struct SourceOutline: Sendable {
  /// A type or a member that other files can use.
  struct Declaration: Hashable, Sendable {
    var name: String
    /// The type that an extension adds it to; nil for a type of its own.
    var extended: String?
  }

  /// A word, and the type or extension it stands in.
  struct Mention: Hashable, Sendable {
    var word: String
    var line: Int
    /// Empty outside of every type.
    var container: String
  }

  /// The types at the top level and the members of extensions, without private ones.
  private(set) var declarations: Set<Declaration> = []
  /// Every name the file declares anywhere: types, members, locals.
  private(set) var ownNames: Set<String> = []
  /// The words, each once for a container.
  private(set) var mentions: [Mention] = []

  private static let typeKeywords: Set = ["struct", "enum", "class", "protocol", "typealias"]
  private static let memberKeywords: Set = ["var", "let", "func", "case"]

  init(_ tokens: [SourceToken]) {
    var depth = 0
    var container = ""
    var isExtension = false
    var containerIsPrivate = false
    var isPrivate = false
    var seen: Set<String> = []
    for (index, token) in tokens.enumerated() {
      let word = token.characters
      if token.kind == .sign {
        if word == "{" { depth += 1 }
        if word == "}" { depth -= 1 }
        if word == "{" || word == "}" { isPrivate = false }
        continue
      }
      guard token.kind == .word, !word.isEmpty else { continue }
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      let name = next?.kind == .word ? next?.characters ?? "" : ""
      if word == "private" || word == "fileprivate" { isPrivate = true }
      if Self.typeKeywords.contains(word) || word == "extension", !name.isEmpty,
        !Self.memberKeywords.contains(name)
      {
        if word != "extension" { ownNames.insert(name) }
        if depth == 0 {
          container = name
          isExtension = word == "extension"
          containerIsPrivate = isPrivate
          if !isExtension, !isPrivate { declarations.insert(Declaration(name: name)) }
          seen = []
        }
        isPrivate = false
      } else if Self.memberKeywords.contains(word), !name.isEmpty {
        ownNames.formUnion(Self.names(after: index, in: tokens))
        if depth == 1, isExtension, !isPrivate, !containerIsPrivate {
          declarations.insert(Declaration(name: name, extended: container))
        }
        isPrivate = false
      }
      let isNested = index > 0 && tokens[index - 1].characters == "." && word.isCapitalized
      if !isNested, seen.insert(word).inserted {
        mentions.append(Mention(word: word, line: token.line, container: container))
      }
    }
  }

  /// The names of one declaration: `case a, b(Int), c` has three.
  private static func names(after index: Int, in tokens: [SourceToken]) -> [String] {
    var names: [String] = []
    var depth = 0
    var isExpected = true
    for (before, token) in zip(tokens[index...], tokens[(index + 1)...]) {
      if token.line > before.line, depth == 0, !isExpected { break }
      switch token.characters {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case "{", "}", "=": return names
      case "," where depth == 0: isExpected = true
      default:
        if isExpected, depth == 0, token.kind == .word { names.append(token.characters) }
        if depth == 0 { isExpected = false }
      }
      if depth < 0 { break }
    }
    return names
  }
}

extension String {
  /// Whether it begins as types do.
  var isCapitalized: Bool { first?.isUppercase == true }
}
