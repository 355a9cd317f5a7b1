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
  }

  /// What a segmented control stands in.
  public enum SegmentHost: Hashable, Sendable {
    case titleView, scopeBar
    case leftBarButtonItem(Int), rightBarButtonItem(Int)
  }

  /// Which part of a segment is meant.
  public enum SegmentPart: Hashable, Sendable {
    /// The touchable share of the control.
    case whole
    /// The word.
    case label
    /// The raised box under the chosen segment.
    case thumb
  }

  case statusBar, clock, statusSign(StatusSign)
  case bar, background, shadow
  case contentView, prompt, title, subtitle, titleView
  case segment(SegmentHost, Int, SegmentPart)
  case segmentTrack(SegmentHost)
  case backButton(Part)
  case leftBarButtonItem(Int, Part)
  case rightBarButtonItem(Int, Part)
  case largeTitleView, largeTitle, largeSubtitle
  case searchBar, searchBarField, searchBarFieldLabel, searchBarFieldImage
  case searchBarCancelButton, searchBarCancelButtonLabel, searchBarCancelButtonImage
  case searchBarScopeBar
  case titleViewLabel, titleViewImage
  /// One of the three buttons of a Mac's window, the outermost first.
  case windowButton(Int)
  /// The picture of the document that a Mac's window shows.
  case proxyIcon
  /// Something of the screen that leaves, during a push or a pop.
  indirect case outgoing(ElementID)

  /// A part of a leading button; UIKit's list of them is called left.
  static func leadingItem(_ index: Int, _ part: Part) -> ElementID {
    .leftBarButtonItem(index, part)
  }

  /// A part of a trailing button; UIKit's list of them is called right.
  static func trailingItem(_ index: Int, _ part: Part) -> ElementID {
    .rightBarButtonItem(index, part)
  }

  /// The same button's other part; nil for an element that has no parts.
  public func part(_ part: Part) -> ElementID? {
    switch self {
    case .backButton: .backButton(part)
    case .leftBarButtonItem(let index, _): .leftBarButtonItem(index, part)
    case .rightBarButtonItem(let index, _): .rightBarButtonItem(index, part)
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
    case .statusSign(let sign): "statusBar.\(sign.rawValue)"
    case .bar: "bar"
    case .background: "background"
    case .shadow: "shadow"
    case .contentView: "contentView"
    case .prompt: "prompt"
    case .title: "title"
    case .subtitle: "subtitle"
    case .titleView: "titleView"
    case .segment(let host, let index, let part):
      "\(host.description).segments[\(index)]" + part.suffix
    case .segmentTrack(let host): host.description + ".track"
    case .backButton(let part): "backButton" + part.suffix
    case .leftBarButtonItem(let index, let part): "leftBarButtonItems[\(index)]" + part.suffix
    case .rightBarButtonItem(let index, let part): "rightBarButtonItems[\(index)]" + part.suffix
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
    case .outgoing(let id): "outgoing.\(id)"
    case .titleViewLabel: "titleView.label"
    case .titleViewImage: "titleView.image"
    case .windowButton(let index): "windowButtons[\(index)]"
    case .proxyIcon: "proxyIcon"
    case .searchBarScopeBar: "searchBar.scopeBar"
    }
  }
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
    }
  }
}

extension ElementID.SegmentHost {
  /// The host for a view in a leading button.
  static func leadingItem(_ index: Int) -> ElementID.SegmentHost { .leftBarButtonItem(index) }

  /// The host for a view in a trailing button.
  static func trailingItem(_ index: Int) -> ElementID.SegmentHost { .rightBarButtonItem(index) }

  /// The name of the element the control stands in.
  fileprivate var description: String {
    switch self {
    case .titleView: "titleView"
    case .scopeBar: "searchBar.scopeBar"
    case .leftBarButtonItem(let index): "leftBarButtonItems[\(index)]"
    case .rightBarButtonItem(let index): "rightBarButtonItems[\(index)]"
    }
  }
}
