public import BarLayout
internal import BarText

/// What can be asked about a scene's bars: the documents and words that the commands of `navbar`
/// print.
///
///     let answers = try SceneAnswers(scene)
///     try answers.number(at: "title.frame.x")
///     try answers.explanation(of: "title.frame.x")
public struct SceneAnswers {
  /// The layout that is asked.
  public let layout: LaidOutScene
  private let scene: BarScene

  /// Lays a scene out, with San Francisco's widths.
  ///
  /// - Throws: `SceneError` when the scene asks for something impossible.
  public init(_ scene: BarScene) throws(SceneError) {
    self.scene = scene
    layout = try LaidOutScene(layingOut: scene)
  }

  /// The layout as a JSON document, an element a line: `navbar layout --format json`.
  public var json: String { LayoutJSON(layout).text }

  /// One value of the layout as JSON: `navbar get`.
  ///
  /// - Parameter keyPath: an element's id and what is asked of it, or a key of the whole answer:
  ///   `title.frame.x`, `backButton.label.text`, `bars[0].barMetrics`.
  /// - Throws: `AnswerError` where nothing is there, with what may be meant.
  public func json(at keyPath: String) throws(AnswerError) -> String {
    try LayoutKeyPath(layout).found(at: keyPath).text(expandedLevels: 0)
  }

  /// One number of the layout, to a thousandth of a point.
  ///
  /// - Parameter keyPath: as `json(at:)` takes it.
  /// - Throws: `AnswerError` where nothing is there, or something that is no number.
  public func number(at keyPath: String) throws(AnswerError) -> Double {
    guard case .number(let number) = try LayoutKeyPath(layout).found(at: keyPath) else {
      throw AnswerError("\(keyPath) is no number")
    }
    return (number * 1000).rounded() / 1000
  }

  /// Why a value is what it is: rules, numbers with their evidence, and the sum they make.
  ///
  /// These are the words of `navbar explain`.
  ///
  /// - Parameter keyPath: as `json(at:)` takes it.
  /// - Throws: `AnswerError` where nothing is there, with what may be meant.
  public func explanation(of keyPath: String) throws(AnswerError) -> String {
    try explain(keyPath).text
  }

  /// The same as a JSON document.
  ///
  /// - Parameter keyPath: as `json(at:)` takes it.
  /// - Throws: `AnswerError` where nothing is there, with what may be meant.
  public func explanationJSON(of keyPath: String) throws(AnswerError) -> String {
    try explain(keyPath).json.text(expandedLevels: 3) + "\n"
  }

  private func explain(_ keyPath: String) throws(AnswerError) -> Explanation {
    let layouts: [ExplainableLayout]
    do throws(SceneError) {
      var found: [ExplainableLayout] = []
      for scene in try scene.barScenes() {
        found.append(try ExplainableLayout(scene, AdvanceTable.sanFrancisco))
      }
      layouts = found
    } catch {
      throw AnswerError("\(error.keyPath): \(error.message)")
    }
    return try Explanation.of(keyPath, in: layouts)
  }

  /// The elements as they stand inside each other, one a line: `navbar tree`.
  public var tree: String { TreeAnswer(layout).text }

  /// The same as a JSON document.
  public var treeJSON: String { TreeAnswer(layout).json.text(expandedLevels: 16) + "\n" }

  /// What VoiceOver reads, a line a stop: `navbar a11y`.
  public var voiceOver: String { VoiceOverAnswer(layout).text }

  /// The same as a JSON document.
  public var voiceOverJSON: String { VoiceOverAnswer(layout).json.text(expandedLevels: 2) + "\n" }

  /// What answers a touch at a point, in words: `navbar hit`.
  ///
  /// - Parameter point: in points, from the screen's top left.
  /// - Throws: `AnswerError` where nothing answers, with what shows there.
  public func hit(_ point: BarPoint) throws(AnswerError) -> String {
    try HitAnswer(point, spelled: "\(point.x),\(point.y)", in: layout).text
  }
}
