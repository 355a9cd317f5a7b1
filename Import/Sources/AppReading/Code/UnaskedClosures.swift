internal import AppCode
internal import Foundation

/// Closures that views of the app's own are handed and that nothing ever calls, as what called them is
/// a comment now.
struct UnaskedClosures {
  /// The views that have such a property, by its name.
  private var owners: [String: Set<String>] = [:]

  init() {}

  /// Looks for them.
  ///
  /// - Parameter files: the files of the code by their paths.
  init(_ code: [CodeFile], in files: [String: AppFiles.File]) {
    var made: Set<String> = []
    for type in code.lazy.flatMap(\.types) {
      if type.functions.contains(where: { $0.name == "init" }) { made.insert(type.name) }
    }
    for type in code.lazy.flatMap(\.types)
    where type.kind == .structure && type.inherits == ["View"] && !made.contains(type.name) {
      let short = type.name.split(separator: ".").last.map(String.init) ?? type.name
      for property in type.properties
      where property.attributes.isEmpty && property.getter == nil && !property.isStatic
        && property.value == nil && property.type?.contains("->") ?? false
      {
        owners[property.name, default: []].insert(short)
      }
    }
    for file in code where !owners.isEmpty {
      guard let data = files[file.path]?.contents() else {
        owners = [:]
        return
      }
      let bytes = Array(data)
      NeverUsed.visitWords(in: bytes) { word, range in
        guard owners[word] != nil else { return nil }
        let before = NeverUsed.lastWord(bytes[..<range.lowerBound])
        if before != "var", before != "let", !Self.isLabel(range, in: bytes) { owners[word] = nil }
        return nil
      }
    }
  }

  /// Where a closure ends that is handed to such a view under a name; nil for anything else, and for one
  /// with texts or comments in it.
  func end(ofClosureFor word: String, at range: Range<Int>, in bytes: [UInt8]) -> Int? {
    guard let owners = owners[word], Self.isLabel(range, in: bytes),
      owners.contains(Self.callee(before: range.lowerBound, in: bytes))
    else { return nil }
    let after = bytes[(range.upperBound + 1)...].drop(while: NeverUsed.isSpace)
    guard after.first == 0x7B else { return nil }
    var depth = 0
    for place in after.indices {
      switch after[place] {
      case 0x7B: depth += 1
      case 0x7D:
        depth -= 1
        if depth == 0 { return place + 1 }
      case 0x22, 0x2F: return nil
      default: break
      }
    }
    return nil
  }

  /// Whether a word is the name that something is handed under: `(onTap: `.
  private static func isLabel(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard range.upperBound < bytes.count, bytes[range.upperBound] == 0x3A else { return false }
    let before = bytes[..<range.lowerBound].last { !NeverUsed.isSpace($0) }
    return before == 0x28 || before == 0x2C
  }

  /// What is called in whose parentheses a place is; empty where that is not clear.
  private static func callee(before place: Int, in bytes: [UInt8]) -> String {
    var depth = 0
    for index in bytes[..<place].indices.suffix(4000).reversed() {
      switch bytes[index] {
      case 0x29, 0x7D, 0x5D: depth += 1
      case 0x28, 0x7B, 0x5B:
        depth -= 1
        if depth < 0 {
          return bytes[index] == 0x28 ? NeverUsed.lastWord(bytes[..<index]) : ""
        }
      default: break
      }
    }
    return ""
  }
}
