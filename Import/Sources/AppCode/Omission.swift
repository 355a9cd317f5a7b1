/// A place of a file from which on something was not read.
public struct Omission: Hashable, Sendable {
  /// Why something was not read.
  public enum Reason: Hashable, Sendable {
    /// Code stands in more code than the parser goes into; nothing after that is read.
    case nestedTooDeep(limit: Int)
    /// An expression or step stands in more of them than are read; what is deeper is left out.
    case expressionTooDeep(limit: Int)
    /// More values stand in a row than are read, with operators between them.
    case tooManyOperands(limit: Int)
    /// Something stands in itself too often for the parser; the file is not read.
    case notParsed(String, limit: Int)
  }

  /// Why something was not read.
  public var reason: Reason
  /// The line it begins in, counted from 1.
  public var line: Int
  /// The byte of the line that it begins with, counted from 1.
  public var column: Int

  /// It in words, without its place.
  public var text: String {
    switch reason {
    case .nestedTooDeep(let limit):
      "code is nested too deep (accepted: \(limit) levels); nothing from here on is read"
    case .expressionTooDeep(let limit):
      "an expression is nested too deep (accepted: \(limit) levels); what is deeper is not read"
    case .notParsed(let kind, let limit):
      "too many \(kind) (accepted: \(limit)); the file is not read"
    case .tooManyOperands(let limit):
      "too many values in a row (accepted: \(limit) with their operators); they are not read"
    }
  }
}

/// Gathers what is not read of a file: of each reason the first place.
final class Omissions {
  private var places: [Omission.Reason: Int] = [:]

  /// Notes that something is not read from a byte of the file on.
  func note(_ reason: Omission.Reason, at offset: Int) {
    places[reason] = min(places[reason] ?? offset, offset)
  }

  /// What was noted, in the order of the file.
  ///
  /// - Parameter lineStarts: the bytes that lines begin with.
  func all(lineStarts: [Int]) -> [Omission] {
    let found = places.map { reason, offset in
      let line = lineStarts.lastPlace(upTo: offset)
      return Omission(reason: reason, line: line + 1, column: offset - lineStarts[line] + 1)
    }
    return found.sorted { ($0.line, $0.column, $0.text) < ($1.line, $1.column, $1.text) }
  }
}

extension [Int] {
  /// The place of the last of sorted numbers that is not above another; 0 where all are.
  func lastPlace(upTo number: Int) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }
}
