extension ResolvedContent {
  /// A button that a swipe over a row has brought up.
  package struct SwipeAction: Hashable, Sendable {
    /// Its words; nil for a picture alone.
    package var title: ResolvedText?
    /// Its picture; nil for words alone.
    package var image: ResolvedImage?
    /// Its colour.
    package var color: BarColor
  }
}

extension ResolvingContext {
  /// Decides what a button of a swipe looks like.
  func resolved(_ action: SceneContent.Row.SwipeAction) -> ResolvedContent.SwipeAction {
    let isDestructive = action.style == .destructive
    return ResolvedContent.SwipeAction(
      title: action.title.map { contentText($0, .contentSubtitleFontSize, .white) },
      image: action.image.map {
        image($0, style: textStyle(metrics[.contentSymbolSize], .regular), color: .white)
      },
      color: color(action.backgroundColor ?? .system(isDestructive ? .systemRed : .systemGray)))
  }
}
