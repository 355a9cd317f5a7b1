extension SceneContent {
  /// One row of a list.
  public struct Row: Hashable, Sendable {
    /// Height in points; nil for the contents' row height.
    public var height: Double?
    /// Colour of the row; nil for the style's.
    public var color: SceneColor?
    /// The line it shows; nil for none.
    public var title: String?
    /// A smaller, greyer line below the title; nil for none.
    public var subtitle: String?
    /// What stands at the trailing end, in grey; nil for none.
    public var detail: String?
    /// Colour of a rounded square at the leading edge; nil for none.
    public var iconColor: SceneColor?
    /// Grey bars in place of text, as many as there are lines.
    public var lines: Int
    /// Whether a chevron at the trailing edge says that the row leads on.
    public var showsDisclosureIndicator: Bool
    /// Whether a new card, or a gap, begins above the row.
    public var startsSection: Bool
    /// Whether a line parts the row from the next one; nil for what the contents say.
    package var separatorStyle: SceneContent.SeparatorStyle?
    /// A picture or symbol at the leading edge, white on the square of `iconColor`, else in the
    /// tint; nil for none.
    package var image: ImageSource?
    /// Initials in a circle at the leading edge; nil for none.
    package var avatar: String?
    /// A third part of the row, of up to two lines; nil for none.
    package var message: String?
    /// What stands at the trailing edge.
    package var accessory = Accessory.none
    /// Whether the switch at the trailing edge is on; nil for no switch.
    package var isOn: Bool?
    /// Whether a dot before the row says that it was not read.
    package var isUnread = false
    /// Words above the section that the row begins; nil for none.
    package var header: String?
    /// Words below the section that the row ends; nil for none.
    package var footer: String?
    /// The colour of a symbol that has no square; nil for the tint.
    package var tintColor: SceneColor?
    /// The colour of the title; nil for that of text.
    package var titleColor: SceneColor?
    /// The size of the title's font, which follows Dynamic Type; nil for a row's usual one.
    package var titleTextStyle: TextStyleName?
    /// How heavy the title is; nil for the usual weight.
    package var titleFontWeight: FontWeight?
    /// Where the knob of a slider stands in place of words, from 0 to 1; nil for no slider.
    package var sliderValue: Double?
    /// The colour of the detail; nil for grey.
    package var detailColor: SceneColor?
    /// What a swipe from the leading edge has brought up, the first at that edge; empty for none.
    package var leadingSwipeActions: [SwipeAction] = []
    /// What a swipe from the trailing edge has brought up, the first at that edge; empty for none.
    package var trailingSwipeActions: [SwipeAction] = []
    /// Side of the square that picture, circle or coloured square fit into, in points; nil for the
    /// system's.
    ///
    /// UIKit: `UIListContentConfiguration.ImageProperties.maximumSize`.
    package var imageSize: Double?
    /// A button at the trailing end; nil for none.
    package var button: Button?
    /// Buttons beside each other, before that one: at the trailing end of words, else in place of
    /// them; empty for none.
    package var buttons: [Button] = []
    /// How buttons in place of words stand in their row.
    package var buttonAlignment = ButtonAlignment.fill
    /// Tiles in place of words, which stand on no card; empty for words.
    package var tiles: [Row] = []
    /// How those tiles stand; nil for three columns.
    package var grid: Grid?
    /// Whether the row is the one that was chosen.
    package var isSelected = false
    /// The balloon that holds the title, in place of a row of a list; nil for none.
    package var balloon: Balloon?

    /// What stands at a row's trailing edge.
    ///
    /// UIKit: `UITableViewCell.AccessoryType`.
    package enum Accessory: String, CaseIterable, Hashable, Sendable {
      case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// A size of text that follows the size that the user chose.
    ///
    /// UIKit: `UIFont.TextStyle`.
    package enum TextStyleName: String, CaseIterable, Hashable, Sendable {
      case largeTitle, title1, title2, title3, headline, body, subheadline, footnote
    }

    /// How buttons stand in a row that has nothing else.
    ///
    /// UIKit: `UIControl.ContentHorizontalAlignment`.
    package enum ButtonAlignment: String, CaseIterable, Hashable, Sendable {
      /// As wide as each other, from margin to margin.
      case fill
      case leading, center, trailing
    }

    /// A message of a conversation.
    package enum Balloon: String, CaseIterable, Hashable, Sendable {
      /// Grey, at the leading edge.
      case received
      /// Blue, at the trailing edge.
      case sent
    }

    /// Makes a row.
    public init(
      height: Double? = nil, color: SceneColor? = nil, title: String? = nil,
      subtitle: String? = nil, detail: String? = nil, iconColor: SceneColor? = nil, lines: Int = 0,
      showsDisclosureIndicator: Bool = false, startsSection: Bool = false
    ) {
      self.height = height
      self.color = color
      self.title = title
      self.subtitle = subtitle
      self.detail = detail
      self.iconColor = iconColor
      self.lines = lines
      self.showsDisclosureIndicator = showsDisclosureIndicator
      self.startsSection = startsSection
    }

    /// Whether it shows tiles, or buttons and nothing else: it stands on no card then, and has no
    /// line below it.
    var isFreeStanding: Bool {
      if !tiles.isEmpty { return true }
      let hasWords = [title, subtitle, message, detail, avatar].contains { $0 != nil } || lines > 0
      let hasSign = image != nil || iconColor != nil || isOn != nil || sliderValue != nil
      return !buttons.isEmpty && !hasWords && !hasSign
    }
  }
}
