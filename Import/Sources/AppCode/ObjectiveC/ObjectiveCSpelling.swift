/// How Swift spells what Objective-C says.
enum ObjectiveCSpelling {
  /// A part of a message's name with what follows it.
  struct Part {
    var name: String
    /// None for a message without values; several where the first takes any number.
    var values: [Expression]
  }

  /// The name and first label of a method that makes an object: `init`, `title` of `initWithTitle`.
  static func maker(_ name: String) -> (name: String, label: String?) {
    // Libraries put letters of their own before it: `bk_initWithTitle`.
    let plain = name.split(separator: "_", maxSplits: 1).last ?? ""
    guard plain.hasPrefix("init") else { return (name, nil) }
    var rest = plain.dropFirst(4)
    if rest.isEmpty { return ("init", nil) }
    guard rest.first?.isUppercase == true else { return (name, nil) }
    if rest.hasPrefix("With") { rest = rest.dropFirst(4) }
    return ("init", lowered(rest))
  }

  private static func lowered(_ name: Substring) -> String {
    let capitals = name.prefix { $0.isUppercase }
    if capitals.count > 1 {
      let count = capitals.count == name.count ? capitals.count : capitals.count - 1
      return name.prefix(count).lowercased() + name.dropFirst(count)
    }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Kinds of constants that Swift writes as members without a base.
  private static let constants = [
    "UIBarButtonItemStyle", "UIBarButtonSystemItem", "UINavigationItemLargeTitleDisplayMode",
    "UINavigationItemBackButtonDisplayMode", "UIBarStyle", "UIActivityIndicatorViewStyle",
    "UIUserInterfaceIdiom",
  ]

  static func name(_ name: String) -> Expression {
    switch name {
    case "nil", "Nil", "NULL": return .null
    case "YES", "TRUE", "true": return .bool(true)
    case "NO", "FALSE", "false": return .bool(false)
    case "weakSelf", "strongSelf", "welf", "blockSelf": return .name("self")
    default: break
    }
    for kind in constants where name.hasPrefix(kind) && name.count > kind.count {
      return .member(nil, lowered(name.dropFirst(kind.count)), line: 0)
    }
    return .name(name)
  }

  static func member(_ base: Expression, _ name: String, line: Int) -> Expression {
    if ["mutableCopy", "copy"].contains(name) { return base }
    if case .name("self") = base, name == "class" { return base }
    if case .name("UIColor") = base, name.hasSuffix("Color"), name.count > 5 {
      return .member(base, String(name.dropLast(5)), line: line)
    }
    if case .name(let type) = base, name == "new", type.first?.isUppercase == true {
      return .call(Call(callee: base, arguments: [], line: line))
    }
    // What a class of the app's own says of itself has the name that the class gives it.
    if case .name("self") = base { return .member(base, name, line: line) }
    return .member(base, flags[name] ?? name, line: line)
  }

  /// Flags of UIKit's that Swift calls by the names of their getters.
  private static let flags = [
    "enabled": "isEnabled", "hidden": "isHidden", "navigationBarHidden": "isNavigationBarHidden",
    "toolbarHidden": "isToolbarHidden", "translucent": "isTranslucent",
  ]

  /// A call of a function of C.
  static func called(_ callee: Expression, _ values: [Expression], line: Int) -> Expression {
    var labels: [String?] = []
    var callee = callee
    if case .name(let name) = callee, name.hasPrefix("NSLocalizedString") {
      switch name.dropFirst("NSLocalizedString".count) {
      case "": labels = [nil, "comment"]
      case "FromTable": labels = [nil, "tableName", "comment"]
      case "FromTableInBundle": labels = [nil, "tableName", "bundle", "comment"]
      case "WithDefaultValue": labels = [nil, "tableName", "bundle", "value", "comment"]
      default: break
      }
      callee = .name("NSLocalizedString")
    }
    let arguments = values.enumerated().map { place, value in
      Argument(label: place < labels.count ? labels[place] : nil, value: value)
    }.filter { argument in
      if argument.label != nil, case .null = argument.value { return false }
      return true
    }
    return .call(Call(callee: callee, arguments: arguments, line: line))
  }

  /// Messages without values that are properties of UIKit's.
  private static let properties: Set = [
    "navigationItem", "navigationController", "navigationBar", "searchController", "searchBar",
    "editButtonItem", "parentViewController", "tabBarController", "title", "toolbar",
    "rightBarButtonItem", "leftBarButtonItem", "rightBarButtonItems", "leftBarButtonItems",
  ]

  /// Names that differ in Swift.
  private static let renamed = [
    "presentViewController": "present", "showViewController": "show",
    "setRightBarButtonItem": "setRightBarButton", "setLeftBarButtonItem": "setLeftBarButton",
    "addObject": "append", "insertObject": "insert", "addObjectsFromArray": "append",
    "localizedStringForKey": "localizedString",
  ]

  private static let firstLabels = [
    "localizedStringForKey": "forKey", "addObjectsFromArray": "contentsOf",
    "imageNamed": "named", "systemImageNamed": "systemName", "stringWithFormat": "format",
    "localizedStringWithFormat": "format",
  ]

  static func message(_ receiver: Expression, _ parts: [Part], line: Int) -> Expression {
    guard let first = parts.first else { return receiver }
    let values = first.values
    // Who owns an object, before the compiler saw to that, says nothing of it.
    if parts.count == 1, values.isEmpty, ["autorelease", "retain"].contains(first.name) {
      return receiver
    }
    if case .name("UIImage") = receiver, let label = firstLabels[first.name], !values.isEmpty {
      return call(receiver, label, parts, line)
    }
    if case .name(let type) = receiver, type.hasPrefix("NS"), !values.isEmpty {
      if first.name.hasPrefix("arrayWithObject") { return list(of: values) }
      if type.hasSuffix("Array"), first.name == "arrayWithArray" { return values[0] }
      if type == "NSMutableArray", first.name == "arrayWithCapacity" { return .list([]) }
      if first.name.hasSuffix("stringWithFormat") || first.name.hasSuffix("StringWithFormat") {
        return call(.name("String"), "format", parts, line)
      }
    }
    if let made = made(receiver, parts, line) { return made }
    if values.isEmpty {
      if properties.contains(first.name) || ["mutableCopy", "copy", "class"].contains(first.name) {
        return member(receiver, first.name, line: line)
      }
      if case .name("UIColor") = receiver { return member(receiver, first.name, line: line) }
    }
    if parts.count == 1, values.count == 1, let name = setter(first.name) {
      return .assign(member(receiver, name, line: line), values[0], line: line)
    }
    if ["self", "super"].contains(receiver.source), !values.isEmpty {
      // One initializer hands the work to another.
      let (name, label) = maker(first.name)
      if name == "init" { return call(.member(receiver, name, line: line), label, parts, line) }
    }
    // A method of the app's own that begins as UIKit's does keeps its name.
    let isOwn = first.name == "showViewController" && parts.dropFirst().map(\.name) != ["sender"]
    let name = isOwn ? first.name : renamed[first.name] ?? first.name
    return call(.member(receiver, name, line: line), firstLabels[first.name], parts, line)
  }

  /// `[[UIBarButtonItem alloc] initWithTitle:…]` and `[X new]`; nil for any other message.
  private static func made(_ receiver: Expression, _ parts: [Part], _ line: Int) -> Expression? {
    if parts[0].name == "new", parts[0].values.isEmpty, case .name = receiver {
      return list(receiver) ?? .call(Call(callee: receiver, arguments: [], line: line))
    }
    guard case .call(let inner) = receiver, case .member(let type?, "alloc", _) = inner.callee
    else {
      if parts[0].values.isEmpty, parts[0].name == "array" { return list(receiver) }
      return nil
    }
    let (name, label) = maker(parts[0].name)
    guard name == "init" else { return nil }
    if let list = list(type) {
      let values = parts[0].values
      switch parts[0].name {
      case "initWithArray" where parts.count == 1 && values.count == 1: return values[0]
      case "initWithObjects": return self.list(of: values)
      case "init", "initWithCapacity": return list
      default: return .other("…")
      }
    }
    return call(type, label, parts, line)
  }

  /// An empty list where that type is one of lists; nil for any other type.
  private static func list(_ type: Expression) -> Expression? {
    switch type {
    case .name("NSMutableArray"), .name("NSArray"): .list([])
    default: nil
    }
  }

  /// A list that `nil` ends.
  private static func list(of values: [Expression]) -> Expression {
    .list(values.filter { if case .null = $0 { false } else { true } })
  }

  /// Whether a value is a class by its name.
  static func isType(_ receiver: Expression) -> Bool {
    if case .name(let name) = receiver { return name.first?.isUppercase ?? false }
    return false
  }

  private static func setter(_ name: String) -> String? {
    let rest = name.dropFirst(3)
    guard name.hasPrefix("set"), rest.first?.isUppercase == true else { return nil }
    return lowered(rest)
  }

  private static func call(
    _ callee: Expression, _ label: String?, _ parts: [Part], _ line: Int
  ) -> Expression {
    var arguments: [Argument] = []
    for (place, part) in parts.enumerated() {
      for (number, value) in part.values.enumerated() {
        let own = place == 0 ? label : part.name
        arguments.append(Argument(label: number == 0 ? own : nil, value: value))
      }
    }
    return .call(Call(callee: callee, arguments: arguments, line: line))
  }
}
