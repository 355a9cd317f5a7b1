import Testing

@testable import BarConformance

/// The project's own cases.
struct SuiteTests {
  @Test func `every case of the project can be read`() throws {
    let suite = try ConformanceSuite(
      readingFolder: ProjectFolder.path("Tests/ConformanceTests/Cases"))
    #expect(
      suite.folders == ["peers", "pixels", "pixels-2", "pixels-3", "uikit", "uikit-2", "watch"])
    #expect(suite.cases.count >= 440)
    let ids = suite.cases.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(suite.cases.allSatisfy { !$0.source.isEmpty && $0.tolerance > 0 })
  }
}
