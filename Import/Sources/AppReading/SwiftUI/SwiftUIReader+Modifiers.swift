internal import AppCode

extension SwiftUIReader {
  /// Notes what a modifier says about the bar.
  func modifier(_ name: String, _ call: Call, _ base: Expression, _ position: Position) {
    let place = Place(position.scope.path, call.line)
    let draft = position.draft
    if speaksOfBar(call, in: position.scope.path) { draft.holdsUnknown = true }
    switch name {
    case "navigationTitle", "navigationBarTitle": title(name, call, position, place)
    case "navigationSubtitle":
      if let first = call.argument(nil), let found = words(first, position) {
        draft.screen.subtitle =
          draft.screen.subtitle ?? Fact(found.words, at: place, found.confidence)
      }
    case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode":
      mode(call.argument(nil), position, place)
    case "navigationBarBackButtonHidden":
      guard draft.screen.hidesBack == nil else { break }
      if let value = bool(call.argument(nil), position, standard: true) {
        hideBack(value, position, place)
      } else if let condition = call.argument(nil) {
        hideBack(where: condition, position, place)
      }
    case "navigationBarHidden": hiding(call.argument(nil), position, place)
    case "toolbar", "toolbarVisibility": toolbarModifier(call, position, place)
    case "navigationBarItems": barItems(call, position)
    case "searchable" where isOwnSearch(call, position): presentation(name, call, base, position)
    case "searchable": search(call, position, place)
    case "navigationSearchBar": ownSearch(call, position, place)
    case "searchScopes": scopes(call, position)
    case "toolbarTitleMenu":
      if let closure = call.closure() { titleMenu(closure.body, position) }
    case "tint", "accentColor":
      if draft.screen.tint == nil, position.branch == nil, !position.isInContent,
        let color = color(call.argument(nil), position)
      {
        draft.screen.tint = Fact(color, at: place)
      }
    case "toolbarColorScheme":
      let bars = call.arguments.filter { $0.label == "for" }.map(\.value.source)
      if bars.isEmpty || bars.contains(where: { $0.hasSuffix("navigationBar") }),
        position.branch == nil, case .member(_, let name, _)? = call.argument(nil),
        ["light", "dark"].contains(name)
      {
        draft.screen.colorScheme = draft.screen.colorScheme ?? Fact(name, at: place)
      }
    case "toolbarBackground":
      let bars = call.arguments.filter { $0.label == "for" || $0.label == nil }.map(\.value.source)
      if bars.contains(where: { $0.hasSuffix("navigationBar") }) || bars.count == 1,
        let color = color(call.argument(nil), position)
      {
        draft.screen.background = draft.screen.background ?? Fact(color, at: place)
      }
    case "introspect", "introspectViewController", "introspectNavigationController":
      introspected(name, call, position)
      presentation(name, call, base, position)
    default: presentation(name, call, base, position)
    }
  }

  /// Whether a screen comes with what stands at a place.
  func isThere(_ position: Position) -> Bool {
    !(position.branch?.all.contains(where: \.isNotFirst) ?? false)
  }

  /// Modifiers that show another screen, and the app's own.
  private func presentation(
    _ name: String, _ call: Call, _ base: Expression, _ position: Position
  ) {
    let place = Place(position.scope.path, call.line)
    guard !follow.neverShows(call, in: position.scope) else { return }
    switch name {
    case "sheet", "fullScreenCover", "popover":
      presentContent(call, "content", "sheet", position, isSheet: true)
    case "navigationDestination":
      presentContent(call, "destination", "link", position, isSheet: false)
    case "inspector" where !index.isPad && ownModifier(name, call, in: position.scope.path) == nil:
      // A phone has no room for it beside the screen.
      presentContent(call, "content", "sheet", position, isSheet: true)
    case "background", "containerBackground", "presentationBackground", "contextMenu",
      "swipeActions":
      linksBeside(call, position)
    case "overlay" where ownModifier(name, call, in: position.scope.path) == nil:
      linksBeside(call, position)
    case "alert", "confirmationDialog", "tabItem", "onAppear", "onChange", "onReceive", "task",
      "onTapGesture", "actionSheet", "onDisappear", "refreshable",
      "mask", "simultaneousGesture", "gesture", "onSubmit", "accessibilityActions",
      "fileImporter", "keyboardShortcut", "previewDisplayName":
      break
    case "modifier":
      if let inner = call.argument(nil) { viewModifier(inner, call, position) }
    default:
      if let function = ownModifier(name, call, in: position.scope.path) {
        let mark = "call:\(function.path):\(function.line)"
        guard !position.path.contains(mark), bodies.enter(function) else { return }
        let scope = Scope(type: "View", path: function.path)
        scope.bind(function, to: call, from: position.scope)
        var inside = position.inside(scope)
        inside.path.insert(mark)
        inside.modifiers.append(place)
        walk(function.body, inside)
      } else if call.arguments.isEmpty, walkOwnProperty(name, position) {
        break
      } else if name != "inspector", !Self.isHandler(name) {
        contents(withoutStacks(call, position), position)
      }
    }
  }

