import AppReading
import SampleApps
import Testing

/// Steps that a body leaves for its end, and lists of buttons that closures make under one name.
@Suite struct DeferredStepsTests {
  private func states(_ steps: String, more: String = "") throws -> [String: [String]] {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class ListController: UIViewController {
        lazy var share = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
        lazy var reply = UIBarButtonItem(title: "Reply", style: .plain, target: nil, action: nil)
        lazy var cancel = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
        override func viewDidLoad() {
          title = "List"
          \(steps)
        }
        \(more)
      }
      class Scenes: UIResponder, UIWindowSceneDelegate {
        func start(_ window: UIWindow) {
          window.rootViewController = UINavigationController(rootViewController: ListController())
        }
      }
      """
    ])
    let all = try app.read().screens.filter { $0.name == "ListController" }
    return Dictionary(
      uniqueKeysWithValues: all.map { ($0.variant ?? "", $0.items.map(\.summary)) })
  }

  @Test func `what is left for the end is done there`() throws {
    let steps = """
      var items: [UIBarButtonItem] = []
      defer { navigationItem.rightBarButtonItems = items }
      items.append(share)
      items.append(reply)
      """
    #expect(try states(steps) == ["": [#"right "Share""#, #"right "Reply""#]])
  }

  @Test func `a list that is set, or nothing where it is empty`() throws {
    for condition in ["items.isNotEmpty", "!items.isEmpty", "items.count > 0"] {
      let steps = """
        var items: [UIBarButtonItem] = []
        items.append(share)
        if \(condition) {
          navigationItem.rightBarButtonItems = items
        } else {
          navigationItem.rightBarButtonItems = nil
        }
        """
      #expect(try states(steps) == ["": [#"right "Share""#]], "\(condition)")
    }
    for choice in ["items.isEmpty ? nil : items", "!items.isEmpty ? items : []"] {
      let steps = """
        var items: [UIBarButtonItem] = []
        items.append(share)
        navigationItem.rightBarButtonItems = \(choice)
        """
      #expect(try states(steps) == ["": [#"right "Share""#]], "\(choice)")
    }
  }

  @Test func `a flag of a function's own that it changes is open`() throws {
    let steps = """
      var shows = false
      if let model { shows = model.isEmpty ? false : true }
      navigationItem.rightBarButtonItem = shows ? share : nil
      """
    #expect(try states(steps) == ["": [], "shows": [#"right "Share""#]])
  }

  @Test func `what is added before a function is left is not there after it`() throws {
    let steps = """
      var items: [UIBarButtonItem] = []
      defer {
        if items.isEmpty {
          navigationItem.rightBarButtonItems = []
        } else {
          navigationItem.rightBarButtonItems = items
        }
      }
      guard model.isReady else {
        items.append(cancel)
        return
      }
      items.append(share)
      items.append(reply)
      """
    #expect(try states(steps)[""] == [#"right "Share""#, #"right "Reply""#])
  }

  @Test func `the lists of two closures are two`() throws {
    let more = """
      func bindMenu() {
        model.change.map { [weak self] value -> UIMenu? in
          var items: [Part] = []
          items.append(Part(name: "one"))
          return Part.menu(items)
        }.sink { menu in self.share.menu = menu }
      }
      """
    let steps = """
      model.change.sink { [weak self] value in
        var items: [UIBarButtonItem] = []
        items.append(share)
        self.navigationItem.rightBarButtonItems = items
      }
      bindMenu()
      """
    #expect(try states(steps, more: more) == ["": [#"right "Share""#]])
  }

  @Test func `a screen has the model that it is made with`() throws {
    let steps = """
      if let viewModel = viewModel {
        navigationItem.rightBarButtonItem = share
        bind(viewModel)
      }
      """
    let share = [#"right "Share""#]
    #expect(try states(steps, more: "var viewModel: Model?")[""] == share)
    // What a screen may be without is a state of it.
    let other = steps.replacing("viewModel", with: "note")
    #expect(try states(other, more: "var note: Model?") == ["": [], "let note = note": share])
  }
}
