import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

/// That documentation does not lie: whatever it says to type is typed here, in copies.
///
/// A command that is new to a document or a help is run without further ado, and has to end with 0.
@Suite struct DocumentedCommandTests {
  /// Commands that are not run, by how they begin, with the reason.
  private static let notRun: [(beginning: String, reason: String)] = [
    ("navbar serve", "waits for a browser; Studio's tests and script/browser-test open the page"),
    ("navbar watch", "waits for a person to save; WatchCommandTests save"),
    ("navbar review", "asks a person at a terminal; ReviewTests press the keys"),
    ("navbar record --record pending && navbar review", "asks a person at a terminal, likewise"),
    ("navbar import", "needs navbar-import, a package of its own, whose tests run it"),
    ("navbar audit", "needs navbar-import, likewise"),
    ("navbar verify", "needs navbar-import, likewise"),
    ("navbar sheet Scenes", "shows what navbar import has written"),
    ("navbar fonts fetch", "needs the network; FontsFetchTests fetch from a folder"),
    ("navbar symbols -o symbols.png", "draws 819 symbols; those with arrow are drawn"),
    ("navbar fonts --fonts system", "says what a machine happens to have installed"),
    ("navbar render - -o - < inbox.yaml | open", "needs a Mac's Preview"),
    ("swift build", "builds the program that the tests are run with"),
    ("sudo install", "changes the machine"),
    (".build/debug/navbar", "is navbar; the same is run under that name"),
  ]

  /// How commands end that do not end with 0.
  private static let endings: [(beginning: String, status: Int32)] = [
    ("navbar hit inbox.yaml -5,75", 1),  // outside of the screen nothing answers
    ("navbar diff", 1), ("navbar compare before.png after.png", 1),  // they differ
    // One golden of the folder has changed, and a scene is renamed.
    ("navbar test", 1), ("navbar record", 1), ("navbar merge-reports", 1),
    ("navbar record goldens --filter prompt/ --record changed", 0),
    ("navbar validate inbox.yaml", 65),
    ("navbar lsp", 1),  // an input that ends without a goodbye
    ("navbar pictures goldens --pictures ~/.cache/bars", 1),  // nothing was put there yet
  ]

  /// What has to be done before a command in the folder as it is.
  private static let before: [(beginning: String, line: String)] = [
    ("navbar init", "rm -f inbox.yaml scenes/inbox.yaml"),
    (
      "navbar validate inbox.yaml",
      "sed 's/Titles/Title/' inbox.yaml > mistaken.tmp; mv mistaken.tmp inbox.yaml"
    ),
  ]

  /// What is added so that a debug build draws few and small pictures.
  private static let added: [(beginning: String, options: String)] = [
    ("navbar animate", " --scale 0.25 --fps 4 --duration 0.5"),
    ("navbar animate inbox.yaml --strip", ""),
  ]

  /// The entry of a table with the longest beginning that a command has.
  private static func entry<Value>(
    _ table: [(beginning: String, value: Value)], for command: String
  ) -> (beginning: String, value: Value)? {
    table.filter { command.hasPrefix($0.beginning) }.max { $0.beginning.count < $1.beginning.count }
  }

  private static func all() async throws -> [DocumentedCommand] {
    try DocumentedCommand.documents.flatMap(DocumentedCommand.commands)
      + (await DocumentedCommand.examples())
  }

  @Test func `every command that is shown does what is shown`() async throws {
    let commands = try await Self.all()
    #expect(commands.count > 150)
    let scratch = try CommandScratch()
    var seen: Set<[String]> = []
    let run = commands.filter { command in
      seen.insert([command.text] + command.shown).inserted && !command.text.hasPrefix("script/")
        && Self.entry(Self.notRun.map { ($0, $1) }, for: command.text) == nil
    }
    let folder = scratch.path
    await withTaskGroup(of: Void.self) { group in
      // Two at a time, as many processors as small machines have.
      for lane in 0..<2 {
        group.addTask {
          for index in stride(from: lane, to: run.count, by: 2) {
            Self.check(run[index], in: folder)
          }
        }
      }
    }
    withExtendedLifetime(scratch) {}
  }

  /// Runs a command in a copy of a folder and holds it against what is written of it.
  private static func check(_ command: DocumentedCommand, in folder: String) {
    let added = Self.entry(Self.added.map { ($0, $1) }, for: command.text)?.value ?? ""
    let before = Self.entry(Self.before.map { ($0, $1) }, for: command.text)?.value
    let status = Self.entry(Self.endings.map { ($0, $1) }, for: command.text)?.value ?? 0
    do {
      let answer = try CommandScratch.run(command.text + added, after: before, in: folder)
      #expect(
        answer.status == status, "\(command.place): \(command.text)\n\(answer.errors.prefix(600))")
      let lines = (answer.output + answer.errors).components(separatedBy: "\n")
      #expect(
        Array(lines.prefix(command.shown.count)) == command.shown,
        "\(command.place): \(command.text)")
    } catch {
      Issue.record(error, "\(command.place): \(command.text)")
    }
  }

  @Test func `every script that is named is there to be run`() async throws {
    let scripts = try await Self.all().map(\.text).filter { $0.hasPrefix("script/") }
    #expect(scripts.count > 20)
    for script in scripts {
      let path = ExamplesTests.path("../\(script.prefix { $0 != " " })")
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(script)")
    }
  }

  @Test func `no exception is kept for a command that nothing shows`() async throws {
    let commands = try await Self.all().map(\.text)
    let beginnings =
      Self.notRun.map(\.beginning) + Self.endings.map(\.beginning) + Self.before.map(\.beginning)
      + Self.added.map(\.beginning)
    for beginning in beginnings {
      #expect(commands.contains { $0.hasPrefix(beginning) }, "\(beginning)")
    }
  }

  @Test func `every option that a sentence names is one of its command`() async throws {
    var helps: [String: String] = ["": await CommandRun(["help"], columns: 200).text]
    for name in await DocumentedCommand.names() {
      helps[name] = await CommandRun(["help", name], columns: 200).text
    }
    helps["fonts", default: ""] += await CommandRun(["help", "fonts", "fetch"], columns: 200).text
    var count = 0
    for document in DocumentedCommand.documents + ["ARCHITECTURE.md", "CHANGELOG.md"] {
      let text = try ExamplesTests.text(of: document).replacing("\n", with: " ")
      let spans = text.components(separatedBy: "`")
      for (index, span) in spans.enumerated()
      where index % 2 == 1 && span.hasPrefix("navbar ") {
        let words = span.prefix { !"|>&".contains($0) }.split(separator: " ").map(String.init)
        guard words.count > 1, words[1] != "help" else { continue }
        let name = words[1].hasPrefix("-") || words[1].allSatisfy(\.isUppercase) ? "" : words[1]
        let help = try #require(helps[name], "\(document): no command \(name): \(span)")
        for word in words where word.hasPrefix("--") {
          let option = word.prefix { $0 == "-" || $0.isLetter || $0.isNumber }
          count += 1
          #expect(help.contains(option), "\(document): \(span)")
        }
      }
    }
    #expect(count > 60)
  }
}
