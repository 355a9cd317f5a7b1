import AppReading
import SampleApps
import Testing

/// Apps that lie in the folder of another app, which uses the libraries they are examples of.
@Suite struct LibraryAppsTests {
  private static func files(in folder: String) -> [String: String] {
    let library = """
      { objects = {
        L = { isa = PBXNativeTarget; name = Kit; buildPhases = (P1);
          productType = "com.apple.product-type.framework"; };
        A = { isa = PBXNativeTarget; name = "Kit Example"; buildPhases = (P2, P3);
          productType = "com.apple.product-type.application"; };
        P1 = { isa = PBXSourcesBuildPhase; files = (B1); };
        P2 = { isa = PBXSourcesBuildPhase; files = (B2, B3); };
        P3 = { isa = PBXResourcesBuildPhase; files = (B4); };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F1; }; B4 = { isa = PBXBuildFile; fileRef = V; };
        F1 = { isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Example.swift; sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; children = (F3); name = Localizable.strings; };
        F3 = { isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
        G = { isa = PBXGroup; children = (F1, F2, V); sourceTree = "<group>"; };
      }; }
      """
    func controller(_ name: String) -> String {
      "class \(name): UIViewController { override func viewDidLoad() { title = \"\(name)\" } }"
    }
    return [
      "App.xcodeproj/project.pbxproj": "{ objects = { }; }",
      "App/Home.swift": controller("HomeController"),
      "\(folder)/Kit/Kit.xcodeproj/project.pbxproj": library,
      "\(folder)/Kit/Kit.swift": controller("KitController"),
      "\(folder)/Kit/Example.swift": controller("ExampleController"),
      "\(folder)/Kit/de.lproj/Localizable.strings": "\"a\" = \"b\";",
    ]
  }

  @Test func `an example that a library comes with is no part of the app`() throws {
    let read = try SampleApp(Self.files(in: "Third-Party")).read()
    #expect(read.screens.map(\.name) == ["HomeController", "KitController"])
    #expect(read.words.languages.isEmpty)
    #expect(
      Set(read.notes.map(\.text)).contains("is of an app of a library's own, skipped"))
  }

  @Test func `an app in any other folder is one`() throws {
    let read = try SampleApp(Self.files(in: "Apps")).read()
    #expect(
      read.screens.map(\.name) == ["ExampleController", "HomeController", "KitController"])
  }

  @Test func `a library that is read by itself has its example`() throws {
    var files = Self.files(in: "Dependencies")
    files["App.xcodeproj/project.pbxproj"] = nil
    #expect(try SampleApp(files).read().screens.map(\.name).contains("ExampleController"))
  }
}
