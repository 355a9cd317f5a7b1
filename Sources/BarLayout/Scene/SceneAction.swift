/// Something that a user or an app does while a scene is shown.
package struct SceneAction: Hashable, Sendable {
  /// What is done.
  package enum Kind: Hashable, Sendable {
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
    /// The binding of a destination by item holds a value, or nil.
    case item(NavigationValue?, destination: Int? = nil)
    /// The binding of a destination by condition holds, or does not.
    case isPresented(Bool, destination: Int? = nil)
    /// The content comes to stand so many points up from rest; that of a column, or for nil that of
    /// the detail or the only screen.
    case scroll(Double, in: BarNavigationSplitView.Column? = nil)
    /// The status bar is touched, and content goes back to its top.
    case scrollToTop
    /// A finger touches something.
    case tap(SceneTouch)
    /// A finger rests on a control until the large content viewer shows it; it is gone with what is
    /// done next.
    case longPress(SceneTouch)
    /// A finger is drawn over the content, which follows it so many points up or down.
    case swipe(Swipe, distance: Double = 0)
    /// The bar is hidden or shown by the app.
    case setNavigationBarHidden(Bool, animated: Bool = false)
    /// The keyboard comes up or goes.
    case keyboard(isShown: Bool)
    /// The search field is gone into or left, with what was typed.
    case search(isActive: Bool, text: String?)
    /// The user begins to change the title.
    case beginRenaming
    /// The user gives the screen another title.
    case rename(String)
    /// The device is turned.
    case rotate(Orientation)
    /// The window gets another extent, in points.
    case resize(BarSize)
    /// The user chooses another size of text.
    case contentSize(BarContentSizeCategory)
    /// The user chooses another language; lines run its way unless the scene says which way.
    case locale(String)
    /// The user chooses light or dark.
    case appearance(TraitCollection.UserInterfaceStyle)
    /// Another screen comes up over this one.
    case present(Presentation, NavigationBar)
    /// The screen that came up last goes.
    case dismiss
  }

  /// Which way a finger is drawn.
  package enum Swipe: String, CaseIterable, Hashable, Sendable {
    case up, down
    /// From the leading edge, which takes the top screen away.
    case back
  }

  /// What is done.
  package var kind: Kind
  /// Whether the bar's delegate says no.
  package var isRefused: Bool

  /// Makes an action.
  package init(_ kind: Kind, isRefused: Bool = false) {
    self.kind = kind
    self.isRefused = isRefused
  }
}

/// What a finger touches.
package enum SceneTouch: Hashable, Sendable {
  /// What lies under the bar.
  case content
  /// An element, by its id: `backButton`, `statusBar`, `title`.
  case element(String)
  /// A point of the screen, in points from its top left.
  case point(BarPoint)
  /// A row that leads elsewhere, by what it reads.
  case link(String)
}

extension SceneAction.Kind {
  /// The action's key in a scene.
  package var name: String {
    switch self {
    case .push: "push"
    case .append: "append"
    case .pop: "pop"
    case .popToRoot: "popToRoot"
    case .set: "set"
    case .path: "path"
    case .select: "select"
    case .columnVisibility: "columnVisibility"
    case .item: "item"
    case .isPresented: "isPresented"
    case .scroll: "scroll"
    case .scrollToTop: "scrollToTop"
    case .tap: "tap"
    case .longPress: "longPress"
    case .swipe: "swipe"
    case .setNavigationBarHidden: "setNavigationBarHidden"
    case .keyboard: "keyboard"
    case .search: "search"
    case .beginRenaming: "beginRenaming"
    case .rename: "rename"
    case .rotate: "rotate"
    case .resize: "resize"
    case .contentSize: "preferredContentSizeCategory"
    case .locale: "locale"
    case .appearance: "userInterfaceStyle"
    case .present: "present"
    case .dismiss: "dismiss"
    }
  }
}
