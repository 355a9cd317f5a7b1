/// Texts of a label that it has one of in whatever way it goes.
extension SwiftUIReader {
  /// The text of a label that has none beside its pictures whatever holds, but one in several ways
  /// through a branching: the one that is data, where some of them are.
  static func textsOfWays(_ all: [Item], beside parts: [Item]) -> [Item] {
    guard !parts.contains(where: isText), parts.contains(where: \.isKnown) else { return [] }
    let texts = all.filter(isText)
    var ways: [Int: Set<Int>] = [:]
    for branch in texts.flatMap({ $0.branch?.all ?? [] }) {
      ways[branch.branching, default: []].insert(branch.way)
    }
    return texts.first { text in
      !text.isKnown
        && (text.branch?.all ?? []).contains { ways[$0.branching, default: []].count > 1 }
    }.map { [$0] } ?? []
  }

  private static func isText(_ item: Item) -> Bool {
    if case .label = item.content { return true }
    return false
  }
}
