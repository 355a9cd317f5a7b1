internal import AppCode

/// Plain views in a bar that hold several buttons.
extension ControllerReader {
  /// The buttons that are put into a plain view which a bar's button is made with, in the order of their
  /// frames where these are numbers, or into a row of views; nil where anything else is in it, or something
  /// is not known.
  func buttons(
    inViewOf call: Call, _ position: Item.Position, at place: Place, in scope: Scope
  ) -> [Item]? {
    guard let holder = call.argument("customView"),
      let path = Follower.path(holder)?.filter({ $0 != "self" }), path.count == 1,
      let target = follow.target(holder, in: scope), case .call(let made) = target.expression,
      case .name(let type) = made.callee, let way = Self.waysToPutIn[type]
    else { return nil }
    let isRow = type == "UIStackView"
    let settings = scope.settings(of: path[0])
    if isRow, settings.contains(where: Self.isUpright) { return nil }
    // One part may be noted several times.
    var seen: Set<String> = []
    var parts = settings.filter { $0.property == way }.map(\.value)
    if case .list(let given)? = made.argument("arrangedSubviews") {
      parts = given.map { Scope.Value(expression: $0, scope: target.scope) } + parts
    }
    parts = parts.filter { seen.insert($0.expression.source).inserted }
    guard ((isRow ? 1 : 2)...8).contains(parts.count) else { return nil }
    var found: [(item: Item, left: Double?)] = []
    for part in parts {
      // What a label says that only the running app fills has no place among buttons.
      if isRow, isLabelOfData(part) { continue }
      guard let button = button(part, position, at: place) else { return nil }
      found.append(button)
    }
    if !isRow, found.allSatisfy({ $0.left != nil }) {
      found.sort { ($0.left ?? 0) < ($1.left ?? 0) }
    }
    guard !found.isEmpty else { return nil }
    let items = found.map(\.item)
    // A side of a bar is counted from its edge.
    return position == .right ? items.reversed() : items
  }

  /// The functions that put a view into others which show nothing of their own.
  private static let waysToPutIn = [
    "UIStackView": "addArrangedSubview", "UIView": "addSubview",
  ]

  /// Whether what is set on a row of views makes a column of it.
  private static func isUpright(_ setting: Scope.Setting) -> Bool {
    setting.property == "axis" && setting.value.expression.source.hasSuffix("vertical")
  }

  /// Whether a part of a view is a label that nothing in its class gives words of its own.
  private func isLabelOfData(_ part: Scope.Value) -> Bool {
    guard let path = Follower.path(part.expression)?.filter({ $0 != "self" }), path.count == 1,
      isOne(part, of: "UILabel")
    else { return false }
    let all = settingsWhereMade(part.expression, in: part.scope) + part.scope.settings(of: path[0])
    return all.allSatisfy { setting in
      guard ["text", "attributedText"].contains(setting.property) else { return true }
      switch words(of: setting.value) {
      // What is made of data alone: `"\(count)"`.
      case .key(let key)?:
        return !key.arguments.isEmpty
          && !key.name.replacing("%@", with: "").contains(where: \.isLetter)
      case .verbatim(let words)?: return words.isEmpty
      case .unknown?, nil: return true
      }
    }
  }

  /// Whether a part of a view is made as one of a class of UIKit's, also by the steps of a property of it.
  private func isOne(_ part: Scope.Value, of type: String) -> Bool {
    guard case .call(let call)? = follow.target(part.expression, in: part.scope)?.expression else {
      return false
    }
    if Self.typeMade(by: call) == type { return true }
    guard case .closure = call.callee, call.arguments.isEmpty else { return false }
    return follow.declaration(part.expression, in: part.scope)?.type == type
  }

  /// What has to hold for the view that a bar's button is made with to be seen, where the steps before have
  /// hidden it; nil for one that they have not.
  func isUnseenAtFirst(viewOf call: Call, in scope: Scope) -> String? {
    guard let view = call.argument("customView"),
      let path = Follower.path(view)?.filter({ $0 != "self" }), path.count == 1,
      case let all = (settingsWhereMade(view, in: scope) + scope.settings(of: path[0]))
        .filter({ ["alpha", "isHidden", "hidden"].contains($0.property) }),
      let last = all.last(where: \.isOnTheWay), Self.hides(last),
      // What runs as the screen comes may show it before anybody sees it.
      !all.contains(where: { ($0.isEarly || $0.isReached) && !Self.hides($0) })
    else { return nil }
    return last.property == "alpha" ? path[0] + ".alpha" : "not " + path[0] + ".isHidden"
  }

