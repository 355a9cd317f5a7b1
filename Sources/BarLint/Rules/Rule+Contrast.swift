internal import BarLayout
internal import BarRender
internal import BarSceneFile

extension Rule {
  static let lowContrast = Rule(
    .lowContrast, .warning, "Keep a contrast of 4.5:1 for text, 3:1 for large text and symbols.",
    reason: """
      Colours that an app chooses have to be read in the sun and by people whose sight is weak. Each \
      text and symbol is held against what is drawn behind it: content under the material, glass, \
      pictures and gradients where they are worst. The system's own colours are not judged, nor what \
      is at least as clear as they are, unless the content behind them takes them below 3:1. The bar \
      is looked at as it is, at rest and scrolled.
      """,
    source: "Human Interface Guidelines: Accessibility; WCAG 2.2, 1.4.3 and 1.4.11",
    bad: """
      navigationBar:
        tintColor: systemYellow
        items:
          - title: Notes
            rightBarButtonItems: [{ title: Select }]
      """,
    good: """
      navigationBar:
        tintColor: "#8a6d00"
        items:
          - title: Notes
            rightBarButtonItems: [{ title: Select }]
      """
  ) { subject in
    switch subject.scene.device.idiom {
    case .phone, .pad, .watch, .tv: break
    case .mac, .vision: return []
    }
    do throws(RenderError) {
      return try subject.contrastViolations()
    } catch {
      return [
        Violation(
          "navigationBar", "the contrast cannot be looked at: \(error.description)",
          severity: .note)
      ]
    }
  }
}

extension Thousandths {
  /// A number to a tenth, downwards, so that what is too little never reads as enough.
  fileprivate static func tenths(_ number: Double) -> String {
    Thousandths((number * 10).rounded(.down) / 10).description
  }
}

extension LintSubject {
  /// A content offset at which everything that goes away has gone.
  private static let scrolledAway = 1_000.0

  /// A part that does not stand out, and what is to blame.
  private struct WeakPart {
    var part: BarContrast.Part
    /// Which appearance is in force.
    var appearance: AppearanceState
    /// Whether the system's own colours would do no better over the scene's content.
    var isOfContent: Bool
  }

  /// The worst part for each key that is to blame.
  ///
  /// - Throws: why the bar cannot be drawn.
  fileprivate func contrastViolations() throws(RenderError) -> [Violation] {
    var worst: [String: (violation: Violation, share: Double)] = [:]
    for offset in Set([scene.contentOffset, 0, Self.scrolledAway]).sorted() {
      for weak in try weakParts(at: offset) {
        let part = weak.part
        let path = weak.isOfContent ? "content" : colorPath(of: part.element.id, weak.appearance)
        let share = part.ratio / part.needed
        if let known = worst[path], known.share <= share { continue }
        let violation = Violation(
          path,
          "\(part.element.id) has a contrast of \(Thousandths.tenths(part.ratio)):1 "
            + "(accepted: at least \(Thousandths.tenths(part.needed)):1)")
        worst[path] = (violation, share)
      }
    }
    return worst.values.map(\.violation).sorted { $0.keyPath < $1.keyPath }
  }

  /// What the app's colours, or its content, make hard to read.
  private func weakParts(at offset: Double) throws(RenderError) -> [WeakPart] {
    var plain = scene
    plain.dropColors()
    guard scene.content != nil || plain != scene else { return [] }
    let own = try parts(at: offset) { _ in }
    let low = own.parts.filter { $0.ratio < $0.needed }
    guard !low.isEmpty else { return [] }
    let standard = try parts(at: offset) { scene in
      scene.dropColors()
      scene.content = nil
    }.parts
    let system =
      scene.content == nil ? standard : try parts(at: offset) { $0.dropColors() }.parts
    func ratio(of part: BarContrast.Part, in others: [BarContrast.Part]) -> Double? {
      others.first { $0.element.id == part.element.id }?.ratio
    }
    return low.compactMap { part in
      let best = min(ratio(of: part, in: standard) ?? part.needed, part.needed)
      guard part.ratio < best - LintLimits.contrastSlack else { return nil }
      let isOfContent =
        scene.content != nil
        && part.ratio > (ratio(of: part, in: system) ?? part.needed) - LintLimits.contrastSlack
      if isOfContent, part.ratio >= min(best, LintLimits.largeContrast) { return nil }
      return WeakPart(part: part, appearance: own.appearance, isOfContent: isOfContent)
    }
  }

