internal import AppCode
internal import Foundation

/// Functions that nothing in an app calls, nor the system, and types that nothing names.
///
/// Of their bodies nothing ever happens. A name counts as called wherever it stands outside of comments, in
/// Swift, in Objective-C or in a list, but inside of functions that nothing calls and types that nothing names
/// either, and of what another kind of device does.
struct UncalledFunctions {
  /// Where a function that may be one stands in a file.
  struct Body {
    var name: String
    var span: Range<Int>
    /// Whether only its file sees it, of which `NeverUsed` tells.
    var isPrivate = false
    /// Whether a drawing may call it: `@IBAction`.
    var isAction = false
  }

  /// Where a name is mentioned: inside of which functions that may be such.
  private struct Mention {
    var name: String
    var around: [String]
  }

  let conformances: [String: Set<String>]
  let declared: Set<String>
  /// Such functions by file; several of a name are told apart by nobody.
  private var bodies: [String: [Body]] = [:]
  private var names: Set<String> = []
  /// Those of them that methods of Objective-C have, by how Swift may call them: `show` of `showHelp:`.
  private var methods: [String: Set<String>] = [:]
  private var mentions: [Mention] = []
  /// What words of Objective-C may call, of those that were looked at.
  private var calledByWords: [String: [String]] = [:]
  /// What only other kinds of device do, and Xcode's previews, in bytes, by file.
  var elsewhere: [String: [Range<Int>]] = [:]
  /// Types that only their names lead to.
  var types = NamedTypes()

  /// What never runs, in bytes, by the path of the file.
  struct Idle {
    /// What stands in the bodies of such functions, and in types that nothing names.
    var bodies: [String: [Range<Int>]] = [:]
    /// What stands in views and controllers that nothing names.
    var screens: [String: [Range<Int>]] = [:]

    /// Files without views and controllers that nothing names.
    func withoutScreens(_ files: [AppFiles.File]) -> [AppFiles.File] {
      files.map { $0.without(screens[$0.path] ?? []) }
    }
  }

  /// What stands in such functions, and in types that nothing names.
  ///
  /// - Parameters:
  ///   - code: the app's Swift and Objective-C.
  ///   - files: the files of it, and whatever else may name a function.
  ///   - isPad: whether screens are read for a pad, rather than for a phone.
  ///   - isWhole: whether something tells that all of the app's code is there.
  static func idle(
    in code: [CodeFile], _ files: [AppFiles.File], isPad: Bool, isWhole: Bool
  ) -> Idle {
    // Who has but a part of an app cannot tell what nothing calls.
    guard code.lazy.flatMap(\.types).flatMap(\.inherits).contains(where: CodeIndex.isStart) else {
      return Idle()
    }
    var found = Self(
      code, protocols: protocols(in: files), isDrawn: files.contains { $0.kind == .interface })
    if isWhole { found.noteTypes(of: code) }
    guard !found.names.isEmpty || !found.types.keys.isEmpty else { return Idle() }
    for file in code where !file.deviceChoices.isEmpty {
      found.elsewhere[file.path, default: []] += elsewhere(file.deviceChoices, isPad: isPad)
    }
    for file in files { found.look(through: file) }
    found.keepTypes(askedForIn: files)
    return found.idle()
  }

  /// What only other kinds of device do of what an `if` may choose.
  private static func elsewhere(_ choices: [DeviceChoice], isPad: Bool) -> [Range<Int>] {
    choices.compactMap { choice in
      switch Follower.holdsOnDevice(choice.condition, isPad: isPad) {
      case true?: choice.otherwise
      case false?: choice.body
      case nil: nil
      }
    }
  }

  private init(_ code: [CodeFile], protocols: Set<String>, isDrawn: Bool) {
    var conformances: [String: Set<String>] = [:]
    var declared = protocols
    for type in code.lazy.flatMap(\.types) {
      let own = type.inherits.map(CodeIndex.withoutGenerics)
      conformances[type.name, default: []].formUnion(own)
      conformances[Self.short(type.name), default: []].formUnion(own)
      if type.kind != .extension {
        declared.insert(type.name)
        declared.insert(Self.short(type.name))
      }
    }
    (self.conformances, self.declared) = (conformances, declared)
    var others: Set<String> = []
    func note(_ function: Function, isOpen: Bool, isMethod: Bool = false) {
      let isAction = Self.isAction(function)
      guard isOpen, !isAction || isDrawn,
        isMethod ? Self.mayBeUncalledMethod(function) : Self.mayBeUncalled(function)
      else {
        others.insert(function.name)
        return
      }
      if isMethod {
        for name in Self.spellings(of: function.name) {
          methods[name, default: []].insert(function.name)
        }
      }
      names.insert(function.name)
      bodies[function.path, default: []].append(
        Body(
          name: function.name, span: function.span, isPrivate: function.isPrivate,
          isAction: isAction))
    }
    var known: [String: Promise] = [:]
    for file in code {
      let isMethod = !file.path.hasSuffix(".swift")
      for function in file.functions where !isMethod { note(function, isOpen: true) }
      for type in file.types {
        let promise = known[type.name] ?? self.promise(of: type.name)
        known[type.name] = promise
        for function in type.functions where function.name != "init" && function.watched == nil {
          // What a protocol of the app's own asks for is called by its name, too.
          if type.kind == .protocol, function.span.isEmpty, promise == .own { continue }
          note(
            function,
            isOpen: promise == .own
              || promise == .delegates
                && (isMethod || Self.isAction(function) || isNoDelegates(function)),
            isMethod: isMethod)
        }
      }
    }
    names.subtract(others)
  }

