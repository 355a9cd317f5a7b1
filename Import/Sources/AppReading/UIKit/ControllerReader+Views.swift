internal import AppCode

extension ControllerReader {
  /// What a view that stands in a bar shows; nil for nothing.
  func view(_ expression: Expression, in scope: Scope, depth: Int = 0) -> Item.Content? {
    guard depth < 12 else { return .view(expression.source) }
    switch expression {
    case .null: return nil
    case .choice(_, let first, _), .binary("??", let first, _):
      return view(first, in: scope, depth: depth + 1)
    case .name, .member:
      let name = (Follower.path(expression) ?? []).filter { $0 != "self" }.joined(separator: ".")
      let settings = scope.settings(of: name)
      guard let value = follow.target(expression, in: scope) else {
        if let field = fieldOfSearch(expression, in: scope) { return field }
        guard let type = follow.declaration(expression, in: scope)?.type else {
          return .view(expression.source)
        }
        return made(CodeIndex.withoutGenerics(type), nil, settings, in: scope)
          ?? .view(expression.source)
      }
      if case .call(let call) = value.expression, case .closure(let closure) = call.callee {
        let inner = value.scope.inner()
        Self.bind(closure, to: call, in: inner, from: value.scope)
        let outcomes = follow.outcomes(closure.body, in: inner)
        // A property may say that there is no view for a case: `default: return nil`.
        if !outcomes.isEmpty, outcomes.allSatisfy({ $0.expression.isNull }) { return nil }
        if let known = view(givenBy: outcomes, settings, depth: depth) { return known }
      }
      if case .call(let outer) = value.expression {
        let call = withoutChain(outer, in: scope)
        let all = settingsOfChain(outer, in: value.scope) + settings
        if let known = made(Self.typeMade(by: call), call, all, in: value.scope) {
          return known
        }
        if !settings.isEmpty, let (function, inside) = follow.function(call, in: value.scope),
          let known = view(
            givenBy: follow.outcomes(function.body, in: inside), settings, depth: depth)
        {
          return known
        }
        return view(.call(call), in: value.scope, depth: depth + 1)
      }
      return view(value.expression, in: value.scope, depth: depth + 1)
    case .call(let outer):
      let call = withoutChain(outer, in: scope)
      if case .member(let base?, let name, _) = call.callee, givesItself(name, in: scope) {
        return view(base, in: scope, depth: depth + 1)
      }
      let chain = settingsOfChain(outer, in: scope)
      if let known = made(Self.typeMade(by: call), call, chain, in: scope) { return known }
      if let (function, inside) = follow.function(call, in: scope),
        let outcome = follow.outcomes(function.body, in: inside).first
      {
        return view(outcome.expression, in: outcome.scope, depth: depth + 1)
      }
      if case .member(.call(let maker)?, _, _) = call.callee, let name = maker.name,
        let known = made(name, maker, settings(by: call, in: scope), in: scope)
      {
        return known
      }
      return .view(call.name ?? "UIView")
    default: return .view(expression.source)
    }
  }

  /// What the first view shows that steps give under a name or as it is, with what they set on it and
  /// what is set on it later; nil for none.
  private func view(
    givenBy outcomes: [Follower.Outcome], _ later: [Scope.Setting], depth: Int
  ) -> Item.Content? {
    for outcome in outcomes {
      guard let path = Follower.path(outcome.expression) else {
        return view(outcome.expression, in: outcome.scope, depth: depth + 1)
      }
      let own = outcome.scope.settings(of: path.joined(separator: "."))
      if let target = follow.target(outcome.expression, in: outcome.scope),
        case .call(let maker) = target.expression
      {
        return made(maker.name ?? "", maker, own + later, in: target.scope)
          ?? view(target.expression, in: target.scope, depth: depth + 1)
      }
    }
    return nil
  }

  /// Gives the parameters of a closure that is called at once what it is called with:
  /// `{ $0.setTitle("Save", for: .normal); return $0 }(UIButton())`.
  private static func bind(_ closure: Closure, to call: Call, in inner: Scope, from scope: Scope) {
    for (number, argument) in call.arguments.enumerated() {
      let name = number < closure.parameters.count ? closure.parameters[number] : "$\(number)"
      inner.set(name, Scope.Value(expression: argument.value, scope: scope))
    }
  }

  /// The class of the view that a call makes: also `UIButton` of Objective-C's
  /// `[UIButton buttonWithType:UIButtonTypeCustom]`, and of `UIButton.init(type: .custom)`.
  static func typeMade(by call: Call) -> String {
    switch call.callee {
    case .member(.name(let type)?, "buttonWithType", _): type
    case .member(.name(let type)?, "init", _) where type != "self" && type != "super": type
    default: call.name ?? ""
    }
  }

  /// What a button shows that is of a kind with a face of its own; nil for one of any other kind.
  private static func ownFace(ofButton call: Call) -> Item.Content? {
    guard let kind = call.argument("type") ?? call.arguments.first?.value,
      let name = kind.source.split(separator: ".").last.map(String.init)
    else { return nil }
    let prefix = "UIButtonType"
    guard name.hasPrefix(prefix) else { return .face(ofButtonKind: name) }
    let rest = name.dropFirst(prefix.count)
    return .face(ofButtonKind: rest.prefix(1).lowercased() + rest.dropFirst())
  }

