internal import AppCode

/// What objects hold once they are made, where their initializers take the place of what a variable is declared
/// with.
extension Follower {
  /// What all initializers of a class put into a variable in any case, the same case or the same yes or no;
  /// nil for anything else.
  func left(in property: Property, byInitializersOf type: String) -> Expression? {
    guard property.getter == nil, !property.isConstant, !property.isStatic,
      index.types[type]?.kind == .class
    else { return nil }
    return given.left(property.name, type) { worksOut(property, leftBy: type) }
  }

  private func worksOut(_ property: Property, leftBy type: String) -> Expression? {
    let lineage = index.lineage(type).filter { $0.kind == .class }
    guard index.assigned.setters(of: property.name, in: lineage).contains("init") else {
      return nil
    }
    for entry in lineage {
      let makers = (entry.functionsByName["init"] ?? []).lazy.flatMap(\.functions).filter {
        !$0.onlyEnds && !Self.delegates($0)
      }
      guard makers.count <= Self.mostInitializers else { return nil }
      let values = makers.map { left(in: property.name, by: $0, lineage) }
      guard let first = values.first, values.allSatisfy({ $0?.source == first?.source }) else {
        if values.isEmpty { continue }
        return nil
      }
      if let first { return first }
      if entry.propertiesByName[property.name] != nil { return nil }
    }
    return nil
  }

  /// The case that initializers leave in a variable which code asks another object for; nil for any other.
  ///
  /// - Parameter type: the enumeration that the variable is of.
  func caseLeft(
    in property: Property, of type: String, askedAs expression: Expression, in scope: Scope
  ) -> String? {
    guard property.getter == nil, !property.isConstant, !property.isStatic,
      let cases = index.types[type]?.casesByName, !cases.isEmpty,
      case .member(let base?, _, _) = expression, !Self.isType(base), base.source != "self",
      let owner = instance(base, in: scope)?.type,
      case .member(_, let name, _)? = left(in: property, byInitializersOf: owner)
    else { return nil }
    return cases[name] == nil ? nil : name
  }

  /// Of how many initializers, and of how many steps, a class is looked at.
  private static let mostInitializers = 16
  private static let mostSteps = 200

  /// Whether an initializer leaves the work to another of its class.
  private static func delegates(_ maker: Function) -> Bool {
    maker.body.contains { statement in
      guard case .expression(.call(let call)) = statement,
        case .member(.name("self")?, "init", _) = call.callee
      else { return false }
      return true
    }
  }

  /// What an initializer puts into a property last, in any case; nil for what only the running app knows.
  private func left(
    in name: String, by maker: Function, _ lineage: [CodeIndex.TypeEntry]
  ) -> Expression? {
    guard maker.body.count <= Self.mostSteps else { return nil }
    var found: Expression?
    let setters = index.assigned.setters(of: name, in: lineage)
    for statement in maker.body {
      if case .expression(.assign(let place, let value, _)) = statement,
        HeldCases.own(place) == name, !Self.isGiven(place, to: maker)
      {
        found = Self.isConstant(value) ? value : nil
        continue
      }
      // What branches put there, or functions that are called here, is for the running app to know.
      if HeldCases.assignments(in: [statement]).contains(name) { found = nil }
      ExpressionVisitor.visit([statement]) { expression in
        if case .call(let call) = expression, let called = call.name, called != "init",
          setters.contains(called)
        {
          found = nil
        }
        return true
      }
    }
    return found
  }

  /// Whether a place is what an initializer is given, rather than a property.
  private static func isGiven(_ place: Expression, to maker: Function) -> Bool {
    guard case .name(let name) = place else { return false }
    return maker.parameters.contains { $0.name == name }
  }

  /// Whether a value is a case or a yes or no that stands there.
  private static func isConstant(_ value: Expression) -> Bool {
    switch value {
    case .bool, .member(nil, _, _): true
    case .member(let base?, _, _): isType(base)
    default: false
    }
  }
}

extension Expression {
  /// The member of whatever type is asked for that it is: `close` of `.close`; nil for anything else.
  var impliedMember: String? {
    if case .member(nil, let name, _) = self { name } else { nil }
  }
}
