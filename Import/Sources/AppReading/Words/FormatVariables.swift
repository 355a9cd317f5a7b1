/// Puts the forms of variables into a format: `%#@files@` of a `.stringsdict` or a catalog.
struct FormatVariables {
  /// What is put in for each variable, by its name.
  let forms: [String: String]
  /// The most bytes that a text may grow to.
  static let limit = 1 << 16
  /// How many forms may stand in each other.
  private static let depthLimit = 8

  /// A format with its variables put in, those in their forms among them; nil where it grows beyond the limit.
  ///
  /// What is no variable of its own stays as it stands. One scan, however many variables there are.
  func applied(to format: String) -> String? {
    var result: [UInt8] = []
    var room = max(Self.limit, format.utf8.count)
    guard append(Array(format.utf8), to: &result, room: &room, depth: 0) else { return nil }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether there was room for it.
  private func append(
    _ format: [UInt8], to result: inout [UInt8], room: inout Int, depth: Int
  ) -> Bool {
    var place = 0
    while place < format.count {
      if format[place] == UInt8(ascii: "%"), let (name, end) = Self.variable(in: format, at: place),
        let form = forms[name]
      {
        guard depth < Self.depthLimit,
          append(Array(form.utf8), to: &result, room: &room, depth: depth + 1)
        else { return false }
        place = end
      } else {
        guard room > 0 else { return false }
        room -= 1
        result.append(format[place])
        place += 1
      }
    }
    return true
  }

  /// The name of the variable that begins at a place, with the end of it; nil for none.
  private static func variable(in format: [UInt8], at place: Int) -> (name: String, end: Int)? {
    guard format[place...].starts(with: "%#@".utf8) else { return nil }
    // No name is as long.
    let rest = format[(place + 3)...].prefix(200)
    guard let end = rest.firstIndex(of: UInt8(ascii: "@")) else { return nil }
    return (String(decoding: rest[..<end], as: UTF8.self), end + 1)
  }
}
