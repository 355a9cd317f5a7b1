internal import AppCode

/// Bottom bars that are hidden, in any case or on some of the ways that a screen may look.
extension SwiftUIReader {
  /// Notes what `toolbar(.hidden, for: …)` says of the bars that it names, or of all.
  func showsBars(_ call: Call, _ position: Position, _ place: Place) {
    let bars = call.arguments.dropFirst().map(\.value.source)
    if bars.contains(where: { $0.hasSuffix("bottomBar") }) {
      hidingBottom(call.argument(nil), position, place)
    }
    guard bars.isEmpty || bars.contains(where: { $0.hasSuffix("navigationBar") }) else { return }
    let isOpen = position.draft.screen.isBarHidden == nil
    hiding(call.argument(nil), position, place)
    // SwiftUI: what `toolbar(.hidden, for:)` says is the preference of that one view.
    if isOpen, position.draft.screen.isBarHidden != nil { position.draft.hidesForItself = true }
  }

  /// Notes what `toolbar(…, for: .bottomBar)` says of the bar below a screen.
  ///
  /// SwiftUI: what stands in a bar that is hidden is not seen, and comes back with it.
  private func hidingBottom(_ value: Expression?, _ position: Position, _ place: Place) {
    guard let value else { return }
    var (shown, scope) = (value, position.scope)
    while case .name = shown, let next = follow.target(shown, in: scope), next.scope !== scope {
      (shown, scope) = (next.expression, next.scope)
    }
    if case .choice(let condition, let yes, let no) = shown {
      let hidden = [yes, no].map { Self.isHidden($0) }
      guard hidden[0] != hidden[1] else { return }
      let (asked, inside) = workedOut(condition, in: scope)
      guard let holds = follow.holdsAtStart(asked, in: inside) else { return }
      return hideBottom(where: asked, isHidden: hidden[0], atStart: holds, position, place)
    }
    if Self.isHidden(shown) { position.draft.noteBottomless(on: position.branch, at: place) }
  }

  private static func isHidden(_ value: Expression) -> Bool {
    if case .member(_, "hidden", _) = value { true } else { false }
  }

  /// What a flag that a type works out asks for in the end, with the names that count there.
  private func workedOut(_ condition: String, in scope: Scope) -> (String, Scope) {
    var (condition, scope) = (condition, scope)
    for _ in 0..<4 {
      guard let inner = follow.workedOut(flag: condition, in: scope) else { break }
      (condition, scope) = inner
    }
    return (condition, scope)
  }

  /// Notes a bar that is hidden where a condition holds, or where it does not.
  ///
  /// - Parameter atStart: whether the condition holds as the screen comes.
  private func hideBottom(
    where condition: String, isHidden: Bool, atStart: Bool, _ position: Position, _ place: Place
  ) {
    branchings += 1
    var branch = Item.Branch(
      branching: branchings, way: isHidden ? 0 : 1, condition: isHidden ? condition : "else")
    if !isHidden { branch.opposite = condition }
    (branch.isNotFirst, branch.isAbsent) = (atStart != isHidden, atStart != isHidden)
    position.draft.noteBottomless(on: branch.inside(of: position.branch), at: place)
  }
}

extension Draft {
  /// Notes that the bar below it is hidden on a branch; nil for in any case.
  fileprivate func noteBottomless(on branch: Item.Branch?, at place: Place) {
    var mark = Item(.space(nil), Item.bottomless, at: place, .followed)
    mark.branch = branch
    bottomMarks.append(mark)
  }
}

extension Item {
  /// Where what stands for a hidden bottom bar is, among a screen's items while its variants are made.
  fileprivate static let bottomless = Position.placement("no bottom bar")
}

extension Screen {
  /// It without the buttons of a bottom bar that is hidden.
  var withoutHiddenBottom: Screen {
    let marks = items.filter { $0.position == Item.bottomless }
    guard !marks.isEmpty else { return self }
    let isHidden = marks.contains { !isState(of: $0.branch?.opposite) }
    var screen = self
    screen.items.removeAll {
      $0.position == Item.bottomless || isHidden && $0.position == .placement("bottomBar")
    }
    return screen
  }

  /// Whether it is a variant for a condition, which its code may ask in other words:
  /// `model.state == .full` for `state == .full`, or for the case of a `switch`.
  private func isState(of condition: String?) -> Bool {
    guard let condition, let variant else { return false }
    let words = condition.split(separator: " ")
    if words.count == 3, words[1] == "==", variant == "case \(words[2])" { return true }
    return ScreenVariants.parts(of: variant).contains {
      $0 == condition || condition.hasSuffix("." + $0) || $0.hasSuffix("." + condition)
    }
  }
}
