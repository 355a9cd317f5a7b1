import AppReading
import SampleApps
import Testing

/// Words that hang on a flag which an enumeration works out of its case.
@Suite struct CasesInFlagsTests {
  private func title(_ flag: String, _ mode: String) throws -> [String?] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Sample: App {
        var body: some Scene {
          WindowGroup { NavigationStack { NavigationLink("Go") { Hall(mode: \(mode)) } } }
        }
      }
      enum Mode {
        case add, edit(String)
        var title: String { \(flag) ? "Add" : "Edit" }
        var isNew: Bool { if case .add = self { true } else { false } }
        var isOld: Bool { switch self { case .add: return false; case .edit: return true } }
      }
      struct Hall: View {
        let mode: Mode
        var body: some View { Text("Seats").navigationTitle(mode.title) }
      }
      """
    ]).read().screens.filter { $0.name == "Hall" }.map { $0.title?.value.summary }
  }

  @Test(arguments: ["isNew", "self.isNew", "!isOld"])
  func `the case is known`(flag: String) throws {
    #expect(try title(flag, ".add") == ["\"Add\""])
    #expect(try title(flag, ".edit(\"Row\")") == ["\"Edit\""])
  }
}
