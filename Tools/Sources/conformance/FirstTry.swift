internal import Yams

/// How the engine of a day did on bars that had been measured before it laid them out.
struct FirstTry: Hashable, Sendable {
  /// The day.
  var date: String
  /// How many bars, and of what.
  var bars: String
  /// How many expectations were met.
  var met: Int
  /// How many expectations there were.
  var expectations: Int
  /// What else there is to say of them.
  var note: String

  /// Names a day's first try.
  init(date: String, bars: String, met: Int, expectations: Int, note: String) {
    self.date = date
    self.bars = bars
    self.met = met
    self.expectations = expectations
    self.note = note
  }

  /// The first tries of a file, in its order.
  static func all(in path: String) throws(CaseError) -> [FirstTry] {
    let text = try ConformanceSuite.text(of: path)
    let root: Node?
    do { root = try Yams.compose(yaml: text) } catch {
      throw CaseError(description: "\(path): not YAML: \(error)")
    }
    guard let list = root?.sequence else {
      throw CaseError(description: "\(path): expected a list")
    }
    var tries: [FirstTry] = []
    for node in list { tries.append(try FirstTry(node, file: path)) }
    return tries
  }

  private init(_ node: Node, file: String) throws(CaseError) {
    let map = try CaseMap(node, file: file, keys: ["date", "bars", "met", "of", "note"])
    date = try map.string("date")
    bars = try map.string("bars")
    met = Int(try map.number("met"))
    expectations = Int(try map.number("of"))
    note = try map.string("note")
    guard met >= 0, expectations > 0, met <= expectations else {
      throw map.error("\(met) of \(expectations) cannot be met")
    }
  }

  /// The line of a table: `| day | bars | 344 of 363 (95 %) |`.
  var row: String {
    let percent = (100 * met + expectations / 2) / expectations
    return "| \(date) | \(bars) | \(met.grouped) of \(expectations.grouped) (\(percent) %) |"
  }
}

extension Int {
  /// The number with a comma before its last three digits, where it has more.
  fileprivate var grouped: String {
    guard self >= 1000 else { return "\(self)" }
    let rest = self % 1000
    return "\(self / 1000)," + String(repeating: "0", count: 3 - "\(rest)".count) + "\(rest)"
  }
}
