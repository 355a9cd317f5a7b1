import AppReading
import SampleApps
import Testing

/// Screens that a flag shows which only the code for another kind of device sets.
@Suite struct FlagsOfOtherDevicesTests {
  private func names(_ steps: String, _ show: String, isPad: Bool = false) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Sample: App { var body: some Scene { WindowGroup { Notes() } } }
      struct Notes: View {
        @Environment(\\.horizontalSizeClass) private var sizeClass
        @State private var isOpen = false
        @State private var isOther = false
        var body: some View {
          NavigationStack {
            List { Button("Go") { \(steps) } }.navigationTitle("Notes")\(show)
          }
        }
        func open() {
          guard UIDevice.current.userInterfaceIdiom == .pad else { return }
          isOpen = true
        }
      }
      struct Panel: View { var body: some View { Text("").navigationTitle("Panel") } }
      """
    ]).read(isPad: isPad).screens.map(\.name)
  }

  private static let sheet = ".sheet(isPresented: $isOpen) { NavigationStack { Panel() } }"
  private static let push = ".navigationDestination(isPresented: $isOpen) { Panel() }"

  @Test(arguments: [
    "if sizeClass == .regular { isOpen = true }",
    "if UIDevice.current.userInterfaceIdiom == .pad { isOpen = true } else { isOther = true }",
    "if sizeClass == .compact { isOther = true } else { self.isOpen = true }",
    "open()", "if sizeClass == .regular { isOpen.toggle() } else { isOpen = false }",
  ])
  func `is no screen of this one`(steps: String) throws {
    for show in [Self.sheet, Self.push] {
      #expect(try names(steps, show) == ["Notes"])
      #expect(try names(steps, show, isPad: true) == ["Notes", "Panel"])
    }
  }

  @Test(arguments: [
    "isOpen = true", "if sizeClass == .regular { isOpen = true } else { isOpen = true }",
    "if model.isReady { isOpen = true }", "isOpen = model.isReady",
    "if sizeClass == .regular { isOpen = true }; Child(isOpen: $isOpen)",
  ])
  func `is one where others may set it`(steps: String) throws {
    #expect(try names(steps, Self.sheet) == ["Notes", "Panel"])
  }
}

extension FlagsOfOtherDevicesTests {
  private func variants(_ steps: String) throws -> Set<String> {
    let screens = try SampleApp([
      "A.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class DeskController: UIViewController {
        private let shelf = ShelfController()
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Desk"
          \(steps)
          navigationController?.pushViewController(shelf, animated: true)
        }
      }
      class ShelfController: UIViewController {
        var isBeside = false
        @objc func open() {
          let book = BookController()
          if isBeside { book.isAlone = true }
          navigationController?.pushViewController(book, animated: true)
        }
      }
      class BookController: UIViewController {
        var isAlone = false
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Book"
          if isAlone { navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel) }
        }
      }
      """
    ]).read().screens
    return Set(screens.filter { $0.name == "BookController" }.map { $0.variant ?? "" })
  }

  @Test func `a flag that such a flag alone sets is none either`() throws {
    #expect(
      try variants("if UIDevice.current.userInterfaceIdiom == .pad { shelf.isBeside = true }") == [
        ""
      ])
    #expect(try variants("shelf.isBeside = true") == ["", "isAlone"])
    #expect(try variants("shelf.isBeside = view.tag == 1") == ["", "isAlone"])
  }
}
