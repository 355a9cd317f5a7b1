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

  @Test(arguments: [
    ("\"New\".appending(\" Note\")", "\"New Note\""),
    ("\"New\".appendingFormat(\" %@\", \"Note\")", "\"New Note\""),
    ("NSLocalizedString(\"new\", comment: \"\") + \" 1%\"", "key %@ 1%%"),
    (
      "NSLocalizedString(\"new\", comment: \"\") + \" \" + NSLocalizedString(\"note\", comment: \"\")",
      "key %@ %@"
    ),
    ("\"New \" + model.name", "key New %@"),
    (
      "String(format: \"%@ %@\", NSLocalizedString(\"new\", comment: \"\"), model.name)",
      "key %@ %@"
    ),
    ("\"\\(NSLocalizedString(\"new\", comment: \"\")) \\(model.name)\"", "key %@ %@"),
  ])
  func `words stay that stand beside others or values of the running app's`(
    value: String, expected: String
  ) throws {
    #expect(try title(value) == expected)
  }

  @Test(arguments: [
    "model.first + \" \" + model.last", "String(format: \"%@ %@\", model.first, model.last)",
    "model.first.appending(model.last)", "\"\\(model.first) \\(model.last)\"",
  ])
  func `without a word there is only what the running app knows`(value: String) throws {
    #expect(try title(value)?.hasPrefix("unknown") == true)
  }

  @Test func `words of constants in Objective-C that others are put behind`() throws {
    let app = try SampleApp([
      "A.m": """
      #define NAME @"Mail"
      @interface Page : UIViewController
      @end
      @implementation Page
      - (void)viewDidLoad {
        self.title = [NAME stringByAppendingFormat:@" %@", NSLocalizedString(@"note", nil)];
      }
      @end
      @interface Other : UIViewController
      @end
      @implementation Other
      - (void)viewDidLoad { self.title = [NAME stringByAppendingString:@"box"]; }
      @end
      """,
      "en.lproj/Localizable.strings": "\"note\" = \"Note\";",
    ])
    let words = try #require(try app.screen("Page")?.title?.value)
    #expect(words.summary == "key Mail %@")
    #expect(try app.screen("Other")?.title?.value.summary == "\"Mailbox\"")
  }
}
