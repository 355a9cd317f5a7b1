internal import AppCode

extension Follower {
  /// Whether an expression names a type rather than a value.
  static func isType(_ expression: Expression) -> Bool {
    path(expression)?.last?.first?.isUppercase == true || expression.asksForType != nil
  }

  /// The app's own type that a generic parameter of the type around it has to be; nil for none.
  func parameter(_ name: String, in scope: Scope) -> String? {
    guard name.first?.isUppercase == true, let type = scope.type else { return nil }
    if let given = argument(for: name, of: type) { return given }
    guard let asked = index.types[type]?.parameters[name] else { return nil }
    // What the app only extends, as it may extend `View`, says nothing of its own.
    return asked.split(separator: "&").lazy.compactMap {
      index.typeName(String($0), from: type)
    }.first { index.types[$0]?.kind != nil }
  }

  /// A member without its type, `.heading`, with the type that it is declared with, where that type has
  /// it for itself: `String.heading`; any other value as it is.
  func spelledOut(_ value: Scope.Value, as declared: String?) -> Expression {
    guard case .member(nil, let name, let line) = value.expression,
      let type = (declared ?? value.type).map(CodeIndex.withoutGenerics),
      let whole = index.typeName(type, from: value.scope.type, in: value.scope.path),
      let (property, _) = index.property(
        name, of: whole, isStatic: true, seenFrom: value.scope.path),
      property.isStatic
    else { return value.expression }
    return .member(.name(type), name, line: line)
  }

  /// The app's own type of a name, which may be that of a generic parameter; nil for none.
  func typeName(_ name: String, in scope: Scope, at path: String) -> String? {
    let name = name.last == "?" || name.last == "!" ? String(name.dropLast()) : name
    // What a base class is generic over comes before another type's own of that name.
    return scope.type.flatMap { argument(for: name, of: $0) }
      ?? index.typeName(name, from: scope.type, in: path) ?? parameter(name, in: scope)
  }

  /// The app's own type that a property is declared with, also where only the type that has the property
  /// knows the name.
  func declaredType(
    of property: Property, _ expression: Expression, in scope: Scope, depth: Int
  ) -> String? {
    guard let type = property.type else { return nil }
    if let found = typeName(type, in: scope, at: property.path) { return found }
    guard case .member(let base?, _, _) = expression, base.source != "self",
      let owner = instance(base, in: scope, depth: depth)?.type
    else { return nil }
    return index.typeName(type, from: owner, in: property.path)
  }

  /// The app's own type that a class gives its base class for one of that one's generic parameters:
  /// `Choice` of `class ChoicePicker: Picker<Choice>`; nil for none.
  private func argument(for name: String, of type: String) -> String? {
    guard index.namesOfParameters.contains(name) else { return nil }
    for entry in index.lineage(type) {
      for base in entry.inherits where base.hasSuffix(">") {
        guard let open = base.firstIndex(of: "<"), let known = index.typeName(base, from: type),
          let names = index.types[known]?.parameterNames, let place = names.firstIndex(of: name)
        else { continue }
        let given = Self.arguments(base[base.index(after: open)...].dropLast())
        return given.count == names.count ? index.typeName(given[place], from: type) : nil
      }
    }
    return nil
  }

  /// The types between the signs of a generic type, without those inside of others.
  private static func arguments(_ list: Substring) -> [String] {
    var (found, depth) = ([""], 0)
    for letter in list {
      switch letter {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      case "," where depth == 0:
        found.append("")
        continue
      default: break
      }
      found[found.count - 1].append(letter)
    }
    return found.map { $0.trimmingPrefix { $0 == " " }.description }
  }
}

extension Expression {
  /// The value whose type `type(of: value)` is; nil for anything else.
  var asksForType: Expression? {
    guard case .call(let call) = self, case .name("type") = call.callee else { return nil }
    return call.argument("of")
  }
}
