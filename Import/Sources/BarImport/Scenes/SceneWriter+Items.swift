internal import AppReading
internal import BarLayout

extension SceneWriter {
  /// An item as a mapping.
  func item(_ item: Item) -> String {
    var parts = [content(item)]
    if let label = item.label, !parts[0].contains("accessibilityLabel") {
      parts.append("accessibilityLabel: \(words.value(label))")
    }
    let isSpace = parts[0].contains("Space:")
    if !isSpace {
      if let style = style(item) { parts.append("style: \(style)") }
      if item.isEnabled == false { parts.append("isEnabled: false") }
      if item.hasMenu { parts.append("menu: true") }
      if let tint = color(item.tint) { parts.append("tintColor: \(tint)") }
    }
    parts.append("source: \(YAMLText.quoted(item.place.text))")
    return "{" + parts.joined(separator: ", ") + "}"
  }

  private func style(_ item: Item) -> String? {
    if let style = item.style, ["done", "prominent", "plain"].contains(style) { return style }
    if case .placement("confirmationAction") = item.position { return "done" }
    return nil
  }

  private static let systemItems: Set = [
    "done", "cancel", "edit", "save", "add", "compose", "reply", "action", "organize", "bookmarks",
    "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward",
    "undo", "redo", "close", "writingTools",
  ]

  /// What an item is, with what goes with it.
  private func content(_ item: Item) -> String {
    switch item.content {
    case .words(let text): return "title: \(words.value(text))"
    case .system(let name):
      return Self.systemItems.contains(name)
        ? "systemItem: \(name)" : "title: \(YAMLText.quoted(name))"
    case .symbol(let name, let label):
      let image = isSymbolName(name) ? name : "{size: [22, 22]}"
      return "image: \(image)" + accessibility(item.label ?? label)
    case .picture(let name, let label):
      let known = item.label ?? label ?? name.map { .verbatim($0) }
      return "image: \(picture(name))" + accessibility(known)
    case .space(let width?): return "fixedSpace: \(width)"
    case .space(nil): return "flexibleSpace: true"
    case .activity:
      return "customView: \(view(item.content)), accessibilityLabel: \"In progress\""
    case .segments, .label, .labeled, .lines, .searchBar, .view:
      let label = item.label == nil ? name(item.content) : nil
      return "customView: \(view(item.content))" + accessibility(label)
    }
  }

  /// A symbol or a picture as a button has it beside its title.
  private func content(ofPicture content: Item.Content) -> String {
    switch content {
    case .symbol(let name, _) where isSymbolName(name): "image: \(name)"
    case .picture(let name, _): "image: \(picture(name))"
    default: "image: {size: [24, 24]}"
    }
  }

  /// A picture of the app's own: a box of its size, or one that fits where no bar is as high, since a view
  /// around it makes it smaller then.
  private func picture(_ name: String?) -> String {
    guard var size = name.flatMap(looks.size(ofImage:)) else { return "{size: [24, 24]}" }
    if size.height > 44 { size = (size.width * 24 / size.height, 24) }
    return "{size: [\(Self.number(size.width)), \(Self.number(size.height))]}"
  }

