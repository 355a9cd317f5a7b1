/// A button or a space of one side of the bar.
package struct ResolvedItem: Hashable, Sendable {
  /// What it shows.
  package enum Content: Hashable, Sendable {
    /// A word.
    case text(Shared<ResolvedText>)
    /// A picture.
    indirect case image(ResolvedImage)
    /// A view of the app's own.
    indirect case view(ResolvedView)
    /// An empty stretch of so many points.
    case space(Double)
    /// An empty stretch that keeps its neighbours apart.
    case flexibleSpace
  }

  /// Which of UIKit's lists a button stands in, and where; spaces are counted.
  package enum Place: Hashable, Sendable {
    /// UIKit's left list, the outermost first.
    case leading(Int)
    /// UIKit's right list, the outermost first.
    case trailing(Int)
    /// A group on the middle, as it is read.
    case center(group: Int, Int)
    /// The button whose menu holds what has no room.
    case overflow
    /// The button that shows and hides the leading columns of a split view.
    case sidebarToggle
    /// A list at the foot of the screen, as it is read.
    case foot(FootBar, Int)
    /// The button whose menu holds what has no room there.
    case footOverflow(FootBar)
  }

  /// Where it stands.
  package var place: Place
  /// Whether it is the first of a group, and so shares no glass with the one before it.
  package var startsGroup: Bool
  /// What it shows.
  package var content: Content
  /// Its width in points; nil for what its content needs.
  package var width: Double?
  /// Whether it answers touches.
  package var isEnabled: Bool
  /// How it shows its state; nil for a button as the system draws it.
  package var look: Shared<ResolvedButtonLook>?
  /// Fill of the glass of a prominent button; nil for plain glass.
  package var prominentFill: BarColor?
  /// Whether neighbouring pictures may share its glass.
  package var sharesGlass: Bool
  /// Whether it stands on no glass.
  package var hidesGlass = false
  /// What VoiceOver says; nil for the word it shows.
  package var accessibilityLabel: String?
  /// Whether touching it opens a menu.
  package var hasMenu = false
  /// The entries of that menu, as far as the scene says them.
  package var menu: [BarMenuItem] = []
  /// Whether it is as wide as what it shows.
  package var isPaddingRemoved = false
  /// Whether it stands in the vertical bar and not in the row.
  package var isVertical = false
  /// Fill of the disc behind its picture; nil for a picture that stands alone.
  package var discColor: BarColor?
  /// Whether it closes the screen, and so comes first in a vertical bar.
  package var closes = false
  /// What its badge says, empty for a dot, with its colours; nil for none.
  package var badge: Shared<ResolvedBadge>?
  /// How long it stays in a crowded bar; the lowest goes first, nil never goes.
  package var priority: Int? = BarButtonItem.VisibilityPriority.standard.rank

  /// Whether it is more than a space.
  var isButton: Bool {
    switch content {
    case .space, .flexibleSpace: false
    case .text, .image, .view: true
    }
  }

  /// Whether the app's own picture stands behind it.
  var hasBackground: Bool {
    guard let look else { return false }
    return look.value.background != nil
  }

  /// Moves its word, in points: towards the trailing side and down.
  var titleShift: BarPoint {
    guard let look else { return .zero }
    return look.value.titleOffset
  }

  /// How much of what it shows is seen, 0 to 1.
  var alpha: Double {
    guard let look else { return 1 }
    return look.value.alpha
  }
}

extension ResolvedItem {
  /// Decides the items of one list; hidden ones are left out.
  ///
  /// Items can be hidden since there are groups of them; before, the setting does not exist.
  /// Source: documented — UIBarButtonItem.isHidden, from iOS 16.
  static func items(
    _ items: [BarButtonItem], _ context: ResolvingContext, place: (Int) -> Place
  ) -> [ResolvedItem] {
    var result: [ResolvedItem] = []
    result.reserveCapacity(items.count)
    let mayHide = context.metrics[.hasItemGroups]
    for index in items.indices where !(mayHide && items[index].isHidden) {
      result.append(ResolvedItem(items[index], place: place(index), context))
    }
    return result
  }

  /// Decides one button.
  init(
    _ item: borrowing BarButtonItem, place: Place, _ context: borrowing ResolvingContext
  ) {
    self = .decided(item, place: place, context)
  }

  /// The same; an initializer that changes what it has made gives a copy of it back.
  private static func decided(
    _ item: borrowing BarButtonItem, place: Place, _ context: borrowing ResolvingContext
  ) -> ResolvedItem {
    var isDone = item.style != .plain
    if case .systemItem(.done) = item.content { isDone = true }
    let hasGlass = context.metrics[.hasGlass]
    let isProminent = hasGlass && isDone
    let style = context.textStyle(
      context.metrics[.itemFontSize],
      isDone ? .semibold : context.metrics[.itemWordsAreMedium] ? .medium : .regular)
    let attributes = context.attributes(isDone ? .prominent : .plain, of: item)
    let content = content(
      of: item, style: style,
      color: context.itemTint(of: item, isProminent: isProminent),
      attributes: attributes, context)
    var accessibilityLabel = item.accessibilityLabel
    if accessibilityLabel == nil, case .image = content {
      accessibilityLabel = item.content.spokenName(in: context.scene.locale)
    }
    let isPaddingRemoved = item.isPaddingRemoved && context.metrics[.mayRemovePadding]
    let result = ResolvedItem(
      place: place, startsGroup: false, content: content,
      width: item.width.flatMap { $0 > 0 ? $0 : nil }, isEnabled: item.isEnabled,
      look: attributes?.value.look,
      prominentFill: isProminent ? context.prominentFill(of: item) : nil,
      sharesGlass: !isProminent && !item.content.keepsItsOwnGlass && !isPaddingRemoved,
      accessibilityLabel: accessibilityLabel,
      hasMenu: item.hasMenu && context.metrics[.hasMenus], menu: item.menu,
      isPaddingRemoved: isPaddingRemoved,
      discColor: item.content == .systemItem(.close) && context.metrics[.closeDiscDiameter] > 0
        ? context.color(.tertiarySystemFill) : nil,
      priority: context.metrics[.hasItemPriorities]
        ? item.visibilityPriority.rank : BarButtonItem.VisibilityPriority.standard.rank)
    return hasGlass || context.metrics.context.isVertical
      ? result.onGlass(item, context, hasGlass: hasGlass) : result
  }

