internal import BarSceneFile
internal import Testing

/// A scene that is refused, and every line that is said about it.
struct MalformedScene: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let isJSON: Bool
  let messages: [String]

  init(_ name: String, isJSON: Bool = false, _ text: String, _ messages: [String]) {
    self.name = name
    self.text = text
    self.isJSON = isJSON
    self.messages = messages
  }

  var testDescription: String { name }

  static let all = syntax + keys + moreKeys + numbers + values
}

@Suite struct MalformedSceneTests {
  @Test(arguments: MalformedScene.all)
  func `every problem has its place, what was found and what is accepted`(
    scene: MalformedScene
  ) throws {
    let file = scene.isJSON ? "scene.json" : "scene.yaml"
    let lines = problems(of: scene.text, file: file).map(\.description)
    #expect(lines == scene.messages.map { "\(file):\($0)" })
  }

  @Test func `the table names a hundred scenes, each by its own name`() {
    let scenes = MalformedScene.all
    #expect(scenes.count >= 100)
    #expect(Set(scenes.map(\.name)).count == scenes.count)
  }

  @Test func `bytes that are not text are named with their offset`() {
    func message(_ bytes: [UInt8]) -> [String] {
      problems(of: bytes, file: "s.yaml").map(\.description)
    }
    #expect(
      message(Array("title: caf".utf8) + [0xE9]) == [
        "s.yaml:1:11: error: the scene is not UTF-8 (found byte 0xe9 at offset 10)"
      ])
    #expect(
      message(Array("a: 1\nb: é".utf8).dropLast()) == [
        "s.yaml:2:4: error: the scene is not UTF-8 (found byte 0xc3 at offset 8)"
      ])
    #expect(
      message([0xFF, 0xFE, 0x61, 0x00]) == [
        "s.yaml:1:1: error: the scene is not UTF-8 "
          + "(found byte 0xff at offset 0; it looks like UTF-16)"
      ])
  }

  @Test func `a message is one line without control or bidirectional characters`() {
    let text = "navigationBar: {\"a\\n\\u202E\\u0007\": 1, tintColor: \"\\x1b[31m\"}"
    let messages = problems(of: text, file: "s\n\u{202E}.yaml").map(\.description)
    #expect(messages.count == 2)
    for message in messages {
      #expect(message.hasPrefix("s\\n\\u{202E}.yaml:1:"))
      #expect(message.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
    }
  }

  @Test func `a megabyte in the wrong place makes a short message`() {
    let word = String(repeating: "x", count: 1_000_000)
    for text in ["system: \(word)", "\(word): 1", "locale: \(word)", "{\"\(word)"] {
      for problem in problems(of: text, file: "s.yaml") {
        #expect(problem.message.utf8.count < 600)
      }
    }
  }
}

/// The errors of a text; none when it is a good scene.
func problems(
  of text: String, file: String = "scene.yaml", overrides: [SceneOverride] = []
) -> [SceneProblem] {
  problems(of: Array(text.utf8), file: file, overrides: overrides)
}

/// The errors of bytes; none when they are a good scene.
func problems(
  of bytes: [UInt8], file: String, overrides: [SceneOverride] = []
) -> [SceneProblem] {
  do throws(SceneProblems) {
    _ = try SceneFile(SceneSource(name: file, bytes: bytes), overrides: overrides)
    return []
  } catch {
    return error.problems
  }
}
