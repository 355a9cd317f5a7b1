@testable internal import BarLayout

/// A scene as a file would spell it, so that a failure can be tried out with `navbar layout`.
///
/// What has its default is left out.
struct SceneSpelling: CustomStringConvertible {
  /// The scene.
  let scene: BarScene

  /// The file.
  var description: String {
    let traits = scene.traits
    let bar = scene.navigationBar
    let plain = TraitCollection()
    var lines = [
      "device: " + spell(scene.device), "system: \(scene.system.identifier)",
      "orientation: \(scene.orientation)", "presentation: \(scene.presentation)",
      "contentOffset: \(scene.contentOffset)", "locale: \(scene.locale)",
      "traits: "
        + map([
          ("userInterfaceStyle", differs(traits.userInterfaceStyle, plain.userInterfaceStyle)),
          (
            "preferredContentSizeCategory",
            differs(traits.preferredContentSizeCategory, plain.preferredContentSizeCategory)
          ),
          (
            "layoutDirection",
            differs(traits.layoutDirection, BarLayoutDirection(ofLocale: scene.locale))
          ),
          ("legibilityWeight", differs(traits.legibilityWeight, plain.legibilityWeight)),
          (
            "accessibilityContrast",
            differs(traits.accessibilityContrast, plain.accessibilityContrast)
          ),
          (
            "accessibilityReduceTransparency",
            differs(
              traits.accessibilityReduceTransparency, plain.accessibilityReduceTransparency)
          ),
        ]),
    ]
    if let transition = scene.transition {
      lines.append(
        "transition: {operation: \(transition.operation), progress: \(transition.progress)}")
    }
    lines += ["navigationBar:", "  prefersLargeTitles: \(bar.prefersLargeTitles)"]
    if bar.barStyle != .default { lines.append("  barStyle: \(bar.barStyle)") }
    if bar.isHidden { lines.append("  isHidden: true") }
    if let size = bar.titleTextAttributes.fontSize {
      let kern = bar.titleTextAttributes.kern ?? 0
      lines.append("  titleTextAttributes: {font: {size: \(size)}, kern: \(kern)}")
    }
    if let margins = bar.layoutMargins {
      lines.append(
        "  layoutMargins: {leading: \(margins.leading), trailing: \(margins.trailing)}")
    }
    if let frame = bar.frame {
      lines.append("  frame: [\(frame.x), \(frame.y), \(frame.width), \(frame.height)]")
      lines.append("  position: \(bar.position)")
    }
    lines.append("  items:")
    for item in bar.items { lines.append("    - " + spell(item)) }
    return lines.joined(separator: "\n")
  }

  private func spell(_ device: Device) -> String {
    guard device.id == "custom" else { return device.id }
    // The file states the safe area by reading direction.
    let isTurned = scene.traits.layoutDirection == .rightToLeft
    let area = device.safeArea
    let (leading, trailing) = isTurned ? (area.right, area.left) : (area.left, area.right)
    return map([
      ("points", "[\(device.size.width), \(device.size.height)]"), ("scale", "\(device.scale)"),
      ("idiom", "\(device.idiom)"), ("sensor", "\(device.sensor)"),
      (
        "safeArea",
        "{top: \(area.top), leading: \(leading), bottom: \(area.bottom), trailing: \(trailing)}"
      ), ("regularWidthInLandscape", device.isRegularWidthInLandscape ? "true" : nil),
    ])
  }

  private func spell(_ item: NavigationItem) -> String {
    map([
      ("title", item.title.map(quoted)), ("subtitle", item.subtitle.map(quoted)),
      ("prompt", item.prompt.map(quoted)), ("largeTitle", item.largeTitle.map(quoted)),
      ("largeSubtitle", item.largeSubtitle.map(quoted)), ("titleView", item.titleView.map(spell)),
      ("largeTitleDisplayMode", differs(item.largeTitleDisplayMode, .automatic)),
      ("leftBarButtonItems", spell(item.leftBarButtonItems)),
      ("rightBarButtonItems", spell(item.rightBarButtonItems)),
      ("leftItemsSupplementBackButton", differs(item.leftItemsSupplementBackButton, false)),
      ("hidesBackButton", differs(item.hidesBackButton, false)),
      ("backButtonTitle", item.backButtonTitle.map(quoted)),
      ("backButtonDisplayMode", differs(item.backButtonDisplayMode, .default)),
      ("backBarButtonItem", item.backBarButtonItem.map(spell)),
      ("leadingItemGroups", spell(item.leadingItemGroups)),
      ("centerItemGroups", spell(item.centerItemGroups)),
      ("trailingItemGroups", spell(item.trailingItemGroups)),
      ("pinnedTrailingGroup", item.pinnedTrailingGroup.map(spell)),
      ("style", differs(item.style, .navigator)),
      ("searchController", item.searchController.map(spell)),
      ("hidesSearchBarWhenScrolling", differs(item.hidesSearchBarWhenScrolling, true)),
      ("preferredSearchBarPlacement", differs(item.preferredSearchBarPlacement, .automatic)),
    ])
  }

