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
}
