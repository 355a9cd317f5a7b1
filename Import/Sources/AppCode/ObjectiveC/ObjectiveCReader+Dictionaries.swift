extension ObjectiveCReader {
  /// The pairs of a dictionary of texts from its bracket on; nil for any other, which is left unread.
  mutating func texts() -> [WordPair]? {
    let start = place
    var result: [WordPair] = []
    place += 1
    while !isAtEnd, !isSign("}") {
      let key = expression()
      guard take(":"), !isAtEnd, tokens[place].kind == .letters,
        case let value = expression(), case .text = value, isSign(",") || isSign("}")
      else {
        place = start
        return nil
      }
      result.append(WordPair(key: key, value: value))
      _ = take(",")
    }
    guard !result.isEmpty, take("}") else {
      place = start
      return nil
    }
    return result
  }
}
