/// How a button looks, state by state.
///
/// UIKit: `UIBarButtonItemAppearance`.
public struct BarButtonItemAppearance: Hashable, Sendable {
  /// The state a button is in.
  public enum State: String, CaseIterable, Hashable, Sendable {
    case normal, highlighted, disabled, focused
  }

  /// What is stated for one state.
  ///
  /// UIKit: `UIBarButtonItemStateAppearance`.
  public struct StateAppearance: Hashable, Sendable {
    /// How the word is set.
    public var titleTextAttributes: TextAttributes
    /// Moves the word, in points: right and down; nil for not at all.
    public var titlePositionAdjustment: BarPoint?
    /// A picture behind the button; nil for none.
    public var backgroundImage: ImageSource?
    /// Moves that picture, in points: right and down; nil for not at all.
    public var backgroundImagePositionAdjustment: BarPoint?

    /// Makes a state's look.
    public init(
      titleTextAttributes: TextAttributes = TextAttributes(),
      titlePositionAdjustment: BarPoint? = nil, backgroundImage: ImageSource? = nil,
      backgroundImagePositionAdjustment: BarPoint? = nil
    ) {
      self.titleTextAttributes = titleTextAttributes
      self.titlePositionAdjustment = titlePositionAdjustment
      self.backgroundImage = backgroundImage
      self.backgroundImagePositionAdjustment = backgroundImagePositionAdjustment
    }
  }

  /// What is stated; a state that is missing looks as the normal one.
  public var states: [State: StateAppearance]

  /// Makes a look.
  public init(states: [State: StateAppearance] = [:]) {
    self.states = states
  }
}
