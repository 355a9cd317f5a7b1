import AppReading
import SampleApps
import Testing

/// Buttons that stand behind the question whether a list holds something, where the list is written
/// out.
@Suite struct KnownListsTests {
  /// The summaries of the buttons of a screen and the conditions of its variants.
  private func items(_ source: String, of name: String = "Notes") throws -> ([String], [String]) {
    let screens = try SampleApp(["A.swift": "import SwiftUI\n" + source]).read().screens
    let mine = screens.filter { $0.name == name }
    let plain = try #require(mine.first { $0.variant == nil })
    return (plain.items.map(\.summary), mine.compactMap(\.variant))
  }

  @Test(arguments: [
    ("[.add, .sort]", ["automatic \"Add\"", "automatic \"Sort\""]),
    ("[Feature.sort]", ["automatic \"Sort\""]),
    ("[]", []),
  ])
  func `a list that is passed to a part of a screen says what is there`(
    list: String, expected: [String]
  ) throws {
    let (items, variants) = try items(
      """
      enum Feature { case add, sort }
      struct Rows: View {
        let features: Set<Feature>
        var body: some View {
          List {}.toolbar {
            if features.contains(.add) { Button("Add") {} }
            if features.contains(.sort) { Button("Sort") {} }
          }
        }
      }
      struct Notes: View {
        var body: some View { Rows(features: \(list)).navigationTitle("Notes") }
      }
      """)
    #expect(items == expected)
    #expect(variants.isEmpty)
  }

  @Test func `a list that only the running app knows leaves a variant`() throws {
    let (items, variants) = try items(
      """
      enum Feature { case add, sort }
      struct Rows: View {
        let features: Set<Feature>
        var body: some View {
          List {}.toolbar { if features.contains(.add) { Button("Add") {} } }
        }
      }
      struct Notes: View {
        @ObservedObject var model: Model
        var body: some View { Rows(features: model.features).navigationTitle("Notes") }
      }
      """)
    #expect(items.isEmpty)
    #expect(variants == ["features.contains(.add)"])
  }

  @Test func `a state that is made with a list says what is there`() throws {
    let source = """
      struct Rows<R>: Reducer {
        struct State {
          var features: [Feature]
          init(features: [Feature]) { self.features = features }
        }
        enum Feature { case add, sort }
      }
      struct Pages<R>: Reducer {
        struct State {
          var rows: Rows<R>.State
          init(features: [Rows<R>.Feature]) { rows = .init(features: features) }
        }
      }
      struct RowsView<R>: View {
        typealias Own = Rows<R>
        @Bindable var store: StoreOf<Own>
        let row: (R) -> Text
        init(store: StoreOf<Own>, row: @escaping (R) -> Text) {
          self.store = store
          self.row = row
        }
        var body: some View {
          List {}.toolbar {
            if store.features.contains(.add) { Button("Add") {} }
            if store.features.contains(.sort) { Button("Sort") {} }
          }
        }
      }
      struct PagesView<R>: View {
        var store: StoreOf<Pages<R>>
        let row: (R) -> Text
        init(store: StoreOf<Pages<R>>, row: @escaping (R) -> Text) {
          self.store = store
          self.row = row
        }
        var body: some View {
          RowsView(store: store.scope(state: \\.rows, action: \\.rows), row: row)
        }
      }
      struct NotesList: Reducer {
        typealias NoteRows = Rows<Note>
        struct State {
          var list: NoteRows.State
          var pages: Pages<Note>.State
          init(folder: Folder) {
            self.list = NoteRows.State(features: [.add])
            self.pages = .init(features: [.sort])
          }
        }
      }
      struct Notes: View {
        @Bindable var store: StoreOf<NotesList>
        var body: some View {
          RowsView(store: store.scope(state: \\.list, action: \\.list)) { Text($0.name) }
            .navigationTitle("Notes")
        }
      }
      struct Paged: View {
        @Bindable var store: StoreOf<NotesList>
        var body: some View {
          PagesView(store: store.scope(state: \\.pages, action: \\.pages)) { Text($0.name) }
            .navigationTitle("Pages")
        }
      }
      """
    #expect(try items(source) == (["automatic \"Add\""], []))
    #expect(try items(source, of: "Paged") == (["automatic \"Sort\""], []))
  }

  @Test func `a list that something changes later says nothing`() throws {
    let (items, variants) = try items(
      """
      struct Rows: Reducer {
        struct State {
          var features: [Feature]
          init(features: [Feature]) { self.features = features }
        }
        enum Feature { case add, sort }
      }
      struct NotesList: Reducer {
        struct State {
          var list: Rows.State
          init() { self.list = .init(features: [.add]) }
        }
        func reduce(into state: inout State) { state.list.features = [] }
      }
      struct RowsView: View {
        var store: StoreOf<Rows>
        var body: some View {
          List {}.toolbar { if store.features.contains(.add) { Button("Add") {} } }
        }
      }
      struct Notes: View {
        var store: StoreOf<NotesList>
        var body: some View {
          RowsView(store: store.scope(state: \\.list, action: \\.list)).navigationTitle("Notes")
        }
      }
      """)
    #expect(items.isEmpty)
    #expect(variants == ["store.features.contains(.add)"])
  }
}
