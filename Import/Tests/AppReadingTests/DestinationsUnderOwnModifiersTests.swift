import AppReading
import SampleApps
import Testing

/// What destinations show under modifiers of the app's own that put something over it.
@Suite struct DestinationsUnderOwnModifiersTests {
  private func screens(_ modifiers: String, _ own: String = "") throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Home: View {
        @State private var isOpen = false
        @State private var isAsking = false
        var body: some View {
          NavigationStack {
            Button("Options") { isOpen = true }
              .navigationTitle("Home")
              .navigationDestination(isPresented: $isOpen) {
                Options(onBack: { isOpen = false })\(modifiers)
              }
          }
        }
      }
      struct Options: View {
        let onBack: () -> Void
        var body: some View { VStack { Button("Back", action: onBack); Text("Sound") } }
      }
      struct Question: View { var body: some View { VStack { Text("Sure?") } } }
      struct Shell<Content: View>: View {
        let content: Content
        var body: some View { NavigationStack { content } }
      }
      extension View {
        func asking<Inner: View>(
          _ isShown: Binding<Bool>, @ViewBuilder content: @escaping () -> Inner
        ) -> some View {
          ZStack { self; if isShown.wrappedValue { content() } }
        }
      }
      \(own)
      """
    ]).read().screens
  }

  @Test func `one that hides the bar is a pushed screen without it`() throws {
    let found = try screens(
      """
      .toolbar(.hidden, for: .navigationBar).navigationBarBackButtonHidden(true)
      .asking($isAsking) { Question() }
      """)
    #expect(found.map(\.name) == ["Home", "Options"])
    #expect(found.last?.isBarHidden?.value == true && found.last?.parent == "Home")
  }

  @Test func `one of which nothing is said has an empty bar`() throws {
    let found = try screens(".asking($isAsking) { Question() }")
    #expect(found.map(\.name) == ["Home", "Options"])
    #expect(found.last?.isBare == true && found.last?.parent == "Home")
  }
}
