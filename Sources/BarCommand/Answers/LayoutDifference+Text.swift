internal import BarAnswers
internal import BarText
internal import BarLayout

extension LayoutDifference {
  /// The differences for a reader: a line a value, what moved by how much.
  var text: String {
    var rows: [[String]] = []
    for part in parts {
      switch part.presence {
      case .both: for change in part.changes { rows.append([part.name] + change.words) }
      case .first, .second:
        let frame = part.changes.first { $0.key == "frame" }
        let value = (frame?.before ?? frame?.after)?.line ?? ""
        rows.append([part.name, part.presence.rawValue, value])
      }
    }
    return TextTable(rows: rows).text
  }

  /// The differences for other programs.
  ///
  /// - Parameter name: whose they are; nil where there is but one pair of scenes.
  var json: JSONValue {
    .members([
      "schemaVersion": .number(1),
      "differences": .array(parts.map(Self.value)),
    ])
  }

  private static func value(of part: Part) -> JSONValue {
    .members([
      "id": .string(part.name),
      "state": .string(part.presence.rawValue),
      "changes": .array(
        part.changes.map { change in
          .members([
            "key": .string(change.key),
            "before": change.before ?? .null,
            "after": change.after ?? .null,
            "by": change.way.map { .array($0.map(JSONValue.number)) },
          ])
        }),
    ])
  }
}

extension LayoutDifference.Change {
  /// The change's cells: what it is, and from what to what or by how much.
  fileprivate var words: [String] {
    let (from, to) = (before?.line ?? "none", after?.line ?? "none")
    guard let way, Self.names(key, way.count).count == way.count else {
      return [key, "\(from) → \(to)"]
    }
    let moved = zip(Self.names(key, way.count), way).compactMap { name, way -> String? in
      let number = Thousandths(way).description
      guard number != "0" else { return nil }
      let signed = number.first == "-" ? number : "+\(number)"
      return name.isEmpty ? signed : "\(name) \(signed)"
    }
    return [key, moved.joined(separator: ", "), "\(from) → \(to)"]
  }

  private static func names(_ key: String, _ count: Int) -> [String] {
    switch count {
    case 1: [""]
    case 2: ["width", "height"]
    case 4: ["x", "y", "width", "height"]
    default: []
    }
  }
}
