/// A bar with every default decided: layout finds nothing left to choose but what depends on the
/// widths of texts.
///
/// Directions are leading and trailing here; `Snapping` turns them into left and right.
package struct ResolvedBar: Hashable, Sendable {
  /// The numbers of this bar.
  package var metrics: NavigationBarMetrics
  /// Which of UIKit's sets of numbers is in force.
  package var barMetrics: BarMetrics
  /// Which way lines run.
  package var direction: BarLayoutDirection
  /// The language of the system's words, as `en_US`.
  package var locale: String
  /// Where the bar stands, in points.
  package var place: ResolvedPlace
  /// What scrolling changes.
  var sharedScroll: Shared<ResolvedScroll>
  /// Height of the search field's section as far as scrolling takes it away, in points.
  package var collapsingSearch: Double
  /// Whether the bar is out of sight.
  package var isHidden: Bool
  /// The back button, which is read where it stands; nil for none.
  package var backButton: Shared<ResolvedBackButton>?
  /// Groups before the back button, the outermost first; empty without one.
  package var groupsBeforeBack: [ResolvedItemGroup]
  /// Groups at the leading edge, after the back button, the outermost first.
  package var leadingGroups: [ResolvedItemGroup]
  /// Groups at the trailing edge, the outermost first.
  package var trailingGroups: [ResolvedItemGroup]
  /// Groups on the middle, as they are read.
  package var centerGroups: [ResolvedItemGroup]
  /// The button whose menu holds what has no room; nil for a bar without groups on the middle.
  @Seldom package var overflowButton: ResolvedItem?
  /// The button whose menu holds those of both sides that have no room; nil where they are cut.
  @Seldom package var crowdButton: ResolvedItem?
  /// Where a vertical bar ends, from the screen's top; nil for a bar whose buttons stand in its row.
  package var verticalEnd: Double?
  /// The screen's lower edge, in points.
  var verticalScreenEnd = 0.0
  /// Whether the status bar stands in a strip at the screen's right edge.
  package var hasStatusStrip = false
  /// Whether the More button is there whatever room there is.
  var showsMoreAlways = false
  /// Buttons that stand in the menu of More whatever room there is, and are named as such.
  var menuItems: [ResolvedItem] = []
  /// Whether the title stands at the leading edge.
  package var isTitleLeading: Bool
  /// Whether a title that has no room on the middle is moved aside and not to the leading edge.
  package var titleStaysCentred: Bool
  /// The inline title or the view in its place.
  package var title: ResolvedTitle
  /// Moves the inline title, in points: towards the trailing side and down.
  package var titleOffset: BarPoint
  /// The line above the row; nil for none.
  @Seldom package var prompt: ResolvedText?
  /// The large title; nil when the title is inline.
  @Seldom package var largeTitle: ResolvedLargeTitle?
  /// The search field; nil for none.
  @Seldom package var search: ResolvedSearch?
  /// The search field where it stands outside the bar; nil for one in the bar and for none.
  @Seldom package var searchElsewhere: ToolbarItemElsewhere?
  /// What becomes of contents under a bar without a background; nil before iOS 26 and where no
  /// content lies under the bar.
  @Seldom package var scrollEdgeMaterial: BarMaterial?
  /// The colour that is laid over such contents, its alpha the share of it.
  package var scrollEdgeShade: BarColor
  /// Whether glass and titles turn light or dark by what lies under them.
  package var turnsWithContent: Bool
  /// Colours of what has no colour of its own in the scene.
  package var palette: ResolvedPalette
  /// The status bar.
  package var statusBar: ResolvedStatusBar
  /// What shows that the title has a menu; nil for none.
  @Seldom package var titleMenu: ResolvedTitleMenu?
  /// What VoiceOver says for a view in the title's place; nil for the words in it.
  package var titleViewLabel: String?
  /// The column of a split view that the bar belongs to; nil where it spans its container.
  @Seldom package var column: ResolvedColumn?
  /// What a long press shows large; nil where nothing is pressed.
  var largeContent: Shared<ResolvedLargeContent>?
  /// What stands at the foot of the screen; nil for nothing.
  var foot: Shared<ResolvedFoot>?
  /// The menu of a button, where it is open; nil for none.
  var openMenu: Shared<ResolvedMenu>?
}

extension ResolvedBar {
  /// What scrolling changes.
  var scroll: ResolvedScroll {
    _read { yield sharedScroll.value }
    set { sharedScroll = Shared(newValue) }
  }
  /// Heights of the bar's rows, as far as they show.
  package var rows: ResolvedRows { sharedScroll.value.rows }
  /// Points the content has been scrolled up from rest.
  package var contentOffset: Double { sharedScroll.value.contentOffset }
  /// Background, hairline and how much of them shows.
  package var appearance: ResolvedAppearance {
    _read { yield sharedScroll.value.appearance }
  }
  /// What the background makes of what lies beneath it; nil for nothing but its colour.
  package var material: BarMaterial? { sharedScroll.value.material }
}

