/// A bar with every default decided: layout finds nothing left to choose but what depends on the
/// widths of texts.
///
/// Directions are leading and trailing here; `Snapping` turns them into left and right.
public struct ResolvedBar: Hashable, Sendable {
  /// The numbers of this bar.
  public var metrics: NavigationBarMetrics
  /// Which of UIKit's sets of numbers is in force.
  public var barMetrics: BarMetrics
  /// Which way lines run.
  public var direction: BarLayoutDirection
  /// The language of the system's words, as `en_US`.
  public var locale: String
  /// Where the bar stands, in points.
  public var place: ResolvedPlace
  /// Heights of the bar's rows, as far as they show.
  public var rows: ResolvedRows
  /// Points the content has been scrolled up from rest.
  public var contentOffset: Double
  /// Height of the search field's section as far as scrolling takes it away, in points.
  public var collapsingSearch: Double
  /// Whether the bar is out of sight.
  public var isHidden: Bool
  /// The back button; nil for none.
  public var backButton: ResolvedBackButton?
  /// Groups at the leading edge, the outermost first.
  public var leadingGroups: [ResolvedItemGroup]
  /// Groups at the trailing edge, the outermost first.
  public var trailingGroups: [ResolvedItemGroup]
  /// Groups on the middle, as they are read.
  public var centerGroups: [ResolvedItemGroup]
  /// The button whose menu holds what has no room; nil for a bar without groups on the middle.
  public var overflowButton: ResolvedItem?
  /// The button whose menu holds those of both sides that have no room; nil where they are cut.
  public var crowdButton: ResolvedItem?
  /// Where a vertical bar ends, from the screen's top; nil for a bar whose buttons stand in its row.
  public var verticalEnd: Double?
  /// Whether the title stands at the leading edge.
  public var isTitleLeading: Bool
  /// Whether a title that has no room on the middle is moved aside and not to the leading edge.
  public var titleStaysCentred: Bool
  /// The inline title or the view in its place.
  public var title: ResolvedTitle
  /// Moves the inline title, in points: towards the trailing side and down.
  public var titleOffset: BarPoint
  /// The line above the row; nil for none.
  public var prompt: ResolvedText?
  /// The large title; nil when the title is inline.
  public var largeTitle: ResolvedLargeTitle?
  /// The search field; nil for none.
  public var search: ResolvedSearch?
  /// The search field where it stands outside the bar; nil for one in the bar and for none.
  public var searchElsewhere: ToolbarItemElsewhere?
  /// Background, hairline and how much of them shows.
  public var appearance: ResolvedAppearance
  /// What the background makes of what lies beneath it; nil for nothing but its colour.
  public var material: BarMaterial?
  /// What becomes of contents under a bar without a background; nil before iOS 26 and where no
  /// content lies under the bar.
  public var scrollEdgeMaterial: BarMaterial?
  /// Colours of what has no colour of its own in the scene.
  public var palette: ResolvedPalette
  /// The status bar.
  public var statusBar: ResolvedStatusBar
  /// What shows that the title has a menu; nil for none.
  public var titleMenu: ResolvedTitleMenu?
  /// What VoiceOver says for a view in the title's place; nil for the words in it.
  public var titleViewLabel: String?
  /// The column of a split view that the bar belongs to; nil where it spans its container.
  public var column: ResolvedColumn?
}

/// Colours of the bar's own parts in light or dark.
public struct ResolvedPalette: Hashable, Sendable {
  /// Fill of glass.
  public var glass: BarColor
  /// What glass is drawn with.
  public var glassMaterial: BarGlass
  /// A box that stands for a picture or a view.
  public var placeholder: BarColor
  /// The groove of a segmented control.
  public var segmentTrack: BarColor
  /// The raised box under its chosen segment.
  public var segmentThumb: BarColor
  /// The line between two of its segments.
  public var segmentDivider: BarColor
  /// What lies behind the bar.
  public var ground: BarColor
}

/// How tall each row is and how much of it shows, in points.
public struct ResolvedRows: Hashable, Sendable {
  /// Height of the band above the row that holds a prompt; 0 without one.
  public var prompt: Double
  /// Distance from the top of the bar, below the prompt, to the row.
  public var rowTop: Double
  /// Height of the row of title and buttons.
  public var row: Double
  /// Height of the bar without prompt and collapsible rows.
  public var base: Double
  /// Height of the large title's section at rest; 0 without one.
  public var largeTitle: Double
  /// What shows of the large title's section; more than its height while it is pulled down.
  public var visibleLargeTitle: Double
  /// Height of the search field's section at rest; 0 without one.
  public var search: Double
  /// What shows of the search field's section.
  public var visibleSearch: Double

  /// Height of the whole bar as it shows.
  public var total: Double { prompt + base + visibleLargeTitle + visibleSearch }
}

/// A text with its style and colour.
public struct ResolvedText: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// Size, weight and kern.
  public var style: TextStyle
  /// The colour of the letters.
  public var color: BarColor
  /// A shadow behind the letters; nil for none.
  public var shadow: TextShadow?
  /// How much of it shows, 0 to 1.
  public var alpha: Double = 1
  /// What VoiceOver says; nil for the text.
  public var accessibilityLabel: String?
}

