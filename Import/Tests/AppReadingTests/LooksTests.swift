import AppReading
import Foundation
import SampleApps
import Testing

@Suite struct LooksTests {
  private static let accent = """
    {"colors": [
      {"color": {"color-space": "srgb", "components": {"alpha": "1.000", "blue": "0xC5", "green": "67", "red": "0.8"}}, "idiom": "universal"},
      {"appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"platform": "ios", "reference": "systemGreenColor"}, "idiom": "universal"}
    ], "info": {"author": "xcode", "version": 1}}
    """

  @Test func `a colour of a catalog is known by its value, in the dark too`() throws {
    let app = try SampleApp([
      "Assets.xcassets/Brand Ink.colorset/Contents.json": Self.accent,
      "Widgets/Assets.xcassets/AccentColor.colorset/Contents.json": Self.accent,
    ])
    let looks = try app.read().looks
    #expect(looks.color("asset:Brand Ink") == "#cc43c5")
    #expect(looks.color("asset:brandInk", isDark: true) == "systemGreen")
    #expect(looks.color("asset:Other") == nil)
    #expect(looks.color("label") == "label" && looks.accentColor == nil)
  }

  @Test func `a colour of a type inside of Color is the app's own`() throws {
    let read = try SampleApp([
      "A.swift": """
      import SwiftUI
      extension Color {
        enum Brand { static let secondary = Color(red: 0, green: 0, blue: 1) }
      }
      struct FirstView: View {
        var body: some View {
          Text("").navigationTitle("A").toolbarBackground(Color.Brand.secondary, for: .navigationBar)
        }
      }
      """
    ]).read()
    #expect(read.screens.first?.background?.value == "#0000ff")
  }

  @Test func `a picture of a catalog has its size in points`() throws {
    let app = try SampleApp([
      "Assets.xcassets/gear.imageset/Contents.json":
        #"{"images": [{"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "filename": "gear@2x.png", "scale": "2x"}]}"#,
      "Assets.xcassets/leaf.imageset/Contents.json":
        #"{"images": [{"idiom": "universal", "filename": "leaf.svg"}]}"#,
      "Assets.xcassets/leaf.imageset/leaf.svg": #"<svg width="20" height="18.5" xmlns="x"/>"#,
      "Assets.xcassets/out.imageset/Contents.json":
        #"{"images": [{"idiom": "universal", "filename": "../leaf.imageset/leaf.svg"}]}"#,
    ])
    var head = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    head += Data("IHDR".utf8) + Data([0, 0, 0, 44, 0, 0, 0, 60, 8, 6, 0, 0, 0])
    try app.write("Assets.xcassets/gear.imageset/gear@2x.png", head)
    let looks = try app.read().looks
    let gear = try #require(looks.size(ofImage: "gear"))
    #expect(gear.width == 22 && gear.height == 30)
    let leaf = try #require(looks.size(ofImage: "leaf"))
    #expect(leaf.width == 20 && leaf.height == 18.5)
    #expect(looks.size(ofImage: "out") == nil)
  }

