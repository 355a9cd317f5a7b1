internal import BarLayout
internal import Testing

@testable import BarSceneFile

/// Every symbol that a key, a word or a placement stands for, with its first versions.
///
/// Read on 23 November 2026 from copies of Apple's pages (Averyy/apple-dev-docs, as of June 2025, June
/// 2026 and October 2026) and of the header UINavigationItem.h of the SDK of iOS 27.0; symbols of 26
/// and 27 also against a published matrix of October 2026. No page of their own was read for what
/// hides bars, the deprecated links, NavigationLink(value:label:), preferredCompactColumn,
/// NavigationStack and navigationTitle before iOS 16; hidesBackButton, backBarButtonItem and
/// leftItemsSupplementBackButton have the header's versions, on visionOS those of their neighbours. Where a page written during
/// a beta and the header differ, the header counts (`integratedCentered`, `integratedButton` and the
/// two `searchBarPlacementAllows…` are not on visionOS). Nothing here is made from the code.
@Suite struct SymbolTableTests {
  /// `mapping.key`, or `mapping.key=word`; the symbol; its first versions; after a slash those that
  /// deprecate it.
  static let pages = """
    scene.navigationStack | NavigationStack | iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    scene.navigationSplitView | NavigationSplitView | iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    scene.navigationView | NavigationView | iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1 / iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    navigationSplitView.columnWidths | navigationSplitViewColumnWidth(_:) | iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    navigationSplitView.style | navigationSplitViewStyle(_:) | iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    navigationSplitView.preferredCompactColumn | NavigationSplitView(preferredCompactColumn:sidebar:detail:) | iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
    navigationDestination.for | navigationDestination(for:destination:) | iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    navigationDestination.isPresented | navigationDestination(isPresented:destination:) | iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    navigationDestination.item | navigationDestination(item:destination:) | iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
    navigationLink.value | NavigationLink(value:label:) | iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    navigationLink.isActive | NavigationLink(_:isActive:destination:) | iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1 / iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    navigationLink.tag | NavigationLink(_:tag:selection:destination:) | iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1 / iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    navigationLink.isDetailLink | isDetailLink(_:) | iOS 13, visionOS 1
    screen.navigationTitle | navigationTitle(_:) | iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1
    screen.isRenaming | navigationTitle(_:) with a binding | iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    screen.navigationSubtitle | navigationSubtitle(_:) | iOS 26, macOS 11
    screen.navigationBarTitleDisplayMode | navigationBarTitleDisplayMode(_:) | iOS 14, watchOS 8, visionOS 1
    screen.navigationBarBackButtonHidden | navigationBarBackButtonHidden(_:) | iOS 13, macOS 13, tvOS 13, watchOS 6, visionOS 1
    screen.navigationBarHidden | navigationBarHidden(_:) | iOS 13, tvOS 13, watchOS 6, visionOS 1 / iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    screen.navigationDocument | navigationDocument(_:) | iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    screen.renameAction | renameAction(_:) | iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    screen.searchable | searchable(text:placement:prompt:) | iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1
    screen.searchToolbarBehavior | searchToolbarBehavior(_:) | iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26
    screen.toolbar | toolbar(content:) | iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1
    screen.toolbar=hidden | toolbar(_:for:) | iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    screen.toolbar=visible | toolbar(_:for:) | iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    screen.toolbarRemoving | toolbar(removing:) | iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
    screen.toolbarVisibility | toolbarVisibility(_:for:) | iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2
    screen.toolbarBackground | toolbarBackground(_:for:) | iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    screen.toolbarBackgroundVisibility | toolbarBackgroundVisibility(_:for:) | iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2
    screen.toolbarColorScheme | toolbarColorScheme(_:for:) | iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    screen.toolbarMinimizationBehavior | toolbarMinimizationBehavior(_:for:) | iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27
    screen.toolbarOverflowMenu | toolbarOverflowMenu(content:) | iOS 27, visionOS 27
    screen.scrollEdgeEffectStyle | scrollEdgeEffectStyle(_:for:) | iOS 26, macOS 26, tvOS 26, watchOS 26
    screen.navigationLinkIndicatorVisibility | navigationLinkIndicatorVisibility(_:) | iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
    screen.toolbarRole | toolbarRole(_:) | iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    screen.toolbarRole=browser | ToolbarRole.browser | iOS 16, visionOS 1
    screen.toolbarRole=editor | ToolbarRole.editor | iOS 16, macOS 13, visionOS 1
    screen.toolbarRole=navigationStack | ToolbarRole.navigationStack | iOS 16, tvOS 16, watchOS 9, visionOS 1
    screen.toolbarTitleMenu | toolbarTitleMenu(content:) | iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    screen.toolbarTitleDisplayMode | toolbarTitleDisplayMode(_:) | iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
    screen.toolbarTitleDisplayMode=large | ToolbarTitleDisplayMode.large | iOS 17, watchOS 10, visionOS 1
    screen.toolbarTitleDisplayMode=inlineLarge | ToolbarTitleDisplayMode.inlineLarge | iOS 17, macOS 14, visionOS 1
    toolbarItem.placement=navigationBarLeading | ToolbarItemPlacement.navigationBarLeading | iOS 14, tvOS 14, visionOS 1 / iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
    toolbarItem.placement=navigationBarTrailing | ToolbarItemPlacement.navigationBarTrailing | iOS 14, tvOS 14, visionOS 1 / iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
    toolbarItem.spacer | ToolbarSpacer | iOS 26, macOS 26
    toolbarItem.defaultItem | DefaultToolbarItem | iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26
    toolbarItem.sharedBackgroundVisibility | sharedBackgroundVisibility(_:) | iOS 26, macOS 26
    toolbarItem.matchedTransitionSource | ToolbarContent.matchedTransitionSource(id:in:) | iOS 26
    toolbarItem.hidden | ToolbarContent.hidden(_:) | iOS 26.4, macOS 15, tvOS 27.2, watchOS 27.2, visionOS 26.4
    toolbarItem.visibilityPriority | ToolbarContent.visibilityPriority(_:) | iOS 27, macOS 26.1, tvOS 27, watchOS 27, visionOS 27
    toolbarItem.axisBehavior | ToolbarContent.axisBehavior(_:) | iOS 27.1, macOS 27.1, tvOS 27.1, watchOS 27.1, visionOS 27.1
    toolbarItem.contentMarginsRemoved | ToolbarContent.contentMarginsRemoved(_:) | iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27
    navigationBar.prefersLargeTitles | UINavigationBar.prefersLargeTitles | iOS 11, visionOS 1
    navigationBar.largeTitleTextAttributes | UINavigationBar.largeTitleTextAttributes | iOS 11, visionOS 1
    navigationBar.hidesBarsOnSwipe | UINavigationController.hidesBarsOnSwipe | iOS 8, visionOS 1
    navigationBar.hidesBarsOnTap | UINavigationController.hidesBarsOnTap | iOS 8, visionOS 1
    navigationBar.hidesBarsWhenVerticallyCompact | UINavigationController.hidesBarsWhenVerticallyCompact | iOS 8, visionOS 1
    navigationBar.hidesBarsWhenKeyboardAppears | UINavigationController.hidesBarsWhenKeyboardAppears | iOS 8, visionOS 1
    navigationItem.prompt | UINavigationItem.prompt | iOS 2, visionOS 1
    navigationItem.hidesBackButton | UINavigationItem.hidesBackButton | iOS 2, visionOS 1
    navigationItem.backBarButtonItem | UINavigationItem.backBarButtonItem | iOS 2, visionOS 1
    navigationItem.leftItemsSupplementBackButton | UINavigationItem.leftItemsSupplementBackButton | iOS 5, visionOS 1
    navigationItem.backButtonTitle | UINavigationItem.backButtonTitle | iOS 11, tvOS 11, visionOS 1
    navigationItem.backButtonDisplayMode | UINavigationItem.backButtonDisplayMode | iOS 14, visionOS 1
    navigationItem.backAction | UINavigationItem.backAction | iOS 16, visionOS 1
    navigationItem.largeTitleDisplayMode | UINavigationItem.largeTitleDisplayMode | iOS 11, visionOS 1
    navigationItem.largeTitleDisplayMode=inline | UINavigationItem.LargeTitleDisplayMode.inline | iOS 17, visionOS 1
    navigationItem.style | UINavigationItem.style | iOS 16, visionOS 1
    navigationItem.titleMenuProvider | UINavigationItem.titleMenuProvider | iOS 16, visionOS 1
    navigationItem.documentProperties | UINavigationItem.documentProperties | iOS 16, visionOS 1
    navigationItem.renameDelegate | UINavigationItem.renameDelegate | iOS 16, visionOS 1
    navigationItem.additionalOverflowItems | UINavigationItem.additionalOverflowItems | iOS 16, visionOS 1
    navigationItem.leadingItemGroups | UINavigationItem.leadingItemGroups | iOS 16, visionOS 1
    navigationItem.centerItemGroups | UINavigationItem.centerItemGroups | iOS 16, visionOS 1
    navigationItem.trailingItemGroups | UINavigationItem.trailingItemGroups | iOS 16, visionOS 1
    navigationItem.pinnedTrailingGroup | UINavigationItem.pinnedTrailingGroup | iOS 16, visionOS 1
    navigationItem.subtitle | UINavigationItem.subtitle | iOS 26
    navigationItem.largeTitle | UINavigationItem.largeTitle | iOS 26
    navigationItem.largeSubtitle | UINavigationItem.largeSubtitle | iOS 26
    navigationItem.subtitleView | UINavigationItem.subtitleView | iOS 26
    navigationItem.largeSubtitleView | UINavigationItem.largeSubtitleView | iOS 26
    navigationItem.attributedTitle | UINavigationItem.attributedTitle | iOS 26
    navigationItem.attributedSubtitle | UINavigationItem.attributedSubtitle | iOS 26
    navigationItem.largeAttributedSubtitle | UINavigationItem.largeAttributedSubtitle | iOS 26
    navigationItem.titleAlignment | UINavigationItem.titleAlignment | iOS 27.2
    navigationItem.navigationBarMinimization | UINavigationItem.navigationBarMinimization | iOS 27, tvOS 27, visionOS 27
    navigationItem.verticalBarCompressionBehavior | UINavigationItem.verticalBarCompressionBehavior | iOS 27.1, tvOS 27.1, visionOS 27.1
    navigationItem.preferredVerticalBarBehavior | UIViewController.preferredVerticalBarBehavior | iOS 27.1, tvOS 27.1, visionOS 27.1
    navigationItem.searchController | UINavigationItem.searchController | iOS 11, visionOS 1
    navigationItem.hidesSearchBarWhenScrolling | UINavigationItem.hidesSearchBarWhenScrolling | iOS 11, visionOS 1
    navigationItem.preferredSearchBarPlacement | UINavigationItem.preferredSearchBarPlacement | iOS 16, visionOS 1
    navigationItem.preferredSearchBarPlacement=inline | UINavigationItem.SearchBarPlacement.inline | iOS 16, visionOS 1 / iOS 26, visionOS 26
    navigationItem.preferredSearchBarPlacement=integrated | UINavigationItem.SearchBarPlacement.integrated | iOS 26, visionOS 26
    navigationItem.preferredSearchBarPlacement=integratedCentered | UINavigationItem.SearchBarPlacement.integratedCentered | iOS 26
    navigationItem.preferredSearchBarPlacement=integratedButton | UINavigationItem.SearchBarPlacement.integratedButton | iOS 26
    navigationItem.searchBarPlacementAllowsToolbarIntegration | UINavigationItem.searchBarPlacementAllowsToolbarIntegration | iOS 26
    navigationItem.searchBarPlacementAllowsExternalIntegration | UINavigationItem.searchBarPlacementAllowsExternalIntegration | iOS 26
    navigationItem.standardAppearance | UINavigationItem.standardAppearance | iOS 13, tvOS 13, visionOS 1
    navigationItem.compactAppearance | UINavigationItem.compactAppearance | iOS 13, tvOS 13, visionOS 1
    navigationItem.scrollEdgeAppearance | UINavigationItem.scrollEdgeAppearance | iOS 13, tvOS 13, visionOS 1
    navigationItem.compactScrollEdgeAppearance | UINavigationItem.compactScrollEdgeAppearance | iOS 15, tvOS 15, visionOS 1
    appearance.subtitleTextAttributes | UINavigationBarAppearance.subtitleTextAttributes | iOS 26
    appearance.largeSubtitleTextAttributes | UINavigationBarAppearance.largeSubtitleTextAttributes | iOS 26
    appearance.overrideUserInterfaceStyle | UIBarAppearance.overrideUserInterfaceStyle | iOS 27
    barButtonItem.systemItem=close | UIBarButtonItem.SystemItem.close | iOS 13, visionOS 1
    barButtonItem.systemItem=writingTools | UIBarButtonItem.SystemItem.writingTools | iOS 18.2, visionOS 26
    barButtonItem.style=prominent | UIBarButtonItem.Style.prominent | iOS 26, tvOS 26, visionOS 26
    barButtonItem.menu | UIBarButtonItem.menu | iOS 14, tvOS 17, visionOS 1
    barButtonItem.isHidden | UIBarButtonItem.isHidden | iOS 16, visionOS 1
    barButtonItem.sharesBackground | UIBarButtonItem.sharesBackground | iOS 26
    barButtonItem.hidesSharedBackground | UIBarButtonItem.hidesSharedBackground | iOS 26
    barButtonItem.badge | UIBarButtonItem.badge | iOS 26
    barButtonItem.identifier | UIBarButtonItem.identifier | iOS 26, tvOS 26, visionOS 26
    barButtonItem.visibilityPriority | UIBarButtonItem.visibilityPriority | iOS 27, tvOS 27, visionOS 27
    barButtonItem.isPaddingRemoved | UIBarButtonItem.isPaddingRemoved | iOS 27, tvOS 27, visionOS 27
    barButtonItem.axisBehavior | UIBarButtonItem.axisBehavior | iOS 27.1, tvOS 27.1, visionOS 27.1
    """

