import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

/// That every command which the documents and the help show does what they say.
///
/// What each printed is in Documentation/commands.txt; NAVBAR_RECORD=changed writes it anew.
@Suite struct DocumentedCommandTests {
  /// The file of what commands printed.
  private static let record = "Tests/BarCommandTests/Documentation/commands.txt"
  /// The documents whose commands are run.
  static let documents = [
    "README.md", "CONTRIBUTING.md", "docs/OUTPUT.md", "docs/EDITORS.md", "docs/LINT.md",
    "docs/IMPORT.md", "docs/DEVIATIONS.md", "docs/RELIABILITY.md", "docs/THREATS.md",
  ]
  /// Commands that other programs take over, or that wait for somebody.
  private static let companions: Set = ["import", "audit", "verify", "serve", "lsp", "mcp"]
  /// Commands whose answer is the machine's own.
  private static let ofMachine: Set = ["fonts", "doctor"]

  /// The commands of a document: in blocks of shell, and between back ticks.
  private static func commands(of path: String) throws -> [String] {
    let text = try ExamplesTests.text(of: path)
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let blocks = lines.filter { $0.hasPrefix("navbar ") }
    let inline = text.split(separator: "`").map(String.init).filter {
      $0.hasPrefix("navbar ") && !$0.contains("\n")
    }
    return blocks + inline
  }

