internal import AppCode

/// Functions of a class that run when its screen comes: those that the system calls, and what they
/// call in turn.
struct EarlyFunctions {
  /// Their names.
  var names: Set<String>
  /// Functions that run for what a person does, and for nothing that happens before.
  var actions: Set<String> = []
  /// Those of them that run for what a person does as well, and as the screen comes only where
  /// something holds.
  private(set) var sometimes: Set<String> = []
  /// Functions that are read where the branches call them which alone do, rather than by themselves.
  var branched: Set<String> = []
  /// Functions that only another kind of device runs.
  var leftOut: Set<String> = []

  /// Follows calls by name.
  ///
  /// - Parameters:
  ///   - lineage: a class and what it inherits.
  ///   - start: functions that the system calls.
  ///   - taken: gives the steps of a body that the device may take.
  init(
    _ lineage: [CodeIndex.TypeEntry], from start: [String],
    taken: ([Statement]) -> [Statement] = { $0 }
  ) {
    names = Set(start)
    var bodies: [String: [[Statement]]] = [:]
    for entry in lineage {
      for function in entry.functions {
        bodies[function.spelling, default: []].append(taken(function.body))
        if let name = function.setting { bodies[name, default: []].append(taken(function.body)) }
      }
      for property in entry.properties {
        if let getter = property.getter { bodies[property.name, default: []].append(getter) }
        // What is put into a property at the start runs at the start.
        if let value = property.value { Self.visit(value) { names.insert($0) } }
      }
    }
    var open = Array(names)
    while let next = open.popLast() {
      for body in bodies[next] ?? [] {
        Self.visit(body) { name in
          if bodies[name] != nil, names.insert(name).inserted { open.append(name) }
        }
      }
    }
    for function in lineage.flatMap(\.functions)
    where function.isAction || function.isOfTouch || function.isOfScrolling || function.isOfTyping {
      actions.insert(function.spelling)
    }
    var callers: [String: Set<String>] = [:]
    func note(_ expression: Expression) -> Bool {
      if let name = Self.selected(by: expression) { actions.insert(name) }
      if case .call(let call) = expression, Self.makesAction(call) {
        for argument in call.arguments where Self.isDone(argument) {
          Self.visit(argument.value) { name in
            if bodies[name] != nil { callers[name, default: []].insert(Self.block) }
          }
        }
      }
      return true
    }
    for body in bodies.values.joined() { ExpressionVisitor.visit(body, note) }
    for value in lineage.flatMap(\.properties).compactMap(\.value) {
      ExpressionVisitor.visit(value, note)
    }
    sometimes = actions.intersection(names)
    if !sometimes.isEmpty { sometimes.subtract(Self.always(from: start, bodies)) }
    actions.subtract(names)
    actions.insert(Self.block)
    addHelpers(of: bodies, callers)
  }

  /// Whether a function runs when the screen comes.
  func isEarly(_ function: Function) -> Bool { names.contains(function.spelling) }

  /// Whether a function is not read by itself.
  func leaves(_ function: Function) -> Bool {
    function.name == "set" || branched.contains(function.name) || leftOut.contains(function.name)
  }

  /// Whether a function only runs for what a person does.
  func isAction(_ function: Function) -> Bool { actions.contains(function.spelling) }

  /// Counts what only actions call among them.
  private mutating func addHelpers(
    of bodies: [String: [[Statement]]], _ known: [String: Set<String>]
  ) {
    var callers = known
    for (caller, all) in bodies {
      for body in all {
        Self.visit(body) { name in
          if bodies[name] != nil, name != caller { callers[name, default: []].insert(caller) }
        }
      }
    }
    while let next = callers.first(where: { name, callers in
      !names.contains(name) && !actions.contains(name) && callers.isSubset(of: actions)
    }) {
      actions.insert(next.key)
    }
  }

  /// The name of the function that a selector stands for: `search` of `#selector(self.search(_:))`
  /// and of `@selector(search:)`; nil for none.
  static func selected(by expression: Expression) -> String? {
    switch expression {
    case .call(let call) where call.name == "#selector":
      switch call.arguments.first?.value {
      case .name(let name)?, .member(_, let name, _)?: return name
      case .call(let inner)?: return inner.name
      case .other(let text)?:
        return text.prefix { $0 != "(" }.split(separator: ".").last.map(String.init)
      default: return nil
      }
    case .call(let call) where call.name == "Selector":
      guard case .text(let pieces, _)? = call.arguments.first?.value, pieces.count == 1,
        case .letters(let letters) = pieces[0]
      else { return nil }
      return String(letters.prefix { $0 != ":" })
    default: return nil
    }
  }

