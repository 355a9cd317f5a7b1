import AppReading
import SampleApps
import Testing

/// Back buttons that a condition hides, behind which a button of the screen's own stands.
@Suite struct HiddenWhereAskedTests {
  private func screens(_ hidden: String, _ asked: String) throws -> [Screen] {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct HomeView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("On") { StepsView() }.navigationTitle("Home")
          }
        }
      }
      struct StepsView: View {
        enum Step { case first, second }
        @State private var step = Step.first
        @State private var isBusy = false
        var body: some View {
          Text("").navigationTitle("Steps")
            .navigationBarBackButtonHidden(\(hidden))
            .toolbar {
              if \(asked) {
                ToolbarItem(placement: .topBarLeading) { Button("Before") {} }
              }
            }
        }
      }
      """
    ])
    return try app.read().screens.filter { $0.name == "StepsView" }
  }

  @Test(arguments: ["step != .first", "isBusy"])
  func `it is hidden where the button is there`(condition: String) throws {
    let found = try screens(condition, condition)
    #expect(found.map { $0.hidesBack?.value ?? false } == [false, true])
    #expect(found.map(\.items.count) == [0, 1])
  }

  @Test func `another condition says nothing of the button's`() throws {
    let found = try screens("isBusy", "step != .first")
    #expect(found.allSatisfy { $0.hidesBack?.value != true })
  }
}
