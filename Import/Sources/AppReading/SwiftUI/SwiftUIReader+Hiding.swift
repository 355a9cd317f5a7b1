internal import AppCode

/// Bars that are hidden on some of the ways that a screen may look.
extension SwiftUIReader {
  /// `navigationBarHidden(…)`, or what `toolbar(…, for: .navigationBar)` says.
  ///
  /// - Parameter value: whether the bar is hidden, or how it is seen.
  func hiding(_ value: Expression?, _ position: Position, _ place: Place) {
    guard let value else { return hide(true, .literal, position, place) }
    if let (hides, confidence) = hides(value, position) {
      return hide(hides, confidence, position, place)
    }
    var (shown, inside) = (value, position)
    if let worked = onlyValue(of: value, position) { (shown, inside) = worked }
    switch shown {
    case .choice(let condition, let yes, let no): choose(condition, yes, no, inside, place)
    case .other(let source):
      guard let condition = Self.turned(source) else { return }
      choose(condition, .bool(false), .bool(true), inside, place)
    default:
      guard Follower.path(shown) != nil else { return }
      let asks = isVisibility(shown, inside.scope) ? " == .hidden" : ""
      choose(shown.source + asks, .bool(true), .bool(false), inside, place)
    }
  }

  /// Whether a value is a name that the app's code declares as how something is seen.
  func isVisibility(_ value: Expression?, _ scope: Scope) -> Bool {
    value.flatMap { follow.declaration($0, in: scope) }?.type == "Visibility"
  }

  /// What a property that is worked out gives, where it does so in one step; nil for any other.
  private func onlyValue(
    of value: Expression, _ position: Position
  ) -> (Expression, Position)? {
    guard let answer = follow.target(value, in: position.scope),
      case .call(let call) = answer.expression, case .closure(let closure) = call.callee,
      closure.body.count == 1
    else { return nil }
    switch closure.body[0] {
    case .expression(let only), .result(let only?):
      return (only, position.inside(answer.scope.inner()))
    default: return nil
    }
  }

  /// The condition of `!flag`; nil for anything else.
  private static func turned(_ source: String) -> String? {
    guard source.hasPrefix("!") else { return nil }
    let rest = source.dropFirst()
    return rest.isOfNames(and: ".")
      ? String(rest) : nil
  }

  /// Whether a value says that a bar is hidden; nil for what is not known.
  private func hides(_ value: Expression, _ position: Position) -> (Bool, Confidence)? {
    if case .member(_, let name, _) = value {
      if name == "hidden" { return (true, .literal) }
      if ["visible", "automatic"].contains(name) { return (false, .literal) }
    }
    return bool(value, position, standard: true)
  }

  /// Notes each way of a choice.
  private func choose(
    _ condition: String, _ yes: Expression, _ no: Expression, _ position: Position, _ place: Place
  ) {
    let branches = [(condition, yes), ("else", no)].map {
      Branch(condition: $0.0, subject: nil, cases: [], bindings: [], body: [.expression($0.1)])
    }
    let taken = ways(branches, position)
    // Which of the options that a frame knows it is given, only who gives them says.
    guard taken.count == 1 || !condition.contains(".contains(.") else { return }
    for (branch, way) in taken {
      var inside = way
      if branch.condition == "else", inside.branch?.condition == "else" {
        inside.branch?.condition =
          Self.opposite(ofComparison: condition)
          ?? (condition.contains(" ") ? "not (\(condition))" : "!" + condition)
      }
      guard case .expression(let value)? = branch.body.first,
        let (hides, _) = hides(value, inside)
      else { continue }
      hide(hides, .followed, inside, place)
    }
  }

  /// The opposite of a condition that compares two things: `page == .start` of `page != .start`; nil for any
  /// other.
  private static func opposite(ofComparison condition: String) -> String? {
    var words = condition.split(separator: " ")
    guard words.count == 3, words[0].isOfNames(and: "."),
      let sign = ["==": "!=", "!=": "=="][words[1]]
    else { return nil }
    words[1] = sign[...]
    return words.joined(separator: " ")
  }

  private func hide(
    _ hides: Bool, _ confidence: Confidence, _ position: Position, _ place: Place
  ) {
    let draft = position.draft
    guard var branch = position.branch else {
      if draft.screen.isBarHidden == nil {
        draft.screen.isBarHidden = Fact(hides, at: place, confidence)
        draft.hidesInStack = hides && draft.hasStack
      }
      return
    }
    guard hides, draft.screen.isBarHidden == nil else { return }
    if let outer = draft.hidesOnAllWays(with: branch) {
      draft.marks.removeAll { $0.branch?.branching == branch.branching }
      var around = position
      around.branch = outer
      return hide(hides, confidence, around, place)
    }
    // A screen comes with its bar, unless it is known to start without.
    if !startsOn(branch, position) { (branch.isNotFirst, branch.isAbsent) = (true, true) }
    draft.marks.append(.barless(on: branch, at: place))
    if draft.branchOfTitle?.isWay(of: branch) == true { draft.branchOfTitle?.isNotFirst = true }
  }