  /// Presents what a closure makes, or a function that is passed by its name.
  func presentContent(
    _ call: Call, _ label: String, _ kind: String, _ position: Position, isSheet: Bool
  ) {
    let reference = call.argument(label).flatMap { closure(calling: $0, in: position.scope) }
    if let closure = call.closure(label) ?? call.closure() ?? reference {
      var position = position
      if label == "destination" {
        let scope = position.scope.inner()
        bindDestination(
          closure.parameters.first ?? "$0", call, in: scope, from: position.scope)
        position.scope = scope
      }
      present(closure.body, kind, call, position, isSheet: isSheet)
    } else if let content = call.argument(label),
      case .call(let made)? = functionCall(content, position),
      let (function, scope) = follow.function(made, in: position.scope)
    {
      for parameter in function.parameters { scope.declare(parameter.name) }
      present(function.body, kind, call, position.inside(scope), isSheet: isSheet)
    }
  }

  /// A function of an extension of the app's own that a modifier means.
  ///
  /// - Parameter path: the file the modifier stands in, whose own functions come first.
  func ownModifier(_ name: String, _ call: Call, in path: String) -> Function? {
    guard let found = index.extensionFunctions(name, seenFrom: path) else { return nil }
    let views = found.filter { entry in
      entry.function.returns?.contains("View") ?? false
        || entry.function.returns?.contains("ModifiedContent") ?? false
    }.map(\.function)
    return index.best(views.filter { $0.path == path }, for: call, in: nil)
      ?? index.best(views, for: call, in: nil)
  }

  /// What a text reads, as SwiftUI takes it.
  func words(_ expression: Expression, _ position: Position) -> TextReader.Answer? {
    let found = text.answer(expression, in: position.scope, isKey: true)
    if let found, !found.others.isEmpty, found.words.isKnown {
      // What a flag asks for a case, a `switch` may ask elsewhere on the screen.
      position.draft.alternatives[found.words] =
        found.others
        + found.others.flatMap { condition, words in
          follow.cases(inWhichHolds: condition, in: position.scope).sorted().map { ($0, words) }
        }
    }
    return found
  }

  private func title(_ name: String, _ call: Call, _ position: Position, _ place: Place) {
    let draft = position.draft
    if name == "navigationBarTitle", let shown = call.argument("displayMode") {
      mode(shown, position, place)
    }
    let given = call.argument(nil) ?? call.closure().map { .closure($0) }
    let expression = given.map(Self.bound)
    guard let expression, let found = words(expression, position) else { return }
    noteSameTitle(found.words, position)
    // An empty title around another does not take its place.
    if let known = draft.screen.title, !known.value.isEmpty,
      known.value.isKnown || !found.words.isKnown,
      !comesFirst(position.branch, before: draft.branchOfTitle)
    {
      if position.branch != nil, found.words.isKnown, found.words != known.value {
        draft.variants.append((position.branch?.condition ?? "else", found.words))
        draft.waysOfTitles[found.words] = position.branch
      }
      shareTitle(found.words, position)
      return
    }
    if let known = draft.screen.title, let branch = draft.branchOfTitle, known.value.isKnown,
      known.value != found.words
    {
      draft.variants.append((branch.condition, known.value))
      draft.waysOfTitles[known.value] = branch
    }
    draft.branchOfTitle = position.branch
    if draft.isBarless(on: position.branch) { draft.branchOfTitle?.isNotFirst = true }
    draft.conditionOfTitle = found.condition
    draft.isTitleForMissing = found.isFallback
    draft.screen.title = Fact(
      found.words, at: handing(expression, position) ?? place,
      position.branch == nil ? found.confidence : max(.followed, found.confidence))
    draft.variants += found.others
  }

