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

  /// What one screen in one language gave.
  struct Part: Sendable {
    var findings: [Finding] = []
    var layouts = 0
    var failures: [String] = []
  }

  /// Findings, worst first, with the number of layouts and what could not be laid out.
  func run(progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }) -> Part {
    let jobs = screens.flatMap { screen in matrix.locales.map { (screen, $0) } }
    let writers = Dictionary(
      uniqueKeysWithValues: Set(matrix.locales).map { ($0, writer(for: $0)) })
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
    result.findings = Self.sorted(
      Self.merged(
        Self.withoutTwins(result.findings) + literals() + guidelineFindings()
          + availabilityFindings()))
    result.failures = Array(Set(result.failures)).sorted()
    return result
  }

  /// Findings without those of texts that are no words of a language and look the same in another.
  private static func withoutTwins(_ findings: [Finding]) -> [Finding] {
    var seen: [String: String] = [:]
    return findings.filter { finding in
      guard finding.key == nil, finding.wordPlace == nil, !finding.locale.isEmpty else {
        return true
      }
      let look =
        "\(finding.rule.rawValue)|\(finding.screen)|\(finding.whole)|\(finding.shown)|"
        + "\(finding.excess)|\(finding.settings)"
      let first = seen[look] ?? finding.locale
      seen[look] = first
      return first == finding.locale
    }
  }

  /// The same finding of several variants of a screen once, at its worst.
  private static func merged(_ findings: [Finding]) -> [Finding] {
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

  /// Worst first; within a rule the widest first, then by place.
  static func sorted(_ findings: [Finding]) -> [Finding] {
    findings.sorted {
      (
        $0.rule.rank, -$0.excess, $0.place.path, $0.place.line, $0.locale, $0.whole
      ) < ($1.rule.rank, -$1.excess, $1.place.path, $1.place.line, $1.locale, $1.whole)
    }
  }

  /// A writer of scenes whose words are written out in a language.
  func writer(for locale: String) -> SceneWriter {
    var settings = settings
    settings.resolvesWords = true
    if let pseudo = AuditMatrix.PseudoLanguage(rawValue: locale) {
      settings.pseudo = pseudo
    } else {
      settings.locale = locale
    }
    return SceneWriter(screens, WordWriter(words, settings), looks)
  }

  private func audit(_ screen: Screen, in locale: String, _ writer: SceneWriter) -> Part {
    var part = Part()
    part.findings += missing(screen, in: locale, writer)
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
      guard !writer.words.hasWord(key), seen.insert(key.name).inserted else { return nil }
      return Finding(
        rule: .missingWord, screen: screen.name, place: screen.place(of: key.name),
        locale: locale, whole: key.name, shown: "", key: key.name,
        wordPlace: writer.words.word(key)?.place)
    }
  }

  /// Titles that are not translated in an app that is.
  private func literals() -> [Finding] {
    guard words.languages.count > 1 else { return [] }
    return screens.compactMap { screen in
      // A view in the title's place hides its words, and so does a bar that is not there.
      guard screen.variant == nil, screen.titleView == nil, !screen.hidesBar,
        let title = screen.title,
        case .verbatim(let text) = title.value,
        text.contains(where: \.isLetter)
      else { return nil }
      return Finding(
        rule: .literalTitle, screen: screen.name, place: title.place, locale: "", whole: text,
        shown: text)
    }
  }
}
