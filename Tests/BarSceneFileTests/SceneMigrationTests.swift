internal import BarLayout
internal import BarSceneFile
internal import BarTestSupport
internal import Foundation
internal import Testing

@Suite struct SceneMigrationTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/migration").path

  static let names = ["single-column", "two-columns", "three-columns", "programmatic", "selection"]

  static let screens: [[(keyPath: String, value: String)]] = [
    [("device", "iphone-15"), ("system", "ios-17"), ("orientation", "portrait")],
    [("device", "ipad-10"), ("system", "ipados-17"), ("orientation", "portrait")],
    [("device", "ipad-pro-12.9"), ("system", "ipados-17"), ("orientation", "landscape")],
  ]

  private static func layout(
    _ text: String, on screen: [(keyPath: String, value: String)] = []
  ) throws -> LaidOutScene {
    let file = try SceneFile(
      SceneSource(name: "s.yaml", bytes: Array(text.utf8)),
      overrides: screen.map { SceneOverride(keyPath: $0.keyPath, value: $0.value) })
    return try LaidOutScene(layingOut: file.scene, measuring: AdvanceTable.sanFrancisco)
  }

  @Test(arguments: names)
  func `each example of the guide gives the same bars before and after`(name: String) throws {
    func read(_ kind: String) throws -> String {
      try String(contentsOfFile: "\(Self.folder)/\(name).\(kind).yaml", encoding: .utf8)
    }
    let (old, new) = (try read("old"), try read("new"))
    for screen in [[]] + Self.screens {
      #expect(try Self.layout(old, on: screen) == Self.layout(new, on: screen))
    }
    let migration = try SceneMigration(SceneSource(name: "s.yaml", bytes: Array(old.utf8)))
    #expect(migration.isChanged && migration.text == new)
  }

  @Test func `five hundred random views give the same bars before and after`() throws {
    for seed in 0..<500 as Range<UInt64> {
      var view = RandomView(seed: seed)
      let scene = view.scene()
      for screen in Self.screens {
        let old = scene + screen.map { "\($0.keyPath): \($0.value)\n" }.joined()
        let migration = try SceneMigration(SceneSource(name: "s.yaml", bytes: Array(old.utf8)))
        let note = "seed \(seed)\n\(old)\n\(migration.text)"
        #expect(throws: Never.self, "\(note)") {
          let before = try Self.layout(old)
          let after = try Self.layout(migration.text)
          #expect(before == after, "\(note)")
        }
      }
    }
  }

  @Test func `one tag for two screens becomes two values, and words in braces stay words`() throws {
    let old = """
      device: ipad-10
      system: ipados-17
      orientation: landscape
      navigationView:
        views:
          - navigationTitle: Folders
            content:
              links:
                - { title: A, tag: { Folder: A }, destination: { navigationTitle: First } }
                - title: More
                  isDetailLink: false
                  isActive: true
                  destination:
                    navigationTitle: More
                    selection: { Folder: A }
                    content:
                      links:
                        - { title: A, tag: { Folder: A }, destination: { navigationTitle: Second } }
                        - { title: B, destination: { navigationTitle: "{value}" } }
          - navigationTitle: Nothing
      """
    func titles(_ text: String) throws -> [String?] {
      try Self.layout(text).bars.map { $0.element(.largeTitle)?.text?.text }
    }
    let new = try SceneMigration(SceneSource(name: "s.yaml", bytes: Array(old.utf8))).text
    #expect(try titles(old) == ["More", "Second"] && titles(new) == titles(old))
    #expect(new.contains("for: { Folder: A }") && new.contains("selection: { Folder 2: A }"))
    let literal = old.replacing("{ title: B, ", with: "{ title: B, isActive: true, ")
      .replacing("selection: { Folder: A }", with: "navigationSubtitle: none")
    let moved = try SceneMigration(SceneSource(name: "s.yaml", bytes: Array(literal.utf8))).text
    #expect(try titles(literal) == ["More", "{value}"] && titles(moved) == titles(literal))
  }

  @Test(arguments: ["purple", "1", "1.5", "true", "{ Color: purple }"])
  func `a tag of any form gives a scene that is valid and the same`(tag: String) throws {
    let old = """
      device: iphone-15
      navigationView:
        views:
          - navigationTitle: Colors
            selection: \(tag)
            content:
              links:
                - { title: Purple, tag: \(tag), destination: { navigationTitle: "{value}" } }
                - { title: Pink, value: pink, isActive: false, destination: { navigationTitle: Pink } }
      """
    for screen in Self.screens {
      let text = old.replacing(
        "device: iphone-15",
        with: screen.map { "\($0.keyPath): \($0.value)" }.joined(separator: "\n"))
      let new = try SceneMigration(SceneSource(name: "s.yaml", bytes: Array(text.utf8)))
      #expect(try Self.layout(new.text) == Self.layout(text), "\(new.text)")
      let file = try SceneFile(SceneSource(name: "s.yaml", bytes: Array(new.text.utf8)))
      #expect(file.warnings == [], "\(file.warnings) \(new.text)")
    }
  }

  @Test func `one screen is a stack on a phone, and a sidebar beside nothing on an iPad`() throws {
    let old = "device: DEVICE\nnavigationView: { views: [{ navigationTitle: A }] }\n"
    func new(_ device: String) throws -> String {
      let text = old.replacing("DEVICE", with: device)
      return try SceneMigration(SceneSource(name: "s.yaml", bytes: Array(text.utf8))).text
    }
    #expect(try new("iphone-15").contains("navigationStack:"))
    #expect(try new("ipad-pro-11").contains("navigationSplitView:"))
    #expect(try Self.layout(old.replacing("DEVICE", with: "ipad-pro-11")).bars.count > 0)
  }

  @Test func `what stands around the view stays, comments too, and other scenes stay whole`() throws
  {
    let old = """
      # A head.
      device: iphone-15   # beside
      navigationView: # gone
        views: [{ navigationTitle: "A: b" }]
      # About the locale.
      locale: de_DE
      """
    func migrate(_ text: String) throws -> SceneMigration {
      try SceneMigration(SceneSource(name: "s.yaml", bytes: Array(text.utf8)))
    }
    #expect(
      try migrate(old).text == """
        # A head.
        device: iphone-15   # beside
        navigationStack:
          root: { navigationTitle: "A: b" }
        # About the locale.
        locale: de_DE

        """)
    let other = "navigationBar: {}  # as it is\n"
    #expect(try migrate(other).text == other && !migrate(other).isChanged)
  }
}

