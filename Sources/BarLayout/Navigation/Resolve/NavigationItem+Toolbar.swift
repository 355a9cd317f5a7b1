extension NavigationItem {
  /// Puts a toolbar's items into UIKit's lists.
  ///
  /// - Parameter hasBack: whether the bar has a back button.
  /// - Returns: the items that stand outside the bar.
  mutating func place(
    _ toolbar: [BarToolbarItem], isCustomizable: Bool, in scene: BarScene, hasBack: Bool
  ) -> [ToolbarItemElsewhere] {
    var sides = Sides()
    var elsewhere: [ToolbarItemElsewhere] = []
    for entry in toolbar {
      let place = scene.place(
        of: entry.placement, style: style, isCustomizable: isCustomizable, hasBack: hasBack)
      // The system's own items stand where they always do, but for a search field among buttons
      // at the foot: what is before it is leading, what is after it trailing.
      if let kind = entry.defaultItem {
        if kind == .search, place == .elsewhere(.bottomToolbar) { sides.bottom.append(entry.item) }
        continue
      }
      switch place {
      case .leading: sides.leading.append(entry.item)
      case .trailing: sides.trailing.append(entry.item)
      case .trailingFirst: sides.first.append(entry.item)
      case .trailingLast:
        var item = entry.item
        if item.style == .plain { item.style = .done }
        sides.last.append(item)
      case .pinned: sides.pinned.append(entry.item)
      case .title where scene.device.idiom != .tv:
        titleView = entry.item.asView(in: scene.locale)
        titleViewLabel =
          entry.item.accessibilityLabel ?? entry.item.content.spokenName(in: scene.locale)
      case .title, .middle: sides.middle.append(entry.item)
      case .subtitle: subtitle = entry.item.name(in: scene.locale)
      case .largeTitle: largeTitle = entry.item.name(in: scene.locale)
      case .largeSubtitle: largeSubtitle = entry.item.name(in: scene.locale)
      case .elsewhere(let place):
        sides.add(entry, at: place)
        let isTaken = place == .belowBar && elsewhere.contains { $0.place == .belowBar }
        elsewhere.append(
          ToolbarItemElsewhere(
            placement: entry.placement, name: entry.item.name(in: scene.locale),
            place: isTaken ? .nowhere : place))
      }
    }
    toolbarItems += sides.toolbarItems
    keyboardItems += sides.keyboard
    let hasMenu = elsewhere.contains { $0.place == .menu }
    put(sides, menu: hasMenu ? BarButtonItem.more(in: scene.locale) : nil)
    return elsewhere
  }

  /// A toolbar's items by the part of the bar that holds them, each as they are read.
  private struct Sides {
    var leading: [BarButtonItem] = []
    var middle: [BarButtonItem] = []
    var first: [BarButtonItem] = []
    var trailing: [BarButtonItem] = []
    var last: [BarButtonItem] = []
    var pinned: [BarButtonItem] = []
    var bottom: [BarButtonItem] = []
    var status: [BarButtonItem] = []
    var keyboard: [BarButtonItem] = []

    /// Adds an item that stands at the foot of the screen.
    mutating func add(_ entry: BarToolbarItem, at place: ToolbarItemElsewhere.Place) {
      switch place {
      case .bottomToolbar where entry.placement == .status: status.append(entry.item)
      case .bottomToolbar: bottom.append(entry.item)
      case .keyboard: keyboard.append(entry.item)
      default: break
      }
    }

    /// The toolbar at the foot: a status on its middle, other items to both sides of it, and without
    /// one on the middle unless a space says otherwise.
    ///
    /// Source: documented — SwiftUI's `ToolbarItemPlacement.status`; that items without a spacer
    /// stand on the middle is assumed, after pictures of `bottomBar` in tutorials.
    var toolbarItems: [BarButtonItem] {
      let space = BarButtonItem(.flexibleSpace)
      guard status.isEmpty else {
        let half = (bottom.count + 1) / 2
        return Array(bottom.prefix(half)) + [space] + status + [space] + bottom.dropFirst(half)
      }
      let hasSpace = bottom.contains { $0.content == .flexibleSpace }
      return bottom.isEmpty || hasSpace ? bottom : [space] + bottom + [space]
    }
  }

  private mutating func put(_ sides: Sides, menu: BarButtonItem?) {
    if !sides.leading.isEmpty {
      leftBarButtonItems += sides.leading
      leftItemsSupplementBackButton = true
    }
    if !sides.middle.isEmpty { centerItemGroups.append(BarButtonItemGroup(items: sides.middle)) }
    if !sides.pinned.isEmpty { pinnedTrailingGroup = BarButtonItemGroup(items: sides.pinned) }
    let trailing = sides.first + sides.trailing + [menu].compactMap(\.self) + sides.last
    rightBarButtonItems = trailing.reversed() + rightBarButtonItems
  }
}

