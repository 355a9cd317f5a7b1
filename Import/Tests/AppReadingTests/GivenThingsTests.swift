import AppReading
import SampleApps
import Testing

/// Titles of what whoever opens a screen gives to it, with words for nothing.
@Suite struct GivenThingsTests {
  private func title(_ code: String) throws -> String? {
    try SampleApp([
      "A.swift": """
      import Library
      import UIKit
      class NoteController: UIViewController {
        private var source: Source?
        override func viewWillAppear(_ a: Bool) { title = source?.title ?? "Unknown" }
        \(code)
      }
      """
    ]).screen("NoteController")?.title?.value.summary
  }

  @Test func `what a screen is given comes before the words for none`() throws {
    let open = "unknown source.title"
    #expect(try title("func show(_ other: Source) { source = other }") == open)
    #expect(try title("func show(by other: Source) { self.source = other }") == open)
  }

  @Test(arguments: [
    "",
    "func loaded() { source = Store.current }",
    "func show(_ other: Source) { source = other }\nfunc clear() { source = nil }",
    "func load() { Store.load { other in self.source = other } }",
  ])
  func `what it finds itself later does not`(code: String) throws {
    #expect(try title(code) == "\"Unknown\"")
  }
}
