extension LaidOutScene {
  /// The bar: the only one, or that of a split view's detail.
  public var bar: LaidOutBar { bars.last ?? .empty }

  /// Widths of the case that a framed picture shows around the display, in points.
  public var bezel: BarEdgeInsets { environment.bezel }
}

extension LaidOutBar {
  /// The element of a name: `bar[.title]?.frame`; nil when the bar has none.
  public subscript(id: ElementID) -> LaidOutElement? { element(id) }

  /// Points the content has been scrolled up from rest.
  public var contentOffset: Double { scroll.contentOffset }

  /// How far the content has to be scrolled until only the fixed rows are left, in points.
  public var collapsibleHeight: Double { scroll.collapsibleHeight }

  /// The offset at which the content would come to rest after a drag ends here, in points.
  public var snapOffset: Double { scroll.snapOffset }

  /// A bar without anything in it.
  static let empty = LaidOutBar(
    frame: .zero, barMetrics: .default, appearance: .standard, titleMode: .inline,
    largeTitleProgress: 0, elements: [])
}

extension LaidOutElement {
  /// The symbol it shows; nil when it shows none.
  public var symbolName: String? {
    guard case .symbol(let symbol, _) = content else { return nil }
    return symbol.name.rawValue
  }
}
