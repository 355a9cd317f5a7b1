import AppReading
import SampleApps
import Testing

/// Views that a link pushes and that a sheet has in a stack of its own.
@Suite struct PushedTooTests {
  private func bars(_ sheet: String, reader: String) throws -> [String: [String]] {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct ShelfView: View {
        @State private var page: String?
        @State private var isOpen = false
        var body: some View {
          NavigationStack {
            List { NavigationLink("Open") { \(reader) } }
              .navigationTitle("Shelf")
              .sheet(isPresented: $isOpen) { PageSheet() }
          }
        }
      }
      struct PageRouter: View {
        let page: String
        var body: some View { Group { if page.isEmpty { PageView() } else { PageView() } } }
      }
      struct PageView: View {
        var body: some View {
          Text("Page").toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Mark") {} }
          }
        }
      }
      struct PageSheet: View {
        var body: some View { \(sheet) }
      }
      """
    ])
    return try app.read().screens.reduce(into: [:]) { bars, screen in
      bars[screen.name, default: []] += screen.items.map(\.summary)
    }
  }

  private let done = """
    .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Done") {} } }
    """

  @Test(arguments: ["PageView()", "PageRouter(page: name)"])
  func `a view that is pushed as well keeps its own bar`(reader: String) throws {
    let bars = try bars("NavigationStack { \(reader)\(done) }", reader: reader)
    #expect(bars["PageSheet"] == ["topBarLeading \"Done\"", "topBarTrailing \"Mark\""])
    #expect(bars["PageView"] == ["topBarTrailing \"Mark\""])
  }

  @Test func `one that is only in the sheet is a part of it`() throws {
    let bars = try bars("NavigationStack { PageView()\(done) }", reader: "Text(name)")
    #expect(bars["PageSheet"] == ["topBarLeading \"Done\"", "topBarTrailing \"Mark\""])
    #expect(bars["PageView"] == nil)
  }

  @Test func `what a pad gives a view is not there on a phone`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      extension UIDevice {
        static var isPhone: Bool { current.userInterfaceIdiom == .phone }
      }
      @main struct ShelfApp: App {
        var body: some Scene {
          WindowGroup { if UIDevice.isPhone { ShelfView() } else { WideView() } }
        }
      }
      struct ShelfView: View {
        @State private var isOpen = false
        var body: some View {
          NavigationStack {
            NavigationLink("Open") { PageView() }.navigationTitle("Shelf")
          }
        }
      }
      struct WideView: View {
        var body: some View {
          NavigationSplitView { Text("List").navigationTitle("List") } detail: {
            PageView().toolbar {
              ToolbarItem(placement: .topBarLeading) { Button("Wide") {} }
            }
          }
        }
      }
      struct PageView: View {
        var body: some View {
          Text("Page").toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Mark") {} } }
        }
      }
      """
    ])
    let pages = try app.read().screens.filter { $0.name == "PageView" }
    #expect(pages.map { $0.items.map(\.summary) } == [["topBarTrailing \"Mark\""]])
  }
}
