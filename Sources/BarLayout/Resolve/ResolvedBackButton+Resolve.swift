extension ResolvedBackButton {
  /// Decides whether there is a back button and which labels it may show.
  ///
  /// The item it leads to says what: its `backBarButtonItem`, or else `backButtonTitle`, `title`,
  /// the word "Back", nothing, beginning where `backButtonDisplayMode` says. Source: documented —
  /// UINavigationItem.backButtonDisplayMode.
  init?(_ context: borrowing ResolvingContext, isLarge: Bool) {
    guard context.hasBackButton else { return nil }
    let back = context.bar.items.count - 2
    let word = SystemWord.back.text(in: context.scene.locale)
    let items = context.bar.items
    // At the root the action says what the button shows.
    let own = back >= 0 ? items[back].backBarButtonItem : context.topItem.backAction
    let stated =
      back >= 0 && context.metrics[.hasBackButtonTitle] ? items[back].backButtonTitle : nil
    let title = stated ?? (back >= 0 ? items[back].title : nil)
    let hasModes = back >= 0 && context.metrics[.hasBackButtonDisplayMode]
    let isCapsule = context.metrics[.backCapsuleHasLabel]
    let candidates =
      isCapsule
      ? Self.capsuleCandidates(own: own, stated: stated)
      : Self.candidates(
        own: own, title: title, word: word,
        mode: hasModes ? items[back].backButtonDisplayMode : .default,
        hasLabel: context.metrics[.backButtonHasLabel])
    let attributes = context.backAttributes(of: own)
    let tint = context.backTint(of: own)
    let usual = context.textStyle(
      context.metrics[.itemFontSize],
      isCapsule && context.metrics[.itemWordsAreMedium] ? .medium : .regular)
    let label = attributes.map { context.text("", usual, tint, $0.text) }
    let indicator = context.backIndicator(color: tint)
    let spoken = own?.accessibilityLabel ?? own?.ownTitle ?? title ?? word
    self.init(
      candidates: candidates, style: label?.style ?? usual, color: label?.color ?? tint,
      shadow: label?.shadow, isEnabled: attributes?.state != .disabled, look: attributes?.look,
      indicatorColor: tint,
      indicatorImage: (back < 0 ? context.backActionImage(tint) : nil) ?? indicator?.image,
      transitionMask: indicator.map { Shared($0.mask) },
      accessibilityLabel: spoken.isEmpty ? word : spoken, leavesTitleCentred: isLarge)
  }

  /// A capsule shows a title that was set for it, and no other.
  ///
  /// Source: measured — `backCapsuleHasLabel`.
  private static func capsuleCandidates(own: BarButtonItem?, stated: String?) -> [String] {
    let title = own?.ownTitle ?? stated ?? ""
    return title.isEmpty ? [""] : [title, ""]
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

extension ResolvingContext {
  /// Whether the bar has a back button: there is a screen to go back to, or an action of the app's
  /// own, and nothing hides it or takes its place.
  ///
  /// Source: documented — `UINavigationItem.hidesBackButton`, `leftItemsSupplementBackButton`.
  var hasBackButton: Bool {
    (bar.items.count > 1 || makesBackButton) && !topItem.hidesBackButton
      && (topItem.leftBarButtonItems.isEmpty || topItem.leftItemsSupplementBackButton)
  }

  /// Whether an action of the app's own makes a back button where none would be.
  ///
  /// Source: documented — `UINavigationItem.backAction`, from iOS 16: unless the item's style is
  /// editor.
  fileprivate var makesBackButton: Bool {
    topItem.$backAction && metrics[.hasItemGroups] && topItem.style != .editor
  }

  /// The picture of that action; nil for one that has words.
  fileprivate func backActionImage(_ color: BarColor) -> ResolvedImage? {
    guard let action = topItem.backAction, case .image(let source) = action.content else {
      return nil
    }
    return image(source, style: textStyle(metrics[.itemFontSize], .regular), color: color)
  }

  /// Colour of the chevron, and of the label where no appearance says otherwise.
  fileprivate func backTint(of own: BarButtonItem?) -> BarColor {
    if let own { return itemTint(of: own, isProminent: false) }
    return metrics[.hasGlass] && bar.tintColor == nil ? glassContent : tint
  }

  /// What stands for the chevron: a picture that is set together with its mask.
  ///
  /// Source: documented — setBackIndicatorImage(_:transitionMaskImage:): if either is nil, both are
  /// reset.
  fileprivate func backIndicator(
    color: BarColor
  ) -> (image: ResolvedImage, mask: ResolvedImage)? {
    guard let pair = look.backIndicator, let source = pair.image, let mask = pair.transitionMask
    else { return nil }
    let style = textStyle(metrics[.itemFontSize], .regular)
    return (
      image(source, style: style, color: color), image(mask, style: style, color: color)
    )
  }
}

extension BarButtonItem {
  /// The word the item carries itself; nil when it carries none.
  fileprivate var ownTitle: String? {
    if case .title(let title) = content { return title }
    return nil
  }
}
