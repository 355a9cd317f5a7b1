internal import AppReading

extension Screen {
  /// Every text of it.
  var texts: [AppText] {
    var texts: [AppText] = titleMenu
    for fact in [title, subtitle, prompt, backTitle, backBefore] {
      if let fact { texts.append(fact.value) }
    }
    texts += backsFrom.sorted { $0.key < $1.key }.map(\.value.value)
    if let search = search?.value {
      if let placeholder = search.placeholder { texts.append(placeholder) }
      texts += search.scopes
    }
    if let view = titleView?.value { texts += view.texts }
    for item in items {
      texts += item.content.texts
      if let label = item.label { texts.append(label) }
    }
    return texts
  }
}

extension Item.Content {
  /// Every text of it.
  var texts: [AppText] {
    switch self {
    case .words(let text), .label(let text), .labeled(_, let text): [text]
    case .symbol(_, let label), .picture(_, let label): label.map { [$0] } ?? []
    case .segments(let list, _), .lines(let list): list
    case .searchBar(let text): text.map { [$0] } ?? []
    default: []
    }
  }
}

extension AppText {
  /// Whether it names a word by key.
  var hasKey: Bool {
    if case .key(let key) = self {
      return key.table != nil || key.arguments.contains(where: \.hasKey)
    }
    return false
  }

  /// The keys it names.
  var keys: [Key] {
    guard case .key(let key) = self else { return [] }
    return [key] + key.arguments.flatMap(\.keys)
  }

  /// The expressions that only the running app knows.
  var unknowns: [String] {
    switch self {
    case .verbatim: []
    case .unknown(let source): [source]
    case .key(let key): key.arguments.flatMap(\.unknowns)
    }
  }
}

extension Screen {
  /// Where the word of a key is used first.
  func place(of key: String) -> Place {
    func has(_ texts: [AppText]) -> Bool { texts.flatMap(\.keys).contains { $0.name == key } }
    if let title, has([title.value]) { return title.place }
    if let titleView, has(titleView.value.texts) { return titleView.place }
    if let item = items.first(where: { has($0.content.texts + [$0.label].compactMap(\.self)) }) {
      return item.place
    }
    if let search, let placeholder = search.value.placeholder, has([placeholder]) {
      return search.value.placeholderPlace ?? search.place
    }
    for fact in [subtitle, prompt, backTitle, backBefore].compactMap(\.self) where has([fact.value])
    {
      return fact.place
    }
    return title?.place ?? place
  }
}
