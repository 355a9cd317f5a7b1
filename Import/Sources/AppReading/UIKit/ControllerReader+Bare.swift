internal import AppCode

/// Screens that are surely pushed, or first on a drawn stack, and say nothing of their bar: it is there,
/// with a back button alone or with nothing.
extension ControllerReader {
  /// Whether a screen has a bar although nothing is said of it.
  func isBare(_ screen: Screen) -> Bool {
    let name = screen.name
    let isFirst = isFirstOnSureStack(name)
    guard screen.variant == nil, !screen.isSheet || isFirst else { return false }
    if screen.isBarHidden != nil { return showsItsBar(screen) }
    guard let draft = drafts[name] else {
      // A screen that is drawn and has no class says nothing else.
      return screen.origin == .interfaceBuilder
        && (standings[name] ?? []).contains(where: standsUnderBar)
        && !interfaces.contains { $0.screen.name == name && $0.customClass != nil }
    }
    guard isPlain(name), draft.functionOfHiding == nil, !speaksOfBar(name) else { return false }
    if (standings[name] ?? []).contains(where: standsUnderBar) { return true }
    if standsOnOwnStack(name, keepsBar: { keepsBar($0) && !$0.isEmpty }) { return true }
    if isPushedWithMode(draft, name) { return true }
    guard !hidesBarsElsewhere, !comeFromHidden.contains(name),
      ownStacks.told.isDisjoint(with: ownStacks.pushes[name] ?? [])
    else { return false }
    let pushers = pushers[name, default: []]
    return pushers.isEmpty ? isFirst : pushers.allSatisfy(leavesBar)
  }

  /// Whether a screen that is pushed shows the bar itself as it comes, which the one before it may hide.
  private func showsItsBar(_ screen: Screen) -> Bool {
    let name = screen.name
    guard screen.isBarHidden?.value == false, let draft = drafts[name], draft.showsBar,
      isPlain(name), !speaksOfBar(name)
    else { return false }
    return !pushers[name, default: []].isEmpty || !(standings[name] ?? []).isEmpty
  }

  /// Whether a drawn way to a screen leads to one with a bar.
  private func standsUnderBar(_ standing: InterfaceReader.Standing) -> Bool {
    if let stack = standing.stack {
      // What a class of a library does with its bar nobody knows.
      guard let type = index.typeName(stack), !hidesBars(index.lineage(type)) else { return false }
    }
    return standing.parent.map(leavesBar) ?? true
  }

  /// Whether a screen leaves the bar of its stack where it is.
  func keepsBar(_ name: String) -> Bool {
    guard let type = index.typeName(name) else { return true }
    // What a screen says of a stack that it makes is of that one.
    let isScreen = isController(type)
    return !functionsInUse(of: index.lineage(type))
      .contains { hidesBars($0, but: isScreen ? Self.stacksMade(in: $0.body) : []) }
  }

  /// Whether a class has nothing of a screen but what it says itself and UIKit gives it, or Google's count.
  func isPlain(_ name: String) -> Bool {
    index.ancestors(name).allSatisfy { ancestor in
      !ancestor.hasSuffix("Controller") || !isForeign(ancestor)
        || ["UIViewController", "UITableViewController", "UICollectionViewController"]
          .contains(ancestor)
        || ancestor == "GAITrackedViewController"
    }
  }

  /// Whether the code of a class has anything of a bar that its screen does not show.
  private func speaksOfBar(_ name: String) -> Bool {
    let classes = index.lineage(name).filter { $0.kind == .class }
    let own = Set(classes.flatMap(\.functions).filter { !$0.body.isEmpty }.map(\.name))
    for entry in classes {
      for property in entry.properties {
        if ["title", "navigationItem"].contains(property.name) { return true }
        let asks = AskingPlace(type: name, function: property.name, path: property.path)
        if let getter = property.getter, speaksOfBar(getter, own, asks) { return true }
        if let value = property.value, speaksOfBar([.expression(value)], own, asks) { return true }
      }
      for function in entry.functions
      where speaksOfBar(function.body, own, AskingPlace(function, of: name)) {
        return true
      }
    }
    return false
  }

