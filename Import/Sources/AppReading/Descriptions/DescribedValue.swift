internal import Foundation
internal import Yams

/// What a description of a project says in one place: words, a list, or values by name.
indirect enum DescribedValue: Hashable {
  case text(String)
  case list([DescribedValue])
  case map([String: DescribedValue])

  /// Words; nil for a list and for values by name.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// A list; one thing alone is a list of it.
  var list: [DescribedValue] {
    switch self {
    case .list(let list): list
    case .text: [self]
    case .map: []
    }
  }

  /// Values by name; none for anything else.
  var map: [String: DescribedValue] { if case .map(let map) = self { map } else { [:] } }

  /// The value of a name; nil for none.
  subscript(key: String) -> DescribedValue? { map[key] }

  /// The words of a list, or the words alone.
  var texts: [String] { list.compactMap(\.text) }

  /// It with what another says as well, which wins: lists are joined, and so are values by name.
  ///
  /// A name with `:REPLACE` at its end takes the place of what was said before.
  func merged(with other: DescribedValue) -> DescribedValue {
    switch (self, other) {
    case (.map(var own), .map(let others)):
      for (key, value) in others {
        if key.hasSuffix(":REPLACE") {
          own[String(key.dropLast(":REPLACE".count))] = value
        } else {
          own[key] = own[key]?.merged(with: value) ?? value
        }
      }
      return .map(own)
    case (.list(let own), .list(let others)): return .list(own + others)
    default: return other
    }
  }

  /// It with other words in each place.
  func replacing(_ change: (String) -> String) -> DescribedValue {
    switch self {
    case .text(let text): .text(change(text))
    case .list(let list): .list(list.map { $0.replacing(change) })
    case .map(let map):
      .map(
        map.reduce(into: [:]) { $0[change($1.key)] = $1.value.replacing(change) })
    }
  }
}

/// Why a description says nothing that can be followed.
struct DescriptionFault: Error {
  /// The file, where it is another than the one that is read.
  var path: String?
  /// The line, counted from 1; nil for the whole file.
  var line: Int?
  /// The letter of the line, counted from 1; nil for the whole line.
  var column: Int?
  /// What is wrong.
  var text: String
}

extension DescribedValue {
  /// Largest text that is read, in bytes.
  static let sizeLimit = 1 << 20
  /// The most values of a text, each counted as often as a name stands for it.
  private static let valueLimit = 100_000
  /// How many values may stand in each other.
  private static let depthLimit = 64
  /// The most places of a text that get a name.
  private static let anchorLimit = 64

  /// Reads a text in YAML.
  init(yaml data: Data) throws(DescriptionFault) {
    guard data.count <= Self.sizeLimit else {
      throw DescriptionFault(text: "is larger than 1 MB")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw DescriptionFault(text: "is not UTF-8")
    }
    try Self.check(data)
    let node = try Self.node(of: text, doubled: 0)
    guard let node else { throw DescriptionFault(text: "is empty") }
    var left = Self.valueLimit
    self = try Self.value(of: node, depth: 0, &left)
  }

  /// Reads a text; of a name that stands twice the last one counts, as tools have it that do not mind.
  private static func node(of text: String, doubled: Int) throws(DescriptionFault) -> Node? {
    do {
      return try compose(yaml: text)
    } catch {
      guard case .duplicatedKeysInMapping(let names, let context)? = error as? YamlError,
        doubled < depthLimit, let name = names.first
      else { throw fault(of: error) }
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let (line, column) = (context.mark.line - 1, context.mark.column - 1)
      guard lines.indices.contains(line), lines[line].dropFirst(column).hasPrefix(name) else {
        throw fault(of: error)
      }
      let rest = lines[line].dropFirst(column + name.count)
      lines[line] = "\(lines[line].prefix(column))doubled \(doubled)\(rest)"
      return try node(of: lines.joined(separator: "\n"), doubled: doubled + 1)
    }
  }

  private static func fault(of error: any Error) -> DescriptionFault {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      DescriptionFault(line: mark.line, column: mark.column, text: "is no YAML: \(problem)")
    case .duplicatedKeysInMapping(let keys, let context):
      DescriptionFault(
        line: context.mark.line, column: context.mark.column,
        text: "is no YAML: a name stands twice, \(keys.prefix(3).joined(separator: ", "))")
    default: DescriptionFault(text: "is no YAML")
    }
  }

  private static func value(
    of node: Node, depth: Int, _ left: inout Int
  ) throws(DescriptionFault) -> DescribedValue {
    func fault(_ text: String) -> DescriptionFault {
      DescriptionFault(line: node.mark?.line, column: node.mark?.column, text: text)
    }
    left -= 1
    guard left > 0 else {
      throw fault("has more values than are read (accepted: \(valueLimit))")
    }
    guard depth < depthLimit else {
      throw fault("has more values in each other than are read (accepted: \(depthLimit))")
    }
    switch node {
    case .scalar(let scalar): return .text(scalar.string)
    case .sequence(let sequence):
      var list: [DescribedValue] = []
      for element in sequence { list.append(try value(of: element, depth: depth + 1, &left)) }
      return .list(list)
    case .mapping(let mapping):
      var (own, others): ([String: DescribedValue], [DescribedValue]) = ([:], [])
      for (key, element) in mapping {
        let inside = try value(of: element, depth: depth + 1, &left)
        guard let name = key.scalar?.string else { throw fault("has a name that is no word") }
        if name == "<<" {
          if case .list(let list) = inside { others += list } else { others.append(inside) }
        } else {
          own[name] = inside
        }
      }
      // What is taken over from elsewhere stands behind what is said here, the first before the last.
      for other in others { own.merge(other.map) { mine, _ in mine } }
      return .map(own)
    case .alias: throw fault("has a name for nothing")
    }
  }

  /// Refuses what no description has and a reader would take long for: many named places, brackets
  /// deep in each other, and names of values that are lists themselves.
  private static func check(_ data: Data) throws(DescriptionFault) {
    var (anchors, brackets, line) = (0, 0, 1)
    var (before, isStart, indent) = (UInt8(ascii: "\n"), true, 0)
    var hasOddKey = false
    let bytes = [UInt8](data)
    for (place, byte) in bytes.enumerated() {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0x0A
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        (isStart, indent) = (true, -1)
      case UInt8(ascii: "&"):
        let isFirst = before <= 0x20 || [0x5B, 0x7B, 0x2C].contains(before)
        if isFirst, next > 0x20, next != UInt8(ascii: "&") { anchors += 1 }
      case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(brackets - 1, 0)
      case UInt8(ascii: "?"): if before <= 0x20, next <= 0x20 { hasOddKey = true }
      case UInt8(ascii: ":"):
        if before == UInt8(ascii: "]") || before == UInt8(ascii: "}") { hasOddKey = true }
      case UInt8(ascii: "*"):
        let word = bytes[(place + 1)...].prefix { $0 > 0x20 && $0 != UInt8(ascii: ":") }
        let rest = bytes[word.endIndex...].drop { $0 == 0x20 }
        if before <= 0x20, !word.isEmpty, rest.first == UInt8(ascii: ":") { hasOddKey = true }
      default: break
      }
      if isStart, byte > 0x20, byte != UInt8(ascii: "-") { isStart = false }
      if isStart { indent += 1 }
      guard brackets <= depthLimit, indent <= 4 * depthLimit else {
        throw DescriptionFault(line: line, text: "is deeper than descriptions are read")
      }
      before = byte
    }
    guard anchors <= anchorLimit, anchors == 0 || !hasOddKey else {
      throw DescriptionFault(text: "names more of its places than is read")
    }
  }
}
