import AppReading
import SampleApps
import Testing

/// Values of enumerations that are handed on from name to name before a `switch` looks at them.
@Suite struct CasesHandedOnTests {
  private let base = """
    import UIKit
    enum Heading {
      case none
      case text(value: String)
      case view(value: UIView)
    }
    struct Model {
      let heading: Heading
      let isDark: Bool
    }
    class Base: UIViewController {
      var heading = Heading.none {
        didSet { set(heading: heading) }
      }
      private var currentItem: UINavigationItem? { navigationItem }
      private func set(heading: Heading) {
        guard let navigationItem = currentItem else { return }
        switch heading {
        case .text(value: let text):
          navigationItem.titleView = nil
          navigationItem.title = text
        case .view(value: let view):
          navigationItem.title = nil
          navigationItem.titleView = view
        case .none:
          navigationItem.titleView = nil
          navigationItem.title = nil
        }
      }
    }
    class Presenter {
      let isNew: Bool
      let title = "Bread"
      var model: Model { Model(heading: .text(value: "Butter"), isDark: true) }
      var worked: Heading { .text(value: "Cheese") }
      var several: Heading { isNew ? .text(value: "New") : .none }
    }
    """

  private func heading(_ value: String, _ steps: String = "") throws -> String? {
    let app = try SampleApp([
      "Base.swift": base,
      "Milk.swift": """
      import UIKit
      class Milk: Base {
        let presenter = Presenter()
        override func viewDidLoad() {
          super.viewDidLoad()
          \(steps)
          heading = \(value)
        }
        func make() -> Heading { .text(value: "Made") }
      }
      class Start: UIViewController {
        func go() { navigationController?.pushViewController(Milk(), animated: true) }
      }
      """,
    ])
    return try app.screen("Milk")?.title?.value.summary
  }

  @Test func `what a case carries is the title that it is handed on for`() throws {
    #expect(try heading(".text(value: \"Milk\")") == "\"Milk\"")
    #expect(try heading("Heading.text(value: \"Milk\")") == "\"Milk\"")
    #expect(try heading(".text(value: presenter.title)") == "\"Bread\"")
    #expect(try heading("presenter.worked") == "\"Cheese\"")
    #expect(try heading("model.heading", "let model = presenter.model") == "\"Butter\"")
    #expect(try heading("make()") == "\"Made\"")
  }

  @Test func `what one of several cases carries is not made up`() throws {
    #expect(try heading("presenter.unknown") != "\"Milk\"")
    #expect(try heading("presenter.several")?.hasPrefix("\"") != true)
  }

  @Test func `a button of a class's own that gives itself nothing shows nothing`() throws {
    func items(_ kind: String) throws -> [String]? {
      let app = try SampleApp([
        "Buttons.swift": """
        import UIKit
        enum Kind { case none, words(String), busy }
        class KindButton: UIBarButtonItem {
          init(_ kind: Kind) {
            super.init()
            style = .plain
            switch kind {
            case .words(let words): title = words
            case .busy: customView = UIActivityIndicatorView()
            case .none: break
            }
          }
        }
        class Milk: UIViewController {
          let model: Model
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Milk"
            navigationItem.rightBarButtonItem = KindButton(\(kind))
          }
        }
        """
      ])
      return try app.screen("Milk")?.items.map(\.summary)
    }
    #expect(try items(".none") == ["right \"\""])
    #expect(try items(".words(\"Save\")") == ["right \"Save\""])
    #expect(try items("model.kind") == ["right view UIBarButtonItem"])
  }
}
