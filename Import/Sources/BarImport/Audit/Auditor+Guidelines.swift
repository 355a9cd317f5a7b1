internal import AppReading
internal import BarLayout
internal import BarLint
internal import BarSceneFile
internal import Foundation

extension Auditor {
  /// Rules that hold for what an app's code says of a bar, whatever was not understood.
  ///
  /// Left out are those about texts that do not fit, which an audit looks for everywhere, about what
  /// may only be missing because nobody found it, and about how a scene is written.
  static let guidelines: Set<LintRuleID> = [
    .longTitle, .appNameTitle, .redundantTitle, .crowdedTextButtons, .tooManyItems,
    .nestedSegments, .segmentBackLabel, .lowContrast, .primaryAction, .sheetButtonSides,
    .undirectedArrow, .unlikeBackButton, .doubleGlass, .lostSearch,
  ]

  /// Rules about the words of a title.
  private static let aboutWords: Set<LintRuleID> = [.longTitle, .appNameTitle, .redundantTitle]

  /// What the guidelines say against each screen in the language that the app is written in.
  ///
  /// - Parameter laidOut: what is wrong with the layouts, which is not said again.
  func guidelineFindings(besides laidOut: [Finding] = []) -> [Finding] {
    let writer = writer(for: WordWriter(words, settings).developmentLocale)
    let cut = Set(
      laidOut.filter { [.cutTitle, .emptyTitle].contains($0.rule) && $0.doubt == nil }
        .map { "\($0.place.text)|\($0.whole)" })
    let turns = isReadFromTheRight
    let linter = Linter(rules: Self.guidelines)
    var seen: Set<String> = []
    return audited.filter { $0.variant == nil && !$0.hidesBar }.flatMap { screen -> [Finding] in
      let text = writer.text(of: screen)
      let source = SceneSource(name: screen.fileName + ".yaml", bytes: Array(text.utf8))
      // What cannot be laid out is said by the layouts.
      guard let linted = try? linter.lint(source) else { return [] }
      let isWhole = screen.title?.value.isWhole ?? true
      return linted.open.compactMap { found in
        // What stands in place of words that nobody knows yet is no title.
        if Self.aboutWords.contains(found.rule), !isWhole || Self.isOpen(found.place.line, of: text)
        {
          return nil
        }
        // Nor are the signs around it those of a button.
        // Where no language is read from the right, an arrow to the left points back.
        if found.rule == .undirectedArrow, !turns || Self.isOpen(found.place.line, of: text) {
          return nil
        }
        var finding = Finding(
          rule: .guideline, screen: screen.name,
          place: Self.place(at: found.place.line, of: text) ?? screen.title?.place ?? screen.place,
          locale: "", whole: found.message, shown: found.rule.rawValue)
        if found.rule == .lowContrast,
          ["title", "largeTitle"].contains(where: found.message.hasPrefix),
          !text.contains("itleTextAttributes:")
        {
          finding.doubt = "nothing else makes the bar dark"
        }
        if found.rule == .longTitle, let title = screen.title?.value {
          let words = writer.words.string(title)
          // A few letters more than about fifteen are no fault of a title that shows in full, and of one
          // that does not its layouts tell more.
          if words.count <= Self.bearable || cut.contains("\(finding.place.text)|\(words)") {
            return nil
          }
          finding.title = words
        }
        if Self.aboutWords.contains(found.rule) { finding.doubt = screen.title?.doubt }
        // Words behind a view do not show, and those of a screen before are looked at with that.
        if Self.aboutWords.contains(found.rule),
          screen.titleView != nil || screen.title?.place.text != finding.place.text
        {
          return nil
        }
        // What code puts in the place of Interface Builder's word is not known.
        if Self.aboutWords.contains(found.rule), case .verbatim(let text)? = screen.title?.value,
          Self.isFirstWord(text, at: finding.place)
        {
          return nil
        }
        // Against what is behind the bar only where the app says what that is.
        if found.rule == .lowContrast,
          !Self.saysBackground(text) || Self.isAsTheSystem(found.message, text)
        {
          return nil
        }
        // Of letters in a view in the title's place nobody has read the colour.
        if found.rule == .lowContrast, found.message.hasPrefix("titleView") { return nil }
        if found.rule == .sheetButtonSides, Self.hasCancelElsewhere(screen, found.message) {
          return nil
        }
        // A screen before this one is looked at by itself.
        let isOwn = seen.insert("\(finding.place.text)|\(finding.whole)").inserted
        return isOwn ? finding : nil
      }
    }
  }

  /// Whether Cancel has a place of its own: after a search bar, wherever that stands, or across from a button
  /// that leads back to the step before.
  private static func hasCancelElsewhere(_ screen: Screen, _ message: String) -> Bool {
    if case .searchBar? = screen.titleView?.value { return true }
    return message.hasPrefix("Cancel")
      && screen.items.contains { item in
        switch item.position {
        case .left: true
        case .placement(let name): ["topBarLeading", "navigationBarLeading"].contains(name)
        default: false
        }
      }
  }

  /// The most characters of a title that nothing is said of where the guidelines accept about fifteen.
  private static let bearable = 20

  /// Whether anybody reads the app from the right to the left.
  private var isReadFromTheRight: Bool {
    matrix.turns || matrix.locales.contains(where: AuditMatrix.isRightToLeft)
      || words.languages.contains { $0.value > 0 && AuditMatrix.isRightToLeft($0.key) }
  }

  /// Whether a scene says what colour is behind its bar, which otherwise may not have been found.
  private static func saysBackground(_ text: String) -> Bool {
    ["backgroundColor:", "barTintColor:"].contains(where: text.contains)
  }

  /// Whether a button has the system's own tint on one of the system's own backgrounds, which Apple has
  /// chosen for each other.
  private static func isAsTheSystem(_ message: String, _ text: String) -> Bool {
    guard !["title", "largeTitle"].contains(where: message.hasPrefix), !text.contains("tintColor:")
    else { return false }
    let backgrounds = ["backgroundColor: ", "barTintColor: "].flatMap {
      text.components(separatedBy: $0).dropFirst()
    }
    return backgrounds.allSatisfy {
      SystemColor(rawValue: String($0.prefix(while: \.isLetter)))?.rawValue
        .hasSuffix("ackground") == true
    }
  }

  /// Whether a line of a scene has a placeholder, as that of a screen before may have.
  private static func isOpen(_ line: Int, of text: String) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(line - 1) && lines[line - 1].contains("‹")
      && lines[line - 1].contains("›")
  }

  /// The place of the app's code that a line of a scene names.
  static func place(at line: Int, of text: String) -> Place? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    var source: Substring
    if let start = lines[line - 1].firstRange(of: "source: \"") {
      source = lines[line - 1][start.upperBound...].prefix { $0 != "\"" }
    } else if let start = lines[line - 1].firstRange(of: "  # ") {
      // The last word is how sure it is.
      source = lines[line - 1][start.upperBound...]
      guard let space = source.lastIndex(of: " ") else { return nil }
      source = source[..<space]
    } else {
      return nil
    }
    guard let colon = source.lastIndex(of: ":"),
      let number = Int(source[source.index(after: colon)...])
    else { return nil }
    return Place(String(source[..<colon]), number)
  }
}
