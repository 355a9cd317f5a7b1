extension ResolvedItem.Place {
  /// What layouts call the button there: `rightBarButtonItems[0]`.
  var name: String {
    switch self {
    case .leading(let index): "leftBarButtonItems[\(index)]"
    case .trailing(let index): "rightBarButtonItems[\(index)]"
    case .center(let group, let index): "centerItemGroups[\(group)].items[\(index)]"
    case .overflow: "overflowButton"
    case .sidebarToggle: "sidebarToggle"
    case .foot(let bar, let index): "\(bar.rawValue).items[\(index)]"
    case .footOverflow(let bar): bar.rawValue + ".overflowButton"
    }
  }
}
