internal import AppCode

extension TextReader {
  /// Calls of Apple's that make or find texts; nil for any other.
  func systemCall(
    _ name: String, _ call: Call, in scope: Scope, isKey: Bool, depth: Int
  ) -> Answer? {
    switch name {
    case "NSLocalizedString", "AppLocalizedString", "CFCopyLocalizedString":
      guard let key = call.argument(nil),
        follow.function(call, in: scope) == nil || name.hasPrefix("NS")
      else { return nil }
      return keyed(
        key, table: call.argument("tableName"), fallback: call.argument("value"), in: scope,
        depth: depth)
    case "localizedString":
      guard let key = call.argument("forKey") else { return nil }
      return keyed(
        key, table: call.argument("table"), fallback: call.argument("value"), in: scope,
        depth: depth)
    case "LocalizedStringKey", "LocalizedStringResource":
      guard let key = call.argument(nil) ?? call.argument("stringLiteral") else { return nil }
      return keyed(
        key, table: call.argument("table"), fallback: call.argument("defaultValue"), in: scope,
        depth: depth)
    case "Text": return textView(call, in: scope, depth: depth)
    case "String", "NSString", "AttributedString", "NSAttributedString",
      "NSMutableAttributedString",
      "Substring", "init":
      return madeText(call, in: scope, isKey: isKey, depth: depth)
    case "localizedStringWithFormat":
      guard let format = call.argument(nil) else { return nil }
      return formatted(format, call.arguments.dropFirst(), in: scope, depth: depth)
    default: return nil
    }
  }

  private func textView(_ call: Call, in scope: Scope, depth: Int) -> Answer? {
    if let verbatim = call.argument("verbatim") {
      return answer(verbatim, in: scope, isKey: false, depth: depth + 1)
    }
    guard let first = call.argument(nil) else { return unknown(.call(call)) }
    if case .text = first {
      return keyed(
        first, table: call.argument("tableName"), fallback: nil, in: scope, depth: depth)
    }
    return answer(first, in: scope, isKey: true, depth: depth + 1)
  }

  private func madeText(_ call: Call, in scope: Scope, isKey: Bool, depth: Int) -> Answer? {
    if let key = call.argument("localized") {
      if let text = textOfKey(key, in: scope) {
        return keyed(
          text.expression, table: call.argument("table"),
          fallback: call.argument("defaultValue"), in: text.scope, depth: depth)
      }
      return answer(key, in: scope, isKey: true, depth: depth + 1)
    }
    if let format = call.argument("format") {
      return formatted(
        format, call.arguments.filter { $0.label != "format" && $0.label != "locale" }[...],
        in: scope, depth: depth)
    }
    if let described = call.argument("describing") {
      if let name = nameOfSelf(described, in: scope) ?? nameOfType(described, in: scope) {
        return Answer(words: .verbatim(name), confidence: .followed)
      }
      return answer(described, in: scope, isKey: false, depth: depth + 1)
    }
    if let inner = call.argument("string") {
      return answer(inner, in: scope, isKey: false, depth: depth + 1)
    }
    guard case .name? = Optional(call.callee) else {
      guard case .member(nil, "init", _) = call.callee, let first = call.argument(nil) else {
        return nil
      }
      return answer(first, in: scope, isKey: isKey, depth: depth + 1)
    }
    guard call.arguments.count >= 1, let first = call.argument(nil) else { return nil }
    return answer(first, in: scope, isKey: false, depth: depth + 1)
  }

  /// The text of which a key is made: `name` of `.init(name)` or `String.LocalizationValue(name)`, and a
  /// literal itself; nil for a key that is none of these.
  private func textOfKey(_ key: Expression, in scope: Scope) -> Scope.Value? {
    switch key {
    case .text: return Scope.Value(expression: key, scope: scope)
    case .name:
      guard let made = scope.value(Follower.path(key)?.first ?? ""), case .call = made.expression
      else { return nil }
      return textOfKey(made.expression, in: made.scope)
    case .call(let call):
      let isMade =
        switch call.callee {
        case .member(nil, "init", _): true
        default: call.name == "LocalizationValue"
        }
      guard isMade, call.arguments.count == 1,
        let text = call.argument(nil) ?? call.argument("stringLiteral")
      else { return nil }
      return Scope.Value(expression: text, scope: scope)
    default: return nil
    }
  }

