/// Where a menu is that a scene calls open: a button, and entries of its menus from the outermost on.
struct MenuPath {
  /// What layouts call the button.
  var button: String
  /// Which entry of its menu, which of that entry's, and so on, counted from 0; empty for the menu
  /// itself.
  var entries: [Int]

  /// Reads `rightBarButtonItems[0].menu[1].children[0]`; nil for what cannot be read.
  init?(_ name: String) {
    (button, entries) = (name, [])
    let steps = [".menu[", ".children["]
    var bytes = Array(name.utf8)
    while bytes.last == UInt8(ascii: "]"), let open = bytes.lastIndex(of: UInt8(ascii: "[")) {
      let head = bytes[...open]
      guard let step = steps.first(where: { head.ends(with: Array($0.utf8)) }) else { break }
      let digits = String(decoding: bytes[(open + 1)...].dropLast(), as: UTF8.self)
      guard let index = Int(digits), index >= 0 else { return nil }
      entries.insert(index, at: 0)
      bytes.removeLast(bytes.count - (open + 1 - step.utf8.count))
      button = String(decoding: bytes, as: UTF8.self)
      guard step != steps[0] else { return }
    }
    if !entries.isEmpty { return nil }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}

/// A More button with what may stand in its menu.
struct MoreMenu {
  /// The button.
  var button: ResolvedItem
  /// What goes there when the bar has no room for it, in the order in which it is read.
  var candidates: [ResolvedItem]
}

extension ResolvedBar {
  /// The More button of a name; nil for none.
  func more(named name: String) -> MoreMenu? {
    if name == ResolvedItem.Place.overflow.name, let button = crowdButton ?? overflowButton {
      let groups = leadingGroups + centerGroups + trailingGroups.reversed()
      let items = groups.flatMap { group in
        group.representative.map { [$0] + group.items } ?? group.items
      }
      return MoreMenu(button: button, candidates: menuItems + items)
    }
    let foot = foot?.value
    return [foot?.toolbar, foot?.keyboardToolbar].compactMap(\.self).compactMap { toolbar in
      toolbar.overflowButton.flatMap {
        $0.place.name == name
          ? MoreMenu(button: $0, candidates: toolbar.items) : nil
      }
    }.first
  }
}

extension ResolvingContext {
  /// The menus on the way to an open one, each with the entry that opened the next; the last is the
  /// open one, headed by the entry it came from.
  ///
  /// - Returns: nil where there is no such entry, or it opens no menu.
  func levels(of items: [BarMenuItem], at path: [Int]) -> [ResolvedMenu.Outer]? {
    var levels: [ResolvedMenu.Outer] = []
    var header: BarMenuItem?
    // What is stepped through, and the whole menu that it is shown in.
    var (items, menu, before) = (items, items, 0)
    for index in path {
      guard items.indices.contains(index), !items[index].children.isEmpty else { return nil }
      before += items[..<index].reduce(0) { $0 + $1.shownCount }
      let opened = items[index]
      items = opened.children
      guard !opened.isDisplayedInline else { continue }
      levels.append(.init(entries: entries(of: menu, under: header), opened: before))
      (header, menu, before) = (opened, opened.children, 1)
    }
    // The last step led to a section, which is no menu.
    guard items == menu else { return nil }
    return levels + [.init(entries: entries(of: menu, under: header), opened: 0)]
  }

  /// The entries of a menu, headed by the one it came from.
  private func entries(of items: [BarMenuItem], under header: BarMenuItem?) -> [ResolvedMenu.Entry]
  {
    var result = entries(of: items)
    guard let header else { return result }
    var first = entry(header)
    first.title.style = textStyle(metrics[.contentFontSize], .semibold)
    first.chevron = menuSign(.chevronDown, first.title.color)
    if !result.isEmpty { result[0].startsSection = true }
    return [first] + result
  }

  /// The entries of the menu of a More button: buttons without room, then the bar's own further ones.
  ///
  /// Source: documented — UINavigationItem.additionalOverflowItems; UIBarButtonItem.menuRepresentation:
  /// words and picture are those of the button.
  func entries(of more: MoreMenu) -> [ResolvedMenu.Entry] {
    var result = more.candidates.filter(\.isButton).map { item in
      var entry = entry(item)
      entry.place = item.place
      return entry
    }
    guard case .overflow = more.button.place else { return result }
    var always = hasCenterItemsInMenu ? centerItemsInMenu : []
    always += topItem.additionalOverflowItems.map { entry(BarMenuItem(title: $0)) }
    if !always.isEmpty, !result.isEmpty { always[0].startsSection = true }
    result += always
    return result
  }

  /// What groups for the middle have in that menu.
  private var centerItemsInMenu: [ResolvedMenu.Entry] {
    let groups = topItem.centerItemGroups.filter { !$0.isHidden }
    return groups.flatMap(\.items).filter { !$0.isHidden }.map { item in
      entry(ResolvedItem(item, place: .overflow, self))
    }
  }

  /// An entry in place of a button: its words, its picture, and whether it opens a menu.
  private func entry(_ item: ResolvedItem) -> ResolvedMenu.Entry {
    var offered = BarMenuItem(title: item.menuTitle)
    if !item.isEnabled { offered.attributes = [.disabled] }
    var entry = entry(offered)
    if case .image(var image) = item.content, metrics.context.contentSize < .accessibilityMedium {
      image.color = entry.title.color
      entry.image = image
    }
    if !item.menu.isEmpty { entry.chevron = menuSign(.chevronForward, entry.title.color) }
    return entry
  }
}

extension ResolvedItem {
  /// What a menu calls it: its words, else what VoiceOver says but for a symbol's bare name.
  fileprivate var menuTitle: String {
    switch content {
    case .text(let text), .view(.text(let text)): return text.value.text
    case .view(.labeled(_, let text)): return text.text
    case .image(let image):
      guard case .symbol(let symbol) = image.picture,
        symbol.name.rawValue == accessibilityLabel
      else { return accessibilityLabel ?? "" }
      return ""
    case .view, .space, .flexibleSpace: return accessibilityLabel ?? ""
    }
  }
}

extension BarMenuItem {
  /// How many entries of the menu it stands in are its own: a section's entries stand there themselves.
  fileprivate var shownCount: Int {
    isDisplayedInline && !children.isEmpty ? children.reduce(0) { $0 + $1.shownCount } : 1
  }
}
