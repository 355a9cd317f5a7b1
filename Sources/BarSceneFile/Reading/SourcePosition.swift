/// A place in what the user wrote: the scene's file, or a value from the command line.
struct SourcePosition: Hashable, Sendable, Comparable {
  /// 0 is the file; n is the n-th override.
  var source: Int
  /// Line, counted from 1.
  var line: Int
  /// Column in Unicode scalars, counted from 1.
  var column: Int

  /// The first character of the file.
  static let start = SourcePosition(source: 0, line: 1, column: 1)

  static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.source, a.line, a.column) < (b.source, b.line, b.column)
  }

  /// The place so many columns further right.
  func advanced(by columns: Int) -> SourcePosition {
    SourcePosition(source: source, line: line, column: column + columns)
  }
}
