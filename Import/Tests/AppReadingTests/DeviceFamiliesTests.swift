import AppCode
import AppReading
import SampleApps
import Testing

/// Which devices an app is for.
@Suite struct DeviceFamiliesTests {
  private static func project(_ target: String, around: String = "") -> String {
    """
    // !$*UTF8*$!
    { objects = {
      P = {isa = PBXProject; buildConfigurationList = PL; };
      PL = {buildConfigurations = (PC); };
      PC = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(around)}; };
      T = {isa = PBXNativeTarget; productType = "com.apple.product-type.application";
        buildConfigurationList = TL; };
      TL = {buildConfigurations = (TC); };
      TC = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(target)}; };
      U = {isa = PBXNativeTarget; productType = "com.apple.product-type.bundle.unit-test";
        buildConfigurationList = UL; };
      UL = {buildConfigurations = (UC); };
      UC = {isa = XCBuildConfiguration; name = Release;
        buildSettings = {TARGETED_DEVICE_FAMILY = "1,2"; }; };
    }; }
    """
  }

  private static let described = """
    import ProjectDescription
    let project = Project(name: "A", targets: [.target(
      name: "A", destinations: DESTINATIONS, product: .app,
      deploymentTargets: .iOS("17.0"))])
    """

  private static func isForPadsAlone(_ files: [String: String]) throws -> Bool {
    try SampleApp(files.merging(["A.swift": "import UIKit"]) { $1 }).read().looks.isForPadsAlone
  }

  @Test(arguments: [
    ["App.xcodeproj/project.pbxproj": project("TARGETED_DEVICE_FAMILY = 2;")],
    ["App.xcodeproj/project.pbxproj": project("", around: "TARGETED_DEVICE_FAMILY = \"2,7\";")],
    ["Project.swift": described.replacing("DESTINATIONS", with: "[.iPad, .macWithiPadDesign]")],
    ["project.yml": "settings:\n  TARGETED_DEVICE_FAMILY: \"2\"\n"],
    ["App.xcconfig": "TARGETED_DEVICE_FAMILY = 2\n"],
  ])
  func `an app whose projects name pads and no phones is for pads`(files: [String: String]) throws {
    #expect(try Self.isForPadsAlone(files))
  }

  @Test(arguments: [
    [:],
    ["App.xcodeproj/project.pbxproj": project("")],
    ["App.xcodeproj/project.pbxproj": project("TARGETED_DEVICE_FAMILY = \"1,2\";")],
    [
      "App.xcodeproj/project.pbxproj": project(
        "TARGETED_DEVICE_FAMILY = 1;", around: "TARGETED_DEVICE_FAMILY = 2;")
    ],
    ["Project.swift": described.replacing("DESTINATIONS", with: ".iOS")],
    ["Project.swift": described.replacing("DESTINATIONS", with: "[.iPhone, .iPad]")],
    [
      "App.xcodeproj/project.pbxproj": project("TARGETED_DEVICE_FAMILY = 2;"),
      "Other/App.xcodeproj/project.pbxproj": project("TARGETED_DEVICE_FAMILY = 1;"),
    ],
  ])
  func `any other is not`(files: [String: String]) throws {
    #expect(try !Self.isForPadsAlone(files))
  }
}
