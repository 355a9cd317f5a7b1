import AppReading
import Foundation
import SampleApps
import Testing

/// What follows each other in a row for longer than there is stack or time for each with each.
@Suite struct RowsWithoutEndTests {
  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test func `a function that gives one name 20,000 values is read`() throws {
    let app = try SampleApp([
      "A.swift": """
      class A: UIViewController {
      override func viewDidLoad() { title = "A" }
      func later() { \(repeated("let a = b.c(a); ", 20_000)) }
      }
      """,
      "B.h": "@interface B : UIViewController\n@end\n",
      "B.m": """
      @implementation B
      - (void)viewDidLoad { self.title = @"B"; }
      - (void)later { \(repeated("A *a = [b c:a]; ", 20_000)) }
      @end
      """,
    ]).read()
    #expect(app.screens.map(\.title?.value) == [.verbatim("A"), .verbatim("B")])
    #expect(app.notes.map(\.text).allSatisfy { $0.contains("6,000") })
  }

  @Test func `what 200 steps leave to what is special is read, and that is cut short`() throws {
    let steps = (0..<200).map { "if theThings\($0).areMany.isEmpty { return }\n" }
    let app = try SampleApp([
      "A.swift": """
      class A: UIViewController {
      override func viewDidLoad() {
      title = "A"
      \(steps.joined())
      navigationItem.rightBarButtonItem = UIBarButtonItem(title: "B", style: .plain, target: nil)
      }
      }
      """
    ]).read()
    #expect(app.screens.first?.title?.value == .verbatim("A"))
    #expect(
      app.notes.map { "\($0.line ?? 0): \($0.text)" } == [
        "1: too many conditions stand before each other in a function (accepted: 4,096 bytes of "
          + "them); what comes later is not told apart by the others"
      ])
  }

  @Test func `of links on one line those that show the same are one screen`() throws {
    func link(_ title: String, _ button: String) -> String {
      "NavigationLink(\"a\") { Text(\"a\").navigationTitle(\"\(title)\")"
        + ".toolbar { Button(\"\(button)\") { } } }; "
    }
    let links = link("S", "B") + link("S", "B") + link("T", "B") + link("S", "C") + link("S", "B")
    let code = """
      struct Root: View { var body: some View { List { \(links) }.navigationTitle("Home") } }
      """
    let shown = try SampleApp(["A.swift": code]).read().screens.filter { $0.name != "Root" }
    #expect(
      shown.map { "\($0.title?.value.summary ?? "") \($0.items.map(\.summary).joined())" }
        == ["\"S\" automatic \"B\"", "\"T\" automatic \"B\"", "\"S\" automatic \"C\""])
  }
}
