internal import AppCode

/// Flags that code sets only in ways which are never taken.
extension OtherDevices {
  /// The flags of a type that its code sets only in ways which the device never takes.
  static func flags(in entry: CodeIndex.TypeEntry, isPad: Bool) -> Set<String> {
    let found = set(in: entry, isPad: isPad)
    return found.flags.left.subtracting(found.flags.taken)
  }

  /// The flags of objects that code sets in any way that the device may take, and those that it sets only
  /// in ways which are never taken.
  static func flagsOfObjects(in index: CodeIndex) -> (left: Set<String>, taken: Set<String>) {
    let entries = index.types.values.filter { !$0.inherits.contains("PreviewProvider") }
    var found = entries.map { set(in: $0, isPad: index.isPad) }
    var loose = Self(isPad: index.isPad)
    loose.asksForFlags = true
    for function in index.functions.values.joined() { loose.look(through: function) }
    func all() -> (left: Set<String>, taken: Set<String>) {
      var left: Set<String> = []
      var taken = loose.flagsOfOthers.taken.union(loose.flagsOfOthers.left)
      for one in found {
        left.formUnion(one.flagsOfOthers.left.union(one.flags.left))
        taken.formUnion(one.flagsOfOthers.taken)
      }
      return (left.subtracting(taken), taken)
    }
    var flags = all()
    // What only a flag asks for that is never on is a way that is never taken, too.
    for _ in 0..<4 where !flags.left.isEmpty {
      let before = flags.left
      for (number, entry) in entries.enumerated() {
        let off = flags.left.filter { name in
          entry.propertiesByName[name].map { $0.property.startsAsOff } ?? false
        }
        if !off.isEmpty { found[number] = set(in: entry, isPad: index.isPad, off: off) }
      }
      flags = all()
      if flags.left == before { break }
    }
    return flags
  }

  /// Notes a flag that an expression sets, or lets somebody else set.
  mutating func noteFlag(_ expression: Expression, isLeft: Bool) {
    let place: Expression
    switch expression {
    // What takes something away shows nothing.
    case .assign(_, .bool(false), _), .assign(_, .null, _): return
    case .assign(let target, _, _): place = target
    case .call(let call):
      for case let (label?, value) in call.arguments.map({ ($0.label, $0.value) }) {
        if case .bool(false) = value { continue }
        flagsOfOthers.taken.insert(label)
      }
      guard case .member(let flag?, "toggle", _) = call.callee else { return }
      place = flag
    case .other(let source):
      for word in source.nameWords {
        flagsOfOthers.taken.insert(String(word))
      }
      return
    case .name(let name), .member(.name("self")?, let name, _):
      if name.hasPrefix("$") || name.hasPrefix("_") {
        flags.taken.insert(String(name.dropFirst()))
        flagsOfOthers.taken.insert(String(name.dropFirst()))
      }
      return
    case .member:
      guard let path = Follower.path(expression)?.filter({ $0 != "self" }), path.count > 1,
        path.contains(where: { $0.hasPrefix("$") || $0.hasPrefix("_") })
      else { return noteOpenFlag(expression) }
      flagsOfOthers.taken.formUnion(path.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 })
      return
    default: return
    }
    guard let path = Follower.path(place)?.filter({ $0 != "self" }), let name = path.last else {
      if case .member(_, let name, _) = place { flagsOfOthers.taken.insert(name) }
      return
    }
    if isLeft { flagsOfOthers.left.insert(name) } else { flagsOfOthers.taken.insert(name) }
    guard path.count == 1 else { return }
    if isLeft { flags.left.insert(name) } else { flags.taken.insert(name) }
  }

  /// Notes a flag of what is no path of names, which may be a place for a value: `Bindable(model).isOpen`.
  private mutating func noteOpenFlag(_ expression: Expression) {
    guard case .member(let base?, let name, _) = expression, Follower.path(base) == nil else {
      return
    }
    flagsOfOthers.taken.insert(name)
  }

  /// Whether a call shows something by a flag, or by a value that is there.
  static func shows(_ call: Call) -> Bool { call.arguments.contains { isShowing($0, in: call) } }

  static func isShowing(_ argument: Argument, in call: Call) -> Bool {
    // What shows something for a value takes it away itself, as it does with a flag.
    let isOfValue =
      argument.label == "item" && NeverUsed.presenters.contains(call.name ?? "")
    guard argument.label == "isPresented" || argument.label == "isActive" || isOfValue,
      let path = Follower.path(argument.value)?.filter({ $0 != "self" })
    else { return false }
    return (1...2).contains(path.count) && path[0].hasPrefix("$")
  }
}

extension Property {
  /// Whether it is a flag that starts as off, or a value that only the type has and that starts as nothing.
  var startsUnset: Bool {
    switch value {
    case .bool(false)?: true
    case .null?, nil: isPrivate && !isStatic && type?.hasSuffix("?") ?? false
    default: false
    }
  }

  /// Whether it is a flag that is off in an object which nobody has done anything to.
  var startsAsOff: Bool {
    guard getter == nil, !isConstant, !isStatic, type ?? "Bool" == "Bool" else { return false }
    switch value {
    case .bool(false)?: return true
    // In Objective-C a flag starts as off.
    case nil: return path.hasSuffix(".h") || path.hasSuffix(".m")
    default: return false
    }
  }
}
