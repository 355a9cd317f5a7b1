internal import BarLayout
internal import BarSceneFile

/// A scene as rules see it: what was written, and what comes of it.
struct LintSubject {
  /// What was written.
  let file: SceneFile
  /// What comes of it.
  let laidOut: LaidOutScene
  /// Lays out a changed scene; nil where that is impossible.
  let layOut: (BarScene) -> LaidOutScene?
  /// What the app is called; nil where nobody says.
  let appName: String?
  /// Languages in which texts are looked at besides the scene's own.
  let locales: [String]
  /// Whether the scene takes the clock away; `file` has one all the same.
  let hasNoClock: Bool

  /// What is asked for.
  var scene: BarScene { file.scene }
  /// The stack.
  var items: [NavigationItem] { scene.navigationBar.items }
  /// The item that is shown; nil for an empty stack.
  var topItem: NavigationItem? { items.last }
  /// The key path of the item that is shown.
  var topPath: String { path(ofItem: items.count - 1) }
  /// The bars that are laid out.
  var bars: [LaidOutBar] { laidOut.bars }

  /// Whether the bar is UIKit's, on a phone or a pad.
  var isPhoneOrPad: Bool { scene.device.idiom == .phone || scene.device.idiom == .pad }

  /// The key path of an item of the stack.
  func path(ofItem index: Int) -> String { "navigationBar.items[\(index)]" }

  /// The lists of buttons of an item, each with its key path.
  func buttonLists(ofItem index: Int) -> [(path: String, items: [BarButtonItem])] {
    let (item, path) = (items[index], path(ofItem: index))
    var lists = [
      ("\(path).leftBarButtonItems", item.leftBarButtonItems),
      ("\(path).rightBarButtonItems", item.rightBarButtonItems),
    ]
    let groups = [
      ("leadingItemGroups", item.leadingItemGroups), ("centerItemGroups", item.centerItemGroups),
      ("trailingItemGroups", item.trailingItemGroups),
    ]
    for (key, groups) in groups {
      for (number, group) in groups.enumerated() where !group.isHidden {
        lists.append(("\(path).\(key)[\(number)].items", group.items))
      }
    }
    if let pinned = item.pinnedTrailingGroup, !pinned.isHidden {
      lists.append(("\(path).pinnedTrailingGroup.items", pinned.items))
    }
    return lists.map { (path: $0.0, items: $0.1) }
  }
}

extension BarButtonItem {
  /// Whether it is a space, which nobody touches.
  var isSpace: Bool {
    switch content {
    case .fixedSpace, .flexibleSpace: true
    default: false
    }
  }

  /// Whether it shows a word.
  var isText: Bool {
    switch content {
    case .title: true
    case .systemItem(.done), .systemItem(.cancel), .systemItem(.edit), .systemItem(.save): true
    case .customView(.button), .customView(.label): true
    default: false
    }
  }
}
