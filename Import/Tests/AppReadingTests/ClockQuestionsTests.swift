import AppReading
import SampleApps
import Testing

/// Words that code chooses by what time it is are the running app's.
@Suite struct ClockQuestionsTests {
  private func title(_ member: String, _ name: String = "greeting") throws -> String? {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      struct PorchView: View {
        let visit: Visit
        @State private var day = Date()
        var body: some View { NavigationStack { List {}.navigationTitle(\(name)) } }
        \(member)
      }
      extension Date {
        var ago: String {
          let now = Date()
          let passed = now.timeIntervalSince(self)
          if passed < 60 { return "This minute" } else { return "Before" }
        }
      }
      """
    ]).screen("PorchView")?.title?.value.summary
  }

  @Test(arguments: [
    "let hour = Calendar.current.component(.hour, from: Date())\n"
      + "if hour < 12 { return \"Morning\" } else { return \"Day\" }",
    "let now = Date.now\nlet hour = Calendar.current.component(.hour, from: now)\n"
      + "switch hour { case 0..<12: return \"Morning\"; default: return \"Day\" }",
    "return visit.end < Date() ? \"Gone\" : \"Here\"",
  ])
  func `words that the clock chooses are not known`(body: String) throws {
    #expect(try title("var greeting: String { \(body) }") == "unknown greeting")
    let function = "func greet() -> String { \(body) }"
    #expect(try title(function, "greet()")?.hasPrefix("unknown") == true)
  }

  @Test func `nor are those of a date`() throws {
    #expect(try title("", "visit.start.ago")?.hasPrefix("unknown") == true)
    let found = try title("var greeting: String { visit.start.ago }")
    #expect(found?.hasPrefix("unknown") == true)
  }

  @Test(arguments: [
    "let hour = Calendar.current.component(.hour, from: Date())\n"
      + "if hour < 12 { return \"Porch\" } else { return \"Porch\" }",
    "let start = Date()\nlog(start)\nif isEmpty { return \"Porch\" } else { return \"Porch\" }",
    "if Calendar.current.isDate(day, inSameDayAs: Date()) { return \"Porch\" }\nreturn \"Day\"",
  ])
  func `words that it does not choose are`(body: String) throws {
    #expect(try title("var greeting: String { \(body) }") == "\"Porch\"")
  }
}
