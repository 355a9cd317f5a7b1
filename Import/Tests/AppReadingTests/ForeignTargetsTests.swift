import AppReading
import SampleApps
import Testing

/// Code that only targets for other platforms build.
@Suite struct ForeignTargetsTests {
  /// A target of a project: its settings, the files that it builds, the folders that it takes, its kind.
  private struct Target {
    var settings: String
    var files: [String] = []
    var folders: [String] = []
    var product = "application"
  }

  /// A project of targets.
  private static func project(
    _ targets: [Target], settings: String = "", more: String = ""
  ) -> String {
    var lines = [
      "P = {isa = PBXProject; buildConfigurationList = PL; };",
      "PL = {isa = XCConfigurationList; buildConfigurations = (PC, ); };",
      "PC = {isa = XCBuildConfiguration; buildSettings = { \(settings) }; name = Release; };",
    ]
    var seen: Set<String> = []
    for (number, target) in targets.enumerated() {
      let files = target.files.map { "B\(number)\($0.filter(\.isLetter))" }
      for (mark, path) in zip(files, target.files) {
        let id = "F" + path.filter(\.isLetter)
        lines.append("\(mark) = {isa = PBXBuildFile; fileRef = \(id); };")
        guard seen.insert(id).inserted else { continue }
        lines.append(
          "\(id) /* f */ = {isa = PBXFileReference; path = \(path); sourceTree = SOURCE_ROOT; };")
      }
      let folders = target.folders.map { "G" + $0 }
      for (mark, path) in zip(folders, target.folders) where seen.insert(mark).inserted {
        lines.append(
          "\(mark) = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X\(path), ); "
            + "path = \(path); sourceTree = SOURCE_ROOT; };")
      }
      lines += [
        """
        T\(number) = {isa = PBXNativeTarget; buildConfigurationList = L\(number);
          buildPhases = (S\(number), ); fileSystemSynchronizedGroups = (
          \(folders.joined(separator: ", ")) );
          productType = "com.apple.product-type.\(target.product)"; };
        """,
        "S\(number) = {isa = PBXSourcesBuildPhase; files = (\(files.joined(separator: ", "))); };",
        "L\(number) = {isa = XCConfigurationList; buildConfigurations = (C\(number), ); };",
        """
        C\(number) = {isa = XCBuildConfiguration; buildSettings = { \(target.settings) };
          name = Release; };
        """,
      ]
    }
    return "// !$*UTF8*$!\n{ objects = {\n" + (lines + [more]).joined(separator: "\n") + "\n}; }\n"
  }

  private func names(_ project: String, _ more: [String: String] = [:]) throws -> [String] {
    let files = [
      "App.xcodeproj/project.pbxproj": project,
      "Own/Home.swift": ProjectMembersTests.controller("Home"),
      "Own/Both.swift": ProjectMembersTests.controller("Both"),
      "Large/Big.swift": ProjectMembersTests.controller("Big"),
    ]
    return try SampleApp(files.merging(more) { $1 }).read().screens.map(\.name)
  }

  private static let own = Target(
    settings: "SDKROOT = iphoneos;", files: ["Own/Home.swift", "Own/Both.swift"])

  private static let others = ["Own/Both.swift", "Large/Big.swift"]

  @Test(arguments: [
    "SDKROOT = appletvos;", "SDKROOT = macosx;", "SDKROOT = xros;",
    "SDKROOT = auto; SUPPORTED_PLATFORMS = \"appletvos appletvsimulator\";",
    "SDKROOT = iphoneos; SUPPORTED_PLATFORMS = \"xros xrsimulator\";",
  ])
  func `what only a target for another platform builds has no screens`(settings: String) throws {
    let project = Self.project([Self.own, Target(settings: settings, files: Self.others)])
    #expect(try names(project) == ["Both", "Home"])
  }

  @Test(arguments: [
    "SDKROOT = iphoneos;", "", "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos macosx\";",
    "SDKROOT = macosx; SUPPORTED_PLATFORMS = \"$(inherited)\";", "SDKROOT = auto;",
  ])
  func `what a target for phones may build has screens`(settings: String) throws {
    let project = Self.project([
      Self.own, Target(settings: settings, files: Self.others),
      Target(settings: "SDKROOT = macosx;"),
    ])
    #expect(try names(project) == ["Big", "Both", "Home"])
  }

