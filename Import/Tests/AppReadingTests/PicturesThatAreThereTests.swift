import AppReading
import SampleApps
import Testing

/// Steps under a condition that asks for a picture which the app has, or for something passed that is no optional.
@Suite struct PicturesThatAreThereTests {
  private func items(_ steps: String, more: String = "") throws -> [String]? {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Shelf: UIViewController {
        let back = UIButton(type: .custom)
        lazy var extra = UIButton().filled(UIImage(named: "extra")!)
        var later: UIButton?
        override func viewDidLoad() {
          title = "Shelf"
          \(steps)
        }
      }
      extension UIButton {
        func filled(_ picture: UIImage) -> UIButton {
          setImage(picture, for: .normal)
          return self
        }
      }
      extension UIViewController {
        func place(_ button: UIButton?) {
          if let button = button {
            navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
          }
        }
      }
      \(more)
      """
    ])
    #expect(try app.read().screens.count == 1)
    return try app.screen("Shelf")?.items.map(\.summary)
  }

  @Test func `a picture that code names is there`() throws {
    let found = try items(
      """
      if let arrow = UIImage(named: "arrow") {
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: arrow, style: .plain, target: nil, action: nil)
      }
      """)
    #expect(found == ["left picture arrow"])
  }

  @Test func `a button's picture that is asked for first is the button's`() throws {
    let found = try items(
      """
      if let arrow = UIImage(named: "arrow")?.withTintColor(.red) { back.setImage(arrow, for: []) }
      navigationItem.leftBarButtonItem = UIBarButtonItem(customView: back)
      """)
    #expect(found == ["left picture arrow"])
  }

  @Test func `what is passed and is no optional is there`() throws {
    #expect(try items("place(extra)") == ["left picture extra"])
  }

  @Test func `a function that a button is called with gives it its face`() throws {
    let found = try items("navigationItem.rightBarButtonItem = UIBarButtonItem(customView: extra)")
    #expect(found == ["right picture extra"])
  }

  @Test func `a picture that stands in a button is what it shows`() throws {
    let found = try items(
      """
      let cross = UIImage(named: "cross")
      let picture = UIImageView(image: cross!)
      back.addSubview(picture)
      navigationItem.leftBarButtonItem = UIBarButtonItem(customView: back)
      """)
    #expect(found == ["left picture cross"])
  }

  @Test func `an optional that is passed may be nothing`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Shelf: UIViewController {
        var later: UIBarButtonItem?
        override func viewDidLoad() {
          title = "Shelf"
          place(later)
        }
        func fill() { later = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil) }
        func place(_ item: UIBarButtonItem?) {
          if let item = item { navigationItem.leftBarButtonItem = item }
        }
      }
      """
    ])
    #expect(try app.screen("Shelf")?.items.map(\.summary) == [])
  }

  @Test func `a picture whose name only the running app knows may not be there`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Shelf: UIViewController {
        var model: Model!
        override func viewDidLoad() {
          title = "Shelf"
          if let arrow = UIImage(named: model.name) {
            navigationItem.leftBarButtonItem = UIBarButtonItem(image: arrow)
          }
        }
      }
      """
    ])
    #expect(try app.screen("Shelf")?.items.map(\.summary) == [])
  }
}
