import AppReading
import SampleApps
import Testing

/// Functions and modifiers of which each leads to the next one twice: 24 of them lead to 16 million.
struct CalledTwiceTests {
  @Test(arguments: [
    (
      "first().navigationTitle(\"Home\")", "struct Root: View",
      "func %0() -> some View { VStack { %1(); %1() } }"
    ),
    ("Text(\"a\").first()", "extension View", "func %0() -> some View { self.%1().%1() }"),
  ])
  func `have an end, which is said`(root: String, holder: String, function: String) throws {
    let names = ["first"] + (1...24).map { "next\($0)" }
    let functions = zip(names, names.dropFirst()).map { name, next in
      function.replacing("%0", with: name).replacing("%1", with: next)
    }
    let last =
      holder.hasPrefix("extension")
      ? "func next24() -> some View { self.navigationTitle(\"Home\") }"
      : "func next24() -> some View { Text(\"a\").toolbar { Button(\"Save\") { } } }"
    let body = "var body: some View { \(root) }"
    let isOwn = holder.hasPrefix("struct")
    let source = """
      struct Notes: App { var body: some Scene { WindowGroup { NavigationStack { Root() } } } }
      \(isOwn ? "" : "struct Root: View { \(body) }")
      \(holder) {
        \(isOwn ? body : "")
        \(functions.joined(separator: "\n"))
        \(last)
      }
      """
    let app = try SampleApp(["A.swift": "import SwiftUI\n" + source]).read()
    #expect(app.notes.map(\.text).contains { $0.hasPrefix("a view leads into too many functions") })
    #expect(app.screens.first?.title?.value == .verbatim("Home"))
  }
}
