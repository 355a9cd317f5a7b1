@testable import BarSceneFile

/// Values of keys that are worth a trial, as they are written in YAML's flow style.
enum KeyValues {
  /// What is written for a key of a mapping, the likeliest to show something first.
  static func texts(of row: KeyRow, in object: ObjectShape) -> [String] {
    let values = own["\(object.name).\(row.key)"] ?? Array(values(row.shape, depth: 3).prefix(40))
    return values.map { "\(row.key): \($0)" }
  }

  private static func values(_ shape: Shape, depth: Int) -> [String] {
    switch shape {
    case .text: ["Zebra crossing"]
    case .number(let range): [7, 40, 0.5, 1000].filter(range.contains).map { "\($0)" }
    case .integer(let range): [1, 3, 20].filter(range.contains).map { "\($0)" }
    case .bool: ["true", "false"]
    case .yes: ["true"]
    case .anything: []
    case .choice(let names): names.count > 40 ? ["gear"] : names
    case .pattern(let name, _, let words):
      words.isEmpty
        ? (name.contains("PNG") ? [] : name.contains("language") ? ["de_DE"] : ["M0 0H9V9Z"])
        : ["systemRed"]
    case .list(let shape, _): values(shape, depth: depth).prefix(2).map { "[\($0)]" }
    case .numbers(let labels, let range):
      [
        "[\(labels.indices.map { "\(min(Double(20 + $0), range.upperBound))" }.joined(separator: ", "))]"
      ]
    case .object(let object): values(object, depth: depth)
    case .reference(_, _, let object): values(object(), depth: depth)
    case .dictionary: []
    case .either(let shapes): shapes.flatMap { values($0, depth: depth) }
    case .orNull(let shape, _), .named(_, let shape), .distinct(let shape):
      values(shape, depth: depth)
    }
  }

  private static func values(_ object: ObjectShape, depth: Int) -> [String] {
    guard depth > 0 else { return [] }
    let required = object.rows.filter(\.isRequired).compactMap { row in
      values(row.shape, depth: depth - 1).first.map { (row.key, "\(row.key): \($0)") }
    }
    return object.rows.compactMap { row in
      values(row.shape, depth: depth - 1).first.map { value in
        let rest = required.filter { $0.0 != row.key }.map(\.1)
        return "{" + (["\(row.key): \(value)"] + rest).joined(separator: ", ") + "}"
      }
    }
  }

  private static let own: [String: [String]] = [
    "contentRow.imageSize": ["60"],
    "mapAnnotation.markerTintColor": ["systemBlue"],
    "scene.presentedMenu": ["backButton"],
    "scene.strings": ["{en: {inbox: Mail}}"],
    "scene.content": ["systemRed", "[{title: A}]"],
    "scene.clock": ["\"10:09\""],
    "scene.traits": ["{userInterfaceStyle: dark}", "{layoutDirection: rightToLeft}"],
    "navigationBar.frame": ["[0, 100, 320, 44]"],
    "navigationSplitView.columnWidths": ["{sidebar: 240}", "{sidebar: {ideal: 300, min: 200}}"],
    "columnWidths.sidebar": ["240", "{ideal: 300, min: 200}"],
    "traits.glassTint": ["0", "1"],
    "columnWidth.max": ["950"],
    "columnWidth.min": ["100"],
    "screenContent.container": ["LazyVStack"],
    "navigationLink.value": ["{Int: 1}"],
    "transition.progress": ["0.5"],
    "navigationBar.backIndicatorImage": ["arrow.left"],
    "navigationBar.backIndicatorTransitionMaskImage": ["arrow.left"],
    "appearance.backIndicatorImage": ["arrow.left"],
    "appearance.backIndicatorTransitionMaskImage": ["arrow.left"],
    "image.icon": ["home"],
    "navigationBar.shadowImage": ["{color: systemRed, size: [10, 10]}"],
    "appearance.shadowImage": ["{color: systemRed, size: [10, 10]}"],
    "navigationBar.compactAppearance": ["{backgroundColor: systemRed}"],
    "navigationBar.compactScrollEdgeAppearance": ["{backgroundColor: systemRed}"],
    "navigationItem.compactAppearance": ["{backgroundColor: systemRed}"],
    "navigationItem.compactScrollEdgeAppearance": ["{backgroundColor: systemRed}"],
    "navigationItem.backBarButtonItem": ["{title: Zebra}"],
    "barButtonItemGroup.representativeItem": ["{title: Zebra}"],
    "barButtonItem.backButtonBackgroundImage": ["{color: systemRed, size: [40, 30]}"],
    "barButtonItem.backButtonTitlePositionAdjustment": ["[3, 4]"],
    "appearance.backButtonAppearance": [
      "{normal: {titleTextAttributes: {foregroundColor: systemRed, font: {size: 30}}}}"
    ],
    "appearance.subtitleTextAttributes": ["{foregroundColor: systemRed}"],
    "appearance.largeSubtitleTextAttributes": ["{foregroundColor: systemRed}"],
    "appearance.largeTitleTextAttributes": ["{foregroundColor: systemRed}"],
    "navigationBar.largeTitleTextAttributes": ["{foregroundColor: systemRed}"],
    "image.file": ["pictures/dunes.png"],
    "image.renderingMode": ["alwaysTemplate", "alwaysOriginal"],
    "image.capInsets": ["{left: 2, right: 2}"],
    "navigationLink.destination": ["{navigationTitle: B}"],
    "customView.image": ["gear"],
    "scene.marquee": ["1"],
    "scene.contentOffset": ["30", "300"],
    "scene.measuredText": ["[{text: Inbox, width: 99}]"],
    "navigationItem.subtitleView": ["{label: Zebra}"],
    "navigationItem.largeSubtitleView": ["{label: Zebra}"],
    "toolbarItem.sharedBackgroundVisibility": ["hidden"],
    "screen.searchToolbarBehavior": ["minimize"],
    "screen.toolbarVisibility": ["hidden"],
    "scene.transition": ["{operation: push, progress: 0.5}"],
    "navigationStack.path": ["[1]"],
    "navigationDestination.isPresented": ["true"],
    "navigationDestination.item": ["{Int: 1}"],
    "screenContent.navigationDestinations": [
      "[{isPresented: true, screen: {navigationTitle: One}}]"
    ],
    "screenContent.links": ["[{title: A, isActive: true, destination: {navigationTitle: B}}]"],
    "screen.navigationDestinations": ["[{isPresented: true, screen: {navigationTitle: B}}]"],
    "screen.content": [
      "{links: [{title: A, isActive: true, destination: {navigationTitle: B}}]}",
      "{navigationDestinations: [{isPresented: true, screen: {navigationTitle: B}}]}",
    ],
    "screen.scrollContent": ["systemRed", "[{title: A}]"],
    "screen.selection": ["a"],
    "navigationLink.tag": ["a"],
    "navigationColumn.forSelection": ["[{for: Int, screen: {navigationTitle: C}}]"],
    "navigationColumn.selection": ["{Int: 1}"],
    "navigationColumn.navigationStack": ["{root: {navigationTitle: C}}"],
    "navigationColumn.navigationBar": [
      "{prefersLargeTitles: true}", "{isHidden: true}", "{tintColor: systemRed}",
    ],
    "barButtonItem.width": ["120"],
  ]
}
