internal import BarFiles
internal import BarLayout
internal import BarSceneFile
internal import BarText

extension EditorDocument {
  /// The screen that a value leads to, the word that a key names, or the file of a picture.
  func definitions(at place: ScenePlace) -> JSONValue {
    guard let part = outline?.part(at: place), let outline else { return [] }
    if part.keys.last == "file", let folder = source.folder, !part.isKey {
      return [location(FileAddress.address(of: FilePath.withSlash(folder) + part.text), .null)]
    }
    if part.keys.last == "key", !part.isKey {
      let words = outline.parts.filter { other in
        other.isKey && other.keys.first == "strings" && other.keys.count == 3
          && other.keys[2] == part.text
      }
      return .array(words.map { location(address, range(from: $0.place, length: $0.length)) })
    }
    let names = Set([part.text] + part.keys.suffix(part.isKey ? 1 : 1))
    let screens = outline.parts.filter { other in
      !other.isKey && other.keys.last == "for" && names.contains(other.text)
        && other.place != part.place
    }
    return .array(screens.map { location(address, range(from: $0.place, length: $0.length)) })
  }

  private func location(_ address: String, _ range: JSONValue) -> JSONValue {
    let start: JSONValue = ["line": 0, "character": 0]
    return [
      "uri": .string(address), "range": range == .null ? ["start": start, "end": start] : range,
    ]
  }

  /// The files of pictures, as links.
  var links: JSONValue {
    guard let folder = source.folder, let outline else { return [] }
    let files = outline.parts.filter { !$0.isKey && $0.keys.last == "file" }
    return .array(
      files.map { part in
        [
          "range": range(from: part.place, length: part.length),
          "target": .string(FileAddress.address(of: FilePath.withSlash(folder) + part.text)),
        ]
      })
  }

  /// Every colour that is written, as it shows in the scene's style.
  var colors: JSONValue {
    guard let outline else { return [] }
    let style = outline.value(at: "traits.userInterfaceStyle")?.text ?? "light"
    return .array(
      outline.parts.compactMap { part in
        guard !part.isKey, SceneVocabulary.takesColor(at: part.keys),
          let color = SceneColor(spelled: part.text, isDark: style == "dark")
        else { return nil }
        return ["range": range(from: part.place, length: part.length), "color": color.shares]
      })
  }

  /// How a colour that was picked is written.
  func presentations(of parameters: JSONValue) -> JSONValue {
    let shares = ["red", "green", "blue", "alpha"].map { parameters["color"]?[$0]?.double ?? 1 }
    let digits = shares.enumerated().map { index, share -> String in
      let value = Int((min(max(share, 0), 1) * 255).rounded())
      guard index < 3 || value < 255 else { return "" }
      let text = String(value, radix: 16)
      return (text.utf8.count == 1 ? "0" : "") + text
    }
    return [["label": .string("\"#\(digits.joined())\"")]]
  }
}

extension SceneColor {
  /// The colour of a word or of `#rrggbb` as it shows; nil for no colour.
  fileprivate init?(spelled text: String, isDark: Bool) {
    if let name = SystemColor(rawValue: text) {
      self = .fixed(name.color(isDark ? .dark : .light))
      return
    }
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    self = .fixed(BarColor(rgba: digits.count == 6 ? value << 8 | 0xff : value))
  }

  /// The colour as shares of its channels.
  fileprivate var shares: JSONValue {
    guard case .fixed(let color) = self else { return .null }
    func share(_ channel: UInt8) -> JSONValue { .number(Double(channel) / 255) }
    return [
      "red": share(color.red), "green": share(color.green), "blue": share(color.blue),
      "alpha": share(color.alpha),
    ]
  }
}

extension JSONValue {
  /// The number; nil for anything else.
  fileprivate var double: Double? {
    switch self {
    case .number(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }
}
