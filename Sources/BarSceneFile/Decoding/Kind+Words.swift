internal import BarFiles
internal import BarLayout

extension Kind {
  /// A path to something below a file's own folder.
  static var pathBelow: ValueKind<String> {
    let text = text
    return ValueKind(shape: .text, isText: true) { node, key, decoding in
      guard let path = text.decode(node, key, &decoding) else { return nil }
      do throws(RelativePath.Fault) {
        return try RelativePath(FilePath.withoutSlash(path)).text
      } catch {
        decoding.error(
          "\(key) must be a path below this file's folder: \(error.reason)", at: node.position)
        return nil
      }
    }
  }

  /// A text, letter by letter as it was written: `No`, `9:41`, `1.0`, `~` and `null` are words, and
  /// so are JSON's numbers, `true` and `false`.
  static var text: ValueKind<String> {
    ValueKind(shape: .text, isText: true) { node, key, decoding in
      guard case .scalar(let text, let style) = node.content,
        style != .plain || !text.isEmpty, style != .literal || text != "null"
      else {
        mismatch(key, node, .text, &decoding)
        return nil
      }
      guard text.utf8.count <= SceneLimits.textBytes else {
        decoding.error(
          "\(key) is too long (found \(text.utf8.count) bytes; "
            + "accepted: at most \(SceneLimits.textBytes))", at: node.position)
        return nil
      }
      if style == .plain, text == "~" || text == "null" {
        decoding.warn(
          "\(key) is the word \(quoted(text)) (leave the key out for nothing; quote the word)",
          at: node.position)
      }
      let bounded = boundingCharacters(of: text)
      if bounded != text {
        decoding.warn(
          "\(key) has a character of more than \(SceneLimits.scalarsPerCharacter) parts; "
            + "the rest of it is dropped", at: node.position)
      }
      return bounded
    }
  }

  /// One of the names of an enumeration, case and all.
  static func choice<Choice>(
    _ type: Choice.Type
  ) -> ValueKind<Choice>
  where Choice: CaseIterable & RawRepresentable & Sendable, Choice.RawValue == String {
    // A few words are compared sooner than a table of them is made.
    word(among: Choice.allCases.map(\.rawValue)) { word in
      Choice.allCases.first { $0.rawValue == word }
    }
  }

  /// One of a list of words.
  static func word<Output>(
    among names: @autoclosure @escaping @Sendable () -> [String],
    _ make: @escaping @Sendable (String) -> Output?
  ) -> ValueKind<Output> {
    ValueKind(shape: .choice(names())) { node, key, decoding in
      guard case .scalar(let text, let style) = node.content, style != .literal else {
        decoding.error(
          "\(key) must be a word "
            + hint(found: node.found, accepted: names().joined(separator: ", ")),
          at: node.position)
        return nil
      }
      if let value = make(text) { return value }
      let meant = decoding.isPatient ? suggestion(for: text, among: names()) : nil
      decoding.error(
        "unknown \(key) "
          + hint(
            found: node.found, accepted: names().joined(separator: ", "), meant: meant),
        at: node.position)
      return nil
    }
  }

  /// A colour: `#rrggbb`, `#rrggbbaa` or one of the system's names.
  static var color: ValueKind<SceneColor> {
    ValueKind(shape: .named("color", colorShape), refusesEmpty: true) { node, key, decoding in
      let accepted = "#rrggbb, #rrggbbaa or a system colour such as systemBlue"
      guard !node.isEmpty else {
        decoding.error(
          "\(key) must be a colour (found nothing; a colour that begins with # needs quotation marks)",
          at: node.position)
        return nil
      }
      guard case .scalar(let text, let style) = node.content, style != .literal else {
        decoding.error(
          "\(key) must be a colour \(hint(found: node.found, accepted: accepted))",
          at: node.position)
        return nil
      }
      // A table of all names, as `init(rawValue:)` makes one, costs more than to try each.
      if let color = SystemColor.allCases.first(where: { $0.rawValue == text }) {
        return .system(color)
      }
      if let color = fixedColor(text) { return .fixed(color) }
      let meant = decoding.isPatient ? suggestion(for: text, among: colorNames) : nil
      decoding.error(
        "\(key) must be a colour \(hint(found: node.found, accepted: accepted, meant: meant))",
        at: node.position)
      return nil
    }
  }

  private static var colorNames: [String] { SystemColor.allCases.map(\.rawValue) }

  private static var colorShape: Shape {
    .pattern(
      name: "a colour", expression: "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$", words: colorNames)
  }

  /// Reads `#rrggbb` or `#rrggbbaa`.
  private static func fixedColor(_ text: String) -> BarColor? {
    let digits = Array(text.utf8.dropFirst())
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else {
      return nil
    }
    var value: UInt32 = 0
    for digit in digits {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(number)
    }
    return BarColor(rgba: digits.count == 6 ? value << 8 | 0xff : value)
  }

  /// A text whose characters have a bounded number of parts, so that none is costly to draw.
  private static func boundingCharacters(of text: String) -> String {
    let limit = SceneLimits.scalarsPerCharacter
    var run = 0
    var longest = 0
    for scalar in text.unicodeScalars {
      run = scalar.isASCII ? 0 : run + 1
      longest = max(longest, run)
    }
    // No character is longer than the run it is in and the letter before it.
    guard longest + 1 > limit else { return text }
    var view = String.UnicodeScalarView()
    for character in text { view.append(contentsOf: character.unicodeScalars.prefix(limit)) }
    return String(view)
  }
}
