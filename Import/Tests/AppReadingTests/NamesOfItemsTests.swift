import AppReading
import SampleApps
import Testing

/// Navigation items, bars and stacks that code gives names of its own.
@Suite struct NamesOfItemsTests {
  private func screen(_ name: String, _ code: String) throws -> Screen? {
    try SampleApp(["A.swift": "import UIKit\n" + code]).screen(name)
  }

  private let sets = """
    item.title = "Edit"
    item.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    """

  @Test func `a name for the item of a screen that is made here is that screen's`() throws {
    let found = try screen(
      "EditController",
      """
      final class EditController: UIViewController {}
      final class HomeController: UIViewController {
        override func viewDidLoad() { title = "Home" }
        func edit() {
          let editor = EditController()
          let item = editor.navigationItem
          \(sets)
          navigationController?.pushViewController(editor, animated: true)
        }
      }
      """)
    #expect(found?.title?.value == .verbatim("Edit"))
    #expect(found?.items.map { "\($0.content)" } == ["system(\"add\")"])
  }

  @Test(arguments: [
    "let item = self.navigationItem",
    "guard let item = navigationController?.topViewController?.navigationItem else { return }",
    "guard let item = self.navigationController?.navigationBar.topItem else { return }",
  ])
  func `a name for the item on top is the screen's own`(name: String) throws {
    let found = try screen(
      "EditController",
      """
      final class EditController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          \(name)
          \(sets)
        }
      }
      """)
    #expect(found?.title?.value == .verbatim("Edit"))
    #expect(found?.items.map { "\($0.content)" } == ["system(\"add\")"])
  }

  @Test func `what asks for the bar asks for nothing special`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      final class EditController: UIViewController {
        private lazy var item = navigationItem
        override func viewDidLoad() {
          item.title = "Edit"
          if let bar = self.navigationController?.navigationBar {
            bar.prefersLargeTitles = true
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .add, target: nil, action: nil)
          }
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.count == 1)
    #expect(screens.first?.title?.value == .verbatim("Edit"))
    #expect(screens.first?.prefersLargeTitles?.value == true)
    #expect(screens.first?.items.map { "\($0.content)" } == ["system(\"add\")"])
  }

  @Test func `a function of another type that is handed the item fills it`() throws {
    let found = try screen(
      "EditController",
      """
      enum Style {
        static func fill(_ item: UINavigationItem, _ bar: UINavigationBar?) {
          \(sets)
          bar?.prefersLargeTitles = true
        }
        static func name(_ item: UINavigationItem) { item.title = "Other" }
      }
      final class EditController: UIViewController {
        override func viewDidLoad() { Style.fill(navigationItem, navigationController?.navigationBar) }
        func leave(_ other: UIViewController) { Style.name(other.navigationItem) }
      }
      """)
    #expect(found?.title?.value == .verbatim("Edit"))
    #expect(found?.items.map { "\($0.content)" } == ["system(\"add\")"])
    #expect(found?.prefersLargeTitles?.value == true)
  }

  @Test(arguments: [true, false])
  func `a name for an item that only gets looks leaves a bar with Back`(isPlain: Bool) throws {
    let found = try screen(
      "Detail",
      """
      final class List: UIViewController {
        override func viewDidLoad() { title = "List" }
        func open() { navigationController?.pushViewController(Detail(), animated: true) }
      }
      final class Detail: UIViewController {
        func restyle() {
          UIView.animate(withDuration: 1) { [weak self] in
            guard let self = self else { return }
            self.updateNavigationBarStyle()
            let item = self.navigationItem
            item.standardAppearance = UINavigationBarAppearance()
            \(isPlain ? "" : "fill(item)")
          }
        }
        func updateNavigationBarStyle() { navigationController?.navigationBar.tintColor = .red }
        func fill(_ item: UINavigationItem) { item.title = name }
      }
      """)
    #expect(found.map(\.isBare) == (isPlain ? true : nil) || !isPlain && found?.isBare == false)
  }

  @Test(arguments: ["false", "isSmall"])
  func `a screen that shows the bar has one where the one before hides it`(flag: String) throws {
    let found = try screen(
      "News",
      """
      final class Welcome: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          navigationController?.setNavigationBarHidden(true, animated: false)
        }
        func open() { navigationController?.pushViewController(News(), animated: true) }
      }
      final class News: UIViewController {
        var isSmall = false
        override func viewDidAppear(_ animated: Bool) {
          navigationController?.setNavigationBarHidden(\(flag), animated: true)
        }
      }
      """)
    #expect((found?.isBare ?? false) == (flag == "false"))
  }
}
