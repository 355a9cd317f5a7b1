import AppReading
import SampleApps
import Testing

/// Stacks with nothing in their bar that something hangs on from outside, which no bar shows.
@Suite struct BareOutsideOfStacksTests {
  private func bare(_ start: String, outside: String, _ content: String = "Text(\"\")") throws
    -> [String]
  {
    let found = try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct NotesApp: App { var body: some Scene { WindowGroup { Start() } } }
      struct Start: View {
        @State var isShown = false
        var body: some View { \(start) }
      }
      struct Post: View {
        @State var isNew = false
        var body: some View {
          NavigationStack { VStack { \(content); Button("Send") {} } }
            \(outside)
            .alert("Sent", isPresented: $isNew) { Button("OK") {} }
        }
      }
      """
    ]).read().screens
    return found.filter(\.isBare).map(\.name)
  }

  @Test(arguments: [
    ".navigationBarHidden(true)", ".navigationBarTitleDisplayMode(.inline)",
    ".toolbar(.hidden, for: .navigationBar)", ".navigationBarBackButtonHidden(true)",
  ])
  func `such a stack over a screen or first has its empty bar`(outside: String) throws {
    #expect(
      try bare("Text(\"\").sheet(isPresented: $isShown) { Post() }", outside: outside) == ["Post"])
    #expect(try bare("Post()", outside: outside) == ["Post"])
  }

  @Test(arguments: [
    "NavigationStack { Post() }", "NavigationStack { NavigationLink(\"\") { Post() } }",
  ])
  func `where a stack is around it that one's bar is what it is about`(start: String) throws {
    #expect(try !bare(start, outside: ".navigationBarHidden(true)").contains("Post"))
  }

  @Test func `what stands in it may still hide it`() throws {
    let start = "Text(\"\").sheet(isPresented: $isShown) { Post() }"
    #expect(
      try bare(start, outside: ".navigationBarHidden(true)", "List {}.navigationBarHidden(isNew)")
        .isEmpty)
  }
}
