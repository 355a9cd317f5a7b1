internal import AppReading
internal import ArgumentParser
internal import BarLayout
internal import Foundation

/// Says what is wrong with the bars of an app.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Says which titles and buttons of an app are cut, and where.",
    discussion: """
      Lays every bar out over devices, languages and sizes of text, and says what is wrong, worst \
      first. Exit status: 1 where something is found that --fail-on names.

      navbar audit MyApp --locales all --sizes large,accessibilityLarge
      navbar audit MyApp -o audit.html -o audit.sarif --baseline known.json
      navbar audit MyApp --budgets widths.csv
      """)

  @OptionGroup var options: AppOptions
  @Option(
    help: """
      Ids of devices, with commas between; all for every phone, or for every iPad where the app has \
      no phones.
      """)
  var devices: String?
  @Option(help: "Languages with commas between, all, or double, accented, rtl.")
  var locales: String?
  @Option(help: "Sizes of text, with commas between.")
  var sizes = AuditMatrix.usualSizes
  @Flag(help: "Lays out from right to left too.")
  var bothDirections = false
  @Option(
    help: """
      text, json, junit, sarif, github or html; left out, what the file's name ends in \
      (.json, .xml, .sarif, .html), else text.
      """)
  var format: String?
  @Option(
    name: .shortAndLong,
    help: "The file that the report goes to; left out, the output stream. Several are all written.")
  var output: [String] = []
  @OptionGroup var pictures: PictureFonts
  @Option(help: "A file of findings that are known; they are not reported.")
  var baseline: String?
  @Option(help: "Writes all findings into a file, for --baseline.")
  var writeBaseline: String?
  @Option(help: "What makes the exit status 1: error, warning, note or never.")
  var failOn = "error"
  @Option(help: "Writes the width each title by key may take: a .csv, .xliff or .xcstrings.")
  var budgets: String?
  @Option(help: "A system to compare with: only what is new there is reported.")
  var against: String?

  private static let levels = ["error", "warning", "note", "never"]

  func validate() throws {
    if let format, AuditReport.Format(rawValue: format) == nil {
      throw ValidationError("unknown format (accepted: text, json, junit, sarif, github, html)")
    }
    guard Self.levels.contains(failOn) else {
      throw ValidationError("--fail-on takes error, warning, note or never")
    }
    if let against { try AppOptions.check(against) }
    try AppOptions.refuseSameOutput(among: output)
  }

  func run() throws {
    let fonts = try pictures.library()
    let (app, system) = try options.app(
      on: devices == "all" ? nil : devices?.split(separator: ",").map(String.init))
    var settings = SceneSettings()
    settings.system = system
    settings.assumptions = try options.assumptions()
    let matrix = try matrix(
      WordWriter(app.words, settings), isForPads: app.looks.isForPadsAlone)
    var auditor = Auditor(
      screens: app.screens, words: app.words, looks: app.looks, settings: settings, matrix: matrix,
      makers: app.makers)
    if let budgets { try writeBudgets(of: auditor, to: budgets) }
    var found = auditor.run(progress: Self.progress)
    if let against {
      let before = Set(found.findings.map(\.mark))
      settings.system = against
      auditor = Auditor(
        screens: app.screens, words: app.words, looks: app.looks, settings: settings,
        matrix: matrix, makers: app.makers)
      found = auditor.run(progress: Self.progress)
      found.findings.removeAll { before.contains($0.mark) }
    }
    for note in Note.lines(app.notes, all: options.allNotes) { Streams.say("note: \(note)") }
    if !auditor.makersScreens.isEmpty {
      let names = auditor.makersScreens.map(visible).joined(separator: ", ")
      Streams.say("note: nothing is said of screens for those who make the app: \(names)")
    }
    if !auditor.unmadeScreens.isEmpty {
      let names = auditor.unmadeScreens.map(visible).joined(separator: ", ")
      Streams.say("note: nothing is said of screens that the app makes nowhere: \(names)")
    }
    for failure in found.failures { Streams.say("not laid out: \(visible(failure))") }
    if let writeBaseline {
      let marks = found.findings.map(\.mark).sorted()
      let data = try JSONSerialization.data(withJSONObject: marks, options: [.prettyPrinted])
      try write(String(decoding: data, as: UTF8.self) + "\n", to: writeBaseline)
    }
    let known = try knownMarks()
    let new = found.findings.filter { !known.contains($0.mark) }
    var report = AuditReport(
      findings: new, known: found.findings.count - new.count,
      recognition: Recognition(app.screens), layouts: found.layouts, locales: matrix.locales,
      devices: matrix.devices.map(\.id))
    report.fits = ScreenFit.all(new, over: matrix)
    report.notes = app.notes
    let form = format.flatMap { AuditReport.Format(rawValue: $0) }
    let forms = output.map { form ?? AuditReport.Format(endingOf: $0) ?? .text }
    if (forms + [form]).contains(.html) {
      report.draw(with: auditor, fonts: fonts)
      if let note = report.pictureNote { Streams.say("note: \(visible(note))") }
    }
    if output.isEmpty { Streams.print(report.text(form ?? .text)) }
    for (output, form) in zip(output, forms) { try write(report.text(form), to: output) }
    let limit = Self.levels.firstIndex(of: failOn) ?? 0
    if failOn != "never",
      new.contains(where: { (Self.levels.firstIndex(of: $0.level) ?? 9) <= limit })
    {
      throw ExitCode(1)
    }
  }

  /// Writes the points that titles by key may take, for translators.
  private func writeBudgets(of auditor: Auditor, to path: String) throws {
    let words = WordWriter(auditor.words, auditor.settings)
    let source = words.developmentLocale
    var auditor = auditor
    // Translators see the words of the language that the app is written in.
    if !path.hasSuffix(".csv"), !auditor.matrix.locales.contains(source) {
      auditor.matrix.locales.insert(source, at: 0)
    }
    let all = WidthBudget.all(auditor)
    guard let text = WidthBudget.text(all, for: path, source: source) else {
      throw Failure("--budgets takes a name that ends in .csv, .xliff or .xcstrings", status: 64)
    }
    try write(text, to: path)
  }

  private func matrix(_ words: WordWriter, isForPads: Bool) throws -> AuditMatrix {
    let usual = isForPads ? AuditMatrix.usualPads : AuditMatrix.usualDevices
    let ids = (devices ?? usual).split(separator: ",").map(String.init)
    let models =
      try devices == "all"
      ? DeviceModel.all.filter { $0.idiom == (isForPads ? .pad : .phone) }
      : ids.map { id in
        guard let model = DeviceModel(id: id) else {
          throw Failure("unknown device \"\(visible(id))\"; see navbar devices", status: 64)
        }
        return model
      }
    let categories = try sizes.split(separator: ",").map { name in
      guard let size = BarContentSizeCategory(rawValue: String(name)) else {
        throw Failure("unknown size of text \"\(visible(String(name)))\"", status: 64)
      }
      return size
    }
    var named = AuditMatrix.locales(locales, of: words)
    let unknown = AuditMatrix.unknown(named, to: words)
    if !unknown.isEmpty {
      let own = words.words.languages.filter { $0.value > 0 }.keys.sorted().joined(separator: ", ")
      let list = unknown.map { "\"\(visible($0))\"" }.joined(separator: ", ")
      let message = "the app has no words in \(list) (it has: \(visible(own)))"
      named.removeAll { unknown.contains($0) }
      guard !named.isEmpty else { throw Failure(message, status: 64) }
      Streams.say("note: \(message); left out")
    }
    return AuditMatrix(
      devices: models, locales: named, sizes: categories, turns: bothDirections)
  }

  private func knownMarks() throws -> Set<String> {
    guard let baseline else { return [] }
    guard let data = FileManager.default.contents(atPath: baseline) else {
      throw Failure("cannot read \(visible(baseline))", status: 66)
    }
    guard let marks = try? JSONSerialization.jsonObject(with: data) as? [String] else {
      throw Failure("\(visible(baseline)) is not a baseline of navbar audit", status: 65)
    }
    return Set(marks)
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Failure("cannot write \(visible(path))", status: 73)
    }
  }

  /// Says how far it is, for a person at a terminal.
  @Sendable private static func progress(_ done: Int, _ all: Int) {
    guard isatty(2) == 1, done % 50 == 0 || done == all else { return }
    Streams.rewrite("\(done) of \(all) screens and languages")
  }
}
