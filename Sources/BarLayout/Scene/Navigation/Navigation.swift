/// A hierarchy of screens in place of a bar: the bars follow from it.
public indirect enum Navigation: Hashable, Sendable {
  case stack(BarNavigationStack)
  case splitView(BarNavigationSplitView)
  /// Deprecated by SwiftUI in iOS 16.
  case view(BarNavigationView)
}

/// Screens on top of each other.
///
/// SwiftUI: `BarNavigationStack`.
public struct BarNavigationStack: Hashable, Sendable {
  /// The first screen.
  public var root: NavigationScreen
  /// The values whose screens lie on the root, the top one last.
  public var path: [NavigationValue]
  /// What the bar looks like; its items come from the screens.
  public var bar: NavigationBar

  /// Makes a stack.
  public init(
    root: NavigationScreen, path: [NavigationValue] = [],
    bar: NavigationBar = .ofNavigation
  ) {
    self.root = root
    self.path = path
    self.bar = bar
  }
}

extension NavigationBar {
  /// The bar of a SwiftUI container before anyone changed it: titles are large where screens allow
  /// it.
  public static let ofNavigation = NavigationBar(prefersLargeTitles: true, items: [])
}

/// Screens beside each other.
///
/// SwiftUI: `BarNavigationSplitView`. UIKit: `UISplitViewController`.
public struct BarNavigationSplitView: Hashable, Sendable {
  /// A place in a split view.
  ///
  /// SwiftUI: `NavigationSplitViewColumn`.
  public enum Column: String, CaseIterable, Hashable, Sendable {
    case sidebar, content, detail
  }

  /// Which leading columns are wanted.
  ///
  /// SwiftUI: `NavigationSplitViewVisibility`.
  public enum Visibility: String, CaseIterable, Hashable, Sendable {
    case automatic, all, doubleColumn, detailOnly
  }

  /// Whether leading columns take room from the detail or lie over it.
  ///
  /// SwiftUI: `NavigationSplitViewStyle`.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case automatic, balanced, prominentDetail
  }

  /// The columns; the sidebar and the detail are always there.
  public var columns: [Column: NavigationColumn]
  /// Widths that the app asks for.
  public var columnWidths: [Column: ColumnWidth] = [:]
  /// Which leading columns are wanted.
  public var columnVisibility: Visibility = .automatic
  /// Whether leading columns take room from the detail or lie over it.
  public var style: Style = .automatic
  /// The column on top where only one has room; nil for the last that has something to show.
  public var preferredCompactColumn: Column?

  /// Makes a split view of two columns, or of three.
  public init(
    sidebar: NavigationColumn, content: NavigationColumn? = nil, detail: NavigationColumn
  ) {
    columns = [.sidebar: sidebar, .detail: detail]
    columns[.content] = content
  }

  /// The names of the columns there are, from the leading edge.
  public var names: [Column] { Column.allCases.filter { columns[$0] != nil } }
}

/// How wide a column would like to be, in points.
///
/// SwiftUI: `navigationSplitViewColumnWidth(min:ideal:max:)`.
public struct ColumnWidth: Hashable, Sendable {
  /// The least; nil for the ideal.
  public var min: Double?
  /// What it takes where there is room.
  public var ideal: Double
  /// The most; nil for the ideal.
  public var max: Double?

  /// Makes a width that gives way, or a fixed one.
  public init(min: Double? = nil, ideal: Double, max: Double? = nil) {
    self.min = min
    self.ideal = ideal
    self.max = max
  }
}

/// One column of a split view: a screen or a stack of its own.
public struct NavigationColumn: Hashable, Sendable {
  /// The column's screens.
  public var stack: BarNavigationStack
  /// Whether the app gave the column a stack of its own.
  public var hasOwnStack: Bool
  /// Screens in place of the column's own once the column before it has a selection.
  public var forSelection: [NavigationDestination]
  /// Points the column's content has been scrolled up from rest; nil for rest, and in the detail
  /// for the scene's own offset.
  public var contentOffset: Double?

  /// Makes a column.
  public init(
    _ stack: BarNavigationStack, hasOwnStack: Bool = false,
    forSelection: [NavigationDestination] = []
  ) {
    self.stack = stack
    self.hasOwnStack = hasOwnStack
    self.forSelection = forSelection
  }
}

/// The container that stacks and split views took the place of.
///
/// SwiftUI: `BarNavigationView`, deprecated.
public struct BarNavigationView: Hashable, Sendable {
  /// Whether screens lie on top of each other or stand beside each other.
  ///
  /// SwiftUI: `NavigationViewStyle`.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case automatic, stack, columns
  }

  /// One screen for a stack, two or three for columns.
  public var views: [NavigationScreen]
  /// Whether screens lie on top of each other or stand beside each other.
  public var style: Style
  /// What the bars look like.
  public var bar: NavigationBar

  /// Makes a view.
  public init(
    views: [NavigationScreen], style: Style = .automatic, bar: NavigationBar = .ofNavigation
  ) {
    self.views = views
    self.style = style
    self.bar = bar
  }
}
