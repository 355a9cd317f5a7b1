import AppReading
import SampleApps
import Testing

/// Stacks of buttons that an initializer of the app's own makes.
@Suite struct StacksOfOwnInitializersTests {
  @Test func `they hold what they are handed`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Gap: CGFloat { case small = 4, large = 12 }
      extension HStack {
        init(gap: Gap, @ViewBuilder content: () -> Content) {
          self.init(spacing: gap.rawValue, content: content)
        }
      }
      struct BooksView: View {
        @State var isOld = false
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Books").navigationBarItems(trailing: buttons)
          }
        }
        private var buttons: some View { HStack(gap: .large) { again; more } }
        private var again: some View {
          Button {} label: { Image(systemName: "arrow.clockwise") }
        }
        @ViewBuilder private var more: some View {
          if isOld { EmptyView() } else { Button {} label: { Image(systemName: "plus") } }
        }
      }
      """
    ])
    let screen = try #require(try app.read().screens.first)
    let names = screen.items.compactMap { item -> String? in
      if case .symbol(let name, label: _) = item.content { return name }
      return nil
    }
    #expect(names == ["arrow.clockwise", "plus"])
  }

  @Test func `also where their own spacing is said beside another's initializer`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      extension HStack {
        init(wide: Bool, @ViewBuilder content: () -> Content) {
          self.init(spacing: wide ? 20 : 4, content: content)
        }
      }
      struct BooksView: View {
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Books").toolbar {
              ToolbarItem(placement: .topBarTrailing) {
                HStack(spacing: 8) { Button("One") {}; Button("Two") {} }
              }
            }
          }
        }
      }
      """
    ])
    #expect(try app.read().screens.first?.items.count == 2)
  }
}