  static func visit(_ body: [Statement], _ found: (String) -> Void) {
    ExpressionVisitor.visit(body) { name($0, found) }
  }

  private static func visit(_ value: Expression, _ found: (String) -> Void) {
    ExpressionVisitor.visit(value) { name($0, found) }
  }

  private static func name(_ expression: Expression, _ found: (String) -> Void) -> Bool {
    switch expression {
    // `.search` is a case of an enumeration, not a function of the class.
    case .name(let name), .member(.some, let name, _): found(name)
    case .assign(let place, _, _):
      if let path = Follower.path(place)?.filter({ $0 != "self" }), path.count == 1 {
        found(Function.setting(path[0]))
      }
    case .call(let call):
      // What a button does, it does later.
      if call.name == "#selector" || call.name == "Selector" { return false }
      if let spelling = call.spelling { found(spelling) }
      if makesAction(call) {
        for argument in call.arguments where !isDone(argument) { visit(argument.value, found) }
        return false
      }
    default: break
    }
    return true
  }

  /// What stands for a block that an action has, as it calls others.
  private static let block = "{}"

  /// UIKit's classes of what is done for what a person does.
  private static let makers: Set = [
    "UIAction", "UIAlertAction", "UIContextualAction", "UITableViewRowAction",
  ]

  /// Whether a call makes something that runs its block for what a person does.
  private static func makesAction(_ call: Call) -> Bool {
    switch call.callee {
    case .name(let name), .member(.name(let name)?, _, _): makers.contains(name)
    default: false
    }
  }

  /// Whether an argument of such a call is what is done.
  private static func isDone(_ argument: Argument) -> Bool {
    if case .closure = argument.value { return true }
    return argument.label == "handler"
  }
}

extension Function {
  /// Its name, with the label that tells what a list asks or says where it is one of the functions
  /// that lists call for what a person does with their rows, or fields for what somebody types:
  /// `tableView(didSelectRowAt)`.
  ///
  /// A list has many functions of one name, which is that of a property as well.
  var spelling: String {
    guard parameters.count > 1, isOfTouch || isOfTyping else { return name }
    return "\(name)(\(parameters[1].label ?? ""))"
  }

  /// What stands for setting the property that it watches; nil for any other function.
  var setting: String? { watched.map(Self.setting) }

  /// What stands for setting a property.
  static func setting(_ property: String) -> String { property + "=" }

  /// Whether a list calls it for what a person does with one of its rows.
  ///
  /// UIKit: `UITableViewDelegate`, `UITableViewDataSource`, `UICollectionViewDelegate`.
  var isOfTouch: Bool {
    guard parameters.count > 1, parameters[0].label == nil, let label = parameters[1].label else {
      return false
    }
    return parameters[0].type.filter(\.isLetter).hasSuffix("View") && Self.isOfTouch(label)
  }

  /// Whether a label is one of those that say what a person does with a row.
  fileprivate static func isOfTouch(_ label: String) -> Bool {
    touches.contains(where: label.hasPrefix)
  }

  /// Whether a field calls it for what a person does with it.
  ///
  /// UIKit: `UITextFieldDelegate`, `UITextViewDelegate`, `UISearchBarDelegate`.
  fileprivate var isOfTyping: Bool {
    guard let first = parameters.first, first.label == nil else { return false }
    return Self.fields.contains { type, name in
      first.type.filter(\.isLetter) == type && self.name.hasPrefix(name)
    }
  }

  private static let fields = [
    "UITextField": "textField", "UITextView": "textView", "UISearchBar": "searchBar",
  ]

  /// Whether a list calls it while a person scrolls.
  ///
  /// UIKit: `UIScrollViewDelegate`.
  fileprivate var isOfScrolling: Bool {
    parameters.first?.type == "UIScrollView"
      && ["DidScroll", "Dragging", "Decelerating"].contains(where: name.contains)
  }

  private static let touches = [
    "didSelect", "didDeselect", "willSelect", "willDeselect", "shouldSelect", "shouldDeselect",
    "didHighlight", "didUnhighlight", "shouldHighlight", "shouldBeginMultipleSelection",
    "didBeginMultipleSelection", "willBeginEditing", "didEndEditing", "commit",
    "accessoryButtonTapped", "editActionsForRow", "leadingSwipeActions", "trailingSwipeActions",
    "contextMenuConfiguration", "willPerformPreviewAction", "performAction", "performPrimaryAction",
    "moveRow", "moveItem",
  ]
}

extension Call {
  /// What it calls as `Function.spelling` names it; nil for a function with a plain name.
  fileprivate var spelling: String? {
    guard arguments.count > 1, let label = arguments[1].label, Function.isOfTouch(label) else {
      return nil
    }
    return name.map { "\($0)(\(label))" }
  }
}
