extension WatchContext {
  /// The back button: on every screen but the first of a stack, unless it is hidden or a button of
  /// the app takes its place.
  ///
  /// Its icon and colour are the system's; the previous screen's title is never drawn.
  var backButton: ResolvedWatchBackButton? {
    let item = topItem
    let isReplaced =
      item.leftBarButtonItems.contains { !$0.isHidden } && !item.leftItemsSupplementBackButton
    guard !isRoot, !item.hidesBackButton, !isReplaced else { return nil }
    let isRound = metrics[.roundBackEm] > 0 && item.title?.isEmpty ?? true
    let role: WatchColorRole = isRound ? .roundBackChevron : hasDiscs ? .discGlyph : .lineTitle
    return ResolvedWatchBackButton(
      color: role == .lineTitle ? accent ?? color(role) : color(role), isRound: isRound,
      accessibilityLabel: SystemWord.back.text(in: scene.locale))
  }

  /// The buttons of the leading corner.
  ///
  /// The first screen of a sheet without buttons there gets the system's own: a word in the title's
  /// place up to watchOS 9, Cancel or else the screen's own title, and a cross from watchOS 10 on. Source: documented — SwiftUI: sheets of watchOS have a button to dismiss
  /// them.
  var leadingItems: [ResolvedItem] {
    let own = items(topItem.leftBarButtonItems, isLeading: true)
    guard own.isEmpty, isSheet, isRoot, !topItem.hidesBackButton else { return own }
    if hasDiscs { return items([BarButtonItem(.systemItem(.close))], isLeading: true) }
    guard let title = topItem.title, !title.isEmpty else {
      return items([BarButtonItem(.systemItem(.cancel))], isLeading: true)
    }
    return items([BarButtonItem(.title(title))], isLeading: true)
  }

  /// The buttons of one side; hidden ones and spaces are left out.
  func items(_ items: [BarButtonItem], isLeading: Bool) -> [ResolvedItem] {
    items.enumerated().compactMap { index, item in
      guard !item.isHidden, let content = content(of: item, isLeading: isLeading) else {
        return nil
      }
      return ResolvedItem(
        place: isLeading ? .leading(index) : .trailing(index), startsGroup: false,
        content: content, width: item.width, isEnabled: item.isEnabled,
        look: nil,
        prominentFill: hasDiscs ? fill(of: item) : nil, sharesGlass: false,
        accessibilityLabel: item.accessibilityLabel ?? item.content.spokenName(in: scene.locale))
    }
  }

  /// What a button shows; nil for a space.
  private func content(of item: BarButtonItem, isLeading: Bool) -> ResolvedItem.Content? {
    let color = color(of: item, isLeading: isLeading)
    let isHeavy =
      hasDiscs ? metrics[.buttonIsSemibold] : !isLeading && metrics[.trailingWordIsSemibold]
    let style = style(hasDiscs ? .buttonFontSize : .titleFontSize, isHeavy ? .semibold : .regular)
    switch item.content {
    case .fixedSpace, .flexibleSpace, .systemItem(.fixedSpace), .systemItem(.flexibleSpace):
      return nil
    case .title(let title):
      return .text(Shared(ResolvedText(text: title, style: style, color: color)))
    case .image(let source): return .image(image(source, style, color))
    case .customView(let view): return .view(self.view(view, style, color))
    case .systemItem(let system):
      if let word = system.word {
        return .text(
          Shared(ResolvedText(text: word.text(in: scene.locale), style: style, color: color)))
      }
      let size =
        system == .close && hasDiscs
        ? metrics[.closeSymbolShare] * metrics[.buttonDiameter] : nil
      return .image(
        image(.symbol(system.symbolName?.rawValue ?? ""), style, color, symbolSize: size))
    }
  }

