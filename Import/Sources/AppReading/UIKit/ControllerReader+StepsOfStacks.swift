internal import AppCode

/// Functions that an app adds to UIKit's stacks and that hide or show their bar, for the screens that call
/// them: `navigationController?.hideBar()`.
extension ControllerReader {
  /// What a function does with the bar of the stack that it is called on.
  enum StepOfStack { case hides, shows, either }

  /// Those functions by name.
  var barSteps: [String: StepOfStack] {
    if let known = quietStacks.added { return known }
    let found = findBarSteps()
    quietStacks.added = found
    return found
  }

  private func findBarSteps() -> [String: StepOfStack] {
    guard let entry = index.types["UINavigationController"], entry.kind == nil else { return [:] }
    var found: [String: StepOfStack] = [:]
    for function in entry.functions where !function.isStatic {
      guard let step = Self.step(of: function) else { continue }
      found[function.name] = found[function.name] ?? step == step ? step : .either
    }
    return found
  }

  /// How often a function has a word of hiding or showing bars.
  static func mentionsOfHiding(in function: Function) -> Int {
    var mentions = 0
    ExpressionVisitor.visit(function.body) { value in
      switch value {
      case .name(let name): if isOfHiding([name]) { mentions += 1 }
      case .member(let base, let name, _):
        let owner = base.flatMap(Follower.path)?.last
        if isOfHiding([name]) || owner.map({ isOfHiding([$0, name]) }) ?? false { mentions += 1 }
      default: break
      }
      return true
    }
    return mentions
  }

  private static func step(of function: Function) -> StepOfStack? {
    let mentions = mentionsOfHiding(in: function)
    guard mentions > 0 else { return nil }
    for case .expression(let step) in function.body where mentions == 1 {
      if hidesOwn(step) { return .hides }
      if showsBar(step) { return .shows }
    }
    return .either
  }

  /// Whether a step surely hides the bar of some stack, also by such a function.
  func hidesBar(_ step: Expression) -> Bool {
    if case .call(let call) = step, let name = call.name, barSteps[name] == .hides {
      return true
    }
    return Self.hides(step)
  }

  /// Notes that a screen calls such a function as it comes.
  func callsStepOfStack(_ name: String, on names: [String], at place: Place, _ walk: Walk) {
    guard names == ["navigationController"], let step = barSteps[name], step != .either,
      walk.condition == nil, Self.lifecycle.contains(walk.function) || isAlwaysDone(walk)
    else { return }
    hide(.bool(step == .hides), at: place, walk)
  }
}
