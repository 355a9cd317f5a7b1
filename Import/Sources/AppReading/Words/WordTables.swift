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
  /// Languages by the number of their words.
  public private(set) var languages: [String: Int] = [:]
  /// The language the code is written in; nil where no catalog says.
  public var developmentLanguage: String?
  /// Keys by their letters and digits alone, without case.
  private var plainKeys: [String: [(table: String, key: String)]] = [:]

  /// Makes tables without words.
  public init() {}

  /// Notes a word; the first one of a place counts.
  public mutating func add(_ word: Word, key: String, table: String, language: String) {
    let language = Self.locale(language)
    if tables[table]?[key] == nil {
      plainKeys[Self.plain(key), default: []].append((table, key))
    }
    if tables[table]?[key]?[language] == nil {
      tables[table, default: [:]][key, default: [:]][language] = word
      languages[language, default: 0] += 1
    }
  }

  /// A key that only a catalog's existence shows, with no words of its own.
  public mutating func add(key: String, table: String) {
    guard tables[table]?[key] == nil else { return }
    plainKeys[Self.plain(key), default: []].append((table, key))
    tables[table, default: [:]][key] = [:]
  }

  /// The words of a key by language, with the table that has them.
  ///
  /// Without a table, "Localizable" comes first, then the others by name.
  public func find(_ key: String, table: String? = nil) -> (table: String, words: [String: Word])? {
    if let table {
      if let words = tables[table]?[key] { return (table, words) }
    }
    if let words = tables["Localizable"]?[key] { return ("Localizable", words) }
    for name in tables.keys.sorted() where !name.hasPrefix(Self.interfacePrefix) {
      if let words = tables[name]?[key] { return (name, words) }
    }
    return nil
  }

  /// Whether a language stands for another: translators' services write marks in place of words
  /// into one, so that they can show their own there.
  public func isPlaceholder(_ language: String) -> Bool {
    var (all, marks) = (0, 0)
    for table in tables.values {
      for case let word? in table.values.map({ $0[language] }) {
        all += 1
        if word.text.hasPrefix("crwdns") { marks += 1 }
      }
    }
    return marks * 2 > all
  }

  /// Tables of Interface Builder's own have this before their names.
  static let interfacePrefix = "interface:"

  /// The key that a generated name stands for: `settings.general_title` of `settingsGeneralTitle`.
  public func key(named name: String) -> (table: String, key: String)? {
    guard let found = plainKeys[Self.plain(name)] else { return nil }
    return found.first { $0.table == "Localizable" }
      ?? found.first { !$0.table.hasPrefix(Self.interfacePrefix) && $0.table != "InfoPlist" }
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

  private static func plain(_ key: String) -> String {
    var result = ""
    for scalar in key.unicodeScalars
    where scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
      result.unicodeScalars.append(scalar)
    }
    return result.lowercased()
  }

  /// A language as scenes spell it: `pt_BR` of `pt-BR`.
  public static func locale(_ name: String) -> String { name.replacing("-", with: "_") }
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
