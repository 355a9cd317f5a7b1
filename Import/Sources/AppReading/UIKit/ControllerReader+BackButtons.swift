internal import AppCode

/// What back buttons say: of all screens after one, of those alone that a function pushes once it has set
/// it, or of the screen that sets it itself on the one before.
extension ControllerReader {
  /// A back button that code sets which does not run as its screen comes.
  ///
  /// UIKit: the back button that a screen shows is what its item says of it as the next one is pushed.
  final class LaterBack {
    /// What it says.
    let words: Fact<AppText>
    /// Whether that is nothing but the arrow.
    let isMinimal: Bool
    /// Whether it is the screen's title, which the back button says where nothing else is said of it.
    let isTitle: Bool
    /// Whether only a screen says it that has another before it as it comes.
    var isOfPushed = false
    /// The screens that are pushed after that.
    var pushed: Set<String> = []

    init(_ words: Fact<AppText>, isMinimal: Bool, isTitle: Bool = false) {
      (self.words, self.isMinimal, self.isTitle) = (words, isMinimal, isTitle)
    }
  }

  /// Notes what the back button of the screens after this one says.
  func setBack(_ value: Expression, at place: Place, _ walk: Walk) {
    if isOfPresenter(place, walk) { return }
    if let words = backWords(value, at: place, walk) {
      keep(LaterBack(words, isMinimal: words.value.isEmpty), walk)
    }
  }

  /// Notes the title of that back button.
  func setBackTitle(_ value: Expression, at place: Place, _ walk: Walk) {
    if let words = fact(value, place, walk) { keep(LaterBack(words, isMinimal: false), walk) }
  }

  private func keep(_ back: LaterBack, _ walk: Walk) {
    let isOwn = !walk.isOutside && !walk.isMaker
    back.isOfPushed = !walk.isLater && isOfPushed(walk)
    if isOwn, walk.isLater || back.isOfPushed {
      walk.draft.laterBacks.append(back)
    } else {
      walk.draft.screen.take(back)
    }
  }

  /// Whether only screens that have another before them on their stack come to the steps.
  private func isOfPushed(_ walk: Walk) -> Bool {
    guard !walk.isOutside, !walk.isMaker, let condition = walk.condition else { return false }
    return Self.asksForBefore(spelledOut(condition, of: walk.owner))
  }

  /// Whether some code pushes a screen, and none puts it first on a stack.
  private func isOnlyPushed(_ name: String) -> Bool {
    pushed.contains(name) && !roots.contains(name)
  }

  /// Notes that a screen is pushed with the back button that the steps before have set.
  func noteBack(of type: String, _ walk: Walk) {
    if let back = walk.back { back.pushed.insert(type) }
  }

  /// Gives screens that are pushed with a back button of their own that one; a screen of which no push is
  /// known that comes after the step keeps it for all.
  func takeLaterBacks() {
    for name in drafts.keys.sorted() {
      guard let draft = drafts[name] else { continue }
      takeLaterBack(of: draft)
      let isSaid = draft.screen.backTitle != nil || draft.screen.isBackMinimal != nil
      for back in draft.laterBacks {
        // What it says anyway need not be said.
        if back.isTitle, isSaid || back.words.value == draft.screen.title?.value { continue }
        for type in back.pushed where drafts[type]?.screen.backsFrom[name] == nil {
          drafts[type]?.screen.backsFrom[name] = back.words
        }
      }
    }
  }

  func takeLaterBack(of draft: ControllerDraft) {
    let isPushed = isOnlyPushed(draft.screen.name)
    let back = draft.laterBacks.first {
      $0.pushed.isEmpty && !$0.isTitle && (isPushed || !$0.isOfPushed)
    }
    if let back { draft.screen.take(back) }
  }

  /// What a back button says that an item is given: an empty text for nothing; nil where nobody knows.
  private func backWords(
    _ value: Expression, at place: Place, _ walk: Walk
  ) -> Fact<AppText>? {
    if value.isNull { return nil }
    if let made = ownBack(value, at: place, walk) { return made }
    var (value, title) = (value, Expression.null)
    if let name = Follower.path(value)?.last {
      guard let target = follow.target(value, in: walk.scope) else { return nil }
      value = target.expression
      if let set = walk.scope.settings(of: name).last(where: { $0.property == "title" }) {
        title = set.value.expression
      }
    }
    guard case .call(let call) = value else { return nil }
    // With both, what shows is not known; with a picture alone, no words do.
    if call.argument("image") != nil, call.argument("title") != nil { return nil }
    if let passed = call.argument("title") { title = passed }
    return fact(title, place, walk) ?? Fact(.verbatim(""), at: place)
  }

