import AppReading
import SampleApps
import Testing

/// What is only there while a screen is edited, or for a flag or a device that it does not come
/// with.
@Suite struct EditingAndFlagsTests {
  @Test func `what is set while a screen is edited belongs to its editing variant`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class ShelfController: UITableViewController {
        let move = UIBarButtonItem(title: "Move", style: .plain, target: nil, action: nil)
        let sort = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
        override func viewDidLoad() {
          title = "Shelf"
          navigationItem.leftBarButtonItem = sort
          update()
        }
        override func setEditing(_ editing: Bool, animated: Bool) {
          super.setEditing(editing, animated: animated)
          sort.isEnabled = !editing
          update()
        }
        func update() {
          let right: UIBarButtonItem
          if isEditing {
            right = move
            move.isEnabled = false
            right.isEnabled = false
            navigationItem.title = "Choose"
          } else {
            right = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
          }
          navigationItem.rightBarButtonItem = right
          if tableView.isEditing { navigationItem.rightBarButtonItem = move }
        }
      }
      """
    ])
    let screens = try app.read().screens
    let shelf = try #require(screens.first { $0.variant == nil })
    #expect(shelf.title?.value.summary == "\"Shelf\"")
    #expect(shelf.items.map(\.summary) == ["left \"Sort\"", "right system add"])
    #expect(shelf.items.allSatisfy { $0.isEnabled == true })
    // Whoever asks whether it is edited gets the same answer.
    #expect(screens.count == 2)
    let edited = try #require(screens.first { $0.variant == "isEditing" })
    #expect(edited.title?.value.summary == "\"Choose\"")
    #expect(edited.items.map(\.summary) == ["left \"Sort\"", "right \"Move\""])
    #expect(edited.items.last?.isEnabled == false)
  }

  @Test func `a flag of a class is what it starts as until the screen comes`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class PackagesController: UIViewController {
        @IBInspectable var showsWishes: Bool = false
        var canSort = false
        override func viewDidLoad() {
          canSort = Store.canSort
          title = "Packages"
          if showsWishes {
            navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Export", style: .plain, target: nil, action: nil)
          }
          if canSort {
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
          }
        }
      }
      class Start: UIViewController {
        func show() {
          let list = PackagesController()
          list.showsWishes = true
          navigationController?.pushViewController(list, animated: true)
        }
      }
      """
    ])
    let screens = try app.read().screens.filter { $0.name == "PackagesController" }
    let plain = try #require(screens.first { $0.variant == nil })
    #expect(plain.items.isEmpty)
    #expect(screens.first { $0.variant == "canSort" }?.items.map(\.summary) == ["right \"Sort\""])
    let wishes = try #require(screens.first { $0.variant == "showsWishes" })
    #expect(wishes.items.contains { $0.summary == "left \"Export\"" })
  }

  @Test func `a screen drawn twice has the values typed in for each`() throws {
    func controller(_ id: String, _ attributes: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController id="\(id)" customClass="PackagesController" sceneMemberID="viewController">
        <navigationItem key="navigationItem" id="n\(id)"/>
        <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
      </viewController></objects></scene>
      """
    }
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class PackagesController: UIViewController {
        @IBInspectable var showsWishes = false
        @IBInspectable var heading: String = ""
        @IBInspectable var exports: Bool = false
        override func viewDidLoad() {
          if exports {
            navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Export", style: .plain, target: nil, action: nil)
          }
          if showsWishes {
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Wishes", style: .plain, target: nil, action: nil)
          }
          if !heading.isEmpty { title = heading }
        }
        func showWishes() {
          let list = PackagesController()
          list.title = "Wish List"
          navigationController?.pushViewController(list, animated: true)
        }
      }
      """,
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes>
      \(controller("a", #"<userDefinedRuntimeAttribute type="boolean" keyPath="showsWishes" value="YES"/><userDefinedRuntimeAttribute type="string" keyPath="heading" value="Installed"/>"#))
      \(controller("b", #"<userDefinedRuntimeAttribute type="string" keyPath="heading"><string key="value">Found</string></userDefinedRuntimeAttribute>"#))
      </scenes>
      </document>
      """,
    ])
    let screens = try app.read().screens
    #expect(screens.allSatisfy { $0.variant == nil })
    #expect(screens.map { $0.title?.value.summary } == ["\"Installed\"", "\"Found\""])
    #expect(screens.map { $0.items.map(\.summary) } == [["right \"Wishes\""], []])
  }

  @Test func `a title that one of several callers gives is a variant`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class ListController: UIViewController {
        override func viewDidLoad() { title = folder.name }
      }
      class OnceController: UIViewController {
        override func viewDidLoad() { title = folder.name }
      }
      class Start: UIViewController {
        func wishes() {
          let list = ListController()
          list.title = "Wish List"
          show(list, sender: nil)
          let once = OnceController()
          once.title = "Only Once"
          show(once, sender: nil)
        }
        func all() { show(ListController(), sender: nil) }
      }
      """
    ])
    let screens = try app.read().screens
    let list = screens.filter { $0.name == "ListController" }
    #expect(list.first { $0.variant == nil }?.title?.value.isKnown == false)
    #expect(list.contains { $0.variant != nil && $0.title?.value.summary == "\"Wish List\"" })
    let once = try #require(screens.first { $0.name == "OnceController" && $0.variant == nil })
    #expect(once.title?.value.summary == "\"Only Once\"")
  }

  @Test func `a value of the app's own environment is not set until somebody sets it`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      private struct SheetKey: EnvironmentKey { static let defaultValue: Sheet? = nil }
      extension EnvironmentValues {
        var sheet: Sheet? { get { self[SheetKey.self] } set { self[SheetKey.self] = newValue } }
        @Entry var isSmall: Bool = true
      }
      struct Closing: ToolbarContent {
        @Environment(\\.sheet) private var context
        @Environment(\\.isSmall) private var isSmall
        var link: URL?
        var body: some ToolbarContent {
          if let context {
            ToolbarItem(placement: .cancellationAction) { Button("Close") { context.close() } }
            if let link { ToolbarItem(placement: .bottomBar) { Button("Open") {} } }
          }
          if isSmall {
            ToolbarItem { Button("Small") {} }
          } else {
            ToolbarItem { Button("Wide") {} }
          }
        }
      }
      struct Film: View {
        var body: some View { List {}.navigationTitle("Film").toolbar { Closing(link: address()) } }
      }
      """
    ])
    let screens = try app.read().screens
    let film = try #require(screens.first { $0.variant == nil })
    #expect(film.items.map(\.summary) == ["automatic \"Small\""])
    let sheet = try #require(screens.first { $0.variant == "let context" })
    #expect(
      sheet.items.map(\.summary) == ["cancellationAction \"Close\"", "automatic \"Small\""])
    // What stands at the bottom makes no state of the bar at the top.
    #expect(!screens.contains { $0.variant == "let link" })
  }

  @Test func `size classes are those of the device`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Mail: View {
        @Environment(\\.horizontalSizeClass) private var horizontalSizeClass
        var body: some View {
          List {}.navigationTitle("Mail").toolbar {
            if horizontalSizeClass == .compact { Button("Menu") {} } else { Button("Columns") {} }
            if UIDevice.current.userInterfaceIdiom == .pad { Button("Window") {} }
          }
        }
      }
      """
    ])
    let phone = try #require(try app.screen("Mail"))
    #expect(phone.items.map(\.summary) == ["automatic \"Menu\""])
    let pad = try #require(try app.read(isPad: true).screens.first)
    #expect(pad.items.map(\.summary) == ["automatic \"Columns\"", "automatic \"Window\""])
  }

  @Test func `a screen comes without an error`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Progress {
        case loading, done, broken
        var isError: Bool { [.broken].contains(self) }
      }
      class Folder: ObservableObject { @Published var state: Progress? }
      class Model: ObservableObject { @Published var folder = Folder() }
      struct Files: View {
        @ObservedObject var model: Model
        var body: some View {
          List {}.navigationTitle("Files").toolbar {
            if let state = model.folder.state {
              if state.isError { Button("Retry") {} } else if state == .loading { ProgressView() }
            }
            Button("Add") {}
          }
        }
      }
      """
    ])
    let files = try #require(try app.screen("Files"))
    #expect(files.items.map(\.summary) == ["automatic \"Add\""])
  }

  @Test func `a stack with nothing in it is no screen`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Start: View {
        var body: some View {
          NavigationSplitView {
            List {}.navigationTitle("Notes")
          } detail: {
            NavigationStack { }
              .navigationTitle("Nothing")
              .toolbar { Button("Add") {} }
          }
        }
      }
      struct Blank: View {
        var body: some View { NavigationStack { EmptyView() }.navigationTitle("Blank") }
      }
      """
    ])
    let titles = try app.read().screens.map { $0.title?.value.summary }
    #expect(titles == ["\"Notes\""])
  }

  @Test func `buttons of both sides that come together are one variant`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class ListController: UITableViewController {
        override func viewDidLoad() {
          title = "List"
          update()
        }
        func update() {
          if isEditing {
            navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
          } else {
            navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
          }
        }
      }
      """
    ])
    let items = try app.read().screens.map { $0.items.map(\.summary) }
    #expect(
      items == [
        ["left system edit", "right system add"], ["left system cancel", "right system done"],
      ])
  }

  @Test func `a branch that the device decides is none`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      extension EnvironmentValues { @Entry var deviceType: DeviceType = .unspecified }
      struct Shelf: View {
        @Environment(\\.deviceType) private var deviceType
        var body: some View {
          List {}.navigationTitle("Shelf").toolbar {
            if model.count > 1 {
              Button("Sort") {}
              if deviceType == .phone { Button("Choose") {} }
            } else {
              Button("Add") {}
            }
          }
        }
      }
      """
    ])
    let items = try app.read().screens.map { $0.items.map(\.summary) }
    #expect(items == [["automatic \"Sort\"", "automatic \"Choose\""], ["automatic \"Add\""]])
  }

  @Test func `a function that is passed on by its name makes a view or a screen`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Kind { case first, second
        var title: String { switch self { case .first: "First"; case .second: "Second" } }
      }
      struct Inner<Perform: View>: View {
        let perform: () -> Perform
        var body: some View {
          List {}.toolbar { ToolbarItem(placement: .confirmationAction) { perform().disabled(true) } }
        }
      }
      struct Middle<Perform: View>: View {
        let perform: () -> Perform
        var body: some View { Inner(perform: perform) }
      }
      struct Moving: View {
        var body: some View { Middle(perform: performButton).navigationTitle("Moving") }
        func performButton() -> some View { Button("Move") {} }
      }
      struct Cover<Cover: View>: ViewModifier {
        let cover: (Kind) -> Cover
        func body(content: Content) -> some View {
          content.sheet(item: .constant(nil)) { kind in cover(kind) }
        }
      }
      extension View {
        func covered<Content: View>(content: @escaping (Kind) -> Content) -> some View {
          modifier(Cover(cover: content))
        }
      }
      struct Routes: View {
        var body: some View { List {}.navigationTitle("Routes").covered(content: routeSheet) }
        func routeSheet(item: Kind) -> some View {
          NavigationStack { Editor().navigationTitle(item.title) }
        }
      }
      struct Editor: View {
        var body: some View { Form {}.toolbar { Button("OK") {} } }
      }
      """
    ])
    let screens = try app.read().screens
    let moving = try #require(screens.first { $0.title?.value.summary == "\"Moving\"" })
    #expect(moving.items.map(\.summary) == ["confirmationAction \"Move\""])
    let editor = try #require(screens.first { $0.name == "Editor" && $0.variant == nil })
    #expect(editor.title?.value.summary == "\"First\"")
  }

  @Test func `editing is told by whatever the parameter of its function is called`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        override func viewDidLoad() { title = "Note" }
        override func setEditing(_ enabled: Bool, animated: Bool) {
          if isEditing != enabled {
            super.setEditing(enabled, animated: animated)
            if enabled {
              navigationItem.leftBarButtonItem = done
            } else {
              navigationItem.leftBarButtonItem = nil
            }
          }
        }
        func touch() { setEditing(true, animated: true) }
      }
      """
    ])
    #expect(try app.screen("NoteController")?.items.isEmpty == true)
    #expect(
      try app.read().screens.contains {
        $0.variant != nil && $0.items.map(\.summary) == ["left system done"]
      })
  }
}
