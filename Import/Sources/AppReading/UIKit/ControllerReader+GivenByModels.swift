internal import AppCode

/// Screens that a model gives whoever pushes them: `[building tableView:table didSelectRow:row]`.
extension ControllerReader {
  /// A function of a model by its type, its name and the labels of what it is given.
  struct ModelFunction: Hashable {
    var type: String
    var name: String
    var labels: [String?]
  }

  /// The classes of screens that a model's function gives, or one of the model's heirs has in its place,
  /// where a value is what a call of it gives; none for any other value.
  func screens(givenByModel value: Expression, _ walk: Walk) -> [String] {
    let all = index.types[walk.owner]?.functionsByName[walk.function] ?? []
    for function in all.flatMap(\.functions) where function.path == walk.scope.path {
      let place = AskingPlace(function, of: walk.owner)
      var made = value
      if case .name(let name) = value {
        guard let given = place.binding(name)?.value else { continue }
        made = given
      }
      // What a name is said to be of.
      if case .cast(let inner, _) = made { made = inner }
      guard case .call(let call) = made, case .member(let base?, let name, _) = call.callee,
        let type = place.type(of: base, index), index.types[type]?.kind == .class,
        !isController(type)
      else { continue }
      let asked = ModelFunction(type: type, name: name, labels: call.arguments.map(\.label))
      if let known = pushes.givenByModels[asked] { return known }
      var (found, seen) = (Set<String>(), Set<ModelFunction>())
      note(asked, &found, &seen)
      let isTooMuch = max(found.count, seen.count) > Self.givenLimit
      if isTooMuch { follow.shortfalls.note(.models, walk.scope.path, call.line) }
      let given = isTooMuch ? [] : found.sorted()
      pushes.givenByModels[asked] = given
      return given
    }
    return []
  }

  /// The most screens that a function may give and functions that may be asked for them.
  private static let givenLimit = 128

  private func note(
    _ asked: ModelFunction, _ found: inout Set<String>, _ seen: inout Set<ModelFunction>
  ) {
    var open = [asked]
    while let next = open.popLast() {
      guard seen.count <= Self.givenLimit, seen.insert(next).inserted else { continue }
      for (owner, function) in functions(next) {
        let place = AskingPlace(function, of: owner)
        for value in Self.results(of: function.body) {
          var value = value
          if case .cast(let inner, "UIViewController") = value { value = inner }
          if let type = place.type(of: value, index), isController(type) {
            found.insert(type)
          } else if case .call(let call) = value,
            case .member(.name("self")?, let name, _) = call.callee
          {
            open.append(
              ModelFunction(type: next.type, name: name, labels: call.arguments.map(\.label)))
          }
        }
      }
    }
  }

  /// The functions that a call may mean, of a class, of those it inherits from and of its heirs, which
  /// are said to give a screen.
  private func functions(_ asked: ModelFunction) -> [(owner: String, function: Function)] {
    var classes = [asked.type] + index.ancestors(asked.type)
    var seen = Set(classes)
    var open = [asked.type]
    while let next = open.popLast(), seen.count < 1_024 {
      let heirs = (index.heirs[next] ?? []).filter { seen.insert($0).inserted }
      classes += heirs
      open += heirs
    }
    return classes.flatMap { owner in
      (index.types[owner]?.functionsByName[asked.name] ?? []).flatMap(\.functions)
        .filter { function in
          function.parameters.map(\.label) == asked.labels && givesScreen(function, of: owner)
        }
        .map { (owner, $0) }
    }
  }

  private func givesScreen(_ function: Function, of owner: String) -> Bool {
    guard let type = function.returns?.filter({ !"?!".contains($0) }) else { return false }
    return type == "UIViewController"
      || index.typeName(type, from: owner, in: function.path).map(isController) ?? false
  }

  /// What steps give, on each way that they end.
  private static func results(of body: [Statement]) -> [Expression] {
    body.flatMap { statement -> [Expression] in
      switch statement {
      case .result(let value?): return [value]
      case .branches(let branches), .expression(.branches(let branches)):
        return branches.flatMap { results(of: $0.body) }
      case .loop(let inner, _), .premise(_, let inner): return results(of: inner)
      default: return []
      }
    }
  }
}
