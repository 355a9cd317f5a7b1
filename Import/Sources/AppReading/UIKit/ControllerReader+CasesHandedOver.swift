internal import AppCode

/// Titles that hang on the case of an enumeration which a function of the class's own is handed.
extension ControllerReader {
  /// Words without those of cases that nobody hands to the private function around them:
  /// `page.title = item.title` where all who call it do so for two cases of four.
  func ofCasesHandedOver(
    _ found: TextReader.Answer, for value: Expression, at place: Place, _ walk: Walk
  ) -> TextReader.Answer {
    guard !found.others.isEmpty, case .member(.name(let name)?, _, _) = value,
      let type = walk.scope.type, let entry = index.types[type],
      let function = entry.functions.filter({ $0.path == place.path && $0.line <= place.line })
        .max(by: { $0.line < $1.line }), function.isPrivate,
      let number = function.parameters.firstIndex(where: { $0.name == name }),
      let kind = index.typeName(function.parameters[number].type, from: type, in: place.path),
      let all = index.types[kind], all.kind == .enumeration
    else { return found }
    var callers = CallersCases(function, number)
    for own in entry.functions { callers.look(own.body) }
    guard let handed = callers.found else { return found }
    var found = found
    let told = found.others.flatMap { Self.cases(of: $0.condition) }
    found.others.removeAll { other in
      let cases = Self.cases(of: other.condition)
      return !cases.isEmpty && cases.isDisjoint(with: handed)
    }
    if Set(all.cases.map(\.name)).subtracting(told).isDisjoint(with: handed),
      let next = found.others.first
    {
      found.others.removeFirst()
      found.words = next.words
    }
    return found
  }

  /// The cases that a condition is for: `milk` and `bread` of `case .milk, .bread`.
  private static func cases(of condition: String) -> Set<String> {
    guard condition.hasPrefix("case ") else { return [] }
    return Set(
      condition.split(separator: ".").dropFirst().map { part in
        String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      })
  }
}

/// The cases that the calls of a function hand over as one of its parameters.
private struct CallersCases {
  private let function: Function
  private let number: Int
  private var cases: Set<String> = []
  private var isOpen = false

  /// All of them; nil where some call hands over anything else, or there is none.
  var found: Set<String>? { isOpen || cases.isEmpty ? nil : cases }

  init(_ function: Function, _ number: Int) {
    (self.function, self.number) = (function, number)
  }

  /// Looks through steps.
  ///
  /// - Parameter known: the cases that names surely stand for there.
  mutating func look(_ body: [Statement], _ known: [String: Set<String>] = [:]) {
    for statement in body {
      switch statement {
      case .expression(let value), .result(let value?): look(value, known)
      case .binding(let binding): if let value = binding.value { look(value, known) }
      case .branches(let branches):
        for branch in branches {
          var inside = known
          if case .name(let name)? = branch.subject {
            inside[name] = branch.cases.contains("") ? nil : Set(branch.cases)
          }
          for binding in branch.bindings { if let value = binding.value { look(value, known) } }
          look(branch.body, inside)
        }
      case .premise(_, let inner), .loop(let inner, _): look(inner, known)
      case .function(let function): look(function.body)
      case .result(nil): break
      }
    }
  }

  private mutating func look(_ value: Expression, _ known: [String: Set<String>]) {
    var all: [Call] = []
    ExpressionVisitor.visit(value) { expression in
      if case .call(let call) = expression { all.append(call) }
      return true
    }
    for call in all where call.name == function.name {
      guard call.arguments.map(\.label) == function.parameters.map(\.label) else { continue }
      switch call.arguments[number].value {
      case .member(let base, let name, _)
      where base.map { Follower.isType($0) } ?? true: cases.insert(name)
      case .name(let name):
        if let handed = known[name], !handed.isEmpty {
          cases.formUnion(handed)
        } else {
          isOpen = true
        }
      default: isOpen = true
      }
    }
  }
}
