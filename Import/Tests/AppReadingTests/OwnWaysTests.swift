import AppReading
import SampleApps
import Testing

/// Apps' own ways of making what SwiftUI and UIKit make.
@Suite struct OwnWaysTests {
  @Test func `an own initializer of a button is looked through, also to its icon`() throws {
    let app = try SampleApp([
      "Icons.swift": """
      import SwiftUI
      public struct Icon {
        let name: String
        init(_ name: String) { self.name = name }
        struct General { let paste: Icon = .init("doc.on.clipboard") }
        static let general = General()
        func computed() -> String { table[name] }
      }
      extension Button where Label == SwiftUI.Label<Text, Image> {
        init(_ title: LocalizedStringResource, icon: Icon, action: @escaping () -> Void) {
          switch icon.source {
          case .system: self.init(LocalizedStringKey(title.key), systemImage: icon.computed(), action: action)
          case .custom: self.init(LocalizedStringKey(title.key), image: icon.computed(), action: action)
          }
        }
      }
      """,
      "View.swift": """
      import SwiftUI
      struct Find: View {
        var body: some View {
          content.navigationTitle("Find")
        }
        var content: some View {
          List {}.toolbar { Button("Paste", icon: .general.paste) {} }
            .navigationSearchBar(bar)
        }
        var bar: some View { SearchBar("Look for", text: $text).focused($isFocused) }
      }
      """,
      "en.lproj/Localizable.strings": "\"Paste\" = \"Paste it\";",
    ])
    let find = try #require(try app.screen("Find"))
    #expect(find.items.map(\.summary) == ["automatic symbol doc.on.clipboard"])
    guard case .symbol(_, label: let label)? = find.items.first?.content else { return }
    #expect(label?.summary == "key Paste")
    #expect(find.search?.value.placeholder?.summary == "\"Look for\"")
  }