  /// Whether a view hides the bar of its stack, on which the one screen that stands in it is the first and
  /// nothing else shows that.
  func hidesBar(_ draft: Draft, of titled: [(Draft, Draft.Child)]) -> Bool {
    guard draft.hidesInStack, draft.screen.isBarHidden?.value == true, titled.count == 1 else {
      return false
    }
    let (child, use) = titled[0]
    return uses[use.type] == 1 && !child.isPushed && !child.hasOwnStack
      && child.screen.isBarHidden == nil && child.screen.presentation == nil
      && use.branch == nil && !use.isBeside
  }

  /// Notes that a back button is hidden, or that it is on a branch that the screen does not come with.
  func hideBack(_ value: (Bool, Confidence), _ position: Position, _ place: Place) {
    if isThere(position) {
      position.draft.screen.hidesBack = Fact(value.0, at: place, value.1)
    } else if value.0, let branch = position.branch {
      position.draft.backMarks.append(.backless(on: branch, at: place))
    }
  }

  /// Notes that a title reads the same on two ways through a branching.
  func noteSameTitle(_ words: AppText, _ position: Position) {
    let draft = position.draft
    guard let known = draft.branchOfTitle, let branch = position.branch,
      draft.screen.title?.value == words, known.isInTurn(with: branch)
    else { return }
    draft.otherWaysOfTitle += [known, branch]
  }

  /// Notes that a back button is hidden where a condition holds, as what a toolbar has behind the same
  /// condition is there then.
  func hideBack(where condition: Expression, _ position: Position, _ place: Place) {
    switch condition {
    case .name, .member, .binary, .other: break
    default: return
    }
    let branch = Branch(
      condition: condition.source, subject: nil, cases: [], bindings: [], body: [])
    var around = position
    around.isAddition = true
    for (_, inside) in ways([branch], around) {
      guard let branch = inside.branch, branch.condition == condition.source else { continue }
      position.draft.backMarks.append(.backless(on: branch, at: place))
    }
  }

  /// Notes that a title stands on two ways, one of which hides the bar, so that it is neither's.
  func shareTitle(_ words: AppText, _ position: Position) {
    let draft = position.draft
    guard words == draft.screen.title?.value, let known = draft.branchOfTitle,
      let branch = position.branch, branch.branching == known.branching, branch.way != known.way,
      draft.isBarless(on: known) || draft.isBarless(on: branch)
    else { return }
    draft.branchOfTitle = known.outer.last
  }

  /// Whether a view's state, as it starts, leads to a branch.
  private func startsOn(_ branch: Item.Branch, _ position: Position) -> Bool {
    guard !branch.isNotFirst else { return false }
    if branch.condition.hasPrefix("!"), branch.way > 0 {
      let asked = String(branch.condition.dropFirst())
      return follow.holdsAtStart(asked, in: position.scope) == false
    }
    return branch.condition != "else"
      && follow.holdsAtStart(branch.condition, in: position.scope) == true
  }
}

extension Item {
  private static let barless = Position.placement("no navigation bar")

  /// What stands for a hidden bar among a screen's items while its variants are made.
  static func barless(on branch: Branch, at place: Place) -> Item {
    var item = Item(.space(nil), barless, at: place, .followed)
    item.branch = branch
    return item
  }

  private static let backless = Position.placement("no back button")

  /// What stands for a hidden back button among a screen's items while its variants are made.
  static func backless(on branch: Branch, at place: Place) -> Item {
    var item = Item(.space(nil), backless, at: place, .followed)
    item.branch = branch
    return item
  }

  /// Whether it stands for a hidden back button.
  fileprivate var isBackless: Bool { position == Self.backless }

  /// Whether it is nothing but a space between others.
  var isGap: Bool { isSpace && !isBackless && !isBarless }

  /// Whether it stands for a hidden bar.
  var isBarless: Bool { position == Self.barless }
}

extension Item.Branch {
  /// Whether it is the same way through the same branching as another.
  func isWay(of other: Item.Branch) -> Bool {
    branching == other.branching && way == other.way
  }
}

extension Draft {
  /// The way around a branching, none or one, if its bar is hidden on all ways through that branching
  /// once it is on one more; nil where it is there on another.
  ///
  /// The last way is the one without a condition, so that its number says how many there are.
  func hidesOnAllWays(with branch: Item.Branch) -> Item.Branch?? {
    let known = marks.compactMap(\.branch).filter { $0.branching == branch.branching } + [branch]
    guard let last = known.first(where: { $0.condition == "else" }), last.way > 0,
      Set(known.map(\.way)).count == last.way + 1
    else { return nil }
    return .some(branch.outer.last)
  }

  /// Whether its bar is hidden on a branch.
  func isBarless(on branch: Item.Branch?) -> Bool {
    guard let branch else { return false }
    return marks.contains { $0.branch?.isWay(of: branch) ?? false }
  }
}

extension Screen {
  /// It with what stands for a hidden bar or back button among its items as one.
  var settled: Screen {
    var screen = withoutHiddenBottom
    if let mark = items.first(where: \.isBackless) {
      screen.hidesBack = Fact(true, at: mark.place, .followed)
      screen.items.removeAll(where: \.isBackless)
    }
    guard let mark = items.first(where: \.isBarless) else { return screen }
    screen.isBarHidden = Fact(true, at: mark.place, .followed)
    screen.items.removeAll(where: \.isBarless)
    return screen
  }
}
