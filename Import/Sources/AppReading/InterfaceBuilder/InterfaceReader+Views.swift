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
    case "button": return face(of: view)
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

  /// What a drawn button shows: what its configuration says where it has one, whatever is left in its
  /// states.
  private func face(of button: MarkupElement) -> Item.Content {
    let configuration = button.element("buttonConfiguration")
    let shown = configuration ?? button.elements("state").first { $0["key"] == "normal" }
    let attributed = configuration?.value("attributedTitle")?.elements("fragment")
      .compactMap { $0["content"] }.joined()
    let title =
      shown?["title"] ?? attributed ?? configuration?.value("title")?.text
    if let id = button["id"], let title, !title.isEmpty {
      let table = WordTables.interfacePrefix + table
      let key = configuration == nil ? "\(id).normalTitle" : "\(id).configuration.title"
      guard words.tables[table]?[key] != nil else {
        return .words(drawnKey(title, of: button).map { .key($0) } ?? .verbatim(title))
      }
      var word = AppText.Key(key, table: table)
      word.fallback = title
      return .words(.key(word))
    }
    if let picture = pictureTypedIn(for: button) { return .picture(picture, label: nil) }
    let reference = shown?.value("image")
    if let image = shown?["image"] ?? reference?["image"] {
      let isSymbol = (shown?["catalog"] ?? reference?["catalog"]) == "system"
      return isSymbol ? .symbol(image, label: nil) : .picture(image, label: nil)
    }
    if let type = button["customClass"] { return .view(type) }
    return button["buttonType"].flatMap(Item.Content.face(ofButtonKind:)) ?? .view("UIButton")
  }

  /// The picture that is typed in for a property of a button's class which shows it; nil for none.
  private func pictureTypedIn(for button: MarkupElement) -> String? {
    guard let type = button["customClass"], let code else { return nil }
    let typedIn = button.element("userDefinedRuntimeAttributes")?.children ?? []
    return typedIn.first { attribute in
      attribute["type"] == "image" && attribute["value"] != nil
        && attribute["keyPath"].map { code.isPicture($0, of: type) } ?? false
    }?["value"]
  }

  /// What a view shows that a button of the bar is made of: a plain one around a single button is there
  /// for its size.
  func content(ofItem view: MarkupElement) -> Item.Content {
    let inside = view.element("subviews")?.children ?? []
    guard view.name == "view", view["customClass"] == nil, inside.count == 1,
      inside[0].name == "button"
    else { return content(of: view) }
    return face(of: inside[0])
  }

  /// What a view shows in the place of the title; nil for one that is hidden where there is no title.
  func content(ofTitleView view: MarkupElement, hasTitle: Bool) -> Item.Content? {
    if view["hidden"] == "YES", !hasTitle { return nil }
    // A button of the app's own class shows what its code says.
    if view.name == "button", let type = view["customClass"] { return .view(type) }
    return content(of: view)
  }
}
