internal import AppCode

/// The ways on which a list of buttons is built up.
extension BuiltList {
  /// The steps that put it into the bar on each way that leads through the steps before.
  ///
  /// - Parameters:
  ///   - frames: the steps before, those of a branch after those before that.
  ///   - later: what is changed after them, last first.
  mutating func steps(
    _ frames: [ArraySlice<Statement>], _ later: [Made], _ way: Way
  ) -> [Statement]? {
    var (frames, later) = (frames, later)
    while var body = frames.popLast() {
      while let statement = body.popLast() {
        switch statement {
        case .binding(let binding) where binding.name == name:
          return put(binding.value ?? .list([]), later)
        case .expression(let expression):
          guard let change = change(by: expression) else { continue }
          if case .becomes(let value) = change {
            return put(value, later + [(change, frames.isEmpty ? nil : expression.line)])
          }
          later.append((change, frames.isEmpty ? nil : expression.line))
        case .branches(let branches) where branches.contains { isChanged(by: $0.body) }:
          guard way.depth < Self.depthLimit else { return nil }
          var next = way
          next.depth += 1
          return steps(branches, after: frames + [body], later, next)
        default: continue
        }
      }
    }
    return nil
  }

  private func isChanged(by body: [Statement]) -> Bool {
    !ControllerReader.leaves(body)
      && body.contains { statement in
        switch statement {
        case .expression(let expression): change(by: expression) != nil
        case .branches(let branches): branches.contains { isChanged(by: $0.body) }
        default: false
        }
      }
  }

  private mutating func steps(
    _ branches: [Branch], after frames: [ArraySlice<Statement>], _ later: [Made],
    _ way: Way
  ) -> [Statement]? {
    var way = way
    var made: [Branch] = []
    var rest: [Statement]?
    for branch in branches {
      let isCase = branch.subject != nil
      let isElse = !isCase && branch.condition == "else"
      let answer = isElse ? true : isCase ? nil : answer(to: branch.condition, frames, way.holding)
      if isOpen { return nil }
      if answer == false { continue }
      var inside = way
      if !isCase, !isElse {
        inside.holding.add(branch.condition)
        way.holding.add(branch.condition, false)
      }
      if ControllerReader.leaves(branch.body) {
        // Nothing is put anywhere on a way that leaves the function.
        if answer == true { return made.count == 1 ? made[0].body : nil }
        continue
      }
      // One name for two things at once would stand for one of them alone.
      let names = Self.names(in: branch.body).union(branch.bindings.map(\.name))
      guard inside.names.isDisjoint(with: names) else { return nil }
      inside.names.formUnion(names)
      guard let found = steps(frames + [branch.body[...]], later, inside) else { return nil }
      var own = branch
      own.body = Self.makings(in: branch.body) + found
      if answer == true {
        rest = own.body
        break
      }
      made.append(own)
    }
    let isOfCases = branches.first?.subject != nil
    if isOfCases { return made.isEmpty ? nil : [.branches(made)] }
    guard let rest = rest ?? steps(frames, later, way) else { return nil }
    if made.isEmpty { return rest }
    if branches.count == 1 { return rest + [.branches(made)] }
    made.append(Branch(condition: "else", subject: nil, cases: [], bindings: [], body: rest))
    return [.branches(made)]
  }

  /// The steps that make something, and those that set something on that.
  private static func makings(in body: [Statement]) -> [Statement] {
    var names: Set<String> = []
    return body.filter { statement in
      switch statement {
      case .binding(let binding):
        names.insert(binding.name)
        return true
      case .expression(.assign(.member(.name(let name)?, _, _), _, _)):
        return names.contains(name)
      case .expression(.call(let call)):
        guard case .member(.name(let name)?, _, _) = call.callee else { return false }
        return names.contains(name)
      default: return false
      }
    }
  }

  /// Whether a condition holds, as far as what held before or what is in the list tells.
  private mutating func answer(
    to condition: String, _ frames: [ArraySlice<Statement>], _ holding: Holding
  ) -> Bool? {
    let isAbout = condition.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .contains { $0 == name }
    guard isAbout else {
      var asked = Holding()
      asked.add(condition)
      return holding.excludes(asked) ? false : holding.includes(asked) ? true : nil
    }
    let plain = condition.filter { !"()?!".contains($0) }
    // Nobody adds to the bar what it has.
    if plain.hasPrefix(name + ".contains"), !plain.contains("&&"), !plain.contains("||") {
      return condition.hasPrefix("!") || plain.hasSuffix(" == false")
    }
    switch condition {
    case "\(name) == nil": return isMissing(in: frames)
    case "\(name) != nil": return !isMissing(in: frames)
    default:
      isOpen = true
      return nil
    }
  }

  /// Whether no step has given it a value yet.
  private func isMissing(in frames: [ArraySlice<Statement>]) -> Bool {
    for statement in frames.reversed().lazy.flatMap({ $0.reversed() }) {
      switch statement {
      case .binding(let binding) where binding.name == name: return binding.value?.isNull ?? true
      case .expression(let expression) where change(by: expression) != nil: return false
      case .branches(let branches) where branches.contains { isChanged(by: $0.body) }: return false
      default: continue
      }
    }
    return true
  }
}
