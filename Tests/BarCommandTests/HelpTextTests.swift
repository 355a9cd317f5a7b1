import Testing

@testable import BarCommand

/// Help that fits its terminal, and colours.
@Suite struct HelpTextTests {
  /// Every command's name, and nothing for the whole program.
  private static let pages = [
    [], ["render"], ["layout"], ["get"], ["explain"], ["lint"], ["sheet"], ["diff"], ["fmt"],
    ["test"], ["mcp"], ["lsp"], ["schema"], ["animate"],
  ]

  @Test(arguments: pages, [60, 80, 120])
  func `help fits the terminal, and an example is one line`(page: [String], width: Int) async {
    let run = await CommandRun(["help"] + page, isTerminal: true, columns: width)
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(run.status == .success && lines.count > 5)
    for line in lines where line.count > width {
      let words = line.drop { $0 == " " }
      #expect(
        ["navbar ", "git ", "{ ", "USAGE", "# "].contains(where: words.hasPrefix)
          || !words.contains(" "), "\(line)")
    }
    for line in lines where line.drop(while: { $0 == " " }).hasPrefix("navbar ") {
      let command = line.drop { $0 == " " }
      #expect(
        !command.contains("  ") || command.contains("  # ") || command.contains(" # "), "\(line)")
    }
  }

  @Test func `help does not depend on a terminal that is not there`() async {
    let plain = await CommandRun(["help", "layout"], variables: ["COLUMNS": "60"])
    let wide = await CommandRun(["help", "layout"])
    #expect(plain.text == wide.text)
  }

  @Test func `a script for a shell is not set like help`() async {
    let run = await CommandRun(["--generate-completion-script", "bash"], columns: 40)
    #expect(run.text.hasPrefix("#!/bin/bash") && run.text.contains("_navbar"))
  }

  @Test(arguments: [
    ([String: String](), true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false),
    (["CLICOLOR": "0"], false), (["NO_COLOR": "1", "FORCE_COLOR": "1"], false),
  ])
  func `messages at a terminal are coloured where it is wanted`(
    variables: [String: String], isColored: Bool
  ) async {
    let run = await CommandRun(["validate", "no.yaml"], isTerminal: true, variables: variables)
    #expect(run.messages.contains("\u{1B}[1;31m") == isColored)
  }

  @Test(arguments: [
    (["CLICOLOR_FORCE": "1"], true), (["FORCE_COLOR": "3"], true), (["FORCE_COLOR": "0"], false),
    (["TERM": "xterm"], false),
  ])
  func `messages elsewhere are coloured where that is forced`(
    variables: [String: String], isColored: Bool
  ) async {
    let run = await CommandRun(["validate", "no.yaml"], variables: variables)
    #expect(run.messages.contains("\u{1B}[1;31m") == isColored)
  }

  @Test func `the command line wins over the environment`() async {
    let on = await CommandRun(
      ["validate", "--color", "always", "no.yaml"], variables: ["NO_COLOR": "1"])
    #expect(on.messages.contains("\u{1B}[1;31m"))
    let off = await CommandRun(["validate", "no.yaml", "--color=never"], isTerminal: true)
    #expect(!off.messages.contains("\u{1B}"))
    let wrong = await CommandRun(["validate", "--color", "green", "no.yaml"])
    #expect(wrong.status == .usage && wrong.messages.contains("auto, always, never"))
  }
}
