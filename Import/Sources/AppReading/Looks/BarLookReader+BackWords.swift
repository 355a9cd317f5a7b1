internal import AppCode

/// Whether the words of back buttons are there without anybody seeing them.
extension BarLookReader {
  /// Where assignments make the words of back buttons clear; nil where they do not.
  ///
  /// UIKit: `backButtonAppearance.normal.titleTextAttributes`, of a bar's appearance or of a button's that it
  /// is given.
  func hiddenBackWords(_ assignments: [Assignment], _ scope: Scope) -> Fact<Bool>? {
    let given = Set(
      assignments.filter { $0.property == "backButtonAppearance" }.compactMap {
        Follower.path($0.value)?.last
      })
    let hidden = assignments.first { found in
      guard found.property == "titleTextAttributes", let path = Follower.path(found.owner),
        path.last == "normal", foreground(of: found.value, in: scope) == "clear"
      else { return false }
      return path.dropLast().last.map { $0 == "backButtonAppearance" || given.contains($0) }
        ?? false
    }
    if let hidden { return Fact(true, at: Place(scope.path, hidden.line), .followed) }
    return assignments.lazy.filter { $0.property == "backButtonAppearance" }
      .compactMap { self.hiddenWords(of: $0.value, in: scope) }.first
  }

  /// Where the looks of buttons that a property or a function of the app's own puts together make their words
  /// clear; nil where they do not.
  private func hiddenWords(of looks: Expression, in scope: Scope) -> Fact<Bool>? {
    guard let value = follow.target(looks, in: scope), case .call(let call) = value.expression
    else { return nil }
    let (body, inside): ([Statement], Scope)
    if case .closure(let closure) = call.callee {
      (body, inside) = (closure.body, value.scope.inner())
    } else if let (function, names) = follow.function(call, in: value.scope) {
      (body, inside) = (function.body, names)
    } else {
      return nil
    }
    let hidden = assignments(body, inside).first { found in
      found.property == "titleTextAttributes" && Follower.path(found.owner)?.last == "normal"
        && foreground(of: found.value, in: inside) == "clear"
    }
    return hidden.map { Fact(true, at: Place(inside.path, $0.line), .followed) }
  }

  /// The same of an appearance that a function of the app's own puts together.
  func hiddenBackWords(givenBy appearance: Expression, in scope: Scope) -> Fact<Bool>? {
    var (value, scope) = (appearance, scope)
    if case .name(let name) = value, let known = scope.value(name) {
      (value, scope) = (known.expression, known.scope)
    }
    guard case .call(let call) = value,
      let (function, inside) = follow.function(call, in: scope)
    else { return nil }
    return hiddenBackWords(assignments(function.body, inside), inside)
  }

  /// Where code moves the words of all back buttons out of sight; nil where none does.
  ///
  /// UIKit: `UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(…)`.
  func movedBackWords() -> Fact<Bool>? {
    let functions =
      index.types.values.flatMap(\.functions) + index.functions.values.flatMap(\.self)
    var found: [Place] = []
    for function in functions {
      ExpressionVisitor.visit(function.body) { expression in
        if case .call(let call) = expression,
          case .member(.call(let proxy)?, "setBackButtonTitlePositionAdjustment", _) = call.callee,
          proxy.name == "appearance", proxy.arguments.isEmpty,
          Follower.path(proxy.callee)?.first == "UIBarButtonItem",
          call.arguments.first.map({ Self.isOutOfSight($0.value) }) ?? false
        {
          found.append(Place(function.path, call.line))
        }
        return true
      }
    }
    return found.min { ($0.path, $0.line) < ($1.path, $1.line) }.map {
      Fact(true, at: $0, .followed)
    }
  }

  /// Where a stack puts buttons of its own in the place of those that lead back; nil where it does not.
  ///
  /// UIKit: a button on the left takes the place of the back button, unless `leftItemsSupplementBackButton`
  /// says otherwise. What only some screens get says nothing about the others.
  func replacedBackButtons(on stack: String?) -> Fact<Bool>? {
    guard let stack else { return nil }
    for function in index.lineage(stack).flatMap(\.functions) {
      guard let shown = Self.shown(by: function) else { continue }
      var (hidden, placed): (Int?, Int?)
      var keepsBack = false
      for setting in Self.settings(of: shown, in: function.body) {
        let (line, condition) = (setting.line, setting.condition)
        switch (setting.property, setting.value) {
        case ("leftItemsSupplementBackButton", .bool(true)): keepsBack = true
        case ("hidesBackButton", .bool(true)): if condition == nil { hidden = hidden ?? line }
        case ("leftBarButtonItem", .null), ("leftBarButtonItems", .null): break
        case ("leftBarButtonItem", _), ("leftBarButtonItems", _):
          if condition.map(Self.isForPushed) ?? true { placed = placed ?? line }
        default: break
        }
      }
      if let line = hidden ?? (keepsBack ? nil : placed) {
        return Fact(true, at: Place(function.path, line), .guessed)
      }
    }
    return nil
  }

  /// What a function of a stack calls the screen that is about to show; nil for any other function.
  static func shown(by function: Function) -> String? {
    switch (function.name, function.parameters.count) {
    case ("navigationController", 3):
      function.parameters[1].label == "willShow" ? function.parameters[1].name : nil
    case ("pushViewController", 2): function.parameters[0].name
    default: nil
    }
  }

  /// A property of an item that a step sets.
  private struct Setting {
    var property: String
    var value: Expression
    var line: Int
    /// What has to hold for the step; nil for nothing.
    var condition: String?
  }

  /// What steps say of the item of a screen.
  private static func settings(
    of shown: String, in body: [Statement], condition: String? = nil
  ) -> [Setting] {
    var found: [Setting] = []
    for statement in body {
      switch statement {
      case .branches(let branches):
        for branch in branches {
          let all = (condition.map { $0 + " && " } ?? "") + branch.condition
          found += settings(of: shown, in: branch.body, condition: all)
        }
      case .expression(.assign(let place, let value, let line)):
        guard let path = Follower.path(place), path.count == 3, path[0] == shown,
          path[1] == "navigationItem"
        else { continue }
        found.append(
          Setting(property: path[2], value: value, line: line, condition: condition))
      default: continue
      }
    }
    return found
  }

  /// Whether a condition holds for all screens but the first of a stack.
  static func isForPushed(_ condition: String) -> Bool {
    let condition = condition.replacing("self.", with: "")
    return wordsForPushed.contains { condition == $0 || condition.hasSuffix("." + $0) }
  }

  /// Such conditions; the screens of a stack are its children.
  private static let wordsForPushed: [String] = {
    let counts = ["> 0", "> 1", ">= 1", ">= 2", "!= 0", "!= 1"]
    return ["viewControllers", "children", "childViewControllers"].flatMap { list in
      counts.map { "\(list).count \($0)" } + ["!\(list).isEmpty"]
    }
  }()

  /// Whether a distance is more than any screen has, or up and out of any bar:
  /// `UIOffset(horizontal: -1000, vertical: 0)`, `UIOffsetMake(0, -80)`.
  private static func isOutOfSight(_ value: Expression) -> Bool {
    guard case .call(let call) = value, call.name == "UIOffset" || call.name == "UIOffsetMake"
    else { return false }
    return zip(call.arguments, [200, 60]).contains { argument, least in
      let digits = argument.value.source.filter { !$0.isWhitespace }
      return digits.hasPrefix("-") && (Double(digits.dropFirst()) ?? 0) >= least
    }
  }
}
