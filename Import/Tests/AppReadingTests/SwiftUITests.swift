import AppReading
import SampleApps
import Testing

@Suite struct SwiftUITests {
  @Test func `a screen in SwiftUI has its title, mode, search and buttons with their lines`() throws
  {
    let app = try SampleApp([
      "Inbox.swift": """
      import SwiftUI
      struct InboxView: View {
        @State private var text = ""
        var body: some View {
          NavigationStack {
            List { Text("Row") }
              .navigationTitle("Inbox")
              .navigationBarTitleDisplayMode(.inline)
              .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find mail")
              .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                ToolbarItemGroup(placement: .topBarTrailing) {
                  Button { } label: { Label("Compose", systemImage: "square.and.pencil") }
                  Menu { Button("A") {} } label: { Image(systemName: "ellipsis") }
                  EditButton()
                }
                Button("Plain") {}
              }
          }
        }
      }
      """
    ])
    let screen = try #require(try app.screen("InboxView"))
    #expect(screen.title?.value == .verbatim("Inbox"))
    #expect(screen.title?.place.line == 7)
    #expect(screen.titleMode?.value == .inline)
    #expect(screen.search?.value.placeholder == .verbatim("Find mail"))
    #expect(screen.search?.value.isAlwaysShown == true)
    #expect(
      screen.items.map(\.summary) == [
        "cancellationAction \"Cancel\"", "topBarTrailing symbol square.and.pencil",
        "topBarTrailing symbol ellipsis", "topBarTrailing system edit", "automatic \"Plain\"",
      ])
    #expect(screen.items[2].hasMenu)
  }

  @Test func `a screen in SwiftUI looks through own modifiers, toolbar content and views`() throws {
    let app = try SampleApp([
      "Own.swift": """
      import SwiftUI
      extension View {
        func settingsStyle(title: String) -> some View {
          self.navigationTitle(title).navigationBarTitleDisplayMode(.inline)
        }
      }
      struct CloseModifier: ViewModifier {
        func body(content: Content) -> some View {
          content.toolbar { CloseItem() }
        }
      }
      struct CloseItem: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem(placement: .topBarLeading) { CloseButton(word: "Close") }
        }
      }
      struct CloseButton: View {
        let word: String
        var body: some View { Button(word) {} }
      }
      struct AboutView: View {
        var body: some View { Form { rows }.settingsStyle(title: "About").modifier(CloseModifier()) }
        private var rows: some View { Text("x") }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["AboutView"])
    #expect(screens[0].title?.value == .verbatim("About"))
    #expect(screens[0].titleMode?.value == .inline)
    #expect(screens[0].items.map(\.summary) == ["topBarLeading \"Close\""])
  }

  @Test
  func
    `a screen in SwiftUI is one where a view holds its parts, and two where it leads to another`()
    throws
  {
    let app = try SampleApp([
      "Parts.swift": """
      import SwiftUI
      struct RootView: View {
        var body: some View {
          NavigationStack { ListPart().navigationTitle("Root").sheet(isPresented: .constant(true)) {
            NavigationStack { SheetView() } } }
        }
      }
      struct ListPart: View {
        var body: some View {
          List { NavigationLink("Go") { DetailView(name: "Milk") } }
            .toolbar { Button("Add") {} }
        }
      }
      struct DetailView: View {
        let name: String
        var body: some View { Text(name).navigationTitle(name) }
      }
      struct SheetView: View {
        var body: some View { Text("").navigationTitle("Sheet") }
      }
      struct Row_Previews: PreviewProvider {
        static var previews: some View { Text("").navigationTitle("Preview") }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["DetailView", "RootView", "SheetView"])
    #expect(screens[0].title?.value == .verbatim("Milk"))
    #expect(screens[1].items.map(\.summary) == ["automatic \"Add\""])
    #expect(screens[2].isSheet)
  }

  @Test func `a screen in SwiftUI has a variant for each branch`() throws {
    let app = try SampleApp([
      "Edit.swift": """
      import SwiftUI
      struct EditView: View {
        let isNew: Bool
        @State var isSaving = false
        var body: some View {
          Form {}.navigationTitle(isNew ? "New" : "Change").toolbar {
            if isSaving { ProgressView() } else { Button("Save") {} }
          }
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.compactMap(\.title?.value.summary) == ["\"Change\"", "\"New\"", "\"Change\""])
    #expect(screens[0].items.map(\.summary) == ["automatic \"Save\""])
    #expect(screens[2].items.map(\.summary) == ["automatic activity"])
  }

  @Test func `a screen in SwiftUI follows the system that it is built for`() throws {
    let app = try SampleApp([
      "New.swift": """
      import SwiftUI
      struct NewView: View {
        var body: some View {
          #if os(macOS)
          Text("").navigationTitle("Mac")
          #else
          content
          #endif
        }
        @ViewBuilder var content: some View {
          if #available(iOS 26, *) { Text("").navigationTitle("Glass") }
          else { Text("").navigationTitle("Flat") }
        }
      }
      """
    ])
    #expect(try app.screen("NewView", system: 26)?.title?.value == .verbatim("Glass"))
    #expect(try app.screen("NewView", system: 18)?.title?.value == .verbatim("Flat"))
  }

  @Test func `a screen in SwiftUI shows the expression where only the running app knows`() throws {
    let app = try SampleApp([
      "Data.swift": """
      import SwiftUI
      struct DataView: View {
        @ObservedObject var model: Model
        var body: some View { Text("").navigationTitle(model.name) }
      }
      """
    ])
    #expect(try app.screen("DataView")?.title?.value == .unknown("model.name"))
  }
}
