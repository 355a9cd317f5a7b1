internal import AppCode
internal import Foundation

/// Types of the app's own that nothing in it names, so that none of them is ever made.
extension UncalledFunctions {
  /// Types outside of others to which only what names them leads: code, a drawing or a list.
  struct NamedTypes {
    /// The keys of them by the names that code has for them.
    fileprivate(set) var keys: [String: String] = [:]
    /// Where Swift declares or extends them, by file.
    fileprivate(set) var parts: [String: [Body]] = [:]
    /// What stands in them, by the key.
    private var contents: [String: [(path: String, span: Range<Int>)]] = [:]
    /// Keys of views and controllers, of which `MadeScreens` tells what makes them.
    fileprivate var screens: Set<String> = []
    /// Keys of classes, which code may ask for by name.
    fileprivate var classes: Set<String> = []
    /// Whether code asks storyboards for controllers.
    var asksForDrawings = false

    /// Fewer types than these tell nothing of what is left over.
    private static let least = 12
    /// Where all of an app's code is there, less than one in this many is named by nobody.
    private static let leftOver = 3

    /// Where declarations begin that were looked at, by file: what follows in one is no other head of it.
    private var heads: [String: Set<Int>] = [:]

    /// The keys of those that something else may lead to as well.
    fileprivate var kept: Set<String> = []

    /// The keys of those that nothing else leads to.
    var all: Set<String> { Set(keys.values).subtracting(kept) }

    /// The keys of types that nothing comes to.
    func left(_ called: Set<String>) -> Set<String> {
      let all = all
      let left = all.subtracting(called)
      return all.count >= Self.least && left.count * Self.leftOver < all.count ? left : []
    }

    /// What stands in some types.
    func idle(_ left: Set<String>) -> Idle {
      var idle = Idle()
      for key in left {
        for (path, span) in contents[key] ?? [] {
          if screens.contains(key) {
            idle.screens[path, default: []].append(span)
          } else {
            idle.bodies[path, default: []].append(span)
          }
        }
      }
      return idle
    }

    /// Whether a name stands where its type is declared or extended, or its file is asked for, which leads
    /// to nothing.
    mutating func isDeclared(
      _ key: String, at range: Range<Int>, in bytes: [UInt8], of part: Body?, _ file: AppFiles.File
    ) -> Bool {
      let before = bytes[..<range.lowerBound]
      let word = NeverUsed.lastWord(before)
      guard file.kind == .swift else {
        let near = before.suffix(UncalledFunctions.lineLimit)
        let line = near[(near.lastIndex(of: 0x0A).map { $0 + 1 } ?? near.startIndex)...]
          .drop(while: NeverUsed.isSpace)
        if UncalledFunctions.asking.contains(where: { line.starts(with: $0.utf8) }) { return true }
        guard UncalledFunctions.opening.contains(word), line.first == 0x40 else { return false }
        if word == "implementation", let part, part.name == key,
          heads[file.path, default: []].insert(part.span.lowerBound).inserted,
          let start = bytes[range.upperBound..<part.span.upperBound].firstIndex(of: 0x0A)
        {
          note(key, file.path, start, part.span.upperBound - "@end".utf8.count)
        }
        return true
      }
      guard UncalledFunctions.declaring.contains(word) else { return false }
      guard let part, part.name == key,
        heads[file.path, default: []].insert(part.span.lowerBound).inserted
      else { return true }
      let rest = bytes[range.upperBound..<part.span.upperBound]
      if let start = rest.firstIndex(of: 0x7B), let end = rest.lastIndex(of: 0x7D) {
        note(key, file.path, start + 1, end)
      }
      // Whoever reads an attribute of others may make what has it.
      let head = bytes[part.span.lowerBound..<range.lowerBound]
      if word != "extension", UncalledFunctions.isMarked(Array(head)) { kept.insert(key) }
      return true
    }

    private mutating func note(_ key: String, _ path: String, _ start: Int, _ end: Int) {
      if start < end { contents[key, default: []].append((path, start..<end)) }
    }
  }

  /// What stands before a type's name where Swift declares it.
  private static let declaring: Set = [
    "actor", "class", "enum", "extension", "import", "protocol", "struct",
  ]
  /// How much of a line of Objective-C is looked at before a name, in bytes.
  private static let lineLimit = 400
  private static let opening: Set = ["implementation", "interface", "protocol"]
  /// How lines of Objective-C begin that ask for files, or promise a class.
  private static let asking = ["#import", "#include", "@class", "@import"]

