import AppReading
import SampleApps
import Testing

/// Structures with flags that everybody who makes a screen gives it alike.
@Suite struct PresetsOfMakersTests {
  private static let styles = """
    struct Style {
      var hasMenu = false
      var hasClose: Bool
      var isBusy: Bool { hasMenu && !hasClose }
      static let menu = Style(hasMenu: true, hasClose: false)
      static let bare = Style(hasClose: false)
      static var both: Style { .init(hasMenu: true, hasClose: true) }
      static func closing() -> Style { Style(hasClose: true) }
    }
    """

  /// The buttons of each scene of a screen.
  private func items(
    _ kept: String, asks condition: String, maker: String = "", others: String = ""
  ) throws -> [[String]] {
    try SampleApp([
      "A.swift": """
      import UIKit
      \(Self.styles)
      class Notes: UIViewController {
        \(kept)
        var showsMenu: Bool { style.hasMenu }
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Notes"
          if \(condition) {
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu")
          }
          if style.hasClose {
            navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
          }
        }
      }
      extension Notes {
        \(maker)
      }
      \(others)
      """
    ]).read().screens.filter { $0.name == "Notes" }.map { $0.items.map(\.summary) }
  }

  private static let menu = ["right \"Menu\""]
  private static let close = ["left \"Close\""]

  @Test(arguments: ["showsMenu", "style.hasMenu", "self.style.hasMenu", "style.isBusy"])
  func `a preset that nothing takes the place of says what is shown`(asked: String) throws {
    #expect(try items("private var style: Style = .menu", asks: asked) == [Self.menu])
    #expect(try items("private let style = Style.menu", asks: asked) == [Self.menu])
    #expect(try items("var style = Style(hasClose: false)", asks: asked) == [[]])
  }

  @Test func `presets may be worked out`() throws {
    #expect(
      try items("private var style: Style = .both", asks: "showsMenu")
        == [Self.close + Self.menu])
    #expect(try items("private var style = Style.closing()", asks: "showsMenu") == [Self.close])
  }

  @Test func `a preset that whoever makes the screen puts there takes the place of the first`()
    throws
  {
    let maker = """
      static func make(_ text: String, style: Style = .closing()) -> Notes {
        let notes = Notes()
        notes.style = style
        return notes
      }
      """
    let others = """
      class List: UIViewController {
        func open() { navigationController?.pushViewController(Notes.make("A"), animated: true) }
        func start() { navigationController?.pushViewController(Notes.make("B"), animated: true) }
      }
      class Heir: Notes {}
      """
    #expect(
      try items("private var style: Style = .menu", asks: "showsMenu", maker: maker, others: others)
        == [Self.close])
  }

  @Test func `what whoever makes a screen hands its initializer is what it has`() throws {
    let kept = """
      private let style: Style
      init(style: Style) { self.style = style; super.init(nibName: nil, bundle: nil) }
      """
    func others(_ second: String) -> String {
      """
      class List: UIViewController {
        func open() { show(Notes(style: .menu), sender: nil) }
        func start() { show(Notes(style: \(second)), sender: nil) }
      }
      """
    }
    #expect(try items(kept, asks: "showsMenu", others: others(".menu")) == [Self.menu])
    #expect(try items(kept, asks: "showsMenu", others: others(".bare")).count == 3)
  }

  @Test(arguments: [
    "func change(_ notes: Notes) { notes.style = .bare }",
    "func change() { [Notes()].forEach { $0.style = .bare } }",
    "func change() { let notes = Notes(); if Bool.random() { notes.style = .bare } }",
    "func change() { let notes = Notes(); notes.style.hasMenu = false }",
  ])
  func `what something else puts there leaves it open`(other: String) throws {
    #expect(
      try items(
        "var style: Style = .menu", asks: "showsMenu", others: "class List { \(other) }"
      ).count > 1)
  }
}
