/// Rewrites a `navigationView` as SwiftUI's migration guide does: links with a destination become
/// destinations of values or of conditions.
///
/// A link with a tag becomes a value, and the selection the path or the next column's reason; a
/// link with a condition of its own becomes a destination that is shown while it holds.
struct NavigationViewRewriting {
  /// Where a screen of the old view ends up.
  enum Place {
    /// On a stack; whether values may stand on its path, and which are taken by screens below.
    case stack(usesPath: Bool, taken: [SourceNode])
    /// At the head of a leading column; whether that has a stack of its own.
    case column(index: Int, hasOwnStack: Bool)
  }

  /// Screens of the columns for a selection in the column before.
  private var forSelection: [[SourceNode]] = [[], [], []]
  /// How many columns there are.
  private var columnCount = 0
  /// Which columns need a stack of their own, because links push within them.
  private var ownStacks: [Bool] = []
  /// Values of the stack's path.
  private var path: [SourceNode] = []

  /// The entry that takes the place of `navigationView`.
  ///
  /// - Parameter showsColumns: whether the scene's screen has room for columns: one screen alone is
  ///   a stack where it has not, and a sidebar beside nothing where it has.
  mutating func entry(for old: SourceNode, showsColumns: Bool) -> SourceNode.Entry {
    var views: [SourceNode] = []
    if case .sequence(let nodes)? = old.value(of: "views")?.content { views = nodes }
    let bar = old.value(of: "navigationBar")
    if showsColumns, views.count == 1 { views.append(.mapping([])) }
    guard old.text(of: "style") != "stack", views.count > 1 else {
      let root = views.first ?? .mapping([])
      let screen = rewritten(root, at: .stack(usesPath: true, taken: []), isShown: true)
      var members = [SourceNode.Entry("root", screen)]
      if !path.isEmpty { members.append(.init("path", .sequence(path))) }
      if let bar { members.append(.init("navigationBar", bar)) }
      return .init("navigationStack", .mapping(members))
    }
    let names = views.count > 2 ? ["sidebar", "content", "detail"] : ["sidebar", "detail"]
    columnCount = names.count
    ownStacks = [views[0].pushesWithin, views[1].pushesWithin || views[0].leadsToPushing, false]
    var columns: [SourceNode] = []
    for (index, view) in views.enumerated() {
      columns.append(column(view, index: index, isLast: index == views.count - 1, bar: bar))
    }
    var members: [SourceNode.Entry] = []
    for (index, name) in names.enumerated() {
      guard case .mapping(var entries) = columns[index].content else { continue }
      if !forSelection[index].isEmpty {
        entries.append(.init("forSelection", .sequence(forSelection[index])))
      }
      members.append(.init(name, .mapping(entries)))
    }
    return .init("navigationSplitView", .mapping(members))
  }

  /// One column with its screen, or with a stack where links push within it.
  private mutating func column(
    _ view: SourceNode, index: Int, isLast: Bool, bar: SourceNode?
  ) -> SourceNode {
    if isLast {
      let screen = rewritten(view, at: .stack(usesPath: false, taken: []), isShown: true)
      return screen.with("navigationBar", bar)
    }
    let hasOwnStack = ownStacks[index]
    let place = Place.column(index: index, hasOwnStack: hasOwnStack)
    let screen = rewritten(view, at: place, isShown: true)
    guard hasOwnStack else { return screen.with("navigationBar", bar) }
    let stack = SourceNode.mapping([.init("root", screen)]).with("navigationBar", bar)
    return .mapping([.init("navigationStack", stack)])
  }

  /// A screen with its links rewritten.
  ///
  /// - Parameter isShown: whether it is on the screen, so that its active link counts.
  private mutating func rewritten(
    _ screen: SourceNode, at place: Place, isShown: Bool
  ) -> SourceNode {
    guard case .mapping(var entries) = screen.content else { return screen }
    let links = screen.links
    guard !links.isEmpty else { return screen.without("selection") }
    let selection = screen.value(of: "selection")
    let active = links.firstIndex { $0.isActive(selection) }
    entries.removeAll { $0.key == "selection" || $0.key == "content" }
    var destinations: [SourceNode] = []
    if case .sequence(let own)? = screen.value(of: "navigationDestinations")?.content {
      destinations = own
      entries.removeAll { $0.key == "navigationDestinations" }
    }
    let tags = links.compactMap(\.linkValue)
    var rows: [SourceNode] = []
    for (index, link) in links.enumerated() {
      let isActive = index == active
      rows.append(
        rewrite(
          link, among: tags, isActive: isActive, isShown: isShown, at: place, entries: &entries,
          destinations: &destinations))
    }
    if !destinations.isEmpty {
      entries.append(.init("navigationDestinations", .sequence(destinations)))
    }
    var content = screen.value(of: "content")?.without("links") ?? .mapping([])
    content = content.with("links", .sequence(rows))
    entries.append(.init("content", content))
    return .mapping(entries)
  }

