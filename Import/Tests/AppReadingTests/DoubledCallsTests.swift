import AppReading
import SampleApps
import Testing

/// What doubles with each step is followed so far and no further, which is said.
@Suite struct DoubledCallsTests {
  private func notes(_ code: String) throws -> [String] {
    try SampleApp(["A.swift": code]).notes()
  }

  private static let calls =
    "calls lead a screen's code into too many steps (accepted: 20,000; 100 for each function in all); "
    + "what more of them set is left out"

  @Test(arguments: [3, 15])
  func `functions that call the next one twice`(_ count: Int) throws {
    let steps = (0..<count).map { "func f\($0)(_ a: Int) { f\($0 + 1)(a); f\($0 + 1)(a) }\n" }
    let code = """
      class A: UIViewController {
      override func viewDidLoad() { title = "A"; f0(1) }
      \(steps.joined())
      func f\(count)(_ a: Int) { navigationItem.prompt = "P" }
      }
      """
    let found = try notes(code)
    #expect(found.map { $0.contains(Self.calls) } == (count == 3 ? [] : [true]))
  }

  @Test func `properties that set the next one twice`() throws {
    let steps = (0..<15).map {
      "var m\($0): Int { didSet { m\($0 + 1) = m\($0); m\($0 + 1) = m\($0) } }\n"
    }
    let code = """
      class A: UIViewController {
      override func viewDidLoad() { title = "A"; m0 = 1 }
      \(steps.joined())
      var m15: Int { didSet { navigationItem.prompt = "P" } }
      }
      """
    #expect(try notes(code).contains { $0.contains(Self.calls) })
  }

  @Test(arguments: [2, 6])
  func `lists of links in each other`(_ count: Int) throws {
    var inside = "Text(\"a\").navigationTitle(\"T\")"
    for number in 0..<count {
      inside = """
        ForEach(["a", "b", "c"], id: \\.self) { p\(number) in
        NavigationLink { \(inside) } label: { Text(p\(number)) } }
        """
    }
    let code = """
      struct A: View { var body: some View { List {
      \(inside)
      }.navigationTitle("A") } }
      """
    let text =
      "A.swift:5: lists of links stand too deep in each other (accepted: 64 links of a list); "
      + "those of a deeper list are read as one"
    #expect(try notes(code) == (count == 2 ? [] : [text]))
  }

  @Test(arguments: [64, 65])
  func `calls that hand a screen its title`(_ count: Int) throws {
    let calls = (0..<count).map { "func f\($0)() { board?.show(\"Board\") }\n" }
    let app = try SampleApp([
      "A.swift": """
      protocol BoardProtocol: AnyObject { func show(_ heading: String) }
      class A: UIViewController, BoardProtocol {
        func show(_ heading: String) { title = heading }
      }
      class Presenter {
      weak var board: BoardProtocol?
      \(calls.joined())
      }
      """
    ]).read()
    #expect(app.screens.first?.title?.value.isKnown == (count == 64))
    #expect(
      app.notes.map { "\($0.line ?? 0): \($0.text)" }.filter { $0.contains("handed") }
        == (count == 64
          ? []
          : [
            "71: a screen is handed its title or words in too many places (accepted: 64 calls); "
              + "what they hand it is left open"
          ]))
  }

  @Test func `many screens that ask a long function are cut short together`() throws {
    let steps = String(repeating: "for a in b { }\n", count: 4000)
    let screens = (0..<500).map { "class C\($0): UIViewController { var t: String { long() }\n" }
      .map { $0 + "override func viewDidLoad() { title = t } }\n" }
    let found = try notes("func long() -> String {\n\(steps)return \"L\" }\n\(screens.joined())")
    let text =
      "all that is said takes too many steps to follow (accepted: 1 million and 500 a function)"
    #expect(found.contains { $0.contains(text) })
  }

  @Test(arguments: [
    // Lists of buttons, and toolbars that have the next one twice.
    ".toolbar { \(Self.nested("Button(\"B\") { }", "ForEach([\"a\", \"b\", \"c\"], id: \\.self) { p in ")) }",
    ".toolbar { t0() }",
  ])
  func `what a view shows of the next one twice`(_ modifier: String) throws {
    let toolbars = (0..<20).map {
      "func t\($0)() -> some ToolbarContent { t\($0 + 1)(); t\($0 + 1)() }\n"
    }
    let code = """
      struct A: View { var body: some View { Text("a").navigationTitle("A")\(modifier) } }
      extension A {
      \(toolbars.joined())
      }
      """
    #expect(
      try notes(code).contains {
        $0.hasSuffix(
          "a view leads into too many steps (accepted: 50,000); what more of them show is left out")
      })
  }

  private static func nested(_ inside: String, _ around: String) -> String {
    String(repeating: around, count: 12) + inside + String(repeating: " }", count: 12)
  }

  @Test func `conditions and views that hang on the next one twice, or on themselves`() throws {
    let flags = (0..<9).map { "var c\($0): Bool { c\($0 + 1) && !c\($0 + 1) || c\($0 + 1) }\n" }
    let code = """
      class A: UIViewController {
      override func viewDidLoad() { if c0 { title = "A" } else { title = "B" } }
      \(flags.joined())
      var c9: Bool { Store.isNew }
      }
      class B: UIViewController {
      override func viewDidLoad() { if a { title = "A" } else { title = "B" } }
      var a: Bool { b }
      var b: Bool { !a }
      }
      """
    let text =
      "conditions or views hang on too many others (accepted: 60 in each other, 2,000 in all); "
      + "what hangs on more is left open"
    #expect(try notes(code).contains { $0.hasSuffix(text) })
  }
}
