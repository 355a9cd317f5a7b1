import AppReading
import SampleApps
import Testing

/// Flags that every call hands over alike, also through a view that hands them on, and buttons of a view
/// that stand behind a flag which the app keeps.
@Suite struct FlagsHandedOnTests {
  private func screens(_ start: String, _ more: String = "", way: String = "list") throws
    -> [Screen]
  {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      import Kit
      @main struct Start: App { var body: some Scene { WindowGroup { Home() } } }
      enum Way: Hashable { case list, detail }
      struct Home: View {
        @State private var path: [Way] = []
        var body: some View {
          NavigationStack(path: $path) {
            \(start)
              .navigationDestination(for: Way.self) { way in
                switch way {
                case .list: Holder()
                case .detail: Detail()
                }
              }
              .onTapGesture { path.append(.detail) }
          }
        }
      }
      struct Holder: View {
        private let isEditable: Bool
        init(isEditable: Bool = true) { self.isEditable = isEditable }
        var body: some View { Notes(isEditable: isEditable) }
      }
      struct Notes: View {
        let isEditable: Bool
        var body: some View {
          List {}
            .navigationTitle("Notes")
            .toolbar {
              if isEditable { Button("Edit") { edit() } }
              ToolbarItem(placement: .topBarLeading) { Extra() }
            }
        }
      }
      struct Extra: View {
        @EnvironmentObject private var store: Store
        var body: some View { if store.isDeveloper { KitThing() } }
      }
      final class Store: ObservableObject { @AppStorage("dev") var isDeveloper = false }
      struct Detail: View { var body: some View { List {}.navigationTitle("Detail") } }
      \(more)
      """
    ]).read().screens.filter { $0.name == "Notes" }
  }

  @Test func `a flag that a view only hands on is what its makers say`() throws {
    let found = try screens("Holder(isEditable: false)")
    #expect(found.allSatisfy { !$0.items.contains { $0.summary.contains("Edit") } })
    let other = try screens("Holder()")
    #expect(other.first?.items.contains { $0.summary.contains("Edit") } == true)
  }

  @Test func `makers that say different things leave it open`() throws {
    let found = try screens(
      "Holder(isEditable: false)",
      "extension Home { func more() -> some View { Holder(isEditable: true) } }")
    #expect(found.contains { $0.items.contains { $0.summary.contains("Edit") } })
  }

  @Test func `a view of which nothing is known stands behind the flag that it asks for`() throws {
    let found = try screens("Holder(isEditable: false)")
    #expect(found.map(\.variant) == [nil, "store.isDeveloper"])
    #expect(found.map { $0.items.count } == [0, 1])
  }
}
