import AppReading
import SampleApps
import Testing

/// Views that are handed what their own links push.
@Suite struct PushedContentTests {
  static func app(_ detail: String, _ made: String = "Animal(name: \"Cat\") { Food() }") -> String {
    """
    import SwiftUI
    @main struct Zoo: App { var body: some Scene { WindowGroup { Animals() } } }
    struct Animals: View {
      @State private var isFed = false
      var body: some View {
        NavigationStack {
          List { NavigationLink { \(made) } label: { Text("Cat") } }
            .navigationTitle("Animals").onAppear { isFed = true }
        }
      }
    }
    \(detail)
    struct Food: View {
      var body: some View {
        Text("").navigationTitle("Food").toolbar { Button("Feed") {} }
      }
    }
    struct Bed: View { var body: some View { Text("").navigationTitle("Bed") } }
    """
  }

  static func animal(_ kept: String, _ more: String) -> String {
    """
    struct Animal<Page: View>: View {
      let name: String
      \(kept)
      @State private var isOpen = false
      var body: some View {
        VStack { Text(name); more }.navigationTitle("Animal")
      }
      private var more: some View { \(more) }
    }
    """
  }

  static let made = """
    private let page: Page
    init(name: String, @ViewBuilder page: () -> Page) { self.name = name; self.page = page() }
    """
  static let kept = "@ViewBuilder let page: () -> Page"

  @Test(arguments: [
    (made, "NavigationLink { page } label: { Text(\"More\") }"),
    (made, "NavigationLink(destination: page) { Text(\"More\") }"),
    (made, "NavigationLink(destination: AnyView(page)) { Text(\"More\") }"),
    (kept, "NavigationLink { page() } label: { Text(\"More\") }"),
    (kept, "NavigationLink(destination: AnyView(page())) { Text(\"More\") }"),
    (kept, "Button(\"\") {}.navigationDestination(isPresented: $isOpen) { page() }"),
    (made, "Button(\"\") {}.navigationDestination(isPresented: $isOpen) { self.page }"),
    (kept, "Button(\"\") {}.navigationDestination(isPresented: $isOpen, destination: page)"),
  ])
  func `what it is handed is pushed on top of it`(kept: String, more: String) throws {
    let app = try SampleApp(["Zoo.swift": Self.app(Self.animal(kept, more))])
    let animal = try #require(try app.screen("Animal"))
    #expect(animal.parent == "Animals")
    #expect(animal.isPushed)
    #expect(animal.title?.value.summary == "\"Animal\"")
    #expect(animal.items.isEmpty)
    let food = try #require(try app.screen("Food"))
    #expect(food.parent == "Animal")
    #expect(food.isPushed)
    #expect(food.items.map(\.summary) == ["automatic \"Feed\""])
  }

  @Test func `each of what it is handed in turn is pushed on top of it`() throws {
    let detail = Self.animal(Self.made, "NavigationLink { page } label: { Text(\"More\") }")
    let app = try SampleApp([
      "Zoo.swift": Self.app(
        detail, "Animal(name: \"Cat\") { if isFed { Food() } else { Bed() } }")
    ])
    #expect(try app.read().screens.map(\.name) == ["Animal", "Animals", "Bed", "Food"])
    #expect(try app.screen("Food")?.parent == "Animal")
    #expect(try app.screen("Bed")?.parent == "Animal")
  }

  @Test func `what it shows itself as well is a part of it`() throws {
    let detail = Self.animal(
      Self.kept, "VStack { page(); NavigationLink { page() } label: { Text(\"More\") } }")
    let app = try SampleApp(["Zoo.swift": Self.app(detail)])
    #expect(try app.screen("Animal")?.title?.value.summary == "\"Animal\"")
  }
}
