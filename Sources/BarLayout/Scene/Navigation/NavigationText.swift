/// A title as an app gives it.
///
/// SwiftUI: the argument of `navigationTitle(_:)`.
public enum NavigationText: Hashable, Sendable {
  /// The words themselves.
  case verbatim(String)
  /// A key of the scene's string tables.
  case localized(key: String)
  /// What a binding holds; the title can be renamed.
  case binding(String)

  /// Whether the user may change it.
  public var isBound: Bool {
    if case .binding = self { return true }
    return false
  }
}