  /// The same of steps, which may have names of their own for the screen's item.
  ///
  /// - Parameters:
  ///   - own: the functions of the class, which are looked at themselves.
  ///   - place: where the steps stand.
  private func speaksOfBar(
    _ body: [Statement], _ own: Set<String>, _ place: AskingPlace
  ) -> Bool {
    var isFound = false
    var names: Set<String> = []
    // How often they name the item itself, rather than what it has, beside giving it a name.
    var mentions = 0
    var hasOwnTitle = false
    ExpressionVisitor.visitBindings(body) { binding in
      if binding.name == "title" { hasOwnTitle = true }
      guard
        binding.value.flatMap(Follower.path)?.filter({ $0 != "self" }) == ["navigationItem"]
      else { return }
      names.insert(binding.name)
      mentions -= 1
    }
    names.remove("navigationItem")
    ExpressionVisitor.visit(body) { value in
      if Self.keepsBack(value) { return false }
      switch value {
      case .name("navigationItem"), .member(.name("self")?, "navigationItem", _):
        mentions += 1
        return false
      case .name(let name) where names.contains(name): isFound = true
      case .member(_, "navigationItem", _): isFound = true
      case .member(let base?, let property, _):
        let owner = Follower.path(base)?.last
        if owner == "navigationItem" || owner.map(names.contains) ?? false {
          return !Self.harmless.contains(property)
        }
        if owner == "navigationBar", Self.ofItems.contains(property) { isFound = true }
      case .assign(let place, _, _):
        if Self.showsBar(value) { return false }
        if case .name("title") = place, hasOwnTitle { return true }
        if Follower.path(place)?.filter({ $0 != "self" }) == ["title"] { isFound = true }
      case .call(let call):
        if Self.showsBar(value) { return false }
        let name = call.name ?? ""
        if own.contains(name) && Self.isOfSelf(call) || name == "UINavigationBarAppearance" {
          return true
        }
        let low = name.lowercased()
        // A view in a controller around it may say what stands in the bar.
        isFound =
          isFound || name.contains("UIHostingController") && !isQuietHost(call, body, place)
          || ["navbar", "navigationbar", "navigationitem", "navigationtitle"]
            .contains(where: low.contains)
          || low.contains("barbutton") && name.first?.isUppercase == false
      default: break
      }
      return !isFound
    }
    return isFound || mentions > 0
  }

  /// Whether the class itself, without those it inherits from, has a word of a bar, an item or a title.
  func speaksOfBarItself(_ name: String) -> Bool {
    let words: Set = ["navigationItem", "title", "UINavigationBar", "UINavigationItem"]
    guard let entry = index.types[name] else { return true }
    var isFound = false
    func look(_ expression: Expression) -> Bool {
      switch expression {
      case .name(let word), .member(_, let word, _): isFound = isFound || words.contains(word)
      default: break
      }
      return !isFound
    }
    for property in entry.properties {
      if words.contains(property.name) || property.type.map(words.contains) ?? false { return true }
      if let value = property.value { ExpressionVisitor.visit(value, look) }
      if let getter = property.getter { ExpressionVisitor.visit(getter, look) }
    }
    for function in entry.functions where !isFound { ExpressionVisitor.visit(function.body, look) }
    return isFound
  }

  /// Whether a call is one of the class's own functions.
  private static func isOfSelf(_ call: Call) -> Bool {
    switch call.callee {
    case .name, .member(.name("self")?, _, _), .member(.name("super")?, _, _): true
    default: false
    }
  }

  /// Whether a step only says that the back button is there, which it is in any case.
  private static func keepsBack(_ value: Expression) -> Bool {
    switch value {
    case .assign(let place, .bool(false), _):
      Follower.path(place)?.suffix(2) == ["navigationItem", "hidesBackButton"]
    case .call(let call):
      if call.name == "setHidesBackButton", case .bool(false)? = call.argument(nil) {
        true
      } else {
        false
      }
    default: false
    }
  }

