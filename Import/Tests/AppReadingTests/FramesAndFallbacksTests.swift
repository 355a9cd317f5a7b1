import AppReading
import SampleApps
import Testing

/// Frames around views, what stands in for a while, and what code does to what is drawn.
@Suite struct FramesAndFallbacksTests {
  @Test func `what hides the back button for a while leaves it at first`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class FormController: UIViewController {
        override func viewDidLoad() {
          title = "Form"
          if Settings.connects { connect() }
        }
        func connect() { navigationItem.hidesBackButton = true }
        func stop() { navigationItem.hidesBackButton = false }
      }
      class RootController: UIViewController {
        override func viewDidLoad() {
          title = "Root"
          navigationItem.hidesBackButton = true
        }
      }
      """
    ])
    #expect(try app.screen("FormController")?.hidesBack == nil)
    #expect(try app.screen("RootController")?.hidesBack?.value == true)
  }

  @Test func `something turning is a variant, also where nothing else stands there`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class ListController: UIViewController {
        override func viewDidLoad() {
          title = "List"
          load()
        }
        func load() {
          let wheel = UIActivityIndicatorView(style: .medium)
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: wheel)
          store.load { self.navigationItem.rightBarButtonItem = nil }
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.first { $0.variant == nil }?.items.isEmpty == true)
    #expect(screens.contains { $0.variant != nil && !$0.items.isEmpty })
  }

  @Test func `code gives a drawn button its words, and takes its place for a while`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class RoomController: UIViewController {
        override func awakeFromNib() {
          title = "Room"
          navigationItem.rightBarButtonItem?.title = "Create"
        }
        func save(sender: UIBarButtonItem) {
          navigationItem.leftBarButtonItem = sender
        }
      }
      """,
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s"><objects>
        <viewController id="a" customClass="RoomController" sceneMemberID="viewController">
          <navigationItem key="navigationItem" title="Drawn" id="n">
            <barButtonItem key="leftBarButtonItem" systemItem="stop" id="l"/>
            <barButtonItem key="rightBarButtonItem" title="Item" id="r"/>
          </navigationItem>
        </viewController>
      </objects></scene></scenes>
      </document>
      """,
    ])
    let room = try #require(try app.screen("RoomController"))
    #expect(room.items.map(\.summary) == ["left system stop", "right \"Create\""])
  }

  @Test func `a button that a function is handed to fill is known`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      struct Icon {
        let systemName: String
        let assetName: String
        init(_ systemName: String = "", assetName: String = "") {
          self.systemName = systemName
          self.assetName = assetName
        }
        static let person = Self("person.circle")
        static let more = Self("ellipsis")
        var image: UIImage {
          if !assetName.isEmpty { return UIImage(named: assetName)! } else { return UIImage.made(systemName: systemName) }
        }
      }
      extension UIImage {
        static let more = UIImage.made(systemName: Icon.more.systemName)
        static func made(systemName: String) -> UIImage { UIImage(systemName: systemName)! }
      }
      extension UIViewController {
        func setUp(button: inout UIBarButtonItem?) {
          button = UIBarButtonItem(image: Icon.person.image, style: .plain, target: nil, action: nil)
          navigationItem.leftBarButtonItem = button!
        }
      }
      class HomeController: UIViewController {
        var userButton: UIBarButtonItem?
        override func viewDidLoad() {
          title = "Home"
          setUp(button: &userButton)
          navigationItem.rightBarButtonItem = UIBarButtonItem(image: .more, menu: nil)
        }
      }
      """
    ])
    let home = try #require(try app.screen("HomeController"))
    #expect(
      home.items.map(\.summary) == ["left symbol person.circle", "right symbol ellipsis"])
  }

  @Test func `a base class whose title its heirs give is no screen`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class ListController: UITableViewController {
        var heading: String? { nil }
        override func viewDidLoad() { if let heading { show(heading) } }
        func show(_ words: String) { title = words }
      }
      class Album { var name: String { stored.name ?? "Unknown Album" } }
      class SongsController: ListController {
        override var heading: String? { "Songs" }
      }
      class AlbumController: ListController {
        let album: Album
        override var heading: String? { album.name }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["AlbumController", "SongsController"])
    #expect(screens[0].title?.value.isKnown == false)
    #expect(screens[1].title?.value.summary == "\"Songs\"")
  }

  @Test func `a search field has its words under a name of the class's own`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class ListController: UIViewController {
        weak var searchController: UISearchController?
        var searchBar: UISearchBar? { return searchController?.searchBar }
        override func viewDidLoad() {
          title = "List"
          let searchController = UISearchController(searchResultsController: nil)
          navigationItem.searchController = searchController
          self.searchController = searchController
          searchBar?.placeholder = "Find a room"
        }
      }
      """
    ])
    let list = try #require(try app.screen("ListController"))
    #expect(list.search?.value.placeholder?.summary == "\"Find a room\"")
  }

  @Test func `groups, pictures in texts and what only editing shows in a toolbar`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Chapters: View {
        @Environment(\\.editMode) var editMode
        var body: some View {
          List {}.navigationTitle("Chapters").toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              ControlGroup {
                Button {} label: { Image(systemName: "gear") }
                Button {} label: { Image(systemName: "keyboard") }
              }
            }
            ToolbarItem { Button("\\(Image(systemName: "plus"))") {} }
            ToolbarItem(placement: .bottomBar) {
              if editMode?.wrappedValue == .active { Button("Mark") {} }
            }
          }
        }
      }
      """
    ])
    let chapters = try #require(try app.screen("Chapters"))
    #expect(
      chapters.items.map(\.summary) == [
        "topBarTrailing symbol gear", "topBarTrailing symbol keyboard", "automatic symbol plus",
      ])
  }

  @Test func `a frame that several screens are put into is none of them`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Frame<Content>: View where Content: View {
        let content: () -> Content
        var body: some View { NavigationView(content: content) }
      }
      extension View {
        @ViewBuilder func when<Content: View>(_ flag: Bool, transform: (Self) -> Content) -> some View {
          if flag { transform(self) } else { self }
        }
      }
      struct Account: View {
        var body: some View {
          List {}.navigationTitle("Account")
            .sheet(isPresented: $signsIn) {
              Frame { WebPage().navigationTitle("Sign In").toolbar { Button("Close") {} } }
            }
            .sheet(isPresented: $signsOut) { Frame { WebPage().navigationTitle("Sign Out") } }
            .when(!model.isSmall) { view in view.searchable(text: $query) }
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(
      screens.map { $0.title?.value.summary } == [
        "\"Account\"", "\"Sign In\"", "\"Sign Out\"",
      ])
    #expect(screens.map(\.variant) == [nil, nil, nil])
    #expect(screens.map { $0.items.map(\.summary) } == [[], ["automatic \"Close\""], []])
    #expect(screens[0].search != nil)
  }

  @Test func `a bar that a drawn stack hides is there where code shows it`() throws {
    func scene(_ id: String) -> String {
      """
      <scene sceneID="s\(id)"><objects>
        <viewController id="\(id)" customClass="\(id)" sceneMemberID="viewController">
          <navigationItem key="navigationItem" title="\(id)" id="n\(id)"/>
          <connections><segue destination="Second" kind="show" id="g\(id)"/></connections>
        </viewController>
      </objects></scene>
      """
    }
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class First: UIViewController {}
      class Second: UIViewController {
        override func willMove(toParent parent: UIViewController?) {
          navigationController?.isNavigationBarHidden = (parent == nil)
        }
      }
      """,
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes>
      <scene sceneID="s"><objects><navigationController navigationBarHidden="YES" id="stack" sceneMemberID="viewController">
        <connections><segue destination="First" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      \(scene("First"))\(scene("Second"))
      </scenes>
      </document>
      """,
    ])
    #expect(try app.screen("First")?.isBarHidden?.value == true)
    #expect(try app.screen("Second")?.isBarHidden?.value == false)
  }

  @Test func `a view's display mode is that of the screen it stands in`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Chat: View { var body: some View { List {}.navigationBarTitleDisplayMode(.inline) } }
      struct Social: View {
        var body: some View { Group { Chat() }.toolbar { Button("Close") {} } }
      }
      """
    ])
    let social = try #require(try app.screen("Social"))
    #expect(social.titleMode?.value == .inline)
  }

  @Test func `words that a model's initializer puts into it are its title`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      struct RoomsModel {
        let title: String
        let name: String
        init(server: String) {
          title = "Rooms"
          name = server
        }
      }
      class RoomsController: UIViewController {
        var model: RoomsModel { didSet { title = model.title } }
      }
      class NameController: UIViewController {
        let model: RoomsModel
        override func viewDidLoad() { title = model.name }
      }
      """
    ])
    #expect(try app.screen("RoomsController")?.title?.value.summary == "\"Rooms\"")
    #expect(try app.screen("NameController")?.title?.value.isKnown == false)
  }

  @Test func `what is asked of something missing has the answer for that`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      class Model: ObservableObject { @Published var feed: Feed? }
      struct FeedView: View {
        @StateObject var model: Model
        var body: some View {
          List {}.navigationTitle("Feed").toolbar {
            if !(model.feed?.facets.isEmpty ?? true) { Button("Filter") {} }
            if model.feed?.isNew ?? true { Button("Load") {} }
          }
        }
      }
      """
    ])
    let feed = try #require(try app.screen("FeedView"))
    #expect(feed.items.map(\.summary) == ["automatic \"Load\""])
  }

  @Test func `what a button does is not there before it is touched`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class FilesController: UIViewController {
        let searchController = UISearchController(searchResultsController: nil)
        let sort = UIBarButtonItem(title: "Sort", style: .plain, target: self, action: #selector(search))
        override func viewDidLoad() {
          title = "Files"
          navigationItem.leftBarButtonItem = sort
          navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .search, target: self, action: #selector(search))
        }
        @objc func search() { navigationItem.searchController = searchController }
        func toggle() { sort.isEnabled = false }
        @IBAction func edit(_ sender: Any) {
          toggle()
          navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        }
      }
      """
    ])
    let files = try #require(try app.screen("FilesController"))
    #expect(files.search == nil)
    #expect(files.items.map(\.summary) == ["left \"Sort\"", "right system search"])
    #expect(files.items[0].isEnabled == true)
  }

  @Test func `what is set at the end in any case is the title`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class BaseController: UIViewController {
        func show(_ words: String) {
          if Connection.isRemote {
            navigationItem.titleView = RemoteView()
          } else {
            navigationItem.titleView = nil
            navigationItem.title = words
          }
        }
      }
      class FilesController: BaseController {
        override func viewDidLoad() {
          show(folder.name ?? "Files")
          navigationItem.title = folder.name
        }
      }
      class SharesController: BaseController {
        override func viewDidLoad() { show("Shares") }
      }
      """
    ])
    let files = try #require(try app.screen("FilesController"))
    #expect(files.title?.value.isKnown == false)
    let shares = try #require(try app.screen("SharesController"))
    #expect(shares.title?.value.summary == "\"Shares\"")
    #expect(shares.titleView == nil)
  }

  @Test func `a drawn controller that code pushes shows its title`() throws {
    func scene(_ name: String) -> String {
      """
      <scene sceneID="s\(name)"><objects>
        <viewController title="\(name) Drawn" id="\(name)" customClass="\(name)" sceneMemberID="viewController"/>
      </objects></scene>
      """
    }
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Pushed: UIViewController {}
      class WithButton: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        }
      }
      class Neither: UIViewController {}
      class Start: UIViewController {
        func show() { navigationController?.pushViewController(Pushed(), animated: true) }
      }
      """,
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes>\(scene("Pushed"))\(scene("WithButton"))\(scene("Neither"))</scenes>
      </document>
      """,
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["Pushed", "WithButton"])
    #expect(
      screens.map { $0.title?.value.summary } == [
        "\"Pushed Drawn\"", "\"WithButton Drawn\"",
      ])
  }

  @Test func `buttons are added to those that a base class sets`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class BaseController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Cast", style: .plain, target: nil, action: nil)
        }
      }
      class FilesController: BaseController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Files"
          addSearch()
        }
        func addSearch() {
          let button = UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil)
          if navigationItem.rightBarButtonItems != nil {
            navigationItem.rightBarButtonItems?.insert(button, at: 0)
          } else {
            navigationItem.rightBarButtonItem = button
          }
        }
      }
      class SortController: UIViewController {
        override func viewDidLoad() {
          title = "Sort"
          navigationItem.rightBarButtonItems = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
          navigationItem.rightBarButtonItems?.insert(UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil), at: 0)
          navigationItem.rightBarButtonItems?.append(UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil))
        }
      }
      """
    ])
    #expect(
      try app.screen("FilesController")?.items.map(\.summary) == [
        "right system search", "right \"Cast\"",
      ])
    #expect(
      try app.screen("SortController")?.items.map(\.summary) == [
        "right system edit", "right system add", "right system trash",
      ])
  }
}
