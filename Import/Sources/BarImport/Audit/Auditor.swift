internal import AppReading
internal import BarLayout
internal import BarSceneFile
internal import Dispatch

/// Lays every bar of an app out in memory and says what is wrong with it.
struct Auditor: Sendable {
  let screens: [Screen]
  let words: WordTables
  var looks = AppLooks()
  let settings: SceneSettings
  var matrix: AuditMatrix
  /// The types that make each view and controller, or ask for it, by the last part of its name.
  var makers: [String: Set<String>] = [:]

  /// What one screen in one language gave.
  struct Part: Sendable {
    var findings: [Finding] = []
    var layouts = 0
    var failures: [String] = []

    mutating func add(_ other: Part) {
      findings += other.findings
      layouts += other.layouts
      failures += other.failures
    }
  }

  /// Findings, worst first, with the number of layouts and what could not be laid out.
  func run(progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }) -> Part {
    let jobs = audited.flatMap { screen in
      matrix.locales.filter { isLanguage($0, of: screen) }.map { (screen, $0) }
    }
    let writers = writers(for: matrix.locales)
    let parts = Guarded([Part?](repeating: nil, count: jobs.count))
    let done = Guarded(0)
    DispatchQueue.concurrentPerform(iterations: jobs.count) { number in
      let (screen, locale) = jobs[number]
      guard let writer = writers[locale] else { return }
      let part = audit(screen, in: locale, writer)
      parts.change { $0[number] = part }
      let count = done.change { count -> Int in
        count += 1
        return count
      }
      progress(count, jobs.count)
    }
    var result = Part()
    for case let part? in parts.change({ $0 }) {
      result.layouts += part.layouts
      result.findings += part.findings
      result.failures += part.failures
    }
    let others =
      literals() + guidelineFindings(besides: result.findings) + availabilityFindings()
    result.findings = Self.sorted(joined(Self.merged(result.findings + others)))
    result.failures = Array(Set(result.failures)).sorted()
    return result
  }

  /// Worst first, what rests on a guess last; within a rule the widest first, then by place.
  static func sorted(_ findings: [Finding]) -> [Finding] {
    func order(_ finding: Finding) -> (Int, Double) {
      (
        finding.rule.rank + (finding.doubt == nil ? 0 : Finding.Rule.allCases.count),
        -finding.excess
      )
    }
    func place(_ finding: Finding) -> (String, Int, String, String) {
      (finding.place.path, finding.place.line, finding.locale, finding.whole)
    }
    return findings.sorted { first, second in
      order(first) == order(second)
        ? place(first) < place(second) : order(first) < order(second)
    }
  }

  /// A writer of scenes whose words are written out in a language.
  func writer(for locale: String) -> SceneWriter {
    SceneWriter(screens, words(in: locale), looks)
  }

  /// Writers of scenes for languages, which share what is the same in all of them.
  func writers(for locales: [String]) -> [String: SceneWriter] {
    let common = SceneWriter(screens, WordWriter(words, settings), looks)
    return Dictionary(
      uniqueKeysWithValues: Set(locales).map { ($0, SceneWriter(common, words(in: $0))) })
  }

  private func words(in locale: String) -> WordWriter {
    var settings = settings
    settings.resolvesWords = true
    if let pseudo = AuditMatrix.PseudoLanguage(rawValue: locale) {
      settings.pseudo = pseudo
    } else {
      settings.locale = locale
    }
    return WordWriter(words, settings)
  }

  /// What is wrong with a screen in a language.
  ///
  /// Where nobody says whether its title is large, it is looked at as a small one; what is wrong with the
  /// large one alone is only said with that doubt.
  private func audit(_ screen: Screen, in locale: String, _ writer: SceneWriter) -> Part {
    var part = Part()
    part.findings += missing(screen, in: locale, writer)
    guard writer.guessesLargeTitle(screen) else {
      part.add(layouts(screen, in: locale, writer))
      return part
    }
    let small = layouts(screen.withSmallTitle, in: locale, writer)
    part.add(small)
    let known = Set(small.findings.map(\.mark))
    var large = layouts(screen, in: locale, writer)
    large.findings = large.findings.filter {
      [.cutTitle, .emptyTitle].contains($0.rule) && !known.contains($0.mark)
    }
    .map { finding in
      var finding = finding
      finding.doubt = finding.doubt ?? "its title is large, which nothing says of its stack"
      return finding
    }
    part.add(large)
    return part
  }

  /// What is wrong with the layouts of a screen in a language.
  private func layouts(_ screen: Screen, in locale: String, _ writer: SceneWriter) -> Part {
    var part = Part()
    let source = SceneSource(
      name: screen.fileName + ".yaml", bytes: Array(writer.text(of: screen).utf8))
    let scene: BarScene
    do {
      scene = try SceneFile(source).scene
    } catch {
      part.failures = error.problems.filter { $0.severity == .error }.map(\.description)
      return part
    }
    var gathered: [String: Finding] = [:]
    for device in matrix.devices {
      for size in matrix.sizes {
        for isTurned in matrix.turns ? [false, true] : [AuditMatrix.isRightToLeft(locale)] {
          var scene = scene
          scene.device = device.device(on: scene.system, orientation: .portrait)
          scene.traits.preferredContentSizeCategory = size
          scene.traits.layoutDirection = isTurned ? .rightToLeft : .leftToRight
          part.layouts += 1
          do {
            let answer = try LaidOutScene(
              layingOut: scene, measuring: AdvanceTable.sanFrancisco)
            let setting = "\(device.id) \(size.rawValue)" + (isTurned ? " right to left" : "")
            for finding in findings(answer, screen, locale, writer) {
              var known = gathered[finding.mark] ?? finding
              known.settings.append(setting)
              // What is quoted is the text at its worst, as the points are.
              if finding.excess > known.excess {
                (known.shown, known.excess) = (finding.shown, finding.excess)
              }
              gathered[finding.mark] = known
            }
          } catch {
            part.failures.append("\(screen.fileName): \(error.message)")
          }
        }
      }
    }
    part.findings += gathered.values
    return part
  }

  /// Keys that a language lacks.
  private func missing(_ screen: Screen, in locale: String, _ writer: SceneWriter) -> [Finding] {
    guard AuditMatrix.PseudoLanguage(rawValue: locale) == nil,
      locale != writer.words.developmentLocale
    else { return [] }
    var seen: Set<String> = []
    return screen.texts.flatMap(\.keys).compactMap { key in
      guard !writer.words.hasWord(key), seen.insert(key.name).inserted,
        !words.isKeptAsItIs(key.name, table: key.table),
        !isName(key.table.flatMap { words.tables[$0]?[key.name] } ?? [:])
      else { return nil }
      return Finding(
        rule: .missingWord, screen: screen.name, place: screen.place(of: key.name),
        locale: locale, whole: Self.spoken(key), shown: "", key: key.name,
        wordPlace: writer.words.word(key)?.place)
    }
  }

  /// What a key is called: of one that only Interface Builder knows, `aB1-cD-2eF.title`, what is drawn.
  private static func spoken(_ key: AppText.Key) -> String {
    guard key.table?.hasPrefix("interface:") ?? false, let drawn = key.fallback else {
      return key.name
    }
    return drawn
  }

  /// Titles that are not translated in an app that is.
  private func literals() -> [Finding] {
    guard words.languages.count > 1 else { return [] }
    let names = names
    let findings = audited.compactMap { screen -> Finding? in
      // A view in the title's place hides its words, and so does a bar that is not there.
      guard screen.variant == nil, screen.titleView == nil, !screen.hidesBar,
        !screen.isOfOneLanguage, !screen.lacksFileOfWords,
        let title = screen.title,
        case .verbatim(let text) = title.value,
        text.contains(where: \.isLetter), !names.contains(text.lowercased()), !Self.isFile(text),
        !Self.isFirstWord(text, at: title.place)
      else { return nil }
      return Finding(
        rule: .literalTitle, screen: screen.name, place: title.place, locale: "", whole: text,
        shown: text)
    }
    let kept = KeptNames(findings.map(\.whole)).found(in: words)
    return onceWithoutWords(findings.filter { !kept.contains($0.whole) })
  }
}
