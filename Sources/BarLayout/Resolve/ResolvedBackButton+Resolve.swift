extension ResolvedBackButton {
  /// Decides whether there is a back button and which labels it may show.
  ///
  /// The item it leads to says what: its `backBarButtonItem`, or else `backButtonTitle`, `title`, the
  /// word "Back", nothing, beginning where `backButtonDisplayMode` says.
  /// Source: documented — UINavigationItem.backButtonDisplayMode.
  init?(_ context: borrowing ResolvingContext, isLarge: Bool) {
    let item = context.topItem
    guard let back = context.bar.backItem, !item.hidesBackButton else { return nil }
    if !item.leftBarButtonItems.isEmpty && !item.leftItemsSupplementBackButton { return nil }
    let metrics = context.metrics
    let word = SystemWord.back.text(in: context.scene.locale)
    let own = back.backBarButtonItem
    let title = back.backButtonTitle ?? back.title
    candidates = Self.candidates(
      own: own, title: title, word: word, mode: back.backButtonDisplayMode,
      hasLabel: metrics[.backButtonHasLabel] > 0)
    style = context.textStyle(metrics[.itemFontSize], .regular)
    let hasGlass = metrics[.hasGlass] > 0
    if let tint = own?.tintColor {
      color = context.color(tint)
    } else if hasGlass && context.bar.tintColor == nil {
      color = BarColor.glassContent.color(context.style)
    } else {
      color = context.tint
    }
    let spoken = own?.accessibilityLabel ?? own?.ownTitle ?? title ?? word
    accessibilityLabel = spoken.isEmpty ? word : spoken
    leavesTitleCentred = isLarge
  }

  private static func candidates(
    own: BarButtonItem?, title: String?, word: String,
    mode: NavigationItem.BackButtonDisplayMode, hasLabel: Bool
  ) -> [String] {
    guard hasLabel else { return [""] }
    if let own, let title = own.ownTitle { return title.isEmpty ? [""] : [title, ""] }
    switch mode {
    case .minimal: return [""]
    case .generic: return [word, ""]
    case .default:
      guard let title else { return [word, ""] }
      return title.isEmpty ? [""] : title == word ? [word, ""] : [title, word, ""]
    }
  }
}

extension BarButtonItem {
  /// The word the item carries itself; nil when it carries none.
  fileprivate var ownTitle: String? {
    if case .title(let title) = content { return title }
    return nil
  }
}