/// The back button, as far as it is decided before texts are measured.
public struct ResolvedBackButton: Hashable, Sendable {
  /// The labels to try, the longest first; an empty one is the chevron alone, and always fits.
  public var candidates: [String]
  /// Style of the label.
  public var style: TextStyle
  /// Colour of the label.
  public var color: BarColor
  /// A shadow behind the label; nil for none.
  public var shadow: TextShadow?
  /// Whether it answers touches.
  public var isEnabled: Bool
  /// How the button shows its state; nil for one as the system draws it.
  public var look: Shared<ResolvedButtonLook>?
  /// Colour of the chevron.
  public var indicatorColor: BarColor
  /// What stands for the chevron; nil for the chevron.
  public var indicatorImage: ResolvedImage?
  /// Where texts show that pass under that picture in a push; nil for beyond the chevron alone.
  public var transitionMask: Shared<ResolvedImage>?
  /// What VoiceOver says.
  public var accessibilityLabel: String
  /// Whether a label has to leave the title its place on the bar's middle; if not, the title
  /// may be moved aside for it.
  public var leavesTitleCentred: Bool
}

/// What stands in the middle of the row.
public enum ResolvedTitle: Hashable, Sendable {
  /// Nothing.
  case none
  /// A line of text, and a second one below it if there is a subtitle.
  case text(ResolvedText, subtitle: ResolvedText?)
  /// A view of the app's own.
  case view(ResolvedView)
}

/// A view in place of a title or in a button.
public enum ResolvedView: Hashable, Sendable {
  /// A box of a size in points; a height of 0 is the row's less a margin.
  case box(BarSize)
  /// A line of text.
  case text(Shared<ResolvedText>)
  /// A picture.
  case image(ResolvedImage)
  /// Segments; the chosen one counted from 0.
  case segments([ResolvedText], selected: Int?)
}

/// A picture with its size.
public struct ResolvedImage: Hashable, Sendable {
  /// What it shows.
  public enum Picture: Hashable, Sendable {
    /// A symbol of ours.
    case symbol(ResolvedSymbol)
    /// A path in points.
    case path(BarPath)
    /// A letter of an icon font.
    case icon(Icon)
    /// Pixels; a template shows its shape in the picture's colour.
    case bitmap(ImageReference, isTemplate: Bool)
    /// A box of the picture's colour.
    case box
  }

  /// Extent of its box, in points.
  public var size: BarSize
  /// What it shows.
  public var picture: Picture
  /// Its colour.
  public var color: BarColor

  /// Makes a picture of a size.
  init(size: BarSize, picture: Picture, color: BarColor) {
    self.size = size
    self.picture = picture
    self.color = color
  }

  /// Makes a picture of pixels.
  ///
  /// - Parameter isTemplate: whether one that does not say is drawn in the tint.
  init(_ reference: ImageReference, scale: Double, isTemplate: Bool, tint: BarColor) {
    let isTemplate =
      reference.renderingMode == .automatic
      ? isTemplate : reference.renderingMode == .alwaysTemplate
    self.init(
      size: reference.variant(for: scale)?.size ?? .zero,
      picture: .bitmap(reference, isTemplate: isTemplate), color: isTemplate ? tint : .white)
  }
}

/// A symbol of ours beside text of a size and weight.
public struct ResolvedSymbol: Hashable, Sendable {
  /// Which symbol it is.
  public var name: SymbolName
  /// Size of the text it goes with, in points.
  public var pointSize: Double
  /// Weight of the text it goes with.
  public var weight: FontWeight
  /// How large it is drawn beside that text.
  public var scale: Symbol.Scale = .large

  /// Bounds of what is drawn without the room around it, in points.
  public var inkSize: BarSize { Symbol(named: name).inkSize(pointSize: pointSize, scale: scale) }

  /// The outline in the middle of a box.
  func path(in ink: BarRect, isMirrored: Bool) -> BarPath {
    let symbol = Symbol(named: name)
    let box = symbol.size(pointSize: pointSize, scale: scale)
    let path = symbol.path(pointSize: pointSize, weight: weight, scale: scale)
    let placed = path.offset(dx: ink.midX - box.width / 2, dy: ink.midY - box.height / 2)
    return isMirrored ? placed.mirrored(in: ink) : placed
  }
}

/// The large title and the line below it.
public struct ResolvedLargeTitle: Hashable, Sendable {
  /// The title; its text may be empty.
  public var title: ResolvedText
  /// The line below it; nil for none.
  public var subtitle: ResolvedText?
  /// Scale while it is pulled down, before the row's width limits it; 1 at rest.
  public var magnification: Double
  /// Share of the section that shows, 0 to 1.
  public var progress: Double
}

/// The search field.
public struct ResolvedSearch: Hashable, Sendable {
  /// What the field reads.
  public var text: ResolvedText
  /// Colour of the magnifying glass.
  public var iconColor: BarColor
  /// Fill of the field.
  public var fieldColor: BarColor
  /// The cancel button's word; nil when it is not shown, empty for a circle with a cross.
  public var cancel: ResolvedText?
  /// Whether the field stands in the row of title and buttons.
  public var isInline: Bool
  /// Whether the field has taken the bar.
  public var isActive: Bool
  /// How much of what is in the field shows, 0 to 1.
  public var contentAlpha: Double
  /// The scopes; empty for none.
  public var scopes: [ResolvedText]
  /// The chosen scope, counted from 0.
  public var selectedScope: Int
}

/// The status bar.
public struct ResolvedStatusBar: Hashable, Sendable {
  /// Its height in points; 0 when it is hidden.
  public var height: Double
  /// Width of the screen, in points.
  public var width: Double
  /// What the clock reads.
  public var clock: String
  /// Colour of everything in it.
  public var color: BarColor
}
