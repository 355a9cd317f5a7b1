internal import BarLayout

extension Keys {
  /// The field at the foot of a conversation.
  static let messageField = ObjectSchema<SceneContent.MessageField>(
    "messageField", "the message field",
    "The field in which a message is written. UIKit: UIResponder.inputAccessoryView.",
    start: SceneContent.MessageField(),
    fields: [
      Field(
        optional: "text", Kind.text, \.text, "What was written; left out or empty, nothing."),
      Field(
        optional: "placeholder", Kind.text, \.placeholder, "What stands in an empty field."),
      Field(
        "leadingImages", Kind.list(image), \.leadingImages,
        "Pictures before the field, the outermost first.", default: "[plus]"),
      Field(
        "trailingImages", Kind.list(image), \.trailingImages,
        "Pictures after the field, the outermost first.", default: "[]"),
      Field(
        optional: "fieldImage", image, \.fieldImage,
        "The picture at its trailing end; left out, a microphone, or an arrow once something is written."
      ),
    ])
}
