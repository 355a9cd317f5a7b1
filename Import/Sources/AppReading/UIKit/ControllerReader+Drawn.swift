internal import AppCode

extension ControllerReader {
  /// Screens that Interface Builder has, changed by what their classes say.
  func interfaceScreens() -> [Screen] {
    let isMinimal = backOfDrawn()
    return drawnScreens().map { screen in
      var screen = screen
      screen.isBackMinimal = screen.isBackMinimal ?? isMinimal
      return screen
    }
  }

  private func drawnScreens() -> [Screen] {
    let gone = screensOfGoneClasses()
    return interfaces.flatMap { found -> [Screen] in
      if gone.contains(found.screen.name) { return [] }
      if found.isQuiet, found.customClass.map({ drafts[$0] == nil }) ?? true { return [] }
      guard let name = found.customClass, let draft = draft(of: found, name) else {
        return [found.screen]
      }
      let isHidden = isHiddenAsDrawn(found, name, draft)
      if found.isQuiet, !isHidden { return [] }
      drawn.insert(name)
      if isPresentedAlone(found, name, draft) || presentedAlone.contains(name) { return [] }
      if found.screen.parent == nil,
        isOnlyPage(name) || isBareTab(name, draft) || !found.isOnOwnStack && isOnlyChild(name)
      {
        return []
      }
      let own = ControllerDraft(name, at: found.screen.place)
      own.screen = draft.screen
      own.sets = settled(
        draft.sets.filter { set in
          set.entries.isEmpty || !set.entries.isDisjoint(with: found.entries)
        }, of: found, name)
      own.titles = draft.titles
      own.waysOfTitles = draft.waysOfTitles
      own.waysOfTitleView = draft.waysOfTitleView
      own.titleCondition = draft.titleCondition
      own.mayHaveNoTitleView = draft.comesWithoutTitleView
      own.takeModes(from: draft)
      own.takeMoments(from: draft)
      own.hidesBackSurely = draft.hidesBackSurely
      own.showsBackLater = draft.showsBackLater
      var screen = found.screen
      screen.origin = .uiKit
      if shownAsPushed.contains(name) { screen.isBarHidden = nil }
      // The word that Interface Builder itself puts there is nobody's where the code sets another.
      if own.screen.title != nil || !draft.outsideTitles.isEmpty,
        screen.title?.value == .verbatim("Title")
      {
        own.screen.title = own.screen.title ?? draft.outsideTitles.first?.title
        screen.title = nil
      }
      // Only what is surely set takes the place of what is drawn.
      if let title = own.screen.title, !draft.isTitleAlways, screen.title != nil,
        !title.value.isKnown || !draft.hasTitleAlways,
        replacesDrawnTitle(of: found, draft) != true
      {
        own.screen.title = nil
        if replacesDrawnTitle(of: found, draft) == nil, let condition = draft.titleCondition,
          title.value.isKnown
        {
          own.titles.insert((condition, title.value), at: 0)
        }
      }
      // A drawn item has its own title, whatever its controller works out when it is asked for one.
      if draft.functionOfTitle == "title", let title = screen.title, !title.value.isEmpty {
        (own.screen.title, own.titles) = (nil, [])
      }
      takeOwnTitle(of: found, draft, into: own)
      takeTitleOfSegue(to: found, draft, into: own, &screen)
      own.screen.fill(from: screen)
      own.screen.hasNoBar = own.screen.hasNoBar || isHidden
      for position in [Item.Position.left, .right]
      where !own.sets.contains(where: {
        // What the last of several branches sets as well, unless something special asks for it.
        $0.position == position && $0.condition?.hasSuffix("else") ?? true && !$0.isLater
          && !$0.isAbsent
      }) {
        let items = screen.items.filter { $0.position == position }
        let seen = changed(items, found, draft)
        guard !seen.isEmpty, draft.takenAway[position] == nil,
          !draft.clearedByBases.contains(position)
        else { continue }
        let set = ControllerDraft.ItemSet(
          position: position,
          items: switched(amended(seen, position, draft), draft.enabledAtFirst[position]),
          generation: 0)
        own.sets.insert(set, at: 0)
        own.sets += withData(set, of: found, draft)
      }
      return finished(own, name)
    }
  }

  /// Names of drawn screens whose classes the code has no longer and to which nothing leads but others
  /// of that kind.
  private func screensOfGoneClasses() -> Set<String> {
    func isRead(_ name: String) -> Bool { index.types[name] != nil || index.typeName(name) != nil }
    let own = interfaces.filter(\.isOwnClass)
    // Where none of the app's classes was read, none is known to be gone.
    let isApp = index.types.values.contains { entry in
      entry.inherits.contains { ["App", "UIApplicationDelegate"].contains($0) }
    }
    guard isApp || own.contains(where: { $0.customClass.map(isRead) ?? false }) else { return [] }
    var gone = Set(own.filter { $0.customClass.map(isRead) == false }.map(\.screen.name))
    let led = Dictionary(grouping: interfaces) { $0.screen.name }
    // What a screen that is there leads to is there as well.
    var isSettled = false
    while !isSettled {
      let kept = gone.filter { name in
        led[name]?.contains { $0.screen.parent.map { !gone.contains($0) } ?? false } ?? false
      }
      gone.subtract(kept)
      isSettled = kept.isEmpty
    }
    return gone
  }

