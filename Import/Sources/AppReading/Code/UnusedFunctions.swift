internal import AppCode
internal import Foundation

/// Functions that never run, as what called them is a comment now.
enum UnusedFunctions {
  /// The code without functions of classes that are handed nothing and that only a comment calls:
  /// their name stands nowhere else in the files of the class, of what it inherits and of what
  /// inherits from it, and no other file asks something for it.
  ///
  /// What a library may call stays: functions of classes that inherit from what is neither the app's
  /// nor the system's, and those that take the place of others, or that a drawing may call.
  static func removed(from code: [CodeFile], in files: [AppFiles.File]) -> [CodeFile] {
    let classes = Classes(code)
    var candidates: [String: Set<String>] = [:]
    for type in code.lazy.flatMap(\.types) {
      for function in type.functions where mayBeUnused(function) {
        candidates[function.name, default: []].insert(type.name)
      }
    }
    let mentions = Mentions(of: Set(candidates.keys), in: files)
    var unused: Set<Key> = []
    for name in mentions.commented.keys {
      for type in candidates[name] ?? [] where classes.isOpen(type) {
        let family = classes.files(around: type)
        if mentions.isUnused(name, in: family) { unused.insert(Key(type: type, function: name)) }
      }
    }
    guard !unused.isEmpty else { return code }
    return code.map { file in
      var file = file
      for index in file.types.indices {
        let type = file.types[index].name
        file.types[index].functions.removeAll {
          mayBeUnused($0) && unused.contains(Key(type: type, function: $0.name))
        }
      }
      return file
    }
  }

  private struct Key: Hashable {
    var type: String
    var function: String
  }

  private static func mayBeUnused(_ function: Function) -> Bool {
    function.parameters.isEmpty && !function.isOverriding && !function.isAction
      && function.watched == nil && function.name != "init"
  }

  /// The classes of the app, by what they inherit.
  private struct Classes {
    private var inherits: [String: [String]] = [:]
    private var heirs: [String: Set<String>] = [:]
    private var paths: [String: Set<String>] = [:]
    private var kinds: Set<String> = []

    init(_ code: [CodeFile]) {
      for type in code.lazy.flatMap(\.types) {
        let parents = type.inherits.map(CodeIndex.withoutGenerics)
        inherits[type.name, default: []] += parents
        for parent in parents { heirs[parent, default: []].insert(type.name) }
        paths[type.name, default: []].insert(type.path)
        if type.kind == .class { kinds.insert(type.name) }
      }
    }

    /// The files of a class, of all that it inherits from, and of all that inherit from it.
    func files(around name: String) -> Set<String> {
      var found: Set<String> = []
      for next in [{ inherits[$0] ?? [] }, { Array(heirs[$0] ?? []) }] as [(String) -> [String]] {
        var (open, seen) = ([name], Set([name]))
        while let type = open.popLast(), seen.count < 1000 {
          found.formUnion(paths[type] ?? [])
          for other in next(type) where seen.insert(other).inserted { open.append(other) }
        }
      }
      return found
    }

    /// Whether all that a class inherits from is the app's own or the system's.
    func isOpen(_ name: String) -> Bool {
      guard kinds.contains(name) else { return false }
      var (open, seen) = ([name], Set([name]))
      while let next = open.popLast() {
        guard let parents = inherits[next] else {
          guard Self.isOfSystem(next) else { return false }
          continue
        }
        for parent in parents where seen.insert(parent).inserted { open.append(parent) }
        if seen.count > 200 { return false }
      }
      return true
    }

    /// Whether a type is the system's, none of whose protocols asks for a function that is handed
    /// nothing and puts something into a bar, or asks for no such function by its name.
    private static func isOfSystem(_ name: String) -> Bool {
      plain.contains(name) || prefixes.contains { name.hasPrefix($0) }
        // Whoever has a delegate hands it something.
        || ["Delegate", "DataSource"].contains { name.hasSuffix($0) }
    }

    private static let prefixes = [
      "UI", "NS", "MK", "CL", "AV", "WK", "MF", "PH", "CN", "EK", "SK", "SF", "QL",
    ]
    private static let plain: Set = [
      "AnyObject", "class", "Codable", "Decodable", "Encodable", "Equatable", "Hashable",
      "Identifiable", "Sendable", "Error", "CaseIterable", "Comparable", "ObservableObject",
      "CustomStringConvertible",
    ]
  }

  /// Where some names stand.
  private struct Mentions {
    /// The files in which a comment calls a name.
    private(set) var commented: [String: Set<String>] = [:]
    /// How often a file has it outside of comments.
    private var counts: [String: [String: Int]] = [:]
    /// Names that something other than `self` is asked for.
    private var asked: Set<String> = []

    init(of names: Set<String>, in files: [AppFiles.File]) {
      guard !names.isEmpty else { return }
      for file in files {
        guard let data = file.contents() else { continue }
        for line in String(decoding: data, as: UTF8.self).utf8.split(separator: 0x0A) {
          let isComment = line.drop { $0 == 0x20 || $0 == 0x09 }.starts(with: "//".utf8)
          for word in line.split(whereSeparator: { !isPlain($0) }) {
            let text = String(Substring(word))
            guard names.contains(text) else { continue }
            if isComment {
              if line[word.endIndex...].starts(with: "()".utf8) {
                commented[text, default: []].insert(file.path)
              }
              continue
            }
            counts[text, default: [:]][file.path, default: 0] += 1
            let before = line[..<word.startIndex]
            if before.last == 0x2E, !before.suffix(5).elementsEqual("self.".utf8) {
              asked.insert(text)
            }
          }
        }
      }
    }

    /// Whether only a comment of these files calls a function, which stands in one of them once.
    func isUnused(_ name: String, in files: Set<String>) -> Bool {
      !asked.contains(name) && !(commented[name] ?? []).isDisjoint(with: files)
        && (counts[name] ?? [:]).filter { files.contains($0.key) }.values.reduce(0, +) == 1
    }
  }

  private static func isPlain(_ letter: UInt8) -> Bool {
    (0x30...0x39).contains(letter) || (0x41...0x5A).contains(letter)
      || (0x61...0x7A).contains(letter) || letter == 0x5F || letter >= 0x80
  }
}
