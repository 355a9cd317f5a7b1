internal import AppCode

/// Which values the types of parameters take.
extension CodeIndex {
  /// How well a parameter of a type takes a value: 2 where it is of that type, 1 where it becomes one of it,
  /// 0 where that is not known; nil where it surely cannot be.
  func points(of type: String, of function: Function, for kind: ValueKind) -> Int? {
    let isOptional = type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
    if type.contains("->") { return pointsOfClosure(kind) }
    if type.hasPrefix("[") { return pointsOfList(kind, isOptional) }
    let bare = Self.bareType(type)
    if bare.isEmpty || Self.isOpen(bare) || type.hasPrefix("some ") { return 0 }
    let own = typeName(bare, in: function.path)
    let isSystem = own.map { types[$0]?.kind == nil } ?? true
    let isKnown = isSystem ? Self.isSystemType(bare) : own.map(isConcrete) ?? false
    switch kind {
    case .text:
      if Self.texts.contains(bare) { return bare == "String" ? 2 : 1 }
      return becomes(own, "StringLiteral", "StringInterpolation") ? 1 : isKnown ? nil : 0
    case .number:
      if Self.numbers.contains(bare) { return ["Int", "Double"].contains(bare) ? 2 : 1 }
      return becomes(own, "IntegerLiteral", "FloatLiteral") ? 1 : isKnown ? nil : 0
    case .flag:
      if bare == "Bool" { return 2 }
      return becomes(own, "BooleanLiteral") ? 1 : isKnown ? nil : 0
    case .nothing: return isOptional ? 1 : isKnown ? nil : 0
    case .list:
      if Self.lists.contains(bare) { return 1 }
      return becomes(own, "ArrayLiteral") ? 1 : isKnown ? nil : 0
    case .closure: return isKnown ? nil : 0
    case .member(let name):
      guard let own, let entry = types[own] else { return 0 }
      if entry.casesByName[name] != nil || hasOfItself(name, own) { return 2 }
      return isConcrete(own) && name != "init" ? nil : 0
    case .value(let value):
      return points(of: own ?? bare, isKnown: isKnown, forValueOf: value, in: function.path)
    }
  }

  private func points(
    of type: String, isKnown: Bool, forValueOf value: String, in path: String
  ) -> Int? {
    let value = typeName(value, in: path) ?? value
    if value == type { return 2 }
    if ancestors(value).contains(type) { return 1 }
    if Self.numbers.contains(value), Self.numbers.contains(type) {
      return ["CGFloat", "Double"].contains(value) && ["CGFloat", "Double"].contains(type) ? 1 : nil
    }
    let isOwn = isConcrete(value)
    // UIKit's own classes inherit from each other, also from those that the app does not name.
    if type.hasPrefix("UI") || type.hasPrefix("NS") {
      if value.hasPrefix("UI") || value.hasPrefix("NS") {
        return Self.alone.contains(value) || Self.alone.contains(type) ? nil : 0
      }
      return Self.isSystemType(value) || isOwn && types[value]?.kind != .class ? nil : 0
    }
    return isKnown && (isOwn || Self.isSystemType(value)) ? nil : 0
  }

  private func pointsOfClosure(_ kind: ValueKind) -> Int? {
    switch kind {
    case .closure: 2
    case .nothing, .member: 0
    case .value(let type): isConcrete(type) || Self.isSystemType(type) ? nil : 0
    default: nil
    }
  }

  private func pointsOfList(_ kind: ValueKind, _ isOptional: Bool) -> Int? {
    switch kind {
    case .list: 2
    case .nothing: isOptional ? 1 : nil
    case .member: 0
    case .value(let type): isConcrete(type) || Self.isSystemType(type) ? nil : 0
    default: nil
    }
  }

  /// Whether a type is a structure, a class or an enumeration that the app declares.
  private func isConcrete(_ type: String) -> Bool {
    switch types[type]?.kind {
    case .structure?, .class?, .enumeration?: true
    default: false
    }
  }

  /// Whether values of a type are made of literals of a kind.
  private func becomes(_ type: String?, _ literals: String...) -> Bool {
    guard let type else { return false }
    let names = ancestors(type)
    return literals.contains { names.contains("ExpressibleBy" + $0) }
  }

  /// Whether a type has something for itself: a value, or a function that makes one.
  private func hasOfItself(_ name: String, _ type: String) -> Bool {
    property(name, of: type, isStatic: true)?.0.isStatic ?? false
      || lineage(type).contains { entry in
        entry.functionsByName[name]?.contains { $0.functions.contains(where: \.isStatic) } ?? false
      }
  }

  /// Whether a name is that of a type of the system's which no other value becomes.
  private static func isSystemType(_ type: String) -> Bool {
    if texts.contains(type) || numbers.contains(type) || lists.contains(type) { return true }
    if ["Bool", "Selector", "Data", "Date", "URL", "Image", "Text", "Color"].contains(type) {
      return true
    }
    let letters = type.dropFirst(2)
    return (type.hasPrefix("UI") || type.hasPrefix("CG"))
      && letters.first?.isUppercase == true && letters.dropFirst().first?.isLowercase == true
  }

  /// Types of texts that letters in quotes become.
  private static let texts: Set = [
    "String", "Substring", "StaticString", "NSString", "LocalizedStringKey",
    "LocalizedStringResource",
  ]
  /// Types that numbers become.
  private static let numbers: Set = [
    "Int", "UInt", "Double", "Float", "CGFloat", "TimeInterval", "NSNumber", "NSInteger", "Int32",
    "Int64", "UInt32", "UInt64", "Decimal",
  ]
  private static let lists: Set = ["Array", "Set", "NSArray"]
  /// UIKit's classes that no other one of its own inherits from, and that are no views.
  private static let alone: Set = ["UIImage", "UIColor", "UIFont", "UIBarButtonItem"]
}
