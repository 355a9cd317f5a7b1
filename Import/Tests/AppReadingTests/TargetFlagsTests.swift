import AppReading
import SampleApps
import Testing

/// Words of `#if` are those of the targets that build a file.
@Suite struct TargetFlagsTests {
  /// A project of two apps: each defines a word, and builds files of its own and `Both`.
  private static func project(_ ending: String, more: String = "") -> String {
    func target(_ name: String, _ word: String) -> String {
      """
      \(name)T = {isa = PBXNativeTarget; name = \(name);
        productType = "com.apple.product-type.application";
        buildPhases = (\(name)P,); buildConfigurationList = \(name)L; };
      \(name)P = {isa = PBXSourcesBuildPhase; files = (\(name)B, \(name)C); };
      \(name)B = {isa = PBXBuildFile; fileRef = \(name)F; };
      \(name)C = {isa = PBXBuildFile; fileRef = BothF; };
      \(name)F = {isa = PBXFileReference; path = \(name).\(ending); sourceTree = SOURCE_ROOT; };
      \(name)L = {isa = XCConfigurationList; buildConfigurations = (\(name)1, \(name)2); };
      \(name)1 = {
        isa = XCBuildConfiguration;
        buildSettings = {
          GCC_PREPROCESSOR_DEFINITIONS = (
            "$(inherited)",
            "\(word)=1",
          );
          OTHER_SWIFT_FLAGS = "$(inherited) -D \(word)";
        };
        name = Release;
      };
      \(name)2 = {
        isa = XCBuildConfiguration;
        buildSettings = {
          GCC_PREPROCESSOR_DEFINITIONS = "TRIED=1 $(inherited)";
        };
        name = Debug;
      };
      """
    }
    return """
      // !$*UTF8*$!
      {objects = {
      BothF = {isa = PBXFileReference; path = Both.\(ending); sourceTree = SOURCE_ROOT; };
      \(target("First", "FIRST"))
      \(target("Second", "SECOND"))
      \(more)
      }; }
      """
  }

  private static func swift(_ name: String) -> String {
    """
    class \(name)Page: UIViewController {
      override func viewDidLoad() {
        #if SECOND
        title = "Two"
        #else
        title = "One"
        #endif
      }
    }
    """
  }

  private static func objectiveC(_ name: String, _ directive: String) -> String {
    """
    @interface \(name)Page : UIViewController
    @end
    @implementation \(name)Page
    - (void)viewDidLoad {
    \(directive)
      self.title = @"Two";
    #else
      self.title = @"One";
    #endif
    }
    @end
    """
  }

  private func titles(_ files: [String: String]) throws -> [String: [String]] {
    Dictionary(grouping: try SampleApp(files).read().screens, by: \.name).mapValues { screens in
      screens.compactMap { $0.title?.value.summary.filter { $0 != "\"" } }
    }
  }

  @Test func `a file that one target builds has the words of that one`() throws {
    let found = try titles([
      "App.xcodeproj/project.pbxproj": Self.project("swift"),
      "First.swift": Self.swift("First"), "Second.swift": Self.swift("Second"),
    ])
    #expect(found["FirstPage"] == ["One"])
    #expect(found["SecondPage"] == ["Two"])
  }

  @Test(arguments: [
    ("#if SECOND", "One", "Two"), ("#ifdef SECOND", "One", "Two"),
    ("#if defined(SECOND) && !TARGET_IPHONE_SIMULATOR", "One", "Two"),
    ("#if defined SECOND // both", "One", "Two"), ("#ifndef SECOND", "Two", "Two"),
    ("#if FIRST\n#elif SECOND", "One", "Two"), ("#if TRIED", "One", "One"),
    // What nothing defines is not, but for what the system may; what code defines is.
    ("#if OTHER", "One", "One"), ("#ifdef OTHER_APP // no", "One", "One"),
    ("#ifndef OTHER", "Two", "Two"),
    ("#ifdef NSFoundationVersionNumber", "Two", "Two"),
    ("#define SECOND 1\n#if SECOND", "Two", "Two"),
    ("#define LONG \(String(repeating: "1", count: 1200))\n#ifdef LONG", "Two", "Two"),
  ])
  func `so has one of Objective-C`(directive: String, first: String, second: String) throws {
    let found = try titles([
      "App.xcodeproj/project.pbxproj": Self.project("m"),
      "First.m": Self.objectiveC("First", directive),
      "Second.m": Self.objectiveC("Second", directive),
      "Both.m": Self.objectiveC("Both", "#ifdef SECOND"),
    ])
    #expect(found["FirstPage"] ?? [] == (directive.hasPrefix("#if FIRST") ? [] : [first]))
    #expect(found["SecondPage"] == [second])
    #expect(found["BothPage"] == ["Two"])
  }

  @Test func `a word that a project or another file defines is that of all`() throws {
    for more in [
      """
      P = {isa = PBXProject; buildConfigurationList = L; };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      C = {
        isa = XCBuildConfiguration;
        buildSettings = { OTHER_SWIFT_FLAGS = "-DSECOND"; };
        name = Release;
      };
      """, "",
    ] {
      var files = [
        "App.xcodeproj/project.pbxproj": Self.project("swift", more: more),
        "First.swift": Self.swift("First"),
      ]
      if more.isEmpty { files["Own.xcconfig"] = "OTHER_SWIFT_FLAGS = -DSECOND" }
      #expect(try titles(files)["FirstPage"]?.sorted() != ["One"])
    }
  }
}
