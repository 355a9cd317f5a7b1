internal import BarLayout

/// What becomes of a title or a back button in a language.
struct LocaleFinding {
  /// How much of the text shows.
  enum Outcome: String {
    case whole, cut
    /// A back button says another, shorter word.
    case shortened
  }

  /// The scene and the language.
  var name: String
  /// The element's id, with its column before it.
  var element: String
  /// How much of the text shows.
  var outcome: Outcome
  /// What it reads, and what it would read in full.
  var words: String

  /// A finding for each title and back button of a layout.
  static func all(in scene: LaidOutScene, named name: String) -> [LocaleFinding] {
    let ids: [ElementID] = [
      .backButton(.label), .title, .subtitle, .largeTitle, .largeSubtitle,
    ]
    return scene.bars.flatMap { bar in
      ids.compactMap { LocaleFinding(of: $0, in: bar, named: name) }
    }
  }

  private init?(of id: ElementID, in bar: LaidOutBar, named name: String) {
    guard let element = bar.element(id), element.alpha > 0, let line = element.text,
      !line.text.isEmpty
    else { return nil }
    outcome = line.isTruncated ? .cut : .whole
    words = line.text
    if line.isTruncated, let whole = element.accessibilityLabel {
      words += " (\(whole))"
    } else if case .backButton = id,
      let spoken = bar.element(.backButton(.whole))?.accessibilityLabel, spoken != line.text
    {
      outcome = .shortened
      words += " (\(spoken))"
    }
    self.name = name
    self.element = (bar.column.map { "\($0)." } ?? "") + id.description
  }
}
