// Lengths inside a scene that are written as parts of something else, as places that can be written
// to.

extension ImageSource {
  /// Extent that a picture states; nil for a symbol, which is as large as the text it goes with.
  var extent: BarSize? {
    get {
      switch self {
      case .symbol: nil
      case .path(_, let size), .icon(_, let size), .color(_, let size), .placeholder(let size): size
      case .bitmap(let image): image.variants.last?.size
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .symbol: break
      case .path(let path, let old):
        // What is drawn grows with its box, as the lengths of the outline are lengths of the scene too.
        let x = old.width > 0 ? newValue.width / old.width : 1
        let y = old.height > 0 ? newValue.height / old.height : 1
        let outline = path.mapped { BarPoint(x: $0.x * x, y: $0.y * y) }
        self = .path(outline, newValue)
      case .icon(let icon, _): self = .icon(icon, newValue)
      case .color(let color, _): self = .color(color, newValue)
      // A box of the same size takes a picture's room.
      case .placeholder, .bitmap: self = .placeholder(newValue)
      }
    }
  }
}

extension CustomView {
  /// Extent that a view states; nil for one that is as large as its words.
  var extent: BarSize? {
    get {
      switch self {
      case .segmentedControl, .label, .lines, .button, .labeledButton, .avatar,
        .activityIndicator, .searchBar:
        nil
      case .image(let image): image.extent
      case .placeholder(let size): size
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .segmentedControl, .label, .lines, .button, .labeledButton, .avatar,
        .activityIndicator, .searchBar:
        break
      case .image(var image):
        image.extent = newValue
        self = .image(image)
      case .placeholder: self = .placeholder(newValue)
      }
    }
  }
}

extension BarButtonItem {
  /// Extent that a button's picture or view states; nil for words, symbols and spaces.
  var extent: BarSize? {
    get {
      switch content {
      case .image(let image): image.extent
      case .customView(let view): view.extent
      case .title, .systemItem, .fixedSpace, .flexibleSpace: nil
      }
    }
    set {
      switch content {
      case .image(var image):
        image.extent = newValue
        content = .image(image)
      case .customView(var view):
        view.extent = newValue
        content = .customView(view)
      case .title, .systemItem, .fixedSpace, .flexibleSpace: break
      }
    }
  }

  /// Width of a fixed space; nil for everything else.
  var space: Double? {
    get {
      if case .fixedSpace(let width) = content { return width }
      return nil
    }
    set {
      if case .fixedSpace = content, let newValue { content = .fixedSpace(newValue) }
    }
  }
}

extension BarButtonItemGroup {
  /// The button that represents the group, as a list of one or none.
  var representatives: [BarButtonItem] {
    get { representativeItem.map { [$0] } ?? [] }
    set { representativeItem = newValue.first }
  }
}

extension NavigationItem {
  /// The button that leads back to the item, as a list of one or none.
  var backButtons: [BarButtonItem] {
    get { backBarButtonItem.map { [$0] } ?? [] }
    set { backBarButtonItem = newValue.first }
  }

  /// The group pinned to the trailing edge, as a list of one or none.
  var pinnedGroups: [BarButtonItemGroup] {
    get { pinnedTrailingGroup.map { [$0] } ?? [] }
    set { pinnedTrailingGroup = newValue.first }
  }
}
