internal import AppReading
internal import ArgumentParser
internal import Foundation

/// Writes a scene for each screen of an app.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Writes a scene for each screen of an app's sources.",
    discussion: """
      navbar import MyApp -o Scenes          scenes and their words
      navbar import MyApp -o Scenes --check  whether they are up to date
      """)

  @OptionGroup var options: AppOptions

  @Option(
    name: .shortAndLong, help: "The folder that scenes are written to; several all take them.")
  var output: [String]

  @Option(
    help: "The device of the scenes; left out, iphone-15-pro, or an iPad for an app of iPads alone."
  )
  var device: String?

  @Option(help: "The language of the scenes; left out, the app's own.")
  var locale: String?

  @Flag(help: "Writes nothing; the exit status is 1 where scenes are out of date.")
  var check = false

  @Flag(help: "Writes screens without their variants.")
  var noVariants = false

  func validate() throws { try AppOptions.refuseSameOutput(among: output) }

  func run() throws {
    let (app, system) = try options.app(on: device.map { [$0] })
    var settings = SceneSettings()
    settings.device = device ?? (app.looks.isForPadsAlone ? "ipad-a16" : settings.device)
    settings.system = system
    settings.locale = locale
    settings.assumptions = try options.assumptions()
    let screens = app.screens.filter { screen in
      !screen.isSurelyMadeNowhere && !(noVariants && screen.variant != nil)
    }
    let words = WordWriter(app.words, settings)
    let writer = SceneWriter(app.screens, words, app.looks)
    var texts: [String: String] = [:]
    for screen in screens { texts[screen.fileName + ".yaml"] = writer.text(of: screen) }
    if !texts.isEmpty {
      texts[settings.catalogName] = CatalogWriter(words: words).text(for: app.screens)
    }
    var isCurrent = true
    for folder in output {
      do {
        for change in try SceneFolder(folder).update(texts, writes: !check) {
          isCurrent = false
          let place = output.count > 1 ? folder + "/" : ""
          Streams.print("\(change.change.rawValue) \(visible(place + change.name))\n")
        }
      } catch {
        throw Failure("cannot write to \(visible(folder))", status: 73)
      }
    }
    let notes = app.notes + Self.notes(ofUnmade: app.screens)
    for note in Note.lines(notes, all: options.allNotes) { Streams.say("note: \(note)") }
    report(screens, settings)
    if check, !isCurrent { throw ExitCode(1) }
  }

  /// Says which screens have no scene because nothing makes them.
  private static func notes(ofUnmade screens: [Screen]) -> [Note] {
    screens.filter { $0.isSurelyMadeNowhere && $0.variant == nil }.map { screen in
      Note(
        path: screen.place.path, line: screen.place.line,
        text: "is made nowhere in the code, its screen is left out")
    }
  }

  /// Says what was recognised, and lists what only the running app knows.
  private func report(_ screens: [Screen], _ settings: SceneSettings) {
    var unknown: Set<String> = []
    for screen in screens {
      if let title = screen.title, let source = title.value.unknowns.first,
        settings.assumptions[source] == nil
      {
        unknown.insert("\(visible(title.place.text)): title ‹\(visible(source))›")
      }
      for item in screen.items where !item.isKnown {
        switch item.content {
        case .words(.unknown(let source)), .labeled(_, .unknown(let source)):
          unknown.insert("\(visible(item.place.text)): button ‹\(visible(source))›")
        case .view(let name):
          unknown.insert("\(visible(item.place.text)): view \(visible(name))")
        default: break
        }
      }
    }
    for line in unknown.sorted() { Streams.say("placeholder: \(line)") }
    Streams.say(Recognition(screens).text)
  }
}

/// How much of an app's bars was understood.
struct Recognition {
  var screens = 0
  var titles = 0
  var knownTitles = 0
  var items = 0
  var knownItems = 0

  init(_ list: [Screen]) {
    for screen in list where screen.variant == nil {
      screens += 1
      if let title = screen.title {
        titles += 1
        if title.value.isKnown { knownTitles += 1 }
      }
      items += screen.items.count
      knownItems += screen.items.filter(\.isKnown).count
    }
  }

  /// It as a sentence.
  var text: String {
    "\(screens) screens; \(knownTitles) of \(titles) titles and \(knownItems) of \(items) buttons "
      + "are known before the app runs"
  }
}
