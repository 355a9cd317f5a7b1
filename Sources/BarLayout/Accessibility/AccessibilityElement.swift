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
    /// A title that opens a menu.
    case menuButton
    case searchField
    /// A field in the place of the title.
    case textField
    /// An area of the app in its tab bar.
    case tab
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
  package var position: Position?
  /// The language of what VoiceOver adds, as `en_US`.
  public var locale: String

  /// A place in a row of alternatives.
  package struct Position: Hashable, Sendable {
    /// The place, counted from 1.
    package var index: Int
    /// How many there are.
    package var count: Int
  }
}

extension AccessibilityElement: CustomStringConvertible {
  /// What VoiceOver says, in the scene's language: `Edit, Dimmed, Button`.
  ///
  /// "Selected" comes before the name, "Dimmed", the kind and the place after it.
  /// Source: documented — descriptions of VoiceOver's order of speech by accessibility engineers;
  /// Apple publishes none.
  public var description: String {
    var words: [String] = []
    func add(_ word: SpokenWord) { words.append(word.text(in: locale)) }
    if isSelected { add(.selected) }
    words.append(label)
    if isDimmed { add(.dimmed) }
    switch role {
    case .staticText: break
    case .heading: add(.heading)
    case .backButton: add(.backButton)
    case .button: add(.button)
    case .menuButton:
      add(.button)
      add(.menu)
    case .searchField: add(.searchField)
    case .textField: add(.textField)
    case .tab: add(.tab)
    }
    if let position {
      words.append(SpokenWord.position(position.index, of: position.count, in: locale))
    }
    return words.joined(separator: ", ")
  }
}
