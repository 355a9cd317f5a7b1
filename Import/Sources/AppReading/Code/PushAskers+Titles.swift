internal import AppCode

extension PushAskers {
  /// A screen with what the one before it reads, where all that pushes it from there stands in views that are
  /// there in one case alone.
  func titled(_ screen: Screen) -> Screen {
    guard screen.origin == .swiftUI, !screen.isSheet, screen.titleBefore == nil,
      let parent = screen.parent, let types = pushing(screen.name)
    else { return screen }
    let there = types.filter { screens(of: $0)?.contains(parent) ?? false }
    let titles = there.map { titlesOfParts[$0]?[parent] }
    guard let title = titles.first ?? nil, Set(titles.map { $0?.value }).count == 1 else {
      return screen
    }
    var screen = screen
    screen.titleBefore = title
    return screen
  }

  /// The types that have a link to a screen or ask for it; nil where others may do so, too.
  private func pushing(_ name: String) -> Set<String>? {
    var types = linked[name] ?? []
    var open = (pushes[name] ?? []).sorted { ($0.name, $0.owner ?? "") < ($1.name, $1.owner ?? "") }
    var seen: Set<Asked> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      guard let answer = answers[next] else { return nil }
      guard answer.holders.isEmpty, answer.elements.isEmpty, answer.leaving.isEmpty,
        answer.clearing.isEmpty
      else { return nil }
      types.formUnion(answer.screens)
      open += answer.next
    }
    return types
  }
}
