import AppReading
import SampleApps
import Testing

/// Titles of a view that places which show it give it, where one of them gives it data.
@Suite struct TitlesBesideDataTests {
  @Test func `a title that is data in one place does not hide those of others`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct AreaView: View {
        @State var tags: [Tag] = []
        var body: some View {
          List {
            ForEach(tags) { tag in
              NavigationLink { ListView().navigationTitle(tag.name) } label: { Text("") }
            }
          }
          .navigationTitle("Tags")
        }
      }
      struct MoreView: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink { ListView().navigationTitle("Notes") } label: { Text("") }
              NavigationLink { ListView().navigationTitle("Photos") } label: { Text("") }
              NavigationLink { AreaView() } label: { Text("") }
            }
            .navigationTitle("More")
          }
        }
      }
      struct ListView: View { var body: some View { List {} } }
      """
    ])
    let found = try app.read().screens.filter { $0.name == "ListView" }
    #expect(found.first { $0.variant == nil }?.title?.value.summary == "unknown tag.name")
    #expect(
      Set(found.filter { $0.variant != nil }.compactMap { $0.title?.value.summary })
        == ["\"Notes\"", "\"Photos\""])
  }
}
