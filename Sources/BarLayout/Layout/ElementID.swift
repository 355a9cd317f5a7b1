/// The name of an element in a layout's answer; its text form is part of the contract.
public enum ElementID: Hashable, Sendable {
  /// Which part of a button is meant.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    /// The button's touchable frame.
    case whole
    /// The word that is drawn.
    case label
    /// The picture that is drawn.
    case image
    /// The chevron of a back button.
    case indicator
    /// The capsule of glass around it, from iOS 26.
    case glass
    /// The app's own picture behind it.
    case background
    /// The grey disc behind the cross of Close, up to iOS 18.
    case disc
    /// What says how much is new, over its corner, and the words on it.
    case badge, badgeLabel
    /// The line below an entry of a menu.
    case separator
  }

  /// What a segmented control, or another view of an app's own, stands in.
  public enum SegmentHost: Hashable, Sendable {
    case titleView, scopeBar
    case leftBarButtonItem(Int), rightBarButtonItem(Int)
    case centerItem(group: Int, Int), overflowButton, sidebarToggle
    case footItem(FootBar, Int)
  }

  /// Which part of a bar at the foot of the screen is meant.
  public enum FootPart: String, CaseIterable, Hashable, Sendable {
    /// The bar's frame.
    case whole
    /// What is drawn under its buttons, and the line above that.
    case background, shadow
    /// The glass that holds the areas of a tab bar, and what lies under the chosen one.
    case glass, selection
  }

  /// Which part of a segment is meant.
  public enum SegmentPart: Hashable, Sendable {
    /// The touchable share of the control.
    case whole
    /// The word.
    case label
    /// The raised box under the chosen segment.
    case thumb
    /// The line between it and the next one.
    case divider
  }

  case statusBar, clock, carrier, statusSign(StatusSign)
  case bar, background, backgroundImage, shadow
  case contentView, prompt, title, subtitle, titleView
  case segment(SegmentHost, Int, SegmentPart)
  case segmentTrack(SegmentHost)
  /// One of several lines of text of a view, counted from 0, and the wheel of one.
  case viewLine(SegmentHost, Int), viewWheel(SegmentHost)
  /// The search field of a view, and the button that ends its search.
  case viewField(SegmentHost, Part), viewCancelButton(SegmentHost, Part)
  case backButton(Part)
  case leftBarButtonItem(Int, Part)
  case rightBarButtonItem(Int, Part)
  case centerItem(group: Int, Int, Part)
  case overflowButton(Part)
  case largeTitleView, largeTitle, largeSubtitle
  case searchBar, searchBarField, searchBarFieldLabel, searchBarFieldImage
  case searchBarCancelButton, searchBarCancelButtonLabel, searchBarCancelButtonImage
  case searchBarScopeBar
  case titleViewLabel, titleViewImage
  /// A row of what scrolls under the bar, counted from 0.
  case contentRow(Int)
  /// A tile of such a row.
  case contentTile(row: Int, Int)
  /// A part of the screen around the bar.
  case screen(ScreenPart)
  /// One of the three buttons of a Mac's window, the outermost first.
  case windowButton(Int)
  /// The picture of the document that a Mac's window shows.
  case proxyIcon
  /// A column of a split view, the line at its end, and what darkens the detail under it.
  case column, columnSeparator, columnDimming
  /// The button that shows and hides the leading columns of a split view.
  case sidebarToggle(Part)
  /// What shows that a title has a menu, and the chevron in it where that is a circle.
  case titleMenu, titleMenuImage
  /// The field in which the title is being changed, what marks its words as selected, and the
  /// button that empties it.
  case titleField, titleFieldSelection, titleFieldClear
  /// The picture of a document before its title.
  case titleIcon
  /// The open menu of a title: its ground, the document that heads it, the button that shares that,
  /// and its entries as they are read.
  case titleMenuPanel, titleMenuHeader(Part), titleMenuShare(Part), titleMenuEntry(Int, Part)
  /// What a long press shows large in the middle of the screen: its ground, picture and words.
  case largeContentViewer(Part)
  /// The open menu of a button, its entries as they are read, and the lines of an entry after the
  /// first, from 1.
  case menuPanel, menuItem(Int, Part), menuItemLine(Int, Int)
  /// A menu from which the open one came: its ground, and what it shows, from the outermost on.
  case outerMenu(Int)
  /// A bar at the foot of the screen.
  case foot(FootBar, FootPart)
  /// A button of such a bar, as it is read.
  case footItem(FootBar, Int, Part)
  /// The button whose menu holds what has no room in such a bar.
  case footOverflow(FootBar, Part)
  /// The keyboard on the screen.
  case keyboard
  /// Something of the screen that leaves, during a push or a pop.
  indirect case outgoing(ElementID)

  /// A part of a button.
  static func item(_ place: ResolvedItem.Place, _ part: Part) -> ElementID {
    switch place {
    case .leading(let index): .leftBarButtonItem(index, part)
    case .trailing(let index): .rightBarButtonItem(index, part)
    case .center(let group, let index): .centerItem(group: group, index, part)
    case .overflow: .overflowButton(part)
    case .sidebarToggle: .sidebarToggle(part)
    case .foot(let bar, let index): .footItem(bar, index, part)
    case .footOverflow(let bar): .footOverflow(bar, part)
    }
  }

  /// The button that opens a menu.
  static func menuAnchor(_ anchor: ResolvedMenu.Anchor) -> ElementID {
    switch anchor {
    case .backButton: .backButton(.whole)
    case .item(let place): .item(place, .whole)
    }
  }

  /// The same button's other part; nil for an element that has no parts.
  public func part(_ part: Part) -> ElementID? {
    switch self {
    case .backButton: .backButton(part)
    case .leftBarButtonItem(let index, _): .leftBarButtonItem(index, part)
    case .rightBarButtonItem(let index, _): .rightBarButtonItem(index, part)
    case .centerItem(let group, let index, _): .centerItem(group: group, index, part)
    case .overflowButton: .overflowButton(part)
    case .sidebarToggle: .sidebarToggle(part)
    case .footItem(let bar, let index, _): .footItem(bar, index, part)
    case .footOverflow(let bar, _): .footOverflow(bar, part)
    case .titleMenuHeader: .titleMenuHeader(part)
    case .titleMenuShare: .titleMenuShare(part)
    case .titleMenuEntry(let index, _): .titleMenuEntry(index, part)
    case .largeContentViewer: .largeContentViewer(part)
    case .menuItem(let index, _): .menuItem(index, part)
    default: nil
    }
  }
}

