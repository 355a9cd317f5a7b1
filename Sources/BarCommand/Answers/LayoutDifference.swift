internal import BarAnswers
internal import BarText
internal import BarLayout

/// What is not the same in two layouts, element by element.
///
/// Both are compared as they are printed, so what differs by less than a thousandth does not count.
struct LayoutDifference {
  /// A value that is not the same.
  struct Change {
    /// Its name: `frame`, `text`, `font.size`.
    var key: String
    /// What it was; nil where there was none.
    var before: JSONValue?
    /// What it is; nil where there is none any more.
    var after: JSONValue?
  }

  /// Something with a name in which values changed.
  struct Part {
    /// The element's id, `bar`, or `scene` for what belongs to no element.
    var name: String
    /// Whether only one of the layouts has it, and which.
    var presence: Presence
    /// The values that are not the same, in the order of the answer.
    var changes: [Change]
  }

  /// Which of two layouts have an element.
  enum Presence: String {
    case both = "changed"
    case first = "gone"
    case second = "new"
  }

  /// The parts that are not the same, in the order of drawing.
  let parts: [Part]

  /// Compares two layouts.
  init(_ before: LaidOutScene, _ after: LaidOutScene) {
    let (old, new) = (LayoutJSON(before).value, LayoutJSON(after).value)
    var parts = Self.part("scene", old, new).map { [$0] } ?? []
    let oldBars = Self.list(old["bars"])
    let newBars = Self.list(new["bars"])
    for index in 0..<max(oldBars.count, newBars.count) {
      let prefix = max(oldBars.count, newBars.count) > 1 ? "bars[\(index)]." : ""
      parts += Self.parts(
        of: oldBars.indices ~= index ? oldBars[index] : nil,
        newBars.indices ~= index ? newBars[index] : nil, prefix)
    }
    self.parts = parts
  }

  private static func parts(
    of old: JSONValue?, _ new: JSONValue?, _ prefix: String
  ) -> [Part] {
    let before = elements(of: old)
    let after = elements(of: new)
    let later = Dictionary(after) { first, _ in first }
    let earlier = Set(before.map(\.0))
    // The bar's own values and its element of that name are one part.
    let whole = part("\(prefix)bar", old, new)
    var result = whole.map { [$0] } ?? []
    for (id, element) in before where id != "bar" || whole == nil {
      if let part = part(prefix + id, element, later[id]) { result.append(part) }
    }
    for (id, element) in after where !earlier.contains(id) {
      if let part = part(prefix + id, nil, element) { result.append(part) }
    }
    return result
  }

  private static func elements(of bar: JSONValue?) -> [(String, JSONValue)] {
    list(bar?["elements"]).compactMap { element in
      guard case .string(let id)? = element["id"] else { return nil }
      return (id, element)
    }
  }

  private static func list(_ value: JSONValue?) -> [JSONValue] {
    if case .array(let values)? = value { return values }
    return []
  }

  /// Compares the values of two things of a name; nil when they are the same.
  private static func part(_ name: String, _ old: JSONValue?, _ new: JSONValue?) -> Part? {
    let changes = changes(old, new, in: "")
    guard !changes.isEmpty else { return nil }
    let presence: Presence = old == nil ? .second : new == nil ? .first : .both
    return Part(name: name, presence: presence, changes: changes)
  }

  /// Values of other things inside this one are left out.
  private static let ownParts: Set<String> = ["bars", "elements", "id", "schemaVersion"]

  private static func changes(
    _ old: JSONValue?, _ new: JSONValue?, in prefix: String
  ) -> [Change] {
    let keys = members(old) + members(new).filter { old?[$0] == nil }
    return keys.filter { !ownParts.contains($0) }.flatMap { key -> [Change] in
      let (before, after) = (old?[key], new?[key])
      guard before?.line != after?.line else { return [] }
      if case .object? = before, case .object? = after {
        return changes(before, after, in: "\(prefix)\(key).")
      }
      return [Change(key: prefix + key, before: before, after: after)]
    }
  }

  private static func members(_ value: JSONValue?) -> [String] {
    guard case .object(let members)? = value else { return [] }
    return members.map(\.key)
  }
}

extension LayoutDifference.Change {
  /// How far each number went, for two lists of as many numbers or two numbers; nil for the rest.
  var way: [Double]? {
    guard let before = before?.numbers, let after = after?.numbers, before.count == after.count
    else { return nil }
    return zip(before, after).map { $1 - $0 }
  }
}

extension JSONValue {
  /// The number, or the numbers of a list; nil for anything else.
  fileprivate var numbers: [Double]? {
    switch self {
    case .number(let number): return [number]
    case .array(let values):
      let numbers = values.compactMap { value -> Double? in
        if case .number(let number) = value { return number }
        return nil
      }
      return numbers.count == values.count ? numbers : nil
    case .null, .boolean, .integer, .string, .object: return nil
    }
  }
}
