internal import ArgumentParser

extension LayoutKeyPath {
  /// Refuses what is no key path: parts that are empty, brackets around anything but a number.
  static func check(_ path: String) throws {
    for part in path.split(separator: ".", omittingEmptySubsequences: false) {
      let name = part.prefix { $0 != "[" }
      let indices = part.dropFirst(name.count).split(
        separator: "[", omittingEmptySubsequences: false
      ).dropFirst()
      let isRight = indices.allSatisfy { index in
        index.last == "]" && index.count > 1 && index.dropLast().allSatisfy("0123456789".contains)
      }
      guard !name.isEmpty, !name.contains("]"), isRight else {
        throw ValidationError(
          "bad key path (found \"\(path)\"; accepted: title.frame.x, bars[0].frame)")
      }
    }
  }

  /// That nothing is at a path, with what may be meant or else with what is there.
  static func nothing(at path: String, in layouts: [LayoutKeyPath]) -> Failure {
    let names = layouts.flatMap(\.names)
    var hint = NearestNames(names: names).question(path)
    if hint.isEmpty {
      let (place, keys) = Self.nearestKeys(to: path, in: layouts)
      hint = " (\(place) has \(keys.joined(separator: ", ")))"
    }
    return Failure(.notFound, "nothing at \(path)\(hint)")
  }

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
