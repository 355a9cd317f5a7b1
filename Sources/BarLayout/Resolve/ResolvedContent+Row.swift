extension ResolvedContent {
  /// One row.
  package struct Row: Hashable, Sendable {
    /// Height in points; nil for as high as its words need.
    package var height: Double?
    /// Least height of a row whose words may take several lines, in points.
    package var leastHeight: Double
    /// Whether words take as many lines as they need, and the detail stands below them.
    package var isStacked: Bool
    /// Colour of the row; clear for none.
    package var color: BarColor
    /// The line it shows; nil for none.
    package var title: ResolvedText?
    /// The line below the title; nil for none.
    package var subtitle: ResolvedText?
    /// Up to two lines below those; nil for none.
    package var message: ResolvedText?
    /// What stands at the trailing end; nil for none.
    package var detail: ResolvedText?
    /// The rounded square at the leading edge; clear for none.
    package var iconColor: BarColor
    /// The picture on that square or in its place; nil for none.
    package var image: ResolvedImage?
    /// Initials in a circle at the leading edge; nil for none.
    package var avatar: ResolvedText?
    /// Side of the square that those fit into, in points.
    package var signSize: Double
    /// Buttons at the trailing end, or in place of words.
    package var buttons: [Button]
    /// How buttons in place of words stand.
    package var buttonAlignment: SceneContent.Row.ButtonAlignment
    /// Tiles in place of words; empty for words.
    package var tiles: [Row]
    /// How those tiles stand.
    package var grid: SceneContent.Grid
    /// Whether tiles or buttons take the place of words.
    package var isFreeStanding: Bool
    /// The rounded box behind a selected row of a sidebar; nil for none.
    package var selectionColor: BarColor?
    /// Grey bars in place of text.
    package var lines: Int
    /// The signs at the trailing edge, the outermost first.
    package var signs: [ResolvedImage]
    /// The switch at the trailing edge; nil for none.
    package var toggle: Switch?
    /// The slider in place of words; nil for none.
    package var slider: Slider?
    /// Whether a dot before the row says that it was not read.
    package var isUnread: Bool
    /// Words above the section; nil for none.
    package var header: ResolvedText?
    /// Words below the section; nil for none.
    package var footer: ResolvedText?
    /// The balloon that holds the title; nil for a row of a list.
    package var balloon: Balloon?
    /// What a swipe has brought up, from the row's leading and from its trailing edge.
    package var leadingActions: [SwipeAction]
    package var trailingActions: [SwipeAction]
    /// Whether the distance between two sections lies above the row.
    package var opensSection: Bool
    /// Whether the row is the first of its card.
    package var isFirst: Bool
    /// Whether the row is the last of its card.
    package var isLast: Bool
    /// Whether a line parts it from the next row.
    package var hasSeparator: Bool
  }

  /// A switch.
  package struct Switch: Hashable, Sendable {
    /// Whether it is on.
    package var isOn: Bool
    /// Colour of the track.
    package var color: BarColor
  }

  /// A slider.
  package struct Slider: Hashable, Sendable {
    /// How much of its track lies before the knob, from 0 to 1.
    package var value: Double
    /// Colour of the track before the knob.
    package var color: BarColor
    /// Colour of the track after the knob.
    package var trackColor: BarColor
    /// Colour of the white knob's edge.
    package var edgeColor: BarColor
  }

  /// A message of a conversation.
  package struct Balloon: Hashable, Sendable {
    /// Whether the user wrote it, so that it stands at the trailing edge.
    package var isSent: Bool
    /// Colour of the balloon.
    package var color: BarColor
  }
}

