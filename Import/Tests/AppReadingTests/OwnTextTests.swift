import AppReading
import SampleApps
import Testing

/// Words and pictures that the app's own initializers, closures and devices give.
@Suite struct OwnTextTests {
  @Test func `an initializer that the app adds to String looks words up`() throws {
    let app = try SampleApp([
      "en.lproj/Localizable.strings": "\"Edit\" = \"Edit\";",
      "en.lproj/Errors.strings": "\"Bad\" = \"Went wrong\";",
      "A.swift": """
      import UIKit
      enum Kind { case general, errors
        var table: String? {
          switch self { case .general: return nil
          case .errors: return "Errors" }
        } }
      extension String {
        init(ourKey: String, kind: Kind = .general) {
          if let bundle = Languages.shared.bundle {
            self = NSLocalizedString(ourKey, tableName: kind.table, bundle: bundle, comment: "")
          } else {
            self = NSLocalizedString(ourKey, tableName: kind.table, comment: "")
          }
        }
      }
      class HomeController: UIViewController {
        override func viewDidLoad() {
          title = String(ourKey: "Bad", kind: .errors)
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: String(ourKey: "Edit"), style: .plain, target: nil, action: nil)
        }
      }
      """,
    ])
    let screen = try #require(try app.screen("HomeController"))
    #expect(screen.title?.value.summary == "key Bad")
    #expect(screen.items.map(\.summary) == ["right key Edit"])
    #expect(screen.items.first?.isKnown == true)
  }

  @Test func `a picture's name comes from a closure that a property names`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      final class Theme: ObservableObject {
        enum Name { case close, add }
        var symbol: (Name) -> String = Theme.Name.standard
      }
      extension Theme.Name {
        static var standard: (Self) -> String {
          {
            switch $0 {
            case .add: return "plus"
            case .close: return "xmark"
            }
          }
        }
      }
      struct Icon: View {
        @EnvironmentObject private var theme: Theme
        private let name: Theme.Name
        init(_ name: Theme.Name) { self.name = name }
        var body: some View { Image(systemName: theme.symbol(name)) }
      }
      struct Home: View {
        var body: some View {
          List {}.navigationTitle("Home")
            .toolbar { Button { } label: { Icon(.close) } }
        }
      }
      """
    ])
    #expect(try app.screen("Home")?.items.map(\.summary) == ["automatic symbol xmark"])
  }

  @Test func `a phone is what a device of the app's own says, and no big one`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      protocol Sized { var hsClass: UserInterfaceSizeClass? { get }
        var vsClass: UserInterfaceSizeClass? { get } }
      extension Sized { var isBig: Bool { hsClass == .regular && vsClass == .regular } }
      struct Home: View, Sized {
        @Environment(\\.horizontalSizeClass) var hsClass
        @Environment(\\.verticalSizeClass) var vsClass
        @Environment(\\.deviceType) var deviceType
        var body: some View {
          List {}.navigationTitle("Home")
            .toolbar {
              if isBig { Button("Big") {} } else { Button("Small") {} }
              if deviceType == .phone { Button("Phone") {} }
              if deviceType == .pad { Button("Pad") {} }
            }
        }
      }
      """
    ])
    #expect(
      try app.read().screens.map { $0.items.map(\.summary) } == [
        ["automatic \"Small\"", "automatic \"Phone\""]
      ])
  }

  @Test func `a view's buttons where it is shown by itself are not those of screens around it`()
    throws
  {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Form: View { var body: some View { List {} } }
      struct Edit: View {
        var body: some View {
          Form().navigationTitle("Edit").toolbar { Button("Save") {} }
        }
      }
      struct Home: View {
        @State var isShown = false
        var body: some View {
          List {}.navigationTitle("Home")
            .sheet(isPresented: $isShown) {
              NavigationStack { Form().toolbar { Button("Cancel") {} } }
            }
        }
      }
      """
    ])
    #expect(try app.screen("Edit")?.items.map(\.summary) == ["automatic \"Save\""])
    #expect(try app.screen("Form")?.items.map(\.summary) == ["automatic \"Cancel\""])
  }

  @Test func `what a class inherits is gone once it sets its own`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class BaseController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done", style: .done, target: nil, action: nil)
        }
      }
      class LanguageController: BaseController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Language"
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Apply", style: .done, target: nil, action: nil)
        }
      }
      """
    ])
    let screens = try app.read().screens.filter { $0.name == "LanguageController" }
    #expect(screens.map { $0.items.map(\.summary) } == [["right \"Apply\""]])
  }

  @Test func `what an own link shows is a screen of its own`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct LongLink<Content: View>: View {
        let title: String
        @ViewBuilder let content: () -> Content
        var body: some View { NavigationLink(title) { content() } }
      }
      struct Home: View {
        var body: some View {
          List { LongLink(title: "Key") { Text("").navigationTitle("Private Key") } }
            .navigationTitle("Home")
        }
      }
      """
    ])
    let titles = try app.read().screens.map { $0.title?.value.summary }
    #expect(titles.contains("\"Home\""))
    #expect(titles.contains("\"Private Key\""))
  }

  @Test func `a space beside a menu's picture is not the menu`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Home: View {
        var body: some View {
          List {}.navigationTitle("Home")
            .toolbar {
              Menu { Text("a") } label: { HStack { Spacer()
                Image(systemName: "plus") } }
            }
        }
      }
      """
    ])
    #expect(try app.screen("Home")?.items.map(\.summary) == ["automatic symbol plus"])
  }
}

/// Controllers as they come, before anything is done.
@Suite struct ControllerStartTests {
  @Test func `a screen comes without being edited`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class HomeController: UITableViewController {
        override func viewDidLoad() {
          title = "Home"
          setButtons()
        }
        func setButtons() {
          let left: UIBarButtonItem?
          if isEditing {
            left = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
          } else {
            left = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
          }
          navigationItem.leftBarButtonItem = left
        }
      }
      """
    ])
    #expect(try app.screen("HomeController")?.items.map(\.summary) == ["left \"Edit\""])
  }

  @Test
  func `an initializer that the app adds to search controllers says what stands in the field`()
    throws
  {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      extension UISearchController {
        convenience init(filterText: String) {
          self.init(searchResultsController: nil)
          searchBar.placeholder = filterText
        }
      }
      class HomeController: UITableViewController {
        var search: UISearchController!
        override func viewDidLoad() {
          title = "Home"
          search = UISearchController(filterText: "Your Library")
          navigationItem.searchController = search
        }
      }
      """
    ])
    let placeholder = try app.screen("HomeController")?.search?.value.placeholder
    #expect(placeholder?.summary == "\"Your Library\"")
  }
}