  @Test func `the app's property list counts, that of an extension does not`() throws {
    func list(_ inner: String) -> String {
      #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\#(inner)</dict></plist>"#
    }
    let app = try SampleApp([
      "App/Info.plist": list(
        "<key>UIDesignRequiresCompatibility</key><true/>\n<key>UIUserInterfaceStyle</key><string>Dark</string>"
      ),
      "E/Info.plist": list(
        "<key>NSExtension</key><dict/><key>UIUserInterfaceStyle</key><string>Light</string>"),
      "A.xcodeproj/project.pbxproj": "\t\tdevelopmentRegion = \"pt-BR\";\n",
      "Broken-Info.plist": "<plist",
    ])
    let read = try app.read()
    #expect(read.looks.requiresCompatibility?.value == true)
    #expect(read.looks.userInterfaceStyle?.value == "dark")
    #expect(read.looks.userInterfaceStyle?.place.line == 2)
    #expect(read.words.developmentLanguage == "pt_BR")
    #expect(
      read.notes.map(\.text) == [
        "is not a project that can be read; the languages of its targets are not known",
        "is not a property list",
      ])
  }

  @Test func `a proxy says how every bar looks, a screen how its own does`() throws {
    let app = try SampleApp([
      "App.swift": """
      import UIKit
      extension UIColor { static var brand: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) } }
      class AppDelegate: NSObject {
        func look() {
          let bar = UINavigationBar.appearance()
          bar.tintColor = .brand
          bar.titleTextAttributes = [.foregroundColor: UIColor.white]
          let look = UINavigationBarAppearance()
          look.configureWithOpaqueBackground()
          look.backgroundColor = UIColor(named: "Sea")
          look.largeTitleTextAttributes = [NSAttributedString.Key.foregroundColor: UIColor(named: "Ink")!]
          look.shadowColor = nil
          UINavigationBar.appearance().standardAppearance = look
          UINavigationBar.appearance(whenContainedInInstancesOf: [UIView.self]).barTintColor = .green
          UINavigationBar.appearance().scrollEdgeAppearance = look
          UIToolbar.appearance().tintColor = .red
        }
      }
      class PlainController: UIViewController {
        private lazy var clear: UINavigationBarAppearance = {
          let look = UINavigationBarAppearance()
          look.configureWithTransparentBackground()
          return look
        }()
        override func viewDidLoad() { title = "Plain"; navigationItem.standardAppearance = clear }
      }
      """
    ])
    let bar = try app.read().looks.bar
    #expect(bar.tint?.value == "#ff8000")
    #expect(bar.title?.value == "white" && bar.barTint == nil)
    let look = try #require(bar.appearances["standardAppearance"]?.value)
    #expect(look.configuration == "opaqueBackground" && look.background == "asset:Sea")
    #expect(look.largeTitle == "asset:Ink" && look.hidesShadow)
    #expect(bar.appearances["scrollEdgeAppearance"]?.value == look)
    let own = try #require(try app.screen("PlainController")).look
    #expect(own.appearances["standardAppearance"]?.value.configuration == "transparentBackground")
  }

  @Test(arguments: [
    "standardAppearance.backButtonAppearance = back",
    "scrollEdgeAppearance?.backgroundColor = .red",
  ])
  func `a look that nothing is said of, or that is not there, is none`(step: String) throws {
    let read = try SampleApp([
      "A.swift": """
      import UIKit
      class AppDelegate: NSObject {
        func look() { UINavigationBar.appearance().\(step) }
      }
      class Hall: UIViewController { override func viewDidLoad() { title = "Hall" } }
      """
    ]).read()
    #expect(read.looks.bar.appearances.isEmpty)
  }

  @Test(arguments: [
    "let look = navigationBar.standardAppearance\nlook.titleTextAttributes = words",
    "navigationBar.standardAppearance.titleTextAttributes = words",
    """
    let setUp = { [weak self] () -> Void in
      guard let strongSelf = self else { return }
      strongSelf.navigationBar.standardAppearance.titleTextAttributes = [
        NSAttributedString.Key.foregroundColor : UIColor.red, .font: Faces.title,
      ]
    }
    setUp()
    """,
  ])
  func `a stack changes the look that its bar has`(steps: String) throws {
    let read = try SampleApp([
      "A.swift": """
      import UIKit
      class Deck: UINavigationController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let words: [NSAttributedString.Key: Any] = [
            .foregroundColor: UIColor.red, .font: Faces.title,
          ]
          \(steps)
        }
      }
      enum Faces { static var title: UIFont { return UIFont.systemFont(ofSize: 18, weight: .medium) } }
      class Hall: UIViewController { override func viewDidLoad() { title = "Hall" } }
      class Flow {
        func start() { window.rootViewController = Deck(rootViewController: Hall()) }
      }
      """
    ]).read()
    let look = read.looks.ownBar.appearances["standardAppearance"]?.value
    #expect(look?.title == "red")
    #expect(look?.titleFont?.size == 18 && look?.titleFont?.weight == "medium")
  }

  @Test func `the colour of something inside a screen is not its bar's`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct AView: View {
        var body: some View {
          NavigationStack { List { Text("").tint(.red); Row() }.navigationTitle("A") }.tint(.green)
        }
      }
      struct BView: View {
        var body: some View { List { Text("").tint(.red); Row() }.navigationTitle("B") }
      }
      struct CView: View {
        @State var chosen = Color.red
        var body: some View { NavigationStack { List {}.navigationTitle("C") }.tint(chosen) }
      }
      struct Row: View { var body: some View { Text("").toolbar { Button("x") {} }.tint(.blue) } }
      """
    ])
    #expect(try app.screen("AView")?.tint?.value == "systemGreen")
    #expect(try app.screen("BView")?.tint == nil)
    #expect(try app.screen("CView")?.tint == nil)
  }

  @Test(arguments: [
    "UISearchBar.appearance().placeholder = \"Find\"",
    "UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).attributedPlaceholder = NSAttributedString(string: \"Find\")",
    "let field = UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]); field.placeholder = \"Find\"",
    "UITextField.appearance(whenContainedInInstancesOf: [CardView.self]).placeholder = \"Find\"",
  ])
  func `an appearance proxy says what search fields without words read`(line: String) throws {
    let app = try SampleApp([
      "Code.swift": """
      import UIKit
      class AppDelegate: UIResponder {
        func start() { \(line) }
      }
      class PlainController: UIViewController {
        override func viewDidLoad() {
          navigationItem.searchController = UISearchController(searchResultsController: nil)
        }
      }
      class OwnController: UIViewController {
        let search = UISearchController(searchResultsController: nil)
        override func viewDidLoad() {
          search.searchBar.searchTextField.attributedPlaceholder = NSAttributedString(string: "Own")
          navigationItem.searchController = search
        }
      }
      """
    ])
    let isOfSearch = !line.contains("CardView")
    let plain = try app.screen("PlainController")?.search?.value
    #expect(plain?.placeholder == (isOfSearch ? .verbatim("Find") : nil))
    #expect(plain?.placeholderPlace?.line == (isOfSearch ? 3 : nil))
    #expect(try app.screen("OwnController")?.search?.value.placeholder == .verbatim("Own"))
  }
}
