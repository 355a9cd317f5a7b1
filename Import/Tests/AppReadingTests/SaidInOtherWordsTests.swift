import AppReading
import SampleApps
import Testing

/// Conditions, cases and values that say the same in other words.
@Suite struct SaidInOtherWordsTests {
  private func screens(_ source: String) throws -> [Screen] {
    try SampleApp(["A.swift": "import SwiftUI\n" + source]).read().screens
  }

  private func symbols(_ screen: Screen?) -> [String] {
    (screen?.items ?? []).compactMap {
      if case .symbol(let name, _) = $0.content { name } else { nil }
    }
  }

  private let editor = """
    struct Editor: View {
      var note: Note?
      @EnvironmentObject var store: Store
      private var isOld: Bool { note != nil }
      private var isBusy: Bool { store.work?.isOn ?? false }
      var body: some View {
        NavigationStack {
          Form {}
            .navigationTitle(isOld ? "Edit Note" : "New Note")
            .toolbar {
              if isOld, let known = note {
                ToolbarItemGroup(placement: .topBarTrailing) {
                  if !isBusy {
                    Menu { Text(known.name) } label: { Image(systemName: "ellipsis") }
                  }
                  Button { show() } label: { Image(systemName: "chart.bar") }
                }
              }
              if !isBusy {
                ToolbarItem(placement: .topBarTrailing) {
                  Button { save() } label: { Image(systemName: "checkmark") }
                }
              }
            }
        }
      }
    }
    """

  @Test func `a button behind a flag and its own value is there where a call passes that value`()
    throws
  {
    let found = try screens(
      editor + """

        struct Home: View {
          @State var note: Note?
          var body: some View {
            Text("").sheet(item: $note) { note in Editor(note: note) }
              .sheet(isPresented: $isNew) { Editor(note: nil) }
          }
        }
        """)
    let new = found.first { $0.title?.value == .verbatim("New Note") }
    let old = found.first { $0.title?.value == .verbatim("Edit Note") }
    #expect(symbols(new) == ["checkmark"])
    #expect(symbols(old) == ["ellipsis", "chart.bar", "checkmark"])
  }

  @Test func `a button behind a flag and its value is there with the title of that flag`() throws {
    let found = try screens(
      editor + """

        struct Home: View {
          @State var note: Note?
          var body: some View {
            Text("").sheet(isPresented: $isShown) { Editor(note: isNew ? nil : note) }
          }
        }
        """)
    let titles = found.filter { $0.name == "Editor" }.map { $0.title?.value }
    #expect(Set(titles) == [.verbatim("New Note"), .verbatim("Edit Note")])
    for screen in found where screen.name == "Editor" {
      #expect(
        symbols(screen).contains("chart.bar") == (screen.title?.value == .verbatim("Edit Note")),
        "\(screen.variant ?? "")")
    }
  }

  @Test func `nothing is the first of a list that is still to be loaded`() throws {
    let found = try screens(
      """
      struct Notes: View {
        @Query private var sessions: [Session]
        @Query private var notes: [Note]
        private var openID: UUID? { sessions.first?.note.id }
        private var mayAdd: Bool { return openID == nil }
        var body: some View {
          NavigationStack {
            List {}
              .navigationTitle("Notes")
              .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                  if !notes.isEmpty {
                    Button { more() } label: { Image(systemName: "ellipsis") }
                  }
                  if mayAdd {
                    Button { add() } label: { Image(systemName: "plus") }
                  }
                  if openID != nil {
                    Button { stop() } label: { Image(systemName: "stop") }
                  }
                }
              }
          }
        }
      }
      """)
    #expect(symbols(found.first { $0.variant == nil }) == ["plus"])
    #expect(symbols(found.first { $0.variant == "!notes.isEmpty" }) == ["ellipsis", "plus"])
    #expect(!found.contains { $0.variant == "mayAdd" })
  }

  @Test func `a case that is worked out of another has its own picture`() throws {
    let found = try screens(
      """
      struct Card: View {
        @State private var side: Side = .front
        enum Side {
          case front, back
          var symbol: String {
            switch self {
            case .front: return "doc"
            case .back: return "qrcode"
            }
          }
          var other: Side {
            switch self {
            case .front: return .back
            case .back: return .front
            }
          }
        }
        var body: some View {
          NavigationStack {
            Text("")
              .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                  Button { side = side.other } label: { Image(systemName: side.other.symbol) }
                }
              }
          }
        }
      }
      """)
    #expect(symbols(found.first { $0.name == "Card" }) == ["qrcode"])
  }

  @Test func `a title with another name for the value in it is no other title`() throws {
    let found = try screens(
      """
      struct Insights: View {
        private let name: String
        init(note: Note, day: Date? = nil) { self.name = note.name }
        var body: some View {
          NavigationStack { List {}.navigationTitle("\\(name) Insights") }
        }
      }
      struct Home: View {
        @State var note: Note?
        @State var day: Day?
        var body: some View {
          Text("").sheet(item: $note) { note in Insights(note: note) }
            .sheet(item: $day) { day in Insights(note: day.note, day: day.date) }
        }
      }
      """)
    #expect(found.filter { $0.name == "Insights" }.count == 1)
  }

  @Test func `a view that a controller presents has the buttons it is given there`() throws {
    let found = try screens(
      """
      import UIKit
      struct Home: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Note") { NoteView(note: note) }.navigationTitle("Home")
          }
        }
      }
      struct NoteView: View {
        var note: Note
        var body: some View { List {}.navigationTitle("Note") }
      }
      final class SearchController: UIViewController {
        override func viewDidLoad() { title = "Search" }
        func show(_ note: Note) {
          let view = NoteView(note: note)
            .toolbar {
              ToolbarItem(placement: .navigationBarLeading) {
                Button("Close") { self.dismiss(animated: true) }
              }
            }
          let host = UIHostingController(rootView: view)
          present(UINavigationController(rootViewController: host), animated: true)
        }
      }
      """)
    let notes = found.filter { $0.name == "NoteView" }
    #expect(notes.count == 2)
    #expect(notes.first { $0.variant == nil }?.items.isEmpty == true)
    let shown = try #require(notes.first { $0.variant != nil })
    #expect(shown.items.count == 1)
    #expect(shown.title?.value == .verbatim("Note"))
    #expect(shown.isSheet)
  }
}
