internal import BarComparison
internal import BarLayout

extension Relation {
  /// Says whether the relation holds between the layouts as they are now.
  package func check(in suite: GoldenSuite, with checker: GoldenChecker) -> GoldenResult {
    var result = GoldenResult(
      name: name, scene: Self.fileName, line: line, outcome: .brokenRelation)
    if let problem {
      result.notes = ["line \(line): \(problem)"]
      return result
    }
    var texts: [GoldenText] = []
    for side in [left, right] {
      guard let golden = suite.cases.first(where: { $0.name == side.golden }) else {
        let note = "line \(line): there is no golden \(side.golden)"
        if !result.notes.contains(note) { result.notes.append(note) }
        continue
      }
      switch checker.layOut(golden) {
      case .success(let scene):
        // A relation may name any element, so none is left out.
        texts.append(GoldenText(of: scene.layout, scope: GoldenScope(showsStatusBar: true)))
      case .failure(let failure): result.notes += failure.lines
      }
    }
    guard texts.count == 2 else { return result }
    guard let changes = changes(between: texts[0], and: texts[1], &result.notes) else {
      return result
    }
    if changes.isEmpty == isEqual {
      result.outcome = .same
    } else {
      result.changes = changes
      result.notes = [isEqual ? "should be equal: \(reason)" : "should differ: \(reason)"]
    }
    return result
  }

  /// In what the two sides differ; nil after noting that one of them has no such element.
  private func changes(
    between first: GoldenText, and second: GoldenText, _ notes: inout [String]
  ) -> [FieldChange]? {
    if left.element == nil, right.element == nil {
      return LayoutComparison(expected: first.withoutScene, actual: second.withoutScene).changes
    }
    var parts: [[GoldenRecord.Field]] = []
    for (side, text) in [(left, first), (right, second)] {
      if let fields = side.fields(of: text) {
        parts.append(fields)
      } else {
        notes.append("line \(line): \(side.golden) has no \(side.element ?? "")")
      }
    }
    guard parts.count == 2 else { return nil }
    let names = (parts[0] + parts[1]).map(\.name).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    return names.compactMap { name in
      let values = parts.map { fields in fields.first { $0.name == name }?.value }
      let unwritten = GoldenRecord.unwritten[name]
      let (before, after) = (values[0] ?? unwritten, values[1] ?? unwritten)
      return before == after
        ? nil : FieldChange(field: name, before: before ?? "none", after: after ?? "none")
    }
  }
}

extension GoldenText {
  /// The text without the line of device, system and screen.
  fileprivate var withoutScene: GoldenText {
    let lines = body.split(separator: "\n").filter { !$0.hasPrefix("scene ") }
    return GoldenText(lines.joined(separator: "\n"))
  }
}

extension Relation.Side {
  /// The fields of the element, or those of them that the side asks for, as in `title.frame`; nil
  /// where the text has no such element.
  fileprivate func fields(of text: GoldenText) -> [GoldenRecord.Field]? {
    let wanted = element ?? ""
    let owners = GoldenRecords(text).elements.filter {
      wanted == $0.id || wanted.hasPrefix($0.id + ".")
    }
    guard let owner = owners.max(by: { $0.id.utf8.count < $1.id.utf8.count }) else { return nil }
    if owner.id == wanted { return owner.fields }
    let name = wanted.dropFirst(owner.id.count + 1)
    let fields = owner.fields.filter { $0.name == name || $0.name.hasPrefix(name + ".") }
    return fields.isEmpty ? nil : fields
  }
}
