extension InterfaceReader {
  /// The key of the app's words that is typed in for an object, as a library takes it for the
  /// object's title when it awakes; nil for none.
  func keyTypedIn(for element: MarkupElement) -> AppText.Key? {
    for attribute in element.element("userDefinedRuntimeAttributes")?.children ?? [] {
      guard attribute["type"] == "string" || attribute["type"] == "localizedString",
        let path = attribute["keyPath"], !path.lowercased().contains("accessib"),
        let text = attribute["value"] ?? attribute.value("value")?["value"]
          ?? attribute.value("value")?.text,
        let found = words.find(text, near: self.path)
      else { continue }
      return AppText.Key(text, table: found.table)
    }
    return nil
  }

  /// Buttons that a controller's class has names for, which may be drawn beside its bar for code to
  /// put into it.
  func outlets(
    of controller: MarkupElement, _ byID: [String: MarkupElement]
  ) -> [String: Item] {
    var outlets: [String: Item] = [:]
    for connection in controller.element("connections")?.elements("outlet") ?? [] {
      if let property = connection["property"], let target = connection["destination"],
        let element = byID[target], element.name == "barButtonItem"
      {
        outlets[property] = button(element, .right)
      }
    }
    return outlets
  }

  /// What a view shows that stands in a bar.
  func content(of view: MarkupElement) -> Item.Content {
    switch view.name {
    case "button":
      let state = view.elements("state").first { $0["key"] == "normal" }
      let configured = view.element("buttonConfiguration")
      if let id = view["id"], let title = state?["title"] ?? configured?["title"], !title.isEmpty {
        let table = WordTables.interfacePrefix + table
        for key in ["\(id).normalTitle", "\(id).configuration.title"]
        where words.tables[table]?[key] != nil {
          var word = AppText.Key(key, table: table)
          word.fallback = title
          return .words(.key(word))
        }
        return .words(.verbatim(title))
      }
      if let image = state?["image"] ?? configured?["image"] {
        let isSymbol = (state?["catalog"] ?? configured?["catalog"]) == "system"
        return isSymbol ? .symbol(image, label: nil) : .picture(image, label: nil)
      }
      return .view(view["customClass"] ?? "UIButton")
    case "segmentedControl":
      let segments = view.element("segments")?.elements("segment") ?? []
      return .segments(
        segments.map { .verbatim($0["title"] ?? "") },
        selected: Int(view["selectedSegmentIndex"] ?? "") ?? 0)
    case "label": return text("text", of: view).map { .label($0.value) } ?? .view("UILabel")
    case "searchBar": return .searchBar(text("placeholder", of: view)?.value)
    case "activityIndicatorView": return .activity
    case "imageView":
      guard let image = view["image"] else { return .picture(nil, label: nil) }
      return view["catalog"] == "system" ? .symbol(image, label: nil) : .picture(image, label: nil)
    default: return .view(view["customClass"] ?? view.name)
    }
  }
}