  /// What each placement's page lists.
  static let placements: [(BarToolbarItem.Placement, String)] = [
    (.automatic, "iOS 14, watchOS 7, tvOS 14, visionOS 1, macOS 11"),
    (.principal, "iOS 14, tvOS 14, visionOS 1, macOS 11"),
    (.navigation, "iOS 14, tvOS 14, visionOS 1, macOS 11"),
    (.status, "iOS 14, tvOS 18, visionOS 1, macOS 11"),
    (.primaryAction, "iOS 14, watchOS 7, tvOS 14, visionOS 1, macOS 11"),
    (.secondaryAction, "iOS 16, visionOS 1, macOS 13"),
    (.confirmationAction, "iOS 14, watchOS 7, tvOS 14, visionOS 1, macOS 11"),
    (.cancellationAction, "iOS 14, watchOS 7, tvOS 14, visionOS 1, macOS 11"),
    (.destructiveAction, "iOS 14, watchOS 7, tvOS 14, visionOS 1, macOS 11"),
    (.topBarLeading, "iOS 14, watchOS 10, tvOS 14, visionOS 1"),
    (.topBarTrailing, "iOS 14, watchOS 10, tvOS 14, visionOS 1"),
    (.topBarPinnedTrailing, "iOS 27, visionOS 27"),
    (.navigationBarLeading, "iOS 14, tvOS 14, visionOS 1"),
    (.navigationBarTrailing, "iOS 14, tvOS 14, visionOS 1"),
    (.bottomBar, "iOS 14, watchOS 10, tvOS 18, visionOS 1"),
    (.keyboard, "iOS 15, macOS 12"),
    (.title, "iOS 14"), (.subtitle, "iOS 26"), (.largeTitle, "iOS 26"),
    (.largeSubtitle, "iOS 26"), (.bottomOrnament, "visionOS 1"),
  ]

