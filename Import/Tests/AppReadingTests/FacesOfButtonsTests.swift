import AppReading
import SampleApps
import Testing

/// What buttons show that stand in other views, or whose pictures the app changes.
@Suite struct FacesOfButtonsTests {
  private func items(_ body: String, beside: String = "") throws -> [String]? {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        override func viewDidLoad() {
          title = "Note"
          \(body)
        }
      }
      \(beside)
      """
    ])
    return try app.screen("NoteController")?.items.map(\.summary)
  }

  @Test func `a view that holds one button shows what the button shows`() throws {
    let found = try items(
      """
      let view = UIView()
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
      button.setTitle("Back", for: .normal)
      view.addSubview(button)
      navigationItem.leftBarButtonItem = UIBarButtonItem(customView: view)
      """)
    #expect(found == ["left symbol chevron.backward with \"Back\""])
  }

  @Test func `a configuration says what a button shows`() throws {
    let found = try items(
      """
      let button = UIButton(type: .system)
      var setup = UIButton.Configuration.plain()
      setup.title = "Back"
      setup.image = UIImage(systemName: "chevron.backward")
      button.configuration = setup
      let holder = UIView(frame: .zero)
      holder.addSubview(button)
      navigationItem.leftBarButtonItem = UIBarButtonItem(customView: holder)
      """)
    #expect(found == ["left symbol chevron.backward with \"Back\""])
  }

  @Test func `a picture in another colour is the picture`() throws {
    let found = try items(
      """
      let button = UIButton(type: .system)
      button.setImage(UIImage(named: "help")?.masked(by: .red), for: .normal)
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      """,
      beside: """
        extension UIImage {
          func masked(by color: UIColor) -> UIImage {
            UIGraphicsBeginImageContext(size)
            let image = UIGraphicsGetImageFromCurrentImageContext()!
            return image
          }
        }
        """)
    #expect(found == ["right picture help"])
  }

  @Test func `a button of Objective-C's is a button`() throws {
    let app = try SampleApp([
      "Mail.m": """
      #import <UIKit/UIKit.h>
      @interface MailController : UIViewController {
        UIButton *_menu;
      }
      @end
      @implementation MailController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.title = @"Mail";
        self->_menu = [UIButton buttonWithType:UIButtonTypeCustom];
        [self->_menu setImage:[[UIImage imageNamed:@"menu"] imageWithRenderingMode:UIImageRenderingModeAlwaysTemplate] forState:UIControlStateNormal];
        self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:self->_menu];
      }
      @end
      """
    ])
    #expect(try app.screen("MailController")?.items.map(\.summary) == ["left picture menu"])
  }

  @Test(arguments: [
    ("infoLight", "info.circle"), ("infoDark", "info.circle"), ("detailDisclosure", "info.circle"),
    ("contactAdd", "plus.circle"), ("close", "xmark.circle.fill"),
  ])
  func `a button of a kind that has a face of its own shows it`(_ kind: String, _ symbol: String)
    throws
  {
    let found = try items(
      """
      let button = UIButton(type: .\(kind))
      button.addTarget(self, action: #selector(tell), for: .touchUpInside)
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      let own = UIButton(type: .\(kind))
      own.setTitle("Legend", for: .normal)
      navigationItem.leftBarButtonItem = UIBarButtonItem(customView: own)
      """)
    #expect(found == ["left \"Legend\"", "right symbol \(symbol)"])
  }

  @Test func `a button of Objective-C's of such a kind shows it`() throws {
    let app = try SampleApp([
      "Mail.m": """
      #import <UIKit/UIKit.h>
      @interface MailController : UIViewController
      @end
      @implementation MailController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.title = @"Mail";
        UIButton *more = [UIButton buttonWithType:UIButtonTypeInfoLight];
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:more];
        [more addTarget:self action:@selector(tell) forControlEvents:UIControlEventTouchUpInside];
      }
      @end
      """
    ])
    #expect(try app.screen("MailController")?.items.map(\.summary) == ["right symbol info.circle"])
  }

  @Test func `words for what is missing are no face of a button`() throws {
    let found = try items(
      """
      let button = UIButton(type: .system)
      button.setTitle(model.country(), for: .normal)
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      """,
      beside: """
        extension NoteController { var model: CountryModel { CountryModel() } }
        class CountryModel {
          func country() -> String {
            if let code = UserDefaults.standard.string(forKey: "country") {
              return code.uppercased()
            } else {
              return (Locale.current.regionCode ?? "US").uppercased()
            }
          }
        }
        """)
    #expect(found?.contains { $0.contains("\"US\"") } == false)
  }

  @Test func `a function that is told a symbol's name gives that symbol`() throws {
    let found = try items(
      """
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: Symbols.icon(forSymbolName: "xmark.circle"), style: .plain, target: nil, action: nil)
      """)
    #expect(found == ["right symbol xmark.circle"])
  }

  @Test func `what lies behind a button shows where nothing is before it`() throws {
    let found = try items(
      """
      let plain = UIButton()
      plain.setBackgroundImage(UIImage(systemName: "xmark"), for: .normal)
      let named = UIButton()
      named.setBackgroundImage(UIImage(systemName: "capsule"), for: .normal)
      named.setTitle("Keep", for: .normal)
      navigationItem.leftBarButtonItem = UIBarButtonItem(customView: plain)
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: named)
      """)
    #expect(found == ["left symbol xmark", "right \"Keep\""])
  }

  @Test func `of two buttons of the system's the ordinary one is taken`() throws {
    let found = try items(
      """
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: isEditable ? .cancel : .close, primaryAction: nil)
      """,
      beside: "extension NoteController { var isEditable: Bool { Store.shared.isEditable } }")
    #expect(found == ["left system close"])
  }

  @Test func `of two buttons of the system's a branch says which`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        var isEditable: Bool { Store.shared.isEditable }
        override func viewDidLoad() {
          title = "Note"
          let close = UIBarButtonItem(systemItem: isEditable ? .cancel : .close, primaryAction: nil)
          if isEditable {
            navigationItem.leftBarButtonItem = close
          } else {
            navigationItem.rightBarButtonItem = close
          }
        }
      }
      """
    ])
    let found = try app.read().screens.filter { $0.name == "NoteController" }
    #expect(found.first?.items.map(\.summary) == ["right system close"])
    #expect(found.last?.items.map(\.summary).contains("left system cancel") == true)
  }
}
