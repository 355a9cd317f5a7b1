import AppReading
import SampleApps
import Testing

/// What a title's condition says about what else is in the bar, and texts that a condition rules out.
@Suite struct ConditionsOfTitlesTests {
  private func screens(_ source: String) throws -> [Screen] {
    try SampleApp(["A.swift": "import SwiftUI\n" + source]).read().screens
  }

  @Test func `buttons behind a title's condition are there with that title alone`() throws {
    let found = try screens(
      """
      struct Content: View {
        let readOnly: Bool
        var heading: String { if readOnly { return "View" } else { return "Edit" } }
        var body: some View {
          NavigationStack {
            List {}.navigationTitle(heading)
              .toolbar {
                ToolbarItem(placement: .primaryAction) {
                  if !readOnly { Button("Save") {} } else { Button("Copy") {} }
                }
              }
          }
        }
      }
      """)
    func words(_ title: String) -> [String] {
      found.filter { $0.title?.value == .verbatim(title) }.flatMap(\.items).map { "\($0.content)" }
    }
    #expect(found.count == 2)
    #expect(words("View").count == 1 && words("View")[0].contains("Copy"))
    #expect(words("Edit").count == 1 && words("Edit")[0].contains("Save"))
  }

  @Test func `a title is not what its condition rules out`() throws {
    let found = try screens(
      """
      final class Model: ObservableObject { @Published var filter: String = "All" }
      struct Tasks: View {
        @StateObject var model = Model()
        var body: some View {
          NavigationStack {
            List {}.navigationTitle(model.filter == "All" ? "Tasks" : model.filter.capitalized)
          }
        }
      }
      """)
    #expect(found.map(\.title?.value) == [.verbatim("Tasks")])
  }

  @Test func `words for a thing that is not found do not stand in place of what it says`() throws {
    let found = try screens(
      """
      struct Memo { func rendered() -> String { format(date) } }
      struct MemoView: View {
        let id: Int
        var memo: Memo? { store.memos.first { $0.id == id } }
        var body: some View {
          NavigationStack { List {}.navigationTitle(memo?.rendered() ?? "Memo") }
        }
      }
      """)
    #expect(found.first { $0.variant == nil }?.title?.value.isKnown == false)
  }

  @Test func `a placement of the app's own stands for one of the system's`() throws {
    let found = try screens(
      """
      extension ToolbarItemPlacement {
        static var barLeading: ToolbarItemPlacement {
          #if os(iOS)
            .navigationBarLeading
          #else
            .automatic
          #endif
        }
      }
      struct Labels: View {
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Labels")
              .toolbar { ToolbarItem(placement: .barLeading) { Button("Cancel") {} } }
          }
        }
      }
      """)
    #expect(found.first?.items.first?.position == .placement("navigationBarLeading"))
  }

  @Test func `screens in a project's folder for Macs are none of a phone's`() throws {
    let view = { (name: String) in
      """
      import SwiftUI
      struct \(name): View {
        var body: some View { NavigationStack { List {}.navigationTitle("\(name)") } }
      }
      """
    }
    let found = try SampleApp([
      "MacLibrary/Editor.swift": view("Editor"), "Machines/List.swift": view("Machine"),
      "App/Layout/Mac/Columns.swift": view("Columns"),
    ]).read().screens
    #expect(found.map(\.name) == ["Columns", "Machine"])
  }

  @Test(arguments: [
    "title = \"First\"; title = \"Last\"", "title = \"First\"; navigationItem.title = \"Last\"",
    "navigationItem.title = \"First\"; title = \"Last\"",
  ])
  func `of titles set one after the other the last one stays`(titles: String) throws {
    let app = try SampleApp([
      "A.swift": "class A: UIViewController { override func viewDidLoad() { \(titles) } }"
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.title?.value) == [.verbatim("Last")])
  }
}
