import AppReading
import SampleApps
import Testing

/// Functions of an app's own with one name and the same labels, told apart by the types that they take.
@Suite struct OverloadsByTypeTests {
  private static let functions = """
    enum Glyph: String { case close = "xmark", more = "ellipsis" }
    enum Drawing: String { case lamp, chair = "chair_wide" }
    struct Key: ExpressibleByStringLiteral {
      let words: String
      init(stringLiteral value: String) { words = value }
    }
    extension UIImage {
      convenience init(_ drawing: Drawing) { self.init(named: drawing.rawValue)! }
      convenience init(_ glyph: Glyph) { self.init(systemName: glyph.rawValue)! }
    }
    extension String { var shown: String { self } }
    extension UIViewController {
      func end(_ picture: UIImage?, _ action: Selector?) {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          image: picture, style: .plain, target: self, action: action)
      }
      func end(_ view: UIButton, _ action: Selector?) {
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
      }
      func end(_ system: UIBarButtonItem.SystemItem, _ action: Selector?) {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: system, target: self, action: action)
      }
      func end(_ isOn: Bool, _ action: Selector?) {}
      func end(_ glyph: Glyph, _ action: Selector?) {
        end(UIImage(systemName: glyph.rawValue), action)
      }
    }
    extension UIViewController {
      func end(_ words: String, _ action: Selector?) {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: words, style: .plain, target: self, action: action)
      }
      func end(_ count: Int, _ action: Selector?) { end("Many", action) }
    }
    class Base: UIViewController {
      func start(_ name: Key) { start(UIImage(named: "base")) }
      func start(_ picture: UIImage?) {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
          image: picture, style: .plain, target: self, action: nil)
      }
    }
    """

  private func items(_ steps: String, kept: String = "") throws -> [String] {
    try #require(
      try SampleApp([
        "A.swift": """
        import UIKit
        \(Self.functions)
        class Notes: Base {
          \(kept)
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Notes"
            \(steps)
          }
        }
        """
      ]).screen("Notes")
    ).items.map(\.summary)
  }

  @Test(arguments: [
    #"end("Save", nil)"#, #"let words = "Save"; end(words, nil)"#,
    #"end("Save".shown, nil)"#, #"end(isOn ? "Save" : "Save", nil)"#,
  ])
  func `words go to the function that takes words`(steps: String) throws {
    #expect(try items(steps) == ["right \"Save\""])
  }

  @Test func `what a property is declared as, or starts as, says which function is meant`() throws {
    let words = ["right \"Save\""]
    #expect(try items("end(kept, nil)", kept: #"let kept: String = "Save""#) == words)
    #expect(try items("end(self.kept, nil)", kept: #"let kept = "Save""#) == words)
    #expect(
      try items("end(kept, nil)", kept: #"lazy var kept = UIImage(named: "lamp")"#)
        == ["right picture lamp"])
  }

  @Test(arguments: [
    #"end(UIImage(named: "lamp"), nil)"#, "end(UIImage(.lamp), nil)",
    #"end(UIImage(named: "lamp")?.withRenderingMode(.alwaysOriginal), nil)"#,
    #"let shown = UIImage(named: "lamp"); end(shown, nil)"#,
  ])
  func `a picture goes to the function that takes pictures`(steps: String) throws {
    #expect(try items(steps) == ["right picture lamp"])
  }

  @Test func `a case goes to the function that takes cases of its enumeration`() throws {
    #expect(try items("end(.more, nil)") == ["right symbol ellipsis"])
    #expect(try items("end(Glyph.more, nil)") == ["right symbol ellipsis"])
    #expect(try items("end(UIImage(.close), nil)") == ["right symbol xmark"])
    #expect(try items("end(UIImage(.chair), nil)") == ["right picture chair_wide"])
  }

  @Test func `a number goes to the function that takes numbers`() throws {
    #expect(try items("end(3, nil)") == ["right \"Many\""])
  }

  @Test func `a base class's function is meant where the class's own takes something else`() throws
  {
    let own = """
      func start(_ words: String) {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
          title: words, style: .plain, target: self, action: nil)
      }
      """
    #expect(try items(#"start("Close")"#, kept: own) == ["left \"Close\""])
    #expect(
      try items(#"start(UIImage(named: "lamp"))"#, kept: own).contains("left picture lamp"))
  }
}