  private func parts(
    at offset: Double, _ change: (inout BarScene) -> Void
  ) throws(RenderError) -> (parts: [BarContrast.Part], appearance: AppearanceState) {
    let laidOut = layOut { scene in
      scene.contentOffset = offset
      scene.transition = nil
      change(&scene)
    }
    guard let laidOut else { return ([], .standard) }
    return (
      try BarContrast(laidOut, renderer: renderer).parts,
      laidOut.bars.first?.appearance ?? .standard
    )
  }

  /// The key that gives an element its colour, or else the one that colours what is behind it.
  private func colorPath(
    of id: ElementID, _ appearance: AppearanceState
  ) -> String {
    let names: [String] =
      switch appearance {
      case .standard: ["standard"]
      case .compact: ["compact", "standard"]
      case .scrollEdge: ["scrollEdge", "standard"]
      case .compactScrollEdge: ["compactScrollEdge", "scrollEdge", "compact", "standard"]
      }
    let holders = [topPath, "navigationBar"].flatMap { holder in
      names.map { "\(holder).\($0)Appearance" }
    }
    let own = keyPath(of: id).map { ["\($0).tintColor"] } ?? []
    let texts = Self.attributes(of: id).flatMap { key in
      holders.map { "\($0).\(key).foregroundColor" }
    }
    var candidates = own + texts
    switch id {
    case .title: candidates.append("navigationBar.titleTextAttributes.foregroundColor")
    case .largeTitle: candidates.append("navigationBar.largeTitleTextAttributes.foregroundColor")
    case .subtitle, .largeSubtitle, .prompt: break
    default: candidates.append("navigationBar.tintColor")
    }
    for key in ["backgroundImage", "backgroundColor", "backgroundEffect"] {
      candidates += holders.map { "\($0).\(key)" }
    }
    candidates += ["navigationBar.backgroundImage", "navigationBar.barTintColor"]
    candidates += ["navigationBar.barStyle", "content"]
    return candidates.first { $0 == "content" ? file.states($0) : paths.states($0) }
      ?? "navigationBar"
  }

  /// The keys of an appearance that say how a text is set.
  private static func attributes(of id: ElementID) -> [String] {
    func button(_ names: [String]) -> [String] {
      ["normal", "highlighted", "focused"].flatMap { state in
        names.map { "\($0)Appearance.\(state).titleTextAttributes" }
      }
    }
    switch id {
    case .title: return ["titleTextAttributes"]
    case .largeTitle: return ["largeTitleTextAttributes"]
    case .subtitle: return ["subtitleTextAttributes"]
    case .largeSubtitle: return ["largeSubtitleTextAttributes"]
    case .backButton: return button(["backButton", "button"])
    case .leftBarButtonItem, .rightBarButtonItem, .centerItem:
      return button(["prominentButton", "doneButton", "button"])
    default: return []
    }
  }
}

extension BarScene {
  /// Leaves the system's own colours and pictures alone.
  fileprivate mutating func dropColors() {
    navigationBar.tintColor = nil
    navigationBar.barTintColor = nil
    navigationBar.barStyle = .default
    navigationBar.titleTextAttributes.foregroundColor = nil
    navigationBar.largeTitleTextAttributes.foregroundColor = nil
    navigationBar.backgroundImage = BarBackgroundImages()
    navigationBar.appearances = NavigationBarAppearances()
    for index in navigationBar.items.indices { navigationBar.items[index].dropColors() }
  }
}

extension NavigationItem {
  fileprivate mutating func dropColors() {
    appearances = NavigationBarAppearances()
    for index in leftBarButtonItems.indices { leftBarButtonItems[index].tintColor = nil }
    for index in rightBarButtonItems.indices { rightBarButtonItems[index].tintColor = nil }
    backBarButtonItem?.tintColor = nil
    for index in leadingItemGroups.indices { leadingItemGroups[index].dropColors() }
    for index in centerItemGroups.indices { centerItemGroups[index].dropColors() }
    for index in trailingItemGroups.indices { trailingItemGroups[index].dropColors() }
    pinnedTrailingGroup?.dropColors()
  }
}

extension BarButtonItemGroup {
  fileprivate mutating func dropColors() {
    for index in items.indices { items[index].tintColor = nil }
  }
}