  /// Notes the types that only what names them leads to.
  mutating func noteTypes(of code: [CodeFile]) {
    for file in code {
      for type in file.types {
        let name = CodeIndex.withoutGenerics(type.name)
        let key = Self.key(name)
        if type.inherits.contains(where: { $0.hasSuffix("PreviewProvider") }) {
          elsewhere[file.path, default: []].append(type.span)
          types.kept.insert(key)
        }
        if !type.span.isEmpty, file.path.hasSuffix(".swift"),
          !name.contains(".") || type.kind == .extension
        {
          types.parts[file.path, default: []].append(Body(name: key, span: type.span))
        }
        // The system calls these of every class that there is.
        if type.functions.contains(where: {
          $0.isStatic && ["load", "initialize"].contains($0.name)
        }) {
          types.kept.insert(key)
        }
        guard !name.contains("."), [.class, .structure, .enumeration].contains(type.kind) else {
          continue
        }
        types.keys[name] = key
        if let other = type.objectiveCName { types.keys[other] = key }
        if type.kind == .class { types.classes.insert(key) }
      }
    }
    for (name, key) in types.keys {
      let above = namesAbove(name)
      if above.contains(where: Self.isOfSystem) { types.kept.insert(key) }
      if above.contains(where: {
        ["View", "SwiftUI.View"].contains($0) || $0.hasSuffix("Controller")
      }) {
        types.screens.insert(key)
      }
    }
  }

  /// How a type is told from a function: by that of its name around which there is no other.
  private static func key(_ name: String) -> String {
    "class " + name.prefix { $0 != "." }
  }

  /// What a type inherits from or conforms to, far up.
  private func namesAbove(_ name: String) -> Set<String> {
    var (open, seen) = ([name], Set<String>())
    while let next = open.popLast() {
      for other in conformances[next] ?? [] where seen.count < 200 && seen.insert(other).inserted {
        open.append(other)
      }
    }
    return seen
  }

  /// Whether the system, or what reads data for it, makes whatever is of a kind.
  private static func isOfSystem(_ name: String) -> Bool {
    CodeIndex.isStart(name)
      || [
        "AppDelegate", "ApplicationDelegate", "SceneDelegate", "UIApplication", "ManagedObject",
        "XCTestCase", "AppEnum", "AppEntity", "Provider", "Commands",
      ].contains(where: name.hasSuffix)
      || ["Intent", "Widget", "Extension", "ActivityAttributes"].contains(where: name.contains)
  }

  /// Whether the head of a type has attributes that somebody else than the system reads.
  private static func isMarked(_ head: [UInt8]) -> Bool {
    if Data(head).holds("sourcery:") { return true }
    var isMarked = false
    NeverUsed.visitWords(in: head) { word, range in
      if range.lowerBound > 0, head[range.lowerBound - 1] == 0x40, !plainMarks.contains(word) {
        isMarked = true
      }
      return nil
    }
    return isMarked
  }

  private static let plainMarks: Set = [
    "IBDesignable", "MainActor", "ObservableState", "Observable", "Reducer", "available",
    "dynamicMemberLookup", "frozen", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
    "resultBuilder", "unchecked",
  ]

  /// Where Objective-C declares and implements such types.
  func objectiveCParts(_ bytes: [UInt8]) -> [Body] {
    guard !types.keys.isEmpty else { return [] }
    var found: [Body] = []
    var (key, start, isNext) = (String?.none, 0, false)
    NeverUsed.visitWords(in: bytes) { word, range in
      let isMarked = range.lowerBound > 0 && bytes[range.lowerBound - 1] == 0x40
      if isMarked, word == "implementation" || word == "interface" {
        (key, start, isNext) = (nil, range.lowerBound - 1, true)
      } else if isMarked, word == "end" {
        if let key { found.append(Body(name: key, span: start..<range.upperBound)) }
        key = nil
      } else if isNext {
        (key, isNext) = (types.keys[word], false)
      }
      return nil
    }
    return found
  }

  /// Where a preview of Xcode's ends whose name stands at a place: `#Preview { … }`.
  static func endOfPreview(_ range: Range<Int>, in bytes: [UInt8]) -> Int? {
    guard let start = bytes[range.upperBound...].firstIndex(of: 0x7B) else { return nil }
    var depth = 0
    for place in start..<bytes.count {
      if bytes[place] == 0x7B { depth += 1 }
      if bytes[place] == 0x7D { depth -= 1 }
      if depth == 0 { return place + 1 }
    }
    return nil
  }

  /// Keeps the types that code may ask for without naming them.
  mutating func keepTypes(askedForIn files: [AppFiles.File]) {
    guard !types.keys.isEmpty else { return }
    var byName = ClassesByName()
    for file in files where file.kind == .swift || file.kind == .objectiveC && !file.isHeader {
      byName.look(through: file)
    }
    let isDrawn = files.contains { $0.kind == .interface }
    // What inherits from a class of the system's, and by which others, is not known.
    let mayBeAny =
      byName.asksLists || byName.bases.contains { types.keys[$0] == nil }
    for (word, key) in types.keys where types.classes.contains(key) {
      if mayBeAny || byName.mayAsk(for: word) || byName.bases.contains(word)
        || types.asksForDrawings && !isDrawn && types.screens.contains(key)
        || !byName.bases.isEmpty && !namesAbove(word).isDisjoint(with: byName.bases)
      {
        types.kept.insert(key)
      }
    }
  }
}
