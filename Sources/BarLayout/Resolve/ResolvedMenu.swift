/// The menu of a button that is open over the bar.
package struct ResolvedMenu: Hashable, Sendable {
  /// An entry.
  package struct Entry: Hashable, Sendable {
    /// Its words.
    var title: ResolvedText
    /// The line below them; nil for none.
    var subtitle: ResolvedText?
    /// Its picture; nil for none, and at sizes of text that leave no room for one.
    var image: ResolvedImage?
    /// What says that it is chosen; nil for none.
    var tick: ResolvedImage?
    /// What says that it opens a menu of its own; nil for none.
    var chevron: ResolvedImage?
    /// Whether a section begins with it.
    var startsSection: Bool
    /// Whether it can be chosen.
    var isEnabled: Bool
    /// The button that it stands for while the bar has no room for that; nil for an entry that is
    /// always there.
    var place: ResolvedItem.Place?
  }

  /// A menu from which another one was opened.
  package struct Outer: Hashable, Sendable {
    /// Its entries, from the top.
    package var entries: [Entry]
    /// Which of them opened the next menu.
    package var opened: Int
  }

  /// What opened it.
  package enum Anchor: Hashable, Sendable {
    case backButton
    case item(ResolvedItem.Place)
  }

  /// What opened it.
  package var anchor: Anchor
  /// Its entries, from the top.
  package var entries: [Entry]
  /// The menus from which it was opened, the outermost first.
  package var outer: [Outer] = []
  /// The most lines of an entry's words; nil for any number.
  package var lineLimit: Int?
  /// What it is made of, and how that shows over a plain ground.
  package var material: BarGlass
  package var color: BarColor
  /// The line between two entries, and what parts two sections.
  package var separatorColor: BarColor
  package var sectionColor: BarColor
}

extension ResolvedMenu.Entry {
  /// What VoiceOver says of it: its words, or the name of a symbol that stands alone.
  var words: String {
    let words = [title.text, subtitle?.text].compactMap { $0 }.joined(separator: ", ")
    guard words.isEmpty, case .symbol(let symbol) = image?.picture else { return words }
    return symbol.name.rawValue
  }
}

extension ResolvedMenu.Anchor {
  /// Whether it stands in a bar at the screen's foot, so that its menu opens upwards.
  var isAtFoot: Bool {
    switch self {
    case .item(.foot), .item(.footOverflow): true
    case .item, .backButton: false
    }
  }

  /// What layouts call it.
  var name: String {
    switch self {
    case .backButton: "backButton"
    case .item(let place): place.name
    }
  }
}

extension ResolvedMenu {
  /// Decides what the open menu shows; nil where none is open.
  ///
  /// A back button's menu has the titles of the screens below, the nearest first. Source: documented
  /// — `UIBarButtonItem.menu`, `UIMenu`, from iOS 14; Human Interface Guidelines, Navigation bars: a
  /// long press on the back button shows the way back.
  init?(_ context: borrowing ResolvingContext, _ bar: borrowing ResolvedBar) {
    guard let presented = context.scene.presentedMenu, context.metrics[.hasMenus] else {
      return nil
    }
    guard let path = MenuPath(presented) else { return nil }
    let name = path.button
    if let more = bar.more(named: name), path.entries.isEmpty {
      anchor = .item(more.button.place)
      entries = context.entries(of: more)
      guard !entries.isEmpty else { return nil }
    } else if name == Anchor.backButton.name, bar.backButton != nil, path.entries.isEmpty {
      anchor = .backButton
      entries = context.entries(of: context.history)
    } else {
      let groups = bar.leadingGroups + bar.trailingGroups + bar.centerGroups
      let foot = bar.foot?.value
      let items =
        groups.flatMap(\.items) + (foot?.toolbar?.items ?? [])
        + (foot?.keyboardToolbar?.items ?? [])
      let button = items.first { $0.place.name == name && !$0.menu.isEmpty }
      guard let button else { return nil }
      anchor = .item(button.place)
      guard var levels = context.levels(of: button.menu, at: path.entries) else { return nil }
      entries = levels.removeLast().entries
      outer = levels
    }
    lineLimit = context.hasAccessibilityText ? nil : 2
    if anchor.isAtFoot {
      entries = entries.fromTheFoot
      outer = outer.map {
        Outer(entries: $0.entries.fromTheFoot, opened: $0.entries.count - 1 - $0.opened)
      }
    }
    let beneath = context.underneath
    separatorColor = beneath.color(.separator)
    guard !context.metrics[.hasGlass] else {
      (material, color) = (beneath.glass, PartColor.glass.color(beneath.style))
      material.material.blurRadius = context.metrics[.menuBlur]
      sectionColor = separatorColor
      return
    }
    color = PartColor.material.color(beneath.style).opaque
    sectionColor = PartColor.menuSection.color(beneath.style)
    let own = MaterialTable.material(
      .effect(.regular), system: context.scene.system.major, style: beneath.style)
    material = BarGlass(
      material: own ?? .plain(color), rim: [], rimWidth: 0,
      shadowColor: PartColor.menuShadow.color(beneath.style),
      shadowRadius: context.metrics[.popoverShadowRadius],
      shadowDrop: context.metrics[.popoverShadowDrop])
  }
}

