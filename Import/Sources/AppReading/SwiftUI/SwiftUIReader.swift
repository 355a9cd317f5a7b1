internal import AppCode

/// Finds the screens of an app that are written in SwiftUI.
final class SwiftUIReader {
  /// The functions of the app's own that the view which is read has led into.
  var bodies = FollowedBodies()
  let follow: Follower
  let text: TextReader
  /// Screens by the type that describes them.
  var typed: [String: Draft] = [:]
  /// Screens without a type of their own: what links, sheets and columns hold.
  var loose: [Draft] = []
  /// What code puts into the properties that sheets are shown for.
  lazy var casesOfItems = CasesOfItems(index)
  /// Views of sheets that are never shown, with the places where they are made.
  var unshown: [String: Set<Place>] = [:]
  /// What is asked for before stacks show each view, by its name.
  var asking: [String: Set<PushAskers.Asked>] = [:]
  /// The views whose links push each view, by its name.
  var linked: [String: Set<String>] = [:]
  /// The screens that views stand in which are none themselves, or that stand first in them.
  var screensOfParts: [String: Set<String>] = [:]
  /// Those of them that are whole, by what twins of them have alike.
  var alike: [Likeness: [Draft]] = [:]
  /// In how many screens a view stands, and the number of the branchings so far.
  var (uses, branchings): ([String: Int], Int) = ([:], 0)
  /// Functions that make views, of types that are none.
  lazy var viewsOfObjects = ViewsOfObjects(index)
  /// Views that are frames of screens, whose title and bar those set in the environment.
  var frames: Set<String> = []
  /// Whether views that are generic in others are stacks of UIKit's, or of SwiftUI's, and whether they put
  /// what they are handed on a stack, as far as they were looked at.
  var (ownStacks, stackFrames): ([String: Bool?], [String: Bool]) = ([:], [:])
  /// Whether views show nothing but what they are made with, and whether they do nothing but choose among
  /// others, as far as they were looked at.
  var (handingThrough, choosers): ([String: Bool], [String: Bool]) = ([:], [:])
  /// Those of them that something shows by themselves.
  var chosenBy: Set<String> = []
  /// How often each of them was gone into behind several others.
  var chosenDeep: [String: Int] = [:]
  /// Views that modifiers of the app's own put around others.
  var wrappers: Set<String> = []
  /// Where each view of the app's own stands.
  var places: [String: [Draft.Child]] = [:]
  /// Views that stand somewhere else than alone behind a link, as parts or first on a stack.
  var standing: Set<String> = []
  /// Views that something shows by themselves, in a sheet or by a link.
  var shown: Set<String> = []
  /// How the app's own code makes its views.
  var makers: ViewMakers?
  /// Views that several calls make differently, as each of them makes it; the first is the screen.
  var otherWays: [String: [(made: ViewMakers.Made, draft: Draft)]] = [:]
  /// Views with the places that give them buttons which other places do not.
  var handed: [(own: Draft, draft: Draft)] = []
  /// Whether what views are handed to show is looked at where they are made, and what they only do.
  var (lookedAt, handedActions): ([HandedPart: Bool], [String: [String: Bool]]) = ([:], [:])
  lazy var quietViews = QuietViews(index)
  /// What the links of views show of what these are handed, as far as they were looked at.
  var handedToLinks: [String: [String: Expression?]] = [:]
  /// Whether views that hold controllers may say something of a bar by them, as far as looked at.
  var openHolders: [String: Bool] = [:]
  /// Views that stand where a router does, by themselves.
  var routed: Set<String> = []
  /// What code puts on the stacks of routers.
  lazy var routesInCode = RoutesInCode(index)

  var index: CodeIndex { follow.index }

  init(_ index: CodeIndex) {
    follow = Follower(index: index)
    text = TextReader(follow: follow)
  }

