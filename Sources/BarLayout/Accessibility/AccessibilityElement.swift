/// One stop of VoiceOver on its way through a bar, and what is said there.
///
/// UIKit: an accessibility element with its label, traits and value.
public struct AccessibilityElement: Hashable, Sendable {
  /// What kind of thing VoiceOver says it is.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// A text that does nothing.
    case staticText
    /// The title.
    case heading
    /// The way back.
    case backButton
    case button
    case searchField
  }

  /// The element of the layout.
  public var id: ElementID
  /// What it is called.
  public var label: String
  /// What it is.
  public var role: Role
  /// Whether it does not answer touches.
  public var isDimmed: Bool
  /// Whether it is the chosen one of several.
  public var isSelected: Bool
  /// Where it stands among its like, counted from 1, and how many there are; nil for no such row.
  public var position: Position?

  /// A place in a row of alternatives.
  public struct Position: Hashable, Sendable {
    /// The place, counted from 1.
    public var index: Int
    /// How many there are.
    public var count: Int
  }
}

extension AccessibilityElement: CustomStringConvertible {
  /// What VoiceOver says, in English: `Edit, Dimmed, Button`.
  ///
  /// "Selected" comes before the name, "Dimmed", the kind and the place after it. Source: documented —
  /// descriptions of VoiceOver's order of speech by accessibility engineers; Apple publishes none.
  public var description: String {
    var words: [String] = isSelected ? ["Selected"] : []
    words.append(label)
    if isDimmed { words.append("Dimmed") }
    switch role {
    case .staticText: break
    case .heading: words.append("Heading")
    case .backButton: words.append("Back button")
    case .button: words.append("Button")
    case .searchField: words.append("Search Field")
    }
    if let position { words.append("\(position.index) of \(position.count)") }
    return words.joined(separator: ", ")
  }
}
