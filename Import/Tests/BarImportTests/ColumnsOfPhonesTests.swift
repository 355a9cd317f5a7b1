import AppReading
import BarImport
import SampleApps
import Testing

/// Columns on a phone, which are on top of each other.
@Suite struct ColumnsOfPhonesTests {
  private func text(of name: String, _ code: String, isPad: Bool = false) throws -> String {
    let read = try SampleApp(["A.swift": "import SwiftUI\n" + code]).read(isPad: isPad)
    let writer = SceneWriter(read.screens, WordWriter(read.words, SceneSettings()), read.looks)
    return writer.text(of: try #require(read.screens.first { $0.name == name }))
  }

  private static let columns = """
    struct Start: View {
      @State private var folder: Folder?
      @State private var note: Note?
      var body: some View {
        NavigationSplitView {
          Folders(choice: $folder)
        } content: {
          if let folder { Notes(folder: folder) } else { Text("Choose a folder") }
        } detail: {
          NavigationStack { if let note { Page(note: note) } else { Text("Choose a note") } }
        }
      }
    }
    struct Folders: View {
      @Binding var choice: Folder?
      var body: some View { List {}.navigationTitle("Folders") }
    }
    struct Notes: View {
      let folder: Folder
      var body: some View { List {}.navigationTitle("Notes") }
    }
    struct Page: View {
      let note: Note
      var body: some View { List {}.navigationTitle("Page") }
    }
    """

  @Test(arguments: [("Notes", "Folders"), ("Page", "Notes")])
  func `a column of a phone comes after the one before it`(name: String, before: String) throws {
    let text = try text(of: name, Self.columns)
    #expect(text.contains("root:\n    navigationTitle: \"\(before)\""))
    #expect(text.contains("path: [{Screen: \"\(name)\"}]"))
  }

  @Test func `the first column is first`() throws {
    #expect(try !text(of: "Folders", Self.columns).contains("path:"))
  }

  @Test(arguments: ["Notes", "Page"])
  func `a column of a pad stands beside the others`(name: String) throws {
    #expect(try !text(of: name, Self.columns, isPad: true).contains("path:"))
  }
}