extension ElementID: CustomStringConvertible {
  /// The name as layouts spell it: `rightBarButtonItems[0].label`.
  public var description: String {
    switch self {
    case .statusBar: "statusBar"
    case .clock: "clock"
    case .carrier: "statusBar.carrier"
    case .statusSign(let sign): "statusBar.\(sign.rawValue)"
    case .bar: "bar"
    case .background: "background"
    case .backgroundImage: "background.image"
    case .shadow: "shadow"
    case .contentView: "contentView"
    case .prompt: "prompt"
    case .title: ResolvedTitleMenu.elementName
    case .subtitle: "subtitle"
    case .titleView: "titleView"
    case .segment(let host, let index, let part):
      "\(host.description).segments[\(index)]" + part.suffix
    case .segmentTrack(let host): host.description + ".track"
    case .viewLine(let host, let index): "\(host.description).lines[\(index)]"
    case .viewWheel(let host): host.description + ".activityIndicator"
    case .viewField(let host, let part): host.description + ".field" + part.suffix
    case .viewCancelButton(let host, let part):
      host.description + ".cancelButton" + part.suffix
    case .backButton(let part): ResolvedMenu.Anchor.backButton.name + part.suffix
    case .leftBarButtonItem(let index, let part):
      ResolvedItem.Place.leading(index).name + part.suffix
    case .rightBarButtonItem(let index, let part):
      ResolvedItem.Place.trailing(index).name + part.suffix
    case .centerItem(let group, let index, let part):
      ResolvedItem.Place.center(group: group, index).name + part.suffix
    case .overflowButton(let part): ResolvedItem.Place.overflow.name + part.suffix
    case .largeTitleView: "largeTitleView"
    case .largeTitle: "largeTitle"
    case .largeSubtitle: "largeSubtitle"
    case .searchBar: "searchBar"
    case .searchBarField: "searchBar.field"
    case .searchBarFieldLabel: "searchBar.field.label"
    case .searchBarFieldImage: "searchBar.field.image"
    case .searchBarCancelButton: "searchBar.cancelButton"
    case .searchBarCancelButtonLabel: "searchBar.cancelButton.label"
    case .searchBarCancelButtonImage: "searchBar.cancelButton.image"
    case .contentRow(let index): "content.rows[\(index)]"
    case .contentTile(let row, let index): "content.rows[\(row)].tiles[\(index)]"
    case .screen(let part): "screen.\(part.rawValue)"
    case .outgoing(let id): "outgoing.\(id)"
    case .titleViewLabel: "titleView.label"
    case .titleViewImage: "titleView.image"
    case .windowButton(let index): "windowButtons[\(index)]"
    case .proxyIcon: "proxyIcon"
    case .column: "column"
    case .columnSeparator: "column.separator"
    case .columnDimming: "column.dimming"
    case .sidebarToggle(let part): ResolvedItem.Place.sidebarToggle.name + part.suffix
    case .titleMenu: "titleMenu"
    case .titleMenuImage: "titleMenu.image"
    case .titleIcon: "title.icon"
    case .titleMenuPanel: "titleMenu.panel"
    case .titleMenuHeader(let part): "titleMenu.header" + part.suffix
    case .titleMenuShare(let part): "titleMenu.shareButton" + part.suffix
    case .titleMenuEntry(let index, let part): "titleMenu.entries[\(index)]" + part.suffix
    case .largeContentViewer(let part): "largeContentViewer" + part.suffix
    case .menuPanel: "menu"
    case .outerMenu(let index): "outerMenus[\(index)]"
    case .menuItem(let index, let part): "menu.items[\(index)]" + part.suffix
    case .menuItemLine(let index, let line): "menu.items[\(index)].lines[\(line)]"
    case .titleField: "titleField"
    case .titleFieldSelection: "titleField.selection"
    case .titleFieldClear: "titleField.clearButton"
    case .searchBarScopeBar: "searchBar.scopeBar"
    case .foot(let bar, let part): bar.rawValue + part.suffix
    case .footItem(let bar, let index, let part):
      ResolvedItem.Place.foot(bar, index).name + part.suffix
    case .footOverflow(let bar, let part): ResolvedItem.Place.footOverflow(bar).name + part.suffix
    case .keyboard: "keyboard"
    }
  }
}

