import AppReading
import SampleApps
import Testing

/// Files that lie in an app's folders and are no part of it.
@Suite struct ProjectMembersTests {
  static func controller(_ name: String) -> String {
    "class \(name): UIViewController { override func viewDidLoad() { title = \"\(name)\" } }"
  }

  static let project = """
    // !$*UTF8*$!
    {
      objects = {
        A1 /* Home.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Home.swift; sourceTree = "<group>"; };
        A2 /* Home+More.swift */ = {isa = PBXFileReference; path = "Home+More.swift"; sourceTree = "<group>"; };
        A3 = {isa = PBXFileReference; name = Info.swift; path = Deep/Info.swift; sourceTree = SOURCE_ROOT; };
      };
    }
    """

  @Test func `a file that no target lists beside others that one does is left out`() throws {
    let app = try SampleApp([
      "App.xcodeproj/project.pbxproj": Self.project,
      "App/Home.swift": Self.controller("Home"),
      "App/Home+More.swift": Self.controller("More"),
      "App/Old.swift": Self.controller("Old"),
      "App/Old.m": """
      @implementation OldController
      - (void)viewDidLoad { self.title = @"Old"; }
      @end
      @interface OldController : UIViewController
      @end
      """,
      "App/Deep/Info.swift": Self.controller("Info"),
      // A folder of which nothing is listed belongs to something else.
      "App/Generated/Made.swift": Self.controller("Made"),
      "App/Package/Package.swift": "// swift-tools-version: 6.0",
      "App/Package/Sources/Kit/Home.swift": Self.controller("KitHome"),
      "App/Package/Sources/Kit/Other.swift": Self.controller("Other"),
      "Elsewhere/Home.swift": Self.controller("Away"),
    ])
    let read = try app.read()
    #expect(
      read.screens.map(\.name) == ["Away", "Home", "Info", "KitHome", "Made", "More", "Other"])
    #expect(
      read.notes.filter { $0.text == "is in no target of its project, skipped" }.count == 2)
  }

  @Test(arguments: [
    ([:], true), (["project.yml": "name: App\n"], false),
    (["Left/Left.podspec": "Pod::Spec.new { |s| s.name = 'Left' }"], false),
    (["Left/Package.swift": "// swift-tools-version: 6.0"], false),
    // Where projects name hardly any code, something else does.
    (["X/1.swift": "", "X/2.swift": "", "X/3.swift": "", "X/4.swift": ""], false),
  ])
  func `a folder that no project of an app names is left out`(
    more: [String: String], isLeft: Bool
  ) throws {
    let type = "\"com.apple.product-type.application\""
    let target = "T = {isa = PBXNativeTarget; productType = \(type); };"
    let app = try SampleApp(
      [
        "App.xcodeproj/project.pbxproj": Self.project.replacing(
          "objects = {", with: "objects = {\n\(target)"),
        "App/Home.swift": Self.controller("Home"),
        "App/Home+More.swift": Self.controller("More"),
        "App/Deep/Info.swift": Self.controller("Info"),
        "Left/Source/Old.swift": Self.controller("Old"),
      ].merging(more) { $1 })
    let names = try app.read().screens.map(\.name)
    #expect(names == ["Home", "Info", "More"] + (isLeft ? [] : ["Old"]))
  }

  @Test func `a name in other capitals is that of the file, as on a Mac`() throws {
    let app = try SampleApp([
      "App.xcodeproj/project.pbxproj": Self.project,
      "App/HOME.swift": Self.controller("Home"),
      "App/Home+More.swift": Self.controller("More"),
      "App/Deep/Info.swift": Self.controller("Info"),
      "App/Deep/INFO.swift": Self.controller("Other"),
    ])
    let read = try app.read()
    #expect(read.screens.map(\.name) == ["Home", "Info", "More"])
    let left = read.notes.filter { $0.text == "is in no target of its project, skipped" }
    #expect(left.map { $0.path.suffix(15) } == ["Deep/INFO.swift"])
  }

  @Test(arguments: ["", "explicitFileTypes = {};"])
  func `of a folder that a project takes whole nothing is left out`(types: String) throws {
    let app = try SampleApp([
      "App.xcodeproj/project.pbxproj": Self.project + """
        B1 = {
          isa = PBXFileSystemSynchronizedRootGroup;
          \(types)
          explicitFolders = ( );
          path = "New Parts";
        };
        """,
      "App/New Parts/Home.swift": Self.controller("Home"),
      "App/New Parts/New.swift": Self.controller("New"),
      "App/Info.swift": Self.controller("Info"),
      "App/Old.swift": Self.controller("Old"),
    ])
    #expect(try app.read().screens.map(\.name) == ["Home", "Info", "New"])
  }

  @Test(arguments: [
    ("", ["Home"]),
    // A folder that is copied as it lies there may have drawings in it.
    (
      "A6 = {isa = PBXFileReference; lastKnownFileType = folder; path = Old; sourceTree = G; };",
      ["Home", "Old"]
    ),
  ])
  func `a drawing that a project does not list is left out where it lists another`(
    more: String, names: [String]
  ) throws {
    let app = try SampleApp([
      "App.xcodeproj/project.pbxproj": Self.project + """

        A5 = {isa = PBXFileReference; lastKnownFileType = file.storyboard; path = Home.storyboard; };
        \(more)
        """,
      "App/Home.storyboard": Storyboard.document(
        Storyboard.stack("a", root: "b"),
        Storyboard.controller("b", class: "HomeController", title: "Home")),
      "App/Old/Base.lproj/Old.storyboard": Storyboard.document(
        Storyboard.stack("c", root: "d"),
        Storyboard.controller("d", class: "OldController", title: "Old")),
      "App/Home.swift": "class Other {}",
    ])
    #expect(try app.read().screens.compactMap { $0.title?.value.plainWords } == names)
  }

  @Test func `what lies beside the folders that a project takes as they are is no part of it`()
    throws
  {
    let project = """
      A = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      B = { isa = PBXFileSystemSynchronizedRootGroup; path = "Mine/Kit"; };
      C = { isa = PBXFileReference; path = App.app; };
      """
    let files = [
      "My/App.xcodeproj/project.pbxproj": project,
      "My/App/Deep/Home.swift": Self.controller("Home"),
      "My/Mine/Kit/Page.swift": Self.controller("Page"),
      "My/Old/App.swift": Self.controller("Old"),
      "My/Package/Package.swift": "// swift-tools-version: 6.0",
      "My/Package/Sources/Kit/Part.swift": Self.controller("Part"),
      "My/Other/Other.xcodeproj/project.pbxproj": Self.project,
      "My/Other/Code/Else.swift": Self.controller("Else"),
      "Shared/Away.swift": Self.controller("Away"),
    ]
    func names(_ files: [String: String]) throws -> [String] {
      try SampleApp(files).read().screens.map(\.name)
    }
    #expect(try names(files) == ["Away", "Else", "Home", "Page", "Part"])
    // A project that lists some of its code may have the rest from a tool.
    var listed = files
    listed["My/App.xcodeproj/project.pbxproj"] = project + Self.project
    #expect(try !names(listed).contains("Old"))
    listed["My/Made/Info.swift"] = "class Made {}"
    #expect(try names(listed).contains("Old"))
  }
}

extension AppText {
  /// Its letters, where it stands there as it is.
  fileprivate var plainWords: String? {
    if case .verbatim(let text) = self { text } else { nil }
  }
}
