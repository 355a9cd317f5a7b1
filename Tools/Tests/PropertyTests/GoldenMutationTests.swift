import Testing

@testable import BarGolden
@testable import BarRender
@testable import properties

/// Changes of goldens' scenes, a part of those that `script/properties goldens` tries.
struct GoldenMutationTests {
  /// Every ninth golden, as it is seen by texts of a form.
  private static func subjects(form: Int) throws -> [GoldenSubject] {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    return try GoldenMutationRun.subjects(
      in: parts.joined(separator: "/") + "/goldens", every: 9, form: form)
  }

  @Test func `what pixels show, texts show`() async throws {
    let run = await GoldenMutationRun(of: try Self.subjects(form: 3), count: 1_000, first: 0)
    #expect(run.possible >= 1_000 && run.seen > run.possible / 10)
    #expect(run.holds, "\(run.summary)")
  }

  @Test func `texts without looks do not show all that pixels show`() async throws {
    let run = await GoldenMutationRun(of: try Self.subjects(form: 2), count: 4_000, first: 0)
    #expect(!run.holds)
  }
}
