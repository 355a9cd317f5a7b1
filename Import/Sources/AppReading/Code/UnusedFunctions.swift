internal import AppCode
internal import Foundation

/// Functions that never run, as what called them is a comment now.
enum UnusedFunctions {
  /// The code without functions of classes that are handed nothing and that only a comment calls:
  /// their name stands nowhere else in the files.
  ///
  /// What a library may call stays: functions of classes that inherit from what is neither the app's
  /// nor the system's, and those that take the place of others, or that a drawing may call.
  static func removed(from code: [CodeFile], in files: [AppFiles.File]) -> [CodeFile] {
    let classes = Classes(code)
    var names: Set<String> = []
    for type in code.lazy.flatMap(\.types) where classes.isOpen(type.name) {
      for function in type.functions where mayBeUnused(function) { names.insert(function.name) }
    }
    guard !names.isEmpty else { return code }
    let unused = calledInComments(names, in: files)
    guard !unused.isEmpty else { return code }
    return code.map { file in
      var file = file
      for index in file.types.indices where classes.isOpen(file.types[index].name) {
        file.types[index].functions.removeAll { mayBeUnused($0) && unused.contains($0.name) }
      }
      return file
    }
  }

  private static func mayBeUnused(_ function: Function) -> Bool {
    function.parameters.isEmpty && !function.isOverriding && !function.isAction
      && function.watched == nil && function.name != "init"
  }

  /// The classes of the app, by what they inherit.
  private struct Classes {
    private var inherits: [String: [String]] = [:]
    private var kinds: Set<String> = []

    init(_ code: [CodeFile]) {
      for type in code.lazy.flatMap(\.types) {
        inherits[type.name, default: []] += type.inherits.map(CodeIndex.withoutGenerics)
        if type.kind == .class { kinds.insert(type.name) }
      }
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
    /// nothing and puts something into a bar.
    private static func isOfSystem(_ name: String) -> Bool {
      plain.contains(name) || prefixes.contains { name.hasPrefix($0) }
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

  /// Those of the names that comments call, and that stand just once outside of these.
  private static func calledInComments(
    _ names: Set<String>, in files: [AppFiles.File]
  ) -> Set<String> {
    var (once, often, called): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for file in files where often.count < names.count {
      guard let data = try? Data(contentsOf: file.url) else { continue }
      for line in String(decoding: data, as: UTF8.self).utf8.split(separator: 0x0A) {
        let isComment = line.drop { $0 == 0x20 || $0 == 0x09 }.starts(with: "//".utf8)
        for word in line.split(whereSeparator: { !isPlain($0) }) {
          let text = String(Substring(word))
          guard names.contains(text) else { continue }
          if !isComment {
            if !once.insert(text).inserted { often.insert(text) }
          } else if line[word.endIndex...].starts(with: "()".utf8) {
            called.insert(text)
          }
        }
      }
    }
    return called.subtracting(often)
  }

  private static func isPlain(_ letter: UInt8) -> Bool {
    (0x30...0x39).contains(letter) || (0x41...0x5A).contains(letter)
      || (0x61...0x7A).contains(letter) || letter == 0x5F || letter >= 0x80
  }
}
