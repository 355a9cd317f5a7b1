import AppReading
import SampleApps
import Testing

/// Titles that are put together of a list.
@Suite struct JoinedTextsTests {
  private func title(_ value: String) throws -> String? {
    try SampleApp([
      "A.swift": """
      import UIKit
      enum Part: String, CaseIterable { case one = "One", two = "Two" }
      class Page: UIViewController {
        let parts = ["New", "Note"]
        var others = ["New", "Note"]
        func add() { others.append("More") }
        override func viewDidLoad() { title = \(value) }
      }
      """,
      "en.lproj/Localizable.strings": "\"new\" = \"New\";\n\"note\" = \"Note\";",
    ]).screen("Page")?.title?.value.summary
  }

  @Test(arguments: [
    ("[\"New\", \"Note\"].joined(separator: \" \")", "\"New Note\""),
    ("[\"New\", \"Note\"].joined()", "\"NewNote\""),
    ("parts.joined(separator: \" - \")", "\"New - Note\""),
    ("[\"New\", nil, \"Note\"].compactMap { $0 }.joined(separator: \" \")", "\"New Note\""),
    ("Part.allCases.map { $0.rawValue }.joined(separator: \"/\")", "\"One/Two\""),
    ("Part.allCases.map(\\.rawValue).joined(separator: \"/\")", "\"One/Two\""),
    (
      "[NSLocalizedString(\"new\", comment: \"\"), NSLocalizedString(\"note\", comment: \"\")]"
        + ".joined(separator: \", \")", "key %@, %@"
    ),
  ])
  func `known texts`(value: String, expected: String) throws {
    #expect(try title(value) == expected)
  }

  @Test(arguments: [
    "others.joined(separator: \" \")", "[\"New\", model.name].joined(separator: \" \")",
    "[\"New\"].joined(separator: model.space)", "model.names.joined(separator: \" \")",
  ])
  func `texts of the running app`(value: String) throws {
    #expect(try title(value)?.hasPrefix("unknown") == true)
  }
}
