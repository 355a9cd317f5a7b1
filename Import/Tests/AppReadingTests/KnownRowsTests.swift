import AppReading
import SampleApps
import Testing

/// Links that a loop makes for each value of a list that is written out.
@Suite struct KnownRowsTests {
  private func titles(_ list: String, _ destination: String) throws -> Set<String> {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Part {
        case notes, photos, about
        var label: String {
          switch self {
          case .notes: "Notes"
          case .photos: "Photos"
          case .about: "About"
          }
        }
      }
      struct MoreView: View {
        private let parts: [Part] = [.notes, .about]
        var body: some View {
          NavigationStack {
            List {
              ForEach(\(list), id: \\.self) { part in
                NavigationLink { \(destination) } label: { Text(part.label) }
              }
            }
            .navigationTitle("More")
          }
        }
        @ViewBuilder private func view(for part: Part) -> some View {
          switch part {
          case .notes: ListView()
          case .photos: ListView()
          case .about: AboutView()
          }
        }
      }
      struct ListView: View { var body: some View { List {} } }
      struct AboutView: View { var body: some View { Text("") } }
      """
    ])
    return Set(try app.read().screens.compactMap { $0.title?.value.summary })
  }

  @Test func `each has a title of its own`() throws {
    let found = try titles("parts", "view(for: part).navigationTitle(part.label)")
    #expect(found == ["\"More\"", "\"Notes\"", "\"About\""])
  }

  @Test func `those of a list that is not known are left open`() throws {
    let found = try titles("model.parts", "view(for: part).navigationTitle(part.label)")
    #expect(!found.contains("\"Photos\""))
  }
}