  /// Properties of a navigation item that put nothing into the bar of its own screen.
  private static let harmless: Set = [
    "backBarButtonItem", "backButtonDisplayMode", "backButtonTitle", "compactAppearance",
    "compactScrollEdgeAppearance", "hidesSearchBarWhenScrolling", "largeTitleDisplayMode",
    "scrollEdgeAppearance", "standardAppearance",
  ]

  /// Properties of a navigation bar by which somebody may fill or hide it.
  private static let ofItems: Set = [
    "addSubview", "backItem", "isHidden", "items", "pushItem", "setItems", "topItem",
  ]

  /// Whether code of types hides the bar of a stack, or shows it again.
  func hidesBars(_ entries: [CodeIndex.TypeEntry]) -> Bool {
    entries.flatMap(\.functions).contains { hidesBars($0) }
  }

  /// The same of a function, but for stacks of some names.
  func hidesBars(_ function: Function, but made: Set<String> = []) -> Bool {
    var isFound = false
    ExpressionVisitor.visit(function.body) { value in
      if Self.showsBar(value) || Self.isOfHiding(value, on: made) { return false }
      if case .member(let base, let name, _) = value {
        isFound =
          isFound || Self.hiding.contains(name) || ![nil, .shows].contains(barSteps[name])
          || name == "isHidden" && base.flatMap(Follower.path)?.last == "navigationBar"
      }
      if case .name(let name) = value, Self.hiding.contains(name) { isFound = true }
      return !isFound
    }
    return isFound
  }

  /// Whether a step surely shows the bar, so that it is there for what is pushed.
  static func showsBar(_ value: Expression) -> Bool {
    switch value {
    case .call(let call):
      guard call.name == "setNavigationBarHidden",
        case .bool(false)? = call.arguments.first?.value
      else { return false }
      return true
    case .assign(let place, .bool(false), _):
      guard let path = Follower.path(place), let last = path.last else { return false }
      return hiding.contains(last) || last == "isHidden" && path.contains("navigationBar")
    default: return false
    }
  }

  static let hiding: Set = [
    "isNavigationBarHidden", "navigationBarHidden", "setNavigationBarHidden",
    "hidesBarsOnSwipe", "hidesBarsOnTap",
  ]

  /// Whether code outside of screens hides bars, of which nobody can tell whose they are.
  ///
  /// A stack that only holds a tab bar controller is none of those that stand in its tabs.
  func hidesBars() -> Bool {
    index.types.contains { name, entry in
      drafts[name] == nil && entry.kind != .protocol
        && entry.functions.contains {
          hidesBars($0) && !putsTabs($0, of: name) && !isOfCallers($0, of: name)
        }
    }
  }

  /// Whether a function puts a tab bar controller of the app's own on a stack.
  private func putsTabs(_ function: Function, of type: String) -> Bool {
    func isTabs(_ value: Expression) -> Bool {
      switch value {
      case .list(let list): return list.count == 1 && isTabs(list[0])
      case .call(let call): return call.name.map(isTabBar) ?? false
      case .name(let name), .member(.name("self")?, let name, _):
        guard let (property, _) = index.property(name, of: type) else { return false }
        return property.type.map(isTabBar) ?? property.value.map(isTabs) ?? false
      default: return false
      }
    }
    var isFound = false
    ExpressionVisitor.visit(function.body) { value in
      switch value {
      case .assign(let place, let list, _):
        isFound = isFound || Follower.path(place)?.last == "viewControllers" && isTabs(list)
      case .call(let call):
        isFound =
          isFound
          || ["pushViewController", "setViewControllers"].contains(call.name)
            && call.argument(nil).map(isTabs) ?? false
      default: break
      }
      return !isFound
    }
    return isFound
  }

  private func isTabBar(_ type: String) -> Bool {
    let name = CodeIndex.withoutGenerics(type.filter { !"?!".contains($0) })
    return name == "UITabBarController"
      || index.typeName(name).map { index.ancestors($0).contains("UITabBarController") } ?? false
  }
}
