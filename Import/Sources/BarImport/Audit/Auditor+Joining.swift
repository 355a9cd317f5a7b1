internal import AppReading

extension Auditor {
  /// The same finding of several variants of a screen once, at its worst.
  static func merged(_ findings: [Finding]) -> [Finding] {
    var places: [String: Int] = [:]
    var result: [Finding] = []
    for finding in findings {
      guard let place = places[finding.mark] else {
        places[finding.mark] = result.count
        result.append(finding)
        continue
      }
      var known = finding.excess > result[place].excess ? finding : result[place]
      let other = finding.excess > result[place].excess ? result[place] : finding
      known.settings += other.settings.filter { !known.settings.contains($0) }
      result[place] = known
    }
    return result
  }

  /// What is to be said of several languages, or screens, for one reason: once, where it is worst.
  ///
  /// A title that reads the same in two languages is cut for one reason, and so is every text that a
  /// language has no word for; a word that is missing is missing wherever a bar says it.
  func joined(_ findings: [Finding]) -> [Finding] {
    let findings = withFewWordsOnce(findings)
    let first = WordWriter(words, settings).developmentLocale
    let order = ([first] + matrix.locales).reversed().enumerated()
    let places = Dictionary(order.map { ($0.element, -$0.offset) }) { _, last in last }
    var groups: [String: Int] = [:]
    var result: [[Finding]] = []
    for finding in findings {
      let reason = Self.reason(of: finding)
      if let place = groups[reason] {
        result[place].append(finding)
      } else {
        groups[reason] = result.count
        result.append([finding])
      }
    }
    return result.compactMap { group in
      let group = group.sorted {
        (-$0.excess, places[$0.locale] ?? 0, $0.screen) < (
          -$1.excess, places[$1.locale] ?? 0, $1.screen
        )
      }
      guard var known = group.first else { return nil }
      var locales = Set(known.locales)
      var screens = Set(known.otherScreens).union([known.screen])
      for other in group.dropFirst() {
        known.settings += other.settings.filter { !known.settings.contains($0) }
        if locales.insert(other.locale).inserted { known.otherLocales.append(other.locale) }
        if screens.insert(other.screen).inserted { known.otherScreens.append(other.screen) }
      }
      known.otherLocales.sort { (places[$0] ?? 0) < (places[$1] ?? 0) }
      known.otherScreens.sort()
      return known
    }
  }

  /// What findings of one reason share.
  ///
  /// A base class says the literal title of all its heirs, and a title that back buttons have no room for is
  /// the same before each screen that follows it, and in each language.
  private static func reason(of finding: Finding) -> String {
    let rule = finding.rule.rawValue
    if finding.rule == .literalTitle { return "\(rule)|\(finding.place.text)|\(finding.whole)" }
    if finding.locale.isEmpty || finding.fewWords != nil { return finding.mark }
    if finding.rule == .missingWord { return "\(rule)|\(finding.whole)" }
    if let doubt = finding.doubt { return "\(rule)|\(finding.screen)|\(doubt)" }
    return finding.rule == .shortenedBack
      ? "\(rule)|\(finding.place.text)|\(finding.key ?? finding.whole)"
      : "\(rule)|\(finding.screen)|\(finding.whole)"
  }
}
