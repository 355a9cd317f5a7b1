@testable internal import BarComparison
@testable internal import BarSceneFile

/// A golden's scene with some of its keys changed, as `navbar layout` takes it: a file, and options.
struct CrossedScene: Hashable, Sendable {
  /// The golden's scene, by its path in the folder of goldens without its ending.
  var golden: String
  /// The changes, in the order in which they are made.
  var changes: [Change]

  /// A key's new value.
  struct Change: Hashable, Sendable {
    /// The key's path: `navigationBar.items[0].title`.
    var keyPath: String
    /// Its value, in YAML's flow style.
    var value: String

    /// `keyPath=value`, as `--set` takes it.
    var spelling: String { "\(keyPath)=\(value)" }

    var override: SceneOverride { SceneOverride(keyPath: keyPath, value: value) }
  }

  /// What prints the layout of the scene.
  var command: String {
    let options = changes.map { " --set '\($0.spelling.replacing("'", with: "'\\''"))'" }
    return "navbar layout goldens/\(golden).yaml" + options.joined()
  }
}

extension CrossedScene.Change {
  /// Reads `keyPath=value`; nil for anything else.
  init?(_ spelling: some StringProtocol) {
    guard let sign = spelling.firstIndex(of: "=") else { return nil }
    self.init(
      keyPath: String(spelling[..<sign]), value: String(spelling[spelling.index(after: sign)...]))
  }
}