  /// The colour of a button's word or picture.
  ///
  /// Discs show white words and pictures, and the system's own glyph in its colour; up to watchOS 9
  /// a dismiss word has the colour of its era and a trailing word the accent colour. Source: assumed,
  /// but for the table's colours.
  private func color(of item: BarButtonItem, isLeading: Bool) -> BarColor {
    guard item.isEnabled else { return color(.disabled) }
    if let tint = item.tintColor { return color(tint) }
    if hasDiscs {
      if case .systemItem = item.content { return color(.discGlyph) }
      return .white
    }
    return isLeading ? color(.dismissWord) : accent ?? .white
  }

  /// The fill of a prominent disc, or of a word with a tint of its own; nil for a plain one.
  private func fill(of item: BarButtonItem) -> BarColor? {
    guard item.isEnabled else { return nil }
    if item.style == .prominent {
      return accent ?? SystemColorTable.pair(.systemBlue).color(.dark)
    }
    guard case .title = item.content, let tint = item.tintColor, metrics[.tintFillShare] > 0 else {
      return nil
    }
    return color(tint).opacity(metrics[.tintFillShare])
  }

  /// A picture of a button in the bar: on a disc a symbol has a size and a weight of its own.
  private func image(
    _ source: ImageSource, _ style: TextStyle, _ color: BarColor, symbolSize: Double? = nil
  ) -> ResolvedImage {
    image(
      source, style, color,
      symbolSize: symbolSize ?? (hasDiscs ? metrics[.buttonSymbolSize] : style.size),
      weight: hasDiscs ? .regular : style.weight)
  }

  /// A picture, with a symbol of a size, in points, and a weight.
  func image(
    _ source: ImageSource, _ style: TextStyle, _ color: BarColor, symbolSize: Double,
    weight: FontWeight
  ) -> ResolvedImage {
    switch source {
    case .placeholder(let size):
      return ResolvedImage(size: size, picture: .box, color: self.color(.placeholder))
    case .color(let fill, let size):
      return ResolvedImage(size: size, picture: .box, color: self.color(fill))
    case .bitmap(let reference):
      return ResolvedImage(reference, scale: scene.device.scale, isTemplate: true, tint: color)
    case .icon(let icon, let size):
      return ResolvedImage(size: size, picture: .icon(icon), color: color)
    case .path(let path, let size):
      return ResolvedImage(size: size, picture: .path(path), color: color)
    case .symbol(let name):
      guard let name = SymbolName.named(name) else {
        let side = style.size
        return ResolvedImage(
          size: BarSize(width: side, height: side), picture: .box,
          color: self.color(.placeholder))
      }
      let symbol = ResolvedSymbol(name: name, pointSize: symbolSize, weight: weight)
      return ResolvedImage(size: symbol.inkSize, picture: .symbol(symbol), color: color)
    }
  }

  /// A view of the app's own; segments do not exist on a watch and read as their chosen one, a search
  /// field reads what it says, and of several lines there is room for the first.
  private func view(_ view: CustomView, _ style: TextStyle, _ color: BarColor) -> ResolvedView {
    switch view {
    case .placeholder(let size): .box(size)
    case .lines(let lines, _):
      .text(Shared(ResolvedText(text: lines.first ?? "", style: style, color: .white)))
    case .label(let text), .avatar(let text):
      .text(Shared(ResolvedText(text: text, style: style, color: .white)))
    case .button(let text): .text(Shared(ResolvedText(text: text, style: style, color: color)))
    // A watch's bar has no room for both.
    case .image(let source), .labeledButton(let source, _): .image(image(source, style, color))
    case .activityIndicator(_, let color):
      .wheel(
        side: style.size, spokes: ActivityWheel.spokes,
        color.map { self.color($0) } ?? .white)
    case .searchBar(let bar):
      .text(
        Shared(
          ResolvedText(
            text: bar.text.isEmpty ? bar.placeholder ?? "" : bar.text, style: style, color: color)))
    case .segmentedControl(let titles, let selected):
      .text(
        Shared(
          ResolvedText(
            text: titles.indices.contains(selected ?? 0) ? titles[selected ?? 0] : "",
            style: style, color: color)))
    }
  }
}
