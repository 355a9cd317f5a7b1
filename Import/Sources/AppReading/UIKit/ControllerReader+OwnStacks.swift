internal import AppCode

/// Stacks that a function makes and pushes screens on, also in code that others run later.
extension ControllerReader {
  /// What is known of such stacks, by the place of the call that makes each.
  struct OwnStacks {
    /// Their first screens.
    var roots: [String: Set<String>] = [:]
    /// The classes whose code makes the stack of each first screen.
    var makers: [String: Set<String>] = [:]
    /// What the controllers that views stand in do with their bars.
    var hostings: [String: Set<Hosting>] = [:]
    /// Whether hosting controllers of the app's own have a word of their bar, as far as that was asked.
    var speakingHosts: [String: Bool] = [:]
    /// The screens that make each other one the only one of the stack they stand on.
    var onlyOnes: [String: Set<String>] = [:]
    /// Whether functions of stacks put one screen in the place of all others, by class and name.
    var replacing: [String: Bool] = [:]
    /// Whether what follows screens on their stack has its bar, as far as that was asked.
    var leavesBar: [String: Bool] = [:]
    /// Screens that classes which are none put first on stacks.
    var firsts: [String: Set<String>] = [:]
    /// The classes that hand their stack to others which are none as they make these, by the others.
    var handers: [String: Set<String>] = [:]
    /// The classes that push each screen which a function makes for one of several cases.
    var ofCases: [String: Set<String>] = [:]
    /// Those that some code hides the bar of, or hands to a delegate, which may.
    var told: Set<String> = []
    /// The stacks that each screen is pushed on.
    var pushes: [String: Set<String>] = [:]
    /// Screens that are pushed on others.
    var others: Set<String> = []
    /// What code pushes that a screen is given to run.
    var asked: [AskedPush] = []
    /// Screens that are shown as the detail of a split view.
    var details: Set<String> = []
  }

  /// A push by code that a screen is given.
  struct AskedPush {
    /// What is pushed.
    var type: String
    /// The screen that runs the code.
    var asker: String
    /// Whose code it is, and what is asked for before it is handed over.
    var owner: String
    var asked: PushAskers.Asked
  }

  /// Notes that a screen is pushed on a stack which a name of the function's own stands for.
  func notePushOnOwnStack(of type: String, by call: Call, _ walk: Walk) {
    if let asker = walk.asker {
      if type != walk.owner { pushed.insert(type) }
      ownStacks.asked.append(
        AskedPush(type: type, asker: asker, owner: walk.owner, asked: asked(by: walk)))
    }
    guard case .member(.name(let name)?, "pushViewController", _) = call.callee,
      let mark = mark(ofStack: name, walk)
    else {
      ownStacks.others.insert(type)
      return
    }
    ownStacks.pushes[type, default: []].insert(mark)
  }

  /// Notes that something is set on such a stack by which its bar may come and go.
  func noteTold(_ value: Expression, of names: [String], _ walk: Walk) {
    guard names.count > 1,
      Self.isOfHiding(names.dropFirst()) || names[1] == "delegate"
        || names[1].hasPrefix("hidesBars"),
      let mark = mark(ofStack: names[0], walk)
    else { return }
    if case .bool(false) = value { return }
    ownStacks.told.insert(mark)
  }

  private func mark(ofStack name: String, _ walk: Walk) -> String? {
    guard let made = walk.scope.value(name), case .call(let call) = made.expression,
      let type = call.name, type == "UINavigationController" || isStackOfTheApp(type, walk)
    else { return nil }
    return "\(made.scope.path):\(call.line)"
  }

  private func isStackOfTheApp(_ name: String, _ walk: Walk) -> Bool {
    index.typeName(name, from: walk.scope.type, in: walk.scope.path).map {
      index.ancestors($0).contains("UINavigationController")
    } ?? false
  }

  /// Gives screens that are pushed on such stacks alone the first screen of the stack before them.
  func takeOwnStacks() {
    var known: Set<String> = []
    for push in ownStacks.asked where push.type != push.owner {
      // What comes over others pushes nothing after itself.
      if pushed.contains(push.asker) || roots.contains(push.asker), push.asker != push.type {
        note(push.type, from: push.asker, isSheet: false)
        known.insert(push.type)
      } else {
        note(push.type, from: push.owner, isSheet: false)
        askedPushes[push.type, default: []].insert(push.asked)
      }
    }
    for (type, marks) in ownStacks.pushes
    where !ownStacks.others.contains(type) && !known.contains(type)
      && !presentedClasses.contains(type)
    {
      let first = marks.reduce(into: Set<String>()) { $0.formUnion(ownStacks.roots[$1] ?? []) }
      guard let root = first.first, first.count == 1, root != type,
        parents[type].map({ !isController($0.parent) }) ?? true
      else { continue }
      parents[type] = (root, false)
      askedPushes[type] = nil
    }
  }

  /// Whether a screen is pushed on such stacks alone whose bars are there for all that is on them.
  func standsOnOwnStack(_ name: String, keepsBar: (String) -> Bool) -> Bool {
    guard !ownStacks.others.contains(name), let marks = ownStacks.pushes[name] else { return false }
    return keepsBar("UINavigationController")
      && marks.allSatisfy { mark in
        guard let roots = ownStacks.roots[mark], !ownStacks.told.contains(mark) else {
          return false
        }
        return roots.allSatisfy(keepsBar)
          && ownStacks.pushes.allSatisfy { !$0.value.contains(mark) || keepsBar($0.key) }
      }
  }
}
