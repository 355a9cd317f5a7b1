import AppReading
import SampleApps
import Testing

/// Apps beside the one that people get, which show its screens with mocks.
@Suite struct MockAppsTests {
  /// A project of two apps: a large one, and one of a start and some of the same files.
  private static func project(
    _ large: [String], _ small: [String], called name: String = "Small"
  ) -> String {
    func target(_ name: String, _ files: [String]) -> [String] {
      let mark = name.filter(\.isLetter)
      let kind = "com.apple.product-type.application"
      return [
        "\(mark) = {isa = PBXNativeTarget; name = \"\(name)\"; productType = \"\(kind)\";",
        "buildPhases = (P\(mark),); };",
        "P\(mark) = {isa = PBXSourcesBuildPhase; files = (",
        files.map { "B\(mark)\($0)," }.joined(), "); };",
      ] + files.map { "B\(mark)\($0) = {isa = PBXBuildFile; fileRef = F\($0); };" }
    }
    let files = Set(large + small).sorted().map {
      "F\($0) = {isa = PBXFileReference; path = \($0).swift; sourceTree = SOURCE_ROOT; };"
    }
    let lines = files + target("Large", large) + target(name, small)
    return "// !$*UTF8*$!\n{objects = {\n\(lines.joined(separator: "\n"))\n}; }\n"
  }

  private static func start(_ name: String, _ view: String) -> String {
    """
    import SwiftUI
    @main struct \(name): App {
      var body: some Scene { WindowGroup { NavigationStack { \(view) } } }
    }
    """
  }

  private static func view(_ name: String) -> String {
    """
    import SwiftUI
    struct \(name): View { var body: some View { Text("a").navigationTitle("\(name)") } }
    """
  }

  private func isLeft(_ project: String, start: String) throws -> Bool {
    var files = [
      "App.xcodeproj/project.pbxproj": project,
      "Start.swift": Self.start("Birds", "Home()"), "Home.swift": Self.view("Home"),
      "Part.swift": Self.view("Part"), "More.swift": Self.view("More"),
      "Try.swift": start, "List.swift": Self.view("List"),
    ]
    for name in ["A", "B", "C", "Own", "Other"] { files[name + ".swift"] = "struct \(name) {}" }
    return try SampleApp(files).notes().contains(
      "Try.swift: is of an app that shows a part of the app, skipped")
  }

  @Test func `an app of mocks around another app's files is not the app`() throws {
    let mocks = Self.start("Trials", "List(pages: MockPages.all)")
    let large = ["Start", "Home", "Part", "More", "List", "A", "B", "C"]
    let project = Self.project(large, ["Try", "List"])
    #expect(try isLeft(project, start: mocks))
    // An app of its own, one that shows no mocks, and one that is as large are apps.
    let own = Self.project(large, ["Try", "List", "Own", "Other"])
    #expect(try !isLeft(own, start: mocks))
    #expect(try !isLeft(project, start: Self.start("Trials", "List()")))
    #expect(try !isLeft(Self.project(["Start", "List"], ["Try", "List"]), start: mocks))
  }

  @Test(arguments: [
    ("Large Dev Tools", true), ("Large-Demo", true), ("Large Photos", false), ("Dev Tools", false),
  ])
  func `an app that is called another's tool is not the app`(name: String, isTool: Bool) throws {
    let large = ["Start", "Home", "Part", "More", "List"]
    let project = Self.project(large, ["Try", "Home", "Part", "List"], called: name)
    #expect(try isLeft(project, start: Self.start("Trials", "List()")) == isTool)
  }
}
