import BarComparison
import BarLayout
import BarTestSupport
import Foundation
import Testing

@testable import BarSceneFile

@Suite struct ProjectFileTests {
  private func project(_ text: String) throws(SceneProblems) -> ProjectFile {
    try ProjectFile(path: "/app/navbar.yaml", bytes: Array(text.utf8))
  }

  private func scene(_ text: String, in project: ProjectFile, _ overrides: [SceneOverride] = [])
    throws -> SceneFile
  {
    try SceneFile(
      SceneSource(name: "a.yaml", bytes: Array(text.utf8), project: project), overrides: overrides)
  }

  private let bare = "navigationBar: {items: [{title: Inbox}]}\n"

  @Test func `every key of a project is read, each with its line`() throws {
    let file = try project(
      """
      # What holds for all scenes.
      fonts: {source: system, paths: [Fonts, /usr/share/fonts/x.ttf]}
      device: iphone-16
      system: ios-18
      folders: [goldens, Profile/goldens]
      allow: {channel: 2, pixels: 9, because: another processor draws}
      lint:
        appName: Mail
        disable: {long-title: the title is the song's}
      locales: [en_US, de_DE]
      scale: 2
      """)
    let settings = file.settings
    #expect(settings.fonts.source == .system)
    #expect(file.fontPaths == ["/app/Fonts", "/usr/share/fonts/x.ttf"])
    #expect(settings.device == "iphone-16" && settings.system == "ios-18")
    #expect(settings.folders == ["goldens", "Profile/goldens"])
    #expect(settings.allowance?.pixels == 9 && settings.allowance?.channel == 2)
    #expect(settings.lint.appName == "Mail" && settings.lint.disable[.longTitle] != nil)
    #expect(settings.locales == ["en_US", "de_DE"] && settings.scale == 2)
    #expect(file.lines["device"] == 3 && file.lines["lint.appName"] == 8)
  }

  @Test func `a word stands for where fonts come from, and an empty file sets nothing`() throws {
    #expect(try project("fonts: system").settings.fonts.source == .system)
    #expect(try project("# nothing yet\n").settings == ProjectSettings())
  }

