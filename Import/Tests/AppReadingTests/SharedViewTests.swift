import AppReading
import SampleApps
import Testing

/// Views that stand in several screens, and what callers or types say about them.
@Suite struct SharedViewTests {
  @Test func `a generic view has the titles of the types it may be made for`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      extension View { func plain() -> some View { self } }
      protocol Keypad { static var name: String { get } }
      struct Coins: Keypad { static let name = "Coin Flips" }
      struct Dice: Keypad { static let name = "Die Rolls" }
      struct RollView<Pad>: View where Pad: View & Keypad {
        var body: some View { Text("").navigationTitle(Pad.name) }
      }
      """
    ])
    let titles = try app.read().screens.map { $0.title?.value.summary }
    #expect(titles == ["\"Coin Flips\"", "\"Die Rolls\""])
  }

  @Test func `what a case carries is found where the case is known`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Mode {
        case make(String), edit(name: String, count: Int), empty
        var title: String {
          switch self {
          case .make(let kind): kind
          case let .edit(name, _): name
          case .empty: "Nothing"
          }
        }
      }
      struct Form: View {
        let mode: Mode
        var body: some View {
          Text("").navigationTitle(mode.title)
            .toolbar {
              switch mode {
              case .make(let kind): Button(kind) {}
              case .edit: Button("Save") {}
              case .empty: Button("Close") {}
              }
            }
        }
      }
      struct Home: View {
        var body: some View {
          NavigationStack { Form(mode: .make("New Recipe")) }
        }
      }
      struct Other: View {
        var body: some View {
          NavigationStack { Form(mode: Mode.edit(name: "Edit Recipe", count: 2)) }
        }
      }
      """
    ])
    let titles = try app.read().screens.compactMap { $0.title?.value.summary }
    #expect(titles.contains("\"New Recipe\""))
    #expect(titles.contains("\"Edit Recipe\""))
  }

  @Test func `views in turn have what stands around them`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Seeds: View { var body: some View { Text("").navigationTitle("Seeds") } }
      struct Keys: View { var body: some View { Text("").navigationTitle("Keys") } }
      struct Request: View {
        let kind: Kind
        var body: some View {
          NavigationStack {
            ScrollView {
              switch kind {
              case .seed: Seeds()
              case .key: Keys()
              }
            }
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
          }
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["Keys", "Seeds"])
    for screen in screens {
      #expect(screen.items.map(\.summary) == ["confirmationAction \"Done\""])
    }
  }

  @Test func `a view that is shown with buttons and without them is two screens`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Detail: View { var body: some View { Text("").navigationTitle("Seed") } }
      struct Setup: View {
        var body: some View {
          NavigationStack {
            VStack { Text("Name it."); Detail() }
              .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
          }
        }
      }
      struct Home: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Seed") { Detail() }.navigationTitle("Home")
          }
        }
      }
      """
    ])
    #expect(try app.screen("Detail")?.items.isEmpty == true)
    let setup = try #require(try app.screen("Setup"))
    #expect(setup.title?.value.summary == "\"Seed\"")
    #expect(setup.items.map(\.summary) == ["cancellationAction \"Cancel\""])
  }

  @Test func `a view has each title that it is shown under`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Page: View { let text: String; var body: some View { Text(text) } }
      struct Legal: View {
        var body: some View {
          List {
            NavigationLink("Terms") { Page(text: "A").navigationTitle("Terms of Use") }
            NavigationLink("Privacy") { Page(text: "B").navigationTitle("Privacy") }
          }
        }
      }
      """
    ])
    let titles = try app.read().screens.filter { $0.name == "Page" }.map { $0.title?.value.summary }
    #expect(titles == ["\"Terms of Use\"", "\"Privacy\""])
  }

  @Test func `of several screens before it the one that is nearest counts`() throws {
    func stack(_ name: String) -> String {
      """
      import SwiftUI
      struct \(name): View {
        var body: some View {
          NavigationStack { Text("").navigationTitle("\(name)").routes() }
        }
      }
      """
    }
    let app = try SampleApp([
      "Inbox/Inbox.swift": stack("Inbox"), "Settings/Settings.swift": stack("Settings"),
      "Routes.swift": """
      import SwiftUI
      extension View {
        func routes() -> some View {
          self.navigationDestination(for: Int.self) { _ in GeneralPanel() }
        }
      }
      """,
      "Settings/views/General.swift": """
      import SwiftUI
      struct GeneralPanel: View { var body: some View { Text("").navigationTitle("General") } }
      """,
    ])
    let general = try #require(try app.screen("GeneralPanel"))
    #expect(general.parent == "Settings" && general.hasSeveralParents)
  }

  @Test func `buttons that show what only the running app knows are counted`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Buttons: View {
        @Binding var sort: Sort
        var body: some View {
          HStack {
            Menu { Text("a") } label: { Image(systemName: sort.icon) }
            Button { go() } label: { Avatar(sort) }
          }
        }
      }
      struct Posts: View {
        var body: some View {
          Text("").navigationTitle("Posts").navigationBarItems(trailing: Buttons(sort: $sort))
        }
      }
      """
    ])
    let items = try #require(try app.screen("Posts")).items
    #expect(items.count == 2 && items.first?.hasMenu == true)
    #expect(items.allSatisfy { !$0.isKnown })
  }

  @Test func `what a call leaves out of a view does not show`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct MasterButton: View {
        var img: String? = nil
        var icon: String? = nil
        var label: String? = nil
        var body: some View {
          HStack {
            if let img = img { Image(img) }
            if let icon = icon { Image(systemName: icon) }
            if let label = label { Text(label) }
          }
        }
      }
      struct Reply: View {
        var body: some View {
          Text("").navigationTitle("Reply")
            .toolbar { ToolbarItem { HStack { MasterButton(icon: "trash") } } }
        }
      }
      """
    ])
    #expect(try app.screen("Reply")?.items.map(\.summary) == ["automatic symbol trash"])
  }

  @Test func `what a tablet alone shows is not a phone's`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Wide: View { var body: some View { Text("").navigationBarTitleDisplayMode(.inline) } }
      struct Posts: View {
        @Environment(\\.horizontalSizeClass) private var horizontalSizeClass
        var body: some View {
          Group {
            if UIDevice.current.userInterfaceIdiom == .pad && horizontalSizeClass == .regular {
              Wide()
            } else {
              Text("")
            }
          }
          .navigationTitle(horizontalSizeClass == .regular ? "All Posts" : "Posts")
        }
      }
      """
    ])
    let posts = try app.read().screens.filter { $0.name == "Posts" }
    #expect(posts.map { $0.title?.value.summary } == ["\"Posts\""])
    #expect(posts.first?.titleMode == nil)
  }

  @Test func `a hosting controller and the view in it are one screen`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      import UIKit
      struct NoteView: View {
        var body: some View {
          List {}.navigationTitle("Note").navigationBarTitleDisplayMode(.inline).toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          }
        }
      }
      final class NoteController: UIHostingController<NoteView> {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .done, target: self, action: nil)
        }
      }
      class HomeController: UIViewController {
        override func viewDidLoad() { title = "Home" }
        func open() { navigationController?.pushViewController(NoteController(), animated: true) }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name).sorted() == ["HomeController", "NoteController"])
    let note = try #require(screens.first { $0.name == "NoteController" })
    #expect(note.title?.value == .verbatim("Note") && note.titleMode?.value == .inline)
    #expect(note.items.map(\.summary) == ["right \"Save\"", "left \"Cancel\""])
    #expect(note.parent == "HomeController")
  }
}
