import BarAnswers
import BarFiles
import BarLayout
import BarSceneFile
import Testing

@testable import BarCommand

/// Why a value is what it is.
@Suite struct ExplainTests {
  private static func studies(
    _ path: String, _ overrides: [SceneOverride] = []
  ) throws -> [ExplainableLayout] {
    let input = SceneInput(argument: path)
    return try SceneLayout().studies(
      SceneLayout.file(input, bytes: try input.readFile(), overrides: overrides))
  }

  /// The lengths of an element, each with its name.
  private static let lengths: [(name: String, read: @Sendable (LaidOutElement) -> Double?)] = [
    ("frame.x", { $0.frame.x }), ("frame.y", { $0.frame.y }),
    ("frame.width", { $0.frame.width }), ("frame.height", { $0.frame.height }),
    ("ink.x", { $0.ink?.x }), ("ink.maxY", { $0.ink?.maxY }), ("baseline", { $0.text?.baseline }),
  ]

  /// The rows of all tables by the names of their numbers.
  private static let rows = Dictionary(grouping: NumberFamily.all.flatMap(\.rows), by: \.name)

  /// Expects every length of a layout to be the sum of its parts, and each part that is a row to be
  /// one that is in force.
  private static func expectSums(_ path: String, _ overrides: [SceneOverride] = []) throws {
    for study in try studies(path, overrides) { expectSums(path, study.probe) }
  }

  private static func expectSums(_ path: String, _ probe: LayoutProbe) {
    var names: [String] = []
    var values: [(LaidOutScene) -> Double?] = []
    for (bar, laidOut) in probe.answer.bars.enumerated() {
      for id in laidOut.elements.map(\.id) {
        for length in lengths {
          names.append("\(path): \(id).\(length.name)")
          values.append { $0.bars[bar].element(id).flatMap(length.read) }
        }
      }
    }
    let sums = probe.sums(of: values)
    // Each button before an edge may be up to a pixel wider than what it holds.
    let buttons = probe.answer.bars.flatMap(\.elements).filter { $0.isEnabled != nil }.count
    let pixels = Double(2 + buttons)
    for (index, sum) in sums.enumerated() {
      guard let sum else { continue }
      #expect(sum.value == values[index](probe.answer), "\(names[index])")
      if !sum.isWhole {
        Issue.record("\(names[index]): \(sum.total) instead of \(sum.unrounded)")
      }
      if abs(sum.rounding) > pixels / probe.answer.scale + LengthSum.tolerance {
        Issue.record("\(names[index]): rounded by \(sum.rounding)")
      }
    }
    for quantity in Set(sums.flatMap { $0?.terms.map(\.quantity) ?? [] }) {
      guard let condition = quantity.condition else { continue }
      let isARow = rows[quantity.name, default: []].contains {
        $0.value == quantity.value && $0.condition == condition && $0.source == quantity.source
      }
      #expect(isARow, "\(path): \(quantity.name)")
    }
  }

  @Test(arguments: ExamplesTests.scenes)
  func `every length of an example is the sum of what it is made of`(name: String) throws {
    try Self.expectSums(ExamplesTests.path(name))
  }

  @Test(arguments: AnswerFiles.behaviours)
  func `so is every length of a golden`(name: String) throws {
    try Self.expectSums(AnswerFiles.path("goldens/\(name)"))
  }

  @Test(arguments: [
    "appearance-backgroundImage-on-ios-26", "barButtonItem-backgroundImage-on-ios-17",
  ])
  func `so is every length of an outline that fills its place, and of one that does not`(
    name: String
  ) throws {
    try Self.expectSums(AnswerFiles.path("goldens/keys/\(name).yaml"))
  }

  @Test func `a share says what it changes with`() async {
    let run = await CommandRun([
      "explain", ExamplesTests.path("mail-inbox-large.yaml"), "title.alpha", "--content-offset",
      "45",
    ])
    #expect(run.text.contains("\nChanges with\n"))
    #expect(run.text.contains("titleSwapDistance"))
    #expect(!run.text.contains("\nSum\n"))
  }

