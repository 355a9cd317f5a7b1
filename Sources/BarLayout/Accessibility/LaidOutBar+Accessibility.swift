// What VoiceOver reads, and in which order: row by row from the top, and within a row from the
// leading to the trailing edge, also where lines run from right to left. A phone's status bar
// belongs to the system and not to the bar; the clock of a watch is a part of its bar.
//
// Exactly one of the two titles is read at any content offset: the one of which half or more shows.
//
// Source: derived from how UIKit's bar behaves with VoiceOver; order is that of the rows on screen.

extension LaidOutBar {
  /// VoiceOver's stops in its order; none for a hidden bar.
  ///
  /// While the menu of the title is open there is nothing but that; a column that others keep touches
  /// from has none, which is assumed.
  public var accessibilityElements: [AccessibilityElement] {
    guard !isDimmed else { return [] }
    guard element(.titleMenuPanel) == nil, element(.menuPanel) == nil else { return stopsInMenu }
    let stops = (element(.contentView)?.alpha == 0 ? [] : stopsInBar) + stopsAtFoot
    guard verticalBarEdge != nil, let row = element(.contentView)?.frame else { return stops }
    // The row beside the title first, then the strip from the top.
    func inStrip(_ stop: AccessibilityElement) -> Double? {
      guard let frame = element(stop.id)?.frame, frame.minY >= row.maxY else { return nil }
      switch stop.id {
      case .backButton, .leftBarButtonItem, .rightBarButtonItem, .overflowButton, .footItem:
        return frame.minY
      default: return nil
      }
    }
    let upright = stops.compactMap { stop in inStrip(stop).map { (stop, $0) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
    return stops.filter { inStrip($0) == nil } + upright
  }

  private var stopsInBar: [AccessibilityElement] {
    var result: [AccessibilityElement] = []
    result += text(.prompt)
    result += button(.backButton(.whole), role: .backButton)
    result += button(.sidebarToggle(.whole))
    for index in indices(where: Self.leadingIndex) {
      result += item(.leftBarButtonItem(index, .whole))
    }
    let heading = spokenTitle
    if isClockAboveTitle { result += watchClock }
    if heading?.id == .title { result += [heading].compactMap { $0 } }
    result += button(.titleFieldClear)
    if !isClockAboveTitle { result += watchClock }
    result += text(.subtitle)
    result += titleView
    result += centerItems
    result += button(.overflowButton(.whole))
    for index in indices(where: Self.trailingIndex).reversed() {
      result += item(.rightBarButtonItem(index, .whole))
    }
    if heading?.id == .largeTitle { result += [heading].compactMap { $0 } }
    result += text(.largeSubtitle)
    if !hasFieldAtFoot { result += searchField }
    result += button(.searchBarCancelButton)
    result += segments(of: .scopeBar)
    return result
  }

  /// What VoiceOver says by itself as the screen comes up: the title, then what stands on
  /// its left; afterwards people go through `accessibilityElements`.
  ///
  /// Source: documented — UINavigationBar, "Making Navigation Bars Accessible".
  package var arrivalElements: [AccessibilityElement] {
    let stops = accessibilityElements
    let title = stops.first { [.title, .largeTitle, .titleView].contains($0.id) }
    let left = stops.first { stop in
      if case .leftBarButtonItem = stop.id { return true }
      return stop.id == .backButton(.whole) || stop.id == .sidebarToggle(.whole)
    }
    return [title, left].compactMap(\.self)
  }

  // MARK: - Kinds of stops

  /// The clock of a watch; a phone's is one of the status bar's.
  private var watchClock: [AccessibilityElement] {
    element(.statusBar) == nil ? text(.clock) : []
  }

  /// Whether the title stands on a line of its own under a watch's clock.
  private var isClockAboveTitle: Bool {
    guard let clock = element(.clock), let title = element(.title) else { return false }
    return clock.frame.maxY <= title.frame.midY
  }

  /// The one title that is read: the one that shows more, the large one of two that show as much.
  ///
  /// On a watch there is a moment at which neither shows, for one appears as the other is gone; the
  /// large one is read then.
  private var spokenTitle: AccessibilityElement? {
    let (large, inline) = (element(.largeTitle), element(.title))
    let isLarge = strength(of: large) >= strength(of: inline)
    guard let title = isLarge ? large : inline else { return nil }
    let isBetween = titleMode == .large && largeTitleProgress > 0 && largeTitleProgress < 1
    guard strength(of: title) > 0 || isBetween else { return nil }
    guard title.id == .title else { return stop(title, role: .heading, words: title) }
    let role: AccessibilityElement.Role =
      element(.titleField) != nil
      ? .textField : element(.titleMenu) != nil ? .menuButton : .heading
    return stop(title, role: role, words: title)
  }

  /// How much of an element shows; 0 for none.
  private func strength(of element: LaidOutElement?) -> Double {
    guard let element, Self.isShown(element) else { return 0 }
    return element.alpha
  }

  /// Buttons on the middle of an iPad's bar, group by group.
  private var centerItems: [AccessibilityElement] {
    let places = elements.compactMap { element -> (group: Int, index: Int)? in
      guard case .centerItem(let group, let index, .whole) = element.id else { return nil }
      return (group, index)
    }
    return places.sorted { $0 < $1 }.flatMap { button(.centerItem(group: $0, $1, .whole)) }
  }

  private func text(_ id: ElementID) -> [AccessibilityElement] {
    guard let element = element(id), Self.isShown(element) else { return [] }
    return [stop(element, role: .staticText, words: element)].compactMap { $0 }
  }

  private func button(
    _ id: ElementID, role: AccessibilityElement.Role = .button
  ) -> [AccessibilityElement] {
    guard let element = element(id), Self.isShown(element) else { return [] }
    return [stop(element, role: role, words: words(of: id))].compactMap { $0 }
  }

  /// A bar button item: its segments where it holds some, otherwise itself.
  private func item(_ id: ElementID) -> [AccessibilityElement] {
    let inside: [AccessibilityElement] =
      switch id {
      case .leftBarButtonItem(let index, _): parts(of: .leftBarButtonItem(index))
      case .rightBarButtonItem(let index, _): parts(of: .rightBarButtonItem(index))
      default: []
      }
    return inside.isEmpty ? button(id) : inside
  }

  /// What a view of the app's own is made of: segments, lines of text or a search field.
  private func parts(of host: ElementID.SegmentHost) -> [AccessibilityElement] {
    let lines = elements.filter {
      if case .viewLine(host, _) = $0.id { return true }
      return false
    }
    let field = element(.viewField(host, .whole)).flatMap {
      Self.isShown($0)
        ? stop($0, role: .searchField, words: element(.viewField(host, .label))) : nil
    }
    return segments(of: host) + lines.flatMap { text($0.id) } + [field].compactMap { $0 }
      + button(.viewCancelButton(host, .whole))
  }

  private var titleView: [AccessibilityElement] {
    let parts = parts(of: .titleView)
    guard parts.isEmpty, let view = element(.titleView), Self.isShown(view) else { return parts }
    return [stop(view, role: .staticText, words: element(.titleViewLabel))].compactMap { $0 }
  }

  private var searchField: [AccessibilityElement] {
    guard let field = element(.searchBarField), Self.isShown(field), field.frame.height > 0 else {
      return []
    }
    let words = element(.searchBarFieldLabel)
    return [stop(field, role: words == nil ? .button : .searchField, words: words)]
      .compactMap { $0 }
  }

  private func segments(of host: ElementID.SegmentHost) -> [AccessibilityElement] {
    let wholes = elements.filter {
      if case .segment(host, _, .whole) = $0.id { return Self.isShown($0) }
      return false
    }
    return wholes.enumerated().compactMap { offset, whole in
      guard case .segment(_, let index, _) = whole.id else { return nil }
      var result = stop(whole, role: .button, words: element(.segment(host, index, .label)))
      result?.isSelected = element(.segment(host, index, .thumb)) != nil
      result?.position = AccessibilityElement.Position(index: offset + 1, count: wholes.count)
      return result
    }
  }

  // MARK: - The foot of the screen

  /// Whether the search field stands in the toolbar.
  private var hasFieldAtFoot: Bool {
    guard let field = element(.searchBar), let bar = element(.foot(.toolbar, .whole)) else {
      return false
    }
    return field.frame.minY >= bar.frame.minY
  }

  /// Buttons of the toolbar with the search field among them, those above the keyboard, the app's
  /// areas.
  private var stopsAtFoot: [AccessibilityElement] {
    var toolbar = items(of: .toolbar)
    if hasFieldAtFoot, let field = element(.searchBarField)?.frame {
      let isMirrored = element(.searchBarFieldLabel)?.text?.direction == .rightToLeft
      let before = toolbar.count { stop in
        guard let frame = element(stop.id)?.frame else { return false }
        return isMirrored ? frame.minX >= field.maxX : frame.maxX <= field.minX
      }
      toolbar.insert(contentsOf: searchField, at: before)
    }
    return toolbar + items(of: .keyboardToolbar) + tabs
  }

  /// The buttons of a bar at the foot, as they are read.
  private func items(of bar: FootBar) -> [AccessibilityElement] {
    let indices = elements.compactMap { element -> Int? in
      if case .footItem(bar, let index, .whole) = element.id { return index }
      return nil
    }
    return indices.flatMap { index -> [AccessibilityElement] in
      let inside = segments(of: .footItem(bar, index))
      return inside.isEmpty ? button(.footItem(bar, index, .whole)) : inside
    } + button(.footOverflow(bar, .whole))
  }

  /// The app's areas; the chosen one is told by its colour alone where nothing lies under it.
  private var tabs: [AccessibilityElement] {
    let wholes = elements.filter {
      if case .footItem(.tabBar, _, .whole) = $0.id { return Self.isShown($0) }
      return false
    }
    return wholes.enumerated().compactMap { offset, whole in
      var result = stop(whole, role: .tab, words: words(of: whole.id))
      result?.isSelected = whole.isSelected
      result?.position = AccessibilityElement.Position(index: offset + 1, count: wholes.count)
      return result
    }
  }

  // MARK: - Parts

  /// A stop; nil where nothing can be said.
  func stop(
    _ element: LaidOutElement, role: AccessibilityElement.Role, words: LaidOutElement?
  ) -> AccessibilityElement? {
    let label =
      element.accessibilityLabel ?? words?.accessibilityLabel ?? words?.text?.text ?? ""
    if label.isEmpty { return nil }
    return AccessibilityElement(
      id: element.id, label: label, role: role, isDimmed: element.isEnabled == false,
      isSelected: false, position: nil, locale: locale)
  }

  /// The part of a button that holds its word.
  func words(of id: ElementID) -> LaidOutElement? {
    id == .searchBarCancelButton
      ? element(.searchBarCancelButtonLabel) : id.part(.label).flatMap(element)
  }

  /// The indices of one side's items, outermost first.
  private func indices(where index: (ElementID) -> Int?) -> [Int] {
    elements.compactMap { index($0.id) }.sorted()
  }

  private static func leadingIndex(_ id: ElementID) -> Int? {
    if case .leftBarButtonItem(let index, .whole) = id { return index }
    return nil
  }

  private static func trailingIndex(_ id: ElementID) -> Int? {
    if case .rightBarButtonItem(let index, .whole) = id { return index }
    return nil
  }

  /// Whether any of an element can be seen.
  private static func isShown(_ element: LaidOutElement) -> Bool {
    guard element.alpha > 0 else { return false }
    return element.clip.map { $0.width > 0 && $0.height > 0 } ?? true
  }
}