/// A navigation view with links that a seed decides about.
private struct RandomView {
  private var random: Seeded
  private var count = 0

  init(seed: UInt64) {
    random = Seeded(state: seed)
  }

  mutating func scene() -> String {
    let views = Int.random(in: 1...3, using: &random)
    let style = ["automatic", "stack", "columns"].randomElement(using: &random) ?? "stack"
    let screens = (0..<views).map { _ in screen(depth: 3, hasValue: false) }
    return "navigationView: {style: \(style), views: [\(screens.joined(separator: ", "))]}\n"
  }

  private mutating func screen(depth: Int, hasValue: Bool) -> String {
    count += 1
    let mentionsValue = hasValue || Int.random(in: 0..<4, using: &random) == 0
    var parts = ["navigationTitle: \"Screen \(count)\(mentionsValue ? " {value}" : "")\""]
    let links = depth == 0 ? 0 : Int.random(in: 0...2, using: &random)
    var rows: [String] = []
    for _ in 0..<links {
      count += 1
      var row = ["title: Link \(count)"]
      let hasTag = Bool.random(using: &random)
      if hasTag {
        // Few tags, so that some lead to two screens.
        let tag = Int.random(in: 0..<4, using: &random)
        row.append("tag: {T: v\(tag)}")
        if Bool.random(using: &random), !parts.contains(where: { $0.hasPrefix("selection") }) {
          parts.append("selection: {T: v\(tag)}")
        }
      } else {
        row.append("isActive: \(Bool.random(using: &random))")
      }
      if Int.random(in: 0..<4, using: &random) == 0 { row.append("isDetailLink: false") }
      row.append("destination: \(screen(depth: depth - 1, hasValue: hasTag))")
      rows.append("{\(row.joined(separator: ", "))}")
    }
    if !rows.isEmpty { parts.append("content: {links: [\(rows.joined(separator: ", "))]}") }
    return "{\(parts.joined(separator: ", "))}"
  }
}
