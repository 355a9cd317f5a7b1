/// A kind of mapping as a table of its keys.
///
/// The one table decodes, names unknown keys, and gives the JSON Schema and the list of keys; a
/// new key is a new row.
struct ObjectSchema<Object: Sendable>: Sendable {
  /// What the mapping may hold.
  let shape: ObjectShape
  private let start: Object
  private let fields: [String: Field<Object>]
  private let finish: @Sendable (inout Object) -> Void

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - start: the object that a mapping without keys decodes to.
  ///   - exactlyOne: keys of which one, and no more, must be there.
  ///   - finish: what is done to an object once all keys are decoded.
  init(
    _ name: String, _ title: String, _ summary: String, start: Object, exactlyOne: [String] = [],
    fields: [Field<Object>],
    finish: @escaping @Sendable (inout Object) -> Void = { _ in }
  ) {
    shape = ObjectShape(
      name: name, title: title, summary: summary, rows: fields.map(\.row),
      exactlyOne: exactlyOne)
    self.start = start
    self.finish = finish
    self.fields = Dictionary(fields.map { ($0.row.key, $0) }) { first, _ in first }
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
      if let field = fields[entry.key] {
        present.append(entry.key)
        let idle = field.row.idleness(among: entries)
        decoding.using(field.row, at: entry.keyPosition, idle: idle) { decoding in
          field.decode(entry, needsValue: needsValue(entry.key), into: &object, &decoding)
        }
      } else if let key = refuse(entry, &decoding) {
        meant.insert(key)
      }
    }
    let isComplete = checkMissing(present, meant, node, &decoding)
    finish(&object)
    return isComplete ? object : nil
  }

  private func needsValue(_ key: String) -> Bool {
    shape.exactlyOne.contains(key) || fields[key]?.row.isRequired == true
  }

  /// Notes a key that is not in the table, and returns the one that was probably meant.
  private func refuse(_ entry: SourceNode.Entry, _ decoding: inout Decoding) -> String? {
    let keys = shape.rows.map(\.key)
    let meant = decoding.isPatient ? suggestion(for: entry.key, among: keys) : nil
    let help =
      meant.map { "did you mean \(quoted($0))?" }
      ?? "accepted: \(keys.joined(separator: ", "))"
    decoding.error(
      "unknown key \(quoted(entry.key)) in \(shape.title) (\(help))", at: entry.keyPosition)
    return meant
  }

  /// Notes keys that must be there and are not; nothing new is said of a misspelled one.
  private func checkMissing(
    _ present: [String], _ meant: Set<String>, _ node: SourceNode, _ decoding: inout Decoding
  ) -> Bool {
    let missing = shape.rows.filter { $0.isRequired && !present.contains($0.key) }.map(\.key)
    for key in missing where !meant.contains(key) {
      decoding.error("\(shape.title) needs the key \(quoted(key))", at: node.position)
    }
    guard !shape.exactlyOne.isEmpty else { return missing.isEmpty }
    let chosen = present.filter(shape.exactlyOne.contains)
    if chosen.count != 1, meant.isDisjoint(with: shape.exactlyOne) {
      let found = chosen.isEmpty ? "none" : chosen.joined(separator: ", ")
      let accepted = shape.exactlyOne.joined(separator: ", ")
      decoding.error(
        "\(shape.title) needs exactly one of some keys \(hint(found: found, accepted: accepted))",
        at: node.position)
    }
    return missing.isEmpty && chosen.count == 1
  }
}

/// A row of a table of keys, with what it does to the object.
struct Field<Object: Sendable>: Sendable {
  /// What the key takes and is for.
  var row: KeyRow
  private let isText: Bool
  private let takesNull: Bool
  private let refusesEmpty: Bool
  private let set: @Sendable (SourceNode, String, inout Object, inout Decoding) -> Void

  /// A key with a value that is put into the object by a closure.
  init<Value>(
    _ key: String, _ kind: ValueKind<Value>, _ summary: String, default: String? = nil,
    since: Int? = nil, reach: KeyAvailability? = nil, isRequired: Bool = false,
    set: @escaping @Sendable (inout Object, Value, SourceNode, inout Decoding) -> Void
  ) {
    row = KeyRow(
      key: key, summary: summary, shape: kind.shape, default: `default`, since: since, reach: reach,
      isRequired: isRequired)
    isText = kind.isText
    takesNull = kind.takesNull
    refusesEmpty = kind.refusesEmpty
    self.set = { node, key, object, decoding in
      guard let value = kind.decode(node, key, &decoding) else { return }
      set(&object, value, node, &decoding)
    }
  }

  /// A key with a value that is stored.
  init<Value>(
    _ key: String, _ kind: ValueKind<Value>, _ path: any WritableKeyPath<Object, Value> & Sendable,
    _ summary: String, default: String? = nil, since: Int? = nil, reach: KeyAvailability? = nil,
    isRequired: Bool = false
  ) {
    self.init(
      key, kind, summary, default: `default`, since: since, reach: reach, isRequired: isRequired
    ) { object, value, _, _ in object[keyPath: path] = value }
  }

  /// A key with a value that is stored where nil stands for none.
  init<Value>(
    optional key: String, _ kind: ValueKind<Value>,
    _ path: any WritableKeyPath<Object, Value?> & Sendable, _ summary: String,
    default: String? = nil, since: Int? = nil, reach: KeyAvailability? = nil
  ) {
    self.init(
      key, kind, summary, default: `default`, since: since, reach: reach
    ) { object, value, _, _ in object[keyPath: path] = value }
  }

  /// The same row for a key that does nothing without one of others of its mapping.
  func needing(_ keys: String...) -> Field {
    var field = self
    field.row.needs = keys
    return field
  }

  /// The same row for a key that does nothing beside any of others of its mapping.
  func losing(to keys: String...) -> Field {
    var field = self
    field.row.losesTo = keys
    return field
  }

  /// The same row for a key that stands for a symbol which some SDKs do not have.
  func standing(for symbol: SymbolAvailability) -> Field {
    var field = self
    field.row.symbol = symbol
    return field
  }

  /// The same row for an object that holds this one.
  func within<Outer>(
    _ path: any WritableKeyPath<Outer, Object> & Sendable
  ) -> Field<Outer> {
    Field<Outer>(
      row: row, isText: isText, takesNull: takesNull, refusesEmpty: refusesEmpty
    ) { [set] node, key, outer, decoding in set(node, key, &outer[keyPath: path], &decoding) }
  }

  private init(
    row: KeyRow, isText: Bool, takesNull: Bool, refusesEmpty: Bool,
    set: @escaping @Sendable (SourceNode, String, inout Object, inout Decoding) -> Void
  ) {
    self.row = row
    self.isText = isText
    self.takesNull = takesNull
    self.refusesEmpty = refusesEmpty
    self.set = set
  }

  /// Decodes an entry.
  ///
  /// Without a value, a key is as if left out unless it must be there.
  func decode(
    _ entry: SourceNode.Entry, needsValue: Bool, into object: inout Object,
    _ decoding: inout Decoding
  ) {
    let isAbsent = entry.value.isAbsent(asText: isText) && !(refusesEmpty && entry.value.isEmpty)
    if isAbsent, !needsValue, !takesNull { return }
    set(entry.value, row.key, &object, &decoding)
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
