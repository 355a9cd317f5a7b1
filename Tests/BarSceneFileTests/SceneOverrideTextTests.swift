import BarLayout
import Testing

@testable import BarSceneFile

/// A scene is saved with what somebody changed, the rest as it was written.
@Suite struct SceneOverrideTextTests {
  private func text(_ scene: String, _ overrides: [(String, String)], name: String = "a.yaml")
    throws
    -> String
  {
    try SceneSource(name: name, bytes: Array(scene.utf8)).text(
      with: overrides.map { SceneOverride(keyPath: $0.0, value: $0.1) })
  }

  private let scene = """
    # An inbox.
    device: iphone-15-pro  # the usual one
    system: ios-17

    # What the bar shows.
    navigationBar:
      items: [{ title: Inbox }]
    """

  @Test func `a key that is there is written anew, and nothing else`() throws {
    #expect(
      try text(scene, [("system", "ios-26")])
        == scene.replacing("system: ios-17\n\n", with: "system: ios-26\n") + "\n")
  }

  @Test func `a key that is not there comes last`() throws {
    let saved = try text(
      scene, [("traits.userInterfaceStyle", "dark"), ("contentOffset", "12.5")])
    #expect(saved.hasPrefix(scene) && saved.hasSuffix("\ncontentOffset: 12.5\n"), "\(saved)")
    #expect(saved.contains("traits:") && saved.contains("userInterfaceStyle: dark"))
  }

  @Test func `a second value goes beside the first`() throws {
    let saved = try text(
      scene, [("traits.userInterfaceStyle", "dark"), ("traits.layoutDirection", "rightToLeft")])
    let read = try SceneFile(SceneSource(name: "a.yaml", bytes: Array(saved.utf8))).scene
    #expect(read.traits.userInterfaceStyle == .dark)
    #expect(read.traits.layoutDirection == .rightToLeft)
    #expect(saved.hasPrefix("# An inbox.\n"))
  }

  @Test func `what is saved says what was shown`() throws {
    let overrides = [
      ("device", "iphone-se-3"), ("transition", "{operation: pop, progress: 0.25}"),
      ("navigationBar.items[0].title", "A: b"), ("navigationBar.items[1].title", "Second"),
    ].map { SceneOverride(keyPath: $0.0, value: $0.1) }
    let source = SceneSource(name: "a.yaml", bytes: Array(scene.utf8))
    let saved = SceneSource(name: "b.yaml", bytes: Array(try source.text(with: overrides).utf8))
    #expect(try SceneFile(saved).scene == SceneFile(source, overrides: overrides).scene)
  }

  @Test func `a scene in JSON becomes YAML`() throws {
    let saved = try text(
      #"{"navigationBar": {"items": [{"title": "Inbox"}]}}"#, [("locale", "de")], name: "a.json")
    #expect(saved == "navigationBar:\n  items:\n    - { title: \"Inbox\" }\nlocale: de\n")
  }

  @Test func `a value that is wrong is an error`() {
    #expect(throws: SceneProblems.self) { try text(scene, [("device", "iphone-0")]) }
  }
}
