import AppReading
import SampleApps
import Testing

/// Titles that hang on the case which a private function of a screen's opener is handed.
@Suite struct CasesHandedOverTests {
  private func titles(_ call: String, access: String = "private ") throws -> [String] {
    try SampleApp([
      "A.swift": """
      import UIKit
      enum Food {
        case butter, milk, bread, cheese
        var title: String {
          switch self {
          case .butter: return "Butter"
          case .milk: return "Milk"
          case .bread: return "Bread"
          case .cheese: return "Cheese"
          }
        }
      }
      class List: UITableViewController {
        override func viewDidLoad() { title = "List" }
        func choose(_ food: Food) {
          \(call)
        }
        \(access)func open(_ food: Food, isWide: Bool) {
          let page = Page()
          page.title = food.title
          navigationController?.pushViewController(page, animated: true)
        }
      }
      class Page: UIViewController {}
      """
    ]).read().screens.filter { $0.name == "Page" }.compactMap(\.title?.value.summary).sorted()
  }

  @Test(arguments: [
    """
    switch food {
    case .milk, .cheese: open(food, isWide: true)
    default: break
    }
    """,
    "open(.milk, isWide: true)\nself.open(Food.cheese, isWide: false)",
  ])
  func `only those count that somebody hands over`(call: String) throws {
    #expect(try titles(call) == ["\"Cheese\"", "\"Milk\""])
  }

  @Test(arguments: [
    "open(food, isWide: true)",
    "switch food {\ncase .milk: break\ndefault: open(food, isWide: true)\n}",
  ])
  func `where nobody knows the case all count`(call: String) throws {
    #expect(try titles(call).count == 4)
  }

  @Test func `what others may call has all of them`() throws {
    let call = "switch food {\ncase .milk: open(food, isWide: true)\ndefault: break\n}"
    #expect(try titles(call, access: "").count == 4)
  }
}
