internal import AppReading

extension Auditor {
  /// The screens of which something is said: those that the people see who use the app.
  var audited: [Screen] {
    let forMakers = keysForMakers
    return screens.filter { !$0.isMadeNowhere && !forMakers.contains($0.key) }
  }

  /// Names of screens that the app's code makes nowhere, of which nothing is said: nobody sees them.
  var unmadeScreens: [String] { Set(screens.filter(\.isMadeNowhere).map(\.name)).sorted() }

  /// Names of screens for those who make the app, of which nothing is said.
  var makersScreens: [String] {
    let shown = Set(audited.map(\.name))
    return Set(screens.map(\.name)).subtracting(shown).subtracting(unmadeScreens).sorted()
  }

  /// Keys of screens for those who make the app, as they say themselves, or the names of all screens that
  /// lead to them.
  ///
  /// Nobody translates such screens: `DebugMenuView`, `DeveloperOptionsController`, `InternalSettingsView`.
  private var keysForMakers: Set<String> {
    let screens = Dictionary(screens.map { ($0.key, $0) }) { first, _ in first }
    var seen = Set(screens.keys)
    var next = Array(seen)
    var following: [String: [String]] = [:]
    var (makers, starts): ([String], [String]) = ([], [])
    let folders = keysInMakersFolders
    while let now = next.popLast() {
      if Self.namesMakers(now) || folders.contains(now) {
        makers.append(now)
        continue
      }
      let ways = ways(to: now, screens[now])
      if ways.isEmpty { starts.append(now) }
      for way in ways {
        following[way, default: []].append(now)
        if seen.insert(way).inserted { next.append(way) }
      }
    }
    // Whatever a person who uses the app comes to from where it starts is not for makers alone.
    return Self.all(behind: makers, by: following)
      .subtracting(Self.all(behind: starts, by: following))
  }

  /// Keys of screens in a folder called `Debug` or `Developer Menu`, but not in one around all screens.
  private var keysInMakersFolders: Set<String> {
    // However its words are joined: `Developer Menu`, `developer-menu`.
    func isOne(_ folder: Substring) -> Bool {
      [
        "debug", "debugging", "debugmenu", "developer", "developermenu", "developeroptions",
        "developersettings", "developertools", "internalmenu", "internaloptions",
        "internalsettings", "internaltools",
      ].contains(String(folder.lowercased().filter { !" -_".contains($0) }))
    }
    let folders = screens.map { $0.place.path.split(separator: "/").dropLast() }
    guard var common = folders.first else { return [] }
    for folder in folders {
      common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    return Set(
      zip(screens, folders).filter { $1.dropFirst(common.count).contains(where: isOne) }
        .map(\.0.key))
  }

  /// Names and whatever follows them.
  private static func all(behind names: [String], by following: [String: [String]]) -> Set<String> {
    var found = Set(names)
    var next = names
    while let now = next.popLast() {
      for name in following[now] ?? [] where found.insert(name).inserted { next.append(name) }
    }
    return found
  }

  /// The types that lead to another, as far as is known.
  private func ways(to name: String, _ screen: Screen?) -> Set<String> {
    if let screen {
      if !screen.openers.isEmpty { return screen.openers }
      if screen.hasSeveralParents { return screen.parents }
      if let parent = screen.parent { return [parent] }
    }
    // A type inside of another stands in that.
    if let dot = name.lastIndex(of: ".") { return [String(name[..<dot])] }
    return makers[name] ?? []
  }

  /// Whether a type's name says so.
  private static func namesMakers(_ name: String) -> Bool {
    let words = words(of: name)
    if words.contains(where: { $0.hasPrefix("Debug") && $0 != "Debugged" }) { return true }
    return zip(words, words.dropFirst()).contains { first, second in
      ["Developer", "Develop", "Dev", "Internal"].contains(first)
        && ["Menu", "Options", "Tools", "Settings", "Mode", "Panel", "Console"].contains(second)
    }
  }

  /// The words of a name: `Debug`, `Menu` and `View` of `DebugMenuView`.
  private static func words(of name: String) -> [Substring] {
    var words: [Substring] = []
    var start = name.startIndex
    var index = start
    while index < name.endIndex {
      let next = name.index(after: index)
      // A capital letter before a small one starts a word, after others too: `XYZDebugView`.
      if index > start, name[index].isUppercase,
        !name[name.index(before: index)].isUppercase
          || next < name.endIndex && name[next].isLowercase
      {
        words.append(name[start..<index])
        start = index
      } else if !name[index].isLetter, index > start {
        words.append(name[start..<index])
        start = next
      }
      index = next
    }
    if start < name.endIndex { words.append(name[start...]) }
    return words
  }

  /// Whether a word reads the same in every language that has it, as the name of a product does.
  func isName(_ words: [String: WordTables.Word]) -> Bool {
    let languages = Set(words.keys.map { $0.prefix { $0 != "_" } })
    guard languages.count > 2, let text = words.first?.value.text else { return false }
    return text.split(separator: " ").count < 3 && words.allSatisfy { $0.value.text == text }
  }

  /// The words of the app that are names, in small letters.
  var names: Set<String> {
    words.tables.values.reduce(into: []) { names, table in
      for words in table.values where isName(words) {
        if let text = words.first?.value.text { names.insert(text.lowercased()) }
      }
    }
  }

  /// Whether a title reads as Interface Builder makes it first, which code mostly sets to another.
  static func isFirstWord(_ text: String, at place: Place) -> Bool {
    ["Title", "Root View Controller"].contains(text)
      && [".xib", ".storyboard"].contains(where: place.path.hasSuffix)
  }

  /// Whether a text is the name of a file: `trace.log`.
  static func isFile(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) }
      }
  }

  /// Whether a screen comes in a language, which it does not where its app has no words in it.
  func isLanguage(_ locale: String, of screen: Screen) -> Bool {
    guard let own = screen.languages, AuditMatrix.PseudoLanguage(rawValue: locale) == nil else {
      return true
    }
    return own.contains(locale) || locale == WordWriter(words, settings).developmentLocale
  }
}
