internal import AppCode

/// What the Swift of a description says, as far as it is plain: names, lists, texts, conditions and calls
/// of its own functions.
struct TuistCode {
  private var functions: [String: [Function]] = [:]
  private var constants: [String: (value: Expression, scope: TuistScope)] = [:]
  /// What raw values of cases are, by the names of type and case.
  private var cases: [String: TuistScope.Meaning] = [:]
  private let outermost = TuistScope()
  private var steps = 0
  private var depth = 0

  /// The most values that are worked out for a description.
  private static let stepLimit = 20_000
  /// How many values may stand in each other.
  private static let depthLimit = 64

  /// - Parameter files: the description, and what its functions are in.
  init(_ files: [CodeFile]) {
    for file in files.reversed() {
      let scope = TuistScope(in: outermost, path: file.path)
      for function in file.functions { functions[function.name, default: []].append(function) }
      for property in file.properties {
        if let value = property.value ?? Self.single(property.getter) {
          outermost.note(property.name, .waiting(value, scope))
        }
      }
      for type in file.types {
        let short = Self.last(type.name)
        for function in type.functions where function.isStatic {
          functions[function.name, default: []].append(function)
        }
        for property in type.properties where property.isStatic {
          if let value = property.value ?? Self.single(property.getter) {
            constants["\(short).\(property.name)"] = (value, scope)
          }
        }
        for own in type.cases {
          cases["\(short).\(own.name)"] =
            own.rawValue.map { .waiting($0, scope) } ?? .value(.text(own.name))
        }
      }
    }
  }

  /// What a name outside of types stands for; nil for none.
  mutating func value(of name: String) throws(DescriptionFault) -> TuistValue? {
    if let found = outermost.find(name) { try value(found) } else { nil }
  }

  /// What is passed to what is made; nil for nothing of that label.
  mutating func argument(
    _ label: String?, of value: TuistValue
  ) throws(DescriptionFault) -> TuistValue? {
    guard case .made(_, let arguments, let scope, _) = value,
      let argument = arguments.first(where: { $0.label == label })
    else { return nil }
    return try self.value(argument.value, in: scope)
  }

  private mutating func value(
    _ meaning: TuistScope.Meaning
  ) throws(DescriptionFault) -> TuistValue {
    switch meaning {
    case .value(let value): value
    case .waiting(let expression, let scope): try value(expression, in: scope)
    }
  }

  /// The value that a body is; nil where it has steps.
  private static func single(_ body: [Statement]?) -> Expression? {
    guard let body, body.count == 1 else { return nil }
    switch body[0] {
    case .result(let value): return value
    case .expression(let value): return value
    case .branches(let branches): return .branches(branches)
    default: return nil
    }
  }

  /// The last name of several with dots between them.
  private static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  private func fault(_ expression: Expression, _ scope: TuistScope) -> DescriptionFault {
    let line: Int? =
      switch expression {
      case .call(let call): call.line
      case .member(_, _, let own), .text(_, let own): own
      default: nil
      }
    return DescriptionFault(
      path: scope.path, line: line,
      text: "says what is not followed, \(expression.source.prefix(60))")
  }

  /// Works out an expression.
  private mutating func value(
    _ expression: Expression, in scope: TuistScope
  ) throws(DescriptionFault) -> TuistValue {
    steps += 1
    depth += 1
    defer { depth -= 1 }
    guard steps <= Self.stepLimit, depth <= Self.depthLimit else {
      throw DescriptionFault(text: "takes too many steps to follow")
    }
    switch expression {
    case .text(let pieces, _):
      var text = ""
      for piece in pieces {
        switch piece {
        case .letters(let letters): text += letters
        case .value(let inside, _):
          let value = try value(inside, in: scope)
          guard let words = value.text else { throw fault(expression, scope) }
          text += words
        }
        guard text.utf8.count <= DescribedValue.sizeLimit else { throw fault(expression, scope) }
      }
      return .text(text)
    case .bool(let bool): return .bool(bool)
    case .null: return .null
    case .list(let list):
      var values: [TuistValue] = []
      for element in list { values.append(try value(element, in: scope)) }
      return .list(values)
    case .name(let name):
      guard let found = scope.find(name) else { throw fault(expression, scope) }
      return try value(found)
    case .member(let base, let name, let line):
      return try member(base, name, line, scope, expression)
    case .call(let call): return try value(of: call, in: scope, expression)
    case .binary("+", let first, let second):
      switch (try value(first, in: scope), try value(second, in: scope)) {
      case (.text(let first), .text(let second)): return .text(first + second)
      case (.list(let first), .list(let second)): return .list(first + second)
      default: throw fault(expression, scope)
      }
    case .binary("??", let first, let second):
      let own = try value(first, in: scope)
      if case .null = own { return try value(second, in: scope) }
      return own
    case .choice(let condition, let first, let second):
      return try value(try holds(condition, in: scope) ? first : second, in: scope)
    case .branches(let branches):
      guard let body = try way(of: branches, in: scope), let value = Self.single(body) else {
        throw fault(expression, scope)
      }
      return try self.value(value, in: scope)
    default: throw fault(expression, scope)
    }
  }