  /// What Swift calls a type of the app's own: `Editor` of `Editor.self`; nil for anything else.
  private func nameOfType(_ expression: Expression, in scope: Scope) -> String? {
    guard case .member(let base?, "self", _) = expression, let path = Follower.path(base),
      index.typeName(path.joined(separator: "."), from: scope.type, in: scope.path) != nil
    else { return nil }
    return path.last
  }

  /// What Swift calls `self` where it is a type or the case of an enumeration that nothing is carried
  /// by; nil for anything else.
  private func nameOfSelf(_ expression: Expression, in scope: Scope) -> String? {
    guard let type = scope.type, scope.selfValue == nil else { return nil }
    let last = type.split(separator: ".").last.map(String.init)
    switch expression {
    case .name("self"):
      if scope.isOfType { return last }
      guard let entry = index.types[type], entry.kind == .enumeration, scope.selfPayload == nil,
        !(["CustomStringConvertible", "CustomDebugStringConvertible"].contains {
          index.ancestors(type).contains($0)
        })
      else { return nil }
      return scope.selfCase
    case .name("Self"), .member(.name("Self")?, "self", _): return last
    case .call(let call)
    where call.name == "type" && call.argument("of")?.source == "self": return last
    default: return nil
    }
  }

  /// The values of a list that functions hand on to each other; nil for what is no list.
  private func handed(_ value: Expression, in scope: Scope, depth: Int, steps: Int = 8)
    -> [AppText]?
  {
    guard steps > 0 else { return nil }
    switch value {
    case .name:
      return follow.target(value, in: scope).flatMap {
        handed($0.expression, in: $0.scope, depth: depth, steps: steps - 1)
      }
    case .list(let list):
      return list.flatMap {
        handed($0, in: scope, depth: depth, steps: steps - 1) ?? [put($0, in: scope, depth: depth)]
      }
    default: return nil
    }
  }

  /// A value that is put into a text.
  ///
  /// What stands for it while it is not there is not what shows.
  func put(_ value: Expression, in scope: Scope, depth: Int) -> AppText {
    switch value {
    case .binary("??", let first, _):
      if let known = answer(first, in: scope, isKey: false, depth: depth + 1)?.words, known.isKnown
      {
        return known
      }
      return .unknown(first.source)
    case .text(let pieces, _):
      if pieces.count == 1, case .value(let inner, _) = pieces[0] {
        return put(inner, in: scope, depth: depth + 1)
      }
    default: break
    }
    return answer(value, in: scope, isKey: false, depth: depth + 1)?.words
      ?? .unknown(value.source)
  }

  /// A word with values put into it.
  private func formatted(
    _ format: Expression, _ arguments: ArraySlice<Argument>, in scope: Scope, depth: Int
  ) -> Answer? {
    guard var found = answer(format, in: scope, isKey: false, depth: depth + 1) else { return nil }
    var values: [AppText] = []
    for argument in arguments {
      if argument.label == "arguments" {
        // A function hands on whatever it was given.
        values += handed(argument.value, in: scope, depth: depth) ?? []
        continue
      }
      values.append(put(argument.value, in: scope, depth: depth))
    }
    switch found.words {
    case .key(var key):
      if !values.isEmpty { key.arguments = values }
      found.words = .key(key)
    case .verbatim(let text):
      if let filled = AppText.filled(text, with: values) {
        found.words = .verbatim(filled)
      } else {
        found.words = Self.partly(text, with: values) ?? .unknown(text)
      }
    case .unknown: break
    }
    return found.atMost(.followed)
  }
}