extension ResolvedContent.Row {
  /// Decides what a row of a scene leaves open.
  init(
    _ row: SceneContent.Row, of content: SceneContent, isFirst: Bool, isLast: Bool,
    _ context: borrowing ResolvingContext
  ) {
    let metrics = context.metrics
    let isGrouped = content.style == .insetGrouped
    let cardColor: SceneColor = .system(isGrouped ? .secondarySystemGroupedBackground : .clear)
    self.isFirst = isFirst
    self.isLast = isLast
    opensSection = row.startsSection || isFirst && !row.isFreeStanding
    hasSeparator =
      !isLast && content.style != .sidebar
      && (row.separatorStyle ?? content.separatorStyle) == .singleLine
    let isSidebar = content.style == .sidebar
    color = context.color(
      row.color ?? (row.isSelected && !isSidebar ? .system(.systemGray4) : cardColor))
    selectionColor = row.isSelected && isSidebar ? context.color(.tertiarySystemFill) : nil
    buttons = (row.buttons + [row.button].compactMap(\.self)).map(context.resolved)
    buttonAlignment = row.buttonAlignment
    isFreeStanding = row.isFreeStanding
    grid = row.grid ?? SceneContent.Grid()
    tiles = row.tiles.enumerated().map {
      Self(tile: $1, $0, of: content, in: row.grid, context)
    }
    let usualSize = metrics[row.avatar == nil ? .contentIconSize : .contentAvatarSize]
    signSize = (row.imageSize ?? usualSize) * metrics.contentSignScale
    let share = (row.imageSize ?? usualSize) / usualSize
    lines = row.lines
    isUnread = row.isUnread
    iconColor = row.iconColor.map(context.color) ?? .clear
    let isOnSquare = row.iconColor != nil
    image = row.image.map {
      context.image(
        $0,
        style: context.textStyle(
          metrics[.contentSymbolSize] * metrics.contentSignScale * share, .regular),
        color: isOnSquare ? .white : row.tintColor.map(context.color) ?? context.tint,
        isTemplate: isOnSquare)
    }
    avatar = row.avatar.map {
      context.contentText($0, .contentAvatarFontSize, .white, .medium)
    }
    avatar?.style.size *= metrics.contentSignScale * share
    balloon = row.balloon.map {
      ResolvedContent.Balloon(
        isSent: $0 == .sent, color: context.color($0 == .sent ? .systemBlue : .systemGray5))
    }
    title = row.title.map {
      context.contentText(
        $0, row.titleTextStyle?.size ?? .contentFontSize,
        row.balloon == .sent ? .white : .label,
        row.titleWeight(usual: row.message == nil ? .regular : .semibold))
    }
    if let color = row.titleColor { title?.color = context.color(color) }
    slider = row.sliderValue.map {
      ResolvedContent.Slider(
        value: $0, color: context.tint, trackColor: context.color(.systemFill),
        edgeColor: context.color(.separator))
    }
    // Above a message stand, as in Mail, who wrote it and what it is about.
    subtitle = row.subtitle.map {
      context.contentText(
        $0, .contentSubtitleFontSize, row.message == nil ? .secondaryLabel : .label)
    }
    message = row.message.map {
      context.contentText($0, .contentSubtitleFontSize, .secondaryLabel)
    }
    detail = row.detail.map { context.contentText($0, .contentFontSize, .secondaryLabel) }
    if let color = row.detailColor { detail?.color = context.color(color) }
    toggle = row.isOn.map {
      ResolvedContent.Switch(
        isOn: $0, color: context.color($0 ? .systemGreen : .secondarySystemFill))
    }
    header = row.header.map {
      if row.balloon != nil {
        return context.contentText($0, .contentFootnoteFontSize, .secondaryLabel, .medium)
      }
      return isGrouped && !metrics[.hasGlass]
        ? context.contentText($0.uppercased(), .contentFootnoteFontSize, .secondaryLabel)
        : context.contentText(
          $0, .contentHeaderFontSize, isGrouped ? .secondaryLabel : .label, .semibold)
    }
    footer = row.footer.map {
      context.contentText($0, .contentFootnoteFontSize, .secondaryLabel)
    }
    signs = context.signs(of: row)
    (leastHeight, isStacked) = (0, false)
    leadingActions = row.leadingSwipeActions.map(context.resolved)
    trailingActions = row.trailingSwipeActions.map(context.resolved)
    let given = row.height ?? content.rowHeight
    if given == nil, row.balloon != nil || row.isFreeStanding { return }
    leastHeight = context.height(of: self)
    isStacked = given == nil && row.message == nil && metrics.contentRowsAreStacked
    height = isStacked ? nil : given ?? leastHeight
  }
}

extension SceneContent.Row {
  /// How heavy the title is, where nothing else is said.
  func titleWeight(usual: FontWeight) -> FontWeight {
    titleFontWeight ?? (titleTextStyle == .headline ? .semibold : usual)
  }
}

extension SceneContent.Row.TextStyleName {
  /// The size of its font.
  var size: Metric {
    switch self {
    case .largeTitle: .contentLargeTitleSize
    case .title1: .contentTitle1Size
    case .title2: .contentTitle2Size
    case .title3: .contentTitle3Size
    case .headline: .contentHeaderFontSize
    case .body: .contentFontSize
    case .subheadline: .contentSubtitleFontSize
    case .footnote: .contentFootnoteFontSize
    }
  }
}

extension ResolvingContext {
  /// Chevron, tick and info button of a row, the outermost first.
  fileprivate func signs(of row: SceneContent.Row) -> [ResolvedImage] {
    let chevron = sign(
      .chevronForward, .contentDisclosureSize, .semibold, color(.tertiaryLabel))
    let info = sign(.infoCircle, .contentButtonSize, .regular, tint)
    switch row.accessory {
    case .none: return row.showsDisclosureIndicator ? [chevron] : []
    case .disclosureIndicator: return [chevron]
    case .detailDisclosureButton: return [chevron, info]
    case .checkmark: return [sign(.checkmark, .contentCheckmarkSize, .semibold, tint)]
    case .detailButton: return [info]
    }
  }

  private func sign(
    _ name: SymbolName, _ size: Metric, _ weight: FontWeight, _ color: BarColor
  ) -> ResolvedImage {
    let symbol = ResolvedSymbol(
      name: name, pointSize: metrics[size] * metrics.contentSignScale, weight: weight,
      scale: .medium)
    return ResolvedImage(size: symbol.inkSize, picture: .symbol(symbol), color: color)
  }

  /// The height of a row that states none: the table's, or what its lines need.
  fileprivate func height(of row: ResolvedContent.Row) -> Double {
    let texts = [row.title, row.subtitle, row.message, row.message].compactMap { $0 }
    let em = texts.reduce(0) { $0 + $1.style.size }
    let bars = Double(row.lines) * 2 * metrics[.contentBarHeight]
    let needed = metrics[.lineHeightEm] * em + bars + 2 * metrics[.contentRowPadding]
    let isLarge = row.signSize > metrics[.contentIconSize] * metrics.contentSignScale
    let hasSign = row.avatar != nil || row.image != nil || row.iconColor.alpha > 0
    let sign =
      row.avatar != nil || (hasSign && isLarge)
      ? row.signSize + 2 * metrics[.contentRowPadding] : 0
    let usual = metrics[row.subtitle == nil ? .contentRowHeight : .contentTallRowHeight]
    return max(usual, needed, sign)
  }

  /// A line of a list.
  func contentText(
    _ text: String, _ size: Metric, _ color: SystemColor, _ weight: FontWeight = .regular
  ) -> ResolvedText {
    ResolvedText(
      text: text, style: textStyle(metrics[size], weight), color: self.color(color))
  }
}
