internal import AppCode
internal import Foundation

/// What files of Swift say of themselves that nothing ever comes to: members that only the file sees
/// and that nothing in it asks for, flags of a view's own state that nothing sets, and cases that nothing
/// makes.
struct NeverUsed {
  /// Where such functions and computed properties stand.
  private(set) var members: Set<Place> = []
  /// What such a flag is for ever, by the name and the file.
  private(set) var flags: [String: [String: Bool]] = [:]
  /// Values of a view's own that are nothing for ever, by file.
  private var nothing: [String: Set<String>] = [:]
  /// Cases that nothing makes a value of.
  private(set) var cases = UnaskedCases()

  init() {}

  /// Looks for them.
  ///
  /// - Parameter files: the files of the code; one that is not among them is not looked at.
  init(_ code: [CodeFile], in files: [AppFiles.File]) {
    // Who has but a part of an app cannot tell what nothing comes to.
    guard code.lazy.flatMap(\.types).flatMap(\.inherits).contains(where: CodeIndex.isStart) else {
      return
    }
    let files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    cases = UnaskedCases(code, in: files)
    let closures = UnaskedClosures(code, in: files)
    for file in code {
      let members = Self.members(of: file)
      let flags = Self.flags(of: file)
      let empty = Self.empty(of: file).subtracting(flags.keys)
      guard !members.isEmpty || !flags.isEmpty || !empty.isEmpty,
        let data = files[file.path]?.contents()
      else { continue }
      let names = Set(members.keys).union(flags.keys).union(empty)
      let mentions = Mentions(of: names, in: Array(data), without: closures)
      for (name, line) in members where mentions.counts[name] == 1 {
        self.members.insert(Place(file.path, line))
      }
      nothing[file.path] = empty.subtracting(mentions.changed)
      for (name, flag) in flags where !mentions.changed.contains(name) {
        // What shows something that is there from the start takes it away, too.
        guard !flag || !mentions.shown.contains(name) else { continue }
        self.flags[file.path, default: [:]][name] = flag
      }
    }
  }

  /// Whether nothing asks for a member.
  func contains(_ path: String, _ line: Int) -> Bool { members.contains(Place(path, line)) }

  /// What a flag is for ever; nil for one that something may set.
  func flag(_ property: Property) -> Bool? {
    property.attributes == ["State"] && property.isPrivate
      ? flags[property.path]?[property.name] : nil
  }

  /// Whether a value of a view's own, which starts as nothing, gets no other from anything.
  func isNothing(_ property: Property) -> Bool {
    property.attributes == ["State"] && property.isPrivate
      && nothing[property.path]?.contains(property.name) ?? false
  }

  /// Values of views' own that start as nothing.
  private static func empty(of file: CodeFile) -> Set<String> {
    var (found, seen): (Set<String>, Set<String>) = ([], [])
    for property in file.types.lazy.flatMap(\.properties) where property.attributes == ["State"] {
      // Two of a name are not told apart.
      guard seen.insert(property.name).inserted else {
        found.remove(property.name)
        continue
      }
      guard property.isPrivate, !property.isStatic, property.type?.hasSuffix("?") ?? false else {
        continue
      }
      switch property.value {
      case nil, .null?: found.insert(property.name)
      default: break
      }
    }
    return found
  }

  /// Functions and computed properties that only a file sees, with their lines.
  private static func members(of file: CodeFile) -> [String: Int] {
    var found: [String: Int] = [:]
    // What is private for the type around it may be what a protocol asks for.
    for type in file.types where type.kind == .extension || !type.isPrivate {
      for property in type.properties where property.isPrivate && property.getter != nil {
        found[property.name] = property.line
      }
      for function in type.functions where mayBeUnused(function) {
        found[function.name] = function.line
      }
    }
    return found
  }

  private static func mayBeUnused(_ function: Function) -> Bool {
    function.isPrivate && !function.isAction && !function.isOverriding && function.watched == nil
      && function.name != "init" && function.name != "callAsFunction"
      && function.name.utf8.allSatisfy(isPlain)
      // A drawing may ask for a controller by it.
      && !function.parameters.contains { $0.type.hasSuffix("Coder") }
  }

  private static func flags(of file: CodeFile) -> [String: Bool] {
    var found: [String: Bool] = [:]
    for property in file.types.lazy.flatMap(\.properties)
    where property.isPrivate && !property.isStatic && property.attributes == ["State"] {
      guard case .bool(let flag)? = property.value else { continue }
      // Two of a name are not told apart.
      found[property.name] = found[property.name] == nil ? flag : true
    }
    return found
  }

  /// What is done with names in a file, outside of comments.
  private struct Mentions {
    /// How often each is there.
    private(set) var counts: [String: Int] = [:]
    /// Those that something may set.
    private(set) var changed: Set<String> = []
    /// Those that say whether something is shown.
    private(set) var shown: Set<String> = []

    init(of names: Set<String>, in bytes: [UInt8], without closures: UnaskedClosures) {
      NeverUsed.visitWords(in: bytes) { word, range in
        if let end = closures.end(ofClosureFor: word, at: range, in: bytes) { return end }
        if names.contains(word) {
          counts[word, default: 0] += 1
          note(word, at: range, in: bytes)
        }
        // The state itself, which an initializer gives a value.
        if word.hasPrefix("_"), names.contains(String(word.dropFirst())) {
          changed.insert(String(word.dropFirst()))
        }
        return nil
      }
    }

    private mutating func note(_ word: String, at range: Range<Int>, in bytes: [UInt8]) {
      let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0
      if before == 0x24 {
        if Self.isShown(bytes[..<(range.lowerBound - 1)]) {
          shown.insert(word)
        } else {
          changed.insert(word)
        }
        return
      }
      let after = bytes[range.upperBound...].drop(while: isSpace)
      let isDeclared = NeverUsed.lastWord(bytes[..<range.lowerBound]) == "var"
      let isSet =
        after.first == 0x3D && after.dropFirst().first != 0x3D
        // What an initializer is handed for it.
        || after.first == 0x3A
        // One of several that get values at once.
        || after.first.map { $0 == 0x2C || $0 == 0x29 } ?? false && Self.isInList(after)
      if before == 0x26 || after.starts(with: ".toggle".utf8) || isSet && !isDeclared {
        changed.insert(word)
      }
    }

    /// Whether a list of names ends with what gives them values: `, count) = `.
    private static func isInList(_ after: ArraySlice<UInt8>) -> Bool {
      guard let end = after.prefix(200).firstIndex(of: 0x29) else { return false }
      let rest = after[(end + 1)...].drop(while: isSpace)
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

  /// Modifiers of the system's that show something where a flag says so, and end it themselves.
  static let presenters: Set = ["sheet", "fullScreenCover", "popover", "navigationDestination"]
}
