internal import AppCode

/// Finds what code says about every bar of an app: through `UINavigationBar.appearance()`, and in
/// the only navigation controller of the app's own, with what inherits from it.
struct BarLookReader {
  let follow: Follower
  let colors: ColorReader
  var index: CodeIndex { follow.index }

  init(_ index: CodeIndex) {
    follow = Follower(index: index)
    colors = ColorReader(follow: follow)
  }

  /// What is said about every bar, and about those of the app's own navigation controller.
  func looks() -> (all: BarLook, own: BarLook) {
    var proxies = BarLook()
    var stacks = BarLook()
    let own = Set(
      index.types.keys.filter { index.ancestors($0).contains("UINavigationController") })
    let family = family(of: own)
    let others = foldersOfOtherApps()
    let made = callsMaking(own)
    var all: [(type: String, found: Assignment, scope: Scope)] = []
    for name in index.types.keys.sorted() {
      let isStack = family.map { name == $0 || index.ancestors(name).contains($0) } ?? false
      let passing = passing(name)
      var ofType: (isAboutAll: Bool, hidden: Fact<Bool>?) = (false, nil)
      for function in index.types[name]?.functions ?? []
      where !others.contains(where: function.path.hasPrefix) {
        follow.fuel.fill(at: Place(function.path, function.line))
        let scope = Scope(type: name, path: function.path)
        let isForSheet = Self.presents(function.body)
        let assignments = assignments(function.body, scope)
        ofType.hidden = ofType.hidden ?? hiddenBackWords(assignments, scope)
        for found in assignments {
          if isProxy(bar(of: found.owner, in: scope), scope) {
            ofType.isAboutAll = true
            ofType.hidden = ofType.hidden ?? hiddenBackWords(givenBy: found.value, in: scope)
            if passing.contains(found.property) || isForSheet { continue }
            all.append((name, found, scope))
          } else if isStack, isBar(bar(of: found.owner, in: scope)) {
            // What only some of its stacks are made of says nothing about the large titles of others.
            if found.property == "prefersLargeTitles", name != family,
              made[name, default: 0] * 2 < made.values.reduce(0, +)
            {
              continue
            }
            set(found, in: scope, on: &stacks, .guessed)
            if found.property == "standardAppearance", stacks.hidesBackWords == nil {
              stacks.hidesBackWords = hiddenBackWords(assignments, scope)
            }
          }
        }
      }
      if ofType.isAboutAll { proxies.hidesBackWords = proxies.hidesBackWords ?? ofType.hidden }
    }
    let later = openedLater(Set(all.map(\.type).filter(isView)))
    for (type, found, scope) in all where !later.contains(type) {
      set(found, in: scope, on: &proxies)
    }
    proxies.hidesBackWords =
      proxies.hidesBackWords ?? movedBackWords() ?? replacedBackButtons(on: family)
    return (proxies, stacks)
  }

  /// Whether a type is a view of SwiftUI's.
  private func isView(_ type: String) -> Bool {
    index.types[type]?.kind == .structure && index.property("body", of: type) != nil
  }

  /// The app's own navigation controller that its stacks are made of: the only one, or the one that
  /// most calls make; nil where those of UIKit's are as many.
  private func family(of own: Set<String>) -> String? {
    let families = own.filter { own.isDisjoint(with: index.ancestors($0)) }
    guard families.count > 1 else { return families.first }
    let counts = callsMaking(families)
    let all = counts.values.reduce(0, +)
    return counts.first { $0.value * 2 > all }.flatMap { families.contains($0.key) ? $0.key : nil }
  }

  /// How many calls make stacks of each of some classes, and of UIKit's own.
  func callsMaking(_ classes: Set<String>) -> [String: Int] {
    var counts: [String: Int] = [:]
    func note(_ expression: Expression) -> Bool {
      if case .call(let call) = expression, let name = call.name,
        name == "UINavigationController" || classes.contains(name)
      {
        counts[name, default: 0] += 1
      }
      return true
    }
    for entry in index.types.values {
      for function in entry.functions { ExpressionVisitor.visit(function.body, note) }
      for property in entry.properties {
        if let value = property.value { ExpressionVisitor.visit(value, note) }
        if let getter = property.getter { ExpressionVisitor.visit(getter, note) }
      }
    }
    return counts
  }

  /// Folders of apps that stand inside of the one that is read, such as examples of a library: those
  /// around a delegate of an application but the one with the most types around it.
  ///
  /// A delegate that an `App` adapts belongs to that app, wherever it stands.
  private func foldersOfOtherApps() -> [String] {
    let adaptors = index.types.values.flatMap(\.properties)
      .filter { $0.attributes.contains("UIApplicationDelegateAdaptor") }
    // The attribute may name the delegate in place of a type.
    if adaptors.contains(where: { $0.type == nil }) { return [] }
    let adapted = Set(adaptors.compactMap(\.type))
    let delegates = index.types.filter { name, entry in
      entry.inherits.contains("UIApplicationDelegate") && !adapted.contains(name)
        || entry.inherits.contains("App") && entry.kind == .structure
    }
    let folders = Set(
      delegates.values.map { $0.place.path.split(separator: "/", omittingEmptySubsequences: false) }
        .map { $0.dropLast().joined(separator: "/") + "/" })
    guard folders.count > 1 else { return [] }
    let sizes = folders.map { folder in
      (folder, index.types.values.count { $0.place.path.hasPrefix(folder) })
    }
    guard let main = sizes.max(by: { ($0.1, $1.0) < ($1.1, $0.0) })?.0 else { return [] }
    return folders.filter { $0 != main && !main.hasPrefix($0) }
  }

