/// Values by key, for what a short run keeps of faces, lines and letters.
///
/// A `Dictionary` asks the runtime whether its key is hashable when the first one of its kind is made, which looks
/// through all conformances of the program: 0.4 million instructions a kind, a hundredth of drawing a bar. Here the
/// compiler knows. Nothing is taken out but all at once.
struct HashTable<Key, Value> {
  private struct Entry {
    var key: Key
    var value: Value
  }

  private var entries: [Entry] = []
  /// For each hash the place of its entry plus one, 0 for none.
  ///
  /// Entries with one hash stand one after another. The number of slots is a power of two.
  private var slots: [Int32] = []

  /// How many values there are.
  var count: Int { entries.count }

  /// Takes everything out.
  mutating func removeAll() {
    entries.removeAll()
    slots.removeAll()
  }
}

extension HashTable where Key: Hashable {
  /// The value of a key; nil for none.
  subscript(key: Key) -> Value? {
    guard !slots.isEmpty else { return nil }
    let place = slots[slot(of: key)]
    return place > 0 ? entries[Int(place) - 1].value : nil
  }

  /// Sets the value of a key.
  mutating func set(_ key: Key, _ value: Value) {
    if entries.count * 2 >= slots.count { grow() }
    let slot = slot(of: key)
    if slots[slot] > 0 {
      entries[Int(slots[slot]) - 1].value = value
    } else {
      entries.append(Entry(key: key, value: value))
      slots[slot] = Int32(truncatingIfNeeded: entries.count)
    }
  }

  /// The slot that holds a key, or the empty one where it would go.
  private func slot(of key: Key) -> Int {
    let mask = slots.count - 1
    var slot = key.hashValue & mask
    while slots[slot] > 0, entries[Int(slots[slot]) - 1].key != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: max(16, slots.count * 2))
    for index in entries.indices {
      slots[slot(of: entries[index].key)] = Int32(truncatingIfNeeded: index + 1)
    }
  }
}
