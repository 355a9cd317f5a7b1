import AppReading
import SampleApps
import Testing

/// Conditions whose answer stands in another place of the code.
@Suite struct AskedElsewhereTests {
  static let glass = """
    import SwiftUI
    public var isGlass: Bool {
      if #available(iOS 26.0, *) { return true } else { return false }
    }
    struct OwnTitle: ViewModifier {
      let title: String
      func body(content: Content) -> some View {
        if isGlass {
          content.navigationTitle(title)
        } else {
          content.toolbar { ToolbarItem(placement: .topBarLeading) { Text(title) } }
        }
      }
    }
    struct MoveView: View {
      var body: some View {
        Text("").navigationBarTitleDisplayMode(.inline).modifier(OwnTitle(title: "Move")).toolbar {
          ToolbarItem(placement: isGlass ? .topBarLeading : .topBarTrailing) {
            Button {} label: { Image(systemName: "xmark") }
          }
        }
      }
    }
    """

  @Test func `a name outside of types that asks for the system's version is answered`() throws {
    let app = try SampleApp(["A.swift": Self.glass])
    let old = try #require(try app.screen("MoveView"))
    #expect(old.title == nil)
    #expect(
      Set(old.items.map(\.summary)) == [
        "topBarTrailing symbol xmark", "topBarLeading label \"Move\"",
      ])
    let new = try #require(try app.screen("MoveView", system: 26))
    #expect(new.title?.value.summary == "\"Move\"")
    #expect(new.items.map(\.summary) == ["topBarLeading symbol xmark"])
    #expect(try app.read().screens.count == 1)
  }

  @Test func `a function of the class that answers for ever decides`() throws {
    let app = try SampleApp([
      "Base.h": """
      @interface BaseController : UIViewController
      + (BOOL)isButtonInBar;
      - (NSString *)buttonTitle;
      @end
      """,
      "Base.m": """
      #import "Base.h"
      @implementation BaseController
      + (BOOL)isButtonInBar { return IS_IPHONE_5_OR_LESS; }
      - (void)viewDidLoad {
        [super viewDidLoad];
        if ([self.class isButtonInBar]) {
          UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithTitle:[self buttonTitle]
              style:UIBarButtonItemStylePlain target:self action:@selector(go:)];
          self.navigationItem.rightBarButtonItem = item;
        }
      }
      - (void)showActivity {
        if ([self.class isButtonInBar]) {
          self.navigationItem.rightBarButtonItem = self.barItem;
        }
      }
      @end
      """,
      "First.h": "@interface FirstController : BaseController\n@end",
      "First.m": """
      #import "First.h"
      @implementation FirstController
      - (NSString *)buttonTitle { return @"Go"; }
      - (void)viewDidLoad { [super viewDidLoad]; self.title = @"First"; }
      @end
      """,
      "Second.h": "@interface SecondController : BaseController\n@end",
      "Second.m": """
      #import "Second.h"
      @implementation SecondController
      + (BOOL)isButtonInBar { return YES; }
      - (NSString *)buttonTitle { return @"Go"; }
      - (void)viewDidLoad { [super viewDidLoad]; self.title = @"Second"; }
      @end
      """,
      "C.swift": """
      class PlainController: UIViewController {
        func shows() -> Bool { false }
        override func viewDidLoad() {
          title = "Plain"
          if shows() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
          }
        }
      }
      class ShowingController: PlainController {
        override func shows() -> Bool { true }
        override func viewDidLoad() { super.viewDidLoad(); title = "Showing" }
        func go() { show(PlainController(), sender: nil) }
      }
      """,
    ])
    #expect(try app.screen("FirstController")?.items.isEmpty == true)
    #expect(try app.screen("SecondController")?.items.map(\.summary) == ["right \"Go\""])
    #expect(try app.screen("PlainController")?.items.isEmpty == true)
    #expect(try app.screen("ShowingController")?.items.map(\.summary) == ["right system add"])
    #expect(try app.read().screens.filter { $0.variant != nil }.isEmpty)
  }

  @Test func `words that are only sometimes added to a title are left out of it`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class SettingsController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          let locked = store.isLocked
          title = NSLocalizedString("settings", comment: "")
            + (locked ? " (" + NSLocalizedString("locked", comment: "") + ")" : "")
        }
      }
      """,
      "en.lproj/Localizable.strings": "\"settings\" = \"Settings\"; \"locked\" = \"locked\";",
    ])
    #expect(try app.screen("SettingsController")?.title?.value.summary == "key settings")
  }
}