  private static func short(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  private mutating func look(through file: AppFiles.File) {
    guard let data = file.contents() else { return }
    var bytes = [UInt8](data)
    let (isSwift, isCode) = (file.kind == .swift, [.swift, .objectiveC].contains(file.kind))
    if file.kind == .objectiveC { JoinedWords.takeComments(from: &bytes) }
    var own: [Body] = []
    for body in bodies[file.path] ?? [] {
      guard body.span.upperBound <= bytes.count, bytes[body.span.lowerBound] == 0x7B,
        bytes[body.span.upperBound - 1] == 0x7D
      else {
        // What cannot be found again is called, for all that anybody knows.
        names.remove(body.name)
        continue
      }
      own.append(body)
    }
    if isSwift { own += types.parts[file.path] ?? [] }
    if file.kind == .objectiveC { own += objectiveCParts(bytes) }
    if isCode, data.holds("UIStoryboard") { types.asksForDrawings = true }
    var around = NestedParts(own.map { (part: $0.span, value: $0) })
    let parents = Self.parents(of: own)
    var closesPreviews = true
    var elsewhere = NestedParts(
      (self.elsewhere[file.path] ?? []).map { (part: $0, value: $0.upperBound) })
    NeverUsed.visitWords(in: bytes) { word, range in
      if let end = elsewhere.innermost(at: range.lowerBound) { return end }
      if isSwift, word == "Preview", closesPreviews, bytes[..<range.lowerBound].last == 0x23 {
        if let end = Self.endOfPreview(range, in: bytes) { return end }
        // One that is never closed hides the end of those after it, too.
        closesPreviews = false
      }
      var called = names(calledBy: word, isSwift: isSwift)
      if !called.isEmpty {
        if isSwift {
          if NeverUsed.lastWord(bytes[..<range.lowerBound]) == "func" { called = [] }
        } else if Self.isOfMethod(range, in: bytes) {
          called = []
        }
      }
      let type = types.keys[word]
      guard !called.isEmpty || type != nil else { return nil }
      var next = around.innermost(at: range.lowerBound)
      if let type, !isCode || !types.isDeclared(type, at: range, in: bytes, of: next, file) {
        called.append(type)
      }
      var inside: [String] = []
      while let body = next {
        inside.append(body.name)
        next = parents[body.span.lowerBound]
      }
      for name in called { mentions.append(Mention(name: name, around: inside)) }
      return nil
    }
  }

  /// The names of functions that a word may call.
  private mutating func names(calledBy word: String, isSwift: Bool) -> [String] {
    if isSwift { return (names.contains(word) ? [word] : []) + (methods[word] ?? []) }
    if let known = calledByWords[word] { return known }
    let called = Self.spellings(of: word).filter { name in
      names.contains(name) && (name == word || methods[name]?.contains(name) != true)
    }
    calledByWords[word] = called
    return called
  }

  /// The body that is next around each, by where it begins.
  private static func parents(of bodies: [Body]) -> [Int: Body] {
    var (found, open): ([Int: Body], [Body]) = ([:], [])
    for body in bodies.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
      while let last = open.last, last.span.upperBound <= body.span.lowerBound { open.removeLast() }
      found[body.span.lowerBound] = open.last
      open.append(body)
    }
    return found
  }

  private func kind(_ body: Body) -> Kind {
    if body.isAction { return .action }
    return methods[body.name]?.contains(body.name) ?? false ? .method : .function
  }

  /// The names of functions and types that something comes to.
  ///
  /// - Parameter names: those of which it is asked.
  private func called(among names: Set<String>) -> Set<String> {
    var called: Set<String> = []
    var waiting: [String: [Int]] = [:]
    var missing = mentions.map { Set($0.around.filter(names.contains)).count }
    var next: [String] = []
    func call(_ name: String) {
      if called.insert(name).inserted { next.append(name) }
    }
    for (number, mention) in mentions.enumerated() {
      // A function that calls itself is called by nobody for that.
      for name in Set(mention.around) where names.contains(name) {
        waiting[name, default: []].append(number)
      }
      if missing[number] == 0 { call(mention.name) }
    }
    while let name = next.popLast() {
      for number in waiting[name] ?? [] {
        missing[number] -= 1
        if missing[number] == 0 { call(mentions[number].name) }
      }
    }
    return called
  }

  /// What stands in those that nothing comes to.
  private func idle() -> Idle {
    var called = called(among: names.union(types.all))
    let left = types.left(called)
    if left.isEmpty { called = self.called(among: names) }
    // Of an app whose functions are called by nobody so often but a part is there.
    let all = Dictionary(
      grouping: bodies.values.joined().filter { names.contains($0.name) }, by: kind)
    let whole = all.filter { kind, all in
      all.count(where: { !called.contains($0.name) }) * kind.leftOver < all.count
    }
    var idle = types.idle(left)
    for (path, bodies) in bodies {
      let left = bodies.filter { names.contains($0.name) && !called.contains($0.name) }
        .filter { whole[kind($0)] != nil }
        .filter { $0.span.count > 2 && (!$0.isPrivate || $0.isAction) }
        .map { $0.span.lowerBound + 1..<$0.span.upperBound - 1 }
      if !left.isEmpty { idle.bodies[path, default: []] += left }
    }
    return idle
  }
}
