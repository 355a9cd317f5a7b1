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
  /// Foundation: a bundle's own `Localizable.strings` needs no folder of a language. Of several with one
  /// name nobody knows whose they are.
  mutating func takeLoose() {
    for (table, files) in loose.sorted(by: { $0.key < $1.key }) {
      guard files.count == 1, let file = files.first, tables[table] == nil,
        table != Self.propertyList
      else { continue }
      for entry in file.entries {
        let word = Word(text: entry.text, place: Place(file.path, entry.line))
        add(word, key: entry.key, table: table, language: developmentLanguage ?? "en")
        keepAsItIs(entry.key, table: table)
      }
    }
    loose = [:]
  }
}