extension BarScene {
  /// Where an item goes: what the table says, but for what depends on the bar.
  ///
  /// Source: documented — SwiftUI's `ToolbarItemPlacement`: a navigation item beside a back button
  /// goes to the primary action's place where the width is compact; an iPad's bar that can be
  /// customized has automatic items on its middle; a television's sidebar has status items at its
  /// foot. SwiftUI on iPad: Organize your interface (WWDC 2022): a browser's or an editor's bar has
  /// room for secondary actions on its middle.
  fileprivate func place(
    of placement: BarToolbarItem.Placement, style: NavigationItem.Style, isCustomizable: Bool,
    hasBack: Bool
  ) -> ToolbarPlacementTable.Place {
    guard let row = ToolbarPlacementTable.row(placement, on: device.idiom),
      row.since <= system.major
    else { return .elsewhere(.unavailable) }
    let hasMiddle = device.idiom == .pad && style != .navigator && !isCompactWidth
    switch placement {
    case .navigation where hasBack && isCompactWidth: return .trailing
    case .automatic where hasMiddle && isCustomizable: return .middle
    case .secondaryAction where hasMiddle: return .middle
    case .status where device.idiom == .tv && column?.name == .sidebar:
      return .elsewhere(.bottomToolbar)
    default: return row.place
    }
  }

  /// Whether the bar's container is narrow: a phone's, a narrow iPad window's, or a column beside
  /// the detail.
  ///
  /// Source: documented — UISplitViewController gives the columns before the detail a compact
  /// width.
  private var isCompactWidth: Bool {
    switch device.idiom {
    case .phone, .pad:
      if let column { return column.name != .detail }
      return splitViewForm == .collapsed
    case .watch, .tv, .mac, .vision: return false
    }
  }
}

extension BarButtonItem {
  /// The button of the menu that holds secondary actions.
  fileprivate static func more(in locale: String) -> BarButtonItem {
    BarButtonItem(
      .image(.symbol(SymbolName.ellipsisCircle.rawValue)), hasMenu: true,
      accessibilityLabel: ItemName.more.text(in: locale))
  }

  /// The item as a view on the middle of the bar.
  fileprivate func asView(in locale: String) -> CustomView {
    switch content {
    case .title(let text): return .label(text)
    case .customView(let view): return view
    case .image(let source): return .image(source)
    case .systemItem(let item):
      if let word = item.word { return .button(word.text(in: locale)) }
      if let symbol = item.symbolName { return .image(.symbol(symbol.rawValue)) }
      return .placeholder(.zero)
    case .fixedSpace, .flexibleSpace: return .placeholder(.zero)
    }
  }

  /// What the item reads or VoiceOver calls it; empty for a space.
  fileprivate func name(in locale: String) -> String {
    if let accessibilityLabel { return accessibilityLabel }
    switch content {
    case .title(let text), .customView(.label(let text)), .customView(.button(let text)),
      .customView(.labeledButton(_, let text)):
      return text
    case .systemItem(let item):
      return item.word?.text(in: locale) ?? content.spokenName(in: locale) ?? ""
    case .image: return content.spokenName(in: locale) ?? ""
    case .customView, .fixedSpace, .flexibleSpace: return ""
    }
  }
}
