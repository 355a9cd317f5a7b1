/// Words that say themselves how they are set, all of them alike.
///
/// UIKit: `NSAttributedString`.
package struct BarAttributedString: Hashable, Sendable {
  /// The words.
  package var string: String
  /// How they are set, before what a bar says.
  package var attributes: TextAttributes

  /// Makes words.
  package init(_ string: String = "", attributes: TextAttributes = TextAttributes()) {
    self.string = string
    self.attributes = attributes
  }
}
