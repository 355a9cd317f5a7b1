import AppReading
import SampleApps
import Testing

/// Buttons that functions make which an app adds to UIKit's classes, and functions of the screen that a stream's
/// values are handed to.
@Suite struct ItemsOfUIKitsClassesTests {
  private func screen(_ steps: String) throws -> Screen? {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Shelf: UIViewController {
        override func viewDidLoad() {
          \(steps)
        }
      }
      extension UINavigationItem {
        func makeItem(_ target: Any?, named name: String) -> UIBarButtonItem {
          let button = UIButton().then { $0.setImage(UIImage(named: name), for: .normal) }
          let item = UIBarButtonItem(customView: button)
          return item
        }
        func makeItem(_ button: UIButton) -> UIBarButtonItem { UIBarButtonItem(customView: button) }
      }
      extension UIViewController {
        func fillBar(_ words: String) {
          navigationItem.title = words
          navigationItem.leftBarButtonItems = [self.navigationItem.makeItem(self, named: "arrow")]
        }
      }
      """
    ]).screen("Shelf")
  }

  @Test func `a navigation item's own function makes a button`() throws {
    let found = try screen(
      """
      title = "Shelf"
      let find = self.navigationItem.makeItem(self, named: "find")
      navigationItem.rightBarButtonItems = [find]
      """)
    #expect(found?.items.map(\.summary) == ["right picture find"])
  }

  @Test(arguments: [
    "words.bind(onNext: fillBar)",
    "words.map { $0.text }.bind(onNext: self.fillBar).disposed(by: bag)",
    "words.sink(receiveValue: fillBar).store(in: &bag)",
  ])
  func `a function that a stream's values are handed to fills the bar`(steps: String) throws {
    let found = try screen(steps)
    #expect(found?.items.map(\.summary) == ["left picture arrow"])
    #expect(found?.title?.value.summary == "unknown words")
  }

  @Test func `a stream of known words gives them`() throws {
    let found = try screen("Observable.just(\"Shelf\").bind(onNext: fillBar)")
    #expect(found?.title?.value.summary == "\"Shelf\"")
  }

  @Test func `what hands it to something else calls nothing`() throws {
    let found = try screen("title = \"Shelf\"; register(fillBar)")
    #expect(found?.items.map(\.summary) == [])
  }
}
