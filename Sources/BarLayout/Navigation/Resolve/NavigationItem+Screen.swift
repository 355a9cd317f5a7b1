extension NavigationItem {
  /// UIKit's item of a SwiftUI screen: its modifiers over the item it names itself.
  init(_ screen: NavigationScreen, in scene: BarScene, hasBack: Bool) {
    self = screen.navigationItem
    if let title = screen.navigationTitle { self.title = scene.words(title).text }
    if let subtitle = screen.navigationSubtitle { self.subtitle = scene.words(subtitle).text }
    switch screen.titleDisplayMode {
    case .automatic: break
    case .inline: largeTitleDisplayMode = .never
    case .large: largeTitleDisplayMode = .always
    case .inlineLarge: largeTitleDisplayMode = .inline
    }
    if screen.navigationBarBackButtonHidden { hidesBackButton = true }
    switch screen.toolbarRole {
    case .automatic: break
    case .navigationStack: style = .navigator
    case .browser: style = .browser
    case .editor: style = .editor
    }
    if let searchable = screen.searchable { searchController = searchable }
    let isBound = screen.navigationTitle?.isBound ?? false
    if isBound || screen.navigationDocument != nil || !screen.toolbarTitleMenu.isEmpty {
      titleMenu = TitleMenu(
        document: screen.navigationDocument, entries: screen.toolbarTitleMenu, canRename: isBound,
        isRenaming: isBound && screen.isRenaming)
    }
    place(screen.toolbar, in: scene, hasBack: hasBack && !hidesBackButton)
    if screen.removedItems.contains(.title) { titleView = titleView ?? .placeholder(.zero) }
  }

  /// Puts a toolbar's items into UIKit's lists.
  ///
  /// Source: documented — SwiftUI's ToolbarItemPlacement: cancellation leads and confirmation trails on
  /// a phone; in a Mac's window both trail, cancellation first; a navigation item gives way to the back
  /// button where the width is compact; secondary actions are on the middle of an iPad's browser or
  /// editor bar and in a menu elsewhere.
  private mutating func place(_ toolbar: [ToolbarItem], in scene: BarScene, hasBack: Bool) {
    let isMac = scene.device.idiom == .mac
    let isPad = scene.device.idiom == .pad
    let isCompact = scene.device.idiom == .phone
    var leading: [BarButtonItem] = []
    var trailing: [BarButtonItem] = []
    var outermost: [BarButtonItem] = []
    var secondary: [BarButtonItem] = []
    var pinned: [BarButtonItem] = []
    for entry in toolbar {
      switch entry.placement {
      case .principal: titleView = entry.item.asView
      case .topBarLeading, .navigationBarLeading: leading.append(entry.item)
      case .navigation:
        if isCompact && hasBack { trailing.append(entry.item) } else { leading.append(entry.item) }
      case .cancellationAction:
        if isMac { trailing.append(entry.item) } else { leading.append(entry.item) }
      case .confirmationAction:
        var item = entry.item
        if item.style == .plain { item.style = .done }
        outermost.append(item)
      case .topBarPinnedTrailing: pinned.append(entry.item)
      case .secondaryAction: secondary.append(entry.item)
      case .automatic, .topBarTrailing, .navigationBarTrailing, .primaryAction,
        .destructiveAction:
        trailing.append(entry.item)
      case .status, .bottomBar, .keyboard, .bottomOrnament: break
      }
    }
    if !secondary.isEmpty {
      if isPad, style != .navigator {
        centerItemGroups.append(BarButtonItemGroup(items: secondary))
      } else {
        trailing.append(
          BarButtonItem(
            .image(.symbol(SymbolName.ellipsisCircle.rawValue)), hasMenu: true,
            accessibilityLabel: "More"))
      }
    }
    if !pinned.isEmpty { pinnedTrailingGroup = BarButtonItemGroup(items: pinned) }
    if !leading.isEmpty {
      leftBarButtonItems += leading
      leftItemsSupplementBackButton = true
    }
    rightBarButtonItems = outermost.reversed() + trailing.reversed() + rightBarButtonItems
  }
}

extension BarButtonItem {
  /// The item as a view on the middle of the bar.
  fileprivate var asView: CustomView {
    switch content {
    case .title(let text): .label(text)
    case .customView(let view): view
    case .image(let source): .image(source)
    case .systemItem(let item): .button(item.rawValue)
    case .fixedSpace, .flexibleSpace: .placeholder(.zero)
    }
  }
}

extension BarScene {
  /// A title in the scene's language, and whether a table had it.
  func words(_ text: NavigationText) -> (text: String, lookup: StringTables.Lookup?) {
    switch text {
    case .verbatim(let text), .binding(let text): return (text, nil)
    case .localized(let key):
      let lookup = strings.lookUp(key, in: locale)
      switch lookup {
      case .found(let text), .borrowed(let text, _): return (text, lookup)
      case .missing: return (key, lookup)
      }
    }
  }
}
