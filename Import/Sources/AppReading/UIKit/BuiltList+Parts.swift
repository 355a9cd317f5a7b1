internal import AppCode

/// What is in a list of buttons once it is put into the bar.
extension BuiltList {
  /// The step that puts it into the bar as it is after changes.
  mutating func put(_ start: Expression, _ later: [Made]) -> [Statement]? {
    ways += 1
    guard ways <= Self.limit, !mentions(start), var parts = Self.parts(of: start) else {
      return nil
    }
    for (change, _) in later.reversed() {
      switch change {
      case .becomes: continue
      case .adds(let list, nil):
        guard let more = Self.parts(of: list) else { return nil }
        parts += more
      case .adds(let list, let place?):
        guard let more = Self.parts(of: list),
          !parts.prefix(place).contains(where: { !$0.isOne })
        else { return nil }
        parts.insert(contentsOf: more, at: min(place, parts.count))
      case .losesAll: parts = []
      case .losesFirst, .losesLast:
        let isFirst = if case .losesFirst = change { true } else { false }
        guard let end = isFirst ? parts.first : parts.last, end.isOne else { return nil }
        if isFirst { parts.removeFirst() } else { parts.removeLast() }
      }
    }
    let line = later.lazy.compactMap(\.line).first
    return [
      .expression(ControllerReader.setting(step, to: Self.joined(parts), at: line))
    ]
  }

  /// A part of the list: one button, or what another list has.
  private typealias Part = (value: Expression, isOne: Bool)

  private static func parts(of list: Expression, depth: Int = 0) -> [Part]? {
    guard depth < depthLimit else { return nil }
    let list = withoutCopy(list)
    if ControllerReader.takesAway(list) { return [] }
    switch list {
    case .list(let elements): return elements.map { ($0, true) }
    case .binary("+", let first, let second):
      guard let start = parts(of: first, depth: depth + 1),
        let end = parts(of: second, depth: depth + 1)
      else { return nil }
      return start + end
    default: return [(list, false)]
    }
  }

  private static func joined(_ parts: [Part]) -> Expression {
    var lists: [Expression] = []
    var ones: [Expression] = []
    for part in parts {
      if part.isOne {
        ones.append(part.value)
        continue
      }
      if !ones.isEmpty { lists.append(.list(ones)) }
      ones = []
      lists.append(part.value)
    }
    if !ones.isEmpty || lists.isEmpty { lists.append(.list(ones)) }
    return lists.dropFirst().reduce(lists[0]) { .binary("+", $0, $1) }
  }
}
