import AppReading
import Foundation
import SampleApps
import Testing

/// Apps whose project Tuist makes.
@Suite struct TuistTests {
  private func controller(_ name: String) -> String { ProjectMembersTests.controller(name) }

  private func names(_ files: [String: String]) throws -> [String] {
    try SampleApp(files).read().screens.map(\.name)
  }

  private static func project(_ rest: String) -> String {
    "import ProjectDescription\nimport ProjectDescriptionHelpers\n\(rest)"
  }

  private static let app =
    "let project = Project(name: \"App\", targets: [.target(name: \"App\", "
    + "destinations: .iOS, product: .app, "

  @Test func `a file that a description leaves out is no part of the app`() throws {
    let files = [
      "Project.swift": Self.project(
        """
        let name = "App"
        let project = Project(
          name: name,
          options: .options(defaultKnownRegions: ["it"], developmentRegion: "fr"),
          targets: [
            .target(
              name: name, destinations: [.iPad], product: .app, bundleId: "a",
              sources: [
                .glob("\\(name)/**", excluding: ["App/Old/**", "App/**/*Mock.swift"]),
                "App/Old/Kept.swift",
              ],
              resources: ["Words/fr.lproj/**"]),
            Target(name: "Desk", destinations: .macOS, product: .app, sources: "Desk/**"),
            .target(name: "Probes", destinations: .iOS, product: .unitTests, sources: ["Probes/**"]),
          ])
        """),
      "App/Home.swift": controller("Home"),
      "App/Deep/HomeMock.swift": controller("Mock"),
      "App/Old/Left.swift": controller("Left"),
      "App/Old/Kept.swift": controller("Kept"),
      "Words/fr.lproj/Localizable.strings": "\"a\" = \"A\";",
      "Words/de.lproj/Localizable.strings": "\"a\" = \"A\";",
      "Desk/Desk.swift": controller("Desk"),
      "Probes/Probe.swift": controller("Probe"),
      "Else/Template.swift": controller("Template"),
    ]
    let read = try SampleApp(files).read()
    #expect(read.screens.map(\.name) == ["Home", "Kept"])
    #expect(read.looks.developmentRegion == "fr")
    #expect(read.looks.isForPadsAlone)
    #expect(read.words.languages.keys.sorted() == ["fr"])
  }

  @Test func `what the project is called in the code says nothing`() throws {
    let made = Self.app.replacing("let project", with: "let projct") + "sources: [\"App/**\"])])"
    let added = "extension Project { static func app() -> Project { \(made); return projct } }"
    for code in [made, "let other = Project.app()\n\(added)"] {
      let files = [
        "Project.swift": Self.project(code), "App/Home.swift": controller("Home"),
        "Else/Template.swift": controller("Template"),
      ]
      #expect(try names(files) == ["Home"])
    }
  }

  @Test func `what Tuist writes itself is built with the rest`() throws {
    let files = [
      "Kit/Project.swift": Self.project(Self.app + "sources: [\"App/**\"])])"),
      "Kit/App/Home.swift": controller("Home"),
      "Kit/Derived/Sources/TuistAssets+App.swift": controller("Made"),
      "Kit/Else/Template.swift": controller("Template"),
    ]
    #expect(try names(files) == ["Home", "Made"])
  }

  @Test func `what descriptions share is followed`() throws {
    let files = [
      "Tuist/ProjectDescriptionHelpers/Parts.swift": """
      import ProjectDescription
      public enum Part: String { case home, far = "Away" }
      public extension SourceFilesList { static let usual: SourceFilesList = ["Sources/**"] }
      public extension Project {
        static func module(name: String, hasDemo: Bool, more: [String] = []) -> Project {
          var targets: [Target] = []
          let product: Product = if Environment.inPieces.getBoolean(default: false) {
            .framework
          } else {
            .staticFramework
          }
          targets.append(
            .target(
              name: name, destinations: Set([.iPhone]), product: product, sources: .usual,
              resources: .resources(["Resources/**"] + more)))
          if hasDemo {
            targets.append(
              .target(
                name: "\\(name)Demo", destinations: .iOS, product: .app,
                sources: ["\\(name)/**"]))
          }
          for part in ["One", "Two"] {
            targets.append(contentsOf: [
              .target(name: part, destinations: .iOS, product: .app, sources: ["\\(part)/**"])
            ])
          }
          return Project(name: name, targets: targets)
        }
      }
      """,
      "Modules/Home/Project.swift": Self.project(
        "let project = Project.module(name: Part.far.rawValue, hasDemo: true)"),
      "App/Project.swift": Self.project(
        """
        let project = Project(
          name: "App",
          targets: [
            .target(
              name: "App", destinations: .iOS, product: .app, sources: true ? ["Sources/**"] : nil,
              resources: [.glob(pattern: .relativeToRoot("Shared/**"))],
              buildableFolders: [.folder("Kept")]),
          ])
        """),
      "Modules/Home/Sources/Home.swift": controller("Home"),
      "Modules/Home/Away/Demo.swift": controller("Demo"),
      "Modules/Home/Two/Second.swift": controller("Second"),
      "Modules/Home/Left/Left.swift": controller("Left"),
      "App/Sources/Start.swift": controller("Start"),
      "App/Kept/Deep/Kept.swift": controller("Kept"),
      "App/Left.swift": controller("LeftStart"),
      "Shared/Part.swift": controller("Part"),
    ]
    #expect(try names(files) == ["Demo", "Home", "Kept", "Part", "Second", "Start"])
  }