  /// The same with what glass and vertical bars ask of a button.
  private func onGlass(
    _ item: borrowing BarButtonItem, _ context: borrowing ResolvingContext, hasGlass: Bool
  ) -> ResolvedItem {
    var result = self
    if hasGlass {
      result.hidesGlass = item.hidesSharedBackground
      if result.hidesGlass || !item.sharesBackground { result.sharesGlass = false }
      result.badge = item.badge.map { Shared(ResolvedBadge($0, context)) }
      if let badge = item.badge, !badge.isEmpty {
        var name = accessibilityLabel ?? item.content.spokenName(in: context.scene.locale)
        if name == nil, case .title(let title) = item.content { name = title }
        result.accessibilityLabel = [name, badge].compactMap(\.self).joined(separator: ", ")
      }
    }
    guard context.metrics.context.isVertical else { return result }
    result.closes = item.content == .systemItem(.close)
    switch content {
    case .image: result.isVertical = item.axisBehavior != .horizontalOnly
    case .view: result.isVertical = item.axisBehavior == .verticalPreferred
    case .text, .space, .flexibleSpace: break
    }
    return result
  }

  private static func content(
    of item: borrowing BarButtonItem, style: TextStyle, color: BarColor,
    attributes: Shared<ButtonAttributes>?, _ context: borrowing ResolvingContext
  ) -> Content {
    func word(_ text: String, _ context: borrowing ResolvingContext) -> Content {
      guard let attributes else {
        return .text(Shared(ResolvedText(text: text, style: style, color: color)))
      }
      return .text(Shared(context.text(text, style, color, attributes.value.text)))
    }
    switch item.content {
    case .title(let title): return word(title, context)
    case .image(let source):
      return .image(context.image(source, style: style, color: color))
    case .fixedSpace(let width): return .space(width)
    case .flexibleSpace: return .flexibleSpace
    case .customView(let view): return .view(context.view(view, color: color))
    case .systemItem(let system):
      if context.metrics[.doneAndCancelAreSymbols], let name = system.glassSymbol {
        return .image(context.image(name, style: style, color: color))
      }
      if system == .close, context.metrics[.closeDiscDiameter] > 0 {
        return .image(
          context.image(
            .xmark, style: context.textStyle(context.metrics[.closeDiscFontSize], .bold),
            color: item.isEnabled ? context.color(.secondaryLabel) : color))
      }
      if let name = system.word { return word(name.text(in: context.scene.locale), context) }
      switch system {
      case .flexibleSpace: return .flexibleSpace
      case .fixedSpace: return .space(item.width ?? 0)
      default:
        guard let name = system.symbolName else { return .space(0) }
        return .image(context.image(name, style: style, color: color))
      }
    }
  }
}

extension BarButtonItem.Content {
  /// Whether the item never shares glass: words and the close button stand alone.
  ///
  /// Source: documented — Build a UIKit app with the new design (WWDC 2025).
  fileprivate var keepsItsOwnGlass: Bool {
    switch self {
    case .title, .customView, .fixedSpace, .flexibleSpace: true
    case .image: false
    case .systemItem(let item): item.word != nil || item == .close || item == .stop
    }
  }

  /// What VoiceOver calls a picture that has no label of its own; nil for words.
  func spokenName(in locale: String) -> String? {
    switch self {
    case .systemItem(let item): item.word?.text(in: locale) ?? item.spokenWord?.text(in: locale)
    case .image(.symbol(let name)): name
    case .image(.icon(let icon, _)): icon.name
    default: nil
    }
  }
}

extension BarButtonItem.SystemItem {
  /// The word the item shows; nil when it shows a symbol or is a space.
  var word: SystemWord? {
    switch self {
    case .done: .done
    case .cancel: .cancel
    case .edit: .edit
    case .save: .save
    default: nil
    }
  }

  /// What stands for a word on glass; nil for an item that stays a word or always was a picture.
  ///
  /// Source: measured — `doneAndCancelAreSymbols`.
  var glassSymbol: SymbolName? {
    switch self {
    case .done: .checkmark
    case .cancel: .xmark
    default: nil
    }
  }

  /// What VoiceOver calls the item's picture; nil for a word and for a space.
  var spokenWord: ItemName? {
    switch self {
    case .add: .add
    case .compose: .compose
    case .reply: .reply
    case .action: .share
    case .organize: .organize
    case .bookmarks: .bookmarks
    case .search: .search
    case .refresh: .refresh
    case .stop: .stop
    case .close: .close
    case .camera: .camera
    case .trash: .delete
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    case .undo: .undo
    case .redo: .redo
    case .writingTools: .writingTools
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
    }
  }
}
