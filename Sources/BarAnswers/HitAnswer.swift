package import BarLayout
package import BarText

/// What answers a touch at a point: what `navbar hit` prints.
package struct HitAnswer {
  private let bar: LaidOutBar
  private let target: TouchTarget
  private let under: [LaidOutElement]

  /// Looks for the control at a point.
  ///
  /// - Parameters:
  ///   - point: in points, from the screen's top left.
  ///   - text: the point as it was written.
  /// - Throws: `AnswerError` where nothing answers, with what shows there.
  package init(
    _ point: BarPoint, spelled text: String, in scene: LaidOutScene
  ) throws(AnswerError) {
    guard let found = scene.touch(point), let target = found.answer.target else {
      let under = scene.bars.flatMap { bar in
        bar.hit(point, minimum: LaidOutBar.minimumTouchWidth).under.map(\.id.description)
      }
      let rest = under.isEmpty ? "" : "; what shows there: \(under.joined(separator: ", "))"
      throw AnswerError("nothing answers a touch at \(text)\(rest)")
    }
    bar = scene.bars[found.bar]
    self.target = target
    under = found.answer.under
  }

  /// What the control is to VoiceOver, which names it as its user would.
  private var spoken: AccessibilityElement? {
    bar.accessibilityElements.first { $0.id == target.element.id }
  }

  /// The control, what it is and where it answers, a line each.
  package var text: String {
    var rows = [["answers", target.element.id.description]]
    if let spoken {
      rows.append(["is", spoken.description])
    } else if target.element.isEnabled == false {
      rows.append(["is", "disabled"])
    }
    if target.element.id == .columnDimming { rows.append(["does", "takes the columns away"]) }
    if target.element.hasMenu { rows.append(["opens", "a menu"]) }
    rows.append(["frame", target.element.frame.words])
    if target.area != target.element.frame { rows.append(["area", target.area.words]) }
    let names = under.map(\.id.description)
    if !names.isEmpty { rows.append(["under it", names.joined(separator: ", ")]) }
    return TextTable(rows: rows).text
  }

  /// The control for other programs.
  package var json: JSONValue {
    .members([
      "schemaVersion": .number(1),
      "id": .string(target.element.id.description),
      "column": bar.column.map(JSONValue.string),
      "isEnabled": .boolean(target.element.isEnabled ?? true),
      "hasMenu": target.element.hasMenu ? .boolean(true) : nil,
      "accessibility": spoken.map { .string($0.description) },
      "frame": .rect(target.element.frame),
      "area": .rect(target.area),
      "under": .array(under.map { .string($0.id.description) }),
    ])
  }
}
