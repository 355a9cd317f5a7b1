internal import AppCode

extension Follower {
  /// Whether a condition holds only once something went wrong or is going on (true), or only while
  /// nothing is (false); nil for any other.
  ///
  /// A screen comes without either.
  func asksForTrouble(_ condition: String, in scope: Scope) -> Bool? {
    if let asks = Self.asksForFailures(condition) { return asks }
    var words = condition.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    if first == "let" || first == "var" {
      guard words.count == 2 || words.count == 4 && words[2] == "=" else { return nil }
      let path = words[words.count - 1]
      return Self.namesError(path) || isState(path, in: scope) ? true : nil
    }
    let isTurned = first.hasPrefix("!")
    words[0] = String(first.drop { $0 == "!" })
    switch words.count {
    case 1:
      return Self.namesFailure(words[0]) || Self.namesWaiting(words[0]) ? !isTurned : nil
    case 3 where words[2] == "nil" && !isTurned:
      guard Self.namesError(words[0]) || isState(words[0], in: scope) else { return nil }
      return words[1] == "!=" ? true : words[1] == "==" ? false : nil
    default: return nil
    }
  }

  /// Whether a condition holds only once there are things that failed (true), or only while there are
  /// none (false), as in `model.failedParts.count == 0`; nil for any other.
  private static func asksForFailures(_ condition: String) -> Bool? {
    let isTurned = condition.hasPrefix("!")
    for (end, asks) in [
      (".isEmpty", false), (".count == 0", false), (".count > 0", true), (".count != 0", true),
      (".count >= 1", true),
    ] where condition.hasSuffix(end) {
      let path = condition.dropLast(end.count).drop { $0 == "!" }.prefix { $0 != "(" }
      let names = path.split(separator: ".").map { $0.lowercased() }
      guard path.allSatisfy({ $0 != " " }),
        names.contains(where: {
          $0.hasPrefix("fail") || $0.hasSuffix("failures") || $0.hasSuffix("errors")
        })
      else { return nil }
      return asks != isTurned
    }
    return nil
  }

  /// What a condition with a value for what is missing says while it is missing:
  /// `!(model.feed?.isEmpty ?? true)`; nil for any other, and for what is there at the start.
  func holdsWhileMissing(_ condition: String, in scope: Scope) -> Bool? {
    var text = Substring(condition)
    var isTurned = false
    if text.hasPrefix("!(") && text.hasSuffix(")") {
      isTurned = true
      text = text.dropFirst(2).dropLast()
    } else if text.hasPrefix("(") && text.hasSuffix(")") {
      text = text.dropFirst().dropLast()
    }
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 3, words[1] == "??", ["true", "false"].contains(words[2]),
      let mark = words[0].firstIndex(of: "?"), startsMissing(String(words[0][..<mark]), in: scope)
    else { return nil }
    return (words[2] == "true") != isTurned
  }

  /// Whether a path leads to an optional variable of a model that starts as nothing.
  func startsMissing(_ path: String, in scope: Scope) -> Bool {
    let names = path.split(separator: ".").map(String.init)
    guard names.count > 1, names.allSatisfy({ $0.first?.isLetter ?? false }),
      let property = declaration(Self.place(names), in: scope), property.getter == nil,
      !property.isConstant, property.type?.hasSuffix("?") ?? false
    else { return false }
    switch property.value {
    case nil, .null?: return true
    default: return false
    }
  }

  /// A path as an expression.
  private static func place(_ names: [String]) -> Expression {
    names.dropFirst().reduce(.name(names[0])) { .member($0, $1, line: 0) }
  }

  /// The last name of a path, without marks of optionals.
  private static func last(_ path: String) -> String {
    String((path.split(separator: ".").last ?? "").filter { $0 != "?" && $0 != "$" })
  }

  /// Whether a path ends in an error.
  private static func namesError(_ path: String) -> Bool {
    let name = last(path)
    return name == "error" || name.hasSuffix("Error")
  }

  /// Whether a path ends in a flag that says that something went wrong.
  private static func namesFailure(_ path: String) -> Bool {
    ["isError", "hasError", "isFailed", "hasFailed", "didFail", "isErrored"].contains(last(path))
  }

  /// Whether a path ends in a flag that says that something is going on for a while.
  private static func namesWaiting(_ path: String) -> Bool {
    // Also with what is loaded: `isLoadingNotes`.
    last(path) == "loading" || waiting.contains(where: last(path).hasPrefix)
  }

  private static let waiting = [
    "isLoading", "isRefreshing", "isFetching", "isUpdating", "isSaving", "isSending",
    "isUploading", "isDownloading", "isSubmitting", "isProcessing", "isSyncing", "isWorking",
    "isBusy",
  ]

  /// Whether a path leads to an optional of one of the app's enumerations that starts as nothing:
  /// what is going on, rather than what there is to show.
  private func isState(_ path: String, in scope: Scope) -> Bool {
    let names = path.filter { $0 != "?" }.split(separator: ".").map(String.init)
    guard names.count > 1, names.allSatisfy({ $0.first?.isLetter ?? false }) else { return false }
    let place = Self.place(names)
    guard let property = declaration(place, in: scope), property.getter == nil,
      !property.isConstant, let type = property.type, type.hasSuffix("?")
    else { return false }
    switch property.value {
    case nil, .null?: break
    default: return false
    }
    guard case .member(let base?, _, _) = place, let owner = instance(base, in: scope)?.type,
      let whole = index.typeName(type, from: owner)
    else { return false }
    return index.types[whole]?.kind == .enumeration
  }
}