  @Test func `settings of the project count where a target has none`() throws {
    let targets = [Self.own, Target(settings: "", files: Self.others)]
    #expect(try names(Self.project(targets, settings: "SDKROOT = macosx;")) == ["Both", "Home"])
    #expect(
      try names(
        Self.project(targets, settings: "SDKROOT = macosx;"), ["Own.xcconfig": "SDKROOT = iphoneos"]
      ) == ["Both", "Home"])
  }

  @Test func `settings in another file are left open`() throws {
    let more =
      "C1 = {isa = XCBuildConfiguration; baseConfigurationReference = X; name = Release; };"
    let targets = [Self.own, Target(settings: "", files: Self.others)]
    let project = Self.project(targets, settings: "SDKROOT = macosx;")
      .replacing(
        "C1 = {isa = XCBuildConfiguration; buildSettings = {  };\n  name = Release; };", with: more)
    #expect(project.contains(more))
    #expect(try names(project) == ["Both", "Home"])
    #expect(
      try names(project, ["Own.xcconfig": "SDKROOT = iphoneos"]) == ["Big", "Both", "Home"])
  }

  @Test func `an app for another platform alone is read as before`() throws {
    let project = Self.project([
      Target(settings: "SDKROOT = macosx;", files: ["Own/Home.swift"] + Self.others)
    ])
    #expect(try names(project) == ["Big", "Both", "Home"])
  }

  @Test func `kinds of targets tell the platform, too`() throws {
    let project = Self.project([
      Self.own,
      Target(settings: "", files: Self.others, product: "watchkit2-extension"),
      Target(settings: "SDKROOT = watchos;"),
    ])
    #expect(try names(project) == ["Both", "Home"])
  }

  @Test func `folders are taken as they are, without what a target leaves out`() throws {
    let other = Target(settings: "SDKROOT = appletvos;", folders: ["Large"])
    let project = Self.project([Self.own, other])
    #expect(try names(project) == ["Both", "Home"])
    // What another target's folder lends the app is the app's.
    let lent = Self.project(
      [Self.own, other],
      more: """
        XLarge = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          membershipExceptions = (Big.swift, ); target = T0; };
        """)
    #expect(try names(lent) == ["Big", "Both", "Home"])
    // What the app's own folder leaves out of the app is not.
    let left = Self.project(
      [
        Target(settings: "SDKROOT = iphoneos;", files: Self.own.files, folders: ["Large"]), other,
      ],
      more: """
        XLarge = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          membershipExceptions = (Big.swift, ); target = T0; };
        """)
    #expect(try names(left) == ["Both", "Home"])
  }

  @Test func `what is left out is said`() throws {
    let app = try SampleApp([
      "App.xcodeproj/project.pbxproj": Self.project([
        Self.own, Target(settings: "SDKROOT = appletvos;", files: Self.others),
      ]),
      "Own/Home.swift": ProjectMembersTests.controller("Home"),
      "Large/Big.swift": ProjectMembersTests.controller("Big"),
    ])
    #expect(try app.notes() == ["Large/Big.swift: is for another platform, skipped"])
  }

  @Test(arguments: ["bundle.unit-test", "bundle.ui-testing"])
  func `what only tests build has no screens`(product: String) throws {
    let tests = Target(settings: "SDKROOT = iphoneos;", files: Self.others, product: product)
    #expect(try names(Self.project([Self.own, tests])) == ["Both", "Home"])
  }

  @Test func `code of tests that is left out is said`() throws {
    let app = try SampleApp([
      "App.xcodeproj/project.pbxproj": Self.project([
        Self.own, Target(settings: "", files: Self.others, product: "bundle.unit-test"),
      ]),
      "Own/Home.swift": ProjectMembersTests.controller("Home"),
      "Large/Big.swift": ProjectMembersTests.controller("Big"),
    ])
    #expect(try app.notes() == ["Large/Big.swift: is built for tests alone, skipped"])
  }
}
