// What VoiceOver reads, and in which order: row by row from the top, and within a row from the
// leading to the trailing edge. Only one of the two titles is ever read, the large one while any
// of it shows.
//
// Source: derived from how UIKit's bar behaves with VoiceOver; order is that of the rows on screen.

extension LaidOutBar {
  /// VoiceOver's stops in its order; none for a hidden bar.
  public var accessibilityElements: [AccessibilityElement] {
    guard element(.contentView)?.alpha != 0 else { return [] }
    var result: [AccessibilityElement] = []
    result += text(.prompt)
    result += button(.backButton(.whole), role: .backButton)
    for index in indices(where: Self.leadingIndex) { result += item(.leadingItem(index, .whole)) }
    let heading = spokenTitle
    if heading?.id == .title { result += [heading].compactMap { $0 } }
    result += text(.subtitle)
    result += titleView
    for index in indices(where: Self.trailingIndex).reversed() {
      result += item(.trailingItem(index, .whole))
    }
    if heading?.id == .largeTitle { result += [heading].compactMap { $0 } }
    result += text(.largeSubtitle)
    result += searchField
    result += button(.searchBarCancelButton)
    result += segments(of: .scopeBar)
    return result
  }

  // MARK: - Kinds of stops

  /// The one title that is read.
  private var spokenTitle: AccessibilityElement? {
    let titles = [element(.largeTitle), element(.title)].compactMap { $0 }
    guard let title = titles.first(where: Self.isShown) ?? titles.last else { return nil }
    return stop(title, role: .heading, words: title)
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
      case .leftBarButtonItem(let index, _): segments(of: .leadingItem(index))
      case .rightBarButtonItem(let index, _): segments(of: .trailingItem(index))
      default: []
      }
    return inside.isEmpty ? button(id) : inside
  }

  private var titleView: [AccessibilityElement] {
    let segments = segments(of: .titleView)
    guard segments.isEmpty, let view = element(.titleView), Self.isShown(view) else {
      return segments
    }
    return [stop(view, role: .staticText, words: element(.titleViewLabel))].compactMap { $0 }
  }

  private var searchField: [AccessibilityElement] {
    guard let field = element(.searchBarField), Self.isShown(field), field.frame.height > 0 else {
      return []
    }
    return [stop(field, role: .searchField, words: element(.searchBarFieldLabel))]
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

  // MARK: - Parts

  /// A stop; nil where nothing can be said.
  private func stop(
    _ element: LaidOutElement, role: AccessibilityElement.Role, words: LaidOutElement?
  ) -> AccessibilityElement? {
    let label =
      element.accessibilityLabel ?? words?.accessibilityLabel ?? words?.text?.text ?? ""
    if label.isEmpty { return nil }
    return AccessibilityElement(
      id: element.id, label: label, role: role, isDimmed: element.isEnabled == false,
      isSelected: false, position: nil)
  }

  /// The part of a button that holds its word.
  private func words(of id: ElementID) -> LaidOutElement? {
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
