import AppReading
import SampleApps
import Testing

/// Functions of a screen's own that put a button into its bar, and that only branches call.
@Suite struct StepsOfBranchesTests {
  private func bars(_ members: String, _ more: String = "") throws -> [String: [String]] {
    let text = """
      import UIKit
      class ShelfController: UIViewController {
        \(members)
        @objc private func leave() { dismiss(animated: true) }
        private func close() -> UIBarButtonItem {
          UIBarButtonItem(title: "Close", style: .plain, target: self, action: #selector(leave))
        }
      }
      \(more)
      """
    let screens = try SampleApp(["A.swift": text]).read().screens
    return screens.filter { $0.name == "ShelfController" }.reduce(into: [:]) { bars, screen in
      bars[screen.variant ?? ""] = screen.items.map(\.summary)
    }
  }

  let offer = "func offer() { navigationItem.rightBarButtonItem = close() }"

  @Test(arguments: [
    "if UIDevice.current.userInterfaceIdiom == .pad { offer() }",
    "guard UIDevice.current.userInterfaceIdiom == .pad else { return }\n    offer()",
    "if UIDevice.current.userInterfaceIdiom == .phone { } else { self.offer() }",
  ]) func `what only another device calls is not there`(step: String) throws {
    let bars = try bars(
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
        \(step)
      }
      \(offer)
      """)
    #expect(bars == ["": []])
  }

  @Test func `nor what that calls in turn`() throws {
    let bars = try bars(
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
        if UIDevice.current.userInterfaceIdiom == .pad { setUp() }
      }
      func setUp() { offer() }
      \(offer)
      """)
    #expect(bars == ["": []])
  }

  @Test func `what another object calls as well stays`() throws {
    let bars = try bars(
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
        if UIDevice.current.userInterfaceIdiom == .pad { offer() }
      }
      \(offer)
      """,
      "class Desk { func open(_ shelf: ShelfController) { shelf.offer() } }")
    #expect(bars[""] == ["right \"Close\""])
  }

  @Test func `what a flag asks for that starts as false is a state`() throws {
    let bars = try bars(
      """
      var isAlone = false
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
        if isAlone { offer() }
      }
      \(offer)
      """, "class Desk { func open(_ shelf: ShelfController) { shelf.isAlone = true } }")
    #expect(bars == ["": [], "isAlone": ["right \"Close\""]])
  }

  @Test func `what data asks for is a state, where nothing is there otherwise`() throws {
    let bars = try bars(
      """
      var team: Team?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        title = "Shelf"
        refresh()
      }
      func refresh() {
        if team != nil { offer() } else { takeAway() }
      }
      func takeAway() { navigationItem.rightBarButtonItem = nil }
      \(offer)
      """)
    #expect(bars == ["": [], "team != nil": ["right \"Close\""]])
  }

  @Test func `what is called in any case is there`() throws {
    let bars = try bars(
      """
      var isAlone = false
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
        if isAlone { view.tag = 1 }
        offer()
      }
      \(offer)
      """)
    #expect(bars == ["": ["right \"Close\""]])
  }

  @Test func `each of two branches has its own`() throws {
    let bars = try bars(
      """
      let isAlone: Bool
      init(isAlone: Bool) { self.isAlone = isAlone; super.init(nibName: nil, bundle: nil) }
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
        if isAlone { offer() } else { offerMore() }
      }
      \(offer)
      func offerMore() { navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add) }
      """)
    #expect(Set(bars.values) == [["right \"Close\""], ["right system add"]])
  }
}

extension StepsOfBranchesTests {
  @Test(arguments: [
    "func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String) -> Bool {",
    "func textFieldShouldClear(_ field: UITextField) -> Bool {",
    "func searchBar(_ searchBar: UISearchBar, textDidChange text: String) -> Bool {",
    "func textViewDidChange(_ textView: UITextView) -> Bool {",
  ]) func `what somebody types puts no button there first`(function: String) throws {
    let bars = try bars(
      """
      var textField = UITextField()
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
        textField.tag = 1
      }
      \(function)
        offer()
        return true
      }
      func offer() { navigationController?.navigationBar.topItem?.rightBarButtonItem = close() }
      """)
    #expect(bars[""] == [])
    #expect(bars.values.contains(["right \"Close\""]))
  }
}

extension StepsOfBranchesTests {
  @Test func `what an open function calls as well stays`() throws {
    let bars = try bars(
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
        if UIDevice.current.userInterfaceIdiom == .pad { setUp() }
      }
      func setUp() { offer() }
      func anybody() { offer() }
      \(offer)
      """)
    #expect(bars[""] == ["right \"Close\""])
  }

  @Test func `what calls nothing but itself stays`() throws {
    let bars = try bars(
      """
      override func viewDidLoad() { super.viewDidLoad(); title = "Shelf" }
      func offer() {
        navigationItem.rightBarButtonItem = close()
        if view.tag == 1 { offer() }
      }
      """)
    #expect(bars[""] == ["right \"Close\""])
  }
}
