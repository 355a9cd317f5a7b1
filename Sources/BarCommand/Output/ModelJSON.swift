internal import BarAnswers
internal import BarText
internal import BarLayout
internal import BarSceneFile

/// What a bar is made of, as `navbar get` is asked for it: items, the path, what lists have
/// selected, what the delegate heard.
struct ModelJSON {
  /// The whole document; a column's name stands before its own items.
  let value: JSONValue

  /// Describes a scene at its moment.
  init(_ file: SceneFile) {
    let scene = file.scene
    let bars = (try? scene.barScenes()) ?? [scene]
    var members: [JSONValue.Member] = []
    if let bar = bars.last { members += Self.members(of: bar) }
    members.append(
      .init(
        key: "delegate",
        value: .array(
          file.delegateCalls.map { .string("\($0.name) \"\($0.item.title ?? "")\"") })))
    members += Self.members(of: scene.navigation)
    for bar in bars where bars.count > 1 {
      guard let column = bar.column?.name.rawValue else { continue }
      members.append(
        .init(key: column, value: .object(Self.members(of: bar))))
    }
    value = .object(members)
  }

  /// UIKit: `topItem`, `backItem` and `items` of `UINavigationBar`.
  private static func members(of bar: BarScene) -> [JSONValue.Member] {
    let items = bar.navigationBar.items
    return [
      .init(key: "topItem", value: items.last.map(item) ?? .null),
      .init(key: "backItem", value: items.dropLast().last.map(item) ?? .null),
      .init(key: "items", value: .array(items.map(item))),
      .init(key: "isNavigationBarHidden", value: .boolean(bar.isBarHidden)),
    ]
  }

  private static func members(of navigation: Navigation?) -> [JSONValue.Member] {
    switch navigation {
    case .stack(let stack):
      return [
        .init(key: "path", value: path(stack)),
        .init(key: "selection", value: selection(of: stack.root)),
      ]
    case .splitView(let view):
      let own = view.names.last { view.columns[$0]?.hasOwnStack == true }
      var members = [
        JSONValue.Member(
          key: "path", value: own.flatMap { view.columns[$0] }.map { path($0.stack) } ?? .null),
        .init(
          key: "selection",
          value: .object(
            view.names.dropLast().map { name in
              .init(
                key: name.rawValue,
                value: view.selection(in: name).map { .string($0.description) } ?? .null)
            })),
        .init(key: "columnVisibility", value: .string(view.columnVisibility.rawValue)),
      ]
      if let column = view.preferredCompactColumn {
        members.append(.init(key: "preferredCompactColumn", value: .string(column.rawValue)))
      }
      return members
    case .view(let view):
      return [
        .init(
          key: "selection",
          value: view.views.lazy.compactMap(\.selection).first.map { .string($0.description) }
            ?? .null)
      ]
    case nil: return []
    }
  }

  private static func path(_ stack: BarNavigationStack) -> JSONValue {
    .array(stack.path.map { .string($0.description) })
  }

  private static func selection(of screen: NavigationScreen) -> JSONValue {
    screen.selection.map { .string($0.description) } ?? .null
  }

  private static func item(_ item: NavigationItem) -> JSONValue {
    .members([
      "title": item.title.map(JSONValue.string) ?? .null,
      "subtitle": item.subtitle.map(JSONValue.string) ?? .null,
      "prompt": item.prompt.map(JSONValue.string) ?? .null,
      "largeTitleDisplayMode": .string(item.largeTitleDisplayMode.rawValue),
      "hidesBackButton": .boolean(item.hidesBackButton),
      "backButtonTitle": item.backButtonTitle.map(JSONValue.string) ?? .null,
      "leftItemsSupplementBackButton": .boolean(item.leftItemsSupplementBackButton),
      "leftBarButtonItems": buttons(item.leftBarButtonItems),
      "rightBarButtonItems": buttons(item.rightBarButtonItems),
      "isRenaming": .boolean(item.titleMenu?.isRenaming ?? false),
      "isSearching": item.searchController.map { .boolean($0.isActive) },
      "searchText": item.searchController.map { .string($0.text) },
    ])
  }

  /// What buttons read or are called, the outermost first.
  private static func buttons(_ items: [BarButtonItem]) -> JSONValue {
    .array(
      items.map { item in
        switch item.content {
        case .title(let title): .string(title)
        case .systemItem(let system): .string(system.rawValue)
        default: .string(item.accessibilityLabel ?? "")
        }
      })
  }
}
