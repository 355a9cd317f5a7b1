internal import AppCode

/// What others ask for where code pushes a screen.
extension ControllerReader {
  /// The function that is walked, or the case of what it is given that its steps are for.
  func asked(by walk: Walk) -> PushAskers.Asked {
    let all = index.types[walk.owner]?.functionsByName[walk.function] ?? []
    if let name = walk.condition.flatMap(Self.caseName) {
      for parameter in all.flatMap(\.functions).flatMap(\.parameters) {
        guard let type = index.typeName(parameter.type, from: walk.owner, in: walk.scope.path),
          index.types[type]?.casesByName[name] != nil
        else { continue }
        return PushAskers.Asked(owner: type, name: name, isCase: true)
      }
    }
    return PushAskers.Asked(owner: walk.owner, name: walk.function)
  }

  /// The case that a condition names first: `detail` of `case .detail(let id)`.
  private static func caseName(_ condition: String) -> String? {
    guard condition.hasPrefix("case "),
      let rest = condition.split(separator: ".", maxSplits: 1).dropFirst().first
    else { return nil }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }
}
