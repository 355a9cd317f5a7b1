internal import BarLayout
internal import BarSceneFile
internal import BarTestSupport
internal import Testing

@Suite struct HostileSceneTests {
  /// Reads bytes, and checks that whatever comes out is whole.
  private func read(_ bytes: [UInt8], _ file: String, _ comment: Comment) {
    do throws(SceneProblems) {
      let scene = try SceneFile(SceneSource(name: file, bytes: bytes)).scene
      #expect(scene.device.scale > 0 && scene.device.size.width >= 1, comment)
      #expect(scene.contentOffset.isFinite, comment)
    } catch {
      #expect(error.problems.contains { $0.severity == .error }, comment)
      for problem in error.problems {
        #expect(problem.line >= 1 && problem.column >= 1, comment)
        #expect(!problem.description.utf8.contains { $0 < 0x20 }, comment)
        #expect(problem.description.utf8.count < 1_000, comment)
      }
    }
  }

  @Test(arguments: GoodScene.all)
  func `cut off after every byte`(scene: GoodScene) {
    for (file, text) in [("s.yaml", scene.yaml), ("s.json", scene.json)] {
      let bytes = Array(text.utf8)
      for length in bytes.indices { read(Array(bytes[..<length]), file, "\(file) to \(length)") }
    }
  }

  @Test(arguments: GoodScene.all)
  func `one byte changed at every place`(scene: GoodScene) {
    var random = Seeded(state: 7)
    for (file, text) in [("s.yaml", scene.yaml), ("s.json", scene.json)] {
      var bytes = Array(text.utf8)
      for index in bytes.indices {
        let byte = bytes[index]
        bytes[index] ^= UInt8.random(in: 1...255, using: &random)
        read(bytes, file, "\(file) at \(index): \(bytes[index])")
        bytes[index] = byte
      }
    }
  }

  @Test(arguments: 0..<8)
  func `pieces moved, doubled and replaced by what YAML and JSON are made of`(seed: UInt64) {
    var random = Seeded(state: seed)
    let pieces = [
      "*", "&a ", "? ", "- ", ": ", "{", "}", "[", "]", "\"", "'", "|\n", ">\n", "#", "%", "!!x ",
      "\n", "\t", "<<: ", "---\n", "...\n", "~", "null", "1e999", ".inf", "\\u", "\u{85}", ",",
      "\u{FEFF}", "\u{10FFFD}", "\u{100000}", "\r",
    ].map { Array($0.utf8) }
    for round in 0..<250 {
      guard let scene = GoodScene.all.randomElement(using: &random) else { return }
      let isJSON = Bool.random(using: &random)
      var bytes = Array((isJSON ? scene.json : scene.yaml).utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let start = Int.random(in: bytes.indices, using: &random)
        let end = min(start + Int.random(in: 0...12, using: &random), bytes.count)
        let piece = pieces.randomElement(using: &random) ?? []
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.insert(contentsOf: piece, at: start)
        case 1: bytes.replaceSubrange(start..<end, with: piece)
        default: bytes.insert(contentsOf: bytes[start..<end], at: start)
        }
      }
      read(bytes, isJSON ? "s.json" : "s.yaml", "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: 3...9)
  func `an alias bomb is refused at its first fuse`(levels: Int) {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...levels {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    text += "*a\(levels) : 1\n"
    let messages = problems(of: text).map(\.message)
    #expect(messages.count { $0.hasPrefix("anchors") } == levels + 1)
    #expect(messages.count { $0.hasPrefix("aliases") } == levels * 10 + 1)
  }

  @Test func `nesting ends at the limit, in YAML and JSON`() {
    let message = "mappings and lists are nested too deeply (accepted: 64 levels)"
    for file in ["s.yaml", "s.json"] {
      for depth in [63, 64, 65, 999, 1_001, 200_000] {
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        let messages = problems(of: text, file: file).map(\.message)
        #expect((messages == [message]) == (depth > SceneLimits.depth), "\(file) \(depth)")
        #expect(messages.count == 1)
      }
    }
    let blocks = (0..<70).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(problems(of: blocks).map(\.message) == [message])
  }

  @Test func `a hundred thousand items are too many, not slow`() {
    let items = String(repeating: "  - title: x\n", count: 100_000)
    #expect(
      problems(of: "navigationBar:\n items:\n\(items)").map(\.message)
        == ["the scene has too many values (accepted: at most 100000)"])
    let some = String(repeating: "{\"title\": \"x\"},", count: 1_001).dropLast()
    #expect(
      problems(of: "{\"navigationBar\": {\"items\": [\(some)]}}", file: "s.json").map(\.message)
        == ["items has too many entries (found 1001; accepted: at most 1000)"])
    let commas = String(repeating: ",", count: SceneLimits.separators + 1)
    #expect(
      problems(of: "[\(commas)]").first?.message.hasPrefix("the scene has too many sep") == true)
  }

  @Test func `a file over the size limit is not read at all`() {
    let bytes = [UInt8](repeating: 0x23, count: SceneLimits.fileBytes + 1)
    #expect(
      problems(of: bytes, file: "s.yaml").map(\.message)
        == ["the scene is too long (found 4194305 bytes; accepted: at most 4194304)"])
  }

  @Test func `of very many problems the rest is counted`() {
    let keys = (0..<2_000).map { "key\($0): 1\n" }.joined()
    let found = problems(of: "navigationBar: {}\n" + keys)
    #expect(found.count == SceneLimits.problems + 1)
    #expect(found.last?.message == "1500 more problems from here on")
  }

  @Test func `a title of a megabyte is refused, and one under the limit is not`() throws {
    let long = String(repeating: "w", count: 1_000_000)
    #expect(problems(of: "navigationBar: {items: [{title: \(long)}]}").count == 1)
    let marks = String(repeating: "\u{301}", count: 30_000)
    #expect(try item("{title: a\(marks)}").title?.unicodeScalars.count == 32)
  }
}
