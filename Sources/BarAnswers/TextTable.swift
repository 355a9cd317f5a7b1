internal import BarFiles

/// Words in columns, two spaces apart; the last column is as long as it likes.
package struct TextTable {
  /// The rows; all have the same number of words.
  package let rows: [[String]]

  /// A table; words that strangers wrote are shown as `VisibleText` says.
  package init(rows: [[String]]) {
    self.rows = rows.map { $0.map(VisibleText.spelled) }
  }

  /// The table, a line a row.
  package var text: String {
    var widths: [Int] = []
    for row in rows {
      for (column, word) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], word.count)
      }
    }
    return rows.map { row in
      let padded = row.enumerated().map { column, word in
        column == row.count - 1
          ? word : word + String(repeating: " ", count: widths[column] - word.count)
      }
      return padded.joined(separator: "  ") + "\n"
    }.joined()
  }
}
