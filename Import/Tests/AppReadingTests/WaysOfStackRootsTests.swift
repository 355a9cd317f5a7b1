import AppReading
import SampleApps
import Testing

/// Views that stand in turn first on a stack: those that say nothing of its bar are screens as well.
@Suite struct WaysOfStackRootsTests {
  private func screens(_ root: String, _ more: String = "") throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Shop: App {
        @StateObject var state = AppState()
        var body: some Scene {
          WindowGroup { NavigationStack { \(root) } }
        }
      }
      class AppState: ObservableObject {
        @Published var isSignedIn = false
        @Published var isNew = false
        @Published var isMain = false
      }
      struct SignIn: View {
        @State var name = ""
        var body: some View { VStack { TextField("Name", text: $name); Button("Go") { } } }
      }
      struct Profile: View { var body: some View { VStack { Button("Save") { } } } }
      struct Turning: View { var body: some View { ProgressView() } }
      struct Main: View {
        var body: some View { List { }.navigationTitle("Main") }
      }
      \(more)
      """
    ]).read().screens
  }

  @Test func `those that choices with nothing show are screens`() throws {
    let found = try screens(
      """
      ZStack {
        (state.isSignedIn) ? (SignIn().environmentObject(state)) : nil
        state.isNew ? Profile() : nil
        state.isMain ? Main() : nil
      }
      """)
    #expect(found.map(\.name) == ["Main", "Profile", "SignIn"])
    #expect(found.map(\.isBare) == [false, true, true])
    #expect(found.dropFirst().allSatisfy { $0.parent == nil })
  }

  @Test func `one beside a screen in a view inside is one`() throws {
    let found = try screens(
      "ZStack { state.isNew ? SignIn() : nil; state.isMain ? Pages() : nil }",
      """
      struct Pages: View {
        @State var page = 0
        @State var isOpen = false
        @StateObject var state = AppState()
        var body: some View {
          ZStack {
            VStack {
              switch page {
              case 0: Group { if state.isNew { Profile() } else { Main() } }
              default: Text("")
              }
            }
            if isOpen { Over() }
          }
        }
      }
      struct Over: View { var body: some View { Button("Close") { } } }
      """)
    #expect(found.map(\.name) == ["Main", "Profile", "SignIn"])
  }

  @Test(arguments: [
    "ZStack { Main(); state.isNew ? Profile() : nil }",
    "if state.isMain { Main() } else { Turning() }",
    "ZStack { state.isNew ? Profile() : nil; Main() }",
    "ZStack { if state.isMain { Main() } else { Text(\"\") }; if state.isNew { Profile() } }",
  ])
  func `what lies over others or only waits is none`(root: String) throws {
    #expect(try screens(root).map(\.name) == ["Main"])
  }
}
