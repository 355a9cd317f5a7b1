internal import AppCode

/// Properties that an app adds to its screens to put them on stacks.
extension AppReader {
  /// Code with the stacks that such properties make in their place:
  /// `UINavigationController(rootViewController: list)` of `list.onStack`.
  static func code(
    _ code: [CodeFile], makingStacksIn files: [AppFiles.File]
  ) -> [CodeFile] {
    let makers = stackMakers(in: code)
    guard !makers.isEmpty else { return code }
    let byPath = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return code.map { file in
      guard let data = byPath[file.path]?.source(), makers.keys.contains(where: data.holds) else {
        return file
      }
      var file = file
      file.replace { expression in
        guard case .member(let screen?, let name, let line) = expression,
          var maker = makers[name]
        else { return nil }
        maker.line = line
        for number in maker.arguments.indices where maker.arguments[number].value.isOwner {
          maker.arguments[number].value = screen
        }
        return .call(maker)
      }
      return file
    }
  }

  /// What makes the stack, by the property's name; none for a name that some property has which does
  /// anything else.
  private static func stackMakers(in code: [CodeFile]) -> [String: Call] {
    var found: [String: Call] = [:]
    for property in code.lazy.flatMap(\.types).flatMap(\.properties) {
      if let maker = stackMaker(of: property) { found[property.name] = maker }
    }
    guard !found.isEmpty else { return [:] }
    for property in code.lazy.flatMap({ $0.types.flatMap(\.properties) + $0.properties })
    where found[property.name] != nil && stackMaker(of: property) == nil {
      found[property.name] = nil
    }
    return found
  }

  /// What a property makes which puts the screen that has it on a stack and does nothing else; nil for any
  /// other property.
  private static func stackMaker(of property: Property) -> Call? {
    guard !property.isStatic, let getter = property.getter else { return nil }
    let value: Expression?
    switch (getter.count, getter.first, getter.last) {
    case (1, .expression(let only)?, _), (1, .result(let only?)?, _): value = only
    case (2, .binding(let binding)?, .result(.name(let name)?)?) where name == binding.name:
      value = binding.value
    default: value = nil
    }
    guard case .call(let call)? = value, case .name(let type) = call.callee,
      type.first?.isUppercase ?? false, call.argument("rootViewController")?.isOwner ?? false,
      call.arguments.allSatisfy({ $0.value.isOwner || $0.value.isWritten })
    else { return nil }
    return call
  }
}

extension Expression {
  /// Whether it is whoever has the code.
  fileprivate var isOwner: Bool { if case .name("self") = self { true } else { false } }

  /// Whether it reads the same wherever it stands.
  fileprivate var isWritten: Bool {
    switch self {
    case .number, .bool, .null, .member(nil, _, _): true
    default: false
    }
  }
}
