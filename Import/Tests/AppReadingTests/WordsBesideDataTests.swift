import AppReading
import SampleApps
import Testing

/// Titles that a condition or the start of a state chooses among words and what only a running app has.
@Suite struct WordsBesideDataTests {
  @Test func `a title beside data is that of a state`() throws {
    let app = try SampleApp([
      "Talk.swift": """
      import SwiftUI
      struct Talk: View {
        let talk: Session
        let waits: Bool
        var heading: String { waits ? "Not planned yet" : "\\(talk.room) - \\(talk.hour)" }
        var body: some View { Text("").navigationTitle(heading) }
      }
      """
    ])
    let all = try app.read().screens.filter { $0.name == "Talk" }
    let first = try #require(all.first { $0.variant == nil })
    #expect(first.title?.value.isKnown == false)
    let other = try #require(all.first { $0.variant != nil })
    #expect(other.variant == "waits")
    #expect(other.title?.value.summary == "\"Not planned yet\"")
  }

  @Test func `the raw value of the case that a state starts as is a title`() throws {
    let app = try SampleApp([
      "Animals.swift": """
      import SwiftUI
      enum Kind: String, CaseIterable {
        case birds = "Birds", fish = "Fish"
        var heading: String { rawValue }
      }
      struct Animals: View {
        @State private var kind: Kind = .birds
        var body: some View {
          Picker("", selection: $kind) { ForEach(Kind.allCases, id: \\.self) { Text($0.heading) } }
            .navigationTitle(kind.heading)
        }
      }
      """
    ])
    let all = try app.read().screens.filter { $0.name == "Animals" }
    #expect(all.first { $0.variant == nil }?.title?.value.summary == "\"Birds\"")
  }

  @Test func `what stands in for a property that is always set is no title`() throws {
    let app = try SampleApp([
      "Tree.swift": """
      import SwiftUI
      protocol Plan { var name: String { get } }
      struct Tree: View {
        private var heading: String?
        let plan: any Plan
        init(plan: any Plan) {
          self.plan = plan
          self.heading = plan.name
        }
        var body: some View { Text("").navigationTitle(Text(heading ?? "Tree of plans")) }
      }
      """
    ])
    let screen = try #require(try app.read().screens.first { $0.name == "Tree" })
    #expect(screen.title?.value.isKnown == false)
    #expect(try !app.read().screens.contains { $0.title?.value.summary == "\"Tree of plans\"" })
  }

  @Test func `what stands in for a property that only some initializers set is one`() throws {
    let app = try SampleApp([
      "Tree.swift": """
      import SwiftUI
      struct Tree: View {
        private var heading: String?
        init() {}
        init(name: String) { self.heading = name }
        var body: some View { Text("").navigationTitle(Text(heading ?? "Tree of plans")) }
      }
      """
    ])
    let screen = try #require(try app.read().screens.first { $0.name == "Tree" })
    #expect(screen.title?.value.summary == "\"Tree of plans\"")
  }

  @Test func `nothing that one caller passes is a way without a title`() throws {
    let app = try SampleApp([
      "Browser.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Start() } } }
      struct Start: View {
        var body: some View {
          NavigationStack {
            VStack {
              NavigationLink { Page(title: nil, address: "a") } label: { Text("A") }
              NavigationLink { Page(title: "Terms", address: "b") } label: { Text("B") }
            }
            .navigationTitle("Start")
          }
        }
      }
      struct Page: View {
        let title: String?
        let address: String
        var body: some View {
          Text(address).navigationTitle(title ?? "").navigationBarTitleDisplayMode(.inline)
        }
      }
      """
    ])
    let all = try app.read().screens.filter { $0.name == "Page" }
    #expect(!all.contains { $0.title?.value.isKnown == false })
    #expect(all.contains { $0.title?.value.summary == "\"Terms\"" })
    #expect(all.contains { $0.title == nil || $0.title?.value.isEmpty == true })
  }
}