  @Test(arguments: [
    ("fonts: sytem", "1:8: error:", "accepted: pinned, system"),
    ("devise: iphone-16", "1:1: error: unknown key \"devise\" in the project", "device"),
    ("scale: 99", "1:8: error: scale", "0.5 to 8"),
    ("allow: {pixels: 3}", "1:8: error: an allowance needs the key \"because\"", ""),
  ])
  func `what is wrong with a project's file is told with its place`(
    text: String, place: String, help: String
  ) throws {
    #expect {
      try project(text)
    } throws: { error in
      "\(error)".hasPrefix("/app/navbar.yaml:\(place)")
        && (help.isEmpty || "\(error)".contains(help))
    }
  }

  @Test func `a scene that names no device or system has the project's`() throws {
    let project = try project("{device: iphone-se-3, system: ios-15}")
    let plain = try scene(bare, in: project)
    #expect(plain.scene.device.id == "iphone-se-3" && plain.scene.system.identifier == "ios-15")
    let own = try scene("device: iphone-16\n" + bare, in: project)
    #expect(own.scene.device.id == "iphone-16")
    let asked = try scene(bare, in: project, [SceneOverride(keyPath: "system", value: "ios-26")])
    #expect(asked.scene.system.identifier == "ios-26")
    let watch = try scene("device: watch-45\n" + bare, in: project)
    #expect(watch.scene.system.platform == .watchOS)
    let pad = try scene(bare, in: project, [SceneOverride(keyPath: "system", value: "ipados-17")])
    #expect(pad.scene.device.idiom == .pad)
  }

  @Test func `a scene's own tolerance comes before the project's`() throws {
    let project = try project("allow: {pixels: 3, because: it is elsewhere}")
    #expect(try scene(bare, in: project).golden.allowance?.pixels == 3)
    let own = "allow: {pixels: 1, because: it is here}\n" + bare
    #expect(try scene(own, in: project).golden.allowance?.pixels == 1)
  }

  @Test func `the file is found upwards, as far as the repository goes`() throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    try files.createDirectory(
      atPath: folder.path("repository/a/b"), withIntermediateDirectories: true)
    try Data("device: iphone-16".utf8).write(
      to: URL(fileURLWithPath: folder.path("navbar.yaml")))
    #expect(try ProjectSearch.project(of: folder.path("repository/a/b"))?.settings.device != nil)
    try files.createDirectory(
      atPath: folder.path("repository/.git"), withIntermediateDirectories: true)
    #expect(try ProjectSearch.project(of: folder.path("repository/a/b")) == nil)
    try Data("device: iphone-se-3".utf8).write(
      to: URL(fileURLWithPath: folder.path("repository/navbar.yaml")))
    let found = try ProjectSearch.project(of: folder.path("repository/a/b"))
    #expect(found?.settings.device == "iphone-se-3")
    #expect(found?.path.hasSuffix("/repository/navbar.yaml") == true)
    #expect(!SceneSource.isScene("repository/navbar.yaml") && SceneSource.isScene("a/bar.yaml"))
  }

  /// A link can be committed, and what is wrong with a file is said with words of it.
  @Test func `a link to a file of another name is not read`() throws {
    let folder = try TemporaryFolder()
    let secret = try folder.write("a-secret-word\n", to: "token")
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path("app"), withIntermediateDirectories: false)
    try files.createSymbolicLink(
      atPath: folder.path("app/navbar.yaml"), withDestinationPath: secret)
    let problems = #expect(throws: SceneProblems.self) {
      try ProjectSearch.project(of: folder.path("app"))
    }
    let message = problems?.problems.first?.message ?? ""
    #expect(message.contains("it is a link to a file of another name"), "\(message)")
    #expect(!message.contains("a-secret-word"))

    try files.removeItem(atPath: folder.path("app/navbar.yaml"))
    let shared = try folder.write("device: iphone-16\n", to: "shared/navbar.yaml")
    try files.createSymbolicLink(
      atPath: folder.path("app/navbar.yaml"), withDestinationPath: shared)
    let found = try ProjectSearch.project(of: folder.path("app"))
    #expect(found?.settings.device == "iphone-16")
  }

  private static let owners: [(file: UInt32, folder: UInt32?, user: UInt32, holds: Bool)] = [
    (7, 7, 7, true), (0, 7, 7, true), (7, 8, 7, true), (8, 8, 7, true), (8, 7, 7, false),
    (8, 0, 0, false), (8, nil, 7, false),
  ]

  @Test(arguments: owners)
  func `a file holds for its owner, for all where it is the system's, and in folders of its owner`(
    file: UInt32, folder: UInt32?, user: UInt32, holds: Bool
  ) {
    #expect(ProjectSearch.trusts(file, of: folder, as: user) == holds)
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give a file away"))
  func `a stranger's file above a folder is refused with its owner, and one's own ends the search`()
    throws
  {
    let folder = try TemporaryFolder()
    let strange = try folder.write("device: iphone-se-3\n", to: "shared/navbar.yaml")
    _ = try folder.write("", to: "shared/mine/a.yaml")
    try #require(unsafe chown(strange, 12_345, 12_345) == 0)
    let mine = folder.path("shared/mine")
    let problems = #expect(throws: SceneProblems.self) { try ProjectSearch.project(of: mine) }
    let message = problems?.description ?? ""
    #expect(
      message.contains("shared/navbar.yaml:1:1: error: it belongs to another user (uid 12345)"))
    #expect(message.contains("put a navbar.yaml of your own"))
    _ = try folder.write("device: iphone-16\n", to: "shared/mine/navbar.yaml")
    #expect(try ProjectSearch.project(of: mine)?.settings.device == "iphone-16")
    try FileManager.default.removeItem(atPath: mine + "/navbar.yaml")
    try #require(unsafe chown(mine, 12_345, 12_345) == 0)
    #expect(try ProjectSearch.project(of: mine)?.settings.device == "iphone-se-3")
  }

  @Test(.timeLimit(.minutes(1)))
  func `a pipe in place of the file keeps nobody waiting`() throws {
    let folder = try TemporaryFolder()
    let made = unsafe mkfifo(folder.path("navbar.yaml"), 0o600)
    try #require(made == 0)
    #expect(throws: SceneProblems.self) { try ProjectSearch.project(of: folder.path) }
  }

  @Test func `the schema has every key of the table`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(SceneSchema.projectJSON().utf8))
    let schema = try #require(object as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(
      Set(properties.keys)
        == [
          "fonts", "device", "system", "folders", "allow", "lint", "locales", "scale", "pictures",
          "source",
        ])
    #expect((schema["definitions"] as? [String: Any])?["allow"] != nil)
  }
}
