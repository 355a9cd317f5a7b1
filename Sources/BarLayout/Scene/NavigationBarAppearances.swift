/// The four looks of a bar or of an item; nil falls back along UIKit's chain.
public struct NavigationBarAppearances: Hashable, Sendable {
  /// When a look is in force.
  private enum State: Hashable, Sendable {
    case standard, compact, scrollEdge, compactScrollEdge
  }

  private var looks: [State: NavigationBarAppearance]

  /// Makes the four.
  public init(
    standard: NavigationBarAppearance? = nil, compact: NavigationBarAppearance? = nil,
    scrollEdge: NavigationBarAppearance? = nil, compactScrollEdge: NavigationBarAppearance? = nil
  ) {
    looks = [:]
    self.standard = standard
    self.compact = compact
    self.scrollEdge = scrollEdge
    self.compactScrollEdge = compactScrollEdge
  }

  /// Whether none is stated.
  public var isEmpty: Bool { looks.isEmpty }

  /// The look away from the scroll edge.
  ///
  /// UIKit: `standardAppearance`.
  public var standard: NavigationBarAppearance? {
    get { looks[.standard] }
    set { looks[.standard] = newValue }
  }

  /// The same in a bar of compact height.
  ///
  /// UIKit: `compactAppearance`.
  public var compact: NavigationBarAppearance? {
    get { looks[.compact] }
    set { looks[.compact] = newValue }
  }

  /// The look while the content's edge touches the bar.
  ///
  /// UIKit: `scrollEdgeAppearance`.
  public var scrollEdge: NavigationBarAppearance? {
    get { looks[.scrollEdge] }
    set { looks[.scrollEdge] = newValue }
  }

  /// The same in a bar of compact height.
  ///
  /// UIKit: `compactScrollEdgeAppearance`.
  public var compactScrollEdge: NavigationBarAppearance? {
    get { looks[.compactScrollEdge] }
    set { looks[.compactScrollEdge] = newValue }
  }
}
