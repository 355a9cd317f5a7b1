import AppReading
import SampleApps
import Testing

/// States of a controller in which only what belongs together stands in the bar.
@Suite struct OneWayAtATimeTests {
  private func screens(_ source: String) throws -> [Screen] {
    try SampleApp(["A.swift": "import UIKit\n" + source]).read().screens
  }

  @Test func `the title of one case does not come with the button of another`() throws {
    let found = try screens(
      """
      class Lists: UIViewController {
        var model: Model
        lazy var addItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: nil)
        override func viewDidLoad() {
          title = {
            switch model.kind {
            case .own: return "Lists"
            case .listed: return "Listed"
            }
          }()
          switch model.kind {
          case .own: navigationItem.rightBarButtonItem = addItem
          case .listed: model.load()
          }
        }
      }
      class Model {
        enum Kind { case own(Int), listed(Int) }
        let kind: Kind
        init(kind: Kind) { self.kind = kind }
      }
      """)
    #expect(found.map(\.title?.value) == [.verbatim("Lists"), .verbatim("Listed")])
    #expect(found.map(\.items.count) == [1, 0])
  }

  @Test func `the button of another case is there with that case's title alone`() throws {
    let found = try screens(
      """
      class Lists: UIViewController {
        var model: Model
        override func viewDidLoad() {
          switch model.kind {
          case .own: title = "Lists"
          case .listed: title = "Listed"
          }
          switch model.kind {
          case .own: break
          case .listed:
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .add, target: self, action: nil)
          }
        }
      }
      class Model {
        enum Kind { case own(Int), listed(Int) }
        let kind: Kind
        init(kind: Kind) { self.kind = kind }
      }
      """)
    #expect(found.map(\.title?.value) == [.verbatim("Lists"), .verbatim("Listed")])
    #expect(found.map(\.items.count) == [0, 1])
  }

  @Test func `buttons behind two conditions do not come with each other`() throws {
    let found = try screens(
      """
      class Forums: UIViewController {
        @Published var canSend: Bool
        override func viewDidLoad() {
          title = "Forums"
          if canSend {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Search", style: .plain, target: self, action: nil)
          }
          store.changed = { [weak self] in self?.update(count: self?.store.count ?? 0) }
        }
        private func update(count: Int) {
          navigationItem.setLeftBarButton(count > 0 ? editButtonItem : nil, animated: true)
        }
      }
      """)
    #expect(Set(found.map(\.variant)) == [nil, "canSend", "count > 0"])
    #expect(found.map(\.items.count) == [0, 1, 1])
  }

  @Test func `a caller's buttons come with that caller's title`() throws {
    let found = try screens(
      """
      class Picker: UIViewController {
        lazy var cancelItem = UIBarButtonItem(
          barButtonSystemItem: .cancel, target: self, action: nil)
        lazy var doneItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: nil)
      }
      class Browser: UIViewController {
        func filter() {
          let picker = Picker()
          picker.title = "Filter"
          picker.navigationItem.leftBarButtonItem = picker.cancelItem
          navigationController?.pushViewController(picker, animated: true)
        }
      }
      class Writer: UIViewController {
        func choose() {
          let picker = Picker()
          picker.title = "Tag"
          picker.navigationItem.rightBarButtonItem = picker.doneItem
          navigationController?.pushViewController(picker, animated: true)
        }
      }
      """
    ).filter { $0.name == "Picker" && !$0.items.isEmpty }
    for screen in found {
      let isTag = screen.title?.value == .verbatim("Tag")
      #expect(screen.items.map(\.position) == [isTag ? .right : .left])
    }
    #expect(found.count == 2)
  }
}
