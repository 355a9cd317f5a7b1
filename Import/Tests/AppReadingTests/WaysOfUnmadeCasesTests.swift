import AppReading
import SampleApps
import Testing

/// Screens for cases that only ways for other cases make which nothing makes, and screens that are handed
/// to their own delegates there.
@Suite struct WaysOfUnmadeCasesTests {
  /// The titles of an app whose steps lead to pages.
  private func titles(_ steps: String, _ more: String = "") throws -> Set<String> {
    let code = """
      import UIKit
      @main class Start: UIResponder, UIApplicationDelegate {
        var flow = Flow()
        func begin() { flow.go([\(steps)]) }
      }
      enum Step { case name, age, dates }
      enum Page { case namePage, agePage, datesPage }
      class Flow {
        let stack = UINavigationController(rootViewController: FirstController())
        func go(_ steps: [Step]) { for step in steps { open(page(for: step)) } }
        func page(for step: Step) -> Page {
          switch step {
          case .name: return .namePage
          case .age: return (.agePage)
          case .dates:
            return (.datesPage)
          }
        }
        func open(_ page: Page) {
          stack.pushViewController(controller(for: page), animated: true)
        }
        private func controller(for page: Page) -> UIViewController {
          switch page {
          case .namePage: return NameController()
          case .agePage: return AgeController()
          case .datesPage: return datesPage()
          }
        }
        private func datesPage() -> UIViewController { DatesController() }
      }
      \(more)
      class FirstController: UIViewController { override func viewDidLoad() { title = "First" } }
      class NameController: UIViewController { override func viewDidLoad() { title = "Name" } }
      class AgeController: UIViewController { override func viewDidLoad() { title = "Age" } }
      class DatesController: UIViewController {
        weak var delegate: DatesControllerDelegate?
        override func viewDidLoad() { title = "Dates" }
      }
      protocol DatesControllerDelegate: AnyObject {
        func datesController(_ controller: DatesController, ended: Bool)
      }
      """
    let screens = try SampleApp(["A.swift": code]).read().screens
    return Set(screens.compactMap { $0.title?.value.summary })
  }

  @Test(arguments: [".name, .age", ".name, .age // , .dates"])
  func `what a case leads to that nothing makes is left out`(steps: String) throws {
    #expect(try titles("\(steps)\n") == ["\"First\"", "\"Name\"", "\"Age\""])
  }

  @Test(arguments: [
    "struct Kinds { static let dates = 1 }\nlet kind = Kinds.dates",
    "struct Model { var dates = 1 }\nlet path: KeyPath<Model, Int> = \\.dates",
    "func read(_ list: List) throws -> Int { try list.decode(Int.self, forKey: .dates) }",
  ])
  func `what only has the name of a case makes none`(more: String) throws {
    #expect(try titles(".name, .age", more) == ["\"First\"", "\"Name\"", "\"Age\""])
  }

  @Test(arguments: [
    "let kind = Step.dates", "typealias Kind = Step\nlet kind = Kind.dates",
    "extension Flow { func a(_ step: Step = .dates) {} }",
  ])
  func `a type that may have a case makes it`(more: String) throws {
    #expect(try titles(".name, .age", more).contains("\"Dates\""))
  }

  @Test func `what hands itself to its delegate is not made there`() throws {
    let more = """
      extension Flow: DatesControllerDelegate {
        func datesController(_ controller: DatesController, ended: Bool) {
          controller.dismiss(animated: ended)
        }
      }
      """
    #expect(try titles(".name, .age", more) == ["\"First\"", "\"Name\"", "\"Age\""])
  }

  @Test(arguments: [
    (".name, .age, .dates", ""),
    (".name, .age", "extension Flow { func a() { open(.datesPage) } }"),
    (".name, .age", "extension Flow { func a() { open(isNew ? .datesPage : .agePage) } }"),
  ])
  func `what something makes has a screen`(steps: String, more: String) throws {
    #expect(try titles(steps, more).contains("\"Dates\""))
  }

  @Test func `a screen of a library's class that nothing makes is left out`() throws {
    let code = """
      import Kit
      import UIKit
      @main class Start: UIResponder, UIApplicationDelegate {
        func begin() { show(FirstScreen()) }
      }
      class Page: Kit.Page {}
      class FirstScreen: Page { override func viewDidLoad() { title = "First" } }
      class OtherScreen: Page { override func viewDidLoad() { title = "Other" } }
      """
    let app = try SampleApp(["A.swift": code, "A.xcodeproj/project.pbxproj": ""])
    let unmade = try app.read().screens.filter(\.isSurelyMadeNowhere).map(\.name)
    #expect(unmade == ["OtherScreen"])
  }
}
