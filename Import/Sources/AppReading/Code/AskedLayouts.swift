internal import AppCode

extension CodeIndex {
  /// What a function of a type answers that a condition asks for the device alone:
  /// `Layout.isWide(width: horizontalSizeClass)`; nil where anything else counts.
  ///
  /// - Parameters:
  ///   - type: whose code asks.
  ///   - path: the file that asks.
  func holdsOnDevice(asking condition: String, in type: String?, _ path: String) -> Bool? {
    let isTurned = condition.utf8.first == UInt8(ascii: "!")
    guard condition.utf8.last == UInt8(ascii: ")"),
      case .call(let call)? = Follower.question(isTurned ? condition.dropFirst() : condition[...]),
      let names = Follower.path(call.callee), let name = names.last,
      let owner = owner(names.dropLast(), from: type, in: path),
      let named = types[owner]?.functionsByName[name], named.count == 1,
      let found = named.first?.functions, found.count == 1,
      found[0].returns == "Bool", (heirs[owner] ?? []).isEmpty,
      let answer = Self.onlyResult(of: found[0].body),
      let parameters = Self.values(of: call, for: found[0])
    else { return nil }
    return holdsOnDevice(answer, where: parameters).map { $0 != isTurned }
  }

  /// The type that a question is put to.
  private func owner(_ names: [String].SubSequence, from type: String?, in path: String)
    -> String?
  {
    if names.isEmpty || Array(names) == ["self"] || Array(names) == ["Self"] { return type }
    return typeName(names.joined(separator: "."), from: type, in: path)
  }

  /// What a body gives that does nothing else.
  private static func onlyResult(of body: [Statement]) -> String? {
    guard body.count == 1 else { return nil }
    switch body[0] {
    case .expression(let value), .result(let value?): return value.source
    default: return nil
    }
  }

  /// What stands for the parameters of a function, as it is written; nil where a call leaves one out.
  private static func values(of call: Call, for function: Function) -> [String: String]? {
    guard call.arguments.count == function.parameters.count else { return nil }
    return Dictionary(
      zip(function.parameters, call.arguments).map { ($0.name, $1.value.source) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether a condition about the device holds, for which names stand others.
  private func holdsOnDevice(
    _ condition: String, where names: [String: String], depth: Int = 0
  ) -> Bool? {
    guard depth < 8 else { return nil }
    for (sign, decisive) in [("||", true), ("&&", false)] {
      guard let parts = Follower.parts(of: condition, at: sign) else { continue }
      let answers = parts.map { holdsOnDevice($0, where: names, depth: depth + 1) }
      return answers.contains(decisive) ? decisive : answers.contains(nil) ? nil : !decisive
    }
    let words = condition.split(separator: " ").map { names[String($0)] ?? String($0) }
    return Follower.holdsOnDevice(words.joined(separator: " "), isPad: isPad)
  }
}
