internal import BarAnswers
internal import BarText

extension OutputSchema {
  /// A document that says what it is about where it is one of several.
  private static func answer(_ keys: [JSONShape.Key]) -> JSONShape {
    .document(
      [
        .optional("scene", .text, "The scene, where there are several."),
        .optional(
          "after", .integer, "How many actions were done, where each moment is asked about."),
        .optional("action", .text, "The last of them."),
      ] + keys)
  }

  static let explain = answer([
    .key("keyPath", .text, "What was asked for."),
    .key("value", .any, "The value."),
    .optional("element", .text, "The element it belongs to."),
    .key(
      "rules",
      .list(
        .object([
          .key("rule", .text, "What the layout did, with its numbers."),
          .key("evidence", .text, "How that is known."), .key("source", .text, "Where from."),
        ])), "What was decided, in order."),
    .optional(
      "sum",
      .object([
        .key("terms", .list(term), "What adds up."),
        .key("unrounded", .number, "What they are together."),
        .key("rounding", .number, "What putting it on pixels added."),
        .key("value", .number, "The value."),
      ]), "A length as a sum."),
    .optional("changesWith", .list(term), "What a share grows and shrinks with."),
    .key(
      "hangsOn",
      .list(
        .object([
          .key("name", .text, "The number."), .key("value", .number, "What it is."),
          .optional("condition", .text, "When it holds."),
          .key("evidence", .text, "How it is known."),
          .key("cases", .texts, "Measurements that show it."),
          .key("tried", .number, "Another value."),
          .key("answer", JSONShape.text.orNull, "What the answer would be with it."),
        ])), "Numbers that are no lengths and that the value depends on."),
  ])

  private static let term = JSONShape.named(
    "term",
    .object([
      .key("name", .text, "What it is called."), .key("share", .number, "What it adds."),
      .key("count", .number, "How often it is in the value."),
      .key("value", .number, "What it is once."), .key("summary", .text, "What it is."),
      .optional("condition", .text, "When it holds."), .key("evidence", .text, "How it is known."),
      .key("cases", .texts, "Measurements that show it."),
    ]))

  static let tree = answer([
    .key(
      "bars",
      .list(
        .object([
          .key("column", JSONShape.text.orNull, "The column; null for the only one."),
          .key("elements", .list(.any), "Elements: id, frame, alpha, and children of this form."),
        ])), "The bars.")
  ])

  static let hit = JSONShape.either([
    touched, .null,
    answer([.key("id", .null, "What nothing answers, where there are several scenes.")]),
  ])

  private static let touched = answer([
    .key("id", .text, "The control that answers."),
    .optional("column", .text, "Its column."),
    .key("isEnabled", .boolean, "Whether it does anything."),
    .optional("hasMenu", .boolean, "True where it opens a menu."),
    .optional("accessibility", .text, "What VoiceOver says of it."),
    .key("frame", .rect, "Its frame."), .key("area", .rect, "Where it answers."),
    .key("under", .texts, "What else shows there, the topmost first."),
  ])

  static let voiceOver = answer([
    .key(
      "stops",
      .list(
        .object([
          .key("id", .text, "The element."), .optional("column", .text, "Its column."),
          .key("spoken", .text, "All that is said."), .key("label", .text, "What it is called."),
          .key("role", .text, "What it is."), .key("isDimmed", .boolean, "Whether it is disabled."),
          .key("isSelected", .boolean, "Whether it is chosen."),
          .optional("position", .numbers(2), "Which of how many."),
          .optional("frame", .rect, "Its frame."),
        ])), "The stops, in their order.")
  ])

  static let largeContent = answer([
    .key(
      "items",
      .list(
        .object([
          .key("id", .text, "The control."), .key("title", .text, "What is shown."),
          .key("image", JSONShape.text.orNull, "The symbol over it; null for none."),
        ])), "The controls.")
  ])

  static let difference = answer([
    .key(
      "differences",
      .list(
        .object([
          .key("id", .text, "The element; scene for what belongs to none."),
          .key("state", .choice(["changed", "gone", "new"]), "Which of the two has it."),
          .key(
            "changes",
            .list(
              .object([
                .key("key", .text, "The value's name."), .key("before", .any, "What it was."),
                .key("after", .any, "What it is."),
                .optional("by", .list(.number), "How far each number went."),
              ])), "The values that are not the same."),
        ])), "The differences; none for two layouts that are the same.")
  ])
}