  /// What a binding gives, which a title that a person may change is handed: `name` of `$name`.
  private static func bound(_ expression: Expression) -> Expression {
    switch expression {
    // `$0` is what a closure is handed.
    case .name(let name) where name.hasPrefix("$") && name.dropFirst().first?.isLetter == true:
      .name(String(name.dropFirst()))
    case .member(let base?, let name, let line): .member(bound(base), name, line: line)
    default: expression
    }
  }

  /// Whether a screen comes with one way through a branching rather than with another.
  private func comesFirst(_ branch: Item.Branch?, before other: Item.Branch?) -> Bool {
    guard let branch, let other else { return false }
    return branch.branching == other.branching && other.isNotFirst && !branch.isNotFirst
  }

  /// Notes how large the title is.
  func mode(_ expression: Expression?, _ position: Position, _ place: Place) {
    guard let expression, position.draft.screen.titleMode == nil else { return }
    var (value, confidence) = (expression, Confidence.literal)
    func choose() {
      guard case .choice(let condition, let first, let second) = value else { return }
      noteModes(condition, first, second, position, place)
      let holds = follow.holdsAtStart(condition, in: position.scope) ?? true
      (value, confidence) = (holds ? first : second, .guessed)
    }
    choose()
    if let given = given(value, in: position.scope) { (value, confidence) = (given, .followed) }
    choose()
    guard case .member(_, let name, _) = value, let mode = Screen.TitleMode(rawValue: name) else {
      return
    }
    position.draft.screen.titleMode = Fact(mode, at: place, confidence)
  }

  /// Notes how large the title is on each of two ways.
  private func noteModes(
    _ condition: String, _ first: Expression, _ second: Expression, _ position: Position,
    _ place: Place
  ) {
    guard position.draft.modes.isEmpty else { return }
    for (condition, value) in [(condition, first), (TextReader.opposite(of: condition), second)] {
      guard let condition, case .member(_, let name, _) = value,
        let mode = Screen.TitleMode(rawValue: name)
      else { continue }
      position.draft.modes.append((condition, Fact(mode, at: place, .guessed)))
    }
  }

  /// What a name or a member of a known case gives in the end; nil where it is one already, or
  /// only the running app knows.
  func given(_ expression: Expression, in scope: Scope, steps: Int = 6) -> Expression? {
    switch expression {
    case .name, .member(.some, _, _): break
    case .call(let call):
      // What a function of the app's own makes of it.
      guard steps > 0, let (function, inside) = follow.function(call, in: scope) else { return nil }
      let ways = follow.outcomes(function.body, in: inside)
      guard ways.count == 1 else { return nil }
      let value = ways[0].expression
      return given(value, in: ways[0].scope, steps: steps - 1) ?? value
    default: return nil
    }
    guard steps > 0, let target = follow.target(expression, in: scope) else { return nil }
    var (value, inside) = (target.expression, target.scope)
    if case .call(let call) = value, case .closure(let closure) = call.callee {
      let ways = follow.outcomes(closure.body, in: inside.inner())
      guard ways.count == 1 else { return nil }
      (value, inside) = (ways[0].expression, ways[0].scope)
    }
    return given(value, in: inside, steps: steps - 1) ?? value
  }

  /// A truth value that the code names; nil where only the running app knows.
  func bool(
    _ expression: Expression?, _ position: Position, standard: Bool
  ) -> (Bool, Confidence)? {
    guard let expression else { return (standard, .literal) }
    if case .bool(let value) = expression { return (value, .literal) }
    if let target = follow.target(expression, in: position.scope),
      case .bool(let value) = target.expression,
      follow.declaration(expression, in: position.scope)?.isConstant ?? true
    {
      return (value, .followed)
    }
    return nil
  }

  /// The name of a colour: one of the system's, or one of the app's own.
  func color(_ expression: Expression?, _ position: Position) -> String? {
    ColorReader(follow: follow).color(expression, in: position.scope, isSwiftUI: true)
  }
}
