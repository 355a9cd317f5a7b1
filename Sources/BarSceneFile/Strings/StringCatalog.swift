/// The words of Xcode's string catalog.
struct StringCatalog {
  /// Words by language.
  private(set) var languages: [SourceNode.Entry] = []

  /// Reads a catalog; each word has the place of the file's name in the scene.
  init(_ bytes: [UInt8], at position: SourcePosition) throws(SourceFault) {
    let root = try Reading(bytes, source: 0, isJSON: true).root
    guard case .mapping(let keys)? = root.value(of: "strings")?.content else {
      throw SourceFault(position: position, message: "it is not a string catalog")
    }
    var source = "en"
    if case .scalar(let text, _)? = root.value(of: "sourceLanguage")?.content { source = text }
    var tables: [String: [SourceNode.Entry]] = [:]
    for key in keys {
      var hasSource = false
      if case .mapping(let localizations)? = key.value.value(of: "localizations")?.content {
        for localization in localizations {
          guard let value = Self.word(localization.value, at: position) else { continue }
          if localization.key == source { hasSource = true }
          tables[Self.locale(localization.key), default: []].append(
            SourceNode.Entry(key: key.key, keyPosition: position, value: value))
        }
      }
      if !hasSource {
        tables[Self.locale(source), default: []].append(
          SourceNode.Entry(key.key, key.key, at: position))
      }
    }
    languages = tables.keys.sorted().map { name in
      SourceNode.Entry(
        key: name, keyPosition: position,
        value: SourceNode(content: .mapping(tables[name] ?? []), position: position))
    }
  }

  private static func locale(_ name: String) -> String {
    String(name.map { $0 == "-" ? "_" : $0 })
  }

  /// A word, or a mapping of a plural's forms; nil for a word without a text.
  private static func word(_ node: SourceNode, at position: SourcePosition) -> SourceNode? {
    if let unit = node.value(of: "stringUnit"),
      case .scalar(let text, _)? = unit.value(of: "value")?.content
    {
      return SourceNode(content: .scalar(text, .quoted), position: position)
    }
    guard let variations = node.value(of: "variations") else { return nil }
    if case .mapping(let forms)? = variations.value(of: "plural")?.content {
      let entries = forms.compactMap { form -> SourceNode.Entry? in
        word(form.value, at: position).map {
          SourceNode.Entry(key: form.key, keyPosition: position, value: $0)
        }
      }
      return SourceNode(content: .mapping(entries), position: position)
    }
    guard case .mapping(let devices)? = variations.value(of: "device")?.content else { return nil }
    let chosen = devices.first { $0.key == "iphone" } ?? devices.first { $0.key == "other" }
    return chosen.flatMap { word($0.value, at: position) }
  }
}
