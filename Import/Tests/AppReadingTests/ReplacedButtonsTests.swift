import AppReading
import SampleApps
import Testing

/// Buttons that a class holds as made of nothing, until it gives them what they are.
@Suite struct ReplacedButtonsTests {
  private func items(_ steps: String, _ more: String = "") throws -> [String]? {
    try SampleApp([
      "A.swift": """
      import UIKit
      class NotesController: UIViewController {
        var add = UIBarButtonItem()
        private var change = UIBarButtonItem()
        let spinner = UIActivityIndicatorView(style: .medium)
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Notes"
          \(steps)
        }
        \(more)
      }
      """
    ]).screen("NotesController")?.items.map(\.summary)
  }

  @Test func `a button made of nothing is what the steps before give its name`() throws {
    let found = try items(
      """
      add = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addNote))
      self.change = UIBarButtonItem(title: "Change", style: .plain, target: self, action: nil)
      navigationItem.setRightBarButtonItems([add, self.change], animated: true)
      """)
    #expect(found == ["right system add", "right \"Change\""])
  }

  @Test func `of several functions that give it one each has its own on its bar`() throws {
    let found = try items(
      "load()",
      """
      func load() {
        DispatchQueue.main.async { [weak self] in
          guard let self = self else { return }
          self.add = UIBarButtonItem(title: "Wait", style: .plain, target: nil, action: nil)
          self.navigationItem.setRightBarButton(self.add, animated: true)
        }
      }
      @objc func later() {
        add = UIBarButtonItem(title: "Later", style: .plain, target: nil, action: nil)
      }
      """)
    #expect(found == ["right \"Wait\""])
  }

  @Test func `what the class is made with is what its bar gets elsewhere`() throws {
    let found = try items(
      """
      add = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addNote))
      fill()
      """,
      """
      func fill() { navigationItem.rightBarButtonItem = add }
      @objc func later() {
        add = UIBarButtonItem(title: "Later", style: .plain, target: nil, action: nil)
      }
      """)
    #expect(found == ["right system add"])
  }
}