  @Test(arguments: [
    ("let project = ", "Project.swift: is not all Swift"),
    ("", "Project.swift: says no targets that can be followed"),
    ("\(app)sources: [\"../../X/**\"])])", "Project.swift:3: takes ../../X/**, which is not in"),
    ("\(app)sources: [\"/etc/**\"])])", "Project.swift:3: takes /etc/**, which is not in"),
    ("\(app)sources: found())])", "Project.swift:3: takes files by what is not followed, found"),
    ("\(app)sources: [\"Missing/**\"])])", "Project.swift: names no code that is there"),
    ("let a = b\nlet b = a\nlet project = a", "Project.swift: takes too many steps to follow"),
    (
      "func a() -> [Target] { a() + a() }\nlet project = Project(name: \"A\", targets: a())",
      "Project.swift: takes too many steps to follow"
    ),
    (
      "\(app)sources: FileManager.default.isThere ? [\"App/**\"] : [])])",
      "Project.swift:3: asks for what is not followed, FileManager.default.isThere"
    ),
    (
      "let project = Project(name: \"A\", targets: made.map { $0 })",
      "Project.swift: says no targets that can be followed"
    ),
    (
      "let project = Project(name: \"A\", targets: [.target(name: \"A\", product: kind)])",
      "Project.swift: says what is not followed, kind"
    ),
    (String(repeating: " ", count: 2 << 20), "Project.swift: is larger than 1 MB"),
  ])
  func `a description that cannot be understood leaves nothing out`(
    text: String, note: String
  ) throws {
    let app = try SampleApp([
      "Project.swift": Self.project(text), "App/Home.swift": controller("Home"),
      "Other/Page.swift": controller("Page"),
      // What is understood alone does not say what the other one builds of its folder.
      "More/Project.swift": Self.project("\(Self.app)sources: [\"In/**\"])])"),
      "More/In/Part.swift": controller("Part"),
      "More/Out/Left.swift": controller("Left"),
    ])
    #expect(try app.read().screens.map(\.name).contains("Home"))
    #expect(try app.read().screens.map(\.name).contains("Page"))
    let notes = try app.notes()
    #expect(notes.contains { $0.hasPrefix(note) }, "\(notes.prefix(3))")
  }

  @Test func `beside one that is not understood no other leaves anything out`() throws {
    let files = [
      "Project.swift": Self.project("\(Self.app)sources: found())])"),
      "More/Project.swift": Self.project("\(Self.app)sources: [\"In/**\"])])"),
      "More/In/Part.swift": controller("Part"),
      "More/Out/Left.swift": controller("Left"),
    ]
    #expect(try names(files) == ["Left", "Part"])
  }

  private static let damaged = [
    String(repeating: "[", count: 200_000), String(repeating: "a(", count: 100_000),
    "let project = " + String(repeating: "[", count: 2_000) + String(repeating: "]", count: 2_000),
    "let project = Project(name: \"A\", targets: ["
      + String(repeating: ".target(name: \"A\"),", count: 5_000) + "])",
    "let a = \"" + String(repeating: "x", count: 1_000) + "\"\n"
      + (1...40).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)\n" }.joined() + "let a0 = a\n"
      + "let project = Project(name: a40, targets: a40)",
    "let project = Project(name: \"A\", targets: [.target(name: project, product: project)])",
    "\u{0}", "let project = 1", "let project = project",
  ]

  @Test(arguments: damaged.indices)
  func `a damaged description ends in a note or in nothing`(number: Int) throws {
    let text = Self.project(Self.damaged[number])
    let app = try SampleApp(["Project.swift": text, "App/Home.swift": controller("Home")])
    #expect(try app.read().screens.map(\.name) == ["Home"])
  }
}