  /// What a screen says about every bar only while it is shown: when it goes, it says something else.
  private func passing(_ type: String) -> Set<String> {
    func properties(_ names: Set<String>) -> Set<String> {
      let functions = (index.types[type]?.functions ?? []).filter { names.contains($0.name) }
      return Set(
        functions.flatMap { function in
          let scope = Scope(type: type, path: function.path)
          return assignments(function.body, scope).filter { isProxy($0.owner, scope) }
            .map(\.property)
        })
    }
    return properties(["viewWillDisappear", "viewDidDisappear"])
  }

  /// Whether a function shows something over the screen, whose bar it then speaks of.
  private static func presents(_ body: [Statement]) -> Bool {
    var found = false
    ExpressionVisitor.visit(body) { expression in
      if case .call(let call) = expression, case .member(_, "present", _) = call.callee {
        found = true
      }
      return !found
    }
    return found
  }

  /// A value that is put somewhere.
  struct Assignment {
    var owner: Expression
    var property: String
    var value: Expression
    var line: Int
  }

  private func isBar(_ owner: Expression) -> Bool { Follower.path(owner)?.last == "navigationBar" }

  private func isProxy(_ owner: Expression, _ scope: Scope) -> Bool {
    switch owner {
    case .call(let call):
      // That of bars inside of something else says nothing about the others.
      return call.name == "appearance" && call.arguments.isEmpty
        && Follower.path(call.callee)?.first == "UINavigationBar"
    case .name(let name):
      guard let value = scope.value(name), case .call = value.expression else { return false }
      return isProxy(value.expression, scope)
    default: return false
    }
  }

  /// Notes what an assignment says about a bar or a navigation item.
  func set(
    _ found: Assignment, in scope: Scope, on look: inout BarLook,
    _ confidence: Confidence = .followed
  ) {
    let place = Place(scope.path, found.line)
    if let state = state(of: found.owner, in: scope)?.name, state != found.property {
      let before = look.appearances[state]?.value
      // Only the standard look is there before somebody sets one.
      guard var known = before ?? (state == "standardAppearance" ? BarLook.Appearance() : nil)
      else { return }
      let value = Scope.Value(expression: found.value, scope: scope)
      apply(Scope.Setting(property: found.property, value: value), to: &known)
      if known != before ?? BarLook.Appearance() {
        look.appearances[state] = Fact(known, at: place, confidence)
      }
      return
    }
    func color() -> Fact<String>? {
      colors.color(found.value, in: scope, isSwiftUI: false).map { Fact($0, at: place, confidence) }
    }
    func letters() -> Fact<String>? {
      foreground(of: found.value, in: scope).map { Fact($0, at: place, confidence) }
    }
    func font() -> Fact<TitleFont>? {
      self.font(of: found.value, in: scope).map { Fact($0, at: place, confidence) }
    }
    switch found.property {
    case "tintColor", "barTintColor": set(found.property, to: color(), on: &look)
    case "titleTextAttributes":
      look.title = look.title ?? letters()
      look.titleFont = look.titleFont ?? font()
    case "largeTitleTextAttributes":
      look.largeTitle = look.largeTitle ?? letters()
      look.largeTitleFont = look.largeTitleFont ?? font()
    case "prefersLargeTitles":
      if let flag = Follower.flag(found.value, isPad: index.isPad) {
        look.prefersLargeTitles = look.prefersLargeTitles ?? Fact(flag, at: place, confidence)
      }
    case "standardAppearance", "scrollEdgeAppearance", "compactAppearance",
      "compactScrollEdgeAppearance":
      if look.appearances[found.property] == nil {
        let known = appearance(found.value, in: scope) ?? same(as: found.value, look)
        look.appearances[found.property] = known.map { Fact($0, at: place, confidence) }
      }
    default: break
    }
  }

  /// Notes the first colour of a property; one that nobody knows is none of those that are set later.
  private func set(_ property: String, to color: Fact<String>?, on look: inout BarLook) {
    let key: WritableKeyPath<BarLook, Fact<String>?> =
      property == "tintColor" ? \.tint : \.barTint
    guard look[keyPath: key] == nil, !look.openColors.contains(property) else { return }
    look[keyPath: key] = color
    if color == nil { look.openColors.insert(property) }
  }

  /// The look of another state, where one is set to the other.
  private func same(as value: Expression, _ look: BarLook) -> BarLook.Appearance? {
    guard case .member(_, let name, _) = value else { return nil }
    return look.appearances[name]?.value
  }

  /// What an appearance object says; nil for one that nobody makes here.
  private func appearance(
    _ expression: Expression, in scope: Scope, depth: Int = 0
  ) -> BarLook.Appearance? {
    guard depth < 8 else { return nil }
    switch expression {
    case .call(let call):
      if call.name == "UINavigationBarAppearance" { return BarLook.Appearance() }
      if case .closure(let closure) = call.callee {
        return outcome(follow.outcomes(closure.body, in: scope.inner()), depth)
      }
      return follow.function(call, in: scope).flatMap { function, inside in
        outcome(follow.outcomes(function.body, in: inside), depth)
      }
    case .name(let name):
      guard let value = follow.target(expression, in: scope),
        var look = appearance(value.expression, in: value.scope, depth: depth + 1)
      else { return nil }
      for setting in scope.settings(of: name) { apply(setting, to: &look) }
      return look
    case .member(.name("self")?, let name, _):
      return appearance(.name(name), in: scope, depth: depth + 1)
    default: return nil
    }
  }

  private func outcome(_ outcomes: [Follower.Outcome], _ depth: Int) -> BarLook.Appearance? {
    guard outcomes.count == 1, let only = outcomes.first else { return nil }
    return appearance(only.expression, in: only.scope, depth: depth + 1)
  }
}
