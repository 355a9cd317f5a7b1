/// The answer of a layout: every bar of a scene with the frames of its elements.
public struct LaidOutScene: Hashable, Sendable {
  /// Id of the device, or `custom`.
  public var device: String
  /// The system, as scenes spell it.
  public var system: String
  /// Extent of the screen as it is held, in points.
  public var screen: BarSize
  /// Pixels per point.
  public var scale: Double
  /// Name of the measurer that said how wide the texts are.
  public var measurer: String
  /// The bars; one, unless the scene shows several columns.
  public var bars: [LaidOutBar]
  /// What the bars leave to the content, in points.
  public var safeArea: BarRect
  /// The colour behind the bars.
  public var ground: BarColor
  /// Radius of the display's corners, in points; 0 for a square display.
  public var cornerRadius: Double = 0
  /// Whether pictures end where the display's corners do, as on a watch.
  public var showsDisplayCorners = false
  /// Distance of the bar's contents from the screen's sides, in points.
  public var margins = BarEdgeInsets.zero
  /// What the window shows and is called on a Mac or an iPad; nil elsewhere.
  package var window: ResolvedWindow?
  /// The screen around the bars.
  package var environment: LaidOutScreen = .plain
}

/// One laid-out bar.
public struct LaidOutBar: Hashable, Sendable {
  /// Whether the title is shown large, as decided for the top item.
  public enum TitleMode: String, CaseIterable, Hashable, Sendable {
    case inline, large
  }

  /// A part of a window's toolbar.
  ///
  /// UIKit: `UINavigationBar.NSToolbarSection`, without none.
  package enum ToolbarSection: String, CaseIterable, Hashable, Sendable {
    case content, sidebar, supplementary
  }

  /// An edge of the screen by reading direction.
  ///
  /// UIKit: `UIVerticalBarEdge`.
  package enum VerticalBarEdge: String, CaseIterable, Hashable, Sendable {
    case leading, trailing
  }

  /// The column of a split view the bar belongs to; nil for the only one.
  public var column: String?
  /// The bar's frame, in points.
  public var frame: BarRect
  /// Which set of numbers is in force.
  public var barMetrics: BarMetrics
  /// Which appearance is in force.
  public var appearance: AppearanceState
  /// Whether the title is shown large.
  public var titleMode: TitleMode
  /// How much of the large title's section shows: 1 at rest, 0 once it is scrolled away.
  public var largeTitleProgress: Double
  /// What scrolling does to the bar, as numbers.
  package var scroll: LaidOutScroll = .still(contentInset: 0)
  /// Where texts show while they pass under the back indicator; nil for beyond it alone.
  package var transitionMask: Shared<LaidOutTransitionMask>?
  /// The elements, back to front.
  public var elements: [LaidOutElement]
  /// What scrolls under the bar in a column before the last, over that column's ground.
  package var columnContent: [LaidOutElement] = []
  /// Whether the column lies over the others, and is drawn after them.
  public var isOverlay = false
  /// Whether other columns lie over it or push it aside, so that it is darkened and nothing of it
  /// answers a touch.
  public var isDimmed = false
  /// What the bar leaves to its column's content, in points; nil for the only bar.
  public var safeArea: BarRect?
  /// Whose ways the bar takes; nil where there is no choice.
  ///
  /// UIKit: `UINavigationBar.behavioralStyle`.
  public var behavioralStyle: BehavioralStyle?
  /// The part of the window's toolbar that holds the bar's items; nil for none.
  ///
  /// UIKit: `UINavigationBar.NSToolbarSection`.
  package var currentNSToolbarSection: ToolbarSection?
  /// The menu behind the title; nil for none.
  public var titleMenu: TitleMenu?
  /// Items of the screen's toolbar that do not stand in the bar, in their order.
  package var toolbarElsewhere: [ToolbarItemElsewhere] = []
  /// The edge of the screen at which the bar stands upright, by reading direction; nil for a
  /// horizontal bar.
  ///
  /// UIKit: the trait `verticalBarEdge`.
  package var verticalBarEdge: VerticalBarEdge?
  /// The language of what VoiceOver adds, as `en_US`.
  public var locale = "en_US"

  /// The element of a name; nil when the bar has none.
  public func element(_ id: ElementID) -> LaidOutElement? {
    elements.first { $0.id == id }
  }
}
