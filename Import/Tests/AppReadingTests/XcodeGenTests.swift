import AppReading
import Foundation
import SampleApps
import Testing

/// Apps whose project XcodeGen makes.
@Suite struct XcodeGenTests {
  private func controller(_ name: String) -> String { ProjectMembersTests.controller(name) }

  private func names(_ files: [String: String]) throws -> [String] {
    try SampleApp(files).read().screens.map(\.name)
  }

  @Test func `a file that a description leaves out is no part of the app`() throws {
    let files = [
      "project.yml": """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources:
            - path: App
              excludes:
                - Old
                - "**/*Mock.swift"
                - "Half/{One,Two}.swift"
            - App/Old/Kept.swift
            - path: More
              includes: ["Kit/**"]
            - path: Gone
              optional: true
        Probes:
          type: bundle.unit-test
          platform: iOS
          sources: Probes
      """,
      "App/Home.swift": controller("Home"),
      "App/Deep/HomeMock.swift": controller("Mock"),
      "App/Old/Left.swift": controller("Left"),
      "App/Old/Kept.swift": controller("Kept"),
      "App/Half/One.swift": controller("One"),
      "App/Half/Three.swift": controller("Three"),
      "More/Kit/Part.swift": controller("Part"),
      "More/Other.swift": controller("Other"),
      "Probes/Probe.swift": controller("Probe"),
      "Templates/Template.swift": controller("Template"),
    ]
    #expect(try names(files) == ["Home", "Kept", "Part", "Three"])
    let notes = try SampleApp(files).notes()
    #expect(notes.contains("App/Old/Left.swift: is in no target of its project, skipped"))
    #expect(notes.count == 6)
  }

  @Test func `what included files and templates say is read from where they stand`() throws {
    let files = [
      "project.yml": """
      name: App
      options: {developmentLanguage: de}
      options: {developmentLanguage: fr}
      include:
        - Parts/target.yml
        - path: Parts/off.yml
          enable: no
      """,
      "Parts/target.yml": """
      include: [Deep/base.yml]
      targets:
        Blue:
          templates: [Base]
          sources:
            - path: ../Blue
              excludes: ["Old.swift"]
      """,
      "Parts/Deep/base.yml": """
      targetTemplates:
        Base:
          type: application
          platform: iOS
          sources:
            - &shared {path: ../../Shared, excludes: ["${target_name}/Old.swift"]}
      """,
      "Parts/off.yml": "include: [project.yml]",
      "Blue/Home.swift": controller("Home"),
      "Blue/Old.swift": controller("OldHome"),
      "Shared/Part.swift": controller("Part"),
      "Shared/Blue/Old.swift": controller("OldPart"),
    ]
    let read = try SampleApp(files).read()
    #expect(read.screens.map(\.name) == ["Home", "Part"])
    // Of what stands twice the last one counts.
    #expect(read.looks.developmentRegion == "fr")
  }

  @Test func `languages that a description leaves out are none of the app's`() throws {
    let app = try SampleApp([
      "project.yml": """
      options: {developmentLanguage: fr}
      targets:
        App:
          type: application
          platform: iOS
          sources:
            - path: App
              excludes: ["**/*.strings"]
            - App/Words/fr.lproj/Localizable.strings
            - App/Words/en.lproj/Localizable.strings
      """,
      "App/Home.swift": controller("Home"),
      "App/Words/fr.lproj/Localizable.strings": "\"a\" = \"A\";",
      "App/Words/en.lproj/Localizable.strings": "\"a\" = \"A\";",
      "App/Words/de.lproj/Localizable.strings": "\"a\" = \"A\";",
    ])
    let read = try app.read()
    #expect(read.words.languages.keys.sorted() == ["en", "fr"])
    #expect(read.looks.developmentRegion == "fr")
  }