  /// The words of a back button that something of the app's own makes: `.backButton()`; nil for any other.
  private func ownBack(
    _ value: Expression, at place: Place, _ walk: Walk
  ) -> Fact<AppText>? {
    var (made, scope) = (value, walk.scope)
    if Follower.path(value) != nil, let target = follow.target(value, in: scope) {
      (made, scope) = (target.expression, target.scope)
    }
    switch made {
    case .call(let call):
      guard let name = call.name, name != "init", name.first?.isLowercase ?? false,
        call.argument("title") == nil
      else { return nil }
    case .member(nil, _, _): break
    default: return nil
    }
    let items = items(made, .left, at: place, in: scope)
    guard items.count == 1, case .words(let words) = items[0].content, words.isKnown else {
      return nil
    }
    return Fact(words, at: place, .followed)
  }

  /// Notes what a screen sets on the one before it on their stack, as it comes; false for any other place.
  func setsBackBefore(_ value: Expression, at place: Expression, _ walk: Walk) -> Bool {
    guard let property = propertyBefore(place, walk) else { return false }
    let comes = !walk.isLater || ["willMove", "didMove"].contains(walk.function)
    // Only what is not first on its stack has one before it.
    let isOfPlace = walk.special.map { special in
      ["navigationController", "viewControllers"].contains { special.contains($0) }
    }
    guard comes, isOfPlace ?? !walk.isAbsent, !walk.isMaker, !walk.isOutside else { return true }
    let origin = walk.origin ?? Place(walk.scope.path, place.line)
    let words =
      property == "backBarButtonItem"
      ? backWords(value, at: origin, walk) : fact(value, origin, walk)
    if let words { walk.draft.screen.backBefore = walk.draft.screen.backBefore ?? words }
    return true
  }

  /// What a place is of the item before that of a screen, which the back button reads:
  /// `backButtonTitle` of `navigationController?.navigationBar.backItem?.backButtonTitle`; nil for any other.
  private func propertyBefore(_ place: Expression, _ walk: Walk) -> String? {
    guard case .member(let item?, let property, _) = place else { return nil }
    let own = ["backBarButtonItem", "backButtonTitle"]
    if case .member(.member(let stack?, "navigationBar", _)?, "backItem", _) = item {
      return isOwnStack(stack, walk) && (own + ["title"]).contains(property) ? property : nil
    }
    guard own.contains(property),
      case .member(
        .item(.member(let stack?, "viewControllers", _), let index)?, "navigationItem", _) =
        item, index.count == 1, isOwnStack(stack, walk)
    else { return nil }
    let number = index[0].value.source.filter { !$0.isWhitespace }
    let isBefore =
      number.hasSuffix("count-2") || number.hasSuffix("-1") && !number.hasSuffix("count-1")
    return isBefore ? property : nil
  }

  /// Whether a value is the stack that the screen itself stands on.
  private func isOwnStack(_ stack: Expression, _ walk: Walk) -> Bool {
    let path = Follower.path(stack)?.filter { $0 != "self" } ?? []
    guard path.count == 1 else { return false }
    guard let value = walk.scope.value(path[0]) else { return path[0] == "navigationController" }
    return Follower.path(value.expression)?.filter { $0 != "self" } == ["navigationController"]
  }

  /// Whether a step stands in a function that presents a screen and pushes none, other than as the screen
  /// comes: what it says of the back button is not there with the screens that others push.
  private func isOfPresenter(_ place: Place, _ walk: Walk) -> Bool {
    let functions = index.lineage(walk.owner).flatMap(\.functions).filter {
      $0.path == place.path && $0.line <= place.line
    }
    guard let function = functions.max(by: { $0.line < $1.line }),
      !Self.lifecycle.contains(function.name)
    else { return false }
    var (presents, pushes) = (false, false)
    ExpressionVisitor.visit(function.body) { expression in
      guard case .call(let call) = expression, let name = call.name else { return true }
      if name == "present" { presents = true }
      pushes =
        pushes || name.lowercased().hasPrefix("push") || name.hasPrefix("show")
        || ["performSegue", "setViewControllers"].contains(name) || ownPushes[name] != nil
      return true
    }
    return presents && !pushes
  }
}

extension Screen {
  /// Takes what its back button says, unless something is known of that.
  fileprivate mutating func take(_ back: ControllerReader.LaterBack) {
    if back.isMinimal {
      isBackMinimal = isBackMinimal ?? Fact(true, at: back.words.place)
    } else {
      backTitle = backTitle ?? back.words
    }
  }
}