extension [ResolvedMenu.Entry] {
  /// The same with the first one nearest to a button below.
  ///
  /// Source: documented — SwiftUI's MenuOrder.automatic, priority but in scroll views: the first
  /// entries stand closest to where the user touches.
  fileprivate var fromTheFoot: [ResolvedMenu.Entry] {
    var result = Array(reversed())
    for index in result.indices {
      result[index].startsSection = index > 0 && self[count - index].startsSection
    }
    return result
  }
}

extension ResolvedBar {
  /// Looks whether a menu is open where the scene says so.
  ///
  /// - Throws: `SceneError` where nothing of that name has a menu with entries.
  func checkMenu(of scene: borrowing BarScene) throws(SceneError) {
    guard let name = scene.presentedMenu, metrics[.hasMenus], openMenu == nil,
      titleMenu?.panel == nil
    else { return }
    throw SceneError(
      keyPath: "presentedMenu",
      message:
        "nothing of that name has entries of a menu (found \"\(name)\"; accepted: backButton with "
        + "screens below, title with a menu, rightBarButtonItems[0], toolbar.items[0] and their like "
        + "with a menu's entries, rightBarButtonItems[0].menu[1] with children, overflowButton)"
    )
  }
}

extension ResolvingContext {
  /// The way back, the nearest screen first.
  fileprivate var history: [BarMenuItem] {
    bar.items.dropLast().reversed().map { item in
      BarMenuItem(title: item.title ?? SystemWord.back.text(in: scene.locale))
    }
  }

  /// Whether text is so large that menus have no pictures, and entries any number of lines.
  ///
  /// Source: second hand — Flutter's CupertinoMenuItem, held against iOS 18.5.
  fileprivate var hasAccessibilityText: Bool {
    metrics.context.contentSize >= .accessibilityMedium
  }

  /// Entries one after the other, sections among them.
  func entries(of items: [BarMenuItem]) -> [ResolvedMenu.Entry] {
    var result: [ResolvedMenu.Entry] = []
    var startsSection = false
    for item in items {
      if item.isDisplayedInline, !item.children.isEmpty {
        var section = entries(of: item.children)
        section[0].startsSection = !result.isEmpty
        result += section
        startsSection = true
        continue
      }
      var entry = entry(item)
      entry.startsSection = startsSection
      startsSection = false
      result.append(entry)
    }
    return result
  }

  /// An entry; a chevron says that it opens a menu of its own.
  func entry(_ item: BarMenuItem) -> ResolvedMenu.Entry {
    let beneath = underneath
    let isEnabled = !item.attributes.contains(.disabled)
    let name: SystemColor =
      isEnabled
      ? (item.attributes.contains(.destructive) ? .systemRed : .label) : .tertiaryLabel
    let color = beneath.color(name)
    func sign(_ symbol: SymbolName) -> ResolvedImage { menuSign(symbol, color) }
    let opensMenu = !item.children.isEmpty
    let style = textStyle(metrics[.contentFontSize], .regular)
    return ResolvedMenu.Entry(
      title: beneath.contentText(item.title, .contentFontSize, name),
      subtitle: item.subtitle.map {
        beneath.contentText($0, .contentSubtitleFontSize, .secondaryLabel)
      },
      image: item.image.flatMap { source in
        hasAccessibilityText ? nil : image(source, style: style, color: color)
      },
      tick: item.state == .off || opensMenu
        ? nil : sign(item.state == .on ? .checkmark : .minus),
      chevron: opensMenu ? sign(.chevronForward) : nil,
      startsSection: false, isEnabled: isEnabled)
  }
  /// A tick or chevron of a menu.
  func menuSign(_ name: SymbolName, _ color: BarColor) -> ResolvedImage {
    let symbol = ResolvedSymbol(
      name: name, pointSize: metrics[.contentSubtitleFontSize], weight: .bold)
    return ResolvedImage(size: symbol.inkSize, picture: .symbol(symbol), color: color)
  }
}