  /// Gives a drawn screen the title that code gives the one of its name, of several of one class.
  private func takeOwnTitle(
    of found: InterfaceReader.Found, _ draft: ControllerDraft, into own: ControllerDraft
  ) {
    // What the class says itself in any case counts wherever it is drawn.
    let isOutside = draft.outsideTitles.contains { $0.title.value == draft.screen.title?.value }
    guard let name = found.identifier, isOutside || !draft.isTitleAlways,
      let mine = draft.outsideTitles.first(where: { $0.identifier == name })
    else { return }
    let others = draft.outsideTitles.filter { $0.identifier != nil && $0.identifier != name }
      .map(\.title.value)
    own.screen.title = mine.title
    own.titles.removeAll { $0.words == mine.title.value || others.contains($0.words) }
    own.titles += mine.others
  }

  /// What a screen is drawn under that a name was made of; nil where the code does not say.
  func identifier(of name: String, _ walk: Walk) -> String? {
    guard let value = walk.scope.value(name) else { return nil }
    var made = value.expression
    if case .cast(let inner, _) = made { made = inner }
    guard case .call(let call) = made, call.name == "instantiateViewController",
      let passed = call.argument("withIdentifier") ?? call.argument("identifier"),
      case .verbatim(let identifier)? = text.answer(passed, in: value.scope, isKey: false)?.words
    else { return nil }
    return identifier
  }

  /// The only drawn button of a side as code changes it by the side's name.
  private func amended(
    _ items: [Item], _ position: Item.Position, _ draft: ControllerDraft
  ) -> [Item] {
    var change = draft.itemChanges[position]
    if let words = draft.amendments[position]?.words {
      change = change ?? ItemChange(generation: 0)
      change?.words = words
    }
    guard items.count == 1 else { return items }
    return [items[0].changed(by: change)]
  }

  /// The only drawn button of a side, switched on or off as the screen comes.
  private func switched(_ items: [Item], _ isEnabled: Bool?) -> [Item] {
    guard let isEnabled, items.count == 1, !isEnabled || items[0].isEnabled == false else {
      return items
    }
    var item = items[0]
    item.isEnabled = isEnabled
    return [item]
  }

  /// What the code says about a screen of Interface Builder's, which may be drawn several times with
  /// other values for its properties; nil for a class that the app does not have.
  private func draft(of found: InterfaceReader.Found, _ name: String) -> ControllerDraft? {
    guard let draft = drafts[name] else { return nil }
    var own = found.attributes.filter { attribute in
      index.property(attribute.label ?? "", of: name).map { $0.0.getter == nil } ?? false
    }
    // What nothing is typed in for stays as it starts, where the code leaves it alone.
    let lineage = index.lineage(name)
    for property in lineage.flatMap(\.properties)
    where property.attributes.contains("IBInspectable") && property.getter == nil
      && !own.contains(where: { $0.label == property.name })
      && index.assigned.setters(of: property.name, in: lineage).isDisjoint(with: draft.early)
    {
      if case .bool? = property.value, let value = property.value {
        own.append(Argument(label: property.name, value: value))
      }
    }
    guard !own.isEmpty else { return draft }
    follow.fuel.fill(at: draft.screen.place)
    let bound = ControllerDraft(name, at: draft.screen.place)
    let place = found.screen.place
    let call = Call(callee: .name(name), arguments: own, line: place.line)
    read(name, into: bound, made: Maker(call: call, scope: Scope(type: nil, path: place.path)))
    takeLaterBack(of: bound)
    bound.screen.backsFrom = draft.screen.backsFrom
    return bound
  }

  /// Buttons of Interface Builder's after what the code sets on them.
  private func changed(
    _ items: [Item], _ found: InterfaceReader.Found, _ draft: ControllerDraft
  ) -> [Item] {
    items.flatMap { item in
      let outlets = found.outlets.filter { $0.value.place == item.place }.keys.sorted()
      guard let scope = draft.scope, let outlet = outlets.first else { return [item] }
      // Older code may change it by the variable behind the outlet.
      let names = outlets + outlets.map { "_" + $0 }.filter { !scope.settings(of: $0).isEmpty }
      var settings = scope.settings(of: outlet)
      if names.count > 1 {
        // A button that a class has several names for is what is set on any of them last.
        settings = names.flatMap(scope.settings).sorted {
          $0.value.expression.line < $1.value.expression.line
        }
      }
      var changed = [item]
      apply(settings, to: &changed, isDrawn: true)
      return changed
    }
  }
}
