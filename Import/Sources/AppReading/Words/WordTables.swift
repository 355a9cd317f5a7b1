/// The words of an app: by table, by key, by language.
public struct WordTables: Sendable {
  /// A word of one language.
  public struct Word: Sendable {
    /// What it reads; of a plural the form for "other".
    public var text: String
    /// The forms of a plural by category; empty for a word without.
    public var plurals: [String: String] = [:]
    /// Where it stands.
    public var place: Place
  }

  /// Words by language, by key, by table.
  public private(set) var tables: [String: [String: [String: Word]]] = [:]
  /// Languages by the number of their words; one that only names the app is none.
  public private(set) var languages: [String: Int] = [:]
  /// The language the code is written in; nil where no catalog says.
  public var developmentLanguage: String?
  /// How many keys the catalog has that says in which language the code is written.
  var wordsOfLargestCatalog = 0
  /// The languages that a file has words in, by its path.
  private(set) var files: [String: Set<String>] = [:]
  /// Keys by their letters and digits alone, without case.
  private var plainKeys: [String: [(table: String, key: String)]] = [:]
  /// The same for keys with placeholders, which a generated function's name leaves out.
  private var plainFormats: [String: [(table: String, key: String)]] = [:]

  /// Whether a project names a file of an app's words that is not there.
  var lacksFile = false

  /// Keys by table that are words which are not to be translated.
  private var untranslated: [String: Set<String>] = [:]

  /// Where several parts of an app have a table of one name: the words of each part by its folder.
  private var parts: [String: [String: [String: [String: Word]]]] = [:]
  /// Tables that have a key, by its name, apart from "Localizable" and those of Interface Builder's own.
  private var tablesOfKeys: [String: [String]] = [:]

  /// Keys by table that nothing else is taken for, while files of another app are read.
  var closed: [String: Set<String>] = [:]
  /// Words outside of the folders of languages, by the table they are for.
  var loose: [String: [LooseWords]] = [:]

  /// Words that functions of the code have themselves, by the function's place.
  var codeTables: [String: CodeTable] = [:]
  /// Keys of words that the code says itself in each language, by those words.
  var codeKeys: [String: String] = [:]
  /// The languages of the one enumeration of languages that the code has.
  var ownLanguages: Set<String> = []

  /// The names of the tables of those parts, by table and folder.
  private var partNames: [String: [String: String]] = [:]

  /// The part of the app that is nearest to code in a folder, by table and key.
  private var nearParts: [String: [String: [String: String]]] = [:]

  /// Makes tables without words.
  public init() {}

  /// Notes a word of a part of the app, in the folder that has its words.
  mutating func add(
    _ word: Word, key: String, table: String, language: String, part folder: String
  ) {
    guard closed[table]?.contains(key) != true else { return }
    add(word, key: key, table: table, language: language)
    let language = Self.locale(language)
    if parts[table]?[folder]?[key]?[language] == nil {
      parts[table, default: [:]][folder, default: [:]][key, default: [:]][language] = word
    }
  }

  /// Gives a part of the app a table of its own for the keys that another part words differently.
  mutating func tellPartsApart() {
    for (table, folders) in parts {
      guard folders.count > 1, !table.hasPrefix(Self.interfacePrefix) else { continue }
      var different: Set<String> = []
      for keys in folders.values {
        for (key, words) in keys where !different.contains(key) {
          let common = tables[table]?[key]
          if !words.allSatisfy({ common?[$0.key]?.text == $0.value.text }) { different.insert(key) }
        }
      }
      let names = Self.names(of: table, in: folders.keys)
      for (folder, keys) in folders {
        let name = names[folder] ?? table
        let own = keys.filter { different.contains($0.key) }
        note(folder, for: Array(own.keys), in: table)
        for (key, words) in own where tables[name]?[key] == nil {
          noteHome(of: key, name)
          tables[name, default: [:]][key] = words
        }
      }
      partNames[table] = names
    }
    parts = [:]
  }

  /// A table's name in each part of the app: `Discovery/Localizable`, or with the whole folder before
  /// it where several folders end alike.
  private static func names(
    of table: String, in folders: some Collection<String>
  ) -> [String: String] {
    func end(_ folder: String) -> ArraySlice<Substring> { folder.split(separator: "/").suffix(2) }
    let counts = Dictionary(folders.map { (Array(end($0)), 1) }, uniquingKeysWith: +)
    return Dictionary(
      uniqueKeysWithValues: folders.map { folder in
        let names = end(folder)
        guard counts[Array(names)] == 1 else { return (folder, folder + "/" + table) }
        let own = names.first == names.last ? names.suffix(1) : names
        return (folder, own.joined(separator: "/") + "/" + table)
      })
  }

  /// The table of the part of the app that a file of code stands nearest to, where parts word a key
  /// differently.
  private func part(of key: String, in table: String, near path: String) -> String {
    guard let parts = nearParts[table]?[key] else { return table }
    var folders = path.split(separator: "/")[...]
    while true {
      if let part = parts[folders.joined(separator: "/")] {
        return partNames[table]?[part] ?? table
      }
      if folders.popLast() == nil { return table }
    }
  }

  /// Notes that a part of the app words a key differently, for each folder around it: of several parts in
  /// one the first by name is as near as any.
  private mutating func note(_ part: String, for keys: [String], in table: String) {
    let folders = part.split(separator: "/")
    let around = (0...folders.count).map { folders.prefix($0).joined(separator: "/") }
    for key in keys {
      for folder in around {
        let known = nearParts[table]?[key]?[folder]
        if known.map({ part < $0 }) ?? true {
          nearParts[table, default: [:]][key, default: [:]][folder] = part
        }
      }
    }
  }

