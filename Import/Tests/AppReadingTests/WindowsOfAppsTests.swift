import AppReading
import SampleApps
import Testing

/// What an app shows in its windows itself.
@Suite struct WindowsOfAppsTests {
  private func screens(_ window: String, _ more: String = "") throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Corner: String, CaseIterable, Identifiable {
        case shelf, desk
        var id: String { rawValue }
        var title: String {
          switch self {
          case .shelf: "Shelf"
          case .desk: "Desk"
          }
        }
      }
      @main struct RoomApp: App {
        @State var isOpen = false
        var body: some Scene {
          WindowGroup { \(window) }
            .commands { CommandMenu("Room") { Button("Open") {} } }
        }
        \(more)
      }
      struct ShelfView: View {
        var body: some View {
          List {}.toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") {} } }
        }
      }
      struct DeskView: View { var body: some View { Text("Desk") } }
      struct NoteView: View { var body: some View { Text("Note") } }
      """
    ]).read().screens
  }

  private func titles(_ screens: [Screen]) -> [String: String] {
    screens.reduce(into: [:]) { $0[$1.name] = $1.title?.value.summary ?? "" }
  }

  @Test func `a stack in a window gives its first screen a title`() throws {
    let found = try screens("NavigationStack { ShelfView().navigationTitle(\"Room\") }")
    #expect(titles(found) == ["RoomApp": "\"Room\""])
    #expect(found.first?.items.map(\.summary) == ["primaryAction \"Add\""])
  }

  @Test func `tabs in a window are screens`() throws {
    let found = try screens(
      "TabView { ForEach(Corner.allCases) { corner in tab(corner) } }",
      """
      func tab(_ corner: Corner) -> some View {
        NavigationStack { page(of: corner).navigationTitle(corner.title) }
      }
      @ViewBuilder func page(of corner: Corner) -> some View {
        switch corner {
        case .shelf: ShelfView()
        case .desk: DeskView()
        }
      }
      """)
    #expect(titles(found) == ["ShelfView": "\"Shelf\"", "DeskView": "\"Desk\""])
  }

  @Test func `a sheet over the first view is one`() throws {
    let found = try screens(
      """
      DeskView().sheet(isPresented: $isOpen) {
        NavigationStack { NoteView().navigationTitle("Note") }
      }
      """)
    let note = try #require(found.first { $0.name == "NoteView" })
    #expect(note.title?.value.summary == "\"Note\"" && note.presentation == .sheet)
  }

  @Test func `a view alone is what it is`() throws {
    let found = try screens("ShelfView().tint(.red)")
    #expect(titles(found) == ["ShelfView": ""])
    #expect(found.allSatisfy { $0.parent == nil && $0.presentation == nil })
  }
}
