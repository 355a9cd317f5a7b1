extension ResolvedContent {
  /// A button of a row.
  package struct Button: Hashable, Sendable {
    /// Its words; nil for a picture alone.
    package var title: ResolvedText?
    /// The picture before them; nil for words alone.
    package var image: ResolvedImage?
    /// Size of the font that its height is made for, in points.
    package var lineSize: Double
    /// What lies behind them; clear for nothing.
    package var color: BarColor
    /// Whether it is a large one.
    package var isLarge: Bool

    /// Width of its picture, in points.
    var imageWidth: Double { image?.size.width ?? 0 }
  }
}

extension ResolvedContent.Row {
  /// Decides what a tile shows, which takes the contents' colours in turn where it has none of its
  /// own.
  init(
    tile: SceneContent.Row, _ index: Int, of content: SceneContent,
    in grid: SceneContent.Grid?, _ context: borrowing ResolvingContext
  ) {
    self.init(tile, of: content, isFirst: true, isLast: true, context)
    let isGrouped = content.style == .insetGrouped
    let plain: SceneColor = .system(
      isGrouped ? .secondarySystemGroupedBackground : .secondarySystemBackground)
    let turn = content.colors.isEmpty ? plain : content.colors[index % content.colors.count]
    color = context.color(tile.color ?? turn)
    let isBelow = grid?.titlePosition == .below
    title?.style = context.textStyle(
      context.metrics[
        tile.titleTextStyle?.size ?? (isBelow ? .contentSubtitleFontSize : .contentFontSize)],
      tile.titleWeight(usual: isBelow ? .medium : .semibold))
    let size = context.metrics[.contentFontSize] * context.mockup[.tileDetailShare]
    detail?.style = context.textStyle(size, .bold)
    takeColors(of: tile, ground: context.ground, words: !isBelow)
  }

  /// Words and symbols that state no colour stand out from their tile, whatever the appearance is.
  private mutating func takeColors(of tile: SceneContent.Row, ground: BarColor, words: Bool) {
    let color = color.over(ground)
    let style: TraitCollection.UserInterfaceStyle = color.takesWhiteWords ? .dark : .light
    let label = SystemColor.label.color(style)
    if tile.detailColor == nil { detail?.color = label }
    if words {
      if tile.titleColor == nil { title?.color = label }
      subtitle?.color = SystemColor.secondaryLabel.color(style)
    }
    let isPlain = tile.tintColor == nil && tile.iconColor == nil
    if isPlain, color.isColorful { image?.color = label }
  }
}

extension ResolvingContext {
  /// Decides what a button of a row looks like.
  func resolved(_ button: SceneContent.Row.Button) -> ResolvedContent.Button {
    let tint = button.tintColor.map(color) ?? tint
    let isLarge = button.buttonSize == .large
    let size = metrics[isLarge ? .contentFontSize : .contentSubtitleFontSize]
    let style = textStyle(size, .semibold)
    let content: BarColor = button.style == .filled ? .white : tint
    let ground: BarColor =
      switch button.style {
      case .plain: .clear
      case .gray: color(.tertiarySystemFill)
      case .tinted: tint.opacity(mockup[.rowButtonTintShare])
      case .filled: tint
      }
    return ResolvedContent.Button(
      title: button.title.map { ResolvedText(text: $0, style: style, color: content) },
      image: button.image.map { image($0, style: style, color: content) }, lineSize: size,
      color: ground, isLarge: isLarge)
  }
}
