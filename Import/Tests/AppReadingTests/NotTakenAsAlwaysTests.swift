import AppReading
import Foundation
import SampleApps
import Testing

/// What is set in some way of going on, or by something that never runs, is not there in any case.
@Suite struct NotTakenAsAlwaysTests {
  private func screens(_ files: [String: String]) throws -> [Screen] {
    try SampleApp(files).read().screens
  }

  private func items(_ screens: [Screen], _ name: String) -> [String]? {
    screens.first { $0.name == name && $0.variant == nil }?.items.map(\.summary)
  }

  @Test(arguments: [
    "present(Login(), animated: true)",
    "navigationController?.pushViewController(Login(), animated: true)",
  ])
  func `a back item set as a screen is presented is not that of screens which others push`(
    opens: String
  ) throws {
    let found = try screens([
      "A.swift": """
      import UIKit
      class List: UIViewController {
        override func viewDidLoad() { title = "List" }
        @objc func open() {
          navigationController?.pushViewController(Detail(), animated: true)
        }
        @objc func signIn() {
          navigationItem.backBarButtonItem = UIBarButtonItem(title: "Away", style: .plain, target: nil, action: nil)
          \(opens)
        }
      }
      class Detail: UIViewController { override func viewDidLoad() { title = "Detail" } }
      class Login: UIViewController { override func viewDidLoad() { title = "Login" } }
      """
    ])
    #expect(found.first { $0.name == "List" }?.backTitle == nil)
    #expect(found.first { $0.name == "Detail" }?.backsFrom.isEmpty == true)
    let back = found.first { $0.name == "Login" }?.backsFrom["List"]
    #expect((back == nil) == opens.hasPrefix("present"))
  }

  private let drawing = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="N">
      <scenes>
        <scene sceneID="S"><objects>
          <navigationController id="N" sceneMemberID="viewController">
            <connections><segue destination="A" kind="relationship" relationship="rootViewController" id="R"/></connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="T"><objects>
          <viewController id="A" customClass="Rows" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="Drawn" id="I">
              <barButtonItem key="rightBarButtonItem" systemItem="add" id="B"/>
            </navigationItem>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  /// The screen of a drawn class that has some code.
  private func drawn(_ code: String, isObjectiveC: Bool = false) throws -> Screen {
    let found = try screens([
      "Main.storyboard": drawing, isObjectiveC ? "A.m" : "A.swift": code,
    ])
    return try #require(found.first { $0.name == "Rows" && $0.variant == nil })
  }

  @Test func `a function called like an initializer is none`() throws {
    let code = """
      @interface Rows : UIViewController
      @end
      @implementation Rows
      - (void)viewDidLoad { [super viewDidLoad]; [self initItemsWith:self.model]; }
      - (void)initItemsWith:(Model *)model { self.title = @"Made"; }
      @end
      """
    #expect(try drawn(code, isObjectiveC: true).title?.value == .verbatim("Made"))
  }

  @Test func `a storyboard asks for the initializer with a coder alone`() throws {
    func code(_ more: String) -> String {
      """
      @interface Rows : UIViewController
      @end
      @implementation Rows
      - (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
        self = [super initWithNibName:name bundle:bundle];
        if (self) { self.title = @"Made"; }
        return self;
      }
      \(more)
      @end
      """
    }
    #expect(try drawn(code(""), isObjectiveC: true).title?.value == .verbatim("Drawn"))
    let maker =
      "- (void)again { UIViewController *other = [[Rows alloc] initWithNibName:nil bundle:nil]; [self show:other]; }"
    #expect(try drawn(code(maker), isObjectiveC: true).title?.value == .verbatim("Made"))
  }

  @Test func `a title beside the screen's own is not the first`() throws {
    let screen = try drawn(
      """
      @interface Rows : UIViewController
      @property (nonatomic) NSString *plainTitle;
      @property (nonatomic) NSArray *marked;
      @end
      @implementation Rows
      - (void)viewDidLoad { [self setPlainTitle:self.navigationItem.title]; }
      - (void)setMarked:(NSArray *)all {
        NSInteger number = [all count];
        [self.navigationItem setTitle:(number > 0 ? [NSString stringWithFormat:@"%ld Marked", (long)number] : self.plainTitle)];
      }
      @end
      """, isObjectiveC: true)
    #expect(screen.title?.value == .verbatim("Drawn"))
  }