  @Test func `a sum names rows, device and text with their evidence`() async {
    let run = await CommandRun([
      "explain", ExamplesTests.path("settings-general-with-back-label.yaml"), "title.frame.x",
    ])
    #expect(run.status == .success)
    #expect(run.text.hasPrefix("title.frame.x = 164\n"))
    #expect(run.text.contains("on the middle of the bar: (390 - 62) / 2 = 164"))
    #expect(run.text.contains("1/2 × 390"))
    #expect(run.text.contains("-1/2 × 62  “General”"))
    #expect(run.text.contains("together"))
  }

  @Test func `a title that is moved aside says from where to where`() throws {
    let path = AnswerFiles.path("goldens/title/moves-aside-for-a-wide-button.yaml")
    let study = try #require(try Self.studies(path).first)
    let explanation = try #require(
      Explanation("title.frame.x", in: study))
    let sum = try #require(explanation.sum)
    let last = try #require(explanation.steps.last)
    #expect(last.words.contains("moved"))
    #expect(last.words.hasSuffix(" \(Thousandths(sum.unrounded))"))
  }

  @Test func `what is in a sheet that floats says that it is drawn smaller`() throws {
    let path = AnswerFiles.path("goldens/sheet/leaves-the-keyboard-whole.yaml")
    let study = try #require(try Self.studies(path).first)
    func last(_ keyPath: String) -> String? { Explanation(keyPath, in: study)?.steps.last?.words }
    let words = try #require(last("title.x"))
    #expect(words.hasSuffix("drawn at 0.96 of its size, 8 from the screen's sides and lower edge"))
    #expect(last("bar.width") == words)
    #expect(last("keyboard.y") != words)
    #expect(last("clock.x") != words)
  }

  @Test func `words hang on switches, and say what they would be`() async {
    let run = await CommandRun([
      "explain", ExamplesTests.path("settings-general-with-back-label.yaml"),
      "backButton.label.text",
    ])
    #expect(run.text.contains("labels to try: “Settings”, “Back”, none"))
    #expect(run.text.contains("backButtonHasLabel   yes  with no: nothing there"))
  }

  @Test func `other programs get the terms`() async {
    let run = await CommandRun([
      "explain", ExamplesTests.path("mail-inbox-large.yaml"), "bar.height", "--format", "json",
    ])
    #expect(run.text.contains("\"name\": \"barHeight\", \"share\": 44, \"count\": 1"))
    #expect(run.text.contains("\"value\": 96"))
  }

  @Test func `the bar of a column is called as it was asked for`() async {
    let run = await CommandRun([
      "explain", ExamplesTests.path("split-view-on-an-ipad.yaml"), "bars[1].title.frame.x",
    ])
    #expect(run.status == .success && run.text.hasPrefix("bars[1].title.frame.x = "))
    let column = run.text.split(separator: "\n").filter { $0.contains("column.") }
    #expect(!column.isEmpty)
    for line in column { #expect(line.hasSuffix("follows from the split view's columns")) }
  }

  @Test func `a movement goes by the keys of the scene`() async {
    let run = await CommandRun(
      ["explain", "-", "title.frame.x"],
      input: inbox + "\n  standardAppearance: { titlePositionAdjustment: [3, 4] }\n")
    #expect(run.text.contains("standardAppearance.titlePositionAdjustment.horizontal  "))
  }

  @Test(arguments: [
    ("bars", "bars[0].frame.x"), ("title.frame", "title.frame.x"), ("screen", "screen.width"),
    ("title", "title.frame.x"),
  ])
  func `what has several numbers is told how to ask for one`(path: String, part: String) async {
    let file = ExamplesTests.path("mail-inbox-large.yaml")
    let run = await CommandRun(["explain", file, path])
    #expect(run.messages == "note: to see what it is made of, ask for one number, as \(part)\n")
    let one = await CommandRun(["explain", file, part])
    #expect(one.status == .success && one.messages.isEmpty)
  }

  @Test func `no name is suggested twice`() async {
    let run = await CommandRun([
      "explain", ExamplesTests.path("split-view-on-an-ipad.yaml"), "titel.frame.x",
    ])
    #expect(run.messages.ranges(of: "title.frame.x").count == 1, "\(run.messages)")
  }

  @Test func `a path that leads nowhere is told what is near`() async {
    let run = await CommandRun([
      "explain", ExamplesTests.path("mail-inbox-large.yaml"), "titel.frame.x",
    ])
    #expect(run.status == .notFound)
    #expect(run.messages.contains("did you mean title.frame.x"))
  }
}
