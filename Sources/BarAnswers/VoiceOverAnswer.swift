package import BarLayout
package import BarText

/// What VoiceOver reads of a layout's bars, in its order: what `navbar a11y` prints.
package struct VoiceOverAnswer {
  private let bars: [LaidOutBar]
  private let isOnArrival: Bool

  /// Looks at a layout.
  ///
  /// - Parameter onArrival: whether only what is read by itself as the screen comes up is
  ///   asked for; of columns, the last is where people arrive.
  package init(_ scene: LaidOutScene, onArrival: Bool = false) {
    bars = onArrival ? scene.bars.suffix(1) : scene.bars
    isOnArrival = onArrival
  }

  private func stops(of bar: LaidOutBar) -> [AccessibilityElement] {
    isOnArrival ? bar.arrivalElements : bar.accessibilityElements
  }

  /// A line a stop.
  package var text: String {
    bars.flatMap { bar in stops(of: bar).map { "\($0)\n" } }.joined()
  }

  /// The stops for other programs.
  package var json: JSONValue {
    .members([
      "schemaVersion": .number(1),
      "stops": .array(bars.flatMap { bar in stops(of: bar).map { value($0, in: bar) } }),
    ])
  }

  private func value(_ stop: AccessibilityElement, in bar: LaidOutBar) -> JSONValue {
    .members([
      "id": .string(stop.id.description),
      "column": bar.column.map(JSONValue.string),
      "spoken": .string(stop.description),
      "label": .string(stop.label),
      "role": .string(stop.role.rawValue),
      "isDimmed": .boolean(stop.isDimmed),
      "isSelected": .boolean(stop.isSelected),
      "position": stop.position.map {
        .array([.number(Double($0.index)), .number(Double($0.count))])
      },
      "frame": bar.element(stop.id).map { .rect($0.frame) },
    ])
  }
}
