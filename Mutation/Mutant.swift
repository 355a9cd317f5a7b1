#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What is changed in a copy of the package whose branches have numbers: script/mutate puts this file
/// into it.
///
/// One mutant at a time, on one thread.
public enum Mutant {
  /// Twice the number of the branch that is turned, and 1 where it is turned to no; -1 for none.
  nonisolated(unsafe) public static var branch = variable("NAVBAR_BRANCH")
  /// The row that has another value, counted through all tables; -1 for none.
  nonisolated(unsafe) public static var row = variable("NAVBAR_ROW")
  /// Whether it is written down what takes part.
  nonisolated(unsafe) public static var isRecording = true

  /// Which ways a branch went: 1 for yes, 2 for no.
  nonisolated(unsafe) private static let ways = bytes(1 << 14)
  /// Which numbers and facts were asked for, a bar after the other, and of each a table after the other.
  nonisolated(unsafe) private static let asked = bytes(bars * 4 * namesOfTable)
  /// The rows that count for each bar whose numbers were looked up since all was last forgotten.
  nonisolated(unsafe) private static var rowsInForce: [Set<Int>] = []
  /// How many bars are told apart; the last place is that of all further ones.
  private static let bars = 256
  /// More names than a table has.
  private static let namesOfTable = 1 << 11

  private static func bytes(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    bytes.initialize(repeating: 0, count: count)
    return bytes
  }

  /// Forgets what took part.
  public static func forget() {
    ways.update(repeating: 0, count: 1 << 14)
    asked.update(
      repeating: 0, count: (rowsInForce.isEmpty ? bars : rowsInForce.count) * 4 * namesOfTable)
    rowsInForce = []
  }

  /// A bit for each way that a branch went: twice its number, and 1 more for no.
  public static func waysTaken() -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: 1 << 9)
    for number in 0..<1 << 14 where ways[number] != 0 {
      bits[number >> 5] |= UInt64(ways[number]) << UInt64(2 * number & 63)
    }
    return bits
  }

  /// The rows that counted for a bar and whose number was asked for of that bar.
  public static func readRows() -> Set<Int> {
    var result: Set<Int> = []
    for (bar, rows) in rowsInForce.enumerated() {
      result.formUnion(rows.filter { asked[bar * 4 * namesOfTable + places[$0]] != 0 })
    }
    return result
  }

  /// Which bar a set of numbers is for; no two sets differ by it.
  struct Bar: Hashable, Sendable {
    var number = 0
    static func == (_: Bar, _: Bar) -> Bool { true }
    func hash(into _: inout Hasher) {}
  }

  /// Notes that a number of a bar is asked for.
  @inline(__always)
  static func ask<Table: BarMetricTable>(
    _ table: Table.Type, _ name: Int, of bar: Bar, isFact: Bool = false
  ) {
    asked[bar.number * 4 * namesOfTable + place(table, name, isFact)] = 1
  }

  /// Begins with a bar: notes the rows that count for it.
  static func begin<Table: BarMetricTable>(
    _ table: Table.Type, _ context: Table.Condition.Context
  ) -> Bar {
    guard isRecording else { return Bar() }
    let start = start(table)
    var last: [BarMetricName<Table>: Int] = [:]
    for (index, row) in Table.rows.enumerated() where row.condition.holds(for: context) {
      last[row.metric] = start + index
    }
    if rowsInForce.count < bars { rowsInForce.append([]) }
    rowsInForce[rowsInForce.count - 1].formUnion(last.values)
    return Bar(number: rowsInForce.count - 1)
  }

  @inline(__always)
  private static func place<Table: BarMetricTable>(
    _ table: Table.Type, _ name: Int, _ isFact: Bool
  ) -> Int {
    let number =
      table == MetricTable.self
      ? 0 : table == WatchMetricTable.self ? 1 : table == PlatformMetricTable.self ? 2 : 3
    return number * namesOfTable + (isFact ? namesOfTable / 2 : 0) + name
  }

  /// Where it is noted that the number of a row is asked for.
  private static let places: [Int] = {
    func places<Table: BarMetricTable>(_ table: Table.Type) -> [Int] {
      Table.rows.map { row in
        switch row.metric {
        case .number(let number): place(table, number.index, false)
        case .fact(let fact): place(table, fact.index, true)
        }
      }
    }
    return places(MetricTable.self) + places(WatchMetricTable.self)
      + places(PlatformMetricTable.self) + places(MockupMetricTable.self)
  }()

  /// A branch's condition.
  static func at(_ number: Int, _ value: Bool) -> Bool {
    ways[number] |= value ? 1 : 2
    return branch >> 1 == number ? branch & 1 == 0 : value
  }

  /// An optional that a branch hangs on.
  static func some<Value>(_ number: Int, _ value: Value?) -> Value? {
    ways[number] |= value == nil ? 2 : 1
    return branch >> 1 == number ? nil : value
  }

  /// How many rows come before those of a table.
  private static func start<Table: BarMetricTable>(_ table: Table.Type) -> Int {
    if table == MetricTable.self { return 0 }
    if table == WatchMetricTable.self { return MetricTable.rows.count }
    let both = MetricTable.rows.count + WatchMetricTable.rows.count
    return table == PlatformMetricTable.self ? both : both + PlatformMetricTable.rows.count
  }

  /// How many rows there are.
  public static var rowCount: Int {
    start(MockupMetricTable.self) + MockupMetricTable.rows.count
  }

  /// A row in words.
  public static func words(ofRow row: Int) -> String {
    let (watch, platform) = (start(WatchMetricTable.self), start(PlatformMetricTable.self))
    let mockup = start(MockupMetricTable.self)
    func words<Table>(_ row: BarMetricRow<Table>) -> String {
      "\(Table.self)\t\(row.metric.name)\t\(row.value)\t\(row.condition)"
    }
    if row < watch { return words(MetricTable.rows[row]) }
    if row < platform { return words(WatchMetricTable.rows[row - watch]) }
    if row < mockup { return words(PlatformMetricTable.rows[row - platform]) }
    return words(MockupMetricTable.rows[row - mockup])
  }

  /// The value that a bar gets from the row that has another one; nil where that row does not count for it.
  static func change<Table: BarMetricTable>(
    _ table: Table.Type, _ context: Table.Condition.Context
  ) -> (BarMetricName<Table>, Double)? {
    let index = row - start(table)
    guard row >= 0, Table.rows.indices.contains(index) else { return nil }
    let row = Table.rows[index]
    guard row.condition.holds(for: context),
      !Table.rows[(index + 1)...].contains(where: {
        $0.metric == row.metric && $0.condition.holds(for: context)
      })
    else { return nil }
    switch row.metric.unit {
    case .flag: return (row.metric, 1 - row.value)
    // A whole step of what is a part of one would be no number any more.
    case .share, .perPoint: return (row.metric, row.value + 0.1)
    default: return (row.metric, row.value + 1)
    }
  }

  private static func variable(_ name: String) -> Int {
    getenv(name).flatMap { Int(String(cString: $0)) } ?? -1
  }
}
