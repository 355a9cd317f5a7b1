internal import AppCode

extension TextReader {
  /// The word that a call means whose function is called like a catalog and whose only argument
  /// like a key of it: `.app(.tags)` is `tags` of `App.xcstrings`, as plugins name catalogs' keys.
  func symbol(_ call: Call, in scope: Scope, depth: Int) -> Answer? {
    guard case .member(let base, let table, _) = call.callee, call.arguments.count == 1,
      let only = call.arguments.first, only.label == nil, !only.isTrailing,
      base == nil || base.map(Self.isResource) == true
    else { return nil }
    let name: String
    var arguments: [AppText] = []
    switch only.value {
    case .member(nil, let member, _): name = member
    case .call(let inner):
      guard case .member(nil, let member, _) = inner.callee else { return nil }
      name = member
      arguments = inner.arguments.compactMap {
        answer($0.value, in: scope, isKey: false, depth: depth + 1)?.words
      }
    default: return nil
    }
    guard let key = index.words.key(named: name, inTableNamed: table),
      let found = index.words.find(key.key, table: key.table, near: scope.path)
    else { return nil }
    var word = AppText.Key(key.key, table: found.table)
    word.arguments = arguments
    return Answer(words: .key(word), confidence: .key)
  }

  /// Whether an expression is the type that such functions are added to.
  private static func isResource(_ base: Expression) -> Bool {
    guard case .name(let name) = base else { return false }
    return ["LocalizedStringResource", "LocalizedStringKey", "String", "Text"].contains(name)
  }
}

extension WordTables {
  /// The key of a table that generated names stand for, one for the table and one for the key.
  func key(named name: String, inTableNamed table: String) -> (table: String, key: String)? {
    keys(like: name).first { Self.plain($0.table) == Self.plain(table) }
  }
}
