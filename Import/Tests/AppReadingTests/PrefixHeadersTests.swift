import AppCode
import AppReading
import SampleApps
import Testing

/// Words that the header defines which all files of a target begin with.
@Suite struct PrefixHeadersTests {
  private func titles(
    _ header: String, _ directive: String, setting: String = "$(SRCROOT)/App/App-Prefix.pch",
    more: String = ""
  ) throws -> [String] {
    let project = """
      // !$*UTF8*$!
      {objects = {
      T = {isa = PBXNativeTarget; name = App;
        productType = "com.apple.product-type.application";
        buildPhases = (P,); buildConfigurationList = L; };
      P = {isa = PBXSourcesBuildPhase; files = (B); };
      B = {isa = PBXBuildFile; fileRef = F; };
      F = {isa = PBXFileReference; path = Page.m; sourceTree = SOURCE_ROOT; };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      C = {isa = XCBuildConfiguration; name = Release;
        buildSettings = { GCC_PREFIX_HEADER = "\(setting)"; }; };
      }; }
      """
    return try SampleApp([
      "App.xcodeproj/project.pbxproj": project, "App/App-Prefix.pch": header,
      "Page.m": """
      @interface Page : UIViewController
      @end
      @implementation Page
      - (void)viewDidLoad {
      \(directive)
        self.title = @"One";
      #else
        self.title = @"Two";
      #endif
      }
      @end
      \(more)
      """,
    ]).read().screens.map { $0.title?.value.summary.filter { $0 != "\"" } ?? "none" }
  }

  @Test(arguments: [
    ("#ifdef OPEN", "One"), ("#ifndef OPEN", "Two"), ("#if OPEN", "One"), ("#if !OPEN", "Two"),
    ("#if !defined(OPEN)", "Two"), ("#ifndef SHUT", "Two"), ("#if !SHUT", "One"),
    // What nothing defines is not; what only builds for trying out define may be.
    ("#ifndef OTHER", "One"), ("#ifdef OTHER", "Two"), ("#ifndef NEVER", "One"),
  ])
  func `a word that it defines is defined`(directive: String, title: String) throws {
    let header = """
      /* #define NEVER 1 */
      #ifdef __OBJC__
      #import <UIKit/UIKit.h>
      #define OPEN 1 // As of now.
      #endif
      #define SHUT 0
      #ifdef DEBUG
      #define NEVER 1
      #endif
      """
    #expect(try titles(header, directive) == [title])
  }

  @Test func `a word that is taken back or in another header is not`() throws {
    #expect(try titles("#define OPEN 1", "#ifndef OPEN") == ["Two"])
    #expect(try titles("#define OPEN 1", "#ifndef OPEN", more: "#undef OPEN") == ["One"])
    #expect(try titles("#define OPEN 1", "#ifndef OPEN", setting: "Other.pch") == ["One"])
    let guarded = "#ifndef App_pch\n#define App_pch\n#define OPEN\n#endif"
    #expect(try titles(guarded, "#ifndef OPEN") == ["Two"])
    #expect(try titles(guarded, "#ifndef App_pch") == ["One"])
  }

  @Test func `what is not compiled is blank in a file's text`() {
    var target = BuildTarget(version: 18)
    target.defined = ["OPEN": "1"]
    let text = Array("#ifndef OPEN\nabc\n#else\ndef\n#endif\n".utf8)
    let found = String(decoding: target.compiled(text, isOlder: true), as: UTF8.self)
    #expect(found == "#ifndef OPEN\n   \n#else\ndef\n#endif\n")
  }
}