  /// Whether a view is made hidden and nothing in the screen's class shows it, or hands it to somebody who may.
  func isNeverShown(viewOf call: Call, in scope: Scope) -> Bool {
    guard let view = call.argument("customView"), let type = scope.type,
      let name = Follower.path(view)?.filter({ $0 != "self" }).first,
      settingsWhereMade(view, in: scope).contains(where: Self.hides)
    else { return false }
    return !viewsThatMayShow(in: type).contains(name)
  }

  /// The names under which the code of a class shows or hides views, or hands them to somebody who may; what
  /// the steps do that a property is made in counts for others alone.
  private func viewsThatMayShow(in type: String) -> Set<String> {
    if let known = viewsThatMayShow[type] { return known }
    var found: Set<String> = []
    var names: Set<String> = []
    func look(_ value: Expression) -> Bool {
      switch value {
      case .call(let call):
        for argument in call.arguments where !["customView", "target"].contains(argument.label) {
          let path = Follower.path(argument.value)?.filter { $0 != "self" } ?? []
          if path.count == 1 { names.insert(path[0]) }
        }
      case .member:
        let path = Follower.path(value)?.filter { $0 != "self" } ?? []
        if path.count > 1, Self.waysToShow.contains(path[1]) { names.insert(path[0]) }
      default: break
      }
      return true
    }
    for entry in index.lineage(type) {
      for function in entry.functions { ExpressionVisitor.visit(function.body, look) }
      for property in entry.properties {
        found.formUnion(names)
        names = []
        if let value = property.value { ExpressionVisitor.visit(value, look) }
        if let getter = property.getter { ExpressionVisitor.visit(getter, look) }
        names.remove(property.name)
      }
    }
    viewsThatMayShow[type] = found.union(names)
    return found.union(names)
  }

  /// What shows a view again, or gives somebody a way to: UIKit's properties, and those of RxCocoa and Combine.
  private static let waysToShow: Set = ["isHidden", "hidden", "alpha", "rx", "publisher"]

  /// What the steps that a view is made in set on it: `lazy var bell: UIButton = { … }()`.
  private func settingsWhereMade(_ view: Expression, in scope: Scope) -> [Scope.Setting] {
    guard let value = follow.target(view, in: scope), case .call(let call) = value.expression,
      case .closure(let closure) = call.callee, call.arguments.isEmpty
    else { return [] }
    let ends = follow.outcomes(closure.body, in: value.scope.inner())
    guard ends.count == 1, let name = Follower.path(ends[0].expression)?.last else { return [] }
    return ends[0].scope.settings(of: name).map { setting in
      var setting = setting
      setting.isOnTheWay = true
      return setting
    }
  }

  /// Whether a view is out of sight after a step.
  private static func hides(_ setting: Scope.Setting) -> Bool {
    switch setting.value.expression {
    case .bool(true): setting.property != "alpha"
    case .number(let number): setting.property == "alpha" && Double(number) == 0
    default: false
    }
  }

  /// A part of a view that is a button with a face, and how far from the left it stands; nil for any other.
  private func button(
    _ part: Scope.Value, _ position: Item.Position, at place: Place
  ) -> (item: Item, left: Double?)? {
    guard let path = Follower.path(part.expression)?.filter({ $0 != "self" }), path.count == 1,
      isOne(part, of: "UIButton"),
      case .call(let call)? = follow.target(part.expression, in: part.scope)?.expression,
      let content = view(part.expression, in: part.scope, depth: 6)
    else { return nil }
    let settings = part.scope.settings(of: path[0])
    let all = settings + settingsWhereMade(part.expression, in: part.scope)
    guard !all.contains(where: { ["isHidden", "hidden", "alpha"].contains($0.property) }) else {
      return nil
    }
    switch content {
    case .symbol, .picture(_?, _), .labeled: break
    case .words(let words) where words.isKnown && !words.isEmpty: break
    default: return nil
    }
    let frame =
      settings.last { $0.property == "frame" }?.value.expression
      ?? call.argument("frame")
    return (Item(content, position, at: place, .followed), frame.flatMap(Self.left))
  }

  /// The left edge of a rectangle that is written there; nil for any other.
  private static func left(_ frame: Expression) -> Double? {
    guard case .call(let call) = frame else { return nil }
    let edge = call.argument("x") ?? (call.arguments.count == 4 ? call.arguments[0].value : nil)
    guard case .number(let text)? = edge else { return nil }
    return Double(text)
  }

  /// Whether a class that nobody knows, such as a library's, is one of buttons by its name and by
  /// what it is given.
  func looksLikeItem(_ call: Call) -> Bool {
    (call.name ?? "").hasSuffix("BarButtonItem")
      && ["title", "image", "barButtonSystemItem", "systemItem", "customView"].contains {
        call.argument($0) != nil
      }
  }

  func isItemPath(_ callee: Expression) -> Bool {
    guard case .member(let base, _, _) = callee else { return false }
    return base == nil || base?.source == "UIBarButtonItem"
  }
}
