@testable internal import BarComparison
@testable internal import BarGolden
@testable internal import BarLayout
@testable internal import BarRender
@testable internal import BarSceneFile

/// A scene of a golden, read once and changed again and again.
struct GoldenSubject: Sendable {
  /// The golden.
  var golden: GoldenCase
  private let read: ReadScene
  private let sites: [SceneSite]
  private let files: [String]
  private let form: Int
  private let before: Look

  /// What a scene is seen as: as a golden's text, and as what is drawn.
  struct Look: Hashable, Sendable {
    var text: String
    var list: DisplayList

    init(_ file: SceneFile, form: Int) throws(SceneError) {
      let layout = try LaidOutScene(layingOut: file.scene, measuring: AdvanceTable.sanFrancisco)
      let crop = file.golden.crop
      let scope = GoldenScope(showsStatusBar: file.scene.asksForStatusBar, crop: crop)
      text = String(GoldenText(of: layout, scope: scope, form: form).body)
      list = DisplayList(drawing: layout, crop: crop)
    }
  }

  /// Reads a golden's scene.
  ///
  /// - Parameters:
  ///   - files: pictures beside it.
  ///   - form: the form of the text.
  init?(_ golden: GoldenCase, bytes: [UInt8], folder: String, files: [String], form: Int) {
    self.golden = golden
    self.form = form
    self.files = files
    read = ReadScene(SceneSource(name: golden.sceneFile, bytes: bytes, folder: folder))
    guard let file = try? SceneFile(read, overrides: golden.overrides),
      let look = try? Look(file, form: form)
    else { return nil }
    sites = SceneSite.all(in: file.root)
    before = look
  }

  /// What came of a change.
  enum Outcome: Sendable {
    /// The scene cannot be so.
    case impossible
    /// Nothing that is drawn changed.
    case nothing
    /// The text changed.
    case seen
    /// Pixels changed and the text did not.
    case unseen(GoldenMutation)
  }

  /// Changes the scene by the numbers of a seed.
  func mutate(seed: UInt64, renderer: Renderer) -> Outcome {
    var value = SceneValue(numbers: SplitMix64(seed: seed), files: files)
    let site = value.numbers.pick(sites)
    guard let text = value.text(for: site.row) else { return .impossible }
    let override = SceneOverride(keyPath: site.keyPath, value: text)
    guard let file = try? SceneFile(read, overrides: golden.overrides + [override]),
      let after = try? Look(file, form: form)
    else { return .impossible }
    if after.text != before.text { return .seen }
    if after.list == before.list { return .nothing }
    guard let old = try? renderer.draw(before.list), let new = try? renderer.draw(after.list) else {
      return .impossible
    }
    if PictureComparison(expected: old, actual: new) == .same { return .nothing }
    return .unseen(
      GoldenMutation(seed: seed, golden: golden.name, site: site, value: text))
  }
}

/// A change of a scene that pixels show and a golden's text does not.
struct GoldenMutation: Sendable, CustomStringConvertible {
  /// The seed that made it.
  var seed: UInt64
  /// The golden.
  var golden: String
  /// The key.
  var site: SceneSite
  /// Its new value.
  var value: String

  /// `goldens/title/is-cut: --set 'title=…'`, with its seed.
  var description: String {
    "\(site.name): \(golden) with --set '\(site.keyPath)=\(value)' (seed \(seed))"
  }
}
