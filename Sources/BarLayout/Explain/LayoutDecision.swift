/// A choice a layout made on the way, and the numbers that made it.
///
/// x counts from the bar's leading edge here, for choices are made before left and right are.
public struct LayoutDecision: Hashable, Sendable {
  /// The element it is about.
  public var element: ElementID
  /// What was chosen, with its numbers.
  public var words: String
  /// The evidence for choosing so.
  public var source: MetricSource
}

extension LayoutDecision {
  /// The choices in a scene's layout, in the order in which they are made.
  ///
  /// The bars of watches, Macs, televisions and headsets make none that `LayoutRule` does not tell.
  ///
  /// - Throws: `SceneError` when the scene asks for something impossible.
  public static func all(
    in scene: BarScene, measuring measurer: some TextMeasuring
  ) throws(SceneError) -> [LayoutDecision] {
    guard case .bar(let metrics) = SceneNumbers(for: scene).metrics else { return [] }
    let context = ResolvingContext(scene: scene, metrics: metrics)
    let resolved = try ResolvedScene(resolving: scene, metrics: metrics)
    var arrangement = Arrangement(
      resolved.sharedBar, measuring: KnownWidths(scene.measuredText, over: measurer))
    arrangement.decisions = []
    arrangement.arrange()
    return context.decisions + (arrangement.decisions ?? [])
  }
}

extension ResolvingContext {
  /// The choices made before anything is measured.
  fileprivate var decisions: [LayoutDecision] {
    let size = largeTitleReason
    let words = "the title is \(size.isLarge ? "large" : "inline"): \(size.words)"
    let source = MetricSource.documented("UINavigationItem.LargeTitleDisplayMode")
    var result = [ElementID.bar, .title, .largeTitle, .largeTitleView].map {
      LayoutDecision(element: $0, words: words, source: source)
    }
    if let back = ResolvedBackButton(self, isLarge: size.isLarge) {
      let labels = back.candidates.map { $0.isEmpty ? "none" : "“\($0)”" }
      result.append(
        LayoutDecision(
          element: .backButton(.label), words: "labels to try: \(labels.joined(separator: ", "))",
          source: .documented("UINavigationItem.backButtonDisplayMode")))
    }
    return result
  }
}

/// Why a title is large or not.
enum LargeTitleReason: Hashable, Sendable {
  /// `prefersLargeTitles` is off.
  case notPreferred
  /// The system or the bar's height does not allow it.
  case notAllowed
  /// The bar has a frame of its own.
  case standalone
  /// The item at an index of the stack says so; the ones above it are automatic.
  case item(Int, NavigationItem.LargeTitleDisplayMode)
  /// Every item is automatic, or there is none.
  case root(isLarge: Bool)

  /// Whether the title is large.
  var isLarge: Bool {
    switch self {
    case .notPreferred, .notAllowed, .standalone: false
    case .item(_, let mode): mode == .always
    case .root(let isLarge): isLarge
    }
  }

  /// The reason in words.
  var words: String {
    switch self {
    case .notPreferred: "the bar does not prefer large titles"
    case .notAllowed: "bars of this system and height have no large titles"
    case .standalone: "the bar has a frame of its own"
    case .item(let index, let mode): "items[\(index)] says \(mode.rawValue)"
    case .root(let isLarge):
      isLarge
        ? "every item is automatic, and the root of a bar that prefers large titles has one"
        : "the stack is empty"
    }
  }
}
