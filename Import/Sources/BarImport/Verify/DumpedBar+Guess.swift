internal import AppReading

extension DumpedBar {
  /// The bar of a dump that names no kinds of views, told by where views stand; nil for none.
  ///
  /// A view as wide as a bar, at a bar's place and as high as one, is the bar. Where there is none,
  /// what stands in a bar's place is in it.
  static func guessed(in roots: [ViewNode], places: BarPlaces) -> DumpedBar? {
    let nodes = roots.flatMap(\.all).filter { $0.width > 0 && $0.height > 0 }
    guard nodes.allSatisfy(\.kind.isEmpty) else { return nil }
    let own = nodes.first { node in
      places.all.contains { node.isAt($0) } && !parts(of: node, among: nodes).isEmpty
    }
    guard var bar = own ?? area(nodes, places) else { return nil }
    bar.kind = "UINavigationBar"
    bar.children = kinds(of: parts(of: bar, among: nodes), in: bar, places)
    var found = DumpedBar(bar)
    found.isGuessed = true
    return found
  }

  /// A view that stands for a bar of which a dump has only the parts; nil where nothing stands in a
  /// bar's place.
  private static func area(_ nodes: [ViewNode], _ places: BarPlaces) -> ViewNode? {
    var bar = ViewNode(kind: "", frame: places.plain)
    let inRow = parts(of: bar, among: nodes)
    guard !inRow.isEmpty else { return nil }
    var large = bar
    large.frame = places.large
    // A line of text below the row that begins where the row's own begin is a large title.
    let isLarge = parts(of: large, among: nodes).contains { node in
      node.minY >= bar.maxY - 1 && node.maxY >= large.maxY - edge && node.children.isEmpty
        && node.minX <= edge * 2
    }
    if isLarge { bar.frame = large.frame }
    return bar
  }

  /// How far parts of a bar keep from its edges at most, in points.
  private static let edge = 16.0
  /// How far a title may be off the middle, where a dump has whole points.
  private static let middle = 2.0

  /// Views with words in a bar, the outermost alone.
  private static func parts(of bar: ViewNode, among nodes: [ViewNode]) -> [ViewNode] {
    func named(_ nodes: [ViewNode]) -> [ViewNode] {
      nodes.flatMap { node -> [ViewNode] in
        let isNamed = node.text != nil || node.hint != nil || node.identifier != nil
        return isNamed && node.width < bar.width - 1 ? [node] : named(node.children)
      }
    }
    let inside = bar.children.isEmpty ? nodes.filter { $0.children.isEmpty } : bar.children
    var result: [ViewNode] = []
    for node in named(inside)
    where node.width > 0 && node.minY >= bar.minY - 1 && node.maxY <= bar.maxY + 1
      && !result.contains(where: { $0.frame == node.frame })
    {
      result.append(node)
    }
    return result
  }

  /// Parts with the kinds that their places tell: the field, the title, and buttons.
  private static func kinds(
    of parts: [ViewNode], in bar: ViewNode, _ places: BarPlaces
  ) -> [ViewNode] {
    let bottom = bar.minY + places.plain[3]
    return parts.map { part in
      var part = part
      let isTitle =
        part.text != nil
        && (part.text == bar.identifier || abs(part.midX - bar.midX) <= middle
          || part.minY >= bottom - 1)
      part.kind = part.hint != nil ? "SearchField" : isTitle ? "StaticText" : "Button"
      if part.kind == "SearchField", part.text == nil { part.text = part.hint }
      return part
    }
  }
}

extension ViewNode {
  /// Whether it stands where a bar does, in whole points.
  fileprivate func isAt(_ frame: [Double]) -> Bool {
    zip(
      [minX, minY, minX + width, maxY],
      [frame[0], frame[1], frame[0] + frame[2], frame[1] + frame[3]]
    )
    .allSatisfy { abs($0 - $1) <= 1 }
  }
}