/// Colours of the bar's own parts in light or dark.
package struct ResolvedPalette: Hashable, Sendable {
  /// Fill of glass.
  package var glass: BarColor
  /// What glass is drawn with.
  package var glassMaterial: BarGlass
  /// A box that stands for a picture or a view.
  package var placeholder: BarColor
  /// The groove of a segmented control.
  package var segmentTrack: BarColor
  /// The raised box under its chosen segment.
  package var segmentThumb: BarColor
  /// The line between two of its segments.
  package var segmentDivider: BarColor
  /// What lies behind the bar.
  package var ground: BarColor
}

/// How tall each row is and how much of it shows, in points.
package struct ResolvedRows: Hashable, Sendable {
  /// Height of the band above the row that holds a prompt; 0 without one.
  package var prompt: Double
  /// Distance from the top of the bar, below the prompt, to the row.
  package var rowTop: Double
  /// Height of the row of title and buttons.
  package var row: Double
  /// Height of the bar without prompt and collapsible rows.
  package var base: Double
  /// Height of the line that a pushed title has below an iPad's areas, a part of `base`; 0 without one.
  package var titleLine: Double
  /// Height of the large title's section at rest; 0 without one.
  package var largeTitle: Double
  /// What shows of the large title's section; more than its height while it is pulled down.
  package var visibleLargeTitle: Double
  /// Height of the search field's section at rest; 0 without one.
  package var search: Double
  /// What shows of the search field's section.
  package var visibleSearch: Double

  /// Height of the whole bar as it shows.
  package var total: Double { prompt + base + visibleLargeTitle + visibleSearch }
}

/// A text with its style and colour.
package struct ResolvedText: Hashable, Sendable {
  /// The characters.
  package var text: String
  /// Size, weight and kern.
  package var style: TextStyle
  /// The colour of the letters.
  package var color: BarColor
  /// A shadow behind the letters; nil for none.
  package var shadow: TextShadow?
  /// How much of it shows, 0 to 1.
  package var alpha: Double = 1
  /// What VoiceOver says; nil for the text.
  package var accessibilityLabel: String?
}

/// The back button, as far as it is decided before texts are measured.
package struct ResolvedBackButton: Hashable, Sendable {
  /// The labels to try, the longest first; an empty one is the chevron alone, and always fits.
  package var candidates: [String]
  /// Style of the label.
  package var style: TextStyle
  /// Colour of the label.
  package var color: BarColor
  /// A shadow behind the label; nil for none.
  package var shadow: TextShadow?
  /// Whether it answers touches.
  package var isEnabled: Bool
  /// How the button shows its state; nil for one as the system draws it.
  package var look: Shared<ResolvedButtonLook>?
  /// Colour of the chevron.
  package var indicatorColor: BarColor
  /// What stands for the chevron; nil for the chevron.
  package var indicatorImage: ResolvedImage?
  /// Where texts show that pass under that picture in a push; nil for beyond the chevron alone.
  package var transitionMask: Shared<ResolvedImage>?
  /// What VoiceOver says.
  package var accessibilityLabel: String
  /// Whether a label has to leave the title its place on the bar's middle; if not, the title
  /// may be moved aside for it.
  package var leavesTitleCentred: Bool
}

/// What stands in the middle of the row.
package enum ResolvedTitle: Hashable, Sendable {
  /// Nothing.
  case none
  /// A line of text, and a second one below it if there is a subtitle.
  case text(Shared<ResolvedText>, subtitle: Shared<ResolvedText>?)
  /// A view of the app's own.
  case view(ResolvedView)
}

/// A view in place of a title or in a button.
package enum ResolvedView: Hashable, Sendable {
  /// A box of a size in points; a height of 0 is the row's less a margin.
  case box(BarSize)
  /// A line of text.
  case text(Shared<ResolvedText>)
  /// A picture.
  case image(ResolvedImage)
  /// A picture with a line of text after it.
  indirect case labeled(ResolvedImage, ResolvedText)
  /// Initials in a circle of a width in points and a colour.
  indirect case avatar(ResolvedText, width: Double, BarColor)
  /// Segments; the chosen one counted from 0.
  case segments([ResolvedText], selected: Int?)
  /// Lines of text, the first one highest.
  case lines([ResolvedText])
  /// A wheel of so many spokes in a square, in points.
  case wheel(side: Double, spokes: Int, BarColor)
  /// A search field.
  indirect case search(ResolvedSearch)
}

/// The large title and the line below it.
package struct ResolvedLargeTitle: Hashable, Sendable {
  /// The title; its text may be empty.
  package var title: ResolvedText
  /// The line below it; nil for none.
  package var subtitle: ResolvedText?
}

/// The search field.
package struct ResolvedSearch: Hashable, Sendable {
  /// What the field reads.
  package var text: ResolvedText
  /// Colour of the magnifying glass.
  package var iconColor: BarColor
  /// Fill of the field.
  package var fieldColor: BarColor
  /// The cancel button's word; nil when it is not shown, empty for a circle with a cross.
  package var cancel: ResolvedText?
  /// Whether the field stands in the row of title and buttons.
  package var isInline: Bool
  /// Whether the field has taken the bar.
  package var isActive: Bool
  /// Whether a button stands in the field's place until it is touched.
  package var isButton: Bool
  /// The scopes; empty for none.
  package var scopes: [ResolvedText]
  /// The chosen scope, counted from 0.
  package var selectedScope: Int
}
