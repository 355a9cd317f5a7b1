import AppReading
import SampleApps
import Testing

/// Buttons of a mode or a case that a screen does not come with.
@Suite struct NotThereAtFirstTests {
  private func bars(_ text: String) throws -> [String: [String]] {
    let screens = try SampleApp(["A.swift": "import UIKit\n" + text]).read().screens
    return screens.filter { $0.name == "ShelfController" }.reduce(into: [:]) { bars, screen in
      bars[screen.variant ?? ""] = screen.items.map(\.summary)
    }
  }

  @Test func `the button that ends what a person starts is not there first`() throws {
    let bars = try bars(
      """
      class ShelfController: UIViewController {
        private var isSorting = false
        override func viewDidLoad() { super.viewDidLoad(); title = "Shelf" }
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          if shelf.wantsSorting { sort() }
        }
        private func offer() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Sort", style: .plain, target: self, action: #selector(sort))
        }
        @objc private func sort() {
          isSorting = true
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Stop", style: .done, target: self, action: #selector(stop))
        }
        @objc private func stop() {
          isSorting = false
          navigationItem.rightBarButtonItem = nil
        }
      }
      """)
    #expect(bars["", default: []].contains("right \"Stop\"") == false)
    #expect(bars["isSorting"]?.contains("right \"Stop\"") == true)
  }

  @Test func `what runs whatever holds is there`() throws {
    let bars = try bars(
      """
      class ShelfController: UIViewController {
        private var isSorting = false
        override func viewDidLoad() { super.viewDidLoad(); title = "Shelf"; sort() }
        @objc private func sort() {
          isSorting = true
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Stop", style: .done, target: self, action: #selector(stop))
        }
        @objc private func stop() {
          isSorting = false
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", style: .done, target: self, action: #selector(sort))
        }
      }
      """)
    #expect(bars[""] == ["right \"Stop\""])
  }
}
