public import BarLayout

/// Where the parts of one bar of a scene stand in the scene's file.
///
/// What is said of a bar names its parts as UIKit does: `navigationBar.items[1].title`. A bar that
/// the scene states has these very keys. One that follows from a navigation takes them from the
/// container, from the screens it shows, and from the words of a language.
public struct BarKeyPaths: Sendable {
  private let file: SceneFile
  private let sharedBar: Shared<BarScene>
  /// For each button of a bar that follows from a navigation, its key path behind its screen's.
  private let buttons: [String: String]

  /// The bar's own scene, as `BarScene.barScenes()` has it.
  package var bar: BarScene { sharedBar.value }

  /// Looks at one of the bars of a file.
  ///
  /// - Parameters:
  ///   - file: the scene as it was written.
  ///   - index: which one of `BarScene.barScenes()`.
  ///   - bar: that one.
  public init(of file: SceneFile, bar index: Int, _ bar: BarScene) {
    self.file = file
    sharedBar = Shared(bar)
    var marked = file.scene
    marked.navigation = file.scene.navigation?.markingButtons
    let scenes = (try? marked.barScenes()) ?? []
    let isFound = marked.navigation != nil && scenes.indices.contains(index)
    buttons = isFound ? Self.buttons(of: scenes[index].navigationBar) : [:]
  }

  /// The key path in the file of a part of the bar.
  ///
  /// - Parameters:
  ///   - part: the part, as UIKit names it: `navigationBar.items[1].title`.
  ///   - locale: the language whose words are meant; nil for the scene's.
  public func keyPath(of part: String, locale: String? = nil) -> String {
    guard file.scene.navigation != nil, part.hasPrefix("navigationBar") else { return part }
    let rest = part.dropFirst("navigationBar".count)
    guard rest.hasPrefix(".items["), let end = rest.firstIndex(of: "]"),
      let item = Int(rest[..<end].dropFirst(".items[".count)),
      bar.shownKeyPaths.indices.contains(item)
    else { return ofBar(String(rest)) ?? containers.last ?? "navigationBar" }
    let screen = bar.shownKeyPaths[item]
    let key = String(rest[end...].dropFirst(2))
    return key.isEmpty ? screen : ofScreen(screen, part: part, key, locale ?? bar.locale)
  }

  /// Whether something is written for a part of the bar.
  public func states(_ part: String) -> Bool {
    let prefix = "navigationBar"
    if file.scene.navigation != nil, part.hasPrefix(prefix + "."),
      !part.hasPrefix(prefix + ".items[")
    {
      return ofBar(String(part.dropFirst(prefix.count))).map(file.states) ?? false
    }
    return file.states(keyPath(of: part))
  }

  /// A key of the bar itself, with the full stop before it; nil where no container says anything of
  /// its bar.
  private func ofBar(_ key: String) -> String? {
    if key == ".isHidden", let top = bar.shownKeyPaths.last, file.states("\(top).toolbar"),
      !file.states("\(top).toolbar[0]")
    {
      return "\(top).toolbar"
    }
    if key == ".isHidden", let top = bar.shownKeyPaths.last,
      let modifier = ["toolbarVisibility", "navigationBarHidden"].first(where: {
        file.states("\(top).\($0)")
      })
    {
      return "\(top).\(modifier)"
    }
    let holders = containers.map { $0 + ".navigationBar" }
    let holder = holders.first { file.states($0 + key) } ?? holders.first(where: file.states)
    return holder.map { $0 + key }
  }

  /// The stacks and columns that may say what the bar looks like, the nearest first.
  private var containers: [String] {
    var result: [String] = []
    if let column = bar.column?.name.rawValue {
      result = ["navigationSplitView.\(column).navigationStack", "navigationSplitView.\(column)"]
    }
    var path = bar.shownKeyPaths.first ?? ""
    while let dot = path.lastIndex(of: ".") {
      path = String(path[..<dot])
      result.append(path)
    }
    return result
  }

