internal import BarLayout
internal import BarRender
internal import BarSceneFile

/// One bar of a scene as rules see it: what was written, and what comes of it.
///
/// Rules name parts as UIKit does, `navigationBar.items[1].title`, wherever they stand in the file.
struct LintSubject {
  /// What was written.
  let file: SceneFile
  /// Where the bar's parts stand in the file.
  let paths: BarKeyPaths
  /// What comes of it.
  let laidOut: LaidOutScene
  /// Lays this bar out with something changed, first in the whole scene, then in the bar's own; nil
  /// where that is impossible.
  let layOut: (_ whole: (inout BarScene) -> Void, _ own: (inout BarScene) -> Void) -> LaidOutScene?
  /// Draws what is behind texts and symbols.
  let renderer: Renderer
  /// What the app is called; nil where nobody says.
  let appName: String?
  /// Languages in which texts are looked at besides the scene's own.
  let locales: [String]
  /// Whether the scene takes the clock away; `file` has one all the same.
  let hasNoClock: Bool

  /// What is asked for, with this bar alone.
  var scene: BarScene { paths.bar }
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
  /// Whether buttons stand on glass.
  var hasGlass: Bool { isPhoneOrPad && scene.system.hasGlass }
  /// Whether the scene states a bar rather than a navigation that bars follow from.
  var statesBar: Bool { file.scene.navigation == nil }
  /// Whether the screen came up over another one and goes away again.
  var isSheet: Bool {
    switch scene.presentation {
    case .pageSheet, .formSheet, .sheet: true
    case .fullScreen, .popover: false
    }
  }

  /// The key path of an item of the stack.
  func path(ofItem index: Int) -> String { "navigationBar.items[\(index)]" }

  /// Lays this bar out with something changed in its own scene.
  func layOut(changing change: (inout BarScene) -> Void) -> LaidOutScene? {
    layOut({ _ in }, change)
  }

  /// The lists of buttons of an item, each with its key path.
  func buttonLists(ofItem index: Int) -> [(path: String, items: [BarButtonItem])] {
    let (item, path) = (items[index], path(ofItem: index))
    var lists = [
      ("\(path).leftBarButtonItems", item.leftBarButtonItems),
      ("\(path).rightBarButtonItems", item.rightBarButtonItems),
      ("\(path).toolbarItems", item.toolbarItems),
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

  /// The buttons of an item that show, each with its key path and whether it leads.
  func buttons(ofItem index: Int) -> [(path: String, item: BarButtonItem, isLeading: Bool)] {
    var result: [(path: String, item: BarButtonItem, isLeading: Bool)] = []
    for list in buttonLists(ofItem: index) {
      let isLeading = list.path.hasSuffix(".leftBarButtonItems") || list.path.contains(".leading")
      for (number, item) in list.items.enumerated() where !item.isHidden && !item.isSpace {
        result.append((path: "\(list.path)[\(number)]", item: item, isLeading: isLeading))
      }
    }
    return result
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

  /// Which of the system's buttons it is, by its word or by what it is; nil for another one.
  var systemItem: SystemItem? {
    switch content {
    case .systemItem(let item): item
    case .title(let title):
      switch title.folded {
      case "done": .done
      case "cancel": .cancel
      case "close": .close
      case "save": .save
      default: nil
      }
    default: nil
    }
  }
}
