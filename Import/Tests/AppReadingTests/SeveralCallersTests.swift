import AppReading
import SampleApps
import Testing

/// Screens that several places of the code make, each in its own way.
@Suite struct SeveralCallersTests {
  private static let note = """
    class NoteController: UIViewController {
      override func viewDidLoad() { title = "Note" }
    }
    """

  private func screens(_ source: String, _ name: String = "NoteController") throws -> [Screen] {
    try SampleApp(["A.swift": "import UIKit\n" + source]).read().screens.filter {
      $0.name == name
    }
  }

  @Test func `a button that one of several callers sets is a variant named for it`() throws {
    let screens = try screens(
      Self.note + """
        class ListController: UIViewController {
          @objc func open() { navigationController?.pushViewController(NoteController(), animated: true) }
        }
        class HomeController: UIViewController {
          @objc func add() {
            let note = NoteController()
            note.navigationItem.leftBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .cancel, target: self, action: #selector(stop))
            present(UINavigationController(rootViewController: note), animated: true)
          }
        }
        """)
    let plain = try #require(screens.first { $0.variant == nil })
    #expect(plain.items.map(\.summary).isEmpty)
    let other = try #require(screens.first { $0.variant != nil })
    #expect(other.variant == "from HomeController")
    #expect(other.items.map(\.summary) == ["left system cancel"])
    #expect(screens.count == 2)
  }

  @Test func `a button that every caller sets is there`() throws {
    let screens = try screens(
      Self.note + """
        class ListController: UIViewController {
          @objc func open() { show() }
          func show() {
            let note = NoteController()
            note.navigationItem.leftBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .cancel, target: self, action: #selector(stop))
            present(UINavigationController(rootViewController: note), animated: true)
          }
        }
        """)
    #expect(screens.map { $0.items.map(\.summary) } == [["left system cancel"]])
  }

  /// A screen whose initializers set different titles.
  private static let twoInitializers = """
    class NoteController: UIViewController {
      convenience init(note: Note) {
        self.init(nibName: nil, bundle: nil)
        title = "Note"
      }
      convenience init(copyOf note: Note) {
        self.init(nibName: nil, bundle: nil)
        title = "Copy"
      }
    }
    """

  @Test func `titles of several initializers are variants named for them`() throws {
    let screens = try screens(
      """
      \(Self.twoInitializers)
      class ListController: UIViewController {
        @objc func open() { show(NoteController(note: note), sender: nil) }
        @objc func copy() { show(NoteController(copyOf: note), sender: nil) }
      }
      """)
    #expect(screens.map { $0.title?.value.summary } == ["\"Note\"", "\"Copy\""])
    #expect(screens.map(\.variant) == [nil, "init(copyOf:)"])
  }

  @Test func `the title of an initializer that nothing calls is a variant`() throws {
    let screens = try screens(
      """
      \(Self.twoInitializers)
      class ListController: UIViewController {
        @objc func copy() { show(NoteController(copyOf: note), sender: nil) }
      }
      """)
    #expect(screens.map { $0.title?.value.summary } == ["\"Copy\"", "\"Note\""])
    #expect(screens.map(\.variant) == [nil, "init(note:)"])
  }
}
