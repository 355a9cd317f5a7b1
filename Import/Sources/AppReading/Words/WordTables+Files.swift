internal import Foundation

extension WordTables {
  /// Reads every file of words; what cannot be read is named and the rest goes on.
  ///
  /// - Parameters:
  ///   - strangers: files that are in no target of their project.
  ///   - isReplaced: whether a file is that of another app which has it in place of the app's own: of
  ///     its words only those count that the app has none for.
  init(
    reading files: AppFiles, without strangers: Set<String>,
    isReplaced: (String) -> Bool = { _ in false }, notes: inout [Note]
  ) {
    self.init()
    let words = files.files.filter { file in
      [.strings, .stringsDictionary, .stringCatalog].contains(file.kind)
        // Words of the system's own app for settings are in no bar.
        && !file.path.contains("Settings.bundle/") && !strangers.contains(file.path)
    }
    let own = words.filter { !isReplaced($0.path) }
    let others = words.filter { isReplaced($0.path) }
    for (number, file) in (own + others).enumerated() {
      if number == own.count { closed = tables.mapValues { Set($0.keys) } }
      guard let data = try? Data(contentsOf: file.url) else {
        notes.append(Note(path: file.path, text: "cannot be read"))
        continue
      }
      if let language = Self.language(of: file), !Self.isLanguage(language) {
        notes.append(Note(path: file.path, text: "stands in a folder of no language, not read"))
        continue
      }
      let isFine: Bool
      switch file.kind {
      case .strings: isFine = addStrings(data, file, &notes)
      case .stringsDictionary: isFine = addPlurals(data, file, &notes)
      default: isFine = addCatalog(data, file, &notes)
      }
      if !isFine { notes.append(Note(path: file.path, text: "is not a file of strings")) }
    }
    closed = [:]
    tellPartsApart()
    takeTwine(files.files(.twine).filter { !strangers.contains($0.path) }, &notes)
  }

  /// The language of a file in `de.lproj`; nil for one outside of such folders.
  private static func language(of file: AppFiles.File) -> String? {
    let folder = file.url.deletingLastPathComponent().lastPathComponent
    guard folder.hasSuffix(".lproj") else { return nil }
    return String(folder.dropLast(6))
  }

  /// The folder of the part of the app that a file's words are for.
  private static func part(of file: AppFiles.File) -> String {
    let names = file.path.split(separator: "/").dropLast()
    let isLanguage = names.last?.hasSuffix(".lproj") ?? false
    return (isLanguage ? names.dropLast() : names).joined(separator: "/")
  }

  /// The table of a file: its name; for the words of an interface file, marked as such.
  private static func table(of file: AppFiles.File, hasObjectKeys: Bool) -> String {
    let name = file.url.deletingPathExtension().lastPathComponent
    return hasObjectKeys ? interfacePrefix + name : name
  }

  private mutating func addStrings(
    _ data: Data, _ file: AppFiles.File, _ notes: inout [Note]
  ) -> Bool {
    guard let (entries, brokenLine) = StringsFile.entries(of: data) else { return false }
    if let brokenLine {
      notes.append(
        Note(path: "\(file.path):\(brokenLine)", text: "is not an entry of a file of strings"))
    }
    guard let language = Self.language(of: file) else {
      guard closed.isEmpty else { return true }
      loose[Self.table(of: file, hasObjectKeys: false), default: []].append(
        LooseWords(path: file.path, entries: entries))
      return true
    }
    let isInterface = !entries.isEmpty && entries.prefix(8).allSatisfy { Self.isObjectKey($0.key) }
    let table = Self.table(of: file, hasObjectKeys: isInterface)
    for entry in entries {
      let word = Word(text: entry.text, place: Place(file.path, entry.line))
      add(
        word, key: entry.key, table: table, language: language == "Base" ? "en" : language,
        part: Self.part(of: file))
    }
    return true
  }

  /// Whether a key names an object of an interface file: `aB1-cD-2eF.title`.
  static func isObjectKey(_ key: String) -> Bool {
    let letters = Array(key.utf8)
    return letters.count > 11 && letters[3] == 0x2D && letters[6] == 0x2D && letters[10] == 0x2E
  }

  /// Says that words of a file are left as they stand, as their variables make them longer than any.
  private static func noteLong(
    _ keys: [String], _ file: AppFiles.File, _ notes: inout [Note]
  ) {
    guard let first = keys.min() else { return }
    let others = keys.count > 1 ? " and \(keys.count - 1) more" : ""
    notes.append(
      Note(
        path: file.path,
        text: "the variables of \"\(first)\"\(others) are not put in "
          + "(accepted: \(FormatVariables.limit) bytes a text)"))
  }

  private mutating func addPlurals(
    _ data: Data, _ file: AppFiles.File, _ notes: inout [Note]
  ) -> Bool {
    guard let entries = PropertyList.read(data) as? [String: [String: Any]] else { return false }
    guard let language = Self.language(of: file) else { return true }
    let table = Self.table(of: file, hasObjectKeys: false)
    var long: [String] = []
    for (key, entry) in entries {
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else { continue }
      let rules = entry.compactMapValues { $0 as? [String: String] }
      var forms: [String: String] = [:]
      for category in Self.categories {
        let own = rules.compactMapValues { $0[category] }
        guard own.count == rules.count else { continue }
        let text = FormatVariables(forms: own).applied(to: format)
        if text == nil, category == "other" { long.append(key) }
        forms[category] = text ?? format
      }
      guard let other = forms["other"] else { continue }
      add(
        Word(text: other, plurals: forms, place: Place(file.path, 0)), key: key, table: table,
        language: language == "Base" ? "en" : language, part: Self.part(of: file))
    }
    Self.noteLong(long, file, &notes)
    return true
  }

