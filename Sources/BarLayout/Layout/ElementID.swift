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

  case statusBar, clock
  case bar, background, shadow
  case contentView, prompt, title, subtitle, titleView
  case titleViewSegment(Int)
  case backButton(Part)
  case leftBarButtonItem(Int, Part)
  case rightBarButtonItem(Int, Part)
  case largeTitleView, largeTitle, largeSubtitle
  case searchBar, searchBarField, searchBarCancelButton, searchBarScopeBar

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
    case .bar: "bar"
    case .background: "background"
    case .shadow: "shadow"
    case .contentView: "contentView"
    case .prompt: "prompt"
    case .title: "title"
    case .subtitle: "subtitle"
    case .titleView: "titleView"
    case .titleViewSegment(let index): "titleView.segments[\(index)]"
    case .backButton(let part): "backButton" + part.suffix
    case .leftBarButtonItem(let index, let part): "leftBarButtonItems[\(index)]" + part.suffix
    case .rightBarButtonItem(let index, let part): "rightBarButtonItems[\(index)]" + part.suffix
    case .largeTitleView: "largeTitleView"
    case .largeTitle: "largeTitle"
    case .largeSubtitle: "largeSubtitle"
    case .searchBar: "searchBar"
    case .searchBarField: "searchBar.field"
    case .searchBarCancelButton: "searchBar.cancelButton"
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
