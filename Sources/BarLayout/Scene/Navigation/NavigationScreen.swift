/// One screen of a navigation, as SwiftUI's modifiers describe it.
///
/// SwiftUI: a view inside a `BarNavigationStack` or in a column of a `BarNavigationSplitView`.
public struct NavigationScreen: Hashable, Sendable {
  /// How large the title is shown.
  ///
  /// SwiftUI: `NavigationBarItem.TitleDisplayMode`, `ToolbarTitleDisplayMode`.
  public enum TitleDisplayMode: String, CaseIterable, Hashable, Sendable {
    case automatic, inline, large, inlineLarge
  }

  /// What a toolbar is for.
  ///
  /// SwiftUI: `ToolbarRole`.
  package enum ToolbarRole: String, CaseIterable, Hashable, Sendable {
    case automatic, navigationStack, browser, editor
  }

  /// What holds a screen's rows.
  package enum Container: String, CaseIterable, Hashable, Sendable {
    case vStack = "VStack"
    case scrollView = "ScrollView"
    case form = "Form"
    case list = "List"
    case table = "Table"
    case lazyVStack = "LazyVStack"
    case lazyHStack = "LazyHStack"
    case lazyVGrid = "LazyVGrid"
    case lazyHGrid = "LazyHGrid"

    /// Whether it makes its rows only once they are needed.
    package var isLazy: Bool {
      switch self {
      case .vStack, .scrollView, .form: false
      case .list, .table, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid: true
      }
    }
  }

  /// A default item of a toolbar that an app may take away.
  ///
  /// SwiftUI: `ToolbarDefaultItemKind`.
  package enum DefaultItem: String, CaseIterable, Hashable, Sendable {
    case sidebarToggle, title, search
  }

  /// The title; nil for none.
  public var navigationTitle: NavigationText?
  /// The line below the title; nil for none.
  public var navigationSubtitle: NavigationText?
  /// How large the title is shown.
  public var titleDisplayMode: TitleDisplayMode = .automatic
  /// Whether the way back is left out of the bar.
  public var navigationBarBackButtonHidden = false
  /// The document the title stands for; nil for none.
  public var navigationDocument: NavigationDocument?
  /// Entries of the menu behind the title.
  public var toolbarTitleMenu: [String] = []
  /// Whether the user is renaming the screen.
  public var isRenaming = false
  /// Whether the menu behind the title is open.
  package var isTitleMenuPresented = false
  /// Whether the app renames the screen by itself: its menu has the entry, and no field appears.
  ///
  /// SwiftUI: `renameAction(_:)`.
  package var hasRenameAction = false
  /// What the toolbar is for.
  package var toolbarRole: ToolbarRole = .automatic
  /// Name under which the user's own choice of buttons is kept; nil for a toolbar that cannot be
  /// customized.
  ///
  /// SwiftUI: `toolbar(id:content:)`.
  public var toolbarID: String?
  /// Buttons and views with their places.
  public var toolbar: [BarToolbarItem] = []
  /// Whether the bar is hidden; nil where nobody says.
  public var isToolbarHidden: Bool?
  /// Colour of the bar's background; nil where nobody says.
  ///
  /// SwiftUI: `toolbarBackground(_:for:)`.
  package var toolbarBackground: SceneColor?
  /// Whether the bar's background is hidden; nil for the system's way.
  ///
  /// SwiftUI: `toolbarBackgroundVisibility(_:for:)`.
  package var isToolbarBackgroundHidden: Bool?
  /// Light or dark contents of the bar while its background shows; nil for the user's setting.
  ///
  /// SwiftUI: `toolbarColorScheme(_:for:)`.
  package var toolbarColorScheme: TraitCollection.UserInterfaceStyle?
  /// How contents end under the bar; nil for what they say themselves.
  ///
  /// SwiftUI: `scrollEdgeEffectStyle(_:for:)`.
  package var scrollEdgeEffectStyle: SceneContent.EdgeEffect?
  /// Items of the system's that are taken away.
  package var removedItems: [DefaultItem] = []
  /// The search field; nil for none.
  public var searchable: SearchController?
  /// UIKit's item, for what SwiftUI has no modifier for; the modifiers win.
  public var navigationItem = NavigationItem()
  /// What a list of this screen has selected; nil for nothing.
  public var selection: NavigationValue?
  /// Screens that values and conditions of this screen lead to.
  public var destinations: [NavigationDestination] = []
  /// What holds the rows.
  package var container: Container = .list
  /// Destinations that were declared on rows inside the container.
  package var containedDestinations: [NavigationDestination] = []
  /// Rows that lead elsewhere.
  package var links: [BarNavigationLink] = []

  /// What scrolls under the bar of this screen; nil for the scene's content, in a detail.
  package var scrollContent: SceneContent?

  /// Whether an item of the system's is taken away, and not put back as one of the toolbar's.
  func removes(_ kind: DefaultItem) -> Bool {
    removedItems.contains(kind) && !toolbar.contains { $0.defaultItem == kind }
  }

  /// Makes a screen.
  public init(_ title: NavigationText? = nil) {
    navigationTitle = title
  }
}

/// The document that a title stands for.
///
/// SwiftUI: `navigationDocument(_:preview:)`. UIKit: `UIDocumentProperties`.
public struct NavigationDocument: Hashable, Sendable {
  /// What the preview reads; nil for the screen's title.
  public var title: String?
  /// Whether there is a preview, whose picture heads the menu and can be dragged.
  public var hasPreview: Bool
  /// Whether the menu offers to share it.
  ///
  /// UIKit: `UIDocumentProperties.activityViewControllerProvider`.
  public var canBeShared: Bool
  /// Where the document is; its last component is its name where no other is stated.
  package var url: String?
  /// The picture of the preview; nil for the picture of a document.
  ///
  /// SwiftUI: `SharePreview`'s image; UIKit: `LPLinkMetadata.imageProvider`.
  package var image: ImageSource?
  /// The picture of the document's kind, which stands in for the preview's; nil for none.
  ///
  /// SwiftUI: `SharePreview`'s icon; UIKit: `LPLinkMetadata.iconProvider`.
  package var icon: ImageSource?
  /// Whether a small picture of the document leads the title in the bar.
  package var wantsIconRepresentation = false

  /// What the document is called: its title, or the name of its file.
  package var name: String? {
    title ?? url.flatMap { url in url.utf8.split { $0 == 0x2F }.last.flatMap { String($0) } }
  }

  /// Makes a document.
  public init(title: String? = nil, hasPreview: Bool = true, canBeShared: Bool = true) {
    self.title = title
    self.hasPreview = hasPreview
    self.canBeShared = canBeShared
  }
}