  /// The categories of plurals of all languages.
  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  private mutating func addCatalog(
    _ data: Data, _ file: AppFiles.File, _ notes: inout [Note]
  ) -> Bool {
    guard let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = json["strings"] as? [String: [String: Any]]
    else { return false }
    let named = json["sourceLanguage"] as? String ?? "en"
    let source = Self.isLanguage(named) ? named : "en"
    var others = Set([named].filter { !Self.isLanguage($0) })
    // Of several catalogs the one with the most words is the app's own, others are of its packages.
    if strings.count > wordsOfLargestCatalog || developmentLanguage == nil {
      (developmentLanguage, wordsOfLargestCatalog) = (source, strings.count)
    }
    let isInterface = strings.keys.contains(where: Self.isObjectKey)
    let table = Self.table(of: file, hasObjectKeys: isInterface)
    let lines = CatalogLines(data)
    var long: Set<String> = []
    for (key, entry) in strings {
      let localizations = entry["localizations"] as? [String: [String: Any]] ?? [:]
      let line = lines.line(of: key)
      add(key: key, table: table)
      if entry["shouldTranslate"] as? Bool == false { keepAsItIs(key, table: table) }
      for (language, value) in localizations {
        guard Self.isLanguage(language) else {
          others.insert(language)
          continue
        }
        var isLong = false
        guard let word = Self.word(value, at: Place(file.path, line), &isLong) else { continue }
        if isLong { long.insert(key) }
        add(word, key: key, table: table, language: language, part: Self.part(of: file))
      }
      if localizations[source] == nil, !isInterface {
        add(
          Word(text: key, place: Place(file.path, line)), key: key, table: table,
          language: source, part: Self.part(of: file))
      }
    }
    Self.noteLong(Array(long), file, &notes)
    if let first = others.min() {
      notes.append(
        Note(
          path: file.path,
          text: "\"\(first.prefix(64))\" names no language, its words are left out"))
    }
    return true
  }

  /// A word of a catalog: a unit, or the variations of one.
  ///
  /// - Parameter isLong: becomes true where variables are not put in, as the text would grow too long.
  private static func word(
    _ value: [String: Any], at place: Place, _ isLong: inout Bool
  ) -> Word? {
    if let unit = value["stringUnit"] as? [String: Any], let text = unit["value"] as? String {
      return substituted(Word(text: text, place: place), value["substitutions"], &isLong)
    }
    guard let variations = value["variations"] as? [String: Any] else { return nil }
    if let plural = variations["plural"] as? [String: [String: Any]] {
      var forms: [String: String] = [:]
      for category in categories {
        forms[category] = plural[category].flatMap { word($0, at: place, &isLong)?.text }
      }
      return (forms["other"] ?? forms.min { $0.key < $1.key }?.value).map {
        Word(text: $0, plurals: forms, place: place)
      }
    }
    if let devices = variations["device"] as? [String: [String: Any]] {
      let chosen =
        devices["iphone"] ?? devices["other"] ?? devices.min { $0.key < $1.key }?.value
      return chosen.flatMap { word($0, at: place, &isLong) }
    }
    return nil
  }

  /// A word with `%#@name@` replaced by the forms of a catalog's substitution.
  private static func substituted(_ word: Word, _ value: Any?, _ isLong: inout Bool) -> Word {
    guard let list = value as? [String: [String: Any]] else { return word }
    var forms: [String: String] = [:]
    // Of several that have plurals, those of the last one by name are told.
    var last: (name: String, word: Word)?
    for (name, entry) in list.sorted(by: { $0.key < $1.key }) {
      guard let inner = Self.word(entry, at: word.place, &isLong) else { continue }
      forms[name] = inner.text.replacing("%arg", with: "%lld")
      last = (name, inner)
    }
    guard let last else { return word }
    var result = word
    guard let text = FormatVariables(forms: forms).applied(to: word.text) else {
      isLong = true
      return word
    }
    result.text = text
    result.plurals = last.word.plurals.compactMapValues { form in
      forms[last.name] = form.replacing("%arg", with: "%lld")
      return FormatVariables(forms: forms).applied(to: word.text)
    }
    return result
  }
}

/// Lines at which a catalog's keys stand.
struct CatalogLines {
  private var lines: [String: Int] = [:]

  init(_ data: Data) {
    var number = 0
    for line in data.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      guard line.starts(with: Array("    \"".utf8)), line.last == 0x7B || line.last == 0x7D,
        let end = line.lastIndex(of: 0x3A)
      else { continue }
      let key = line[line.startIndex..<end].drop { $0 == 0x20 }
      let text = String(decoding: key, as: UTF8.self)
        .trimmingCharacters(in: .whitespaces).dropFirst().dropLast()
      if lines[String(text)] == nil { lines[String(text)] = number }
    }
  }

  /// The line of a key, counted from 1; 0 where it is not known.
  func line(of key: String) -> Int { lines[key] ?? 0 }
}

extension WordTables {
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
}
