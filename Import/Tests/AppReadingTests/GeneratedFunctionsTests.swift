import AppReading
import SampleApps
import Testing

/// Functions that Xcode makes of a catalog's keys with placeholders.
@Suite struct GeneratedFunctionsTests {
  @Test func `a generated function is the key whose placeholder takes its value`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Day: View {
        let day: Int
        var body: some View { NavigationStack { List {}.navigationTitle(.workoutDayTitle(day)) } }
      }
      """,
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Workout.Day.Title%lld": {
        "extractionState": "manual", "localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Day %lld"}},
          "de": {"stringUnit": {"state": "translated", "value": "Tag %lld"}}}}}}
      """,
    ])
    guard case .key(let key)? = try app.screen("Day")?.title?.value else {
      Issue.record("no key")
      return
    }
    #expect(key.name == "Workout.Day.Title%lld")
    #expect(key.arguments == [.unknown("day")])
  }
}
