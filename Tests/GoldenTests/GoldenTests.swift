import BarTestingPictures
import Testing

/// The project's own goldens, as `navbar test goldens` compares them.
@Suite struct GoldenTests {
  /// The folder of the repository.
  static var folder: GoldenFolder { get throws { try GoldenFolder("../../goldens") } }

  @Test(arguments: try GoldenTests.folder.goldens)
  func `a golden is as it was recorded`(golden: Golden) {
    expectGolden(golden)
  }

  @Test func `every golden belongs to a scene`() throws {
    try Self.folder.expectNoOrphans()
  }

  @Test func `what must be equal is, and what must not be is not`() throws {
    try Self.folder.expectRelations()
  }
}
