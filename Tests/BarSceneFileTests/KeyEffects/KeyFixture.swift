internal import Foundation

/// Scenes in which the keys of a mapping can matter, each with a hole for one of them: `§`.
///
/// They stand in `fixtures.yaml`. A line `--- # MAPPING` begins those of a mapping, `---` alone the
/// next scene. After the name may stand `keys:` with those that the scenes are for, `without:` with
/// what stands in the hole when the key does not, and `at every moment` for a bar at rest and
/// scrolled, upright and turned. `{idiom}` and `{points}` stand for those of the machine of a
/// trial.
struct KeyFixture: Sendable {
  /// The mapping, by its name in the schema.
  var object: String
  /// The keys it is for; empty for those that no other stand of the mapping is for.
  var keys: [String] = []
  /// What stands in the hole without the key.
  var without = ""
  /// The scenes, the likeliest to show something first.
  var scenes: [String] = []

  /// Every stand.
  static let all: [KeyFixture] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("fixtures.yaml")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "--- # ").dropFirst().map { KeyFixture(block: $0) }
  }()

  /// The stands for a key, those made for it before those of its mapping.
  static func stands(of key: String, in object: String) -> [KeyFixture] {
    let all = all.filter { $0.object == object }
    let own = all.filter { $0.keys.contains(key) }
    return own.isEmpty ? all.filter(\.keys.isEmpty) : own
  }

  private init(block: String) {
    let lines = block.components(separatedBy: "\n")
    let head = (lines.first ?? "").components(separatedBy: "; ")
    object = head.first ?? ""
    scenes = lines.dropFirst().joined(separator: "\n").components(separatedBy: "\n---\n")
    for part in head.dropFirst() {
      if part.hasPrefix("keys: ") {
        keys = part.dropFirst("keys: ".count).split(separator: " ").map(String.init)
      } else if part.hasPrefix("without: ") {
        without = String(part.dropFirst("without: ".count))
      } else {
        scenes = scenes.flatMap { scene in Self.moments.map { $0 + scene } }
      }
    }
  }

  /// Moments of a scene, in which different looks are in force.
  private static let moments = [
    "contentOffset: 100\n", "", "orientation: landscape\ncontentOffset: 100\n",
    "orientation: landscape\n",
  ]
}
