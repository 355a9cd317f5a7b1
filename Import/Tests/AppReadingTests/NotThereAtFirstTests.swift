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

  private func shelf(_ cases: String) throws -> [String: [String]] {
    try bars(
      """
      enum Kind { case own, lent(String), sold }
      class ShelfController: UIViewController {
        let kind: Kind
        init(kind: Kind) { self.kind = kind; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Shelf"
          navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
          switch kind {
          \(cases)
          }
        }
      }
      """)
  }

  @Test func `a case that does nothing comes before one that has a button`() throws {
    let add = "navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)"
    let bars = try shelf("case .own, .lent: break\ncase .sold: \(add)")
    #expect(bars[""] == ["left system edit"])
    #expect(bars["case .sold"] == ["left system edit", "right system add"])
    let first = try shelf("case .own: \(add)\ndefault: break")
    #expect(first[""] == ["left system edit", "right system add"])
  }
}