  /// One link: adds its destination to where it belongs, and returns the row that stays.
  ///
  /// - Parameter siblings: the tags of all links of the screen; the destination nearest the root
  ///   counts, so a screen above cannot give one of them another meaning.
  private mutating func rewrite(
    _ link: SourceNode, among siblings: [SourceNode], isActive: Bool, isShown: Bool,
    at place: Place,
    entries: inout [SourceNode.Entry], destinations: inout [SourceNode]
  ) -> SourceNode {
    guard let destination = link.value(of: "destination") else { return link }
    let row = SourceNode.mapping([.init("title", link.value(of: "title") ?? .text(""))])
    let isDetail = link.text(of: "isDetailLink") != "false"
    switch place {
    case .column(let index, let hasOwnStack) where isDetail:
      // A value's text takes the place of `{value}` in titles; a link without a tag has none to
      // take it, so that its own value reads `{value}`.
      var tag = link.linkValue
      if tag == nil, hasOwnStack {
        let title = destination.mentionsValue ? "{value}" : link.text(of: "title")
        tag = .mapping([.init("Link", .text(title))])
      }
      let next = rewritten(
        destination,
        at: index + 2 < columnCount
          ? .column(index: index + 1, hasOwnStack: ownStacks[index + 1])
          : .stack(usesPath: false, taken: []),
        isShown: isShown && isActive)
      guard let tag else {
        destinations.append(.destination("isPresented", .bool(isActive), next))
        return row
      }
      let value = addSelection(tag, next, to: index + 1)
      if isActive { entries.append(.init("selection", value)) }
      return row.with("value", value)
    case .column:
      let next = rewritten(destination, at: place, isShown: isShown && isActive)
      if let tag = link.linkValue {
        destinations.append(.destination("item", isActive ? tag : .null, next))
      } else {
        destinations.append(.destination("isPresented", .bool(isActive), next))
      }
      return row
    case .stack(let usesPath, let taken):
      guard let tag = link.linkValue else {
        let next = rewritten(
          destination, at: .stack(usesPath: false, taken: taken), isShown: isShown && isActive)
        destinations.append(.destination("isPresented", .bool(isActive), next))
        return row
      }
      let isFree = usesPath && !taken.contains { $0.yaml == tag.yaml }
      if isFree, isActive, isShown { path.append(tag) }
      let next = rewritten(
        destination, at: .stack(usesPath: isFree, taken: taken + siblings),
        isShown: isShown && isActive)
      if isFree {
        destinations.append(.destination(forValue: tag, next))
        return row.with("value", tag)
      }
      destinations.append(
        .destination("item", isActive ? tag : .null, next))
      return row
    }
  }

  /// Notes what a column shows for a selection.
  ///
  /// - Returns: the value to select: the tag, or where that leads to another screen already the
  ///   same value as one of another type.
  private mutating func addSelection(
    _ tag: SourceNode, _ screen: SourceNode, to column: Int
  ) -> SourceNode {
    var value = tag
    var number = 1
    while true {
      let entry = SourceNode.destination(forValue: value, screen)
      let old = forSelection[column].first { $0.value(of: "for")?.yaml == value.withType.yaml }
      guard let old else {
        forSelection[column].append(entry)
        return value
      }
      if old.yaml == entry.yaml { return value }
      number += 1
      value = tag.ofType(number)
    }
  }
}

extension SourceNode {
  /// Whether the words of a screen hold `{value}`.
  fileprivate var mentionsValue: Bool {
    guard case .mapping(let entries) = content else { return false }
    let words: Set = [
      "navigationTitle", "navigationSubtitle", "navigationDocument", "navigationItem",
    ]
    return entries.contains { words.contains($0.key) && $0.value.yaml.contains("{value}") }
  }

  /// A value as one of another type, whose name ends in a number.
  fileprivate func ofType(_ number: Int) -> SourceNode {
    guard case .mapping(let entries) = content, let entry = entries.first else {
      return .mapping([.init("Tag \(number)", self)])
    }
    return .mapping([.init("\(entry.key) \(number)", entry.value)])
  }
}
