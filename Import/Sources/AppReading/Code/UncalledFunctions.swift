internal import AppCode
internal import Foundation

/// Functions that nothing in an app calls, nor the system: of those bodies nothing ever happens.
///
/// A name counts as called wherever it stands outside of comments, in Swift, in Objective-C or in a
/// list, but inside of functions that nothing calls either, and of what another kind of device does.
struct UncalledFunctions {
  /// Where a function that may be one stands in a file.
  private struct Body {
    var name: String
    var span: Range<Int>
    /// Whether only its file sees it, of which `NeverUsed` tells.
    var isPrivate: Bool
    /// Whether a drawing may call it: `@IBAction`.
    var isAction: Bool
  }

  /// Where a name is mentioned: inside of which functions that may be such.
  private struct Mention {
    var name: String
    var around: [String]
  }

  private let conformances: [String: Set<String>]
  private let declared: Set<String>
  /// Such functions by file; several of a name are told apart by nobody.
  private var bodies: [String: [Body]] = [:]
  private var names: Set<String> = []
  /// Those of them that methods of Objective-C have, by how Swift may call them: `show` of `showHelp:`.
  private var methods: [String: Set<String>] = [:]
  private var mentions: [Mention] = []
  /// What words of Objective-C may call, of those that were looked at.
  private var calledByWords: [String: [String]] = [:]
  /// What only other kinds of device do, in bytes, by file.
  private var elsewhere: [String: [Range<Int>]] = [:]

  /// What stands in the bodies of such functions, in bytes, by the path of the file.
  ///
  /// - Parameters:
  ///   - code: the app's Swift and Objective-C.
  ///   - files: the files of it, and whatever else may name a function.
  ///   - isPad: whether screens are read for a pad, rather than for a phone.
  static func bodies(
    in code: [CodeFile], _ files: [AppFiles.File], isPad: Bool
  ) -> [String: [Range<Int>]] {
    // Who has but a part of an app cannot tell what nothing calls.
    guard code.lazy.flatMap(\.types).flatMap(\.inherits).contains(where: CodeIndex.isStart) else {
      return [:]
    }
    var found = Self(
      code, protocols: protocols(in: files), isDrawn: files.contains { $0.kind == .interface })
    guard !found.names.isEmpty else { return [:] }
    for file in code where !file.deviceChoices.isEmpty {
      found.elsewhere[file.path] = elsewhere(file.deviceChoices, isPad: isPad)
    }
    for file in files { found.look(through: file) }
    return found.spans()
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

  /// To whom a type promises what its functions may be for.
  private enum Promise {
    /// To the app alone.
    case own
    /// To the system, whose delegate it is.
    case delegates
    /// To a library, or to the system by something else.
    case others
  }

  private func promise(of name: String) -> Promise {
    guard declared.contains(name) || Self.isQuiet(name) else { return .others }
    var result = Promise.own
    var (open, seen) = ([name], Set([name]))
    while let next = open.popLast() {
      for other in conformances[next] ?? [] where seen.insert(other).inserted {
        guard seen.count < 200 else { return .others }
        if declared.contains(other) {
          open.append(other)
        } else if Self.isDelegate(other) {
          result = .delegates
        } else if !Self.isQuiet(other) {
          return .others
        }
      }
    }
    return result
  }

  /// Whether a function is none that the system's delegates have, which are handed whoever asks, or
  /// something for what they answer: `show()`, `open(path:)`, `open(_ name: String)`.
  private func isNoDelegates(_ function: Function) -> Bool {
    function.parameters.first.map { first in
      first.label.map { !["in", "for", "of", "at", "from", "to"].contains($0) }
        ?? (["String", "Int", "Bool"].contains(first.type) || declared.contains(first.type))
    } ?? true
  }

  private static func isDelegate(_ name: String) -> Bool {
    ["UI", "NS", "MK", "CL", "AV", "WK", "MF", "PH", "CN", "EK", "SK", "SF", "QL", "UN"]
      .contains { name.hasPrefix($0) }
      && ["Delegate", "DataSource", "Updating"].contains { name.hasSuffix($0) }
  }

  /// Whether a name of others is a class, which calls but what takes the place of its own, or a protocol
  /// that asks for no functions by which anything is shown.
  private static func isQuiet(_ name: String) -> Bool {
    quiet.contains(name)
      || ["Controller", "View", "Cell", "Control", "Button", "Label"].contains {
        name.hasSuffix($0)
      }
  }

  private static let quiet: Set = [
    "NSObject", "UIResponder", "View", "SwiftUI.View", "ObservableObject", "Identifiable",
    "Equatable", "Hashable", "Sendable", "Error", "AnyObject", "class", "CaseIterable", "Codable",
    "Decodable", "Encodable", "Comparable", "String", "Int", "App", "Scene",
  ]

  private mutating func look(through file: AppFiles.File) {
    guard let data = file.contents() else { return }
    var bytes = [UInt8](data)
    let isSwift = file.kind == .swift
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
    var around = NestedParts(own.map { (part: $0.span, value: $0) })
    let parents = Self.parents(of: own)
    var elsewhere = NestedParts(
      (self.elsewhere[file.path] ?? []).map { (part: $0, value: $0.upperBound) })
    NeverUsed.visitWords(in: bytes) { word, range in
      if let end = elsewhere.innermost(at: range.lowerBound) { return end }
      let called = names(calledBy: word, isSwift: isSwift)
      guard !called.isEmpty else { return nil }
      if isSwift {
        if NeverUsed.lastWord(bytes[..<range.lowerBound]) == "func" { return nil }
      } else if Self.isOfMethod(range, in: bytes) {
        return nil
      }
      var inside: [String] = []
      var next = around.innermost(at: range.lowerBound)
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

  /// What stands in the bodies of those that nothing calls, by file.
  private func spans() -> [String: [Range<Int>]] {
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
    // Of an app whose functions are called by nobody so often but a part is there.
    let all = Dictionary(
      grouping: bodies.values.joined().filter { names.contains($0.name) }, by: kind)
    let whole = all.filter { kind, all in
      all.count(where: { !called.contains($0.name) }) * kind.leftOver < all.count
    }
    return bodies.compactMapValues { bodies in
      let left = bodies.filter { names.contains($0.name) && !called.contains($0.name) }
        .filter { whole[kind($0)] != nil }
        .filter { $0.span.count > 2 && (!$0.isPrivate || $0.isAction) }
        .map { $0.span.lowerBound + 1..<$0.span.upperBound - 1 }
      return left.isEmpty ? nil : left
    }
  }
}
