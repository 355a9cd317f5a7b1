internal import AppCode

/// Hosting controllers of an app's own that hide the bar of their stack, or show it, for the view in them.
extension ControllerReader {
  /// What a hosting controller does with the bar of its stack.
  enum Hosting {
    /// Nothing.
    case plain
    case hides, shows
    /// What only the running app knows.
    case unknown
  }

  /// What the controller that a call makes does with its bar.
  ///
  /// - Parameter type: its class; nil for UIKit's own.
  func hosting(_ type: String?, _ call: Call) -> Hosting {
    guard let type else { return .plain }
    let lineage = index.lineage(type).filter { $0.kind == .class }
    guard hidesBars(lineage) || lineage.contains(where: Self.setsHiding) else { return .plain }
    var flags: [Expression] = []
    for function in lineage.flatMap(\.functions) where Self.comes.contains(function.name) {
      for case .expression(let step) in function.body {
        if let flag = Self.flagOfHiding(step) { flags.append(flag) }
      }
    }
    var mentions = 0
    for function in lineage.flatMap(\.functions) {
      ExpressionVisitor.visit(function.body) { step in
        if Self.flagOfHiding(step) != nil { mentions += 1 }
        return true
      }
    }
    guard flags.count == 1, mentions == 1 else { return .unknown }
    switch value(of: flags[0], in: type, madeBy: call) {
    case .bool(true)?: return .hides
    case .bool(false)?: return .shows
    default: return .unknown
    }
  }

  /// What a flag of a class is for a call that makes one: what the call passes, or what stands for that where
  /// it passes nothing.
  private func value(of flag: Expression, in type: String, madeBy call: Call) -> Expression? {
    if case .bool = flag { return flag }
    guard let path = Follower.path(flag)?.filter({ $0 != "self" }), path.count == 1,
      let (maker, _) = index.function("init", of: type, for: call)
    else { return nil }
    for case .expression(.assign(let place, .name(let given), _)) in maker.body
    where Follower.path(place)?.filter({ $0 != "self" }) == path {
      guard let parameter = maker.parameters.first(where: { $0.name == given }) else { return nil }
      return call.argument(parameter.label) ?? parameter.standard
    }
    return nil
  }

  private static func setsHiding(_ entry: CodeIndex.TypeEntry) -> Bool {
    entry.functions.contains { function in
      function.body.contains { step in
        if case .expression(let step) = step { flagOfHiding(step) != nil } else { false }
      }
    }
  }

  /// What a step says of whether the bar of a stack is hidden; nil for any other step.
  private static func flagOfHiding(_ step: Expression) -> Expression? {
    switch step {
    case .call(let call) where call.name == "setNavigationBarHidden": return call.argument(nil)
    case .assign(let place, let value, _):
      guard let last = Follower.path(place)?.last,
        ["isNavigationBarHidden", "navigationBarHidden"].contains(last),
        Follower.path(place)?.filter({ $0 != "self" }).count ?? 0 > 1
      else { return nil }
      return value
    default: return nil
    }
  }

  /// Functions that the system calls as a screen comes.
  private static let comes = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
  ]

  /// Whether a view that is pushed in a hosting controller surely has a bar: its controllers show
  /// it, or no code of the app hides any.
  func showsBar(_ view: String) -> Bool {
    guard pushed.contains(view), let all = ownStacks.hostings[view] else { return false }
    if all == [.shows] { return true }
    return all == [.plain] && !hidesBarsElsewhere && drafts.keys.allSatisfy(keepsBar)
  }
}
