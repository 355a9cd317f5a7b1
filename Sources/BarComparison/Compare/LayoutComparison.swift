internal import BarLayout

/// Every field in which two golden texts differ, the most telling first.
///
/// First come words and frames of what can be seen, titles before buttons before the rest, then
/// colours, baselines and ink; what VoiceOver reads follows, and hidden elements come last.
package struct LayoutComparison: Hashable, Sendable {
  /// The changes; none for equal texts.
  package let changes: [FieldChange]
  /// Ids of elements that are left out, and of those that they moved by as much as they grew.
  package private(set) var excused: Set<String> = []

  /// Compares what was kept with what is laid out now.
  ///
  /// - Parameter ignored: elements that may differ, with what they moved.
  package init(
    expected: GoldenText, actual: GoldenText, ignoring ignored: IgnoredElements = IgnoredElements()
  ) {
    guard expected.body != actual.body else {
      changes = []
      return
    }
    let before = GoldenRecords(expected)
    let after = GoldenRecords(actual)
    var found = Self.elements(before.elements, after.elements, ignored, &excused)
    found += Self.voiceOver(
      ignored.linesOfOthers(before.voiceOver, before.elements),
      ignored.linesOfOthers(after.voiceOver, after.elements))
    if before.scene != after.scene {
      let change = FieldChange(field: "scene", before: before.scene, after: after.scene)
      found.append(Ranked(rank: [0], change: change))
    }
    let isInOrder =
      !ignored.isEmpty
      && before.elements.map(\.id).filter { !ignored.hold($0) }
        == after.elements.map(\.id).filter { !ignored.hold($0) }
    if found.isEmpty, !isInOrder {
      // The same fields in another order or spacing; the text is still not what was kept.
      let order = FieldChange(field: "order of lines", before: "as recorded", after: "another")
      found.append(Ranked(rank: [0], change: order))
    }
    changes = found.enumerated().sorted { a, b in
      a.element.rank == b.element.rank
        ? a.offset < b.offset : a.element.rank.lexicographicallyPrecedes(b.element.rank)
    }.map(\.element.change)
  }

  /// A change and its place among the others: smaller first.
  struct Ranked {
    var rank: [Int]
    var change: FieldChange
  }

  private static func elements(
    _ before: [GoldenRecord], _ after: [GoldenRecord], _ ignored: IgnoredElements,
    _ excused: inout Set<String>
  ) -> [Ranked] {
    let causes = ChangeCauses(before: before, after: after)
    let old = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
    let new = Dictionary(after.map { ($0.id, $0) }) { first, _ in first }
    var result: [Ranked] = []
    for record in before where !ignored.hold(record.id) {
      guard let now = new[record.id] else {
        result.append(
          Ranked(
            rank: FieldRank.ofElement(record),
            change: FieldChange(
              field: record.id, before: frame(record), after: nil)))
        continue
      }
      result += fields(record, now, causes, ignored, &excused)
    }
    for record in after where old[record.id] == nil && !ignored.hold(record.id) {
      result.append(
        Ranked(
          rank: FieldRank.ofElement(record),
          change: FieldChange(
            field: record.id, before: nil, after: frame(record))))
    }
    return result
  }

  private static func fields(
    _ before: GoldenRecord, _ after: GoldenRecord, _ causes: ChangeCauses,
    _ ignored: IgnoredElements, _ excused: inout Set<String>
  ) -> [Ranked] {
    let names = before.fields.map(\.name)
    let added = after.fields.map(\.name).filter { !names.contains($0) }
    var moved: Set<String> = []
    let found = (names + added).compactMap { name -> Ranked? in
      let (old, new) = (before[name], after[name])
      guard old != new else { return nil }
      if before.id.hasSuffix("statusBar"), name == "signs", ignored.reachStatusBar { return nil }
      let cause = causes.cause(of: name, before, after)
      if let cause, ignored.hold(cause.id) {
        excused.insert(before.id)
        moved.formUnion(following(name))
        return nil
      }
      let change = FieldChange(
        field: "\(before.id).\(name)", before: old ?? "none", after: new ?? "none",
        cause: cause?.words)
      return Ranked(rank: FieldRank.of(name, before, after), change: change)
    }
    return found.filter { !moved.contains(String($0.change.field.dropFirst(before.id.count + 1))) }
  }

  /// What changes along with an edge of a frame.
  private static func following(_ field: String) -> [String] {
    switch field {
    case "frame.x": ["ink.x", "clip.x"]
    case "frame.y": ["ink.y", "clip.y", "baseline"]
    case "frame.width": ["ink.width", "clip.width"]
    case "frame.height": ["ink.height", "clip.height"]
    default: []
    }
  }

  private static func frame(_ record: GoldenRecord) -> String {
    let edges = ["frame.x", "frame.y", "frame.width", "frame.height"].compactMap { record[$0] }
    return (edges + [record["text"]].compactMap { $0 }).joined(separator: " ")
  }

  /// VoiceOver's lines that came, went or say something else.
  private static func voiceOver(_ before: [String], _ after: [String]) -> [Ranked] {
    guard before != after else { return [] }
    func change(_ index: Int, _ old: String?, _ new: String?) -> Ranked {
      Ranked(
        rank: [FieldRank.voiceOver],
        change: FieldChange(field: "voiceOver[\(index)]", before: old, after: new))
    }
    if before.count == after.count {
      return before.indices.filter { before[$0] != after[$0] }
        .map { change($0, before[$0], after[$0]) }
    }
    let steps = after.difference(from: before)
    return steps.removals.map { step in
      if case .remove(let offset, let line, _) = step { return change(offset, line, nil) }
      return change(0, nil, nil)
    }
      + steps.insertions.map { step in
        if case .insert(let offset, let line, _) = step { return change(offset, nil, line) }
        return change(0, nil, nil)
      }
  }
}
