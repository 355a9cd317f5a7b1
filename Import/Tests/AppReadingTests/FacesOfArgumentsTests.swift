import AppReading
import SampleApps
import Testing

/// Buttons whose faces hang on what the function is handed that makes them.
@Suite struct FacesOfArgumentsTests {
  private static let choice = """
    if let title = title {
      button.setTitle(title, for: .normal)
    } else if let icon = icon {
      button.setImage(UIImage(systemName: icon), for: .normal)
      button.tintColor = .red
    }
    """

  private func items(_ call: String, steps: String = choice, rest: String = "") throws
    -> [String]?
  {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Bars {
        func add(
          to item: UINavigationItem, title: String? = nil, icon: String? = nil, target: Any?
        ) {
          let button = UIButton(type: .system)
          \(steps)
          button.addTarget(target, action: #selector(Page.go), for: .touchUpInside)
          item.rightBarButtonItem = UIBarButtonItem(customView: button)
        }
        func made(title: String? = nil, icon: String? = nil) -> UIBarButtonItem {
          let button = UIButton(type: .system)
          \(steps)
          return UIBarButtonItem(customView: button)
        }
      }
      enum Icons {
        static let bin = "trash"
        static var other = "plus"
      }
      class Page: UIViewController {
        let bars = Bars()
        override func viewDidLoad() {
          title = "Page"
          \(call)
        }
        @objc func go() {}
        \(rest)
      }
      """
    ]).screen("Page")?.items.map(\.summary)
  }

  @Test(arguments: [
    ("bars.add(to: navigationItem, title: \"Done\", target: self)", "right \"Done\""),
    ("bars.add(to: navigationItem, icon: \"trash\", target: self)", "right symbol trash"),
    ("bars.add(to: navigationItem, icon: Icons.bin, target: self)", "right symbol trash"),
    (
      "navigationItem.rightBarButtonItem = bars.made(title: \"Done\")", "right \"Done\""
    ),
    (
      "navigationItem.rightBarButtonItem = bars.made(icon: \"trash\")", "right symbol trash"
    ),
  ])
  func `the branch that a call's arguments lead to gives the face`(
    call: String, face: String
  ) throws {
    #expect(try items(call) == [face])
  }

  @Test func `a label is handed by its name, not by its place`() throws {
    let steps = "button.setTitle(title ?? \"None\", for: .normal)"
    #expect(
      try items("bars.add(to: navigationItem, target: self)", steps: steps) == ["right \"None\""])
  }

  @Test func `a face that nobody knows is none of the others`() throws {
    let faces = try items(
      "bars.add(to: navigationItem, icon: name(), target: self)",
      rest: """
        func name() -> String? { UserDefaults.standard.string(forKey: "icon") }
        """)
    #expect(faces?.count == 1)
    #expect(faces?.contains("right \"Page\"") == false)
  }

  @Test(arguments: [("@selector(leave)", "left \"Leave\""), ("nil", "left \"None\"")])
  func `a selector is something`(selector: String, face: String) throws {
    let page = try SampleApp([
      "Page.h": "@interface Page : UIViewController\n@end",
      "Page.m": """
      #import "Page.h"
      @implementation UIViewController (Bar)
      - (void)makeBarWithTitle:(NSString *)title selector:(SEL)selector {
        self.navigationItem.title = title;
        if (selector != nil) {
          self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc]
            initWithTitle:@"Leave" style:UIBarButtonItemStylePlain target:self action:selector];
        } else {
          self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc]
            initWithTitle:@"None" style:UIBarButtonItemStylePlain target:self action:nil];
        }
      }
      @end
      @implementation Page
      - (void)viewDidLoad { [self makeBarWithTitle:@"Page" selector:\(selector)]; }
      - (void)leave { }
      @end
      """,
    ]).read().screens
    #expect(page.map { $0.items.map(\.summary) } == [[face]])
  }

  @Test(arguments: [("#selector(leave)", "left \"Leave\""), ("nil", "left \"None\"")])
  func `a selector of Swift's is something, too`(selector: String, face: String) throws {
    let pages = try SampleApp([
      "A.swift": """
      import UIKit
      extension UIViewController {
        func setUp(title: String, action: Selector? = nil) {
          self.title = title
          if let action = action {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
              title: "Leave", style: .plain, target: self, action: action)
          } else {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
              title: "None", style: .plain, target: self, action: nil)
          }
        }
      }
      class Page: UIViewController {
        override func viewDidLoad() { setUp(title: "Page", action: \(selector)) }
        @objc func leave() {}
      }
      """
    ]).read().screens
    #expect(pages.map { $0.items.map(\.summary) } == [[face]])
  }
}
