import BarAnswers
import BarLayout
import Testing

/// The samples of `docs/navbar.docc/AskingAboutABar.md`.
struct AskingAboutABarTests {
  @Test func `the samples about asking are answered`() throws {
    let scene = BarScene(on: .iPhone15Pro, .iOS(17), title: "Inbox", previousTitle: "Mailboxes")
    let answers = try SceneAnswers(scene)
    let x = try answers.number(at: "title.frame.x")
    let label = try answers.json(at: "backButton.label.text")
    #expect(x > 100)
    #expect(label == "\"Mailboxes\"")

    let reasons = try answers.explanation(of: "title.frame.x")
    #expect(reasons.contains("Rules"))

    let speech = answers.voiceOver
    let tree = answers.tree
    let touched = try answers.hit(BarPoint(x: 20, y: 80))
    #expect(speech.contains("Heading"))
    #expect(tree.contains("title"))
    #expect(touched.contains("backButton"))
  }
}