  /// What a view of UIKit's shows with what is set on it; nil for the app's own.
  func made(
    _ name: String, _ call: Call?, _ settings: [Scope.Setting], in scope: Scope
  ) -> Item.Content? {
    let name = name == "Self" ? scope.type ?? name : name
    let later = expanded(settings, of: name)
    let settings = call.map { put(by: $0, of: name, in: scope) + later } ?? later
    func setting(_ names: String...) -> Scope.Value? {
      settings.last { names.contains($0.property) }?.value
    }
    func words(_ value: Scope.Value?) -> AppText? { self.words(of: value) }
    if isForeignButton(name, call, settings) {
      return face(ofButton: settingsOfForeignButton(call, settings, in: scope))
    }
    switch baseView(name, settings) {
    case "UIActivityIndicatorView": return .activity
    case "UISearchBar": return .searchBar(words(setting("placeholder")))
    case "UITextField", "UISearchTextField":
      // A field says what to type in; one with something in it is for the running app to know.
      return words(setting("placeholder", "attributedPlaceholder")).flatMap {
        $0.isKnown && !$0.isEmpty ? .searchBar($0) : nil
      } ?? .view(name)
    case "UILabel":
      let texts = settings.filter { ["text", "attributedText"].contains($0.property) }
      // What is put in again and again is for the running app to know.
      if Set(texts.map(\.value.expression.source)).count > 2 { return .label(.unknown("text")) }
      if let text = setting("text"), follow.isNeverFilled(text.expression, in: text.scope) {
        return .label(.verbatim(""))
      }
      return .label(words(setting("text", "attributedText")) ?? .unknown("UILabel"))
    case "UIImageView":
      let passed = call?.argument("image").map { Scope.Value(expression: $0, scope: scope) }
      let shown = (passed ?? setting("image")).flatMap {
        image($0.expression, label: nil, in: $0.scope)
      }
      // One that is empty at first is filled later.
      return shown.flatMap { $0.isNothing ? nil : $0 } ?? .picture(nil, label: nil)
    case "UIButton":
      // What it is made with is there before anything is set.
      let start = call?.argument("configuration").map {
        Scope.Setting(
          property: "configuration", value: Scope.Value(expression: $0, scope: scope))
      }
      return face(ofButton: [start].compactMap(\.self) + settings)
        // With nothing of its own it shows what stands in it.
        ?? inside(settings).flatMap { $0.isNamedPicture ? $0 : nil }
        ?? call.flatMap(Self.ownFace(ofButton:))
    case "UISegmentedControl":
      guard
        let titles = call?.argument("items").flatMap({ text.list($0, in: scope) })
          ?? segments(puttingIn: settings)
      else { return .view(name) }
      let chosen = setting("selectedSegmentIndex").flatMap { Int($0.expression.source) }
      return .segments(titles, selected: chosen ?? 0)
    case "UIStackView":
      var list = settings.filter { $0.property == "addArrangedSubview" }.map(\.value)
      if case .list(let given)? = call?.argument("arrangedSubviews") {
        list = given.map { Scope.Value(expression: $0, scope: scope) } + list
      }
      let lines = list.compactMap { label($0.expression, in: $0.scope) }
      if lines.count == list.count, !lines.isEmpty { return .lines(lines) }
      if let field = onlyField(list) { return field }
      let isUpright = setting("axis")?.expression.source.hasSuffix("vertical") ?? false
      return (isUpright ? nil : labelBesidePicture(list)) ?? .view(name)
    case "UIView": return inside(settings)
    case let own where isOwnView(own):
      let parts = inside(settings).map { Item($0, .left, at: Place(scope.path, 0)) }
      return heading(call, settings, in: scope) ?? parts.flatMap { $0.isKnown ? $0.content : nil }
    default: return nil
    }
  }

  /// What a text that is set on a view reads; nil for none.
  func words(of value: Scope.Value?) -> AppText? {
    guard let value, !isNothing(value) else { return nil }
    return text.answer(value.expression, in: value.scope, isKey: false)?.words
  }

  /// Whether a value is `nil`, or a name for which `nil` is passed.
  private func isNothing(_ value: Scope.Value) -> Bool {
    var value = value
    for _ in 0..<4 {
      if case .null = value.expression { return true }
      guard case .name(let name) = value.expression, let next = value.scope.value(name) else {
        return false
      }
      value = next
    }
    return false
  }

  /// The view of UIKit's that a view of the app's own is, where it is one.
  private func baseView(_ name: String, _ settings: [Scope.Setting]) -> String {
    if let type = index.typeName(name) {
      let ancestors = index.ancestors(type)
      for base in [
        "UIButton", "UILabel", "UIImageView", "UISearchBar", "UISegmentedControl", "UITextField",
      ] where ancestors.contains(base) {
        return base
      }
    }
    let isButton =
      name.hasSuffix("Button")
      && settings.contains { ["setTitle", "setImage"].contains($0.property) }
    return isButton ? "UIButton" : name
  }
}
