import BarAnswers
import BarText
import BarLayout
import Testing

/// What a program that uses the library can ask about a scene.
@Suite struct SceneAnswersTests {
  private let scene = BarScene(
    on: .iPhone15Pro, .iOS(17), title: "Inbox", previousTitle: "Mailboxes",
    rightBarButtonItems: [BarButtonItem(.systemItem(.add))])

  @Test func `a value of the layout is asked for by its key path`() throws {
    let answers = try SceneAnswers(scene)
    #expect(try answers.number(at: "bar.height") == 44)
    #expect(try answers.json(at: "title.text") == "\"Inbox\"")
    #expect(try answers.json(at: "title.frame.midX") == "196.5")
    #expect(answers.json.hasPrefix("{\n  \"schemaVersion\": 1,"))
    let error = #expect(throws: AnswerError.self) { _ = try answers.number(at: "titel.frame.x") }
    #expect(error?.description.contains("did you mean title.frame.x") == true)
    #expect(throws: AnswerError.self) { _ = try answers.number(at: "title.text") }
  }

  @Test func `a value of the layout is explained in words and as JSON`() throws {
    let answers = try SceneAnswers(scene)
    let words = try answers.explanation(of: "title.frame.x")
    #expect(words.hasPrefix("title.frame.x = "))
    #expect(words.contains("\nSum\n"))
    #expect(try answers.explanationJSON(of: "title.frame.x").contains("\"terms\""))
    #expect(throws: AnswerError.self) { _ = try answers.explanation(of: "titel") }
  }

  @Test func `elements, speech and touches of a layout are told`() throws {
    let answers = try SceneAnswers(scene)
    #expect(answers.tree.contains("backButton.label"))
    #expect(answers.treeJSON.contains("\"children\""))
    #expect(answers.voiceOver.contains("Inbox, Heading"))
    #expect(answers.voiceOverJSON.contains("\"role\": \"heading\""))
    #expect(try answers.hit(BarPoint(x: 375, y: 80)).contains("rightBarButtonItems[0]"))
    let error = #expect(throws: AnswerError.self) { _ = try answers.hit(BarPoint(x: 196, y: 400)) }
    #expect(error?.description == "nothing answers a touch at 196.0,400.0")
  }

  @Test func `a scene that cannot be laid out is refused`() {
    var scene = scene
    scene.orientation = .landscape
    #expect(throws: SceneError.self) { _ = try SceneAnswers(scene) }
  }
}
