import AppReading
import SampleApps
import Testing

/// Modifiers of the app's own that make a link to the view they are put on.
@Suite struct PushedByModifiersTests {
  private static func app(_ modifiers: String, _ use: String) throws -> SampleApp {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Sample: App { var body: some Scene { WindowGroup { Start() } } }
      struct Start: View {
        @State var isOpen = false
        @State var chosen: Int?
        var body: some View {
          NavigationView {
            VStack { Text("a"); \(use) }
              .navigationBarTitle("Start")
              .navigationBarItems(trailing: Button("Edit") {})
          }
        }
      }
      struct One: View {
        var body: some View {
          Text("b").navigationBarTitle("One").navigationBarItems(leading: Button("Cancel") {})
        }
      }
      extension View {
        \(modifiers)
      }
      """
    ])
  }

  private static let link = """
    func pushed(when flag: Binding<Bool>) -> some View {
      NavigationLink(destination: self, isActive: flag) { EmptyView() }
    }
    """

  @Test(arguments: [
    (link, "One().pushed(when: $isOpen)"),
    (link, "One().navigationBarBackButtonHidden(true).pushed(when: $isOpen)"),
    (
      """
      func pushed(when flag: Binding<Bool>) -> some View {
        NavigationLink(isActive: flag) { self } label: { EmptyView() }.hidden()
      }
      """, "One().pushed(when: $isOpen)"
    ),
    (
      link + """

        func pushed<T>(with value: Binding<T?>) -> some View {
          pushed(when: Binding(get: { value.wrappedValue != nil }, set: { _ in }))
        }
        """, "Group { if let chosen { One() } }.pushed(with: $chosen)"
    ),
  ])
  func `it is a screen after the one the link stands in`(modifiers: String, use: String) throws {
    let screens = try Self.app(modifiers, use).read().screens
    #expect(screens.map(\.name) == ["One", "Start"])
    #expect(screens.map(\.items.count) == [1, 1])
    #expect(screens.first?.isPushed == true)
  }
}
