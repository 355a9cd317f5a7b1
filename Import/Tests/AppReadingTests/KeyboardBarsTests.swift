import AppReading
import SampleApps
import Testing

/// Screens whose code puts something over the keyboard alone, or says that Back is there.
@Suite struct KeyboardBarsTests {
  private func names(_ body: String, more: String = "") throws -> [String] {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Field: View {
        @Binding var text: String
        var body: some View {
          TextField("x", text: $text)
            .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Done") {} } }
        }
      }
      struct Form: View {
        @State private var text = ""
        var body: some View { \(body) }
      }
      struct Home: View {
        @State private var isShown = false
        var body: some View {
          List { Button("Open") { isShown = true }; NavigationLink("Next") { Next() } }
            .navigationTitle("Home").sheet(isPresented: $isShown) { Form() }
        }
      }
      struct Next: View { var body: some View { Text("n")\(more) } }
      @main struct Sample: App {
        var body: some Scene { WindowGroup { NavigationStack { Home() } } }
      }
      """
    ])
    return try app.read().screens.map(\.name).sorted()
  }

  @Test(arguments: [
    "NavigationStack { VStack { Field(text: $text) } }",
    "NavigationStack { TextField(\"x\", text: $text).toolbar { if text.isEmpty { ToolbarItem(placement: .keyboard) { Button(\"Done\") {} } } } }",
  ])
  func `what stands over the keyboard says nothing of the bar`(body: String) throws {
    #expect(try names(body) == ["Form", "Home", "Next"])
  }

  @Test(arguments: [
    "VStack { Field(text: $text) }",
    "NavigationStack { Text(\"a\").toolbar { ToolbarItem(placement: .bottomBar) { Button(\"Done\") {} } } }",
  ])
  func `no stack, and a bar at the foot, make no screen of it`(body: String) throws {
    #expect(try names(body) == ["Home", "Next"])
  }

  @Test(arguments: [(false, true), (true, true)])
  func `a pushed view that says that Back is there has it`(hides: Bool, isThere: Bool) throws {
    let more = ".navigationBarBackButtonHidden(\(hides))"
    #expect(try names("Text(\"b\")", more: more).contains("Next") == isThere)
  }
}
