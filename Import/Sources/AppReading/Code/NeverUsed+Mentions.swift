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
    /// What is done inside of members, by the member.
    private var inside: [String: [Event]] = [:]
    /// Members that are used, of which that is not taken in yet.
    private var open: [String] = []

    /// Looks through a file.
    ///
    /// - Parameters:
    ///   - members: those that may be used by nothing; what stands in one counts once that is used.
    ///   - values: flags and values of a view's own.
    init(
      of members: [String: Member], and values: Set<String>, in bytes: [UInt8],
      without closures: UnaskedClosures
    ) {
      (self.members, self.values) = (members, values)
      var around = NestedParts(
        members.compactMap { name, member -> (part: Range<Int>, value: String)? in
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
      while let name = open.popLast() {
        for event in inside.removeValue(forKey: name) ?? [] { take(event) }
      }
    }

    /// Whether something may make something else of a flag, or of a value that starts as nothing.
    func isChanged(_ name: String, from start: Bool?) -> Bool {
      let same = start.map { $0 ? Change.yes : .no } ?? .nothing
      return changes[name]?.contains { $0 != same } ?? false
    }

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
      case .change(let name, let change): changes[name, default: []].insert(change)
      case .show(let name): shown.insert(name)
      }
    }

    /// What a word does with a flag or a value; nil for nothing of these.
    private func event(of word: String, at range: Range<Int>, in bytes: [UInt8]) -> Event? {
      let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0
      if before == 0x24 {
        return Self.isShown(bytes[..<(range.lowerBound - 1)]) ? .show(word) : .change(word, .other)
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

    /// Whether what follows says whether the system shows something: `.sheet(isPresented: `.
    private static func isShown(_ before: ArraySlice<UInt8>) -> Bool {
      var rest = NeverUsed.trimmed(before)
      for parts in [["isPresented:", "item:"], ["("]] {
        guard let part = parts.first(where: { rest.suffix($0.utf8.count).elementsEqual($0.utf8) })
        else { return false }
        rest = NeverUsed.trimmed(rest.dropLast(part.utf8.count))
      }
      return presenters.contains(NeverUsed.lastWord(rest))
    }
  }
}
