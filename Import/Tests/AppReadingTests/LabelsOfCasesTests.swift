import AppReading
import SampleApps
import Testing

/// Texts in the title's place that read otherwise for each case, and the views that are shown for the cases.
@Suite struct LabelsOfCasesTests {
  private func screens() throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Start: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View {
          NavigationStack { List { NavigationLink("Go") { Panel() } }.navigationTitle("Home") }
        }
      }
      enum Part {
        case info, files, mods
        var title: LocalizedStringKey {
          switch self {
          case .info: "Overview"
          case .files: "Documents"
          case .mods: "Additions"
          }
        }
      }
      struct Panel: View {
        @State private var part: Part = .info
        var body: some View {
          Parts(part: part)
            .navigationTitle("")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: .principal) { Text(part.title) } }
            .onTapGesture { part = .files }
            .onLongPressGesture { part = .mods }
        }
      }
      struct Parts: View {
        let part: Part
        var body: some View {
          switch part {
          case .info: Info()
          case .files: Files()
          case .mods: Mods()
          }
        }
      }
      struct Info: View { var body: some View { List {}.toolbar { Button("Edit") { edit() } } } }
      struct Files: View { var body: some View { List {}.toolbar { Button("Add") { add() } } } }
      struct Mods: View {
        var body: some View {
          List {}
            .navigationTitle("All Mods")
            .toolbar { Button("Install") { install() } }
        }
      }
      """
    ]).read().screens
  }

  @Test func `a text in the middle reads what it does for the case`() throws {
    let panel = try screens().filter { $0.name == "Panel" }
    #expect(panel.map(\.variant) == [nil, "case .files"])
    #expect(
      panel.map { $0.items.map(\.summary) } == [
        ["principal label \"Overview\"", "automatic \"Edit\""],
        ["principal label \"Documents\"", "automatic \"Add\""],
      ])
  }

  @Test func `one that has a title itself stands in the same bar`() throws {
    let mods = try screens().filter { $0.name == "Mods" }
    #expect(
      mods.map { Set($0.items.map(\.summary)) } == [
        ["principal label \"Additions\"", "automatic \"Install\""]
      ])
    #expect(mods.first?.parent == "Home")
    #expect(mods.first?.titleMode?.value == .inline)
  }
}
