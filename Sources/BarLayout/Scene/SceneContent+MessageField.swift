extension SceneContent {
  /// The field at the foot of a conversation, in which a message is written.
  ///
  /// UIKit: a `UITextField` in `UIResponder.inputAccessoryView`.
  package struct MessageField: Hashable, Sendable {
    /// What was written; nil for nothing.
    package var text: String?
    /// What stands in an empty field; nil for nothing.
    package var placeholder: String?
    /// Pictures before the field, the outermost first.
    package var leadingImages: [ImageSource] = [.symbol("plus")]
    /// Pictures after the field, the outermost first.
    package var trailingImages: [ImageSource] = []
    /// The picture at the field's trailing end; nil for a microphone, or an arrow once something
    /// was written.
    package var fieldImage: ImageSource?

    package init() {}
  }
}
