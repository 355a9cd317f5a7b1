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
}