  private mutating func member(
    _ base: Expression?, _ name: String, _ line: Int, _ scope: TuistScope, _ expression: Expression
  ) throws(DescriptionFault) -> TuistValue {
    guard let base else {
      let own = constants.filter { $0.key.hasSuffix("." + name) }
      if own.count == 1, let only = own.values.first {
        return try value(only.value, in: only.scope)
      }
      return .made(name, [], scope, line: line)
    }
    if name == "rawValue", case .member(let type?, let own, _) = base,
      let raw = cases["\(Self.last(type.source)).\(own)"]
    {
      return try value(raw)
    }
    let type = Self.last(base.source)
    if let constant = constants["\(type).\(name)"] {
      return try value(constant.value, in: constant.scope)
    }
    guard type.first?.isUppercase ?? false else { throw fault(expression, scope) }
    return .made(name, [], scope, line: line)
  }

  private mutating func value(
    of call: Call, in scope: TuistScope, _ expression: Expression
  ) throws(DescriptionFault) -> TuistValue {
    guard let name = call.name else { throw fault(expression, scope) }
    let labels = call.arguments.map(\.label)
    let function = (functions[name] ?? []).first { function in
      labels.allSatisfy(function.parameters.map(\.label).contains)
        && function.parameters.allSatisfy { $0.standard != nil || labels.contains($0.label) }
    }
    guard let function else {
      // What is made of one thing alone may be that thing: `Set(places)`, `Path("App")`.
      if Self.wrappers.contains(name), labels == [nil] {
        return try value(call.arguments[0].value, in: scope)
      }
      return .made(name, call.arguments, scope, line: call.line)
    }
    let inside = TuistScope(in: outermost, path: function.path)
    var left = call.arguments
    for parameter in function.parameters {
      if let place = left.firstIndex(where: { $0.label == parameter.label }) {
        inside.note(parameter.name, .waiting(left.remove(at: place).value, scope))
      } else if let standard = parameter.standard {
        inside.note(parameter.name, .waiting(standard, TuistScope(in: inside)))
      }
    }
    if let value = Self.single(function.body) { return try self.value(value, in: inside) }
    guard let value = try run(function.body, in: inside) else { throw fault(expression, scope) }
    return value
  }

  private static let wrappers: Set = ["Set", "Array", "Path", "String", "init"]
}

extension TuistCode {
  /// Follows the steps of a function; nil where none of them ends it.
  private mutating func run(
    _ body: [Statement], in scope: TuistScope
  ) throws(DescriptionFault) -> TuistValue? {
    for statement in body {
      switch statement {
      case .binding(let binding):
        guard let value = binding.value else { continue }
        scope.note(binding.name, .waiting(value, scope))
        // What changes later is worked out as it is now.
        if case .list = value {
          scope.note(binding.name, .value(try self.value(value, in: scope)))
        }
      case .result(let value):
        guard let value else { return .null }
        return try self.value(value, in: scope)
      case .expression(.call(let call)): try change(call, in: scope)
      case .branches(let branches):
        if let way = try way(of: branches, in: scope),
          let value = try run(way, in: TuistScope(in: scope))
        {
          return value
        }
      case .loop(let steps, let binding):
        guard let binding, let list = binding.value,
          case .list(let values) = try value(list, in: scope)
        else {
          throw DescriptionFault(path: scope.path, text: "goes through what is not followed")
        }
        for value in values {
          let inside = TuistScope(in: scope)
          inside.note(binding.name, .value(value))
          if let value = try run(steps, in: inside) { return value }
        }
      default: throw DescriptionFault(path: scope.path, text: "has steps that are not followed")
      }
    }
    return nil
  }

  /// Follows what a call changes: `targets.append(target)`.
  private mutating func change(_ call: Call, in scope: TuistScope) throws(DescriptionFault) {
    guard case .member(.name(let name), "append", _) = call.callee,
      let argument = call.arguments.first, call.arguments.count == 1,
      let found = scope.find(name), case .list(let list) = try value(found)
    else { throw fault(.call(call), scope) }
    let added = try value(argument.value, in: scope)
    if argument.label == "contentsOf" {
      guard case .list(let others) = added else { throw fault(.call(call), scope) }
      scope.set(name, .list(list + others))
    } else {
      scope.set(name, .list(list + [added]))
    }
  }

  /// The way that is gone of several; nil for none of them.
  private mutating func way(
    of branches: [Branch], in scope: TuistScope
  ) throws(DescriptionFault) -> [Statement]? {
    for branch in branches {
      guard branch.subject == nil, branch.bindings.isEmpty else {
        throw DescriptionFault(path: scope.path, text: "asks for what is not followed")
      }
      if branch.condition == "else" { return branch.body }
      if try holds(branch.condition, in: scope) { return branch.body }
    }
    return nil
  }

  /// Whether a condition holds where nobody says anything from outside.
  private mutating func holds(
    _ condition: String, in scope: TuistScope
  ) throws(DescriptionFault) -> Bool {
    let text = condition.filter { !$0.isWhitespace }
    let isNot = text.hasPrefix("!")
    let name = isNot ? String(text.dropFirst()) : text
    for answer in [true, false]
    where name.hasPrefix("Environment.") && name.hasSuffix(".getBoolean(default:\(answer))") {
      return answer != isNot
    }
    if name == "true" || name == "false" { return (name == "true") != isNot }
    guard let found = scope.find(name), case .bool(let holds) = try value(found) else {
      throw DescriptionFault(
        path: scope.path, text: "asks for what is not followed, \(condition.prefix(60))")
    }
    return holds != isNot
  }
}
