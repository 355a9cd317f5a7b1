import AppReading
import SampleApps
import Testing

/// Buttons that one side of a choice puts into the bar and the other takes away.
@Suite struct ChoicesOfNothingTests {
  private func screens(
    _ step: String, title: String = "title = \"Page\"", flag: String = "let isNew: Bool"
  ) throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Page: UIViewController {
        \(flag)
        override func viewDidLoad() {
          \(title)
          \(step)
        }
        @objc func go() {}
      }
      """
    ]).read().screens
  }

  private static let button =
    "UIBarButtonItem(title: \"Delete\", style: .plain, target: self, action: #selector(go))"

  @Test(arguments: [
    "navigationItem.rightBarButtonItem = isNew ? nil : \(button)",
    "navigationItem.rightBarButtonItem = !isNew ? \(button) : nil",
    "navigationItem.setRightBarButton(isNew ? nil : \(button), animated: false)",
    "navigationItem.rightBarButtonItems = isNew ? [] : [\(button)]",
  ])
  func `the other side is a state without them`(step: String) throws {
    let screens = try screens(step)
    #expect(screens.contains { $0.items.map(\.summary) == ["right \"Delete\""] })
    #expect(screens.contains { $0.items.isEmpty })
  }

  @Test func `a flag that is known decides`() throws {
    let step = "navigationItem.rightBarButtonItem = isNew ? nil : \(Self.button)"
    let none = try screens(step, flag: "let isNew = true")
    #expect(none.map { $0.items.map(\.summary) } == [[]])
    let one = try screens(step, flag: "let isNew = false")
    #expect(one.map { $0.items.map(\.summary) } == [["right \"Delete\""]])
  }

  @Test func `a title of the same condition goes with them`() throws {
    let screens = try screens(
      "navigationItem.rightBarButtonItem = isNew ? nil : \(Self.button)",
      title: "title = isNew ? \"Add\" : \"Edit\"")
    for screen in screens {
      let isNew = screen.title?.value.summary == "\"Add\""
      #expect(screen.items.isEmpty == isNew)
    }
    #expect(Set(screens.compactMap(\.title?.value.summary)) == ["\"Add\"", "\"Edit\""])
  }
}