  /// Where a walk is: the screen it fills, the names in force, the branch.
  struct Position {
    var draft: Draft
    var scope: Scope
    var branch: Item.Branch?
    var depth = 0
    /// Whether it is inside of what a screen shows, where colours are not the bar's.
    var isInContent = false
    /// Whether it is inside of a toolbar, or of a modifier for some views, where what stands behind a
    /// condition is a button more.
    var isAddition = false
    /// Values of the app's own environment that modifiers around set, by their names.
    var environment: [String: Scope.Value] = [:]
    /// Whether it is inside of a frame that takes what stands in the bar from the environment.
    var isFramed = false
    /// Whether the view of tabs that comes next shows pages side by side.
    var isPaged = false
    /// Types whose bodies are being walked, so that no circle is walked for ever.
    var path: Set<String> = []
    /// What closures around are given by views of the system's or a library's, by its names.
    var given: Set<String> = []
    /// How many links the lists around make of one.
    var links = 1
    /// Where the modifiers of the app's own that it is inside of are applied, the outermost first.
    var modifiers: [Place] = []
    /// Which cases the modifier that it is inside of shows something for; nil for all.
    var filter: CaseFilter?
    /// How many views that only choose stand around what shows another screen.
    var choosersAround = 0

    /// One step further in.
    func inside(_ scope: Scope? = nil) -> Position {
      var position = self
      position.depth += 1
      guard let scope else { return position }
      if !given.isEmpty, !scope.stands(with: self.scope) { position.given = [] }
      position.scope = scope
      return position
    }
  }

  /// Whether a type is a view of the app's own.
  func isView(_ type: String) -> Bool {
    guard let entry = index.types[type], entry.kind == .structure || entry.kind == .class else {
      return false
    }
    guard index.property("body", of: type) != nil || bodyFunction(of: type) != nil,
      !isPreview(type)
    else { return false }
    let names = index.ancestors(type)
    return names.contains("View") || names.contains("SwiftUI.View")
      || names.contains { $0.hasSuffix("View") && !$0.hasPrefix("UI") }
  }

  /// The function that makes a view where a library's protocol asks for one in place of a
  /// property; nil where there is none.
  private func bodyFunction(of type: String) -> Function? {
    guard let entry = index.types[type], !conforms(type, to: "ViewModifier"),
      !entry.properties.contains(where: { $0.name == "body" })
    else { return nil }
    return entry.functions.first {
      $0.name == "body" && $0.parameters.count == 1 && $0.returns?.contains("View") == true
    }
  }

  /// Whether a type conforms to a protocol of SwiftUI's.
  func conforms(_ type: String, to name: String) -> Bool {
    let names = index.ancestors(type)
    return names.contains(name) || names.contains("SwiftUI." + name)
  }

  /// The body of a view, with what a call passes to it.
  func body(of type: String, call: (Call, Scope)? = nil) -> (statements: [Statement], Scope)? {
    if let function = bodyFunction(of: type) {
      let scope = Scope(type: type, path: function.path)
      if let call { follow.bindMembers(of: type, to: (call.0, call.1), in: scope) }
      return (function.body, scope)
    }
    guard let (property, _) = index.property("body", of: type), let body = property.getter else {
      return nil
    }
    let scope = Scope(type: type, path: property.path)
    if let call { follow.bindMembers(of: type, to: (call.0, call.1), in: scope) }
    return (body, scope)
  }

  /// Walks functions that make views and that no call was followed to, such as those that are
  /// passed by their name: what they make is shown somewhere.
  func readUnreached() {
    var titles = Set((Array(typed.values) + loose).compactMap { $0.screen.title?.value })
    for (type, entry) in index.types.sorted(by: { $0.key < $1.key }) {
      guard entry.kind != nil, entry.kind != .extension, entry.kind != .protocol, !isPreview(type)
      else { continue }
      for function in entry.functions where !function.body.isEmpty {
        guard Self.makesView(function.returns), function.name != "body",
          function.name != "makeBody", !follow.reached.contains(function)
        else { continue }
        let scope = Scope(type: type, path: function.path)
        for parameter in function.parameters { scope.declare(parameter.name) }
        show(function.body, of: type, entry, scope, line: function.line, &titles)
      }
      guard !isView(type) else { continue }
      for property in entry.properties where Self.makesView(property.type) {
        guard let getter = property.getter, property.name != "body" else { continue }
        let scope = Scope(type: type, path: property.path)
        show(getter, of: type, entry, scope, line: property.line, &titles)
      }
    }
  }

