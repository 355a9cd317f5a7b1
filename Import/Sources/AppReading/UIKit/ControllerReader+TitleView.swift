internal import AppCode

extension ControllerReader {
  /// Notes the view that stands in the title's place, or that none does any more.
  func setTitleView(_ value: Expression, at place: Place, _ walk: Walk) {
    let draft = walk.draft
    if case .null = value, walk.condition != nil, !walk.isLater {
      draft.mayHaveNoTitleView = true
    }
    let time = Self.lifecycle.firstIndex(of: walk.function)
    if case .null = value, walk.condition == nil, !walk.isLater, let time {
      draft.timeOfNoTitleView = max(draft.timeOfNoTitleView, time)
    }
    if noteTakingAway(value, walk) { return }
    // What stands there only while something goes on is not there as the screen comes.
    if walk.isAbsent { return }
    walk.draft.scopeOfTitleView = walk.scope
    around = walk.scope
    defer { around = nil }
    let source = follow.target(value, in: walk.scope)?.expression ?? value
    // What is handed on from another item says nothing.
    if Follower.path(source)?.suffix(2) == ["navigationItem", "titleView"] { return }
    // What an ordinary screen comes with takes the place of what is special.
    let isFree = draft.screen.titleView == nil || draft.isTitleViewSpecial && walk.special == nil
    if let name = Follower.path(value)?.last, isFree { draft.nameOfTitleView = name }
    if isFree || walk.special != nil || mayComeLater(walk),
      let content = staysEmpty(value, walk) ? .label(.verbatim("")) : view(value, in: walk.scope)
    {
      let view = Fact(content, at: place, .followed)
      if let special = walk.special {
        draft.specialTitleViews[special] = draft.specialTitleViews[special] ?? view
      }
      guard isFree else { return noteLaterTitleView(view, walk) }
      draft.screen.titleView = view
      draft.isTitleViewSpecial = walk.special != nil
      draft.laterFunctionOfTitleView = mayBeTakenBack(walk) ? walk.function : nil
      draft.waysOfTitleView = walk.ways
      draft.timeOfTitleView = time ?? Self.lifecycle.count
    }
  }

  /// Gives the view in the title's place the words that are put into it once it stands there:
  /// `heading.title = "Inbox"`, `heading.titleLabel.text = "Inbox"`; false for anything else.
  func titleViewGets(_ value: Expression, on names: [String], _ walk: Walk) -> Bool {
    guard names.count == 2 || names.count == 3 && names[1].lowercased().hasSuffix("titlelabel"),
      ["title", "text"].contains(names[names.count - 1]), names[0] == walk.draft.nameOfTitleView,
      walk.scope.value(names[0]) == nil || isView(names[0], walk)
    else { return false }
    fillTitleView(with: value, walk)
    return true
  }

  /// The same for a call: `heading.update(title: "Inbox", subtitle: nil)`.
  func titleViewGets(_ call: Call, _ walk: Walk) {
    guard case .member(let base?, let name, _) = call.callee,
      ["update", "configure", "set", "setup", "setTitle"].contains(name),
      Follower.path(base)?.filter({ $0 != "self" }) == walk.draft.nameOfTitleView.map({ [$0] }),
      let title = call.argument("title") ?? (name == "setTitle" ? call.argument(nil) : nil)
    else { return }
    fillTitleView(with: title, walk)
  }

  /// Gives a plain view in the title's place what the rest of its function puts into it:
  /// `header.addSubview(label)`, `navigationItem.titleView?.addSubview(label)`.
  func fillTitleView(after walk: Walk, _ body: [Statement]) {
    guard walk.draft.scopeOfTitleView === walk.scope else { return }
    if staysBare(after: walk, body) {
      walk.draft.screen.titleView?.value = .label(.verbatim(""))
      return
    }
    if comesHidden(after: walk) {
      walk.draft.screen.titleView?.value = .label(.verbatim(""))
      return
    }
    guard
      case .view? = walk.draft.screen.titleView?.value, !walk.isAbsent, !walk.isOutside
    else { return }
    let name = walk.draft.nameOfTitleView ?? ""
    let parts = [name, "navigationItem.titleView"].flatMap { walk.scope.settings(of: $0) }
      .filter { $0.property == "addSubview" && !isUnseen($0.value, walk) }
    guard !parts.isEmpty, name.isEmpty || isPlainView(name, walk) else { return }
    around = walk.scope
    defer { around = nil }
    if let found = inside(parts) {
      walk.draft.screen.titleView?.value = found
    } else if let found = buttonsInRow(parts.map(\.value)) {
      // Segments are what a scene has that comes nearest to a row of buttons.
      walk.draft.screen.titleView?.value = found
      walk.draft.screen.titleView?.confidence = .guessed
    }
  }

  /// Whether an expression makes a view of UIKit's, which no title is.
  func makesView(_ value: Expression) -> Bool {
    guard case .call(let call) = value, let path = Follower.path(call.callee) else { return false }
    let isInit = path.count > 1 && ["init", "new"].contains(path[path.count - 1])
    let name = isInit ? path[0] : path[path.count - 1]
    return path.count < 3 && name.hasPrefix("UI")
      && ["Label", "View", "Button", "Field"].contains(where: name.hasSuffix)
  }

  /// Whether a name stands for a view that only holds others.
  private func isPlainView(_ name: String, _ walk: Walk) -> Bool {
    if let made = follow.target(.name(name), in: walk.scope)?.expression {
      guard case .call(let call) = made else { return false }
      return call.name == "UIView" || Follower.path(call.callee)?.first == "UIView"
    }
    return follow.declaration(.name(name), in: walk.scope)?.type.map(CodeIndex.withoutGenerics)
      == "UIView"
  }

  /// Whether a part of a view is there without being seen as the screen comes.
  private func isUnseen(_ part: Scope.Value, _ walk: Walk) -> Bool {
    guard let name = Follower.path(part.expression)?.filter({ $0 != "self" }) else {
      return false
    }
    let settings = walk.scope.settings(of: name.joined(separator: ".")).filter(\.isOnTheWay)
    return settings.last { $0.isOfSight }?.hidesView ?? false
  }

  private func isView(_ name: String, _ walk: Walk) -> Bool {
    guard let made = walk.scope.value(name)?.expression, case .call(let call) = made else {
      return false
    }
    return call.name.map { $0 == "UIView" || isOwnView($0) } ?? false
  }

  private func fillTitleView(with value: Expression, _ walk: Walk) {
    guard !walk.isAbsent, !walk.isOutside, case .view? = walk.draft.screen.titleView?.value,
      let found = words(value, walk), !found.words.isEmpty, found.words.isKnown || !walk.isLater
    else { return }
    walk.draft.screen.titleView?.value = .label(found.words)
  }

  /// Whether a screen shows its title in a label of its own, as its class says wherever `title` gets
  /// another value, and nothing ever sets that title.
  func showsNoTitle(_ screen: Screen, _ draft: ControllerDraft) -> Bool {
    guard screen.title == nil, draft.titles.isEmpty, draft.outsideTitles.isEmpty,
      draft.titlesOfCallers.isEmpty, screen.titleView?.value.readsTitle ?? false
    else { return false }
    return index.lineage(screen.name).contains { $0.watchersByName["title"] != nil }
  }
}
