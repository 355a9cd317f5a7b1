import AppReading
import SampleApps
import Testing

/// Back buttons that are hidden on some of the ways that a screen may look.
@Suite struct HiddenBackButtonsTests {
  /// Whether the second screen hides its back button.
  private func hides(_ flag: String, _ steps: String) throws -> Bool? {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Start: UIViewController {
        override func viewDidLoad() { title = "Start" }
        @objc func open() { Guide(on: navigationController).begin() }
      }
      class Guide {
        let stack: UINavigationController?
        init(on stack: UINavigationController?) { self.stack = stack }
        func begin() { Steps(on: stack, isAlone: true).begin() }
      }
      class Steps {
        let stack: UINavigationController?
        var isAlone: Bool
        init(on stack: UINavigationController?, isAlone: Bool) {
          self.stack = stack
          self.isAlone = isAlone
        }
        func begin() { \(steps) }
      }
      class Name: UIViewController {
        let isLast: Bool
        init(isLast: Bool) {
          self.isLast = isLast
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { setUp() }
        func setUp() {
          title = "Name"
          navigationItem.hidesBackButton = \(flag)
        }
      }
      """
    ]).screen("Name")?.hidesBack?.value
  }

  @Test(arguments: [("isLast", "true"), ("self.isLast", "true"), ("!isLast", "false")])
  func `a flag that everybody gives it hides the back button`(flag: String, given: String) throws {
    #expect(
      try hides(flag, "stack?.pushViewController(Name(isLast: \(given)), animated: true)") == true)
  }

  @Test func `a flag hides it that whoever makes the screen has from everybody`() throws {
    #expect(
      try hides("isLast", "stack?.pushViewController(Name(isLast: isAlone), animated: true)")
        == true)
  }

  @Test(arguments: [
    "stack?.pushViewController(Name(isLast: false), animated: true)",
    "stack?.pushViewController(Name(isLast: stack == nil), animated: true)",
    "stack?.pushViewController(Name(isLast: true), animated: true); "
      + "stack?.pushViewController(Name(isLast: false), animated: true)",
    "isAlone = true; stack?.pushViewController(Name(isLast: isAlone), animated: true)",
  ])
  func `a flag that is not always on leaves the back button`(steps: String) throws {
    #expect(try hides("isLast", steps) != true)
  }

  @Test func `a button that takes the place of Back stands without it`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct ShelfView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Open") { PageView() }.navigationTitle("Shelf")
          }
        }
      }
      struct PageView: View {
        @AppStorage("slow") private var isSlow = false
        var body: some View {
          Text("Page").navigationTitle("Page").modifier(OwnBack(isOwn: isSlow))
        }
      }
      struct OwnBack: ViewModifier {
        let isOwn: Bool
        func body(content: Content) -> some View {
          if isOwn {
            content.navigationBarBackButtonHidden(true).toolbar {
              ToolbarItem(placement: .topBarLeading) { Button("Leave") {} }
            }
          } else {
            content
          }
        }
      }
      """
    ])
    let screens = try app.read().screens.filter { $0.name == "PageView" }
    #expect(screens.count == 2)
    let first = try #require(screens.first { $0.variant == nil })
    #expect(first.items.isEmpty && first.hidesBack == nil)
    let other = try #require(screens.first { $0.variant != nil })
    #expect(other.items.map(\.summary) == ["topBarLeading \"Leave\""])
    #expect(other.hidesBack?.value == true)
  }

  @Test(arguments: [
    ("viewDidLoad()", "viewDidAppear(_ animated: Bool)", false),
    ("viewDidAppear(_ animated: Bool)", "viewDidLoad()", true),
  ])
  func `the function that runs last says whether Back is there`(
    hiding: String, showing: String, isHidden: Bool
  ) throws {
    let page = try SampleApp([
      "A.swift": """
      import UIKit
      class Page: UIViewController {
        override func \(showing) { navigationItem.hidesBackButton = false; title = "Page" }
        override func \(hiding) { navigationItem.hidesBackButton = true }
      }
      """
    ]).screen("Page")
    #expect((page?.hidesBack?.value ?? false) == isHidden)
  }
}