  private func show(
    _ body: [Statement], of type: String, _ entry: CodeIndex.TypeEntry, _ scope: Scope, line: Int,
    _ titles: inout Set<AppText>
  ) {
    follow.fuel.fill(at: Place(scope.path, line))
    bodies.begin()
    let holder = typed[type] ?? Draft(type, type: nil, at: entry.place)
    let call = Call(callee: .name(type), arguments: [], line: line)
    let count = loose.count
    present(body, "link", call, Position(draft: holder, scope: scope), isSheet: false)
    if typed[type] == nil {
      for draft in loose[count...] where draft.screen.parent == type { draft.screen.parent = nil }
    }
    // Without a title or a view of the app's own it may be any part of a screen; what a stack shows for
    // a value is a screen wherever the stack stands.
    dropLoose(from: count) { draft in
      guard draft.asked == nil || draft.core == nil else { return false }
      guard let title = draft.screen.title, title.value.isKnown else { return true }
      return draft.core == nil && titles.contains(title.value)
    }
    titles.formUnion(loose[min(count, loose.count)...].compactMap { $0.screen.title?.value })
  }

  /// Walks the steps of a builder.
  func walk(_ statements: [Statement], _ position: Position) {
    guard goes(position, statements) else { return }
    for statement in statements {
      switch statement {
      case .binding(let binding):
        if let value = binding.value {
          position.scope.set(
            binding.name, Scope.Value(expression: value, scope: position.scope.snapshot()))
        }
      case .function(let function): position.scope.set(function)
      case .result(let value?): walk(value, position)
      case .expression(let value): walk(value, position)
      case .branches(let branches): walk(branches, position)
      case .loop(let body, _): walk(body, position.inside())
      case .premise, .result(nil): break
      }
    }
  }

  /// Walks a view with its modifiers, the outermost first.
  func walk(_ expression: Expression, _ position: Position) {
    guard goes(position, [.expression(expression)]) else { return }
    switch expression {
    case .call(let whole):
      let call = withoutSelf(whole, in: position.scope)
      if keepsOwnClosure(call.callee, position.scope) {
        container(call, position)
      } else if case .member(let base?, let name, _) = call.callee,
        !isTypePath(base, in: position.scope), !asksObject(base, for: call, in: position.scope)
      {
        if pushesReceiver(name, call, in: position.scope.path) {
          let link = Call(callee: .name("NavigationLink"), arguments: [], line: call.line)
          return present([.expression(base)], "link", link, position, isSheet: false)
        }
        let count = position.draft.children.count
        modifier(name, call, base, position)
        for place in position.draft.children.indices.dropFirst(count) {
          position.draft.children[place].isBeside = true
        }
        if case .name("self") = base { return }
        if case .name(let name) = base, position.scope.isModified(name) { return }
        // The content of a modifier is what the modifier is put on.
        if case .name("content") = base, position.scope.value("content") == nil,
          follow.declaration(base, in: position.scope)?.getter == nil
        {
          return
        }
        var inside = position.inside()
        surround(&inside, by: name, call, in: position.scope)
        walk(base, inside)
      } else if let name = modifierOfSelf(call, in: position.scope) {
        modifier(name, call, .name("self"), position)
      } else {
        container(call, position)
      }
    case .name, .member: followed(expression, position)
    case .choice(let condition, let first, let second):
      walk(
        [
          Branch(
            condition: condition, subject: nil, cases: [], bindings: [],
            body: [.expression(first)]),
          Branch(
            condition: "else", subject: nil, cases: [], bindings: [], body: [.expression(second)]),
        ], position)
    case .branches(let branches): walk(branches, position)
    case .closure(let closure): walk(closure.body, position.inside(position.scope.inner()))
    default: break
    }
  }

  /// Walks what a name stands for: a property or parameter that is a view.
  private func followed(_ expression: Expression, _ position: Position) {
    if case .name("self") = expression { return }
    let mark = Self.mark(expression, in: position.scope)
    guard !position.path.contains(mark) else { return }
    if modifierProperty(expression, position) { return }
    guard let value = follow.target(expression, in: position.scope) else {
      return noteUnknown(expression, isCalled: false, position)
    }
    var inside = position.inside(value.scope)
    inside.path.insert(mark)
    if case .call(let call) = value.expression, case .closure(let closure) = call.callee {
      walk(closure.body, inside.inside(value.scope.inner()))
    } else {
      walk(value.expression, inside)
    }
  }
}
