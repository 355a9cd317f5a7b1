/// A row of a table of keys: a key, and what it means once somebody asks.
///
/// A table has dozens of rows and a scene uses a few. Kinds of values, key paths and availability are
/// made for those alone: most of them are generic, and the runtime is slow in making such types.
struct Field<Object: Sendable>: Sendable {
  /// The key.
  let key: String
  /// Whether it must be there.
  let isRequired: Bool
  private let make: @Sendable () -> FieldMeaning<Object>

  /// What the key takes and does.
  var meaning: FieldMeaning<Object> { make() }

  /// What the key takes and is for.
  var row: KeyRow { make().row }

  private init(
    _ key: String, isRequired: Bool, make: @escaping @Sendable () -> FieldMeaning<Object>
  ) {
    self.key = key
    self.isRequired = isRequired
    self.make = make
  }

  /// A key with a value that is put into the object by a closure.
  init<Value>(
    _ key: String, _ kind: @autoclosure @escaping @Sendable () -> ValueKind<Value>,
    _ summary: String, default: String? = nil, since: Int? = nil,
    reach: @autoclosure @escaping @Sendable () -> KeyAvailability? = nil, isRequired: Bool = false,
    set: @escaping @Sendable (inout Object, Value, SourceNode, inout Decoding) -> Void
  ) {
    self.init(key, isRequired: isRequired) {
      let kind = kind()
      let row = KeyRow(
        key: key, summary: summary, shape: kind.makeShape, default: `default`, since: since,
        reach: reach(), isRequired: isRequired)
      return FieldMeaning(
        row: row, isText: kind.isText, takesNull: kind.takesNull, refusesEmpty: kind.refusesEmpty
      ) { node, key, object, decoding in
        guard let value = kind.decode(node, key, &decoding) else { return }
        set(&object, value, node, &decoding)
      }
    }
  }

  /// A key with a value that is stored.
  init<Value>(
    _ key: String, _ kind: @autoclosure @escaping @Sendable () -> ValueKind<Value>,
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Object, Value> & Sendable,
    _ summary: String, default: String? = nil, since: Int? = nil,
    reach: @autoclosure @escaping @Sendable () -> KeyAvailability? = nil, isRequired: Bool = false
  ) {
    self.init(
      key, kind(), summary, default: `default`, since: since, reach: reach(),
      isRequired: isRequired
    ) { object, value, _, _ in object[keyPath: path()] = value }
  }

  /// A key with a value that is stored where nil stands for none.
  init<Value>(
    optional key: String, _ kind: @autoclosure @escaping @Sendable () -> ValueKind<Value>,
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Object, Value?> & Sendable,
    _ summary: String, default: String? = nil, since: Int? = nil,
    reach: @autoclosure @escaping @Sendable () -> KeyAvailability? = nil
  ) {
    self.init(
      key, kind(), summary, default: `default`, since: since, reach: reach()
    ) { object, value, _, _ in object[keyPath: path()] = value }
  }

  /// The same row with something else said of it.
  private func changed(_ change: @escaping @Sendable (inout KeyRow) -> Void) -> Field {
    Field(key, isRequired: isRequired) { [make] in
      var meaning = make()
      change(&meaning.row)
      return meaning
    }
  }

  /// The same row for a key that does nothing without one of others of its mapping.
  func needing(_ keys: String...) -> Field { changed { $0.needs = keys } }

  /// The same row for a key that does nothing beside any of others of its mapping.
  func losing(to keys: String...) -> Field { changed { $0.losesTo = keys } }

  /// The same row for a key that stands for a symbol which some SDKs do not have.
  func standing(for symbol: @autoclosure @escaping @Sendable () -> SymbolAvailability) -> Field {
    changed { $0.symbol = symbol() }
  }

  /// The same row with the symbol that its key stands for, where there is one.
  func standing(
    among symbol: @escaping @Sendable (String) -> SymbolAvailability?
  ) -> Field { changed { $0.symbol = $0.symbol ?? symbol($0.key) } }

  /// The same row for a key that takes words which some SDKs do not have.
  func words(
    _ symbols: @autoclosure @escaping @Sendable () -> KeyValuePairs<String, SymbolAvailability>
  ) -> Field { changed { $0.words = symbols() } }

  /// The same row for an object that holds this one.
  func within<Outer>(
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Outer, Object> & Sendable
  ) -> Field<Outer> {
    Field<Outer>(key, isRequired: isRequired) { [make] in make().within(path()) }
  }
}

/// What a key takes, and what it does to an object.
struct FieldMeaning<Object: Sendable>: Sendable {
  /// What the key takes and is for.
  var row: KeyRow
  fileprivate let isText: Bool
  fileprivate let takesNull: Bool
  fileprivate let refusesEmpty: Bool
  fileprivate let set: @Sendable (SourceNode, String, inout Object, inout Decoding) -> Void

  /// The same for an object that holds this one.
  fileprivate func within<Outer>(
    _ path: any WritableKeyPath<Outer, Object> & Sendable
  ) -> FieldMeaning<Outer> {
    FieldMeaning<Outer>(
      row: row, isText: isText, takesNull: takesNull, refusesEmpty: refusesEmpty
    ) { [set] node, key, outer, decoding in set(node, key, &outer[keyPath: path], &decoding) }
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
