/// A value that a link presents or a list has selected: its type and what it reads as.
///
/// SwiftUI: an element of a `NavigationPath`, whose elements may be of different types.
public struct NavigationValue: Hashable, Sendable {
  /// Name of the type, as `Recipe`.
  public var type: String
  /// What the value reads as; it stands for `{value}` in the titles of its destination.
  public var text: String

  /// Makes a value.
  public init(type: String, text: String) {
    self.type = type
    self.text = text
  }
}

extension NavigationValue: CustomStringConvertible {
  /// The value as scenes write it: `{Recipe: Apple Pie}`.
  public var description: String { "{\(type): \(text)}" }
}
