import AppReading
import SampleApps
import Testing

/// What a base class does by what its heirs say of themselves.
@Suite struct AskedOfHeirsTests {
  /// Whether the bar of each heir is hidden, of one that says something of itself and one that does not.
  private func hidden(_ base: String, _ own: String) throws -> [Bool] {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      enum Look { case none, plain, tinted(UIColor) }
      struct Wish { var isHidden = false; var title: String? = nil; var isLarge = false }
      protocol Bare {}
      \(base)
      class First: Base { \(own) }
      class Second: Base {}
      class Flow {
        func open(_ stack: UINavigationController) {
          let first = First()
          first.title = "First"
          stack.pushViewController(first, animated: true)
          let second = Second()
          second.title = "Second"
          stack.pushViewController(second, animated: true)
        }
      }
      """
    ])
    return try ["First", "Second"].map { try app.screen($0)?.isBarHidden?.value ?? false }
  }

  private func base(_ members: String, _ steps: String) -> String {
    """
    class Base: UIViewController {
      \(members)
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        \(steps)
      }
    }
    """
  }

  private static let hide = "navigationController?.setNavigationBarHidden(true, animated: false)"
  private static let show = "navigationController?.setNavigationBarHidden(false, animated: false)"

  @Test(arguments: [
    "switch look { case .none: \(hide); case .plain, .tinted: \(show) }",
    "switch look { case .none: \(hide); default: \(show) }",
    "if case .none = look { \(hide) } else { \(show) }",
    "if case .tinted = look { \(show) } else if case .none = look { \(hide) }",
    "navigationController?.setNavigationBarHidden(look == .none, animated: false)",
  ])
  func `a case that an heir works out`(steps: String) throws {
    let own = "override var look: Look { .none }"
    #expect(try hidden(base("var look: Look { .plain }", steps), own) == [true, false])
  }

  @Test(arguments: [
    ("func hides() -> Bool { false }", "hides()", "override func hides() -> Bool { true }"),
    ("class var hides: Bool { false }", "Self.hides", "override class var hides: Bool { true }"),
    (
      "class var hides: Bool { false }", "type(of: self).hides",
      "override class var hides: Bool { true }"
    ),
    (
      "var wish: Wish { Wish() }", "wish.isHidden",
      "override var wish: Wish { Wish(isHidden: true) }"
    ),
  ])
  func `a flag that an heir gives`(members: String, value: String, own: String) throws {
    let steps = "navigationController?.setNavigationBarHidden(\(value), animated: animated)"
    #expect(try hidden(base(members, steps), own) == [true, false])
    let branches = "if \(value) { \(Self.hide) } else { \(Self.show) }"
    #expect(try hidden(base(members, branches), own) == [true, false])
    let turned = "if !\(value) { \(Self.show) } else { \(Self.hide) }"
    #expect(try hidden(base(members, turned), own) == [true, false])
  }

  @Test func `what an heir makes a wish of counts under another name too`() throws {
    let steps = """
      let wish = wish
      navigationController?.setNavigationBarHidden(wish.isHidden, animated: animated)
      navigationItem.largeTitleDisplayMode = wish.isLarge ? .always : .never
      """
    let own = "override var wish: Wish { Wish(isHidden: true) }"
    #expect(try hidden(base("var wish: Wish { Wish() }", steps), own) == [true, false])
  }

  @Test func `a title that it leaves out is none`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      struct Wish { var title: String? = nil; var isLarge = false }
      \(base("var wish: Wish { Wish() }", "let wish = wish; navigationItem.title = wish.title; "
        + "navigationItem.largeTitleDisplayMode = wish.isLarge ? .always : .never"))
      class First: Base { override var wish: Wish { Wish(title: "First", isLarge: true) } }
      class Second: Base { override var wish: Wish { Wish(isLarge: true) } }
      class Flow {
        func open(_ stack: UINavigationController) {
          stack.pushViewController(First(), animated: true)
          stack.pushViewController(Second(), animated: true)
        }
      }
      """
    ])
    #expect(try app.screen("First")?.title?.value.summary == "\"First\"")
    #expect(try app.screen("First")?.titleMode?.value == .large)
    #expect(try app.screen("Second")?.title == nil)
  }

  @Test(arguments: [
    "override func viewDidLoad() { hides = true; super.viewDidLoad() }",
    "override func viewDidLoad() { super.viewDidLoad(); self.hides = true }",
  ])
  func `a flag that an heir sets as its view is loaded`(own: String) throws {
    let steps = "if hides { \(Self.hide) } else { \(Self.show) }"
    #expect(try hidden(base("var hides = false", steps), own) == [true, false])
    let value = "navigationController?.setNavigationBarHidden(hides, animated: animated)"
    #expect(try hidden(base("var hides = false", value), own) == [true, false])
  }

  @Test(arguments: [
    "override func viewDidLoad() { load { self.hides = true } }",
    "override func viewDidLoad() { if isEditing { hides = true } }",
    "override func viewDidLoad() { hides.toggle(); hides.toggle() }",
    "func tapped() { hides = true }",
  ])
  func `a flag that may be set at some time says nothing`(own: String) throws {
    let value = "navigationController?.setNavigationBarHidden(hides, animated: animated)"
    #expect(try hidden(base("var hides = false", value), own) == [false, false])
  }

  @Test func `an heir may say it by a protocol`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      protocol Bare {}
      \(base("", "if self is Bare { \(Self.hide) } else { \(Self.show) }"))
      class First: Base, Bare { override func viewDidLoad() { title = "First" } }
      class Second: Base { override func viewDidLoad() { title = "Second" } }
      """
    ])
    #expect(try app.screen("First")?.isBarHidden?.value == true)
    #expect(try app.screen("Second")?.isBarHidden?.value != true)
  }

  @Test func `a function that gives an empty list adds no buttons`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Base: UIViewController {
        func buttons() -> [UIBarButtonItem] { [] }
        override func viewDidLoad() { navigationItem.leftBarButtonItems = buttons() }
      }
      class First: Base {
        override func buttons() -> [UIBarButtonItem] { [UIBarButtonItem(systemItem: .add)] }
      }
      class Second: Base {}
      """
    ])
    #expect(try app.screen("First")?.items.map(\.summary) == ["left system add"])
    #expect(try app.screen("Second")?.items.isEmpty != false)
  }

  @Test func `an heir that says no more of itself than that it has no bar is a screen`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Base: UIViewController {
        var showsBar: Bool { return true }
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          update()
        }
        private func update() {
          navigationController?.setNavigationBarHidden(!showsBar, animated: true)
        }
      }
      class First: Base { override var showsBar: Bool { return false } }
      class Second: Base {}
      class Flow {
        func make(_ isFirst: Bool) -> UIViewController { isFirst ? First() : Second() }
      }
      """
    ])
    #expect(try app.screen("First")?.isBarHidden?.value == true)
    #expect(try app.screen("Second") == nil)
  }
}