  @Test func `a body that is a function, and a property called content, are screens`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      import Flux
      struct Fans: ConnectedView {
        func map(state: AppState) -> Props { Props() }
        func body(props: Props) -> some View {
          NavigationView { List {}.navigationBarTitle("Fans") }
        }
      }
      struct Server: View {
        var body: some View { content.navigationBarTitleDisplayMode(.inline) }
        var content: some View {
          List {}.toolbar { Menu { Button("Block") {} } label: { Image(systemName: "ellipsis") } }
        }
      }
      struct Person: View {
        var body: some View { List {}.toolbar { EditButton() } }
      }
      struct Home: View {
        var body: some View {
          Group { if let person { Person() } else { Server() } }
            .navigationBarTitleDisplayMode(.large)
        }
      }
      """
    ])
    #expect(try app.screen("Fans")?.title?.value.summary == "\"Fans\"")
    let server = try #require(try app.screen("Server"))
    #expect(server.titleMode?.value == .inline)
    #expect(server.items.map(\.summary) == ["automatic symbol ellipsis"])
    #expect(try app.screen("Home")?.items.map(\.summary) == ["automatic system edit"])
  }

  @Test func `a screen with a stack of its own has no back button and keeps its content's tint`()
    throws
  {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Panel: View {
        let kind: Kind
        var body: some View {
          switch kind {
          case .about: About()
          case .form: Form1()
          }
        }
      }
      struct About: View {
        var body: some View {
          NavigationView {
            NavigationLink(destination: Form1()) { Text("Form") }.navigationBarTitle("About")
          }
        }
      }
      struct Form1: View {
        var body: some View { NavigationView { List {}.navigationBarTitle("Form") } }
      }
      struct Plain: View {
        var body: some View { List {}.accentColor(.red).navigationBarTitle("Plain") }
      }
      """
    ])
    #expect(try app.screen("Form1")?.parent == nil)
    #expect(try app.screen("Plain")?.tint == nil)
  }

  @Test func `words from functions of C, and buttons put before others, are understood`() throws {
    let app = try SampleApp([
      "Words.m": """
      #import "Words.h"
      /** "Chats", title */
      NSString* CHATS_STRING() { return [Language translated:@"Chats"]; }
      NSString *NAMED_STRING(NSString *name) { return [Language translated:name]; }
      static int count(void) { return 3; }
      @implementation Language
      + (NSString *)translated:(NSString *)english {
        NSString *found = NSLocalizedStringFromTableInBundle(english, nil, bundle, nil);
        if (![found length]) { found = english; }
        return found;
      }
      @end
      """,
      "List.m": """
      #import <UIKit/UIKit.h>
      @interface ListController : UIViewController
      @end
      @implementation ListController
      - (void)viewDidLoad {
        self.title = CHATS_STRING();
        UIBarButtonItem *add = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:self action:@selector(add:)];
        NSMutableArray *items = @[add].mutableCopy;
        if ([Camera isThere]) {
          UIBarButtonItem *scan = [[UIBarButtonItem alloc] initWithTitle:NAMED_STRING(@"Scan") style:UIBarButtonItemStylePlain target:self action:@selector(scan:)];
          [items insertObject:scan atIndex:0];
        }
        self.navigationItem.rightBarButtonItems = items;
      }
      @end
      """,
      "de.lproj/Localizable.strings": "\"Chats\" = \"Unterhaltungen\"; \"Scan\" = \"Einlesen\";",
    ])
    let list = try #require(try app.screen("ListController"))
    #expect(list.title?.value.summary == "key Chats")
    #expect(list.items.map(\.summary) == ["right key Scan", "right system add"])
  }

  @Test func `the innermost style of a label counts, and own names of symbols`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum SFSymbol {
        static let more = "ellipsis.circle"
        static var toolbar: String { Self.more }
      }
      struct Things: View {
        var body: some View {
          List {}.navigationTitle("Things").toolbar {
            Menu { Button("One") {} } label: {
              Label("More", systemImage: SFSymbol.toolbar).labelStyle(.iconOnly)
            }
            .labelStyle(.titleAndIcon)
            Button {} label: { Label("Add", systemImage: "plus") }.labelStyle(.titleAndIcon)
          }
        }
      }
      struct ThingsForMacOS: View { var body: some View { List {}.navigationTitle("Mac") } }
      """
    ])
    let things = try #require(try app.screen("Things"))
    #expect(
      things.items.map(\.summary)
        == ["automatic symbol ellipsis.circle", "automatic symbol plus with \"Add\""])
    #expect(try app.screen("ThingsForMacOS") == nil)
  }

  @Test func `a bar button item of one's own shows the pictures and words it is given`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      final class ItemsView: UIBarButtonItem {
        struct Input { let image: UIImage?; let title: String? }
        private let input: [Input]
        init(with input: [Input]) {
          self.input = input
          super.init()
          customView = UIStackView(arrangedSubviews: input.map { made($0) })
        }
      }
      extension UINavigationItem {
        func setRight(with input: [ItemsView.Input]) { rightBarButtonItem = ItemsView(with: input) }
        var ownTitleText: String? {
          get { titleLabel?.text }
          set { titleLabel?.text = newValue }
        }
      }
      class BaseController: UIViewController {
        override func viewDidLoad() { navigationItem.title = bookmark.name }
      }
      class InboxController: BaseController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.ownTitleText = "Inbox"
          let find = UIImage(systemName: "magnifyingglass")
          navigationItem.setRight(with: [
            ItemsView.Input(image: UIImage(systemName: "questionmark.circle")),
            ItemsView.Input(image: find?.tinted(.gray)),
          ])
        }
      }
      """
    ])
    let inbox = try #require(try app.screen("InboxController"))
    #expect(inbox.title?.value.summary == "\"Inbox\"")
    #expect(
      inbox.items.map(\.summary) == [
        "right symbol magnifyingglass", "right symbol questionmark.circle",
      ])
  }

  @Test func `code that is nested or chained beyond reason is read all the same`() throws {
    let chain = String(repeating: ".padding()", count: 4_000)
    let sum = Array(repeating: "\"a\"", count: 1_000).joined(separator: " + ")
    let functions = (0..<1_000).map { "func f\($0)() { f\(($0 + 1) % 1_000)() }" }
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Long: View { var body: some View { List {}\(chain).navigationTitle("Long") } }
      struct Sum: View { var body: some View { List {}.navigationTitle(\(sum)) } }
      """,
      "B.swift": """
      import UIKit
      class ManyController: UIViewController {
        override func viewDidLoad() { title = "Many"; f0() }
        \(functions.joined(separator: "\n"))
      }
      """,
    ])
    let screens = try app.read().screens
    #expect(Set(screens.map(\.name)) == ["Long", "Sum", "ManyController"])
  }
}
