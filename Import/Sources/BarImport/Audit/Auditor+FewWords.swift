internal import AppReading

extension Auditor {
  /// Findings with one for each language that has hardly any words, in place of one for each word that it
  /// lacks: nobody adds single words to such a language.
  func withFewWordsOnce(_ findings: [Finding]) -> [Finding] {
    let few = languagesWithFewWords
    guard let most = words.languages.values.max(), !few.isEmpty else { return findings }
    var lacking: [String: [Finding]] = [:]
    for finding in findings where finding.rule == .missingWord {
      if few[finding.locale] != nil { lacking[finding.locale, default: []].append(finding) }
    }
    let others = findings.filter { $0.rule != .missingWord || few[$0.locale] == nil }
    return others
      + lacking.sorted { $0.key < $1.key }.compactMap { language, lacks in
        let keys = Set(lacks.map(\.whole))
        guard var finding = lacks.first, let count = few[language] else { return nil }
        finding.otherScreens = Set(lacks.map(\.screen)).subtracting([finding.screen]).sorted()
        finding.fewWords = Finding.FewWords(count: count, most: most, lacking: keys.count)
        if let region = regionWithWords(of: language, few) {
          finding.doubt =
            "somebody reads \(language) of another region than \(region), which has them"
        }
        return finding
      }
  }

  /// One finding in place of one for each title that is not translated, where none is: what is missing then are
  /// not the words of these titles.
  func onceWithoutWords(_ literals: [Finding]) -> [Finding] {
    let few = languagesWithFewWords
    let written = WordWriter(words, settings).developmentLocale
    let languages = Set(
      audited.flatMap { screen in
        (screen.title?.value.keys ?? []).flatMap { key in
          words.find(key.name, table: key.table).map { Array($0.words.keys) } ?? []
        }
      }
    ).subtracting([written])
    let sorted = Self.sorted(literals)
    let titles = Set(literals.map { "\($0.place.text)|\($0.whole)" })
    guard languages.allSatisfy({ few[$0] != nil }), titles.count > 1, var finding = sorted.first
    else { return literals }
    finding.otherScreens = Set(literals.map(\.screen)).subtracting([finding.screen]).sorted()
    finding.untranslated = languages.isEmpty ? "no title" : "hardly any title"
    return [finding]
  }

  /// A region's form of a language that has the words which the language itself lacks: `de_DE` for `de`.
  ///
  /// The system takes a region's own words first; those of the language are for people of other regions.
  private func regionWithWords(of language: String, _ few: [String: Int]) -> String? {
    guard !language.contains("_") else { return nil }
    return words.languages.keys.filter { $0.hasPrefix(language + "_") && few[$0] == nil }.min()
  }

  /// Languages with under a fifth of the words that the language with the most has, with their number.
  private var languagesWithFewWords: [String: Int] {
    let most = words.languages.values.max() ?? 0
    let written = WordWriter(words, settings).developmentLocale
    return words.languages.filter { $0.value * 5 < most && $0.key != written }
  }
}
