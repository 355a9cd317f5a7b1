/// How a button shows the state it is in.
package struct ResolvedButtonLook: Hashable, Sendable {
  /// Moves the word, in points: towards the trailing side and down.
  package var titleOffset: BarPoint
  /// A picture behind the button; nil for none.
  package var background: ResolvedImage?
  /// Moves that picture, in points: towards the trailing side and down.
  package var backgroundOffset: BarPoint
  /// How much of what the button shows is seen, 0 to 1.
  package var alpha: Double

  /// A button as the system draws it.
  static let plain = ResolvedButtonLook(
    titleOffset: .zero, background: nil, backgroundOffset: .zero, alpha: 1)
}

/// What an appearance says about a button in one state, the normal state standing in for the rest.
struct ButtonAttributes: Sendable {
  var state: BarButtonItemAppearance.State
  var text: TextAttributes
  /// How the button shows its state; nil for one as the system draws it.
  var look: Shared<ResolvedButtonLook>?
}

extension ResolvingContext {
  /// What is said about a button: by itself, and where it says nothing by the appearance in force.
  ///
  /// Source: documented — UIBarItem and UIBarButtonItem: what is set on an item is before what its
  /// proxy or its bar says.
  ///
  /// - Returns: nil where nothing is said and the button is as the system draws it.
  func attributes(
    _ style: NavigationBarAppearance.ButtonStyle, of item: borrowing BarButtonItem
  ) -> Shared<ButtonAttributes>? {
    if item.isAsDrawnByTheSystem, look.buttonAppearances.isEmpty { return nil }
    return Shared(attributes(style, of: copy item))
  }

  /// The same of a button for which a state is always wanted.
  ///
  /// - Parameter item: the app's item; nil for a button that the system adds, such as a back button.
  func attributes(
    _ style: NavigationBarAppearance.ButtonStyle, of item: BarButtonItem?
  ) -> ButtonAttributes {
    let attributes = barAttributes(style, of: item)
    guard let own = item?.customization else { return attributes }
    return attributes.customized(by: own, isBack: style == .back, self)
  }

  /// What is said about the back button; nil where nothing is and the system adds it.
  func backAttributes(of own: BarButtonItem?) -> ButtonAttributes? {
    if own == nil, look.buttonAppearances.isEmpty { return nil }
    return attributes(.back, of: own)
  }

  /// What the appearance in force says about a button.
  ///
  /// A state without a value of its own has the normal one's; the words of the back button are
  /// set as those of plain ones where nothing is stated. Source: documented — UINavigationBar.h and
  /// UINavigationBarAppearance.h.
  private func barAttributes(
    _ style: NavigationBarAppearance.ButtonStyle, of item: BarButtonItem?
  ) -> ButtonAttributes {
    let state = BarButtonItemAppearance.State(item)
    let table = look.buttonAppearances
    let stated = table[style] ?? (style == .back ? table[.plain]?.withoutBackgrounds : nil)
    guard let appearance = stated else {
      var attributes = ButtonAttributes(state: state, text: TextAttributes())
      if state == .highlighted {
        var look = ResolvedButtonLook.plain
        look.alpha = metrics[.highlightedAlpha]
        attributes.look = Shared(look)
      }
      return attributes
    }
    let normal = appearance.states[.normal] ?? .init()
    let own = appearance.states[state] ?? .init()
    let isDimmed = state == .highlighted && own == .init()
    return ButtonAttributes(
      state: state, text: own.titleTextAttributes.over(normal.titleTextAttributes),
      look: Shared(
        ResolvedButtonLook(
          titleOffset: leading(own.titlePositionAdjustment ?? normal.titlePositionAdjustment),
          background: (own.backgroundImage ?? normal.backgroundImage).map { backdrop($0) },
          backgroundOffset: leading(
            own.backgroundImagePositionAdjustment ?? normal.backgroundImagePositionAdjustment),
          alpha: isDimmed ? metrics[.highlightedAlpha] : 1)))
  }

  /// A shift to the right as one towards the trailing side.
  func leading(_ offset: BarPoint?) -> BarPoint {
    guard let offset else { return .zero }
    let isMirrored = scene.traits.layoutDirection == .rightToLeft
    return BarPoint(x: isMirrored ? -offset.x : offset.x, y: offset.y)
  }
}

extension BarButtonItemAppearance.State {
  /// The state of an item: one that does not answer is neither touched nor focused.
  fileprivate init(_ item: BarButtonItem?) {
    guard let item else {
      self = .normal
      return
    }
    self =
      !item.isEnabled
      ? .disabled : item.isHighlighted ? .highlighted : item.isFocused ? .focused : .normal
  }
}

extension BarButtonItemAppearance {
  /// The look without the pictures behind it, which are for buttons of another shape.
  fileprivate var withoutBackgrounds: BarButtonItemAppearance {
    BarButtonItemAppearance(
      states: states.mapValues { state in
        StateAppearance(
          titleTextAttributes: state.titleTextAttributes,
          titlePositionAdjustment: state.titlePositionAdjustment)
      })
  }
}
