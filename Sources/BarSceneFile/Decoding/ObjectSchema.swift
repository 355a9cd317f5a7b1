/// A kind of mapping as a table of its keys.
///
/// The one table decodes, names unknown keys, and gives the JSON Schema and the list of keys; a
/// new key is a new row. What a key takes is worked out when the key is met: a scene has few of them.
struct ObjectSchema<Object: Sendable>: Sendable {
  /// What the mapping may hold.
  var shape: ObjectShape {
    ObjectShape(
      name: name, title: title, summary: summary, rows: fields.map(\.row), exactlyOne: exactlyOne,
      atMostOne: atMostOne)
  }

  /// Its name in the JSON Schema.
  let name: String
  private let title: String
  private let summary: String
  private let exactlyOne: [String]
  private let atMostOne: (of: [String], orElse: String)?
  private let start: Object
  private let fields: [Field<Object>]
  private let finish: @Sendable (inout Object) -> Void

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - start: the object that a mapping without keys decodes to.
  ///   - exactlyOne: keys of which one, and no more, must be there.
  ///   - atMostOne: keys of which no more than one may be there, and one that will do in their place;
  ///     whoever uses the table checks it.
  ///   - finish: what is done to an object once all keys are decoded.
  init(
    _ name: String, _ title: String, _ summary: String, start: Object, exactlyOne: [String] = [],
    atMostOne: (of: [String], orElse: String)? = nil, fields: [Field<Object>],
    finish: @escaping @Sendable (inout Object) -> Void = { _ in }
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.exactlyOne = exactlyOne
    self.atMostOne = atMostOne
    self.start = start
    self.finish = finish
    self.fields = fields
  }

  /// Decodes a mapping; nil after an error that leaves no object.
  func decode(_ node: SourceNode, _ key: String, _ decoding: inout Decoding) -> Object? {
    guard case .mapping(let entries) = node.content else {
      Kind.mismatch(key, node, .object(shape), &decoding)
      return nil
    }
    var object = start
    var present: [String] = []
    var meant: Set<String> = []
    for entry in entries {
      if let field = fields.first(where: { $0.key == entry.key }) {
        present.append(entry.key)
        let meaning = field.meaning
        let idle = meaning.row.idleness(among: entries)
        let needsValue = field.isRequired || exactlyOne.contains(entry.key)
        decoding.using(meaning.row, in: entry, idle: idle) { decoding in
          meaning.decode(entry, needsValue: needsValue, into: &object, &decoding)
        }
      } else if let key = refuse(entry, &decoding) {
        meant.insert(key)
      }
    }
    let isComplete = checkMissing(present, meant, node, &decoding)
    finish(&object)
    return isComplete ? object : nil
  }

  /// Notes a key that is not in the table, and returns the one that was probably meant.
  private func refuse(_ entry: SourceNode.Entry, _ decoding: inout Decoding) -> String? {
    let keys = fields.map(\.key)
    let meant =
      decoding.isPatient ? elsewhere(entry.key) ?? suggestion(for: entry.key, among: keys) : nil
    let help =
      meant.map { "did you mean \(quoted($0))?" }
      ?? "accepted: \(Self.listed(keys))"
    decoding.error(
      "unknown key \(quoted(entry.key)) in \(title) (\(help))", at: entry.keyPosition)
    return meant
  }

  /// Where a scene has what options and axes of a matrix have a shorter name for.
  private func elsewhere(_ key: String) -> String? {
    guard name == Keys.scene.name, let axis = SceneMatrix.Axis(rawValue: key) else { return nil }
    return axis.keyPath == key ? nil : axis.keyPath
  }

  /// Keys in a line that can still be read.
  private static func listed(_ keys: [String]) -> String {
    let most = 40
    guard keys.count > most else { return keys.joined(separator: ", ") }
    return keys.prefix(most).joined(separator: ", ") + ", … (\(keys.count) keys)"
  }

  /// Notes keys that must be there and are not; nothing new is said of a misspelled one.
  private func checkMissing(
    _ present: [String], _ meant: Set<String>, _ node: SourceNode, _ decoding: inout Decoding
  ) -> Bool {
    let missing = fields.filter { $0.isRequired && !present.contains($0.key) }.map(\.key)
    for key in missing where !meant.contains(key) {
      decoding.error("\(title) needs the key \(quoted(key))", at: node.position)
    }
    guard !exactlyOne.isEmpty else { return missing.isEmpty }
    let chosen = present.filter(exactlyOne.contains)
    if chosen.count != 1, meant.isDisjoint(with: exactlyOne) {
      let found = chosen.isEmpty ? "none" : chosen.joined(separator: ", ")
      let accepted = exactlyOne.joined(separator: ", ")
      decoding.error(
        "\(title) needs exactly one of some keys \(hint(found: found, accepted: accepted))",
        at: node.position)
    }
    return missing.isEmpty && chosen.count == 1
  }
}

extension KeyRow {
  /// What is said of the key among others of its mapping; nil where it does something.
  fileprivate func idleness(among entries: [SourceNode.Entry]) -> String? {
    func isThere(_ key: String) -> Bool { entries.contains { $0.key == key } }
    if let winner = losesTo.first(where: isThere) {
      return "\(quoted(key)) has no effect beside \(winner)"
    }
    guard !needs.isEmpty, !needs.contains(where: isThere) else { return nil }
    return "\(quoted(key)) has no effect without \(needs.joined(separator: " or "))"
  }
}
