/// The words of a property list in XML: a `.strings` file that was converted, or a `.stringsdict`.
struct PropertyListText {
  /// The words by key; a plural is a mapping of its forms.
  private(set) var words: [SourceNode.Entry] = []

  /// A value of a property list, as far as words need it.
  private indirect enum Value {
    case text(String)
    case dictionary([(key: String, value: Value)])
    case other
  }

  private let text: Substring
  private var rest: Substring

  /// Reads a list.
  init(_ bytes: [UInt8], at position: SourcePosition) throws(SourceFault) {
    text = Substring(String(decoding: bytes, as: UTF8.self))
    rest = text
    guard case .dictionary(let entries)? = value(depth: 0) else {
      throw SourceFault(position: position, message: "it is not a property list of words")
    }
    for (key, value) in entries {
      switch value {
      case .text(let text): words.append(SourceNode.Entry(key, text, at: position))
      case .dictionary(let rule):
        let forms = Self.forms(rule).map { SourceNode.Entry($0.category, $0.text, at: position) }
        words.append(
          SourceNode.Entry(
            key: key, keyPosition: position,
            value: SourceNode(content: .mapping(forms), position: position)))
      case .other: break
      }
    }
  }

  /// The forms of a plural: its format with the words of each category.
  private static func forms(
    _ rule: [(key: String, value: Value)]
  ) -> [(category: String, text: String)] {
    guard
      case .text(let format)? = rule.first(where: { $0.key == "NSStringLocalizedFormatKey" })?.value
    else { return [] }
    var result: [(category: String, text: String)] = []
    for (name, value) in rule {
      guard case .dictionary(let forms) = value else { continue }
      for (category, form) in forms where PluralCategory(rawValue: category) != nil {
        guard case .text(let text) = form else { continue }
        let mark = "%#@\(name)@"
        let parts = format.split(separator: mark, omittingEmptySubsequences: false)
        result.append((category, parts.joined(separator: text)))
      }
      return result
    }
    return result
  }

  /// The next tag with its letters before it; nil at the end.
  private mutating func tag() -> (before: Substring, name: Substring)? {
    guard let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") else {
      return nil
    }
    let before = rest[..<open]
    let name = rest[rest.index(after: open)..<close]
    rest = rest[rest.index(after: close)...]
    return (before, name)
  }

  private mutating func value(depth: Int) -> Value? {
    guard depth < 16 else { return nil }
    while let (_, name) = tag() {
      switch name {
      case "string":
        guard let (letters, end) = tag(), end == "/string" else { return nil }
        return .text(Self.unescaped(letters))
      case "string/": return .text("")
      case "dict": return dictionary(depth: depth)
      case "dict/": return .dictionary([])
      case "true/", "false/": return .other
      case "integer", "real", "date", "data":
        _ = tag()
        return .other
      case "/dict": return nil
      default: continue
      }
    }
    return nil
  }

  private mutating func dictionary(depth: Int) -> Value? {
    var entries: [(key: String, value: Value)] = []
    while let (_, name) = tag() {
      if name == "/dict" { return .dictionary(entries) }
      guard name == "key", let (letters, _) = tag() else { continue }
      guard let value = value(depth: depth + 1) else { return nil }
      entries.append((Self.unescaped(letters), value))
    }
    return nil
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = String(text)
    for (name, letter) in [("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("amp", "&")] {
      let parts = result.split(separator: "&\(name);", omittingEmptySubsequences: false)
      if parts.count > 1 { result = parts.joined(separator: letter) }
    }
    return result
  }
}
