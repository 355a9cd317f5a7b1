import AppReading
import Foundation
import SampleApps
import Testing

/// What has an end in reading is said where it is reached, once for a file or screen.
@Suite struct NothingInSilenceTests {
  private func notes(_ files: [String: String]) throws -> [String] {
    try SampleApp(files).notes()
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test func `views that stand too deep in each other are said once in a file`() throws {
    let screens = (0..<5).map { number in
      """
      struct S\(number): View { var body: some View {
      \(repeated("VStack {\n", 70))Text("a").navigationTitle("T\(number)")\(repeated("}\n", 70))
      } }

      """
    }
    let text = "views stand too deep in each other (accepted: 60 levels, modifiers among them)"
    #expect(
      try notes(["A.swift": screens.joined(), "B.swift": "struct B { }\n"])
        == ["A.swift:62: \(text); what is deeper is left out"])
  }

  @Test func `steps that stand too deep in each other are said once in a file`() throws {
    let steps = repeated("if a {\n", 50) + "title = \"Deep\"" + repeated("}\n", 50)
    let code = """
      class A: UIViewController { override func viewDidLoad() {
      title = "Home"
      \(steps)
      } }
      class B: UIViewController { override func viewDidLoad() {
      title = "Other"
      \(steps)
      } }
      """
    #expect(
      try notes(["A.swift": code]) == [
        "A.swift:1: steps and calls stand too deep in each other (accepted: 30 levels); "
          + "what is deeper is left out",
        "A.swift:1: steps and values stand too deep in each other (accepted: 40 levels); "
          + "what is deeper is not seen to change anything",
      ])
  }

  @Test func `what takes too many steps to follow is said with its screen`() throws {
    let names = (0..<5).map { number in
      "var t\(number): String { \"\(repeated("\\(t\(number + 1))", 8))\" }\n"
    }.joined()
    let code = """
      struct Other: View { var body: some View { Text("a").navigationTitle("Other") } }
      struct Root: View {
      \(names)
      var t5: String { "T" }
      var body: some View { Text("a").navigationTitle(t0) }
      }
      """
    #expect(
      try notes(["A.swift": code]) == [
        "A.swift:2: what is said here takes too many steps to follow (accepted: 6,000); "
          + "what more of them would tell is left open"
      ])
  }

  private static let cut =
    "has more variants than are read (accepted: 16, with other titles or buttons); "
    + "the others are left out"

  @Test(arguments: [16, 17])
  func `the seventeenth title of a controller is said to be left out`(_ count: Int) throws {
    let cases = (0..<count).map { "case .k\($0): title = \"T\($0)\"\n" }.joined()
    let names = (0..<count).map { "case k\($0)\n" }.joined()
    let code = """
      enum Kind {
      \(names)}
      class A: UIViewController {
        var kind = Kind.k0
        init(kind: Kind) { self.kind = kind }
        override func viewDidLoad() { switch kind {
      \(cases)
        } }
      }
      """
    let app = try SampleApp(["A.swift": code]).read()
    #expect(app.screens.count == 16)
    #expect(app.notes.map(\.text) == (count == 16 ? [] : ["A \(Self.cut)"]))
  }

  @Test(arguments: [15, 16])
  func `the seventeenth state of a toolbar is said to be left out`(_ count: Int) throws {
    let cases = (0..<count).map { "else if s\($0) { Button(\"B\($0)\") { } }\n" }.joined()
    let states = (0..<count).map { "@State var s\($0) = false\n" }.joined()
    let code = """
      struct A: View {
      \(states)
      @State var a = true
      var body: some View { Text("a").navigationTitle("Home").toolbar {
      if a { Button("First") { } } \(cases)
      } }
      }
      """
    let app = try SampleApp(["A.swift": code]).read()
    #expect(app.screens.count == 16)
    #expect(app.notes.map(\.text) == (count == 15 ? [] : ["A \(Self.cut)"]))
  }

  @Test func `a screen of more views than are looked at is said`() throws {
    let views = (0..<70).map { "struct V\($0): View { var body: some View { Text(\"a\") } }\n" }
    let uses = (0..<70).map { "V\($0)()\n" }.joined()
    let code = """
      \(views.joined())
      struct Root: View { var body: some View { VStack {
      \(uses)
      }.navigationTitle("Home") } }
      """
    #expect(
      try notes(["A.swift": code]) == [
        "A.swift:72: a screen is made of too many views (accepted: 60 of the app's own); "
          + "what the others say of its bar is left out"
      ])
  }

  @Test(arguments: [8, 9])
  func `calls that pass a title beyond those that are looked at are said`(_ count: Int) throws {
    let calls = (0..<count).map { "func f\($0)() { show(B(name: \"T\($0)\"), sender: nil) }\n" }
    let code = """
      class B: UIViewController {
        let name: String
        init(name: String) { self.name = name }
        override func viewDidLoad() { title = name }
      }
      class A: UIViewController {
      override func viewDidLoad() { title = "Home" }
      \(calls.joined())
      }
      """
    let text =
      "A.swift:1: a screen is made in too many places (accepted: 8 calls that pass it something); "
      + "titles that the others pass are left out"
    #expect(try notes(["A.swift": code]) == (count == 8 ? [] : [text]))
  }

  @Test(arguments: [39, 40])
  func `types of which a class inherits from more than are looked at are said`(
    _ count: Int
  ) throws {
    let all = (0..<count).map { "protocol P\($0) { }\n" }.joined()
    let names = (0..<count).map { ", P\($0)" }.joined()
    let code = """
      \(all)
      class A: UIViewController\(names) { override func viewDidLoad() { title = "Home" } }
      """
    let text =
      "A.swift:\(count + 2): a type inherits from too many types (accepted: 40 of the app's own, "
      + "200 named by each); what it has from the others is left out"
    #expect(try notes(["A.swift": code]) == (count == 39 ? [] : [text]))
  }

  @Test func `a call is found however deep it stands in a function outside of types`() throws {
    let code = """
      struct V: View {
        let isNew: Bool
        var body: some View { Text("a").navigationTitle(isNew ? "New" : "Old") }
      }
      func show() { \(repeated("if a { ", 100))push(V(isNew: true))\(repeated(" }", 100)) }
      """
    let app = try SampleApp(["A.swift": code]).read()
    #expect(app.screens.map(\.title?.value) == [.verbatim("New")])
    #expect(app.notes.isEmpty)
  }

  @Test(arguments: [12, 13])
  func `callers of a view beyond those that are asked for a title are said`(_ count: Int) throws {
    let uses = (0..<count).map { number in
      "struct S\(number): View { var body: some View { Holder(name: x) } }\n"
    }
    let code = """
      struct Inner: View {
        let name: String
        var body: some View { Text("a").navigationTitle(name) }
      }
      struct Holder: View {
        let name: String
        var body: some View { NavigationLink("a") { Inner(name: name) } }
      }
      \(uses.joined())
      """
    let text =
      "A.swift:5: a view's title comes from too many places (accepted: 12 for a view, 4 in a row, "
      + "100 in all); titles from the others are left out"
    #expect(try notes(["A.swift": code]) == (count == 12 ? [] : [text]))
  }
}
