/// The text of a layout while it is written.
///
/// Bytes are put together in one place: a string of each part would take most of the time.
struct LayoutText {
  private var bytes: [UInt8] = []

  /// What has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends words.
  mutating func add(_ words: String) { bytes.append(contentsOf: words.utf8) }

  /// Appends a number, rounded to a thousandth.
  mutating func add(_ number: Double) { Thousandths(number).append(to: &bytes) }

  /// Appends the numbers of a rectangle, parted by a space.
  mutating func add(_ rect: BarRect) {
    for (index, number) in [rect.x, rect.y, rect.width, rect.height].enumerated() {
      if index > 0 { add(" ") }
      add(number)
    }
  }

  /// Begins a line: a name and four numbers in columns of fixed width.
  mutating func begin(_ name: String, frame: BarRect) {
    add(name)
    add(spaces: 32 - name.utf8.count, at: bytes.count)
    for number in [frame.x, frame.y, frame.width, frame.height] {
      add(" ")
      let start = bytes.count
      add(number)
      add(spaces: 8 - (bytes.count - start), at: start)
    }
  }

  /// Begins one of the notes at the end of a line.
  mutating func note(_ words: String) {
    add("  ")
    add(words)
  }

  /// Adds a note of words and a number.
  mutating func note(_ words: String, _ number: Double) {
    note(words)
    add(number)
  }

  /// Ends a line.
  mutating func end() { add("\n") }

  /// Fills a column; a word that is as wide gets none.
  private mutating func add(spaces count: Int, at place: Int) {
    guard count > 0 else { return }
    bytes.insert(contentsOf: repeatElement(UInt8(ascii: " "), count: count), at: place)
  }
}