  /// Notes a word; the first one of a place counts.
  public mutating func add(_ word: Word, key: String, table: String, language: String) {
    let language = Self.locale(language)
    files[word.place.path, default: []].insert(language)
    if tables[table]?[key] == nil {
      notePlain(key, table)
      noteHome(of: key, table)
    }
    if tables[table]?[key]?[language] == nil {
      tables[table, default: [:]][key, default: [:]][language] = word
      // The system shows the words of a property list, and a bar none of them.
      if table != Self.propertyList { languages[language, default: 0] += 1 }
    }
  }

  /// Takes a language for none of the app's.
  mutating func leaveOut(_ language: String) { languages[language] = nil }

  /// A key that only a catalog's existence shows, with no words of its own.
  public mutating func add(key: String, table: String) {
    guard tables[table]?[key] == nil else { return }
    notePlain(key, table)
    noteHome(of: key, table)
    tables[table, default: [:]][key] = [:]
  }

  /// Notes that a key stands as it is in every language, as a catalog's `shouldTranslate` says.
  mutating func keepAsItIs(_ key: String, table: String) {
    untranslated[table, default: []].insert(key)
  }

  /// Whether a catalog says that a key is not to be translated.
  ///
  /// - Parameter table: its table, or the part of the app before it: `Discovery/Localizable`.
  public func isKeptAsItIs(_ key: String, table: String?) -> Bool {
    guard let name = table?.split(separator: "/").last else { return false }
    return untranslated[String(name)]?.contains(key) ?? false
  }

  /// The words of a key by language, with the table that has them.
  ///
  /// Without a table, "Localizable" comes first, then the others by name.
  /// - Parameter path: the file of code that asks; where parts of the app have different words for
  ///   the key, those of the part it stands in are meant.
  public func find(
    _ key: String, table: String? = nil, near path: String? = nil
  ) -> (table: String, words: [String: Word])? {
    if let path, let found = find(key, table: table) {
      let own = part(of: key, in: found.table, near: path)
      return (own, tables[own]?[key] ?? found.words)
    }
    if let table {
      if let words = tables[table]?[key] { return (table, words) }
    }
    if let words = tables["Localizable"]?[key] { return ("Localizable", words) }
    guard let name = tablesOfKeys[key]?.min(), let words = tables[name]?[key] else { return nil }
    return (name, words)
  }

  /// Notes that a table has a key.
  private mutating func noteHome(of key: String, _ table: String) {
    guard table != "Localizable", !isOutOfReach(table) else { return }
    tablesOfKeys[key, default: []].append(table)
  }

  /// Whether no key alone leads to a table.
  private func isOutOfReach(_ table: String) -> Bool {
    table.hasPrefix(Self.interfacePrefix) || table.hasPrefix(Self.codePrefix)
  }

  /// The table of the words in an app's property list.
  static let propertyList = "InfoPlist"
  /// Tables of Interface Builder's own have this before their names.
  static let interfacePrefix = "interface:"

  /// The keys that a generated name may stand for, the one that is spelled so first, then by name:
  /// catalogs are read in no order.
  func keys(like name: String) -> [(table: String, key: String)] {
    (plainKeys[Self.plain(name)] ?? []).sorted { first, second in
      guard (first.key == name) == (second.key == name) else { return first.key == name }
      return (first.table, first.key) < (second.table, second.key)
    }
  }

  /// The key that a generated name stands for: `settings.general_title` of `settingsGeneralTitle`.
  public func key(named name: String) -> (table: String, key: String)? {
    let found = keys(like: name)
    return found.first { $0.table == "Localizable" }
      ?? found.first { !isOutOfReach($0.table) && $0.table != Self.propertyList }
  }

  /// The key with placeholders that a generated function stands for, which takes their values:
  /// `notes.title %lld` of `notesTitle(_:)`.
  public func key(ofFunctionNamed name: String) -> (table: String, key: String)? {
    let found = (plainFormats[Self.plain(name)] ?? []).sorted {
      ($0.table, $0.key) < ($1.table, $1.key)
    }
    return found.first { $0.table == "Localizable" } ?? found.first
  }

  /// Notes the names that generators may make of a key.
  private mutating func notePlain(_ key: String, _ table: String) {
    plainKeys[Self.plain(key), default: []].append((table, key))
    guard key.contains("%") else { return }
    let bare = PlaceholderScan.replacing(in: key) { _ in "" }
    let name = Self.plain(bare)
    if bare != key, !name.isEmpty { plainFormats[name, default: []].append((table, key)) }
  }

  /// A key whose placeholders may be of other kinds: `%@` for `%lld`.
  public func key(like pattern: String, table: String?) -> String? {
    if find(pattern, table: table) != nil { return pattern }
    guard pattern.contains("%@") else { return nil }
    for sign in ["%lld", "%d", "%ld", "%lf", "%1$@", "%1$lld"] {
      let candidate = pattern.replacing("%@", with: sign)
      if find(candidate, table: table) != nil { return candidate }
    }
    return nil
  }

  /// The letters and digits of a name, without case.
  static func plain(_ key: String) -> String {
    var result = ""
    for scalar in key.unicodeScalars
    where scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
      result.unicodeScalars.append(scalar)
    }
    return result.lowercased()
  }
}

/// A line of a file.
public struct Place: Hashable, Sendable {
  /// The file as reports name it.
  public var path: String
  /// The line, counted from 1; 0 for none.
  public var line: Int

  /// Makes a place.
  public init(_ path: String, _ line: Int) {
    self.path = path
    self.line = line
  }

  /// `Foo.swift:12`.
  public var text: String { line > 0 ? "\(path):\(line)" : path }
}