  /// The commands that the help of every command shows.
  private static func commandsOfHelp() async throws -> [String] {
    let help = await CommandRun(["help"]).text
    let names = help.split(separator: "\n").compactMap { line -> String? in
      let words = line.split(separator: " ")
      return line.hasPrefix("  ") && !line.hasPrefix("   ") && words.count > 1
        && words[0].allSatisfy { $0.isLetter || $0 == "-" || $0.isNumber } && words[0] != "navbar"
        ? String(words[0]) : nil
    }
    var found: [String] = []
    for text in [help] + names.map({ $0 }) {
      let page = text == help ? help : await CommandRun(["help", text]).text
      found += page.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.hasPrefix("navbar ") }
    }
    return found
  }

  /// The command without what a reader puts in its place or reads beside it; nil for one with words
  /// in their places.
  private static func runnable(_ line: String) -> String? {
    var line = line
    if let remark = line.range(of: "  ") { line = String(line[..<remark.lowerBound]) }
    if let remark = line.range(of: " # ") { line = String(line[..<remark.lowerBound]) }
    let words = line.split(separator: " ").map(String.init)
    let isForm = words.dropFirst().contains { word in
      word.contains("…") || word.contains("|") && word != "|"
        || word.contains("[")
          && !word.contains("'")
        || word.hasPrefix("~")
        || word.filter(\.isLetter).count > 1 && word.filter(\.isLetter).allSatisfy(\.isUppercase)
    }
    guard words.count > 1, !isForm, !line.contains("open -f"), !line.hasSuffix("<"),
      !companions.contains(words[1]), line.filter({ $0 == "'" }).count % 2 == 0
    else { return nil }
    return line
  }

  /// What has to be there before a command, as its reader has it by then.
  private static func prelude(to command: String) -> String {
    guard command.contains("--from") || command.contains("merge-reports") else { return "" }
    return "{ navbar record Bars; navbar test Bars --report report; cp -r report shard-1; "
      + "cp -r report shard-2; } >/dev/null 2>&1;"
  }

  /// A folder with the files that documents speak of.
  private static func workshop() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    func copy(_ example: String, _ name: String) throws {
      _ = try folder.write(try ExamplesTests.text(of: "Examples/\(example)"), to: name)
    }
    for name in [
      "inbox.yaml", "before.yaml", "a.yaml", "Bars/inbox.yaml", "scenes/inbox.yaml",
      "changed/inbox.yaml", "Scenes/inbox.yaml",
    ] {
      try copy("mail-inbox-large.yaml", name)
    }
    try copy("mail-inbox-scrolled.yaml", "after.yaml")
    try copy("recipes-on-a-navigation-stack.yaml", "walk.yaml")
    try copy("settings-in-cards.yaml", "scenes/settings.yaml")
    try copy("migration/two-columns.old.yaml", "old.yaml")
    _ = try folder.write("", to: "lint-baseline.txt")
    let root = URL(fileURLWithPath: ExamplesTests.path("..")).standardizedFileURL.path
    for name in ["Examples", "goldens", "docs"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(name), withDestinationPath: "\(root)/\(name)")
    }
    for name in ["before", "after", "A", "B"] {
      _ = drawPicture(folder, name)
    }
    return folder
  }

  /// Writes a small picture.
  private static func drawPicture(_ folder: TemporaryFolder, _ name: String) -> Bool {
    let picture =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    return FileManager.default.createFile(
      atPath: folder.path("\(name).png"), contents: Data(base64Encoded: picture))
  }

  @Test func `every command that is shown runs and answers as it did`() async throws {
    var lines = try Self.documents.flatMap(Self.commands)
    lines += try await Self.commandsOfHelp()
    var seen: Set<String> = []
    let commands = lines.compactMap(Self.runnable).filter { seen.insert($0).inserted }.sorted()
    #expect(commands.count > 100)
    var record = ""
    for command in commands {
      let folder = try Self.workshop()
      let answer = try ProcessTests().shell(
        "export PATH=\"$(dirname \"$N\"):$PATH\" && cd \"$D\" && "
          + "\(Self.prelude(to: command)) { \(command); } </dev/null",
        in: folder)
      #expect(
        answer.status <= 1 || command.contains("doctor --compare"),
        "\(command): \(answer.status) \(answer.errors)")
      let name = String(command.split(separator: " ")[1])
      let lines = answer.output.split(separator: "\n", omittingEmptySubsequences: false).prefix(3)
      record += "$ \(command)\n"
      if !Self.ofMachine.contains(name) {
        record += lines.map { "  \($0.prefix(160))\n" }.joined().replacing(folder.path, with: "")
      }
    }
    let recorded = try? ExamplesTests.text(of: Self.record)
    if let mode = ProcessInfo.processInfo.environment["NAVBAR_RECORD"], mode == "changed" {
      let path = ExamplesTests.path("../\(Self.record)")
      try record.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(
      record == recorded,
      "NAVBAR_RECORD=changed swift test --filter DocumentedCommandTests brings it up to date")
  }

  @Test(arguments: documents)
  func `every scene that is shown is one`(document: String) async throws {
    let blocks = try ExamplesTests.text(of: document).components(separatedBy: "```yaml\n")
    for block in blocks.dropFirst() {
      var text = block.components(separatedBy: "\n```")[0] + "\n"
      if text.contains("expect:") || text.contains("runs-on:") { continue }
      if !text.contains("navigation") { text += "navigationBar: {items: [{title: A}]}\n" }
      let run = await CommandRun(["validate", "-"], input: text)
      // A rule's own bad example may be one that cannot be laid out at all.
      let isOfRule = run.messages.contains("the clock of a watch cannot be removed")
      #expect(run.status == .success || isOfRule, "\(document):\n\(text)\(run.messages)")
    }
  }

  @Test(arguments: documents + ["ARCHITECTURE.md", "CHANGELOG.md", "SECURITY.md"])
  func `every link leads somewhere`(document: String) throws {
    let text = try ExamplesTests.text(of: document)
    let folder = URL(fileURLWithPath: ExamplesTests.path("../\(document)"))
      .deletingLastPathComponent()
    for part in text.components(separatedBy: "](").dropFirst() {
      let link = part.prefix { $0 != ")" }
      if link.contains("://") || link.hasPrefix("mailto:") { continue }
      let pieces = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let place = pieces[0].isEmpty ? text : nil
      let file = folder.appendingPathComponent(String(pieces[0])).standardizedFileURL.path
      #expect(place != nil || FileManager.default.fileExists(atPath: file), "\(document): \(link)")
      guard pieces.count > 1 else { continue }
      let target = try place ?? String(contentsOfFile: file, encoding: .utf8)
      let anchors = target.split(separator: "\n").filter { $0.hasPrefix("#") }.map(Self.anchor)
      #expect(anchors.contains(String(pieces[1])), "\(document): \(link)")
    }
  }

  /// The name of a heading, as GitHub makes it.
  private static func anchor(_ heading: Substring) -> String {
    String(
      heading.drop { $0 == "#" || $0 == " " }.lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
        .map { $0 == " " ? "-" : $0 })
  }
}
