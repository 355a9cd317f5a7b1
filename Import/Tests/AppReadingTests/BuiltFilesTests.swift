import AppReading
import SampleApps
import Testing

/// Files that a project lists and that none of its targets builds.
@Suite struct BuiltFilesTests {
  private static func drawing(_ name: String) -> String {
    Storyboard.document(
      Storyboard.stack("a", root: "b"),
      Storyboard.controller("b", class: name + "Controller", title: name))
  }

  /// A project with files in folders, of which some are built.
  ///
  /// - Parameter files: the files' paths by their marks.
  private static func project(
    _ files: [(id: String, path: String)], built: [String], more: String = ""
  ) -> String {
    let references = files.map {
      "\($0.id) /* x */ = {isa = PBXFileReference; path = \($0.path); sourceTree = \"<group>\"; };"
    }
    let builds = built.map { "B\($0) /* x */ = {isa = PBXBuildFile; fileRef = \($0) /* x */; };" }
    return "// !$*UTF8*$!\n{ objects = {\n"
      + (builds + references + [more]).joined(separator: "\n") + "\n}; }\n"
  }

  private static let twoFiles = [("F1", "App/Home.swift"), ("F2", "App/Old.swift")]

  @Test(arguments: [
    (["F1"], ["Home"]),
    // Of a project that builds no code one by one all that it lists counts.
    ([], ["Home", "Old"]),
    (["F1", "F2"], ["Home", "Old"]),
  ])
  func `code that a project lists and does not build is left out`(
    built: [String], names: [String]
  ) throws {
    let app = try SampleApp([
      "App.xcodeproj/project.pbxproj": Self.project(Self.twoFiles, built: built),
      "App/Home.swift": ProjectMembersTests.controller("Home"),
      "App/Old.swift": ProjectMembersTests.controller("Old"),
    ])
    #expect(try app.read().screens.map(\.name) == names)
  }

  @Test func `what another project builds is read`() throws {
    let app = try SampleApp([
      "App.xcodeproj/project.pbxproj": Self.project(Self.twoFiles, built: ["F1"]),
      "Other.xcodeproj/project.pbxproj": Self.project(Self.twoFiles, built: ["F2"]),
      "App/Home.swift": ProjectMembersTests.controller("Home"),
      "App/Old.swift": ProjectMembersTests.controller("Old"),
    ])
    #expect(try app.read().screens.map(\.name) == ["Home", "Old"])
  }

  @Test func `drawings are built by themselves or with their languages`() throws {
    let group = """
      V1 /* Home.storyboard */ = {
        isa = PBXVariantGroup;
        children = (
          F1 /* Base */,
        );
        name = Home.storyboard;
        sourceTree = "<group>";
      };
      """
    let app = try SampleApp([
      "App.xcodeproj/project.pbxproj": Self.project(
        [
          ("F1", "App/Base.lproj/Home.storyboard"), ("F2", "App/Next.storyboard"),
          ("F3", "App/Old.storyboard"), ("F4", "App/Other.swift"),
        ], built: ["V1", "F2"], more: group),
      "App/Base.lproj/Home.storyboard": Self.drawing("Home"),
      "App/Next.storyboard": Self.drawing("Next"),
      "App/Old.storyboard": Self.drawing("Old"),
      // The project builds drawings one by one, which says nothing of code.
      "App/Other.swift": ProjectMembersTests.controller("Other"),
    ])
    let read = try app.read()
    #expect(
      Set(read.screens.map(\.name)) == ["HomeController", "NextController", "Other"])
  }

  @Test func `a copy of a file in another folder than the built one is left out`() throws {
    let app = try SampleApp([
      "App.xcodeproj/project.pbxproj": Self.project([("F1", "App/New/Home.swift")], built: ["F1"]),
      "App/New/Home.swift": ProjectMembersTests.controller("Home"),
      "App/Before/Home.swift": ProjectMembersTests.controller("Before"),
    ])
    let read = try app.read()
    #expect(read.screens.map(\.name) == ["Home"])
    #expect(read.notes.map(\.text) == ["is in no target of its project, skipped"])
  }

  @Test func `a file that is not where its project says may be any of its name`() throws {
    let app = try SampleApp([
      "App.xcodeproj/project.pbxproj": Self.project([("F1", "Made/Home.swift")], built: ["F1"]),
      "App/New/Home.swift": ProjectMembersTests.controller("Home"),
      "App/Before/Home.swift": ProjectMembersTests.controller("Before"),
    ])
    #expect(try app.read().screens.map(\.name) == ["Before", "Home"])
  }
}
