import AppReading
import SampleApps
import Testing

/// Buttons of which a flag decides that a `switch` works out, and those that both ways make.
@Suite struct FlagsOfCasesTests {
  private func bars(_ files: [String: String]) throws -> [String] {
    try SampleApp(files).read().screens.map { screen in
      let words = [screen.title?.value.summary ?? "-"] + screen.items.map(\.summary)
      let name = screen.variant.map { "\(screen.name)@\($0)" } ?? screen.name
      return "\(name): \(words.joined(separator: ", "))"
    }
  }

  @Test func `a button that both ways make is there whatever holds`() throws {
    let bars = try bars([
      "A.swift": """
      import SwiftUI
      struct Root: View {
        @Environment(Settings.self) var settings
        @ViewBuilder private var filter: some View {
          if settings.isKept { Filter(count: 1) } else { Filter(count: 2) }
        }
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Root").toolbar { ToolbarItem { filter } }
          }
        }
      }
      struct Filter: View {
        var count: Int
        var body: some View { Menu { Text("All") } label: { Image(systemName: "line.3.horizontal") } }
      }
      """
    ])
    #expect(bars == ["Root: \"Root\", automatic symbol line.3.horizontal"])
  }

  @Test(arguments: [
    "case true: title = \"Open\"\ncase false: title = \"Shut\"",
    "case false: title = \"Shut\"\ncase true: title = \"Open\"",
    "case true: title = \"Open\"\ndefault: title = \"Shut\"",
  ])
  func `a switch over a flag asks what an if would`(cases: String) throws {
    let screens = try SampleApp([
      "A.swift": """
      import UIKit
      class DoorController: UIViewController {
        private var isOpen = false { didSet { show() } }
        override func viewDidLoad() { show() }
        func show() {
          switch isOpen {
          \(cases)
          }
        }
        @objc func turn() { isOpen.toggle() }
      }
      """
    ]).read().screens
    #expect(screens.map { $0.title?.value } == [.verbatim("Shut"), .verbatim("Open")])
    #expect(screens.last?.variant == "isOpen" || screens.last?.variant == "else")
  }

  @Test func `a button behind a flag that cases work out stands with the titles of those cases`()
    throws
  {
    let bars = try bars([
      "A.swift": """
      import SwiftUI
      enum Kind: Hashable { case home, work, other
        var title: String {
          switch self {
          case .home: return "Home"
          case .work: return "Work"
          case .other: return "Other"
          }
        }
      }
      struct Root: View {
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Root")
              .navigationDestination(for: Kind.self) { kind in Page(kind: kind) }
          }
        }
      }
      struct Page: View {
        let kind: Kind
        private var hasFilter: Bool {
          switch kind {
          case .work, .other: return true
          case .home: return false
          }
        }
        var body: some View {
          List {}.navigationTitle(kind.title).toolbar {
            if hasFilter { ToolbarItem { Button("Filter") {} } }
          }
        }
      }
      """
    ])
    #expect(
      bars == [
        "Page: \"Home\"", "Page@case .work: \"Work\", automatic \"Filter\"",
        "Page@case .other: \"Other\", automatic \"Filter\"", "Root: \"Root\"",
      ])
  }

  @Test func `a button has another face once somebody is signed in`() throws {
    let bars = try bars([
      "A.swift": """
      import SwiftUI
      struct Account { var picture: URL }
      @Observable class Accounts {
        var current: Account?
        var isLoggedIn = false
      }
      struct Root: View {
        @Bindable var accounts: Accounts
        @State var isShown = false
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Root").toolbar {
              ToolbarItem { Person(accounts: accounts) }
              ToolbarItem {
                Button(action: {}) {
                  if isShown { Image(systemName: "eye") } else { Image(systemName: "eye.slash") }
                }
              }
            }
          }
        }
      }
      struct Person: View {
        @Bindable var accounts: Accounts
        var body: some View {
          Button(action: {}) {
            if let account = accounts.current, accounts.isLoggedIn {
              AsyncImage(url: account.picture)
            } else {
              Image(systemName: "person").font(.title)
            }
          }
          .accessibilityLabel("Account")
        }
      }
      """
    ])
    #expect(
      bars == [
        "Root: \"Root\", automatic symbol person, automatic symbol eye.slash",
        "Root@let account = accounts.current, accounts.isLoggedIn: \"Root\", "
          + "automatic picture ?, automatic symbol eye.slash",
      ])
  }
}
