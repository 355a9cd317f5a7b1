/// Which measured bars hold a row to account: cases of `Tools/Conformance/Cases` with a figure
/// that the layout makes with the row.
///
/// Each case is a file that names its source: a repository and a picture in it, a view dump, a
/// thread. `script/list-evidence.py` finds them by asking `navbar explain` for the figures of every
/// case; a row has at most `most` of them here.
enum RowCases {
  /// Cases of a row, as `folder/id`; empty where none depends on it.
  static func cases<Table>(of row: BarMetricRow<Table>) -> [String] {
    found["\(Table.self) \(row.metric.name) \(row.condition)"] ?? []
  }

  /// How many cases are kept for a row.
  static let most = 4

  /// The lines of the list, by what stands before their bar.
  private static let found: [String: [String]] = {
    var found: [String: [String]] = [:]
    var table = Substring()
    for line in list.split(separator: "\n") {
      let parts = line.split(separator: "|", maxSplits: 1)
      guard parts.count == 2 else {
        table = line
        continue
      }
      var folder = Substring()
      found["\(table) \(parts[0])"] = parts[1].split(separator: " ").map { name in
        guard let slash = name.utf8.firstIndex(of: UInt8(ascii: "/")) else {
          return String(folder + name)
        }
        folder = name[...slash]
        return String(name)
      }
    }
    return found
  }()
}
