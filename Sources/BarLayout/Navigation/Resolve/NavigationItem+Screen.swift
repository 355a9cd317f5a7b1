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
    let hasMenu = !screen.toolbarTitleMenu.isEmpty || screen.hasRenameAction
    if isBound || screen.navigationDocument != nil || hasMenu {
      titleMenu = TitleMenu(
        document: screen.navigationDocument, entries: screen.toolbarTitleMenu, canRename: isBound,
        isRenaming: isBound && screen.isRenaming)
      titleMenu?.isPresented = screen.isTitleMenuPresented
      titleMenu?.runsRenameAction = screen.hasRenameAction
    }
    toolbarElsewhere = place(
      screen.toolbar, isCustomizable: screen.toolbarID != nil, in: scene,
      hasBack: hasBack && !hidesBackButton)
    appearances.setBackground(of: screen)
    if screen.removes(.title) { titleView = titleView ?? .placeholder(.zero) }
  }
}

extension NavigationBarAppearances {
  /// Takes over what SwiftUI's modifiers say about the bar's background.
  ///
  /// A background that is said to be visible shows at the scroll edge too; a colour alone shows where
  /// a background does. Source: documented — SwiftUI's toolbarBackground(_:for:) and
  /// toolbarBackgroundVisibility(_:for:).
  fileprivate mutating func setBackground(of screen: NavigationScreen) {
    if let color = screen.toolbarBackground {
      var look = standard ?? NavigationBarAppearance()
      look.configuration = .opaqueBackground
      look.backgroundColor = color
      standard = look
    }
    switch screen.isToolbarBackgroundHidden {
    case nil: break
    case true?:
      var look = standard ?? NavigationBarAppearance()
      look.configuration = .transparentBackground
      look.backgroundColor = nil
      (standard, scrollEdge) = (look, look)
    case false?: scrollEdge = standard ?? scrollEdge ?? NavigationBarAppearance()
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