  @Test(arguments: [
    "navigationItem.rightBarButtonItem = nil",
    "navigationItem.setRightBarButton(nil, animated: false)",
  ])
  func `a drawn button that every branch takes away is gone`(clears: String) throws {
    func code(_ otherwise: String) -> String {
      """
      import UIKit
      class Rows: UIViewController {
        var picks = false
        override func viewWillAppear(_ animated: Bool) {
          if model.isShort { \(clears) } else { view.isHidden = false; \(otherwise) }
        }
      }
      """.replacingOccurrences(of: "; ", with: "\n")
    }
    #expect(try drawn(code(clears)).items.map(\.summary) == [])
    #expect(try drawn(code("picks = true")).items.map(\.summary) == ["right system add"])
  }

  @Test func `what each later branch replaces is not left of an earlier one`() throws {
    let found = try screens([
      "A.swift": """
      import UIKit
      class Page: UIViewController {
        override func viewDidLoad() {
          title = "Page"
          if kind.isCast { navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Cast", style: .plain, target: nil, action: nil) }
          if kind.isShared {
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
          } else {
            navigationItem.rightBarButtonItem = nil
          }
        }
      }
      """
    ])
    #expect(Set(found.map { $0.items.map(\.summary) }) == [[], ["right \"Share\""]])
  }

  @Test(arguments: [true, false])
  func `a thing that a model has in some cases alone is special`(hasSome: Bool) throws {
    let found = try screens([
      "A.swift": """
      import UIKit
      protocol Facts { var shared: Shared? { get } }
      struct Plain: Facts {
        let kind: Kind
        var shared: Shared? {
          switch kind {
          case .film: return Shared(1)
          default: return \(hasSome ? "nil" : "Shared(2)")
          }
        }
      }
      class Shared { init(_ number: Int) {} }
      struct Model { var facts: Facts }
      class Page: UIViewController {
        let model: Model
        override func viewDidLoad() {
          title = "Page"
          if model.facts.shared != nil {
            navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
          } else {
            navigationItem.rightBarButtonItem = nil
          }
        }
      }
      """
    ])
    #expect(items(found, "Page") == (hasSome ? [] : ["right system action"]))
  }

  @Test func `a way back to what settings start as is not there at first`() throws {
    let found = try screens([
      "A.swift": """
      import SwiftUI
      class Model: ObservableObject {
        @Published var settings = Settings()
        var hasDefaultSettings: Bool { Settings.equal(settings, start) }
      }
      struct Filters: View {
        @ObservedObject var model: Model
        var body: some View {
          NavigationView {
            List {}.navigationTitle("Filters").toolbar {
              ToolbarItem(placement: .navigationBarLeading) {
                if !model.hasDefaultSettings { Button("Reset") {} }
              }
            }
          }
        }
      }
      @main struct Main: App { var body: some Scene { WindowGroup { Filters(model: Model()) } } }
      """
    ])
    #expect(items(found, "Filters") == [])
  }

  @Test(arguments: ["UIDevice.current.userInterfaceIdiom == .pad", "isNew"])
  func `a flag that only other devices set is off`(condition: String) throws {
    let found = try screens([
      "A.swift": """
      import UIKit
      class List: UIViewController {
        var isNew = true
        override func viewDidLoad() { title = "List" }
        @objc func open() {
          let editor = Editor()
          if \(condition) { editor.isApart = true }
          navigationController?.pushViewController(editor, animated: true)
        }
      }
      class Editor: UIViewController {
        var isApart = false
        override func viewDidLoad() {
          title = isApart ? "New" : "Editor"
          if isApart { navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel) }
        }
      }
      """
    ])
    let states = found.filter { $0.name == "Editor" }
    #expect(states.isEmpty == false && (states.count > 1) == (condition == "isNew"))
  }
}
