/// The rule that a folder uses only itself and the folders before it.
struct LayerRule: Sendable {
  /// The folders, the lowest first; those of one element may use each other.
  var order: [[String]]

  /// The place of a file in the order; nil for one in none of the folders.
  ///
  /// The longest name counts: `Watch/Metrics` has a place of its own beside `Watch`.
  func level(of path: String) -> Int? {
    var best: (length: Int, level: Int)?
    for (level, folders) in order.enumerated() {
      for folder in folders where path.hasPrefix(folder + "/") && folder.count > best?.length ?? 0 {
        best = (folder.count, level)
      }
    }
    return best?.level
  }

  /// Every use of a later folder, or of a member that a later folder adds to a type.
  ///
  /// - Parameter files: outlines by path, from the module's folder.
  func stepsBack(in files: [String: SourceOutline]) -> [Finding] {
    let placed = files.compactMap { path, outline in
      level(of: path).map { (path: path, level: $0, outline: outline) }
    }.sorted { $0.path < $1.path }
    let declared = Declared(placed)
    return placed.flatMap { file in
      file.outline.mentions.compactMap { mention in
        guard !file.outline.ownNames.contains(mention.word),
          let found = declared.later(mention.word, than: file.level)
        else { return nil }
        return Finding(
          path: file.path, line: mention.line,
          found: "\(mention.container) uses \(found.name) of \(found.path)",
          instead: "ARCHITECTURE.md has \(folder(of: found.path)) after \(folder(of: file.path)): "
            + "move what is used down, or its user up")
      }
    }
  }

  private func folder(of path: String) -> String {
    level(of: path).map { order[$0].joined(separator: ", ") } ?? path
  }
}

extension LayerRule {
  /// Where each name is declared first.
  private struct Declared {
    var types: [String: (level: Int, path: String)] = [:]
    /// Members of extensions, each with the level at which their type is known already.
    var members: [String: [(level: Int, path: String, type: String, typeLevel: Int)]] = [:]
    /// The lowest level at which a name is declared for anything at all.
    var names: [String: Int] = [:]

    init(_ files: [(path: String, level: Int, outline: SourceOutline)]) {
      for file in files {
        for name in file.outline.ownNames {
          names[name] = min(names[name] ?? .max, file.level)
        }
        for declaration in file.outline.declarations where declaration.extended == nil {
          types[declaration.name] = (file.level, file.path)
        }
      }
      for file in files {
        for declaration in file.outline.declarations {
          guard let type = declaration.extended, let home = types[type], home.level < file.level
          else { continue }
          members[declaration.name, default: []].append(
            (file.level, file.path, type, home.level))
        }
      }
    }

    /// What a word means, where that is declared after a level and nothing of its name before.
    func later(_ word: String, than level: Int) -> (name: String, path: String)? {
      guard let lowest = names[word], lowest > level else { return nil }
      if let type = types[word] { return (word, type.path) }
      guard let member = members[word]?.first(where: { $0.typeLevel <= level }) else { return nil }
      return ("\(member.type).\(word)", member.path)
    }
  }
}