  private static func number(_ value: Double) -> String {
    let text = "\((value * 100).rounded() / 100)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func isSymbolName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2E
      }
      && !name.hasPrefix(".") && !name.hasSuffix(".") && !name.contains("..")
  }

  private func accessibility(_ label: AppText?) -> String {
    guard let label, !label.isEmpty else { return "" }
    return ", accessibilityLabel: \(words.value(label))"
  }

  /// What VoiceOver may call a view of which only the name is known.
  private func name(_ content: Item.Content) -> AppText? {
    if case .view(let name) = content { return .verbatim(name) }
    return nil
  }

  /// A view in a bar as a mapping.
  func view(_ content: Item.Content) -> String {
    switch content {
    case .segments(let titles, let selected):
      let list = titles.map(words.value).joined(separator: ", ")
      // Code may choose a segment that is put in later, or none: -1.
      let chosen = titles.indices.contains(selected) ? ", selected: \(selected)" : ""
      return "{segmentedControl: {segments: [\(list)]\(chosen)}}"
    case .label(let text): return "{label: \(words.value(text))}"
    case .lines(let lines):
      guard lines.count > 1 else {
        return lines.first.map { "{label: \(words.value($0))}" } ?? "{size: [100, 34]}"
      }
      return "{lines: [\(lines.map(words.value).joined(separator: ", "))]}"
    case .words(let text): return "{button: \(words.value(text))}"
    case .labeled(let picture, let text):
      return "{button: {title: \(words.value(text)), \(self.content(ofPicture: picture))}}"
    case .symbol, .picture: return "{\(self.content(ofPicture: content))}"
    case .searchBar(let placeholder):
      return "{searchBar: {\(placeholder.map { "placeholder: \(words.value($0))" } ?? "")}}"
    case .activity: return "{activityIndicator: medium}"
    default: return "{size: [36, 36]}"
    }
  }

  // MARK: UIKit

  /// Writes a bar in UIKit's words.
  func writeBar(_ screen: Screen, _ lines: inout Lines) {
    lines.add("navigationBar:")
    lines.indent {
      if screen.isBarHidden?.value == true { $0.add("isHidden: true") }
      if isOnLargeStack(screen) { $0.add("prefersLargeTitles: true") }
      for line in self.lines(of: look(of: screen)) { $0.add(line) }
      $0.add("items:")
      $0.indent {
        if let parent = parent(of: screen) {
          $0.addValue { writeItem(before: screen, parent, &$0) }
        } else if screen.origin == .uiKit, screen.isPushed, !screen.isSheet, screen.parent != nil {
          // What is pushed from a screen of which nothing is said still has a way back.
          if isOnLargeStack(screen) {
            $0.add("- largeTitleDisplayMode: always  # assumed")
          } else {
            $0.add("- {}  # assumed")
          }
        }
        $0.addValue { writeItem(screen, &$0) }
      }
    }
  }

  /// Writes the item of the screen that a screen is pushed from.
  ///
  /// One without a title has none here either: the system's back button says "Back" after it, and nothing
  /// after one whose title is empty.
  private func writeItem(before screen: Screen, _ parent: Screen, _ lines: inout Lines) {
    if let title = parent.title {
      lines.add("title: \(words.value(title.value))" + comment(title))
    }
    let own = screen.backBefore ?? screen.backsFrom[parent.key]
    if own.map(\.value.isEmpty) ?? isBackMinimal(to: parent, on: screen) {
      lines.add("backButtonDisplayMode: minimal")
    } else if own == nil, parent.isBackGeneric?.value == true {
      lines.add("backButtonDisplayMode: generic")
    } else if let back = own ?? parent.backTitle {
      lines.add("backButtonTitle: \(words.value(back.value))")
    }
    if standingMode(of: parent) == .inline { lines.add("largeTitleDisplayMode: never") }
  }

  private func writeItem(_ screen: Screen, _ lines: inout Lines) {
    if let title = screen.title {
      lines.add("title: \(words.value(title.value))" + comment(title))
    }
    if let prompt = screen.prompt {
      lines.add("prompt: \(words.value(prompt.value))" + comment(prompt))
    }
    if let subtitle = screen.subtitle {
      lines.add("subtitle: \(words.value(subtitle.value))" + comment(subtitle))
    }
    switch screen.titleMode?.value {
    case .inline: lines.add("largeTitleDisplayMode: never")
    case .large: lines.add("largeTitleDisplayMode: always")
    default: break
    }
    if screen.hidesBack?.value == true { lines.add("hidesBackButton: true") }
    if screen.keepsBack?.value == true { lines.add("leftItemsSupplementBackButton: true") }
    if let back = screen.backTitle {
      lines.add("backButtonTitle: \(words.value(back.value))" + comment(back))
    }
    if let view = screen.titleView {
      lines.add("titleView: \(self.view(view.value))" + comment(view))
    }
    for (key, position) in [
      ("leftBarButtonItems", Item.Position.left), ("rightBarButtonItems", .right),
    ] {
      let items = screen.items.filter { $0.position == position }
      guard !items.isEmpty else { continue }
      lines.add("\(key):")
      lines.indent {
        for item in items { $0.add("- \(self.item(item))  # \(item.confidence.rawValue)") }
      }
    }
    if let search = screen.search {
      lines.add("searchController: " + self.search(search.value) + comment(search))
      if screen.keepsSearch { lines.add("hidesSearchBarWhenScrolling: false") }
      if let placement = screen.searchPlacement,
        NavigationItem.SearchBarPlacement(rawValue: placement.value) != nil
      {
        lines.add("preferredSearchBarPlacement: \(placement.value)" + comment(placement))
      }
    }
  }
}
