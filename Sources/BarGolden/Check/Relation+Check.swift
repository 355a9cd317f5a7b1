internal import BarLayout

extension Relation {
  /// Says whether the relation holds between the layouts as they are now.
  package func check(in suite: GoldenSuite, with checker: GoldenChecker) -> GoldenResult {
    var result = GoldenResult(name: name, scene: Self.fileName, outcome: .brokenRelation)
    if let problem {
      result.notes = ["line \(line): \(problem)"]
      return result
    }
    var texts: [GoldenText] = []
    for side in [left, right] {
      guard let golden = suite.cases.first(where: { $0.name == side.golden }) else {
        result.notes.append("line \(line): there is no golden \(side.golden)")
        continue
      }
      switch checker.layOut(golden) {
      case .success(let scene): texts.append(GoldenText(of: scene))
      case .failure(let failure): result.notes += failure.lines
      }
    }
    guard texts.count == 2 else { return result }
    let parts = zip([left, right], texts).map { side, text in side.part(of: text) }
    guard let first = parts[0], let second = parts[1] else {
      for (side, part) in zip([left, right], parts) where part == nil {
        result.notes.append(
          "line \(line): there is no element \(side.element ?? "") in \(side.golden)")
      }
      return result
    }
    let changes = LayoutComparison(expected: first, actual: second).changes
    if changes.isEmpty == isEqual {
      result.outcome = .same
    } else {
      result.changes = changes
      result.notes = [isEqual ? "should be equal: \(reason)" : "should differ: \(reason)"]
    }
    return result
  }
}

extension Relation.Side {
  /// What is compared of a text: everything but the line of the scene, or one element's line
  /// without its name; nil where it has no such element.
  fileprivate func part(of text: GoldenText) -> GoldenText? {
    let lines = text.body.split(separator: "\n").filter { !$0.hasPrefix("scene ") }
    guard let element else { return GoldenText(lines.joined(separator: "\n")) }
    for line in lines {
      let words = line.drop { $0 == " " }
      let name = words.prefix { $0 != " " }
      if name == element { return GoldenText("element" + words.dropFirst(name.count)) }
    }
    return nil
  }
}
