import AppReading
import SampleApps
import Testing

/// Pushed views that say nothing of their bar but when it is hidden.
@Suite struct BarsHiddenLaterTests {
  private func screens(_ review: String) throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Shop: App {
        var body: some Scene { WindowGroup { NavigationStack { Start() } } }
      }
      struct Start: View {
        var body: some View {
          List { NavigationLink("Review") { Review() } }.navigationTitle("Shop")
        }
      }
      struct Review: View {
        @State var isReading = false
        @State var isNew = false
        var body: some View { \(review) }
      }
      """
    ]).read().screens.filter { $0.name == "Review" }
  }

  @Test(arguments: [
    "VStack {}.navigationBarHidden(isReading && isNew)", "VStack {}.navigationBarHidden(isReading)",
  ])
  func `a bar that only something later hides is there first`(review: String) throws {
    let found = try screens(review)
    #expect(found.map(\.isBare) == [true])
  }

  @Test(arguments: [
    "VStack {}.navigationBarHidden(isReading || !isNew)", "VStack {}.navigationBarHidden(known())",
  ])
  func `one that may be hidden at first is not`(review: String) throws {
    #expect(try screens(review).allSatisfy { !$0.isBare })
  }
}
