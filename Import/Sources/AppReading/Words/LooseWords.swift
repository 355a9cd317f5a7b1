/// Words of a file outside of the folders of languages, which an app in one language may have.
struct LooseWords: Sendable {
  /// The file as reports name it.
  var path: String
  /// What it has.
  var entries: [StringsFile.Entry]
}

extension WordTables {
  /// Takes words outside of the folders of languages for those of every language, where no language has
  /// a table of the name.
  ///
  /// Foundation: a bundle's own `Localizable.strings` needs no folder of a language. Of a key that several
  /// with one name have with different words nobody knows which is asked for.
  mutating func takeLoose() {
    for (table, files) in loose.sorted(by: { $0.key < $1.key }) {
      guard tables[table] == nil, table != Self.propertyList else { continue }
      var texts: [String: Set<String>] = [:]
      for entry in files.lazy.flatMap(\.entries) {
        texts[entry.key, default: []].insert(entry.text)
      }
      for file in files {
        for entry in file.entries where files.count == 1 || texts[entry.key]?.count == 1 {
          let word = Word(text: entry.text, place: Place(file.path, entry.line))
          add(word, key: entry.key, table: table, language: developmentLanguage ?? "en")
          keepAsItIs(entry.key, table: table)
        }
      }
    }
    loose = [:]
  }
}
