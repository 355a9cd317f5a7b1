import AppReading
import SampleApps
import Testing

/// Flags that an initializer sets from a parameter which may be left out or be nothing.
@Suite struct FlagsOfOptionalParametersTests {
  private func titles(_ calls: String..., standard: String = "true") throws -> [String] {
    let tabs = calls.map { "NavigationStack { \($0) }" }.joined(separator: "; ")
    return try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Zoo: App { var body: some Scene { WindowGroup { TabView { \(tabs) } } } }
      struct Outer: View {
        var tags: [Int] = []
        var isNamed: Bool = true
        init(tags: [Int] = [], isNamed: Bool? = \(standard)) {
          self.tags = tags
          if let given = isNamed { self.isNamed = given }
        }
        init(tag: Int, isNamed: Bool? = \(standard)) {
          self.tags = [tag]
          if let isNamed { self.isNamed = isNamed }
        }
        var body: some View { Trees(isNamed: isNamed) }
      }
      struct Trees: View {
        let isNamed: Bool
        var body: some View {
          if isNamed {
            List {}.navigationTitle("Trees")
          } else {
            List {}.toolbar { Button("Add") {} }
          }
        }
      }
      """
    ]).read().screens.map { screen in
      ([screen.title?.value.summary ?? "-"] + screen.items.map(\.summary)).joined(separator: " ")
    }
  }

  @Test func `are what every call leaves them to be`() throws {
    #expect(try titles("Outer()") == ["\"Trees\""])
    #expect(try titles("Outer(tag: 1)") == ["\"Trees\""])
    #expect(try titles("Outer(tags: [1])", standard: "false") == ["- automatic \"Add\""])
    #expect(try titles("Outer(isNamed: nil)", standard: "false") == ["\"Trees\""])
    #expect(try titles("Outer(isNamed: false)") == ["- automatic \"Add\""])
  }

  @Test func `stay open where calls say different things`() throws {
    #expect(try titles("Outer()", "Outer(tag: 2, isNamed: false)").count == 2)
  }
}
