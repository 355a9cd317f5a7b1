import AppReading
import SampleApps
import Testing

/// Programs for a command line that a package beside an app makes.
@Suite struct PackageProgramsTests {
  private func names(_ package: String, hasApp: Bool = true) throws -> [String] {
    func view(_ name: String) -> String {
      """
      import SwiftUI
      @main struct \(name)App: App {
        var body: some Scene { WindowGroup { NavigationStack { \(name)() } } }
      }
      struct \(name): View { var body: some View { Text("a").navigationTitle("\(name)") } }
      """
    }
    var files = [
      "Package.swift": package, "Sources/Tool/Tool.swift": view("Tool"),
      "App/Home.swift": view("Home"),
    ]
    if hasApp {
      files["App/App.xcodeproj/project.pbxproj"] = """
        { objects = {
          A = { isa = PBXNativeTarget; name = App; buildPhases = (P);
            productType = "com.apple.product-type.application"; };
          P = { isa = PBXSourcesBuildPhase; files = (B); };
          B = { isa = PBXBuildFile; fileRef = F; };
        \tF = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
          G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        }; }
        """
    }
    return try SampleApp(files).read().screens.map(\.name)
  }

  @Test(arguments: [
    #"targets: [.executableTarget(name: "Tool", dependencies: ["Kit"])]"#,
    #"targets: [.executableTarget(name: "Some", dependencies: [.target(name: "B")], path: "./Sources/Tool")]"#,
  ])
  func `a program of a package is no part of the app`(_ package: String) throws {
    #expect(try names(package) == ["Home"])
  }

  @Test(arguments: [
    #"targets: [.target(name: "Tool")]"#, #"// .executableTarget(name: "Tool")"#,
    #"products: [.iOSApplication(name: "T")], targets: [.executableTarget(name: "Tool")]"#,
  ])
  func `a library of a package, and an app that is one, are read`(_ package: String) throws {
    #expect(try names(package).contains("Tool"))
  }

  @Test func `a package without an app beside it is read`() throws {
    #expect(
      try names(#".executableTarget(name: "Tool")"#, hasApp: false).sorted() == ["Home", "Tool"])
  }
}
