import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

@Suite struct DoctorCommandTests {
  @Test func `a machine is the same as itself, and another version or font is named`() async throws
  {
    let folder = try TemporaryFolder()
    let mine = await CommandRun(["doctor", "--format", "json"])
    #expect(mine.status == .success)
    let file = try folder.write(mine.text, to: "mine.json")
    let same = await CommandRun(["doctor", "--compare", file])
    #expect(same.status == .success && same.text.isEmpty)
    let line = try #require(mine.text.split(separator: "\n").first { $0.contains("harfbuzz") })
    let other = try folder.write(
      mine.text.replacingOccurrences(of: line, with: "    \"harfbuzz 1.0.0\","), to: "other.json")
    let run = await CommandRun(["doctor", "--compare", other])
    #expect(run.status == .notFound && run.text.hasPrefix("harfbuzz 1.0.0 → "), "\(run.text)")
  }

  @Test func `a file that is something else is refused`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("{}", to: "a.json")
    #expect(await CommandRun(["doctor", "--compare", file]).status == .inputMissing)
    #expect(await CommandRun(["doctor", "--compare", folder.path("none")]).status == .inputMissing)
    let both = await CommandRun(["doctor", "--compare", file, "--format", "json"])
    #expect(both.status == .usage)
  }
}
