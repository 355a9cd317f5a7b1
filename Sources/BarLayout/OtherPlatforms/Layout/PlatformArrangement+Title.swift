extension PlatformArrangement {
  /// Title and subtitle: after the leading buttons, or on the bar's middle and moved aside just far
  /// enough, cut to what room there is.
  mutating func arrangeTitle(from start: Double, to end: Double) {
    let icon = bar.proxyIcon == nil ? 0 : metrics[.proxyIconExtent] + metrics[.proxyIconGap]
    let texts = [bar.title, bar.subtitle].compactMap(\.self)
    guard !texts.isEmpty || icon > 0 else { return }
    let wanted = icon + (texts.map { labelWidth($0) }.max() ?? 0)
    let room = max(end - start, 0)
    let width = min(wanted, room)
    var x = start
    if !metrics[.titleIsLeading] {
      x = min(max((bar.width - width) / 2, start), max(end - width, start))
    }
    if let image = bar.proxyIcon, icon <= room {
      let extent = metrics[.proxyIconExtent]
      add(
        ArrangedElement(
          id: .proxyIcon,
          frame: BarRect(x: x, y: middle - extent / 2, width: extent, height: extent),
          shape: .picture(image)))
      x += icon
    }
    let textRoom = room - icon
    if let title = bar.title {
      let baseline =
        bar.subtitle == nil ? middle + metrics[.titleDrop] : middle - metrics[.titleRise]
      if let field = bar.titleField {
        add(field, around: title, x: x, baseline: baseline, room: textRoom)
        x += metrics[.titleFieldInset]
      }
      add(label(.title, title, x: x, baseline: baseline, room: textRoom))
    }
    if let subtitle = bar.subtitle {
      add(
        label(
          .subtitle, subtitle, x: x, baseline: middle + metrics[.subtitleDrop], room: textRoom))
    }
  }

  /// The field in which a window's title is changed, with its words selected; its rows say that
  /// nobody measured it.
  private mutating func add(
    _ field: ResolvedPlatformBar.TitleField, around title: ResolvedText, x: Double,
    baseline: Double, room: Double
  ) {
    let inset = metrics[.titleFieldInset]
    let words = BarRect(
      x: x + inset, y: baseline - metrics[.ascentEm] * title.style.size,
      width: min(labelWidth(title), room), height: metrics[.lineHeightEm] * title.style.size)
    add(
      ArrangedElement(
        id: .titleField,
        frame: words.inset(by: BarEdgeInsets(sides: -inset, ends: -inset / 2)),
        shape: .roundedBox(
          radius: metrics[.titleFieldRadius], field.color, curve: .continuous), isEnabled: true))
    add(
      ArrangedElement(
        id: .titleFieldSelection, frame: words, shape: .fill(field.selectionColor)))
  }
}
