package import BarLayout
package import BarText

/// A place in a layout's answer, as `navbar get` takes it: `title.frame.x`.
///
/// A path starts at an element's id, at `bars[0]`, at a column's name, or at a key of the whole
/// answer. Without a bar's name, elements and keys are those of the last one, as the safe area of
/// the whole answer is: of the detail, or of the only bar.
package struct LayoutKeyPath {
  /// The layout it looks into.
  private let document: JSONValue

  /// What the layout is of.
  private let model: JSONValue

  /// Looks into a layout, and into the model it is of where the layout has no such place.
  package init(_ scene: LaidOutScene, model: JSONValue = .null) {
    document = LayoutJSON(scene).value
    self.model = model
  }

  /// The value at a path; nil when nothing is there.
  package func value(at path: String) -> JSONValue? {
    if let value = Self.member(path[...], of: document) { return value }
    if let bar = bars(named: nil).last, let value = Self.value(path[...], in: bar) { return value }
    if let value = Self.member(path[...], of: model) { return value }
    guard let (first, rest) = Self.split(path[...]) else { return nil }
    if first == "bars", let (index, inside) = Self.index(rest), bars(named: nil).indices ~= index {
      return Self.value(inside, in: bars(named: nil)[index])
    }
    return bars(named: String(first)).lazy.compactMap { Self.value(Self.dropDot(rest), in: $0) }
      .first
  }

  /// Every id and key that a path may start with, for suggestions.
  package var names: [String] {
    var names = ["screen.width", "screen.height", "safeArea.x", "safeArea.y", "safeArea.height"]
    if case .object(let members) = document { names += members.map(\.key) }
    if case .object(let members) = model {
      for member in members {
        names.append(member.key)
        if case .object(let inner) = member.value {
          names += inner.map { "\(member.key).\($0.key)" }
        }
      }
    }
    for (index, bar) in bars(named: nil).reversed().enumerated() {
      // Without its column's name a path is about the last bar.
      guard index > 0 else {
        names += Self.names(in: bar)
        continue
      }
      guard case .string(let column)? = bar["column"] else { continue }
      names += Self.names(in: bar).map { "\(column).\($0)" }
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// The keys of a bar and of its elements.
  private static func names(in bar: JSONValue) -> [String] {
    var names = bar.members.map(\.key)
    for element in elements(of: bar) {
      guard case .string(let id)? = element["id"] else { continue }
      names.append(id)
      for member in element.members where member.key != "id" {
        names.append("\(id).\(member.key)")
        if let parts = parts(of: member.key, value: member.value) {
          names += parts.map { "\(id).\(member.key).\($0)" }
        }
      }
    }
    return names
  }

  // MARK: - Bars and elements

  private func bars(named column: String?) -> [JSONValue] {
    guard case .array(let bars)? = document["bars"] else { return [] }
    return column.map { name in bars.filter { $0["column"] == .string(name) } } ?? bars
  }

  private static func elements(of bar: JSONValue) -> [JSONValue] {
    guard case .array(let elements)? = bar["elements"] else { return [] }
    return elements
  }

  /// A value inside a bar: of the element with the longest id that the path starts with, or of the
  /// bar itself.
  private static func value(_ path: Substring, in bar: JSONValue) -> JSONValue? {
    let path = dropDot(path)
    if path.isEmpty { return bar }
    let candidates = elements(of: bar).compactMap { element -> (String, JSONValue)? in
      guard case .string(let id)? = element["id"], starts(path, with: id) else { return nil }
      return (id, element)
    }
    for (id, element) in candidates.sorted(by: { $0.0.utf8.count > $1.0.utf8.count }) {
      let rest = dropDot(path.dropFirst(id.count))
      if let value = member(rest, of: element) { return value }
      // A button's word is its label's: `backButton.text`.
      for part in [".label", ".indicator", ".image"] {
        let inner = elements(of: bar).first { $0["id"] == .string(id + part) }
        if let inner, let value = member(rest, of: inner) { return value }
      }
    }
    return member(starts(path, with: "bar") ? dropDot(path.dropFirst(3)) : path, of: bar)
  }

  /// Whether a path goes on with an id: the id ends where a part of the path ends.
  private static func starts(_ path: Substring, with id: String) -> Bool {
    guard path.hasPrefix(id) else { return false }
    let rest = path.dropFirst(id.count)
    return rest.isEmpty || rest.first == "." || rest.first == "["
  }

  // MARK: - Members

  /// A value inside a value; the edges of a `frame` may be asked for without the word.
  private static func member(_ path: Substring, of value: JSONValue) -> JSONValue? {
    let path = dropDot(path)
    if path.isEmpty { return value }
    if let (index, rest) = index(path) {
      guard case .array(let values) = value, values.indices ~= index else { return nil }
      return member(rest, of: values[index])
    }
    guard let (key, rest) = split(path) else { return nil }
    if let inside = value[String(key)] { return member(rest, of: inside) }
    let box = value["frame"] ?? value
    return edge(String(key), of: box).flatMap { member(rest, of: $0) }
  }

  /// One number of a rectangle or of a size.
  private static func edge(_ name: String, of value: JSONValue) -> JSONValue? {
    guard case .array(let values) = value else { return nil }
    let numbers = values.compactMap { value -> Double? in
      guard case .number(let number) = value else { return nil }
      return number
    }
    guard numbers.count == values.count else { return nil }
    if numbers.count == 2 {
      switch name {
      case "width": return .number(numbers[0])
      case "height": return .number(numbers[1])
      default: return nil
      }
    }
    guard numbers.count == 4 else { return nil }
    let rect = BarRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return edges.first { $0.name == name }.map { .number($0.value(rect)) }
  }

  /// The names of the numbers in a value; nil when it has none.
  private static func parts(of key: String, value: JSONValue) -> [String]? {
    switch value {
    case .array(let values) where values.count == 4: ["x", "y", "width", "height"]
    case .object(let members): members.map(\.key)
    default: nil
    }
  }

  /// The numbers of a rectangle by name.
  private static let edges: [(name: String, value: @Sendable (BarRect) -> Double)] = [
    ("x", { $0.x }), ("y", { $0.y }), ("width", { $0.width }), ("height", { $0.height }),
    ("minX", { $0.minX }), ("minY", { $0.minY }), ("midX", { $0.midX }), ("midY", { $0.midY }),
    ("maxX", { $0.maxX }), ("maxY", { $0.maxY }),
  ]

  /// The names of the numbers of a list of so many: of a rectangle or of a size.
  static func edgeNames(of count: Int) -> [String] {
    switch count {
    case 2: ["width", "height"]
    case 4: edges.map(\.name)
    default: []
    }
  }

  // MARK: - The path's text

  /// The part before the next dot or bracket, and what follows it.
  private static func split(_ path: Substring) -> (first: Substring, rest: Substring)? {
    let end = path.firstIndex { $0 == "." || $0 == "[" } ?? path.endIndex
    return end == path.startIndex ? nil : (path[..<end], path[end...])
  }

  /// The number in brackets a path starts with, and what follows it.
  private static func index(_ path: Substring) -> (index: Int, rest: Substring)? {
    guard path.first == "[", let end = path.firstIndex(of: "]"),
      let index = Int(path[path.index(after: path.startIndex)..<end])
    else { return nil }
    return (index, path[path.index(after: end)...])
  }

  private static func dropDot(_ path: Substring) -> Substring {
    path.first == "." ? path.dropFirst() : path
  }
}
