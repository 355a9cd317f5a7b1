import AppReading
import SampleApps
import Testing

/// Controllers of a library's base class that code hands to stacks, and tables of what a stack pushes.
@Suite struct RouteTablesTests {
  private func hidden(_ code: String) throws -> [String] {
    try SampleApp(["A.swift": "import Kit\nimport UIKit\n" + code]).read().screens
      .filter { $0.isBarHidden?.value == true }.map(\.name)
  }

  private static let stack = """
    class Start: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func applicationDidFinishLaunching(_ application: UIApplication) {
        window?.rootViewController = Quiet(kit: Kit())
      }
    }
    class Quiet: UINavigationController {
      init(kit: Kit) { super.init(rootViewController: Shelf(kit: kit, state: .plain)) }
      override func viewDidLoad() {
        super.viewDidLoad()
        setNavigationBarHidden(true, animated: false)
      }
    }
    class Shelf: ControllerWithState<ShelfView> { func open() {} }
    """

  @Test func `what code puts on a stack is a controller whatever its base is called`() throws {
    #expect(try hidden(Self.stack) == ["Shelf"])
    let other = "class Row: RowWithState<RowView> { func open() {} }"
    #expect(try hidden(Self.stack + other) == ["Shelf"])
  }

  @Test func `what stands after push in a table of routes is pushed on that stack`() throws {
    let routes = """

      extension Quiet: Routed {
        var routes: [Request: Instruction] {
          [
            .show(Route.tome): .push { context in
              let state = context as? TomeState ?? .plain
              return Tome(kit: kit, state: state)
            },
            .show(Route.note): .present { _ in Note(kit: self.kit, state: .plain) },
          ]
        }
      }
      class Tome: ControllerWithState<TomeView> { func open() {} }
      class Note: ControllerWithState<NoteView> { func open() {} }
      """
    #expect(try hidden(Self.stack + routes) == ["Shelf", "Tome"])
  }

  @Test func `each case of what a handed value is asked for may be pushed`() throws {
    let steps = """

      extension Quiet {
        func go(_ isNote: Bool) {
          push(by: isNote ? Context(child: .note) : Context(child: .tome))
        }
        func push(by context: Context) {
          let screen = Self.screen(for: context)
          pushViewController(screen, animated: true)
        }
        static func screen(for context: Context) -> UIViewController {
          switch context.child {
          case .tome: return Tome(kit: nil, state: .plain)
          case .note: return Note(kit: nil, state: .plain)
          }
        }
      }
      struct Context {
        enum Child { case tome, note }
        let child: Child
      }
      class Tome: ControllerWithState<TomeView> { func open() {} }
      class Note: ControllerWithState<NoteView> { func open() {} }
      """
    #expect(try hidden(Self.stack + steps) == ["Note", "Shelf", "Tome"])
  }
}
