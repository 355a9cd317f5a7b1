extension ResolvingContext {
  /// A view of the app's own.
  func view(_ view: CustomView, color: BarColor) -> ResolvedView {
    switch view {
    case .placeholder(let size): .box(size)
    case .avatar(let text):
      .avatar(
        contentText(text, .barAvatarFontSize, .white, .medium), width: metrics[.barAvatarSize],
        self.color(.systemGray))
    case .label(let text):
      .text(
        Shared(
          ResolvedText(
            text: text, style: textStyle(metrics[.itemFontSize], .regular),
            color: self.color(.label))))
    case .button(let text):
      .text(
        Shared(
          ResolvedText(
            text: text, style: textStyle(metrics[.itemFontSize], .regular), color: color)))
    case .labeledButton(let source, let text):
      .labeled(
        image(source, style: textStyle(metrics[.itemFontSize], .regular), color: color),
        ResolvedText(
          text: text, style: textStyle(metrics[.itemFontSize], .regular), color: color))
    case .lines(let lines, let attributes):
      .lines(
        lines.indices.map { index in
          line(
            lines[index], isFirst: index == 0,
            attributes.indices.contains(index) ? attributes[index] : TextAttributes())
        })
    case .activityIndicator(let isLarge, let color): wheel(isLarge: isLarge, color)
    case .searchBar(let bar): .search(ownSearch(bar))
    case .image(let source):
      .image(
        image(
          source, style: textStyle(metrics[.itemFontSize], .regular), color: color,
          isTemplate: false))
    case .segmentedControl(let titles, let selected):
      .segments(
        titles.enumerated().map { index, title in
          ResolvedText(
            text: title,
            style: textStyle(
              metrics[.segmentFontSize], index == selected ? .semibold : .regular),
            color: self.color(.label))
        }, selected: selected)
    }
  }

  /// A line of a view that has several.
  ///
  /// Source: assumed — apps set such lines as they like; most take the sizes of a headline and of a
  /// caption.
  private func line(
    _ line: String, isFirst: Bool, _ attributes: TextAttributes
  ) -> ResolvedText {
    let style =
      isFirst
      ? textStyle(metrics[.titleFontSize], .semibold)
      : textStyle(metrics[.secondLineFontSize], .regular)
    return text(line, style, color(isFirst ? .label : .secondaryLabel), attributes)
  }

  /// A wheel that says that something is under way.
  private func wheel(isLarge: Bool, _ color: SceneColor?) -> ResolvedView {
    .wheel(
      side: metrics[isLarge ? .largeWheelSide : .wheelSide], spokes: Int(metrics[.wheelSpokes]),
      color.map(self.color) ?? self.color(.systemGray))
  }

  /// Whether a search field stands in the place of the title.
  var hasSearchBarAsTitle: Bool {
    if case .searchBar? = topItem.titleView { return true }
    return false
  }
}
