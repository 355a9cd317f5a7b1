@testable internal import BarLayout

extension SceneGenerator {
  /// An item of the stack; the top one has everything, one below it what its back button needs.
  mutating func item(isTop: Bool) -> NavigationItem {
    var item = NavigationItem(
      title: random.chance(oneIn: 10) ? nil : text(),
      largeTitleDisplayMode: random.chance(oneIn: 2)
        ? .automatic : random.pick(NavigationItem.LargeTitleDisplayMode.allCases))
    item.backButtonTitle = random.maybe(oneIn: 6) { Self.text(&$0) }
    if random.chance(oneIn: 5) {
      item.backButtonDisplayMode = random.pick(NavigationItem.BackButtonDisplayMode.allCases)
    }
    item.backBarButtonItem = random.maybe(oneIn: 8) { BarButtonItem(.title(Self.text(&$0))) }
    guard isTop || random.chance(oneIn: 4) else { return item }
    item.subtitle = random.maybe(oneIn: 5) { Self.text(&$0) }
    item.largeSubtitle = random.maybe(oneIn: 8) { Self.text(&$0) }
    item.largeTitle = random.maybe(oneIn: 8) { Self.text(&$0) }
    item.prompt = random.maybe(oneIn: 8) { Self.text(&$0) }
    item.titleView = random.chance(oneIn: 8) ? view(isTitle: true) : nil
    item.leftBarButtonItems = buttons(count: count())
    item.rightBarButtonItems = buttons(count: count())
    item.leftItemsSupplementBackButton = random.chance(oneIn: 2)
    item.hidesBackButton = random.chance(oneIn: 8)
    item.style = random.pick(NavigationItem.Style.allCases)
    if random.chance(oneIn: 5) {
      item.leadingItemGroups = groups()
      item.trailingItemGroups = groups()
      item.pinnedTrailingGroup = random.chance(oneIn: 3) ? group() : nil
    }
    if random.chance(oneIn: 4) { item.centerItemGroups = groups() }
    item.searchController = random.chance(oneIn: 5) ? search() : nil
    item.hidesSearchBarWhenScrolling = !random.chance(oneIn: 3)
    item.preferredSearchBarPlacement = random.pick(NavigationItem.SearchBarPlacement.allCases)
    return item
  }

  private mutating func count() -> Int {
    switch random.whole(0...9) {
    case 0...3: 0
    case 4...6: 1
    case 7: 2
    case 8: random.whole(3...5)
    default: random.whole(6...12)
    }
  }

  mutating func buttons(count: Int) -> [BarButtonItem] {
    (0..<count).map { _ in button() }
  }

  mutating func button() -> BarButtonItem {
    let content: BarButtonItem.Content =
      switch random.whole(0...11) {
      case 0...2:
        .title(random.chance(oneIn: 3) ? text() : random.pick(["Edit", "OK", "Done", ""]))
      case 3...5: .systemItem(random.pick(BarButtonItem.SystemItem.allCases))
      case 6, 7: .image(image())
      case 8, 9: .customView(view(isTitle: false))
      case 10: .fixedSpace(random.number(random.chance(oneIn: 3) ? -20...0 : 0...60))
      default: .flexibleSpace
      }
    return BarButtonItem(
      content, style: random.chance(oneIn: 5) ? random.pick(BarButtonItem.Style.allCases) : .plain,
      isEnabled: !random.chance(oneIn: 6), isHidden: random.chance(oneIn: 12),
      width: random.maybe(oneIn: 12) { $0.number(20...120) })
  }

  private mutating func groups() -> [BarButtonItemGroup] {
    (0..<random.whole(0...3)).map { _ in group() }
  }

  private mutating func group() -> BarButtonItemGroup {
    BarButtonItemGroup(
      items: buttons(count: random.whole(0...4)),
      representativeItem: random.chance(oneIn: 2) ? button() : nil,
      isHidden: random.chance(oneIn: 8))
  }

  private mutating func search() -> SearchController {
    let scopes = random.chance(oneIn: 3) ? (0..<random.whole(2...4)).map { _ in text() } : []
    return SearchController(
      placeholder: random.maybe(oneIn: 3) { Self.text(&$0) },
      text: random.chance(oneIn: 3) ? text() : "", isActive: random.chance(oneIn: 3),
      scopeButtonTitles: scopes, selectedScope: scopes.isEmpty ? 0 : random.whole(0...1),
      automaticallyShowsCancelButton: !random.chance(oneIn: 4))
  }

  private mutating func view(isTitle: Bool) -> CustomView {
    switch random.whole(0...8) {
    case 6: .lines((0..<random.whole(1...3)).map { _ in text() })
    case 7: .activityIndicator(isLarge: random.chance(oneIn: 3))
    case 8:
      .searchBar(
        SearchController(
          placeholder: random.maybe(oneIn: 3) { Self.text(&$0) },
          text: random.chance(oneIn: 3) ? text() : "", isActive: random.chance(oneIn: 3)))
    case 0: .label(text())
    case 1: .button(text())
    case 2: .image(image())
    case 3:
      .segmentedControl(
        segments: (0..<random.whole(1...5)).map { _ in random.pick(["All", "Missed", "地図"]) },
        selected: random.chance(oneIn: 4) ? nil : 0)
    default:
      .placeholder(
        BarSize(
          width: random.number(isTitle ? 0...600 : 4...160),
          height: random.chance(oneIn: 8) ? random.number(44...80) : random.number(8...44)))
    }
  }

  private mutating func image() -> ImageSource {
    switch random.whole(0...2) {
    case 0: .symbol(random.pick(SymbolName.allCases).rawValue)
    case 1: .placeholder(BarSize(width: random.number(1...40), height: random.number(1...40)))
    default: .placeholder(BarSize(width: Double(random.whole(8...48)), height: 24))
    }
  }
}

// MARK: - Texts

extension SceneGenerator {
  mutating func text() -> String { Self.text(&random) }

  /// A text: usual titles, long ones, other scripts, and some that nobody would write.
  static func text(_ random: inout SplitMix64) -> String {
    switch random.whole(0...11) {
    case 0...5: return random.pick(words)
    case 6, 7:
      let count = random.whole(2...6)
      return (0..<count).map { _ in random.pick(words) }.joined(separator: " ")
    case 8:
      return String(repeating: random.pick(["i", "m", "W", "語", "ش"]), count: random.whole(1...60))
    case 9: return random.pick(["", " ", "…", "\u{200F}", "e\u{301}\u{302}", "👩‍👩‍👧‍👦 Family"])
    default: return random.pick(words) + " " + String(random.whole(0...99_999))
    }
  }

  private static let words = [
    "Inbox", "Mailboxes", "Settings", "General", "Edit", "Photos", "A", "Posts", "Wi-Fi",
    "Datenschutzgrundverordnung", "Bedienungshilfen", "Einstellungen", "Réglages", "Настройки",
    "Ρυθμίσεις", "設定", "メールボックス", "설정", "الإعدادات", "הגדרות", "ตั้งค่า", "सेटिंग्स",
    "Display & Brightness", "Face ID & Passcode", "Today",
  ]
}
