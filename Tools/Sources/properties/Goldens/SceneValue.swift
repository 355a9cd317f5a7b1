@testable internal import BarSceneFile

/// Makes values of keys at random, as they are written in YAML's flow style.
struct SceneValue {
  /// What random numbers come from.
  var numbers: SplitMix64
  /// Pictures beside the scene, by their paths.
  var files: [String]

  /// A value for a key; nil where none can be made up.
  mutating func text(for row: KeyRow) -> String? {
    row.key == "file" ? file() : text(row.shape, depth: 3)
  }

  private mutating func file() -> String? {
    files.isEmpty ? nil : quoted(numbers.pick(files))
  }

  private mutating func text(_ shape: Shape, depth: Int) -> String? {
    switch shape {
    case .text: return quoted(numbers.pick(Self.words))
    case .number(let range):
      let common = [-8, 0, 0.5, 1, 2, 7, 20, 40, 200].filter(range.contains)
      if !common.isEmpty, !numbers.chance(oneIn: 4) { return "\(numbers.pick(common))" }
      let low = max(range.lowerBound, -1000).rounded(.up)
      let high = max(min(range.upperBound, 1000).rounded(.down), low)
      return "\(min(max(numbers.number(Int(low)...Int(high)), range.lowerBound), range.upperBound))"
    case .integer(let range):
      return "\(numbers.whole(max(range.lowerBound, -100)...min(range.upperBound, 100)))"
    case .bool: return numbers.chance(oneIn: 2) ? "true" : "false"
    case .yes: return "true"
    case .anything: return nil
    case .choice(let names): return names.isEmpty ? nil : quoted(numbers.pick(names))
    case .pattern(let name, _, let words): return pattern(name, words)
    case .list(let shape, let max):
      let count = numbers.whole(1...Swift.max(Swift.min(max, 3), 1))
      var elements: [String] = []
      for _ in 0..<count {
        guard let element = text(shape, depth: depth) else { return nil }
        elements.append(element)
      }
      return "[\(elements.joined(separator: ", "))]"
    case .numbers(let labels, let range):
      let parts = labels.compactMap { _ in text(.number(range), depth: depth) }
      return "[\(parts.joined(separator: ", "))]"
    case .object(let object): return mapping(object, depth: depth)
    case .reference(_, _, let object): return mapping(object(), depth: depth)
    case .dictionary(let shape, _, _):
      return text(shape, depth: depth - 1).map { "{en: \($0)}" }
    case .either(let shapes): return text(numbers.pick(shapes), depth: depth)
    case .orNull(let shape, _), .named(_, let shape), .distinct(let shape):
      return text(shape, depth: depth)
    }
  }

  /// A mapping with what it needs and a few of its other keys.
  private mutating func mapping(_ object: ObjectShape, depth: Int) -> String? {
    guard depth > 0 else { return nil }
    var keys = Set(object.rows.filter(\.isRequired).map(\.key))
    if !object.exactlyOne.isEmpty { keys.insert(numbers.pick(object.exactlyOne)) }
    let others = object.rows.filter { !object.exactlyOne.contains($0.key) }
    if !others.isEmpty {
      for _ in 0..<numbers.whole(0...2) { keys.insert(numbers.pick(others).key) }
    }
    var parts: [String] = []
    for row in object.rows where keys.contains(row.key) {
      let value = row.key == "file" ? file() : text(row.shape, depth: depth - 1)
      guard let value else {
        if row.isRequired { return nil }
        continue
      }
      parts.append("\(row.key): \(value)")
    }
    return "{\(parts.joined(separator: ", "))}"
  }

  private mutating func pattern(_ name: String, _ words: [String]) -> String? {
    if !words.isEmpty {
      return quoted(numbers.chance(oneIn: 2) ? numbers.pick(words) : numbers.pick(Self.colors))
    }
    if name.contains("PNG") { return file() }
    if name.contains("language") { return quoted(numbers.pick(Self.locales)) }
    if name.contains("SVG") { return quoted(numbers.pick(Self.paths)) }
    return quoted(numbers.pick(Self.icons))
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  private static let words = [
    "Inbox", "W", "", "Zebra crossing", "بحث", "A title that is much too long for a narrow bar",
    "1",
  ]
  private static let colors = ["#ff3b30", "#00ff0080", "#000000", "#ffffff00", "#123456cc"]
  private static let locales = ["en_US", "de_DE", "ar", "ja_JP", "he"]
  private static let paths = ["M0 0H9V9Z", "M0 9H9V0Z", "M0 0L20 20H0Z", "M0 0H9V9H0Z M2 2V7H7V2Z"]
  private static let icons = ["home", "settings", "star", "gear", "plus", "arrow.left"]
}