  private func spell(_ search: SearchController) -> String {
    map([
      ("placeholder", search.placeholder.map(quoted)),
      ("text", search.text.isEmpty ? nil : quoted(search.text)),
      ("isActive", differs(search.isActive, false)),
      (
        "scopeButtonTitles",
        search.scopeButtonTitles.isEmpty ? nil : list(search.scopeButtonTitles.map(quoted))
      ), ("selectedScope", differs(search.selectedScope, 0)),
      (
        "automaticallyShowsCancelButton", differs(search.automaticallyShowsCancelButton, true)
      ),
    ])
  }
}

// MARK: - Buttons and views

extension SceneSpelling {
  private func spell(_ items: [BarButtonItem]) -> String? {
    items.isEmpty ? nil : list(items.map(spell))
  }

  private func spell(_ groups: [BarButtonItemGroup]) -> String? {
    groups.isEmpty ? nil : list(groups.map(spell))
  }

  private func spell(_ group: BarButtonItemGroup) -> String {
    map([
      ("items", spell(group.items) ?? "[]"),
      ("representativeItem", group.representativeItem.map(spell)),
      ("isHidden", differs(group.isHidden, false)),
    ])
  }

  private func spell(_ item: BarButtonItem) -> String {
    let content: (String, String?) =
      switch item.content {
      case .title(let title): ("title", quoted(title))
      case .systemItem(let system): ("systemItem", system.rawValue)
      case .image(let image): ("image", spell(image))
      case .fixedSpace(let width): ("fixedSpace", "\(width)")
      case .flexibleSpace: ("flexibleSpace", "true")
      case .customView(let view): ("customView", spell(view))
      }
    return map([
      content, ("style", differs(item.style, .plain)), ("isEnabled", differs(item.isEnabled, true)),
      ("isHidden", differs(item.isHidden, false)), ("width", item.width.map { "\($0)" }),
    ])
  }

  private func spell(_ view: CustomView) -> String {
    switch view {
    case .segmentedControl(let segments, let selected):
      let chosen = selected.map { "\($0)" }
      return map([
        (
          "segmentedControl",
          map([("segments", list(segments.map(quoted))), ("selected", chosen)])
        )
      ])
    case .label(let text): return map([("label", quoted(text))])
    case .lines(let lines, _): return map([("lines", list(lines.map(quoted)))])
    case .activityIndicator(let isLarge, _):
      return map([("activityIndicator", isLarge ? "large" : "medium")])
    case .searchBar(let bar):
      let cancel = bar.isActive ? "true" : nil
      return map([
        (
          "searchBar",
          map([
            ("placeholder", bar.placeholder.map(quoted)), ("text", quoted(bar.text)),
            ("showsCancelButton", cancel),
          ])
        )
      ])
    case .image(let image): return map([("image", spell(image))])
    case .button(let text): return map([("button", quoted(text))])
    case .labeledButton(let image, let text):
      return map([("button", map([("title", quoted(text)), ("image", spell(image))]))])
    case .avatar(let initials): return map([("avatar", quoted(initials))])
    case .placeholder(let size): return map([("size", "[\(size.width), \(size.height)]")])
    }
  }

  private func spell(_ image: ImageSource) -> String {
    switch image {
    case .symbol(let name): name
    case .path(_, let size), .icon(_, let size), .color(_, let size), .placeholder(let size):
      box(size)
    case .bitmap(let image): box(image.variants.last?.size ?? .zero)
    }
  }
}

/// A placeholder of a size, which takes the room of any picture.
private func box(_ size: BarSize) -> String { map([("size", "[\(size.width), \(size.height)]")]) }

/// A mapping on one line, without what is nil.
private func map(_ entries: [(String, String?)]) -> String {
  "{"
    + entries.compactMap { name, value in value.map { "\(name): \($0)" } }
    .joined(separator: ", ") + "}"
}

private func list(_ entries: [String]) -> String { "[" + entries.joined(separator: ", ") + "]" }

/// A value's name; nil when it is the default.
private func differs<Value: Equatable>(_ value: Value, _ standard: Value) -> String? {
  value == standard ? nil : "\(value)"
}

private func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}
