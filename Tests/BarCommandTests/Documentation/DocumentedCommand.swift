import Foundation

@testable import BarCommand

/// A line that documents or help tell people to type.
struct DocumentedCommand: Hashable {
  /// Where it stands: `README.md:85`, or `navbar help render`.
  var place: String
  /// The line, without a comment behind it.
  var text: String
  /// The first lines of its output, where they are shown.
  var shown: [String] = []

  /// The documents that people read; pages that are generated have no commands to type.
  static let documents: [String] = {
    let generated: Set = ["CONFORMANCE.md", "METRICS.md", "SYMBOLS.md", "COVERAGE.md"]
    let root = ExamplesTests.path("..")
    let pages = ["docs", "docs/navbar.docc"].flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []).sorted()
        .filter { $0.hasSuffix(".md") && !generated.contains($0) }.map { "\(folder)/\($0)" }
    }
    return ["README.md", "CONTRIBUTING.md", "SECURITY.md"] + pages
  }()

  /// The commands of a document: lines between fences of `sh`, and after a `$` between those of
  /// `console`, where what they print follows.
  static func commands(of document: String) throws -> [DocumentedCommand] {
    var commands: [DocumentedCommand] = []
    var fence: String?
    let lines = try ExamplesTests.text(of: document).components(separatedBy: "\n")
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        fence = fence == nil ? String(line.dropFirst(3)) : nil
      } else if fence == "console", !line.hasPrefix("$ ") {
        commands[commands.count - 1].shown.append(line)
      } else if fence == "console" || fence == "sh", !line.isEmpty {
        let text = withoutRemark(line.hasPrefix("$ ") ? String(line.dropFirst(2)) : line)
        commands.append(DocumentedCommand(place: "\(document):\(index + 1)", text: text))
      }
    }
    return commands
  }

  /// The examples of the help of the program and of every command.
  static func examples() async -> [DocumentedCommand] {
    var commands: [DocumentedCommand] = []
    for page in [""] + (await names()) {
      let help = await CommandRun(["help", page].filter { !$0.isEmpty }, columns: 200)
      for line in help.text.components(separatedBy: "\n") {
        let indent = line.prefix { $0 == " " }.count
        let text = String(line.dropFirst(indent))
        guard (2...8).contains(indent), text.hasPrefix("navbar ") || text.hasPrefix("git ") else {
          continue
        }
        commands.append(
          DocumentedCommand(place: "navbar help \(page)", text: withoutRemark(text)))
      }
    }
    return commands
  }

  /// The names of all commands.
  static func names() async -> [String] {
    await CommandRun(["help"], columns: 200).text.components(separatedBy: "\n").compactMap { line in
      let words = line.split(separator: " ")
      // The first column of a list: a name, then what it does.
      guard line.hasPrefix("  "), !line.hasPrefix("   "), words.count > 1,
        line.dropFirst(2 + words[0].count).hasPrefix("  "), words[0] != "navbar",
        words[0].allSatisfy({ $0.isLowercase || $0.isNumber || $0 == "-" }),
        !words[0].hasPrefix("-")
      else { return nil }
      return String(words[0])
    }
  }

  private static func withoutRemark(_ line: String) -> String {
    let end = line.range(of: " # ")?.lowerBound ?? line.endIndex
    return line[..<end].trimmingCharacters(in: .whitespaces)
  }
}
