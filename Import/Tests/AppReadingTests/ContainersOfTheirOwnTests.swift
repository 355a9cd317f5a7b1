import AppReading
import SampleApps
import Testing

/// Containers of the app's own that push screens as navigation controllers do, without a bar of UIKit's.
@Suite struct ContainersOfTheirOwnTests {
  /// Whether a screen that a container is given has a scene.
  private func hasBar(_ container: String, _ step: String, more: String = "") throws -> Bool {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      \(container)
      extension UIViewController {
        var deck: Deck? { parent as? Deck }
      }
      class Shelf: UIViewController {
        override func viewDidLoad() { title = "Shelf" }
        @objc func open() {
          let tome = Tome()
          \(step)
        }
        \(more)
      }
      class Tome: UIViewController {
        override func viewDidLoad() { title = "Tome" }
      }
      """
    ])
    return try app.read().screens.contains { $0.name == "Tome" }
  }

  private static let own = """
    class Deck: UIViewController {
      var all: [UIViewController] = []
      init(rootViewController: UIViewController) { all = [rootViewController] }
      func pushViewController(_ next: UIViewController, animated: Bool) { addChild(next) }
    }
    """

  @Test(arguments: [
    "deck?.pushViewController(tome, animated: true)",
    "if let deck = deck { deck.pushViewController(tome, animated: true) }",
    "if let deck { deck.pushViewController(tome, animated: true) }",
    "present(Deck(rootViewController: tome), animated: true)",
    """
    if let held = deck {
      held.pushViewController(tome, animated: true)
    } else {
      let other = Deck(rootViewController: tome)
      present(other, animated: true)
    }
    """,
  ])
  func `what stands in one has no bar`(step: String) throws {
    #expect(try !hasBar(Self.own, step))
  }

  @Test func `what stands in one is said to be left out`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      \(Self.own)
      class Shelf: UIViewController {
        override func viewDidLoad() { title = "Shelf" }
        func open() { present(Deck(rootViewController: Tome()), animated: true) }
      }
      class Tome: UIViewController {
        override func viewDidLoad() { title = "Tome" }
      }
      """
    ])
    #expect(
      try app.notes() == [
        "A.swift:11: stands in a container of the app's own alone, which has no bar, "
          + "its screen is left out"
      ])
  }

  @Test(arguments: [
    "deck?.pushViewController(tome, animated: true); show(tome, sender: nil)",
    "navigationController?.pushViewController(tome, animated: true)",
  ])
  func `it has one where a stack of UIKit's holds it too`(step: String) throws {
    #expect(try hasBar(Self.own, step))
  }

  @Test(arguments: [
    """
    class Deck: UINavigationController {}
    """,
    """
    class Deck: UIViewController {
      let inner = UINavigationController()
      func pushViewController(_ next: UIViewController, animated: Bool) {
        inner.pushViewController(next, animated: animated)
      }
    }
    """,
    """
    class Deck: UIViewController {
      let bar = UINavigationBar()
      func pushViewController(_ next: UIViewController, animated: Bool) {
        bar.pushItem(next.navigationItem, animated: animated)
      }
    }
    """,
    "class Deck: LibraryDeck {}",
  ])
  func `a container that has a bar shows what stands in it`(container: String) throws {
    #expect(try hasBar(container, "deck?.pushViewController(tome, animated: true)"))
  }
}
