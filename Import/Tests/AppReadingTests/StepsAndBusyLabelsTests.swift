import AppReading
import SampleApps
import Testing

/// Steps of a screen that are cases of a `switch`, and labels that turn while something is under way.
@Suite struct StepsAndBusyLabelsTests {
  private func screens(_ code: String) throws -> [Screen] {
    try SampleApp(["A.swift": code]).read().screens
  }

  private func steps(_ condition: String) throws -> [Screen] {
    try screens(
      """
      import SwiftUI
      enum Step { case first, second, third }
      @Observable final class Model { var step = Step.first }
      struct Main: View {
        @State private var model = Model()
        var body: some View {
          NavigationStack {
            VStack { current }
              .toolbar {
                if \(condition) { ToolbarItem(placement: .topBarTrailing) { Button("End") {} } }
              }
          }
        }
        @ViewBuilder private var current: some View {
          switch model.step {
          case .first: Greeting()
          case .second: Text("b")
          case .third: Text("c")
          }
        }
      }
      struct Greeting: View {
        var body: some View {
          Text("a").toolbar { ToolbarItem(placement: .principal) { Text("Welcome") } }
        }
      }
      """)
  }

  @Test(arguments: ["model.step != .first", "model.step == .second"])
  func `what a case brings is not there where that case is ruled out`(
    _ condition: String
  ) throws {
    let found = try steps(condition)
    let first = try #require(found.first { $0.variant == nil })
    #expect(first.items.map { "\($0.content)" }.contains { $0.contains("Welcome") })
    let other = try #require(found.first { $0.variant == condition })
    #expect(other.items.count == 1)
    #expect(other.items.allSatisfy { "\($0.content)".contains("End") })
  }

  @Test func `what a case brings stays where something else is asked`() throws {
    let found = try steps("model.isLong")
    #expect(found.first { $0.variant == "model.isLong" }?.items.count == 2)
  }

  private func labels(_ label: String) throws -> [Screen] {
    try screens(
      """
      import SwiftUI
      @MainActor final class Model: ObservableObject {
        @Published var isSaving = false
        func save() async { isSaving = true }
      }
      struct Main: View {
        @StateObject private var model = Model()
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Note")
              .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                  Button { Task { await model.save() } } label: { \(label) }
                }
              }
          }
        }
      }
      """)
  }

  @Test(arguments: [
    "if model.isSaving { ProgressView() } else { Text(\"Save\") }",
    "if !model.isSaving { Text(\"Save\") } else { ProgressView() }",
  ])
  func `a label that turns while something is under way is a state`(_ label: String) throws {
    let found = try labels(label)
    #expect(found.count == 2)
    let first = try #require(found.first { $0.variant == nil })
    #expect(first.items.map { "\($0.content)" }.contains { $0.contains("Save") })
    #expect(first.items.count == 1)
    let busy = try #require(found.first { $0.variant != nil })
    #expect(busy.items.map { "\($0.content)" } == ["activity"])
  }

  @Test func `a label that shows one face whatever holds has no states`() throws {
    let found = try labels(
      "if model.isSaving { Text(\"Save\").bold() } else { Text(\"Save\") }")
    #expect(found.count == 1)
  }
}