  /// Mappings whose rows are those of others.
  private static let copies: Set = ["navigationColumn", "containerBar", "toolbarButtonItem"]

  @Test func `every symbol of the tables has the versions of its page, and none is left out`() {
    var found: [String] = []
    for object in SceneSchema.objects() where !Self.copies.contains(object.name) {
      for row in object.rows {
        let key = "\(object.name).\(row.key)"
        if let symbol = row.symbol { found.append("\(key) | \(symbol.line)") }
        found += row.words.map { "\(key)=\($0.key) | \($0.value.line)" }
      }
    }
    let pages = Self.pages.split(separator: "\n").map(String.init)
    let missing = Set(pages).subtracting(found).sorted()
    let unread = Set(found).subtracting(pages).sorted()
    #expect(missing == [])
    #expect(unread == [])
  }

  @Test(arguments: placements)
  func `every placement has the versions of its page`(
    placement: BarToolbarItem.Placement, versions: String
  ) {
    #expect(ToolbarPlacementTable.firstVersions(placement) == versions)
  }

  @Test func `no placement is without a page`() {
    #expect(Set(Self.placements.map(\.0)) == Set(BarToolbarItem.Placement.allCases))
  }

  @Test func `a key says the same first version of iOS in both ways`() {
    for object in SceneSchema.objects() {
      for row in object.rows {
        guard let since = row.since, let symbol = row.symbol else { continue }
        let major = symbol.words.split(separator: ",").first.map(String.init) ?? ""
        #expect(major.hasPrefix("iOS \(since)"), "\(object.name).\(row.key)")
      }
    }
  }
}

extension SymbolAvailability {
  /// The symbol as its line of the table has it.
  fileprivate var line: String {
    let end = deprecationWords
    return "\(name) | \(words)" + (end.isEmpty ? "" : " / \(end)")
  }
}
