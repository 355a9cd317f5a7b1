internal import BarLayout
internal import BarSceneFile

extension Rule {
  static let truncatedText = Rule(
    .truncatedText, .warning, "Let every title and label be read in full.",
    reason: """
      An ellipsis hides what tells two screens apart. Shorter words, fewer buttons or a large title \
      leave room.
      """,
    source: "Human Interface Guidelines: Typography, Navigation bars",
    bad: """
      device: iphone-se-3
      navigationBar:
        items:
          - title: Search Results
            rightBarButtonItems: [{ title: Choose Folders }]
            leftBarButtonItems: [{ title: Close Results }]
      """,
    good: """
      device: iphone-se-3
      navigationBar:
        items:
          - title: Results
            rightBarButtonItems: [{ title: Folders }]
            leftBarButtonItems: [{ systemItem: close }]
      """
  ) { subject in
    subject.cutTexts(in: subject.laidOut).map { Violation($0.path, "\($0.found) is cut") }
  }

  static let truncatedAtLargerSizes = Rule(
    .truncatedAtLargerSizes, .warning, "Let texts be read in full at larger text sizes too.",
    reason: """
      People who choose a larger text size need to read more than anybody. Large titles grow with \
      it, and inline titles a little; what just fits at the usual size is cut then.
      """,
    source: "Human Interface Guidelines: Accessibility, Typography",
    bad: """
      device: iphone-se-3
      navigationBar:
        prefersLargeTitles: true
        items:
          - title: Recommendations
      """,
    good: """
      device: iphone-se-3
      navigationBar:
        prefersLargeTitles: true
        items:
          - title: For You
      """
  ) { subject in
    var known = Set(subject.cutTexts(in: subject.laidOut).map(\.path))
    var violations: [Violation] = []
    let own = subject.scene.traits.preferredContentSizeCategory
    for category in BarContentSizeCategory.allCases where category > own {
      let grown = subject.layOut(
        { $0.traits.preferredContentSizeCategory = category }, { _ in })
      guard let laidOut = grown else { continue }
      for text in subject.cutTexts(in: laidOut) where known.insert(text.path).inserted {
        violations.append(
          Violation(text.path, "\(text.found) is cut from the text size \(category.rawValue) on"))
      }
    }
    return violations
  }

  static let truncatedInLocale = Rule(
    .truncatedInLocale, .warning, "Let texts be read in full in every language.",
    reason: """
      The system's own words are longer in some languages than in others, and take their room from \
      the title. The languages are those of `strings`, \
      `lint.locales`, `matrix.locale` and `--locales`.
      """,
    source: "Human Interface Guidelines: Layout, Inclusion",
    bad: """
      device: iphone-se-3
      system: ios-17
      lint: { locales: [de_DE] }
      navigationBar:
        items:
          - title: Search Results
            leftBarButtonItems: [{ systemItem: cancel }]
            rightBarButtonItems: [{ systemItem: edit }, { fixedSpace: 16 }, { systemItem: save }]
      """,
    good: """
      device: iphone-se-3
      system: ios-17
      lint: { locales: [de_DE] }
      navigationBar:
        items:
          - title: Results
            leftBarButtonItems: [{ systemItem: cancel }]
            rightBarButtonItems: [{ systemItem: edit }, { fixedSpace: 16 }, { systemItem: save }]
      """
  ) { subject in
    let known = Set(subject.cutTexts(in: subject.laidOut).map(\.path))
    var locales: [String: [String]] = [:]
    var order: [(place: String, text: CutText)] = []
    for locale in subject.locales where locale != subject.scene.locale {
      guard let laidOut = subject.layOut({ $0.locale = locale }, { _ in }) else { continue }
      for text in subject.cutTexts(in: laidOut) where !known.contains(text.path) {
        let place = subject.paths.keyPath(of: text.path, locale: locale)
        if locales[place] == nil { order.append((place, text)) }
        locales[place, default: []].append(locale)
      }
    }
    return order.map { place, text in
      let names = locales[place] ?? []
      return Violation(
        text.path, "\(text.found) is cut in \(names.joined(separator: ", "))",
        locale: names.first)
    }
  }
}

/// A text that is shown in part only.
struct CutText: Hashable, Sendable {
  /// The key it comes from.
  var path: String
  /// What messages call it.
  var found: String
}

extension LintSubject {
  /// The texts of a layout that are cut, but for titles that a watch's clock cuts.
  fileprivate func cutTexts(in laidOut: LaidOutScene) -> [CutText] {
    laidOut.bars.flatMap { bar in
      bar.elements.compactMap { element in
        guard let path = keyPath(of: element.id), let line = element.text else { return nil }
        if isCutToNothing(element, in: bar) {
          return CutText(path: path, found: "\(element.id), all of it,")
        }
        guard element.isSeen, element.isCut, !isCutByClock(element, in: bar) else { return nil }
        return CutText(path: path, found: "\(element.id) \"\(line.text)\"")
      }
    }
  }

  /// Whether buttons leave a title no room at all, and no larger one stands below them.
  private func isCutToNothing(_ element: LaidOutElement, in bar: LaidOutBar) -> Bool {
    guard element.id == .title, bar.titleMode == .inline, !scene.isBarHidden,
      let line = element.text
    else { return false }
    return line.isTruncated && line.text.isEmpty && bar.element(.searchBarCancelButton) == nil
  }
}
