/// Something that a user or an app does while a scene is shown.
public struct SceneAction: Hashable, Sendable {
  /// What is done.
  public enum Kind: Hashable, Sendable {
    /// An item is put on the bar's stack.
    case push(NavigationItem)
    /// A value is put on a stack's path.
    case append(NavigationValue)
    /// The top screen goes.
    case pop
    /// All screens but the root go.
    case popToRoot
    /// Other items take the place of the bar's stack.
    case set([NavigationItem])
    /// Another path takes the place of a stack's.
    case path([NavigationValue])
    /// A list selects a value, or nothing.
    case select(BarNavigationSplitView.Column, NavigationValue?)
    /// Other leading columns are wanted.
    case columnVisibility(BarNavigationSplitView.Visibility)
    /// The content comes to stand so many points up from rest; that of a column, or for nil that of
    /// the detail or the only screen.
    case scroll(Double, in: BarNavigationSplitView.Column? = nil)
    /// The device is turned.
    case rotate(Orientation)
    /// Another screen comes up over this one.
    case present(Presentation, NavigationBar)
    /// The screen that came up last goes.
    case dismiss

    /// The action's key in a scene.
    public var name: String {
      switch self {
      case .push: "push"
      case .append: "append"
      case .pop: "pop"
      case .popToRoot: "popToRoot"
      case .set: "set"
      case .path: "path"
      case .select: "select"
      case .columnVisibility: "columnVisibility"
      case .scroll: "scroll"
      case .rotate: "rotate"
      case .present: "present"
      case .dismiss: "dismiss"
      }
    }
  }

  /// What is done.
  public var kind: Kind
  /// Whether the bar's delegate says no.
  public var isRefused: Bool

  /// Makes an action.
  public init(_ kind: Kind, isRefused: Bool = false) {
    self.kind = kind
    self.isRefused = isRefused
  }
}
