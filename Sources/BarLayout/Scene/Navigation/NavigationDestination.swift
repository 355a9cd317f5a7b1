/// A screen that a stack or a column shows for a value or while a condition holds.
///
/// SwiftUI: `navigationDestination(for:)`, `(isPresented:)` and `(item:)`.
public struct NavigationDestination: Hashable, Sendable {
  /// What brings the screen up.
  public enum Trigger: Hashable, Sendable {
    /// Every value of a type.
    case type(String)
    /// One value.
    case value(NavigationValue)
    /// A condition, which holds or does not.
    case isPresented(Bool)
    /// A value that is there or, as nil, is not.
    case item(NavigationValue?)
  }

  /// What brings the screen up.
  public var trigger: Trigger
  /// The screen; `{value}` in its titles stands for the value.
  public var screen: NavigationScreen

  /// Makes a destination.
  public init(_ trigger: Trigger, screen: NavigationScreen) {
    self.trigger = trigger
    self.screen = screen
  }

  /// Whether a value of a path leads here.
  func matches(_ value: NavigationValue) -> Bool {
    switch trigger {
    case .type(let type): type == value.type
    case .value(let own): own == value
    case .isPresented, .item: false
    }
  }

  /// The screen as it is presented by itself; nil while it is not.
  var presented: NavigationScreen? {
    switch trigger {
    case .type, .value, .isPresented(false), .item(nil): nil
    case .isPresented(true): screen
    case .item(let value?): screen.showing(value)
    }
  }
}
