import AppReading
import SampleApps
import Testing

/// Segues whose classes say how they show their screens.
@Suite struct SeguesOfOwnClassesTests {
  private func screens(_ perform: String, _ segue: String, _ more: String = "") throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import UIKit
      class OwnSegue: UIStoryboardSegue {
        override func perform() { \(perform) }
      }
      class ListController: UIViewController {}
      class NoteController: UIViewController { \(more) }
      """,
      "Main.storyboard": Storyboard.document(
        Storyboard.stack("nav", root: "l"),
        Storyboard.controller("l", class: "ListController", title: "List", segue: segue),
        Storyboard.controller("n", class: "NoteController", title: "Note")
      ).replacing("targetRuntime", with: #"initialViewController="nav" targetRuntime"#),
    ]).read().screens
  }

  private static let own =
    #"destination="n" kind="custom" identifier="go" customClass="OwnSegue""#

  @Test(arguments: ["custom", "show"])
  func `a screen that the class of a segue presents alone has no bar`(kind: String) throws {
    let found = try screens(
      "let shown = destination\nsource.present(shown, animated: true)",
      Self.own.replacing("\"custom\"", with: "\"\(kind)\""))
    #expect(found.map(\.name) == ["ListController"])
  }

  @Test func `a screen that a segue presents alone has no bar`() throws {
    let segue = #"destination="n" kind="presentation" identifier="go""#
    #expect(try screens("", segue).map(\.name) == ["ListController"])
    // Unless its code puts something into it.
    let filled =
      "override func viewDidLoad() { navigationItem.rightBarButtonItem = editButtonItem }"
    #expect(try screens("", segue, filled).map(\.name) == ["ListController", "NoteController"])
  }

  @Test(arguments: [
    "source.navigationController?.pushViewController(destination, animated: false)",
    "let stack = UINavigationController(rootViewController: destination)\n"
      + "source.present(stack, animated: true)",
    "source.view.addSubview(destination.view)",
  ])
  func `what it shows otherwise keeps its bar`(perform: String) throws {
    let found = try screens(perform, Self.own)
    #expect(found.map(\.name) == ["ListController", "NoteController"])
  }

  private static let container =
    "private func put(_ next: UIViewController, into box: UIViewController)"

  @Test(arguments: [
    "source.addChild(destination)\nsource.view.addSubview(destination.view)",
    "guard let list = source as? ListController else { return }\nlet next = destination\n"
      + "if let old = list.children.first { put(old, into: list) }\n"
      + "else { put(next, into: list) }\n}\n\(container) {\n"
      + "box.addChild(next)\nbox.view.addSubview(next.view)",
  ])
  func `a screen that the class of a segue puts into another one has no bar`(
    perform: String
  ) throws {
    #expect(try screens(perform, Self.own).map(\.name) == ["ListController"])
  }

  @Test(arguments: [
    // A stack pushes what is added to it.
    "source.navigationController?.addChild(destination)",
    "source.addChild(source)\nsource.view.addSubview(destination.view)",
    "source.addChild(destination)\nsource.view.window?.rootViewController = destination",
    "put(destination, into: source)\n}\n\(container) {\nbox.view.addSubview(next.view)",
  ])
  func `what it does not surely put into another one keeps its bar`(perform: String) throws {
    let found = try screens(perform, Self.own)
    #expect(found.map(\.name) == ["ListController", "NoteController"])
  }

  @Test func `what it pushes is on the stack`() throws {
    let found = try screens(
      "source.navigationController?.pushViewController(destination, animated: false)", Self.own)
    #expect(found.last?.parent == "ListController")
    #expect(found.last?.presentation == nil)
  }

  @Test func `of two drawings of a class the one that is presented alone has no bar`() throws {
    let screens = try SampleApp([
      "A.swift": """
      import UIKit
      class SlideSegue: UIStoryboardSegue {
        override func perform() {
          source.navigationController?.pushViewController(destination, animated: false)
        }
      }
      class ListController: UIViewController {}
      class NoteController: UIViewController {}
      """,
      "Main.storyboard": Storyboard.document(
        Storyboard.stack("nav", root: "l"),
        Storyboard.controller(
          "l", class: "ListController", title: "List",
          segue: #"destination="n" kind="custom" identifier="go" customClass="SlideSegue""#),
        Storyboard.controller(
          "n", class: "NoteController", title: "Pushed",
          segue: #"destination="m" kind="presentation" identifier="go""#),
        Storyboard.controller("m", class: "NoteController", title: "Alone")
      ).replacing("targetRuntime", with: #"initialViewController="nav" targetRuntime"#),
    ]).read().screens
    #expect(screens.map(\.title?.value) == [.verbatim("List"), .verbatim("Pushed")])
  }
}
