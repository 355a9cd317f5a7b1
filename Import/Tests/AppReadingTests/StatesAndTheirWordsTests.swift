import AppReading
import SampleApps
import Testing

/// What buttons read, and which of them there are, where something else holds than at first.
@Suite struct StatesAndTheirWordsTests {
  @Test func `a button reads in a state what its own condition says`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Downloads: View {
        @ObservedObject var model: Model
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Downloads").toolbar {
              ToolbarItem(placement: .topBarTrailing) {
                Button(model.editMode == .active ? "Done" : "Select") {}
              }
              if model.editMode == .active {
                ToolbarItem(placement: .topBarTrailing) {
                  Menu { Button("Delete") {} } label: { Image(systemName: "ellipsis") }
                }
              }
            }
          }
        }
      }
      """
    ])
    let screens = try app.read().screens.filter { $0.name == "Downloads" }
    let first = try #require(screens.first { $0.variant == nil })
    #expect(first.items.map(\.summary) == ["topBarTrailing \"Select\""])
    let state = try #require(screens.first { $0.variant != nil })
    #expect(
      state.items.map(\.summary) == ["topBarTrailing \"Done\"", "topBarTrailing symbol ellipsis"])
  }

  @Test(arguments: [
    "if case .change = kind { return true }; return false",
    "if case .change = kind { true } else { false }",
    "switch kind { case .change: return true; default: return false }",
  ])
  func `a button that a flag of a case gives its words reads in the state of that case`(
    getter: String
  ) throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum PlantKind {
        case fresh, change(Int)
        var heading: String {
          switch self { case .fresh: "New Plant"; case .change: "Change Plant" }
        }
      }
      struct PlantSheet: View {
        let kind: PlantKind
        private var isOld: Bool { \(getter) }
        var body: some View {
          NavigationStack {
            Form {}.navigationTitle(kind.heading).toolbar {
              ToolbarItem(placement: .confirmationAction) {
                Button(isOld ? "Keep" : "Plant") {}
                  .accessibilityLabel(isOld ? "Keep it" : "Plant it")
              }
            }
          }
        }
      }
      """
    ])
    let screens = try app.read().screens.filter { $0.name == "PlantSheet" }
    let state = try #require(screens.first { $0.variant == "case .change" })
    #expect(state.title?.value == .verbatim("Change Plant"))
    #expect(state.items.map(\.summary) == ["confirmationAction \"Keep\""])
    #expect(state.items.first?.label == .verbatim("Keep it"))
    let first = try #require(screens.first { $0.variant == nil })
    #expect(first.items.map(\.summary) == ["confirmationAction \"Plant\""])
  }

  @Test func `a flag that only some cases of a model make true is no first state`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Transfer: View {
        let manager: Manager
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Transfer").toolbar { ReadyTools(manager: manager) }
          }
        }
      }
      struct ReadyTools: ToolbarContent {
        @Bindable var manager: Manager
        private var isReady: Bool {
          switch manager.state {
          case .receiveReady, .sendReady: true
          default: false
          }
        }
        var body: some ToolbarContent {
          if isReady {
            ToolbarItem(placement: .topBarTrailing) { Button("Share") {} }
          }
        }
      }
      """
    ])
    let screens = try app.read().screens.filter { $0.name == "Transfer" }
    #expect(screens.first { $0.variant == nil }?.items.isEmpty == true)
    #expect(screens.first { $0.variant != nil }?.items.count == 1)
  }

  @Test func `nothing has the focus as a screen comes`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Coins: View {
        let isFocused: FocusState<Bool>.Binding
        var body: some View {
          List {}.navigationTitle("Coins")
            .navigationBarTitleDisplayMode(isFocused.wrappedValue ? .inline : .automatic)
        }
      }
      struct Notes: View {
        @FocusState private var isWriting: Bool
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Notes").toolbar {
              if isWriting { Button("Done") {} }
            }
          }
        }
      }
      """
    ])
    #expect(try app.screen("Coins")?.titleMode?.value == .automatic)
    #expect(try app.screen("Notes")?.items.isEmpty == true)
  }

  @Test func `a label shows all of the texts that stand side by side in it`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Home: View {
        @ObservedObject var model: Model
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Home").toolbar {
              ToolbarItem(placement: .topBarLeading) {
                Menu { Button("Other") {} } label: {
                  HStack { Text(verbatim: "●"); Text(model.library) }.frame(maxWidth: 250)
                }
              }
              ToolbarItem(placement: .topBarTrailing) {
                Button {} label: { HStack { Text(verbatim: "A"); Text(verbatim: "B") } }
              }
            }
          }
        }
      }
      """
    ])
    let items = try #require(try app.screen("Home")?.items)
    #expect(items.map(\.summary) == ["topBarLeading key %@ %@", "topBarTrailing \"A B\""])
  }

  @Test func `a place that gives buttons and a title gives both`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct People: View {
        @State var text = ""
        var body: some View { List {}.searchable(text: $text) }
      }
      struct Compose: View {
        @State var isShown = false
        var body: some View {
          NavigationStack { List {}.navigationTitle("New") }
            .sheet(isPresented: $isShown) {
              NavigationStack { People().navigationTitle("Mention") }
            }
        }
      }
      struct Stats: View {
        @ObservedObject var model: Model
        @State var isShown = false
        var body: some View {
          NavigationStack { List {}.navigationTitle("Stats") }
            .sheet(isPresented: $isShown) {
              NavigationStack {
                People().navigationTitle(model.count).toolbar {
                  ToolbarItem(placement: .topBarTrailing) { Button("Close") {} }
                }
              }
            }
        }
      }
      """
    ])
    let people = try app.read().screens.filter { $0.name == "People" }
    #expect(people.first { $0.items.isEmpty }?.title?.value.summary == "\"Mention\"")
    #expect(people.first { !$0.items.isEmpty }?.title?.value.summary == "unknown model.count")
  }

  /// What a button reads beside a title that asks for a flag: as it comes, and with the flag.
  private func buttons(_ add: String) throws -> [[String]] {
    let screens = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Rooms: View {
        @ObservedObject var model: Model
        var body: some View {
          NavigationView {
            List {}
              .navigationBarTitle(model.isGuest ? "Visit" : "Rooms")
              .navigationBarItems(trailing: HStack { Button("Load") {}; add })
          }
        }
        @ViewBuilder private var add: some View { \(add) }
      }
      """
    ]).read().screens.filter { $0.name == "Rooms" }
    return screens.map { [$0.title?.value.summary ?? ""] + $0.items.map(\.summary) }
  }

  @Test(arguments: [
    "if model.isGuest { EmptyView() } else { Button(\"Add\") {} }",
    "if model.isGuest {} else { Button(\"Add\") {} }",
    "if !model.isGuest { Button(\"Add\") {} }",
    "if !model.isGuest { Button(\"Add\") {} } else { EmptyView() }",
  ])
  func `a button beside a way that shows nothing is not there on that way`(add: String) throws {
    #expect(
      try buttons(add) == [
        ["\"Rooms\"", "topBarTrailing \"Load\"", "topBarTrailing \"Add\""],
        ["\"Visit\"", "topBarTrailing \"Load\""],
      ])
  }

  @Test func `a way that shows nothing for another reason takes no button away`() throws {
    #expect(
      try buttons("if model.isGuest && model.isFull { EmptyView() } else { Button(\"Add\") {} }")
        .last?.count == 3)
  }
}
