/// An element with what stands inside it, as views would be nested.
///
/// A bar's answer is a flat list, back to front; this is the same list as UIKit would hold it.
package struct ElementTree: Hashable, Sendable {
  /// The element.
  package var element: LaidOutElement
  /// What stands inside it, back to front.
  package var children: [ElementTree]

  /// The trees of a bar: what stands in no other element, back to front.
  package static func roots(of bar: LaidOutBar) -> [ElementTree] {
    let ids = Set(bar.elements.map(\.id))
    var inside: [ElementID: [LaidOutElement]] = [:]
    var roots: [LaidOutElement] = []
    for element in bar.elements {
      if let parent = element.id.holders.first(where: { ids.contains($0) && $0 != element.id }) {
        inside[parent, default: []].append(element)
      } else {
        roots.append(element)
      }
    }
    return roots.map { tree($0, inside) }
  }

  private static func tree(
    _ element: LaidOutElement, _ inside: [ElementID: [LaidOutElement]]
  ) -> ElementTree {
    ElementTree(
      element: element, children: (inside[element.id] ?? []).map { tree($0, inside) })
  }
}

extension ElementID {
  /// What the element stands in, the nearest first; the first of them that exists holds it.
  fileprivate var holders: [ElementID] {
    switch self {
    case .statusBar, .bar, .contentRow, .screen: []
    case .contentTile(let row, _): [.contentRow(row)]
    case .windowButton, .proxyIcon: [.bar]
    case .clock, .carrier, .statusSign: [.statusBar]
    case .backgroundImage: [.background, .bar]
    case .background, .shadow, .contentView, .prompt, .largeTitleView, .searchBar: [.bar]
    case .title, .subtitle, .titleView, .titleMenu, .titleField: [.contentView, .bar]
    case .titleMenuImage: [.titleMenu]
    case .titleIcon: [.contentView, .bar]
    case .largeContentViewer(let part): part == .whole ? [] : [.largeContentViewer(.whole)]
    case .titleMenuPanel, .menuPanel, .outerMenu: []
    case .menuItemLine(let index, _): [.menuItem(index, .whole), .menuPanel]
    case .menuItem(let index, let part):
      part == .whole ? [.menuPanel] : [.menuItem(index, .whole), .menuPanel]
    case .titleMenuHeader(let part), .titleMenuShare(let part), .titleMenuEntry(_, let part):
      part == .whole ? [.titleMenuPanel] : [self.part(.whole) ?? .titleMenuPanel, .titleMenuPanel]
    case .titleFieldSelection, .titleFieldClear: [.titleField]
    case .titleViewLabel, .titleViewImage: [.titleView]
    case .largeTitle, .largeSubtitle: [.largeTitleView, .bar]
    case .searchBarField, .searchBarCancelButton, .searchBarScopeBar: [.searchBar, .bar]
    case .searchBarFieldLabel, .searchBarFieldImage: [.searchBarField]
    case .searchBarCancelButtonLabel, .searchBarCancelButtonImage: [.searchBarCancelButton]
    case .segmentTrack(let host), .viewLine(let host, _), .viewWheel(let host): [host.element]
    case .viewField(let host, let part):
      part == .whole ? [host.element] : [.viewField(host, .whole), host.element]
    case .viewCancelButton(let host, let part):
      part == .whole ? [host.element] : [.viewCancelButton(host, .whole), host.element]
    case .segment(let host, let index, let part):
      part == .whole || part == .divider
        ? [host.element] : [.segment(host, index, .whole), host.element]
    case .backButton(let part), .leftBarButtonItem(_, let part), .rightBarButtonItem(_, let part),
      .centerItem(_, _, let part), .overflowButton(let part),
      .sidebarToggle(let part):
      part == .badgeLabel
        ? [self.part(.badge) ?? .contentView, .contentView]
        : part == .whole || part == .glass || part == .background || part == .disc
          ? [.contentView, .bar] : [self.part(.whole) ?? .contentView, .contentView]
    case .foot(_, .whole), .keyboard: []
    case .foot(let bar, _): [.foot(bar, .whole)]
    case .footItem(let bar, _, let part), .footOverflow(let bar, let part):
      part == .whole || part == .glass || part == .background
        ? [.foot(bar, .whole)] : [self.part(.whole) ?? .keyboard, .foot(bar, .whole)]
    case .column, .columnDimming: []
    case .columnSeparator: [.column]
    case .outgoing(let id): id.holders.map { .outgoing($0) } + id.holders + [.bar]
    }
  }
}

extension ElementID.SegmentHost {
  /// The element the control stands in.
  fileprivate var element: ElementID {
    switch self {
    case .titleView: .titleView
    case .scopeBar: .searchBarScopeBar
    case .leftBarButtonItem(let index): .leftBarButtonItem(index, .whole)
    case .rightBarButtonItem(let index): .rightBarButtonItem(index, .whole)
    case .centerItem(let group, let index): .centerItem(group: group, index, .whole)
    case .overflowButton: .overflowButton(.whole)
    case .sidebarToggle: .sidebarToggle(.whole)
    case .footItem(let bar, let index): .footItem(bar, index, .whole)
    }
  }
}
