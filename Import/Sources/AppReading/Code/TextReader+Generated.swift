internal import AppCode

/// Words behind names that generators make of keys.
extension TextReader {
  /// The word of a key that a generated name stands for: `L10n.Settings.title`, `.settingsTitle`.
  func generated(_ expression: Expression, arguments: [AppText] = []) -> Answer? {
    var names: [String]
    switch expression {
    case .member(nil, let name, _): names = [name]
    default:
      guard let path = Follower.path(expression), path.count > 1,
        path[0].first?.isUppercase == true || path[0] == "R"
      else { return nil }
      names = Array(path.dropFirst())
      if path[0] == "R", path.count > 2 { names = Array(path.dropFirst(3)) }
      // The key of what R.swift generates stands for its word where it is looked up.
      if path[0] == "R", names.count > 1, names.last == "key" { names.removeLast() }
      guard Self.looksGenerated(path[0]) else { return nil }
    }
    while !names.isEmpty {
      if let (table, key) = index.words.key(named: names.joined())
        ?? (arguments.isEmpty ? nil : index.words.key(ofFunctionNamed: names.joined()))
      {
        var word = AppText.Key(key, table: table)
        word.arguments = arguments
        return Answer(words: .key(word), confidence: .followed)
      }
      names.removeFirst()
    }
    return nil
  }

  /// Whether a type's name is one that generators of names for words use.
  private static func looksGenerated(_ name: String) -> Bool {
    let plain = name.lowercased()
    return ["l10n", "string", "locali", "text", "translation", "words"].contains {
      plain.contains($0)
    } || name == "R"
  }
}
