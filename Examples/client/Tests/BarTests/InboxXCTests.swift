import BarTesting
import Bars
import XCTest

/// The same in a test of XCTest, against the same golden.
final class InboxXCTests: XCTestCase {
  func testTheInboxLeadsBackToTheMailboxes() {
    expectBar(InboxBar().scene, named: "inbox", in: "Goldens/InboxTests")
  }
}
