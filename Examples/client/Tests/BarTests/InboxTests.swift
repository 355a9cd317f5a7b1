import BarTesting
import Bars
import Testing

/// A bar in a test of Swift Testing.
@Suite(.goldens(record: .missing))
struct InboxTests {
  @Test func `the inbox leads back to the mailboxes`() {
    expectBar(InboxBar().scene, named: "inbox")
  }
}
