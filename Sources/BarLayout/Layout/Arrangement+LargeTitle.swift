extension Arrangement {
  /// The large title's section under the row.
  ///
  /// The label keeps its distance from the section's lower edge, so it moves up under the row as
  /// the section collapses and down as it is pulled; pulled down it grows about its leading end,
  /// never wider than the row. Source: measured — `largeTitleRows`, `stretchPerPoint`.
  mutating func arrangeLargeTitle() {
    guard let large = bar.largeTitle else { return }
    let rows = scroll.rows
    let margins = bar.place.margins
    let section = BarRect(x: 0, y: baseBottom, width: width, height: rows.visibleLargeTitle)
    add(ArrangedElement(id: .largeTitleView, frame: section))
    let baselines = LargeTitleBaselines(
      metrics, size: large.title.style.size, hasSubtitle: large.subtitle != nil)
    let top = section.maxY - rows.largeTitle
    let room = width - margins.leading - margins.trailing
    var title = label(
      .largeTitle, tightened(large.title, room: room), x: margins.leading,
      baseline: top + baselines.title, room: room)
    let size = large.title.style.size
    title.frame.y = top + baselines.title - metrics[.largeTitleAscentEm] * size
    title.frame.height = grid.up(metrics[.largeTitleLineHeightEm] * size)
    magnify(&title, by: scroll.magnification, room: room)
    title.clip = section
    title.alpha = 1 - scroll.titleAlpha
    add(title)
    if let subtitle = large.subtitle {
      var label = label(
        .largeSubtitle, subtitle, x: margins.leading, baseline: top + baselines.last, room: room)
      label.clip = section
      label.alpha = 1 - scroll.titleAlpha
      add(label)
    }
  }

  /// A title with its letters closer together where it does not fit, before any of it is cut.
  ///
  /// Source: measured — `largeTitleTighteningEm`. What UIKit does with a title that fits once it is
  /// somewhat tighter was not seen: assumed as tight as one that is cut.
  private func tightened(_ title: ResolvedText, room: Double) -> ResolvedText {
    guard naturalWidth(title.text, title.style) > room + grid.pixel / 2 else { return title }
    var title = title
    title.style.kern -= metrics[.largeTitleTighteningEm] * title.style.size
    return title
  }

  /// Scales a label about the leading end of its baseline, as far as the row is wide.
  private func magnify(_ label: inout ArrangedElement, by factor: Double, room: Double) {
    guard factor > 1, case .text(var text) = label.shape, label.frame.width > 0, !text.isTruncated
    else { return }
    let factor = min(factor, max(room / label.frame.width, 1))
    text.magnification = factor
    let above = text.baseline - label.frame.y
    label.frame.y = text.baseline - above * factor
    label.frame.width *= factor
    label.frame.height *= factor
    label.shape = .text(text)
  }
}
