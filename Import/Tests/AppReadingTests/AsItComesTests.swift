import AppReading
import SampleApps
import Testing

/// What a screen shows as it comes, and what is no screen with a bar.
@Suite struct AsItComesTests {
  @Test func `of two buttons that one function sets the last stays`() throws {
    let app = try SampleApp([
      "Maps.m": """
      @interface Maps : UITableViewController
      @end
      @implementation Maps
      -(void) viewWillAppear:(BOOL) animated {
          [super viewWillAppear:animated];
          self.navigationItem.rightBarButtonItem = self.editButtonItem;
          self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Refresh" style:UIBarButtonItemStylePlain target:self action:@selector(refresh:)];
      }
      @end
      """
    ])
    #expect(try app.screen("Maps")?.items.map(\.summary) == ["right \"Refresh\""])
    #expect(try app.read().screens.count == 1)
  }

  @Test func `a view that stands there while something is recorded is not there at first`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Camera: UIViewController {
        var isRecording: Bool = false
        let timer = TimerView()
        override func viewDidLoad() { update() }
        func update() {
          if isRecording {
            navigationItem.titleView = timer
          } else {
            navigationItem.titleView = nil
            navigationItem.leftBarButtonItem =
              UIBarButtonItem(barButtonSystemItem: .close, target: self, action: nil)
          }
        }
        @objc func record() { isRecording = true; update() }
      }
      """
    ])
    let camera = try #require(try app.screen("Camera"))
    #expect(camera.titleView == nil)
    #expect(camera.items.map(\.summary) == ["left system close"])
  }

  @Test func `words for what has no title otherwise are not its title`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Viewer: UIViewController {
        override func viewDidLoad() {
          if let info = info {
            if let name = info["title"] as? String { title = name }
          }
          if title == nil {
            title = "Media"
          }
        }
      }
      """
    ])
    #expect(try app.screen("Viewer")?.title?.value.isKnown == false)
  }

  @Test func `what only comes over others without a stack has no bar for its title`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Code: UIViewController {
        override func viewDidLoad() { title = "Code" }
      }
      class Log: UIViewController {
        override func viewDidLoad() { title = "Log" }
      }
      class Home: UIViewController {
        override func viewDidLoad() { title = "Home" }
        @objc func showCode() {
          let code = Code()
          present(code, animated: true)
        }
        @objc func showLog() {
          let log = Log()
          present(UINavigationController(rootViewController: log), animated: true)
        }
      }
      """
    ])
    #expect(try app.read().screens.map(\.name) == ["Home", "Log"])
  }

  @Test func `names of the function are known where a property is set`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Plan: UIViewController {
        private var closeButton: UIBarButtonItem!
        override func viewDidLoad() {
          title = "Plan"
          let picture = UIImage(named: "cross")
          closeButton = UIBarButtonItem(image: picture, style: .done, target: self, action: nil)
          navigationItem.setLeftBarButton(closeButton, animated: false)
        }
      }
      """
    ])
    #expect(try app.screen("Plan")?.items.map(\.summary) == ["left picture cross"])
  }

  @Test func `each title stands at its own line with the buttons of its branch`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Tasks: UIViewController {
        var kind = Kind.current
        override func viewDidLoad() {
          if kind == .download {
            navigationItem.title = "Downloads"
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Stop", style: .done, target: self, action: nil)
          } else {
            navigationItem.title = "Uploads"
          }
        }
      }
      """
    ])
    let screens = try app.read().screens
    let downloads = try #require(
      screens.first { $0.title?.value.summary == "\"Downloads\"" })
    #expect(downloads.title?.place.line == 6)
    #expect(downloads.items.map(\.summary) == ["right \"Stop\""])
    let uploads = try #require(screens.first { $0.title?.value.summary == "\"Uploads\"" })
    #expect(uploads.title?.place.line == 10)
    #expect(uploads.items.isEmpty)
    #expect(screens.count == 2)
  }

  @Test func `a drawing that no target lists beside one that is listed is left out`() throws {
    func drawing(_ title: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene><objects>
          <viewController id="a">
            <navigationItem key="navigationItem" title="\(title)" id="b"/>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    }
    let app = try SampleApp([
      "App.xcodeproj/project.pbxproj": """
      A1 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; };
      """,
      "App/Base.lproj/Main.storyboard": drawing("Inbox"),
      "App/Base.lproj/Main~.storyboard": drawing("Title"),
    ])
    #expect(try app.read().screens.map { $0.title?.value.summary } == ["\"Inbox\""])
  }

  @Test func `words of the app for settings are none of the app's languages`() throws {
    let app = try SampleApp([
      "de.lproj/Localizable.strings": "\"a\" = \"b\";",
      "Settings.bundle/Zh-Hans.lproj/Root.strings": "\"a\" = \"b\";",
    ])
    #expect(try app.read().words.languages.keys.sorted() == ["de"])
  }
}
