/// A rule about the tokens of a file.
struct CodeRule: Sendable {
  /// What the rule is about, for a sequence that is forbidden.
  var name = ""
  /// The tokens that break the rule: their line and what was found.
  var find: @Sendable (_ tokens: [SourceToken]) -> [(line: Int, found: String)]
  /// What to do instead.
  var instead: String

  /// The rule's findings in a file's text.
  func findings(in source: String, path: String) -> [Finding] {
    findings(in: SourceToken.tokens(of: source), path: path)
  }

  /// The rule's findings in files.
  func findings(in files: [ProjectFile]) -> [Finding] {
    files.flatMap { findings(in: ProjectFile.tokens[$0] ?? [], path: $0.path) }
  }

  private func findings(in tokens: [SourceToken], path: String) -> [Finding] {
    find(tokens).map { Finding(path: path, line: $0.line, found: $0.found, instead: instead) }
  }
}

extension CodeRule: CustomStringConvertible {
  var description: String { name }
}

extension CodeRule {
  /// Forbids a sequence of words and signs.
  init(sequence: [String], instead: String) {
    self.init(
      name: sequence.joined(),
      find: { tokens in
        tokens.indices.compactMap { start in
          guard tokens[start].characters == sequence.first else { return nil }
          let run = tokens[start...].prefix(sequence.count)
          return run.map(\.characters) == sequence
            ? (tokens[start].line, sequence.joined()) : nil
        }
      }, instead: instead)
  }

  /// No module is imported.
  static let noImport = CodeRule(
    find: { tokens in
      tokens.indices.compactMap { index in
        tokens[index].kind == .word && tokens[index].characters == "import"
          ? (tokens[index].line, "import \(tokens[index...].dropFirst().first?.characters ?? "")")
          : nil
      }
    },
    instead: "layout is pure: take what it needs as a parameter, or write it in plain Swift")

  /// No optional is unwrapped by force, no error is trusted not to happen.
  static let noForce = CodeRule(
    find: { tokens in
      zip(tokens, tokens.dropFirst()).enumerated().compactMap { index, pair in
        let (before, mark) = pair
        guard mark.kind == .sign, mark.characters == "!", !mark.hasSpaceBefore else { return nil }
        let next = tokens.dropFirst(index + 2).first
        if let next, next.characters == "=", !next.hasSpaceBefore { return nil }
        let isValue =
          before.kind == .word || before.kind == .text
          || [")", "]", "?", ">"].contains(before.characters)
        return isValue && before.characters != "return"
          ? (mark.line, "\(before.characters)!") : nil
      }
    }, instead: "use guard let, ?? or a typed error; in a test, try #require")

  /// No number but 0, 1, 2 and a half.
  static func noNumbers(except allowed: Set<String> = []) -> CodeRule {
    let always: Set<String> = ["0", "1", "2", "0.0", "1.0", "2.0", "0.5"]
    return CodeRule(
      find: { tokens in
        tokens.filter { $0.kind == .number && !always.union(allowed).contains($0.characters) }
          .map { ($0.line, "the number \($0.characters)") }
      }, instead: "give it a row with its source in Metrics/, and read it from there")
  }

  /// No name says left or right, but those of the directions themselves.
  static func noLeftOrRight(except allowed: Set<String> = []) -> CodeRule {
    let always: Set<String> = ["leftToRight", "rightToLeft"]
    return CodeRule(
      find: { tokens in
        tokens.filter { token in
          token.kind == .word && !always.union(allowed).contains(token.characters)
            && !Set(words(of: token.characters)).isDisjoint(with: ["left", "right"])
        }.map { ($0.line, $0.characters) }
      }, instead: "say leading and trailing; Snapping turns them")
  }

  /// The words of a name: `isRightToLeft` is `is`, `right`, `to`, `left`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty {
        words.append(character.lowercased())
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }
}
