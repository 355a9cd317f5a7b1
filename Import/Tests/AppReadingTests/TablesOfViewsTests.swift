import AppReading
import SampleApps
import Testing

/// Views that the values of a list hold, of which a stack shows the one that is chosen.
@Suite struct TablesOfViewsTests {
  private func screens(_ shown: String) throws -> [String: Screen] {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { Tabs() } } }
      enum Topic: String { case soup, bread, tea }
      struct Offer: Identifiable {
        let id: Topic
        let name: LocalizedStringKey
        let content: AnyView
        init<Content: View>(
          _ id: Topic, name: LocalizedStringKey, @ViewBuilder content: () -> Content
        ) {
          self.id = id
          self.name = name
          self.content = AnyView(content())
        }
        init<Content: View>(
          _ id: Topic, plain name: LocalizedStringKey, @ViewBuilder content: () -> Content
        ) {
          self.init(id, name: name, content: content)
        }
      }
      let offers: [Offer] = [
        Offer(.soup, name: "Soup") { SoupView().navigationTitle(Text("Soups")) },
        Offer(.bread, plain: "Bread") { BreadView().navigationTitle("Loaves") },
        Offer(.tea, name: "Tea") { TeaView() },
        Offer(.tea, name: "Map") { LibraryMap().navigationTitle("Map") },
      ]
      struct BannerView: View {
        var topic: Topic?
        var body: some View {
          if let topic, let offer = offers.first(where: { $0.id == topic }) {
            NavigationLink(destination: offer.content) { Text("New") }
          }
        }
      }
      struct Tabs: View {
        @State private var path = NavigationPath()
        var body: some View {
          TabView {
            NavigationStack(path: $path) {
              OffersView()
                .navigationDestination(for: Topic.self) { id in \(shown) }
            }
            NavigationStack { VStack { BannerView() } }
          }
        }
      }
      struct OffersView: View {
        var body: some View {
          List {}.navigationTitle("All").navigationBarTitleDisplayMode(.inline)
        }
      }
      struct SoupView: View { var body: some View { Text("") } }
      struct BreadView: View {
        var body: some View {
          Text("").toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Slice") {} } }
        }
      }
      struct TeaView: View { var body: some View { Text("").navigationTitle("Brew") } }
      """
    ])
    return Dictionary(try app.read().screens.map { ($0.name, $0) }) { first, _ in first }
  }

  @Test(arguments: [
    "offers.first { $0.id == id }!.content",
    "AnyView(offers.first(where: { $0.id == id })!.content)",
    "let one = offers.first { $0.id == id }!\n one.content",
  ])
  func `each is a screen of its own`(shown: String) throws {
    let found = try screens(shown)
    #expect(found["SoupView"]?.title?.value.summary == "\"Soups\"")
    #expect(found["BreadView"]?.title?.value.summary == "\"Loaves\"")
    #expect(found["TeaView"]?.title?.value.summary == "\"Brew\"")
  }

  @Test func `the view first on the stack is before each`() throws {
    let found = try screens("offers.first { $0.id == id }!.content")
    #expect(found["SoupView"]?.parent == "OffersView")
    #expect(found["SoupView"]?.isPushed == true)
    #expect(found["TeaView"]?.parent == "OffersView")
  }

  @Test func `what two places show is one screen with a title before it`() throws {
    let found = try screens("offers.first { $0.id == id }!.content").values
      .filter { $0.title?.value.summary == "\"Map\"" }
    #expect(found.map(\.parent) == ["OffersView"])
  }

  @Test func `what a list gives that is not known stays open`() throws {
    let found = try screens("stored.first { $0.id == id }!.content")
    #expect(found["SoupView"]?.parent != "OffersView")
    #expect(found["TeaView"]?.parent != "OffersView")
  }
}
