package import BarLayout
package import BarText

/// The elements of a layout's bars as they stand inside each other: what `navbar tree` prints.
package struct TreeAnswer {
  private let bars: [(column: String?, roots: [ElementTree])]

  /// Looks at a layout.
  package init(_ scene: LaidOutScene) {
    bars = scene.bars.map { (column: $0.column, roots: ElementTree.roots(of: $0)) }
  }

  /// A line an element, further in than the one it stands in.
  package var text: String {
    bars.map { bar in
      (bar.column.map { "\($0)\n" } ?? "")
        + TextTable(rows: bar.roots.flatMap { rows($0, depth: 0) }).text
    }.joined()
  }

  /// The elements for other programs.
  package var json: JSONValue {
    .members([
      "schemaVersion": .number(1),
      "bars": .array(
        bars.map { bar in
          .members([
            "column": bar.column.map(JSONValue.string) ?? .null,
            "elements": .array(bar.roots.map(value)),
          ])
        }),
    ])
  }

  private func rows(_ tree: ElementTree, depth: Int) -> [[String]] {
    let element = tree.element
    var notes: [String] = []
    if element.alpha == 0 { notes.append("hidden") }
    if element.alpha != 0, element.alpha != 1 {
      notes.append("alpha \(Thousandths(element.alpha))")
    }
    if element.isEnabled == false { notes.append("disabled") }
    if element.hasMenu { notes.append("opens a menu") }
    if let text = element.text { notes.append("\"\(text.text)\"") }
    let row = [
      String(repeating: "  ", count: depth) + element.id.description,
      element.frame.words, notes.joined(separator: " "),
    ]
    return [row] + tree.children.flatMap { rows($0, depth: depth + 1) }
  }

  private func value(_ tree: ElementTree) -> JSONValue {
    let element = tree.element
    return .members([
      "id": .string(element.id.description),
      "frame": .rect(element.frame),
      "alpha": .number(element.alpha),
      "children": tree.children.isEmpty ? nil : .array(tree.children.map(value)),
    ])
  }
}

extension BarRect {
  /// The rectangle as `x y width height`, to a thousandth.
  package var words: String {
    [x, y, width, height].map { Thousandths($0).description }.joined(separator: " ")
  }
}

extension JSONValue {
  /// A rectangle as `[x, y, width, height]`.
  package static func rect(_ rect: BarRect) -> JSONValue {
    .array([rect.x, rect.y, rect.width, rect.height].map(JSONValue.number))
  }
}
