import AppReading
import SampleApps
import Testing

/// Buttons that an extension of a protocol puts into a list of the screen's, of which it makes those of the bar.
@Suite struct ListsFilledByProtocolsTests {
  /// The buttons of a screen whose base class asks where it stands.
  ///
  /// - Parameters:
  ///   - steps: what opens it.
  ///   - own: what it says itself.
  private func items(_ steps: String, _ own: String = "") throws -> [[String]] {
    try SampleApp([
      "Entries.swift": """
      import UIKit
      protocol Entry {
        var image: UIImage? { get }
        static func back() -> Self?
        static func close() -> Self?
      }
      struct AppEntry: Entry {
        enum Kind { case arrow, cross, add }
        let kind: Kind
        var handler: (() -> Void)?
        init(kind: Kind, handler: (() -> Void)? = nil) {
          self.kind = kind
          self.handler = handler
        }
        var image: UIImage? {
          switch kind {
          case .arrow: return UIImage(named: "arrow")
          case .cross: return UIImage(named: "cross")
          case .add: return UIImage(named: "plus")
          }
        }
        static func back() -> AppEntry? { return AppEntry(kind: .arrow) }
        static func close() -> AppEntry? { return AppEntry(kind: .cross) }
      }
      protocol EntryHolder: AnyObject {
        associatedtype Item: Entry
        var leftEntries: [Item] { get set }
        var hidesOuterBarButtonItem: Bool { get }
      }
      extension EntryHolder where Self: UIViewController {
        func update() {
          if !hidesOuterBarButtonItem {
            if isFirst() {
              if var close = Item.close() {
                close.handler = { [unowned self] in self.dismiss(animated: true) }
                leftEntries.insert(close, at: 0)
              }
            } else if isFurther() {
              if var back = Item.back() {
                back.handler = { [unowned self] in self.dismiss(animated: true) }
                leftEntries.insert(back, at: 0)
              }
            }
          }
          navigationItem.leftBarButtonItems = leftEntries.map {
            UIBarButtonItem(customView: EntryButton(item: $0))
          }
        }
        func isFirst() -> Bool {
          return
            presentingViewController != nil &&
            navigationController != nil &&
            navigationController?.viewControllers.first == self
        }
        func isFurther() -> Bool {
          return
            navigationController != nil &&
            navigationController?.viewControllers.first != self
        }
      }
      class EntryButton: UIButton {
        let item: Entry
        init(item: Entry) {
          self.item = item
          super.init(frame: .zero)
          if let image = item.image { setImage(image, for: .normal) }
        }
      }
      class Base: UIViewController, EntryHolder {
        typealias Item = AppEntry
        var hidesOuterBarButtonItem = false
        var leftEntries: [Item] = []
        init() {
          super.init(nibName: nil, bundle: nil)
          configure()
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          update()
        }
        func configure() {}
      }
      """,
      "Screens.swift": """
      import UIKit
      class Milk: Base {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Milk"
        }
        \(own)
      }
      class Start: UIViewController {
        func go() {
          \(steps)
        }
      }
      """,
    ]).read().screens.filter { $0.name == "Milk" }.map { $0.items.map(\.summary) }
  }

  @Test func `the way back is there where a screen is pushed`() throws {
    let found = try items("navigationController?.pushViewController(Milk(), animated: true)")
    #expect(found == [["left picture arrow"]])
  }

  @Test func `the way out is there where a screen is first on a presented stack`() throws {
    let found = try items(
      "present(UINavigationController(rootViewController: Milk()), animated: true)")
    #expect(found == [["left picture cross"]])
  }

  @Test func `neither is there on the first screen of a stack that nobody presents`() throws {
    let found = try items(
      "UIApplication.shared.windows.first?.rootViewController ="
        + " UINavigationController(rootViewController: Milk())")
    #expect(found == [[]])
  }

  @Test func `a screen that says it has none as it is made has none`() throws {
    let found = try items(
      "navigationController?.pushViewController(Milk(), animated: true)",
      "override func configure() { hidesOuterBarButtonItem = true }")
    #expect(found == [[]])
  }

  @Test func `it stands before what the screen lists itself`() throws {
    let found = try items(
      "navigationController?.pushViewController(Milk(), animated: true)",
      "override func configure() { leftEntries = [AppEntry(kind: .add)] }")
    #expect(found.first == ["left picture arrow", "left picture plus"])
  }

  @Test func `functions that ask for the place of a screen are asked in its place`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Base: UIViewController {
        var isLeading: Bool { navigationController?.viewControllers.first === self }
        override func viewDidLoad() {
          super.viewDidLoad()
          if isLeading {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .close, target: self, action: nil)
          } else if canLeave() {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .undo, target: self, action: nil)
          }
        }
        func canLeave() -> Bool { navigationController?.viewControllers.first !== self }
      }
      class Milk: Base {
        override func viewDidLoad() { super.viewDidLoad(); title = "Milk" }
      }
      class Bread: Base {
        override func viewDidLoad() { super.viewDidLoad(); title = "Bread" }
      }
      class Butter: Base {}
      class Start: UIViewController {
        let opener: Opener
        func go() {
          opener.open(Butter())
          navigationController?.pushViewController(Milk(), animated: true)
          present(UINavigationController(rootViewController: Bread()), animated: true)
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(
      screens.filter { $0.name == "Milk" }.map { $0.items.map(\.summary) }
        == [["left system undo"]])
    #expect(
      screens.filter { $0.name == "Bread" }.map { $0.items.map(\.summary) }
        == [["left system close"]])
    // Where nobody is seen to show it, there may be no bar.
    #expect(!screens.contains { $0.name == "Butter" })
  }
}
