import Foundation
import SampleApps
import Testing

@testable import BarImport

/// What an app is read for where nobody says it.
struct SystemOfAppTests {
  /// The scene of an app's one screen.
  private func scene(_ settings: [String: String], _ more: [String] = []) throws -> String {
    let app = try SampleApp(
      [
        "A.swift": """
        class FirstController: UIViewController {
          override func viewDidLoad() {
            if #available(iOS 26, *) { title = "New" } else { title = "Old" }
          }
        }
        """
      ].merging(settings) { $1 })
    let output = app.folder.appending(path: "scenes")
    let code = ImportProgram.run(["import", app.folder.path, "-o", output.path] + more)
    #expect(code == 0)
    return try String(contentsOf: output.appending(path: "FirstController.yaml"), encoding: .utf8)
  }

  @Test(arguments: [
    ("A.xcodeproj/project.pbxproj", "\t\tIPHONEOS_DEPLOYMENT_TARGET = 26.0;\n"),
    ("Config/Shared.xcconfig", "// Ours.\nIPHONEOS_DEPLOYMENT_TARGET = 26.0 // the newest\n"),
    ("project.yml", "options:\n  deploymentTarget:\n    macOS: \"15.0\"\n    iOS: \"26.0\"\n"),
    ("project.yml", "targets:\n  App:\n    platform: iOS\n    deploymentTarget: '26.1'\n"),
  ])
  func `an app that runs on new systems alone is read for the oldest of them`(
    file: String, text: String
  ) throws {
    let new = try scene([file: text])
    #expect(new.contains("system: ios-26\n"))
    #expect(new.contains("New"))
    let asked = try scene([file: text], ["--system", "ios-18"])
    #expect(asked.contains("system: ios-18\n"))
    #expect(asked.contains("Old"))
  }

  @Test(arguments: [
    ["Other.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 16.4\n"],
    ["A.xcconfig": "MACOSX_DEPLOYMENT_TARGET = 26.0\n"],
    ["project.yml": "options:\n  deploymentTarget:\n    macOS: \"26.0\"\n    watchOS: \"26.0\"\n"],
    ["others.yml": "options:\n  deploymentTarget:\n    iOS: \"26.0\"\n"],
    [
      "A.xcodeproj/project.pbxproj": "\t\tIPHONEOS_DEPLOYMENT_TARGET = 26.0;\n",
      "B.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 17.0\n",
    ],
  ])
  func `any other app is read for the usual system`(settings: [String: String]) throws {
    let usual = try scene(settings)
    #expect(usual.contains("system: ios-18\n"))
    #expect(usual.contains("Old"))
  }

  @Test func `an app of pads alone is read for a pad where no device is asked for`() throws {
    let settings = ["A.xcconfig": "TARGETED_DEVICE_FAMILY = 2\n"]
    #expect(try scene(settings).contains("device: ipad-a16\nsystem: ipados-18\n"))
    #expect(try scene(settings, ["--system", "ios-26"]).contains("system: ipados-26\n"))
    #expect(try scene(settings, ["--device", "iphone-15"]).contains("device: iphone-15\n"))
    #expect(try scene([:]).contains("device: iphone-15-pro\n"))
  }

  @Test(arguments: [
    (["--system", "ios-26"], true), (["--system", "ios-18"], false),
    (["--system", "ipados-18", "--device", "ipad-pro-11"], true),
  ])
  func `a field that is asked for under the title stands there on any system`(
    options: [String], isSaid: Bool
  ) throws {
    let app = try SampleApp([
      "A.swift": """
      @main struct Sample: App { var body: some Scene { WindowGroup { NavigationStack { Pets() } } } }
      struct Pets: View {
        @State private var text = ""
        var body: some View {
          List { Text("a") }.navigationTitle("Pets")
            .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
        }
      }
      """
    ])
    let output = app.folder.appending(path: "scenes")
    #expect(
      ImportProgram.run(["import", app.folder.path, "-o", output.path] + options) == 0)
    let scene = try String(contentsOf: output.appending(path: "Pets.yaml"), encoding: .utf8)
    #expect(scene.contains("preferredSearchBarPlacement: stacked") == isSaid)
    #expect(scene.contains("hidesSearchBarWhenScrolling: false"))
  }
}
