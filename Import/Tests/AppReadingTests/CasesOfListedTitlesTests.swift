import AppReading
import SampleApps
import Testing

/// Titles that are raw values of cases, each of which has buttons of its own.
@Suite struct CasesOfListedTitlesTests {
  @Test func `the buttons of a case are there with its title`() throws {
    let screens = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Part: String, CaseIterable { case near = "Near", far = "Far" }
      struct Root: View {
        @State private var part = Part.near
        var body: some View {
          NavigationStack {
            VStack {
              Picker("", selection: $part) {
                ForEach(Part.allCases, id: \\.self) { Text($0.rawValue) }
              }
              switch part {
              case .near: NearView()
              case .far: FarView()
              }
            }
            .navigationTitle(part.rawValue)
          }
        }
      }
      struct NearView: View { var body: some View { List {}.toolbar { Button("Walk") {} } } }
      struct FarView: View { var body: some View { List {}.toolbar { Button("Drive") {} } } }
      """
    ]).read().screens
    let bars = screens.map { screen in
      ([screen.title?.value.summary ?? "-"] + screen.items.map(\.summary)).joined(separator: ", ")
    }
    #expect(bars == ["\"Near\", automatic \"Walk\"", "\"Far\", automatic \"Drive\""])
    #expect(screens.map(\.variant) == [nil, "case .far"])
  }
}
