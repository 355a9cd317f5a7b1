import AppReading
import SampleApps
import Testing

/// Views whose conditions are decided by what the app's own calls pass.
@Suite struct ViewMakersTests {
  private func screens(_ source: String, _ name: String) throws -> [Screen] {
    try SampleApp(["A.swift": "import SwiftUI\n" + source]).read().screens.filter {
      $0.name == name
    }
  }

  private static let form = """
    struct NoteForm: View {
      var isNew: Bool
      var note: Note? = nil
      var body: some View {
        Form { Text("Words") }
          .navigationTitle(note == nil ? "New Note" : "Edit Note")
          .toolbar {
            if isNew {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") { stop() } }
            }
            ToolbarItem(placement: .confirmationAction) { Button("Save") { save() } }
          }
      }
    }
    struct Note { var name = "" }

    """

  /// A list that shows the form for a new note in a sheet.
  private static let list = """
    struct NoteList: View {
      var body: some View {
        NavigationStack { List {}.navigationTitle("Notes") }
          .sheet(isPresented: $isAdding) { NavigationStack { NoteForm(isNew: true) } }
      }
    }

    """

  @Test func `a flag that every call passes alike decides what is there`() throws {
    let found = try screens(Self.form + Self.list, "NoteForm")
    #expect(found.map(\.variant) == [nil])
    #expect(found.first?.title?.value == .verbatim("New Note"))
    #expect(
      found.first?.items.map(\.summary) == [
        "cancellationAction \"Cancel\"", "confirmationAction \"Save\"",
      ])
  }

  @Test func `calls that pass other flags make screens with the title and buttons of each`() throws
  {
    let found = try screens(
      Self.form + """
        struct NoteList: View {
          let notes: [Note]
          var body: some View {
            NavigationStack {
              List(notes) { note in
                NavigationLink("Open") { NoteForm(isNew: false, note: note) }
              }
              .navigationTitle("Notes")
            }
            .sheet(isPresented: $isAdding) { NavigationStack { NoteForm(isNew: true) } }
          }
        }
        """, "NoteForm")
    let new = try #require(found.first { $0.variant == nil })
    #expect(new.title?.value == .verbatim("New Note"))
    #expect(new.items.count == 2)
    #expect(new.isSheet)
    let edit = try #require(found.first { $0.variant != nil })
    #expect(edit.variant == "!isNew")
    #expect(edit.title?.value == .verbatim("Edit Note"))
    #expect(edit.items.map(\.summary) == ["confirmationAction \"Save\""])
    #expect(!edit.isSheet)
    #expect(edit.parent == "NoteList")
    #expect(found.count == 2)
  }

  @Test func `what no call can pass stays nothing`() throws {
    let found = try screens(
      """
      struct Counter: View {
        var chosen: Int? = nil
        @State private var amount: Int
        init(amount: Int = 1) { _amount = State(initialValue: amount) }
        var body: some View {
          List {}
            .navigationTitle("Counter")
            .toolbar {
              if chosen == nil {
                ToolbarItem(placement: .cancellationAction) { Button("Clear") { clear() } }
              } else {
                ToolbarItem(placement: .cancellationAction) { Button("Close") { close() } }
              }
            }
        }
      }
      struct Home: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Count") { Counter() }.navigationTitle("Home")
          }
        }
      }
      """, "Counter")
    #expect(found.map { $0.items.map(\.summary) } == [["cancellationAction \"Clear\""]])
  }

  @Test func `a flag that a function hands on decides nothing`() throws {
    let found = try screens(
      Self.form + """
        struct NoteList: View {
          var body: some View {
            NavigationStack { List {}.navigationTitle("Notes") }
              .sheet(isPresented: $isAdding) {
                NavigationStack { NoteForm(isNew: notes.isEmpty) }
              }
          }
        }
        """, "NoteForm")
    #expect(found.contains { $0.items.count == 1 })
    #expect(found.contains { $0.items.count == 2 })
  }

  @Test func `calls in previews do not count`() throws {
    let found = try screens(
      Self.form + Self.list + """
        struct NoteForm_Previews: PreviewProvider {
          static var previews: some View { NoteForm(isNew: false) }
        }
        """, "NoteForm")
    #expect(found.map { $0.items.count } == [2])
  }

  @Test func `a button that one of several places gives a view is in a variant`() throws {
    let found = try screens(
      """
      struct Settings: View {
        var body: some View { Form {}.navigationTitle("Settings") }
      }
      struct Home: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Settings") { Settings() }.navigationTitle("Home")
          }
        }
      }
      struct Login: View {
        var body: some View {
          Text("Welcome").sheet(isPresented: $isShown) {
            NavigationStack {
              Settings().toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Close") { close() } }
              }
            }
          }
        }
      }
      """, "Settings")
    let plain = try #require(found.first { $0.variant == nil })
    #expect(plain.items.map(\.summary).isEmpty)
    #expect(!plain.isSheet)
    let other = try #require(found.first { $0.variant != nil })
    #expect(other.variant == "from Login")
    #expect(other.items.map(\.summary) == ["cancellationAction \"Close\""])
    #expect(other.isSheet)
    #expect(found.count == 2)
  }

  @Test func `what stands around one of several states is not on a sheet of it`() throws {
    let found = try screens(
      """
      struct Login: View {
        @State private var state = Kind.start
        enum Kind { case start, own, demo }
        var body: some View {
          NavigationStack {
            switch state {
            case .start: Text("Welcome")
            case .own: OwnServer()
            case .demo: DemoServer()
            }
          }
          .sheet(isPresented: $showsOwn) { NavigationStack { OwnServer() } }
        }
      }
      struct Start: View {
        var body: some View {
          Group {
            switch state {
            case .own: OwnServer()
            default: DemoServer()
            }
          }
          .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Help") { help() } } }
          .sheet(isPresented: $showsOwn) { NavigationStack { OwnServer() } }
        }
      }
      struct OwnServer: View {
        var body: some View { Form {}.navigationTitle("Own Server") }
      }
      struct DemoServer: View {
        var body: some View { Form {}.navigationTitle("Demo Server") }
      }
      """, "OwnServer")
    let plain = try #require(found.first { $0.variant == nil })
    #expect(plain.items.map(\.summary).isEmpty)
    let other = try #require(found.first { $0.variant == "in Start" })
    #expect(other.items.map(\.summary) == ["topBarLeading \"Help\""])
  }
}