  @Test func `targets for other platforms and devices are told apart`() throws {
    let files = [
      "project.yml": """
      targets:
        App:
          type: application
          platform: iOS
          sources: [App, Shared]
          settings: {base: {TARGETED_DEVICE_FAMILY: 2}}
        Desk:
          type: application
          platform: macOS
          sources: [Desk, Shared]
        Both:
          type: framework
          platform: [iOS, macOS]
          sources: ["Both/${platform}"]
        Space:
          type: application
          supportedDestinations: [visionOS]
          platform: auto
          sources: Space
      """,
      "App/Home.swift": controller("Home"),
      "Desk/Desk.swift": controller("Desk"),
      "Shared/Part.swift": controller("Part"),
      "Both/iOS/Touch.swift": controller("Touch"),
      "Both/macOS/Click.swift": controller("Click"),
      "Space/Air.swift": controller("Air"),
    ]
    let read = try SampleApp(files).read()
    #expect(read.screens.map(\.name) == ["Home", "Part", "Touch"])
    #expect(read.looks.isForPadsAlone)
  }

  @Test(arguments: [
    ("targets: [", "project.yml:"),
    ("include: [project.yml]\ntargets: {}", "project.yml: includes project.yml, which includes it"),
    ("include: [../../else.yml]", "project.yml: includes ../../else.yml, which is not in"),
    ("include: [/etc/passwd]", "project.yml: includes /etc/passwd, which is not in"),
    ("include: [link.yml]", "project.yml: includes link.yml, which cannot be read"),
    ("include: [none.yml]", "project.yml: includes none.yml, which cannot be read"),
    ("targets: {App: {sources: ../../X}}", "project.yml: builds App of ../../X, which is not in"),
    ("targets: {App: {sources: \"${X}/App\"}}", "project.yml: builds App of ${X}/App"),
    ("targets: {App: {sources: [Missing]}}", "project.yml: names no code that is there"),
    (
      "targetTemplates: {A: {templates: [B]}, B: {templates: [A]}}\n"
        + "targets: {App: {templates: [A]}}",
      "project.yml: has templates of App that use each other"
    ),
    ("\"a\": 1\n\"a\": 2", "project.yml:1:"),
  ])
  func `a description that cannot be understood leaves nothing out`(
    text: String, note: String
  ) throws {
    let app = try SampleApp([
      "project.yml": text, "App/Home.swift": controller("Home"),
      "Other/Page.swift": controller("Page"),
    ])
    try FileManager.default.createSymbolicLink(
      at: app.folder.appending(path: "link.yml"),
      withDestinationURL: app.folder.appending(path: "project.yml"))
    #expect(try app.read().screens.map(\.name) == ["Home", "Page"])
    #expect(try app.notes().contains { $0.hasPrefix(note) })
  }

  /// Lines of which each has the one before it, more than once where it says so.
  private static func nested(_ count: Int, _ times: Int, _ end: String = "") -> String {
    var lines = ["a0: &a0 x"]
    for number in 1...count {
      let before = Array(repeating: "*a\(number - 1)", count: times).joined(separator: ", ")
      lines.append("a\(number): &a\(number) [\(before)]")
    }
    return lines.joined(separator: "\n") + end
  }

  private static let indented = (0..<5_000)
    .map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")

  private static let damaged = [
    nested(40, 2), nested(40, 2, "\n? *a40\n: x"), nested(40, 2, "\n*a40 : x"), nested(60, 1),
    nested(30_000, 1), indented,
    String(repeating: "[", count: 300_000),
    String(repeating: "- ", count: 300_000),
    String(repeating: "? ", count: 300_000),
    String(repeating: "{a: ", count: 300_000),
    "a: " + String(repeating: "x", count: 2 << 20),
    "a: \u{0}", "a: &b [*b]", "*x", "a: !!binary x\nb: <<\n<<: 3", "--- a\n--- b", "%YAML 9.9",
    "targets: {A: {sources: [\"{,{,{,{,{,{,{,{,{,{,{,a}}}}}}}}}}}\", \"[\", \"[z-a]\"]}}",
  ]

  @Test(arguments: damaged.indices)
  func `a damaged description ends in a note or in nothing`(number: Int) throws {
    let text = Self.damaged[number]
    let app = try SampleApp(["project.yml": text, "App/Home.swift": controller("Home")])
    #expect(try app.read().screens.map(\.name) == ["Home"])
  }
}
