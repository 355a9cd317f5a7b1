import AppReading
import SampleApps
import Testing

/// Parts of SwiftUI screens, with what the call in that screen makes of them.
@Suite struct PartsOfCallsTests {
  private func screens(_ source: String, _ name: String) throws -> [Screen] {
    try SampleApp(["A.swift": "import SwiftUI\n" + source]).read().screens.filter {
      $0.name == name
    }
  }

  @Test func `a part has the buttons that its own call gives it`() throws {
    let app = """
      struct People: View {
        var prompt: String
        var word: String = "Add"
        var isSmall = false
        var choose: ((Int) -> Void)?
        var body: some View {
          List {}.toolbar {
            ToolbarItem(placement: .primaryAction) {
              if choose != nil { Button(word) { choose?(1) } }
            }
          }
        }
      }
      struct Badge: View {
        var body: some View {
          NavigationStack {
            People(prompt: "Search", word: "Award", isSmall: true, choose: award)
              .navigationTitle("Award Badge")
          }
        }
        func award(_ number: Int) {}
      }
      struct Post: View {
        var body: some View {
          NavigationStack { People(prompt: "Search").navigationTitle("Author") }
        }
      }
      """
    let badge = try #require(try screens(app, "Badge").first)
    #expect(badge.items.map(\.summary) == ["primaryAction \"Award\""])
    let post = try #require(try screens(app, "Post").first { $0.variant == nil })
    #expect(post.items.map(\.summary).isEmpty)
  }

  @Test func `a screen without a title as one call makes it has not that of a part`() throws {
    let found = try screens(
      """
      struct Composer: View {
        var isQuote: Bool
        var body: some View {
          VStack {
            if isQuote { Text("Words").navigationTitle("Quote") }
            Amount()
          }
          .toolbar { ToolbarItem(placement: .primaryAction) { Button("Send") { send() } } }
        }
      }
      struct Amount: View {
        var body: some View { Text("1").navigationTitle("Send Money") }
      }
      struct Home: View {
        var body: some View {
          NavigationStack { List {}.navigationTitle("Home") }
            .sheet(isPresented: $isNew) { NavigationStack { Composer(isQuote: false) } }
            .sheet(isPresented: $quotes) { NavigationStack { Composer(isQuote: true) } }
        }
      }
      """, "Composer")
    #expect(found.first { $0.variant == nil }?.title == nil)
    #expect(found.first { $0.variant != nil }?.title?.value == .verbatim("Quote"))
  }

  @Test func `buttons of a part that only comes later come with it`() throws {
    let found = try screens(
      """
      struct Composer: View {
        @State private var records = false
        var body: some View {
          NavigationStack {
            VStack { if records { Inner() } }
              .navigationTitle("Note")
          }
        }
      }
      struct Inner: View { var body: some View { Group { Recorder() } } }
      struct Recorder: View {
        @State private var isPaused = false
        var body: some View {
          Text("0:00").toolbar {
            ToolbarItem(placement: .primaryAction) {
              if isPaused { Button("Go") { go() } } else { Button("Pause") { pause() } }
            }
          }
        }
      }
      """, "Composer")
    #expect(found.first { $0.variant == nil }?.items.isEmpty == true)
    #expect(found.contains { $0.items.map(\.summary) == ["primaryAction \"Pause\""] })
  }
}
