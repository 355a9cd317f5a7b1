import Testing

@testable import conformance

/// The engine, held against every measurement.
struct EngineTests {
  private func run() throws -> ConformanceProject.Run {
    try ConformanceProject(folder: ProjectFolder.path("")).run()
  }

  @Test func `the page about conformance says what the engine does now`() throws {
    let project = ConformanceProject(folder: ProjectFolder.path(""))
    let report = try project.run().report
    #expect(
      project.writtenReport == report,
      "docs/CONFORMANCE.md is out of date; run `script/conformance` and commit what it writes")
  }

  @Test func `no folder meets fewer expectations than before`() throws {
    let run = try run()
    #expect(run.ledger.losses(in: run.results).isEmpty)
    #expect(run.ledger.floor.keys.sorted() == Set(run.results.map(\.testCase.folder)).sorted())
  }

  @Test func `every reason is that of a case that fails`() throws {
    let run = try run()
    #expect(run.ledger.staleReasons(in: run.results).isEmpty)
  }
}
