extension LaidOutBar {
  /// What can be seen of each title and control, by the control: its glass, or the ink of its
  /// parts; a field's whole box.
  var visibleEdges: [BarRect] {
    var found: [ElementID: BarRect] = [:]
    var order: [ElementID] = []
    for element in elements where element.alpha > 0 && !element.frame.isEmpty {
      guard let (owner, edges) = element.visibleEdges else { continue }
      if found[owner] == nil { order.append(owner) }
      found[owner] = found[owner].map { $0.union(edges) } ?? edges
    }
    return order.compactMap { found[$0] }
  }
}

extension LaidOutElement {
  /// The control or title it is a part of, and the box of what shows of it; nil for what no red
  /// line runs up to.
  fileprivate var visibleEdges: (owner: ElementID, edges: BarRect)? {
    switch id {
    case .title, .subtitle, .largeTitle, .largeSubtitle, .prompt, .titleViewLabel, .titleViewImage:
      return ink.map { (id, $0) }
    case .searchBarField, .segmentTrack, .titleField: return (id, frame)
    case .searchBarCancelButtonLabel, .searchBarCancelButtonImage:
      return ink.map { (.searchBarCancelButton, $0) }
    case .backButton, .leftBarButtonItem, .rightBarButtonItem, .centerItem, .overflowButton,
      .sidebarToggle:
      guard let whole = id.part(.whole), whole != id else { return nil }
      let isBox = id == id.part(.glass) || id == id.part(.background)
      return isBox ? (whole, frame) : ink.map { (whole, $0) }
    default: return nil
    }
  }
}