  /// A key of a screen, by the name that UIKit's item has for it.
  private func ofScreen(
    _ screen: String, part: String, _ key: String, _ locale: String
  ) -> String {
    if let button = longestButton(of: part) { return "\(screen).\(button)" }
    let head = String(key.prefix { $0 != "." && $0 != "[" })
    let rest = key.dropFirst(head.count)
    let own = "\(screen).navigationItem.\(key)"
    switch head {
    case "title", "subtitle", "largeTitleDisplayMode", "hidesBackButton", "searchController":
      guard let modifier = Self.modifiers[head] else { return own }
      let path = "\(screen).\(modifier)"
      guard file.states(path) else { return file.states(own) ? own : path }
      return words(of: path, locale) ?? path + rest
    case "titleView" where !file.states(own):
      return principal(of: screen) ?? own
    case "leftBarButtonItems", "rightBarButtonItems", "toolbarItems":
      return file.states(own) ? own : "\(screen).toolbar"
    default: return own
    }
  }

  /// SwiftUI's modifiers, by what they do to UIKit's item.
  private static let modifiers = [
    "title": "navigationTitle", "subtitle": "navigationSubtitle",
    "largeTitleDisplayMode": "navigationBarTitleDisplayMode",
    "hidesBackButton": "navigationBarBackButtonHidden", "searchController": "searchable",
  ]

  /// Where the words of a title stand that names a key of the string tables; nil for another title.
  private func words(of title: String, _ locale: String) -> String? {
    guard let key = file.text(at: "\(title).key") else { return nil }
    var names = [locale]
    let parts = locale.split { $0 == "_" || $0 == "-" }.map(String.init)
    for count in stride(from: parts.count, to: 0, by: -1) {
      names += ["_", "-"].map { parts.prefix(count).joined(separator: $0) }
    }
    if let development = file.scene.strings.developmentLocale { names.append(development) }
    return names.lazy.map { "strings.\($0)" + SceneKeyPath.spelling(ofKey: key) }
      .first { file.states($0) }
  }

  /// The toolbar's item that takes the title's place; the last one counts.
  private func principal(of screen: String) -> String? {
    var result: String?
    var index = 0
    while file.states("\(screen).toolbar[\(index)]") {
      if file.text(at: "\(screen).toolbar[\(index)].placement") == "principal" {
        result = "\(screen).toolbar[\(index)].item"
      }
      index += 1
    }
    return result
  }
}

extension BarKeyPaths {
  /// The file's path, behind its screen's, of the button that a part belongs to.
  private func longestButton(of part: String) -> String? {
    if let path = buttons[part] { return path }
    guard let button = buttons.keys.first(where: { part.hasPrefix($0 + ".") }),
      let path = buttons[button]
    else { return nil }
    return path + part.dropFirst(button.count)
  }

  /// The marks of a bar's buttons, by the parts they are.
  private static func buttons(of bar: NavigationBar) -> [String: String] {
    var result: [String: String] = [:]
    for (number, item) in bar.items.enumerated() {
      let path = "navigationBar.items[\(number)]"
      for (list, buttons) in item.buttonLists {
        for (index, button) in buttons.enumerated() {
          guard let mark = button.accessibilityLabel, Navigation.isMark(mark) else { continue }
          result["\(path).\(list)[\(index)]"] = mark
        }
      }
    }
    return result
  }
}

extension NavigationItem {
  /// Every list of buttons, by its key.
  fileprivate var buttonLists: [(key: String, buttons: [BarButtonItem])] {
    var lists = [
      ("leftBarButtonItems", leftBarButtonItems), ("rightBarButtonItems", rightBarButtonItems),
      ("toolbarItems", toolbarItems), ("keyboardItems", keyboardItems),
    ]
    let groups = [
      ("leadingItemGroups", leadingItemGroups), ("centerItemGroups", centerItemGroups),
      ("trailingItemGroups", trailingItemGroups),
    ]
    for (key, groups) in groups {
      lists += groups.enumerated().map { ("\(key)[\($0)].items", $1.items) }
    }
    if let group = pinnedTrailingGroup { lists.append(("pinnedTrailingGroup.items", group.items)) }
    return lists.map { (key: $0.0, buttons: $0.1) }
  }
}