extension ElementID.FootPart {
  /// What the part adds to its bar's name.
  fileprivate var suffix: String { self == .whole ? "" : ".\(rawValue)" }
}

extension ElementID.Part {
  /// What the part adds to its button's name.
  fileprivate var suffix: String {
    switch self {
    case .whole: ""
    case .label: ".label"
    case .image: ".image"
    case .indicator: ".indicator"
    case .glass: ".glass"
    case .background: ".background"
    case .disc: ".disc"
    case .badge: ".badge"
    case .badgeLabel: ".badge.label"
    case .separator: ".separator"
    }
  }
}

extension ElementID.SegmentPart {
  /// What the part adds to its segment's name.
  fileprivate var suffix: String {
    switch self {
    case .whole: ""
    case .label: ".label"
    case .thumb: ".thumb"
    case .divider: ".divider"
    }
  }
}

extension ElementID.SegmentHost {
  /// The host for a view in a button.
  static func item(_ place: ResolvedItem.Place) -> ElementID.SegmentHost {
    switch place {
    case .leading(let index): .leftBarButtonItem(index)
    case .trailing(let index): .rightBarButtonItem(index)
    case .center(let group, let index): .centerItem(group: group, index)
    case .overflow, .footOverflow: .overflowButton
    case .sidebarToggle: .sidebarToggle
    case .foot(let bar, let index): .footItem(bar, index)
    }
  }

  /// The name of the element the control stands in.
  fileprivate var description: String {
    switch self {
    case .titleView: "titleView"
    case .scopeBar: "searchBar.scopeBar"
    case .leftBarButtonItem(let index): ResolvedItem.Place.leading(index).name
    case .rightBarButtonItem(let index): ResolvedItem.Place.trailing(index).name
    case .centerItem(let group, let index): ResolvedItem.Place.center(group: group, index).name
    case .overflowButton: ResolvedItem.Place.overflow.name
    case .sidebarToggle: ResolvedItem.Place.sidebarToggle.name
    case .footItem(let bar, let index): ResolvedItem.Place.foot(bar, index).name
    }
  }
}
