internal import BarLayout
internal import BarSceneFile

extension Rule {
  static let nestedSegments = Rule(
    .nestedSegments, .warning, "Use a segmented control in the bar at the top level only.",
    reason: """
      Segments flatten a hierarchy: they belong where it begins. Further down, a control that \
      changes the screen stands beside a back button that leads away from it, and nobody can tell \
      which of the two goes where.
      """,
    source: "Human Interface Guidelines: Navigation bars, Segmented controls",
    bad: """
      navigationBar:
        items:
          - title: Library
          - titleView: { segmentedControl: { segments: [Songs, Albums], selected: 0 } }
      """,
    good: """
      navigationBar:
        items:
          - titleView: { segmentedControl: { segments: [Songs, Albums], selected: 0 } }
      """
  ) { subject in
    subject.items.indices.dropFirst().flatMap { index -> [Violation] in
      if subject.beginsColumn(atItem: index) { return [] }
      let path = subject.path(ofItem: index)
      var places: [String] = []
      if subject.items[index].titleView?.segments != nil { places.append(path + ".titleView") }
      for list in subject.buttonLists(ofItem: index) {
        for (number, item) in list.items.enumerated() where !item.isHidden {
          if case .customView(let view) = item.content, view.segments != nil {
            places.append("\(list.path)[\(number)]")
          }
        }
      }
      return places.map {
        Violation($0, "a segmented control below the top level (level \(index + 1) of the stack)")
      }
    }
  }

  static let segmentBackLabel = Rule(
    .segmentBackLabel, .warning, "Name the segment in the back label that leads to it.",
    reason: """
      A screen with segments has no title that a back button could show. Without a \
      `backButtonTitle` that names the chosen segment, the next screen says Back, and one does not \
      know to which of the segments.
      """,
    source: "Human Interface Guidelines: Navigation bars",
    bad: """
      navigationBar:
        items:
          - titleView: { segmentedControl: { segments: [All, Missed], selected: 1 } }
          - title: Anna
      """,
    good: """
      navigationBar:
        items:
          - titleView: { segmentedControl: { segments: [All, Missed], selected: 1 } }
            backButtonTitle: Missed
          - title: Anna
      """,
    isFixable: true
  ) { subject in
    subject.items.indices.dropLast().compactMap { index in
      let (item, path) = (subject.items[index], subject.path(ofItem: index))
      guard let (segments, selected) = item.titleView?.segments else { return nil }
      let own: String? =
        if case .title(let title)? = item.backBarButtonItem?.content { title } else { nil }
      let label = own ?? item.backButtonTitle ?? item.title
      let chosen = selected.flatMap { segments.indices.contains($0) ? segments[$0] : nil }
      if let chosen, label == chosen { return nil }
      if chosen == nil, let label, !label.isEmpty { return nil }
      let found = label.map { "says \"\($0)\"" } ?? "has no name"
      let wanted = chosen.map { "the segment \"\($0)\"" } ?? "the segments"
      let key = own != nil ? "backBarButtonItem" : "backButtonTitle"
      let hasKey = subject.paths.states("\(path).\(key)")
      return Violation(
        hasKey ? "\(path).\(key)" : "\(path).titleView",
        "the back label that leads to \(wanted) \(found)",
        fix: own != nil
          ? nil
          : chosen.map { chosen in
            hasKey
              ? .replace(keyPath: "\(path).\(key)", text: chosen)
              : .insertText(key: key, text: chosen, before: "\(path).titleView")
          })
    }
  }
}

extension LintSubject {
  /// Whether an item is the first of a column that a narrow screen lays on the ones before it: it is
  /// at the top of its own hierarchy.
  fileprivate func beginsColumn(atItem index: Int) -> Bool {
    func column(_ path: String) -> String? {
      let parts = path.split(separator: ".").prefix(2).joined(separator: ".")
      return parts.hasPrefix("navigationSplitView.") || parts.hasPrefix("navigationView.views[")
        ? parts : nil
    }
    let paths = scene.shownKeyPaths
    guard paths.indices.contains(index), index > 0, let own = column(paths[index]) else {
      return false
    }
    return own != column(paths[index - 1])
  }
}

extension CustomView {
  /// Titles of its segments and the chosen one; nil for another view.
  fileprivate var segments: ([String], Int?)? {
    if case .segmentedControl(let segments, let selected) = self { return (segments, selected) }
    return nil
  }
}
