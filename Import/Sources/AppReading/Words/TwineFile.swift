internal import Foundation

/// A file of Twine's, a tool that makes an app's files of strings from texts which have all languages in one place.
///
/// Source: Twine's description of its format. Sections are `[[General]]`, keys `[ok]`, and below each a line for a
/// language: `de = Ja`. A text in backquotes keeps its spaces; `ref` names a key whose texts are taken too.
struct TwineFile {
  /// A key's text in one language.
  struct Entry: Equatable {
    var key: String
    /// As the file names it: `de`, `zh-Hant`.
    var language: String
    var text: String
    /// The line, counted from 1.
    var line: Int
  }

  /// The texts, in the order of the file.
  private(set) var entries: [Entry] = []
  /// The language that comes first, in which the others' texts are written where they have none.
  var developmentLanguage: String? { entries.first?.language }
  /// Keys whose texts a key takes where it has none of its own.
  private var references: [String: String] = [:]
  /// Whether keys refer to more texts than are taken.
  private(set) var isCut = false

  /// The most texts that keys take from others; no app has as many.
  static let limit = 100_000

  /// Whether a file begins as one of Twine's does, with a section.
  static func begins(_ url: URL) -> Bool {
    // A pipe is opened once somebody writes into it, which may be never.
    guard (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true,
      let file = try? FileHandle(forReadingFrom: url)
    else { return false }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: 1024) else { return false }
    let line = lines(of: data).first { !$0.isEmpty } ?? ""
    return line.hasPrefix("[[") && line.hasSuffix("]]")
  }

  /// Reads a file; nil for one that is no text.
  init?(_ data: Data) {
    guard String(validating: data, as: UTF8.self) != nil else { return nil }
    var key: String?
    for (number, line) in Self.lines(of: data).enumerated() {
      if line.hasPrefix("["), line.hasSuffix("]") {
        key = line.hasPrefix("[[") ? nil : String(line.dropFirst().dropLast())
        continue
      }
      guard let key, let sign = line.firstIndex(of: "=") else { continue }
      let name = Self.trimmed(line[..<sign])
      let text = Self.unquoted(Self.trimmed(line[line.index(after: sign)...]))
      switch name {
      case "ref": references[key] = text
      case "comment", "tags": continue
      default: entries.append(Entry(key: key, language: name, text: text, line: number + 1))
      }
    }
    addReferred()
  }

  /// Gives keys the texts of those they refer to.
  private mutating func addReferred() {
    guard !references.isEmpty else { return }
    let own = Dictionary(grouping: entries, by: \.key)
    let most = entries.count + Self.limit
    for (key, reference) in references.sorted(by: { $0.key < $1.key }) {
      let languages = Set(own[key]?.map(\.language) ?? [])
      for var entry in own[reference] ?? [] where !languages.contains(entry.language) {
        guard entries.count < most else {
          isCut = true
          return
        }
        entry.key = key
        entries.append(entry)
      }
    }
  }

  private static func lines(of data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).map { trimmed($0) }
  }

  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }

  private static func unquoted(_ text: String) -> String {
    let isQuoted = text.count > 1 && text.hasPrefix("`") && text.hasSuffix("`")
    // Twine puts texts into files of strings as they are, where backslashes and the like stand for others.
    return StringsScanner.unescaped(isQuoted ? String(text.dropFirst().dropLast()) : text)
  }
}

extension WordTables {
  /// Takes the words of Twine's files for those of `Localizable.strings`, which it makes when the app is built;
  /// keys that a file of strings has, which may be made already, keep its words.
  mutating func takeTwine(_ files: [AppFiles.File], _ notes: inout [Note]) {
    let table = "Localizable"
    let known = Set(tables[table].map { Array($0.keys) } ?? [])
    for file in files {
      guard let data = try? Data(contentsOf: file.url), let twine = TwineFile(data) else {
        notes.append(Note(path: file.path, text: "is not a file of Twine's"))
        continue
      }
      if twine.isCut {
        notes.append(
          Note(
            path: file.path,
            text: "has more texts by reference than are read (accepted: \(TwineFile.limit))"))
      }
      developmentLanguage = developmentLanguage ?? twine.developmentLanguage.flatMap(Self.known)
      for entry in twine.entries where !known.contains(entry.key) {
        guard Self.isLanguage(entry.language) else { continue }
        let word = Word(text: entry.text, place: Place(file.path, entry.line))
        add(word, key: entry.key, table: table, language: entry.language)
      }
    }
  }

  private static func known(_ language: String) -> String? {
    isLanguage(language) ? language : nil
  }
}
