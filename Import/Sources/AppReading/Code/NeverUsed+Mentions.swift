internal import AppCode

extension NeverUsed {
  /// What is done with names in a file, outside of comments and of members that nothing asks for.
  struct Mentions {
    /// Members that something asks for.
    private(set) var used: Set<String> = []
    /// Flags and values that say whether something is shown.
    private(set) var shown: Set<String> = []
    /// What flags and values may become.
    private var changes: [String: Set<Change>] = [:]

    /// What something makes of a flag or a value.
    private enum Change: String {
      case yes = "true"
      case no = "false"
      case nothing = "nil"
      case other
    }

    /// What is done with a name somewhere.
    private enum Event {
      case mention(String)
      case change(String, Change)
      case show(String)
    }

    private let members: [String: Member]
    private let values: Set<String>
    /// The flags that are on from the start.
    private let on: Set<String>
    /// The values that are nothing at first.
    private let empty: Set<String>
    /// What is done inside of members, by the member.
    private var inside: [String: [Event]] = [:]
    /// Members that are used, of which that is not taken in yet.
    private var open: [String] = []

    /// Looks through a file.
    ///
    /// - Parameters:
    ///   - members: those that may be used by nothing; what stands in one counts once that is used.
    ///   - flags: flags of a view's own, with what they start as.
    ///   - empty: values of its own that are nothing at first.
    ///   - several: names that more than one property has.
    init(
      of members: [String: Member], and flags: [String: Bool], _ empty: Set<String>,
      _ several: Set<String>, in bytes: [UInt8], without closures: UnaskedClosures
    ) {
      self.members = members
      values = empty.union(flags.keys)
      self.empty = empty
      on = Set(flags.filter(\.value).keys)
      let presented = Presented(for: values.subtracting(several), in: bytes)
      var around = NestedParts(
        presented.parts.map { ($0.part, Self.shown($0.value)) }
          + members.compactMap { name, member -> (part: Range<Int>, value: String)? in
            let span = member.span
            guard !span.isEmpty, span.upperBound <= bytes.count, bytes[span.lowerBound] == 0x7B,
              bytes[span.upperBound - 1] == 0x7D
            else { return nil }
            return (span, name)
          })
      var declared: Set<String> = []
      NeverUsed.visitWords(in: bytes) { word, range in
        if let end = closures.end(ofClosureFor: word, at: range, in: bytes) { return end }
        let member = around.innermost(at: range.lowerBound)
        if members[word] != nil {
          let isFirst =
            ["func", "var"].contains(NeverUsed.lastWord(bytes[..<range.lowerBound]))
            && declared.insert(word).inserted
          if !isFirst { note(.mention(word), in: member) }
        }
        if values.contains(word), let event = event(of: word, at: range, in: bytes) {
          note(event, in: member)
        }
        // The state itself, which an initializer gives a value.
        if word.hasPrefix("_"), values.contains(String(word.dropFirst())) {
          note(.change(String(word.dropFirst()), .other), in: member)
        }
        return nil
      }
      for flag in on { take(.mention(Self.shown(flag))) }
      while let name = open.popLast() {
        for event in inside.removeValue(forKey: name) ?? [] { take(event) }
      }
    }

    /// Whether something may make something else of a flag, or of a value that starts as nothing.
    func isChanged(_ name: String, from start: Bool?) -> Bool {
      let same = start.map { $0 ? Change.yes : .no } ?? .nothing
      return changes[name]?.contains { $0 != same } ?? false
    }

    /// The name of what is shown for a flag, as of a member.
    private static func shown(_ flag: String) -> String { "$" + flag }

    private mutating func note(_ event: Event, in member: String?) {
      if let member, !used.contains(member) {
        inside[member, default: []].append(event)
      } else {
        take(event)
      }
    }

    private mutating func take(_ event: Event) {
      switch event {
      case .mention(let name):
        if used.insert(name).inserted { open.append(name) }
      case .change(let name, let change):
        changes[name, default: []].insert(change)
        // What is shown once a flag is set, or a value is there, does what it does then.
        let isOff = empty.contains(name) ? change == .nothing : change == .no
        if !isOff { take(.mention(Self.shown(name))) }
      case .show(let name): shown.insert(name)
      }
    }

    /// What a word does with a flag or a value; nil for nothing of these.
    private func event(of word: String, at range: Range<Int>, in bytes: [UInt8]) -> Event? {
      let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0
      if before == 0x24 {
        return Presented.isShown(bytes[..<(range.lowerBound - 1)])
          ? .show(word) : .change(word, .other)
      }
      let after = bytes[range.upperBound...].drop(while: NeverUsed.isSpace)
      let isDeclared = NeverUsed.lastWord(bytes[..<range.lowerBound]) == "var"
      let isSet = after.first == 0x3D && after.dropFirst().first != 0x3D
      if isSet, !isDeclared { return .change(word, Self.change(to: after.dropFirst())) }
      let isHanded =
        // What an initializer is handed for it.
        after.first == 0x3A && !isDeclared
        // One of several that get values at once.
        || after.first.map { $0 == 0x2C || $0 == 0x29 } ?? false && Self.isInList(after)
          && !isDeclared
      return before == 0x26 || after.starts(with: ".toggle".utf8) || isHanded
        ? .change(word, .other) : nil
    }

    /// What a flag or a value becomes by what follows the sign: `true`, `false` or `nil` alone, or other.
    private static func change(to value: ArraySlice<UInt8>) -> Change {
      let value = value.drop(while: NeverUsed.isSpace)
      let end = value.firstIndex { !NeverUsed.isPlain($0) } ?? value.endIndex
      // An operator after it makes something else of it, on the next line too.
      let next = value[end...].drop(while: NeverUsed.isSpace).first
      guard next.map({ !"|&?=!.^".utf8.contains($0) }) ?? true else { return .other }
      return Change(rawValue: String(decoding: value[..<end], as: UTF8.self)) ?? .other
    }

    /// Whether a list of names ends with what gives them values: `, count) = `.
    private static func isInList(_ after: ArraySlice<UInt8>) -> Bool {
      guard let end = after.prefix(200).firstIndex(of: 0x29) else { return false }
      let rest = after[(end + 1)...].drop(while: NeverUsed.isSpace)
      return rest.first == 0x3D && rest.dropFirst().first != 0x3D
    }
  }
}
