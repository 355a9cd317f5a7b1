import AppReading
import SampleApps
import Testing

/// Titles that a view gets through several views and models from whoever makes those.
@Suite struct TitlesOfCallersTests {
  /// A wrapper with a stack of its own, whose title is in a value that it gets.
  private static let wrapper = """
    import SwiftUI
    struct SheetModel { let title: String; let done: () -> Void }
    struct StackSheet<Content: View>: View {
      let content: Content
      let model: SheetModel
      init(model: SheetModel, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.model = model
      }
      var body: some View {
        NavigationStack {
          content.navigationTitle(model.title).toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Done", action: model.done) }
          }
        }
      }
    }
    """

  /// A link in a card, which presents a sheet in the wrapper.
  private static let link = """
    class PageModel {
      let title: String
      init(title: String = "", page: Int) { self.title = title }
    }
    class LinkModel: PageModel {
      init(heading: String) { super.init(title: heading, page: 1) }
    }
    struct ReportLink: View {
      @Binding var isShown: Bool
      let report: LinkModel
      var body: some View {
        Button("See") {}.sheet(isPresented: $isShown) {
          StackSheet(model: .init(title: report.title, done: {})) { Text("") }
        }
      }
    }
    struct Card: View {
      let name: String
      let report: LinkModel?
      @State private var isShown = false
      var body: some View {
        VStack {
          Text(name)
          if let report { ReportLink(isShown: $isShown, report: report) }
        }
      }
    }
    """

  private static let cards = """
    protocol CardModel { var name: String { get }; var report: LinkModel? { get } }
    extension Card {
      init(model: CardModel) {
        self.name = model.name
        self.report = model.report
      }
    }
    class SalesModel: CardModel {
      var name: String { "Sales" }
      var report: LinkModel? {
        guard let url = url() else { return nil }
        return LinkModel(heading: "Sales Report")
      }
    }
    class VisitsModel: CardModel {
      var name: String { "Visits" }
      var report: LinkModel? { LinkModel(heading: "Visits Report") }
    }
    class HubModel: ObservableObject {
      @Published var sales: SalesModel
      @Published var visits: VisitsModel
      init(sales: SalesModel, visits: VisitsModel) { (self.sales, self.visits) = (sales, visits) }
    }
    struct HubScreen: View {
      @StateObject var model: HubModel
      var body: some View {
        List { ForEach(model.kinds, id: \\.self) { kind in card(kind) } }.navigationTitle("Hub")
      }
      @ViewBuilder func card(_ kind: Kind) -> some View {
        switch kind {
        case .sales: Card(model: model.sales)
        case .visits: Card(model: model.visits)
        }
      }
    }
    enum Kind { case sales, visits }
    """

  private func titles(_ files: [String: String], of name: String) throws -> [String] {
    try SampleApp(files).read().screens.filter { $0.name == name }
      .compactMap(\.title?.value.summary).sorted()
  }

  @Test func `a sheet in a wrapper has the title of each card that links to it`() throws {
    let files = [
      "A.swift": Self.wrapper, "B.swift": "import SwiftUI\n" + Self.link,
      "C.swift": "import SwiftUI\n" + Self.cards,
    ]
    #expect(
      try titles(files, of: "StackSheet") == ["\"Sales Report\"", "\"Visits Report\""])
    let screens = try SampleApp(files).read().screens.filter { $0.name == "StackSheet" }
    #expect(screens.allSatisfy { $0.presentation == .sheet && $0.items.count == 1 })
  }

  @Test func `a wrapper in a wrapper has the title of whoever makes it`() throws {
    let other = """
      import SwiftUI
      struct PageData { let name: String }
      struct PageSheet: View {
        let page: PageData
        let done: () -> Void
        var body: some View {
          StackSheet(model: .init(title: page.name, done: done)) { Text("") }
        }
      }
      class AboutModel: ObservableObject {
        lazy var page: PageData = {
          PageData(name: "About Cards")
        }()
      }
      struct AboutScreen: View {
        @StateObject var model = AboutModel()
        @State var isShown = false
        var body: some View {
          Text("").navigationTitle("About").sheet(isPresented: $isShown) {
            PageSheet(page: model.page) { isShown = false }
          }
        }
      }
      """
    #expect(
      try titles(["A.swift": Self.wrapper, "B.swift": other], of: "PageSheet")
        == ["\"About Cards\""])
  }

  @Test func `a title that some caller leaves to the running app stays open beside the others`()
    throws
  {
    let more = """
      import SwiftUI
      struct OtherScreen: View {
        let store: Store
        @State var isShown = false
        var body: some View {
          ReportLink(isShown: $isShown, report: store.current).navigationTitle("Other")
        }
      }
      """
    let files = [
      "A.swift": Self.wrapper, "B.swift": "import SwiftUI\n" + Self.link,
      "C.swift": "import SwiftUI\n" + Self.cards, "D.swift": more,
    ]
    let found = try titles(files, of: "StackSheet")
    #expect(found.count == 3)
    #expect(found.contains("\"Sales Report\"") && found.contains("\"Visits Report\""))
  }
}
