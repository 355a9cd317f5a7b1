internal import BarLayout

/// Every field in which two golden texts differ, the most telling first.
///
/// First come words and frames of what can be seen, titles before buttons before the rest, then
/// colours, baselines and ink; what VoiceOver reads follows, and hidden elements come last.
package struct LayoutComparison: Hashable, Sendable {
  /// The changes; none for equal texts.
  package let changes: [FieldChange]

  /// Compares what was kept with what is laid out now.
  package init(expected: GoldenText, actual: GoldenText) {
    guard expected.body != actual.body else {
      changes = []
      return
    }
    let before = GoldenRecords(expected)
    let after = GoldenRecords(actual)
    var found = Self.elements(before.elements, after.elements)
    found += Self.voiceOver(before.voiceOver, after.voiceOver)
    if before.scene != after.scene {
      let change = FieldChange(field: "scene", before: before.scene, after: after.scene)
      found.append(Ranked(rank: [0], change: change))
    }
    if found.isEmpty {
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
    _ before: [GoldenRecord], _ after: [GoldenRecord]
  ) -> [Ranked] {
    let causes = ChangeCauses(before: before, after: after)
    let old = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
    let new = Dictionary(after.map { ($0.id, $0) }) { first, _ in first }
    var result: [Ranked] = []
    for record in before {
      guard let now = new[record.id] else {
        result.append(
          Ranked(
            rank: FieldRank.ofElement(record),
            change: FieldChange(
              field: record.id, before: frame(record), after: nil)))
        continue
      }
      result += fields(record, now, causes)
    }
    for record in after where old[record.id] == nil {
      result.append(
        Ranked(
          rank: FieldRank.ofElement(record),
          change: FieldChange(
            field: record.id, before: nil, after: frame(record))))
    }
    return result
  }

  private static func fields(
    _ before: GoldenRecord, _ after: GoldenRecord, _ causes: ChangeCauses
  ) -> [Ranked] {
    let names = before.fields.map(\.name)
    let added = after.fields.map(\.name).filter { !names.contains($0) }
    return (names + added).compactMap { name in
      let (old, new) = (before[name], after[name])
      guard old != new else { return nil }
      let change = FieldChange(
        field: "\(before.id).\(name)", before: old ?? "none", after: new ?? "none",
        cause: causes.cause(of: name, before, after))
      return Ranked(rank: FieldRank.of(name, before, after), change: change)
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
