import AppReading
import SampleApps
import Testing

/// Titles that other code puts into the model of a screen.
@Suite struct PutIntoModelsTests {
  private func titles(_ code: String, of name: String = "Shelf") throws -> [String] {
    try SampleApp(["A.swift": "import UIKit\nimport SwiftUI\nimport Combine\n" + code]).read()
      .screens.filter { $0.name == name }.compactMap { $0.title?.value.summary }
  }

  @Test(arguments: ["String?", "String = \"\""])
  func `a view has the title that its presenter puts into its model`(type: String) throws {
    let found = try titles(
      """
      class PageModel<Event>: ObservableObject { @Published var heading: \(type) }
      class ShelfModel: PageModel<Int> {}
      class Presenter<Model: ObservableObject> {
        let model: Model
        init(model: Model) { self.model = model }
      }
      class ShelfPresenter: Presenter<ShelfModel> {
        init() {
          super.init(model: .init())
          model.heading = "Shelf"
        }
      }
      protocol Page: View {
        associatedtype Model
        var model: Model { get }
      }
      struct Card { struct Model {} }
      struct Shelf: View {
        @ObservedObject var model: ShelfModel
        var body: some View { List {}.navigationTitle(model.heading ?? "") }
      }
      """)
    #expect(found == ["\"Shelf\""])
  }

  private static func controller(_ bind: String, _ code: String) -> String {
    """
    class ShelfModel { @Published var heading: String = "" }
    class Shelf: UIViewController {
      let presenter: ShelfPresenting
      override func viewDidLoad() {
        presenter.view = self
        presenter.start()
      }
      func bind(model: ShelfModel) { \(bind) }
    }
    class ShelfPresenter: ShelfPresenting {
      private let model = ShelfModel()
      private let shelf: Book
      init(isNew: Bool) { \(code) }
      func start() { view?.bind(model: model) }
    }
    protocol ShelfPresenting { func start() }
    """
  }

  @Test(arguments: [
    "model.$heading.assign(to: \\.title, on: self).store(in: &bag)",
    "model.$heading.sink { [weak self] title in self?.title = title }.store(in: &bag)",
  ])
  func `a screen bound to its model has the title that is put into it`(bind: String) throws {
    let code = Self.controller(bind, "model.heading = \"Shelf\"")
    #expect(try titles(code) == ["\"Shelf\""])
  }

  @Test func `each title that is put into a model is a state`() throws {
    let code = Self.controller(
      "title = model.heading",
      "if isNew { model.heading = \"New\" } else { model.heading = \"Shelf\" }")
    #expect(try Set(titles(code)) == ["\"New\"", "\"Shelf\""])
  }

  @Test func `extensions put titles into their own model`() throws {
    let code =
      Self.controller("title = model.heading", "model.fill()")
      + "\nprivate extension ShelfModel { func fill() { heading = \"Shelf\" } }"
    #expect(try titles(code) == ["\"Shelf\""])
  }

  @Test func `models that are filled out of each other end`() throws {
    let types = (0..<7).map { number in
      let next = (0..<12).map { number < 6 ? "model\($0).heading\(number + 1)" : "\"\($0)\"" }
      return """
        class Model\(number) { var heading\(number): String?
          \(next.indices.map { "let model\($0): Model\(number + 1)" }.joined(separator: "\n"))
          func fill() { \(next.map { "heading\(number) = \($0)" }.joined(separator: "\n")) }
        }
        """
    }
    let found = try titles(
      types.joined(separator: "\n") + """

        class Shelf: UIViewController {
          let model: Model0
          override func viewDidLoad() { title = model.heading0 }
        }
        """)
    #expect(found == ["unknown model.heading0"])
  }

  @Test(arguments: [
    "model.heading = shelf.name", "load { self.model.heading = \"Failed\" }",
  ])
  func `what only the running app puts into a model stays open`(step: String) throws {
    let found = try titles(Self.controller("title = model.heading", step))
    #expect(!found.contains("\"Failed\"") && found.first?.hasPrefix("\"") != true)
  }
}
