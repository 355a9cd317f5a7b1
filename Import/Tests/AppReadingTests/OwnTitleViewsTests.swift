import AppReading
import SampleApps
import Testing

/// Views of an app's own in the title's place, whose words stand in the code.
@Suite struct OwnTitleViewsTests {
  /// The words that a screen's title view shows, if it shows one text.
  private func words(_ name: String, _ files: [String: String]) throws -> String? {
    let screen = try #require(try SampleApp(files).screen(name))
    guard case .label(let words)? = screen.titleView?.value else {
      Issue.record("\(String(describing: screen.titleView))")
      return nil
    }
    return words.summary
  }

  @Test func `a row of the app's own shows the title it is made with`() throws {
    let files = [
      "A.swift": """
      import UIKit
      final class Heading: UIStackView {
        init(title: String, wallet: Wallet) {
          super.init(frame: .zero)
          let label = { let label = UILabel(); label.text = title; return label }()
          addArrangedSubview(label)
        }
      }
      class Send: UIViewController {
        private let heading = Heading(title: "Send", wallet: .current)
        override func viewDidLoad() { navigationItem.titleView = heading }
      }
      """
    ]
    #expect(try words("Send", files) == "\"Send\"")
  }

  @Test func `labels inside of a plain view with the same words are one title`() throws {
    let files = [
      "A.swift": """
      import UIKit
      class Base: UIViewController {
        lazy var front: UILabel = { let label = UILabel(); label.alpha = 1; return label }()
        lazy var behind: UILabel = { let label = UILabel(); label.alpha = 0; return label }()
        func show(_ words: String) {
          let box = UIView()
          front.text = words
          behind.text = words
          box.addSubview(front)
          box.addSubview(behind)
          navigationItem.titleView = box
        }
      }
      class Path: Base { override func viewDidLoad() { show("Path") } }
      """
    ]
    #expect(try words("Path", files) == "\"Path\"")
  }

  @Test func `what is put into a view once it stands in the title's place is the title`() throws {
    let files = [
      "A.swift": """
      import UIKit
      class Heading: UIView {
        @IBOutlet var label: UILabel!
        var title: String? { get { label.text } set { label.text = newValue } }
        static func create() -> Heading { loadFromXib() }
        func update(title: String, subtitle: String?) { self.title = title }
      }
      protocol Headed: AnyObject {
        var heading: Heading { get }
        var navigationItem: UINavigationItem { get }
      }
      extension Headed {
        func setUpHeading(title: String) {
          navigationItem.titleView = heading
          heading.title = title
        }
      }
      class Quizzes: UIViewController, Headed {
        let heading: Heading = Heading.create()
        override func viewDidLoad() { setUpHeading(title: "Quizzes") }
      }
      class Help: UIViewController {
        let heading = Heading()
        override func viewDidLoad() {
          navigationItem.titleView = heading
          heading.update(title: "Help", subtitle: nil)
        }
      }
      """
    ]
    #expect(try words("Quizzes", files) == "\"Quizzes\"")
    #expect(try words("Help", files) == "\"Help\"")
  }

  @Test func `a function of another type sets the bar of the screen that it is handed`() throws {
    let files = [
      "A.swift": """
      import UIKit
      class Style {
        static func apply(to controller: UIViewController, title: String) {
          let label = UILabel()
          label.text = title
          controller.navigationItem.titleView = label
          controller.navigationItem.rightBarButtonItem =
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        }
      }
      class Media: UIViewController {
        override func viewDidLoad() { Style.apply(to: self, title: "Media") }
      }
      """
    ]
    #expect(try words("Media", files) == "\"Media\"")
    #expect(try SampleApp(files).screen("Media")?.items.map(\.summary) == ["right system add"])
  }

  @Test func `a view that a category of the item keeps is no title`() throws {
    let app = try SampleApp([
      "Item.h": """
      @interface UINavigationItem (Subtitle)
      @property (strong, nonatomic) UILabel * _Nullable titleLabel;
      - (void) setTitle:(NSString *) title subtitle:(NSString *) subtitle;
      @end
      """,
      "Item.m": """
      @implementation UINavigationItem (Subtitle)
      - (UILabel *) titleLabel { return objc_getAssociatedObject(self, @selector(titleLabel)); }
      - (void) setTitle:(NSString *) title subtitle:(NSString *) subtitle {
          if ([subtitle length] == 0) {
              self.title = title;
              self.titleView = nil;
              return;
          }
          self.titleLabel = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 0, 0)];
          self.titleLabel.text = title;
          UIView *titleView = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 20, 30)];
          [titleView addSubview:self.titleLabel];
          self.titleView = titleView;
      }
      @end
      """,
      "A.swift": """
      import UIKit
      class People: UIViewController {
        override func viewDidLoad() {
          navigationItem.setTitle("People", subtitle: filter == "All" ? nil : filter)
        }
      }
      """,
    ])
    let screens = try app.read().screens
    #expect(screens.first { $0.variant == nil }?.title?.value.summary == "\"People\"")
    #expect(screens.allSatisfy { !($0.title?.value.summary.contains("UILabel") ?? false) })
  }

  @Test func `a button class of the app's own says what its initializer puts into it`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class CancelButton: UIButton {
        convenience init() {
          self.init(type: .system)
          setTitle("Cancel", for: .normal)
        }
      }
      class Search: UIViewController {
        private let cancel = CancelButton()
        override func viewDidLoad() {
          title = "Search"
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: cancel)
        }
      }
      """
    ])
    #expect(try app.screen("Search")?.items.map(\.summary) == ["right \"Cancel\""])
  }
}
