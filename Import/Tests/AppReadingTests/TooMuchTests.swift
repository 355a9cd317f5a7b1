import AppReading
import Foundation
import SampleApps
import Testing

/// Code that is deeper or longer than anybody writes: what is not read of it is said, with its place.
@Suite struct TooMuchTests {
  private static let home = """
    class A: UIViewController { override func viewDidLoad() { title = "Home" } }

    """

  private func notes(_ files: [String: String]) throws -> [String] {
    try SampleApp(files).notes()
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test func `code that is nested too deep ends there, which is said`() throws {
    let line = "let a = " + repeated("(", 300) + "1" + repeated(")", 300)
    let found = try notes(["A.swift": Self.home + line + "\n"])
    let text = "code is nested too deep (accepted: 256 levels); nothing from here on is read"
    #expect(found == ["A.swift:2:266: \(text)"])
  }

  @Test func `what stands before code that is nested too deep is read`() throws {
    let app = try SampleApp(["A.swift": Self.home + "let a = " + repeated("(", 900)])
    #expect(try app.read().screens.map(\.name) == ["A"])
  }

  @Test func `a chain of more modifiers than are read is said`() throws {
    let found = try notes(["A.swift": Self.home + "let a = b" + repeated(".c", 700) + "\n"])
    let text = "an expression is nested too deep (accepted: 600 levels); what is deeper is not read"
    #expect(found == ["A.swift:2:9: \(text)"])
  }

  @Test func `a sum of more values than are read is said`() throws {
    let found = try notes(["A.swift": Self.home + "let a = b" + repeated(" + c", 300) + "\n"])
    let text = "too many values in a row (accepted: 200 with their operators); they are not read"
    #expect(found == ["A.swift:2:9: \(text)"])
  }

  @Test(arguments: [
    ("let a = ", "(", "1", ")", "brackets in brackets"),
    ("let a = ", "[", "1", "]", "lists that begin with lists"),
    ("let a = ", "[(", "1", ")]", "lists that begin with lists"),
    ("let a = ", "b ? ", "1", " : 1", "choices in choices"),
    ("let a = ", "\"\\(", "1", ")\"", "texts in values of texts"),
    ("let a = ", "try ", "1", "", "words before a value"),
    ("func f() { ", "repeat ", "g() }", "", "words before a value"),
    ("let a: B", " -> B", "", "", "functions that give functions"),
    ("", "#if A\n", "let a = 1\n", "#endif\n", "#if in #if"),
    ("let a: ", "A<", "B", "> = 1", "generic types in generic types"),
    ("let a = ", "A<", "", "", "generic types in generic types"),
    ("let a = ", "A<B, some /* c */\n @c.d ", "", "", "generic types in generic types"),
    ("func f<A: ", "B.B<", "C", ">", "generic types in generic types"),
    ("", "@A<", "B", "> let a = 1", "generic attributes in generic types"),
    ("let a: ", "A<@B.B<", "C", "> D>", "generic attributes in generic types"),
    ("let a = b", ".c", "", "", "members and calls in a row"),
    ("let a = b", "()", "", "", "members and calls in a row"),
    ("let a = b", "\n  .c<D> { e in\n f(e.g) } // h\n", "", "", "members and calls in a row"),
    ("let a = ", "#", "", "", "# in a row"),
    ("let a = ", "#/\n", "", "", "regular expressions of several lines"),
    ("let a = ", "\u{201C}b", "", "", "curly quotation marks"),
    ("", "<<<<<<< a\n", "", "", "marks of conflicts"),
    ("", ">>>> a\n", "", "", "marks of conflicts"),
    ("let a = ", "A<(", "B", ")>", "generic types in generic types"),
  ])
  func `what the parser goes into without an end is not read, which is said`(
    _ start: String, _ part: String, _ inner: String, _ end: String, _ kind: String
  ) throws {
    let line = start + repeated(part, 100_000) + inner + repeated(end, 100_000) + "\n"
    let found = try notes(["A.swift": Self.home, "B.swift": "import UIKit\n" + line])
    #expect(found.count == 1 && found[0].hasPrefix("B.swift:"))
    #expect(found[0].contains("too many \(kind) (accepted: "))
    #expect(found[0].hasSuffix("); the file is not read"))
  }

  @Test func `what only looks as if it were nested is read`() throws {
    let lines = (0..<520).map { number in
      "let a\(number): (Int) -> String? = { b\(number) ? \"x\\(\"y ? \\(c)\")\" : nil } // a ? \"\n"
    }
    let compared = repeated("m = n<o && p<q || r<5, s < t\nfor u in 0..<v { }\nw(x<y)\n", 100)
    let linked = repeated("x.y().z { $0.a } [1]\nx(.b, c.d)\n", 8_000)
    let choices = (0..<520).map { "f(a \($0), b: c ? d: e)\n" }.joined()
    let others = repeated("h = i ?? j\n", 520) + repeated("k { (l) -> Int in 1 }\n", 520)
    let code =
      Self.home + lines.joined() + "func g() {\n\(linked)\(compared)\(choices)\(others)}\n"
      + "let raw = #\"\"\"\n \\( \" \n\"\"\"#\n"
    let app = try SampleApp(["A.swift": code]).read()
    #expect(app.notes.filter { $0.text.contains("too many") }.isEmpty)
    #expect(app.screens.map(\.name) == ["A"])
  }

  @Test func `a row of conditions is read to its end, however long it is`() throws {
    let rows = repeated("else if b { }\n", 3_000)
    let code = """
      class A: UIViewController { override func viewDidLoad() {
      if a { } \(rows) else { title = "Last" } } }
      """
    let app = try SampleApp(["A.swift": code]).read()
    #expect(app.screens.first?.title?.value == .verbatim("Last"))
    #expect(app.notes.isEmpty)
  }

  private func objectiveC(_ body: String) -> String {
    "@implementation A : UIViewController\n- (void)viewDidLoad {\n\(body)\n}\n@end\n"
  }

  @Test func `a row of conditions in Objective-C is read to its end`() throws {
    let rows = repeated("else if (self.b) { }\n", 2_000)
    let code = objectiveC("if (self.a) { }\n\(rows)else { self.title = @\"Last\"; }")
    let header = "@interface A : UIViewController\n@end\n"
    let app = try SampleApp(["A.m": header + code]).read()
    #expect(app.screens.first?.title?.value == .verbatim("Last"))
    #expect(app.notes.isEmpty)
  }

  @Test(arguments: [
    ("x = ", "!", "y;", 4), ("x = ", "(id)", "y;", 4), ("x = ", "@", "y;", -1),
    ("", "if (y) ", "f();", 0), ("x = y", ".z", ";", 5), ("x = y", " + z", ";", 4),
    ("x = ", "[", "y", 4), ("", "{ ", "f();", 0), ("", "^{ ", "f();", 0),
  ])
  func `what is too deep in Objective-C is said, and nothing ends the reading`(
    _ start: String, _ part: String, _ end: String, _ column: Int
  ) throws {
    let code = objectiveC("self.title = @\"A\";\n" + start + repeated(part, 20_000) + end)
    let header = "@interface A : UIViewController\n@end\n"
    let app = try SampleApp(["A.m": header + code]).read()
    #expect(app.screens.map(\.name) == ["A"])
    let noted = app.notes.filter { $0.line == 6 && ($0.column ?? 0) > column }
    #expect(noted.isEmpty == (column < 0), "\(part): \(app.notes.map(\.description))")
  }

  @Test func `a bar with more buttons than are read is said`() throws {
    let buttons = (0..<300).map { "Button(\"B\($0)\") { }" }.joined(separator: "\n")
    let code = """
      struct Root: View { var body: some View { Text("a").navigationTitle("Home").toolbar {
      \(buttons)
      } } }
      """
    let app = try SampleApp(["A.swift": code]).read()
    #expect(app.screens.first?.items.count == 200)
    #expect(
      app.notes.map(\.text) == [
        "Root has more in its bar than is read (accepted: 200 buttons, set in as many places)"
      ])
  }

  @Test func `names that are given one after the other stand for what they were given by then`()
    throws
  {
    let steps = (0..<200).map { "let t\($0) = \"T\($0)\"\n" }.joined()
    let code = """
      class A: UIViewController { override func viewDidLoad() {
      var name = "First"
      \(steps)
      title = t7 + t150
      } }
      """
    #expect(try SampleApp(["A.swift": code]).screen("A")?.title?.value == .verbatim("T7T150"))
  }
}
