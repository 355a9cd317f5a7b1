import BarTesting
import Bars
import Foundation
import Testing
import XCTest

/// What a bar that moved looks like in either framework.
///
/// Both tests are there to fail, and do nothing unless `SHOW_FAILURES` is set.
@Suite(.enabled(if: isShown))
struct MovedTests {
  @Test func `a title that moved fails on this line`() {
    expectBar(
      InboxBar(title: "Inboxes").scene, named: "inbox", record: .never, in: "Goldens/MovedTests")
  }
}

/// The same for XCTest.
final class MovedXCTests: XCTestCase {
  func testATitleThatMovedFailsOnThisLine() throws {
    try XCTSkipUnless(isShown, "SHOW_FAILURES is not set")
    expectBar(
      InboxBar(title: "Inboxes").scene, named: "inbox", record: .never, in: "Goldens/MovedXCTests")
  }
}

/// Whether the tests that fail are asked for.
private var isShown: Bool { ProcessInfo.processInfo.environment["SHOW_FAILURES"] != nil }
