import AppReading
import SampleApps
import Testing

/// Lists that a screen fills for a base class, which makes buttons of what is in them.
@Suite struct ListsForBasesTests {
  @Test func `buttons made of what a screen lists for its base class are there`() throws {
    let app = try SampleApp([
      "Entries.swift": """
      import UIKit
      protocol Entry {
        typealias Words = EntryWords
        typealias Picture = EntryPicture
        var title: Words? { get }
        var image: EntryPicture? { get }
        var style: EntryStyle { get }
      }
      struct EntryWords { let text: String }
      struct EntryPicture { let normal: UIImage }
      enum EntryStyle { case plain, badge(String) }
      extension Entry { var style: EntryStyle { .plain } }
      struct AppEntry: Entry {
        enum Kind { case save, add, close(UIColor) }
        let kind: Kind
        let handler: (() -> Void)?
        init(kind: Kind, handler: (() -> Void)? = nil) {
          self.kind = kind
          self.handler = handler
        }
        var title: Words? {
          switch kind {
          case .save: return EntryWords(text: "Save")
          default: return nil
          }
        }
        var image: Picture? {
          switch kind {
          case .add:
            if let icon = UIImage(named: "plus") { return Picture(normal: icon) }
            return nil
          case .close:
            if let icon = UIImage(named: "cross") { return EntryPicture(normal: icon) }
            return nil
          case .save: return nil
          }
        }
      }
      protocol EntryHolder: AnyObject {
        associatedtype Item: Entry
        var entries: [Item] { get set }
      }
      extension EntryHolder where Self: UIViewController {
        func update() {
          navigationItem.rightBarButtonItems =
            entries.compactMap { [weak self] in self?.button(item: $0) }
        }
        private func button(item: Entry) -> UIBarButtonItem {
          switch item.style {
          case .plain: return UIBarButtonItem(customView: EntryButton(item: item))
          case .badge: return UIBarButtonItem(customView: UIView())
          }
        }
      }
      class EntryButton: UIButton {
        let item: Entry
        init(item: Entry) {
          self.item = item
          super.init(frame: .zero)
          customize()
        }
        func customize() {
          setTitle(item.title?.text, for: .normal)
          if let image = item.image { setImage(image.normal, for: .normal) }
        }
      }
      class Base: UIViewController, EntryHolder {
        typealias Item = AppEntry
        var entries: [Item] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          configure()
          update()
        }
        func configure() {}
      }
      """,
      "Screens.swift": """
      import UIKit
      class Milk: Base {
        override func configure() {
          let save = AppEntry(kind: .save) { [weak self] in self?.go() }
          entries = [save]
          title = "Milk"
        }
      }
      class Bread: Base {
        override func configure() {
          entries = [makeAdd(), AppEntry(kind: .close(.red))]
          title = "Bread"
        }
        func makeAdd() -> AppEntry { return AppEntry(kind: .add) {} }
      }
      class Butter: Base {
        let model: Model
        override func configure() { title = "Butter" }
        func tapped() { entries = [AppEntry(kind: .save)] }
      }
      class Start: UIViewController {
        func go() {
          navigationController?.pushViewController(Milk(), animated: true)
          navigationController?.pushViewController(Bread(), animated: true)
          navigationController?.pushViewController(Butter(), animated: true)
        }
      }
      """,
    ])
    #expect(try app.screen("Milk")?.items.map(\.summary) == ["right \"Save\""])
    #expect(
      try app.screen("Bread")?.items.map(\.summary) == [
        "right picture plus", "right picture cross",
      ])
    #expect(try app.screen("Butter")?.items.map(\.summary) == [])
  }

  @Test func `a button for what is surely nothing is not there, one for what may be is`() throws {
    let app = try SampleApp([
      "Milk.swift": """
      import UIKit
      class Model {
        var words: [String] = []
        var name: String? {
          for word in words { return word }
          return nil
        }
        var none: String? { nil }
      }
      class Milk: UIViewController {
        let model = Model()
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Milk"
          if let name = model.name {
            navigationItem.rightBarButtonItem =
              UIBarButtonItem(title: "One", style: .plain, target: self, action: nil)
          }
          if let none = model.none { navigationItem.leftBarButtonItem = editButtonItem }
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.variant) == [nil, "let name = model.name"])
    #expect(screens.map { $0.items.map(\.summary) } == [[], ["right \"One\""]])
  }
}
