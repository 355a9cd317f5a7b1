internal import BarLayout
internal import BarLint
internal import BarSceneFile
internal import Testing

@Suite struct LinterTests {
  private let long = SceneSource(
    name: "./scenes/a.yaml",
    bytes: Array("navigationBar:\n  items:\n    - title: Variations on a Theme\n".utf8))

  @Test func `a linter says where the offending key stands`() throws {
    let finding = try #require(try Linter.plain().lint(long).open.first)
    #expect(finding.place == ScenePlace(line: 3, column: 7))
    #expect(finding.file == "./scenes/a.yaml")
    #expect(finding.message == "the title has 21 characters (accepted: about 15)")
  }

  @Test func `a linter keeps what a scene disables, with the reason, and does not count it`() throws
  {
    let text = "lint: { disable: { long-title: it is the song's } }\n"
    var source = long
    source.bytes = Array(text.utf8) + source.bytes
    let scene = try Linter.plain().lint(source)
    #expect(scene.open.isEmpty)
    #expect(scene.findings.map(\.suppression) == [.disabled(reason: "it is the song's")])
  }

  @Test func `a linter refuses a rule that is not there and a reason without words`() {
    for (rule, message) in [("long-titel: because", "long-title"), ("long-title: ' '", "reason")] {
      let text = "lint: { disable: { \(rule) } }\nnavigationBar: { items: [] }\n"
      let problems = #expect(throws: SceneProblems.self) {
        try Linter.plain().lint(SceneSource(name: "a.yaml", bytes: Array(text.utf8)))
      }
      #expect(problems?.description.contains(message) == true)
    }
  }

  @Test func `a linter asks only the rules it is told to`() throws {
    #expect(try Linter.plain(rules: [.lowContrast]).lint(long).findings.isEmpty)
    #expect(try Linter.plain(rules: [.longTitle]).lint(long).findings.count == 1)
  }

  @Test func `a linter knows the app's name and languages from the command line too`() throws {
    let name = SceneSource(
      name: "a.yaml", bytes: Array("navigationBar: { items: [{ title: Ledger }] }".utf8))
    #expect(try Linter.plain(appName: "ledger").lint(name).open.map(\.rule) == [.appNameTitle])
    let scene = try #require(RuleScene.scenes(of: .truncatedInLocale).first)
    let text = scene.text.split(separator: "\n").filter { !$0.hasPrefix("lint") }
      .joined(separator: "\n")
    let source = SceneSource(name: "a.yaml", bytes: Array(text.utf8))
    #expect(try Linter.plain(rules: [.truncatedInLocale]).lint(source).open.isEmpty)
    let german = Linter.plain(rules: [.truncatedInLocale], locales: ["de_DE"])
    #expect(try german.lint(source).open.map(\.rule) == [.truncatedInLocale])
  }

  @Test func `notes where the contrast of a bar cannot be looked at`() throws {
    let text =
      "navigationBar:\n  frame: [0, 0, 50000, 44]\n  tintColor: systemYellow\n"
      + "  items: [{ title: Notes, rightBarButtonItems: [{ title: Select }] }]\n"
    let source = SceneSource(name: "a.yaml", bytes: Array(text.utf8))
    let findings = try Linter.plain(rules: [.lowContrast]).lint(source).open
    #expect(findings.map(\.severity) == [.note] && findings.map(\.place.line) == [1])
    #expect(
      findings.first?.message.hasPrefix(
        "the contrast cannot be looked at: a picture of 50000 by 44 pixels is too large")
        == true, "\(findings)")
  }

  @Test func `leaves alone what a baseline holds, wherever it has moved to`() throws {
    let first = try Linter.plain().lint(long)
    let baseline = try Baseline(text: Baseline(of: [first]).text)
    #expect(baseline.entries.map(\.file) == ["scenes/a.yaml"])
    var moved = long
    moved.bytes = Array("# a line above\n".utf8) + moved.bytes
    let again = try Linter.plain(baseline: baseline).lint(moved)
    #expect(again.open.isEmpty)
    #expect(again.findings.map(\.suppression) == [.baseline])
    #expect(baseline.gone(from: [again]).isEmpty)
    var fixed = long
    fixed.bytes = Array("navigationBar: { items: [{ title: Haydn }] }".utf8)
    let clean = try Linter.plain(baseline: baseline).lint(fixed)
    #expect(baseline.gone(from: [clean]).map(\.rule) == ["long-title"])
  }

  @Test func `a linter refuses a baseline's line that is none`() {
    let error = #expect(throws: Baseline.BadLine.self) {
      try Baseline(text: "# a comment\n\nlong-title a.yaml title\n")
    }
    #expect(error?.line == 3)
  }

  @Test func `a linter says what is wrong with a scene that cannot be laid out`() {
    for text in ["navigationBar: { itmes: [] }", "device: { points: [10, 10] }"] {
      #expect(throws: SceneProblems.self) {
        try Linter.plain().lint(SceneSource(name: "a.yaml", bytes: Array(text.utf8)))
      }
    }
  }

  @Test func `a clock that is wrong is not a clock taken away`() {
    let text = """
      device: watch-45
      system: watchos-9
      clock: { hour: 25 }
      navigationBar: { items: [{ title: Home }] }
      """
    #expect(throws: SceneProblems.self) {
      try Linter.plain().lint(SceneSource(name: "a.yaml", bytes: Array(text.utf8)))
    }
  }

  @Test func `a scene that takes the clock away is wrong still where that rule is not asked`()
    throws
  {
    let scene = try #require(RuleScene.scenes(of: .removedClock).first)
    #expect(throws: SceneProblems.self) {
      try Linter.plain(rules: [.longTitle]).lint(scene.source)
    }
  }
}

@Suite struct ContrastTests {
  @Test(
    arguments: [
      (0x0000_00ff, 0xffff_ffff, 21.0), (0xffff_ffff, 0xffff_ffff, 1.0),
      (0x7676_76ff, 0xffff_ffff, 4.542), (0x7777_77ff, 0xffff_ffff, 4.478),
      (0x007a_ffff, 0xffff_ffff, 4.017), (0xff00_00ff, 0x0000_00ff, 5.252),
    ] as [(UInt32, UInt32, Double)])
  func `contrast is that of WCAG's formula`(first: UInt32, second: UInt32, ratio: Double) {
    let found = Luminance.contrast(BarColor(rgba: first), BarColor(rgba: second))
    #expect(abs(found - ratio) < 0.001, "\(found)")
    #expect(found == Luminance.contrast(BarColor(rgba: second), BarColor(rgba: first)))
  }

  @Test func `contrast grows with every step of grey`() {
    var last = -1.0
    for step in 0...255 {
      let grey = UInt8(step)
      let luminance = Luminance.relative(BarColor(red: grey, green: grey, blue: grey))
      #expect(luminance > last)
      last = luminance
    }
    #expect(abs(last - 1) < 1e-15)
  }
}
