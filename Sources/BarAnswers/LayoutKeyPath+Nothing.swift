package import BarText

extension LayoutKeyPath {
  /// Why a text is no key path: parts that are empty, brackets around anything but a number; nil for
  /// one that is.
  package static func problem(of path: String) -> String? {
    for part in path.split(separator: ".", omittingEmptySubsequences: false) {
      let name = part.prefix { $0 != "[" }
      let indices = part.dropFirst(name.count).split(
        separator: "[", omittingEmptySubsequences: false
      ).dropFirst()
      let isRight = indices.allSatisfy { index in
        index.last == "]" && index.count > 1 && index.dropLast().allSatisfy("0123456789".contains)
      }
      guard !name.isEmpty, !name.contains("]"), isRight else {
        return "bad key path (found \"\(path)\"; accepted: title.frame.x, bars[0].frame)"
      }
    }
    return nil
  }

  /// The value at a path.
  ///
  /// - Throws: `AnswerError` where nothing is, with what may be meant.
  package func found(at path: String) throws(AnswerError) -> JSONValue {
    guard let value = value(at: path) else { throw Self.nothing(at: path, in: [self]) }
    return value
  }

  /// That nothing is at a path, with what may be meant or else with what is there.
  package static func nothing(at path: String, in layouts: [LayoutKeyPath]) -> AnswerError {
    let names = layouts.flatMap(\.names)
    var hint = NearestNames(names: names).question(path)
    if hint.isEmpty {
      let (place, keys) = Self.nearestKeys(to: path, in: layouts)
      let more = keys.count > Self.shownKeys ? ", and \(keys.count - Self.shownKeys) more" : ""
      hint = " (\(place) has \(keys.prefix(Self.shownKeys).joined(separator: ", "))\(more))"
    }
    return AnswerError("nothing at \(path)\(hint)")
  }

  /// How many keys a message names; a bar that people wrote has fewer.
  private static let shownKeys = 60

  /// What the longest beginning of a path that leads somewhere has, or else what the layouts have.
  private static func nearestKeys(
    to path: String, in layouts: [LayoutKeyPath]
  ) -> (place: String, keys: [String]) {
    var place = path[...]
    while let end = place.lastIndex(where: { $0 == "." || $0 == "[" }) {
      place = place[..<end]
      for layout in layouts {
        guard let value = layout.value(at: String(place)) else { continue }
        switch value {
        case .object(let members): return (String(place), members.map(\.key))
        case .array(let values) where path[end] == "[":
          return (
            String(place), [values.isEmpty ? "nothing in it" : "[0] to [\(values.count - 1)]"]
          )
        case .array(let values) where values.count == 4:
          return (String(place), ["x", "y", "width", "height"])
        default: break
        }
      }
    }
    var seen: Set<String> = []
    let keys = layouts.flatMap(\.firstNames).filter { seen.insert($0).inserted }
    return ("the layout", keys)
  }

  /// Every word that a path may start with and that has no full stop in it.
  private var firstNames: [String] { names.filter { !$0.contains(".") } }
}
