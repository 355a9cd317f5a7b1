import AppReading
import SampleApps
import Testing

/// First screens that say nothing of their bar and hand code to views of the app's own.
@Suite struct DoneByHandedCodeTests {
  private func bare(_ content: String, _ more: String) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Start() } } }
      struct Start: View {
        @StateObject var model = Model()
        var body: some View { NavigationStack { VStack { Text("Hi"); \(content) } } }
      }
      class Model: ObservableObject { func buy() {} }
      \(more)
      """
    ]).read().screens.filter(\.isBare).map(\.name)
  }

  @Test(arguments: [
    ("let text: String; let action: () -> Void", "Row(text: \"Buy\") { model.buy() }"),
    (
      "let text: String; var done: (() -> Void)?",
      "Row(text: \"Buy\") { withAnimation { model.buy() } }"
    ),
    ("let action: (Int) async -> ()", "Row(action: { _ in model.buy() })"),
    (
      "private let act: () -> Void\\n init(run: @escaping () -> Void) { act = run }",
      "Row(run: { buy(model) })"
    ),
  ])
  func `what they do stands in no screen`(kept: String, call: String) throws {
    let row =
      "struct Row: View {\n\(kept.replacing("\\n", with: "\n"))\n"
      + "var body: some View { Button(\"Row\") { } }\n}"
    #expect(try bare(call, row) == ["Start"])
  }

  @Test(arguments: [
    "let content: () -> AnyView", "let action: () -> Void; @ViewBuilder let content: () -> AnyView",
  ])
  func `what they show does`(kept: String) throws {
    let row = "struct Row: View { \(kept)\n var body: some View { content() } }"
    #expect(try bare("Row { made(by: model) }", row).isEmpty)
  }
}
