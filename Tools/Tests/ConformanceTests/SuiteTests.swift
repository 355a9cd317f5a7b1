import Testing

@testable import conformance

/// The project's own cases.
struct SuiteTests {
  @Test func `every case of the project can be read`() throws {
    let suite = try ConformanceSuite(
      readingFolder: ProjectFolder.path("Tools/Conformance/Cases"))
    #expect(
      suite.folders == [
        "ios-27", "mac-2", "mac-3", "mac-4", "mac-5", "mac-6", "mac-7", "mac-8",
        "peers", "pixels",
        "pixels-10", "pixels-11", "pixels-12", "pixels-13",
        "pixels-2",
        "pixels-3", "pixels-4", "pixels-5", "pixels-6", "pixels-7", "pixels-8", "pixels-9",
        "status", "tv",
        "uikit",
        "uikit-2",
        "uikit-3", "vision", "watch",
        "watch-2",
        "watch-3", "watch-4", "watch-5", "watch-6", "watch-7", "watch-8",
      ])
    #expect(suite.cases.count >= 600)
    let ids = suite.cases.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(suite.cases.allSatisfy { !$0.source.isEmpty && $0.tolerance > 0 })
  }
}
