import AppReading
import SampleApps
import Testing

/// Projects that ask for more work than any app is worth.
@Suite struct HostileProjectsTests {
  private static let code = """
    class A: UIViewController { override func viewDidLoad() { title = "Home" } }
    """

  private func read(objects: String) throws -> AppReader {
    let folder = try SampleApp([
      "App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = {\n\(objects)}; }\n",
      "A.swift": Self.code,
      "en.lproj/Localizable.strings": "\"one\" = \"One\";",
      "de.lproj/Localizable.strings": "\"one\" = \"Eins\";",
    ])
    return try folder.read()
  }

  private static let targetOfAll = """
    T = {isa = PBXNativeTarget; productType = "com.apple.product-type.application";
      buildPhases = (P); };
    P = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
    B1 = {isa = PBXBuildFile; fileRef = F1; };
    B2 = {isa = PBXBuildFile; fileRef = F2; };
    B3 = {isa = PBXBuildFile; fileRef = F3; };
    F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
    F2 = {isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
    F3 = {isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };

    """

  @Test func `a group with a path longer than any system's is nowhere`() throws {
    let plain = try read(objects: Self.targetOfAll)
    #expect(plain.screens.first?.languages == ["en", "de"])
    // It leads back to where it starts, so that all but its length is well.
    let long = String(repeating: "x/../", count: 300)
    let group = "G = {isa = PBXGroup; children = (F1, F2, F3); path = \"\(long)\"; };\n"
    let app = try read(objects: Self.targetOfAll + group)
    #expect(app.screens.map(\.name) == ["A"] && app.screens.first?.languages == nil)
  }

  @Test func `a project of more targets than any app has is named`() throws {
    let targets = (0...512).map { "T\($0) = {isa = PBXNativeTarget; };\n" }.joined()
    let app = try read(objects: targets + Self.targetOfAll)
    #expect(
      app.notes.map(\.text) == ["has more than 512 targets; the languages of each are not read"])
    #expect(app.screens.first?.languages == nil)
  }
}
