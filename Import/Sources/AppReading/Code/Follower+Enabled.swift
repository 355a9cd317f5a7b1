internal import AppCode

extension Follower {
  /// Whether a condition that only changes how a button looks holds as the screen comes, where its
  /// state says so: also whether a text is empty that starts so; nil for any other.
  func isSoAtStart(_ condition: String, in scope: Scope) -> Bool? {
    if condition == "true" || condition == "false" { return condition == "true" }
    for (sign, decisive) in [("||", true), ("&&", false)] {
      guard let parts = Self.parts(of: condition, at: sign) else { continue }
      let answers = parts.map { isSoAtStart($0, in: scope) }
      return answers.contains(decisive) ? decisive : answers.contains(nil) ? nil : !decisive
    }
    return truth(of: condition, in: scope) ?? holdsAtStart(condition, in: scope)
      ?? isEmptyAtStart(condition, in: scope)
  }

  /// Whether a text or a list that a view keeps starts empty, for a condition that asks for that.
  private func isEmptyAtStart(_ condition: String, in scope: Scope) -> Bool? {
    let isTurned = condition.hasPrefix("!")
    var path = condition.drop { $0 == "!" }
    guard path.hasSuffix(".isEmpty") else { return nil }
    path = path.dropLast(8)
    // What only trims it leaves an empty text empty.
    if let trimmed = path.firstRange(of: ".trimmingCharacters(") {
      path = path[..<trimmed.lowerBound]
    }
    // What a model holds is data.
    guard !path.contains("."), !isSetOnAppearing(String(path), in: scope),
      let start = startingValue(String(path), in: scope)
    else { return nil }
    switch start {
    case .text(let pieces, _):
      let isEmpty = pieces.allSatisfy { if case .letters("") = $0 { true } else { false } }
      return isEmpty != isTurned
    case .list(let list): return list.isEmpty != isTurned
    case .call(let call) where call.arguments.isEmpty: return !isTurned
    default: return nil
    }
  }
}
