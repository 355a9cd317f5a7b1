import AppReading
import SampleApps
import Testing

/// Apps of which every stack hides its bar: what coordinators put on one has none.
@Suite struct AllStacksHiddenTests {
  private func screens(
    hiding: String = "navigationBar.isHidden = true", stack: String = "BaseStack()",
    view: String = "Account()", more: String = ""
  ) throws -> [String] {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      import UIKit
      class BaseStack: UINavigationController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(hiding)
        }
      }
      extension View { var themed: some View { environmentObject(Theme()) } }
      struct Account: View { var body: some View { Text("b") } }
      class Plain: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .red
        }
      }
      class Start: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) { Coordinator().openPlain() }
      }
      class Coordinator {
        let stack: UINavigationController
        init() { stack = \(stack) }
        func openAccount() {
          let view = \(view)
          let host = UIHostingController(rootView: view)
          stack.pushViewController(host, animated: true)
        }
        func openPlain() { stack.pushViewController(Plain(), animated: true) }
      }
      \(more)
      """
    ])
    return try app.read().screens.filter { $0.isBarHidden?.value == true }.map(\.name).sorted()
  }

  @Test(arguments: [
    "navigationBar.isHidden = true", "self.navigationBar.isHidden = true",
    "setNavigationBarHidden(true, animated: false)", "isNavigationBarHidden = true",
  ])
  func `what is put on a stack has no bar`(hiding: String) throws {
    #expect(try screens(hiding: hiding) == ["Account", "Plain"])
  }

  @Test func `a property of every view leaves it the view it is`() throws {
    #expect(try screens(view: "Account().themed") == ["Account", "Plain"])
  }

  @Test func `a stack that is made to ask it something is none`() throws {
    let more = "func setUp() { UINavigationController().navigationBar.tintColor = .red }"
    #expect(try screens(more: "class Setting { \(more) }") == ["Account", "Plain"])
  }

  @Test(arguments: [
    ("UINavigationController()", "", ""),
    ("BaseStack()", "", "class Other { let stack = UINavigationController() }"),
    (
      "BaseStack()", "",
      "class Other { func show() { x.setNavigationBarHidden(false, animated: true) } }"
    ),
  ])
  func `where another stack or code may have a bar, nobody knows`(
    stack: String, view: String, more: String
  ) throws {
    #expect(try screens(stack: stack, more: more) == [])
  }

  @Test func `a view that says something of its bar is looked at itself`() throws {
    let more = """
      struct Titled: View { var body: some View { Text("c").navigationTitle("C") } }
      """
    #expect(try screens(view: "Titled()", more: more) == ["Plain"])
  }
}
