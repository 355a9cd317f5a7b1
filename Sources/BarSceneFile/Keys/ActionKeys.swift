internal import BarLayout

extension Keys {
  /// Something that a user or an app does.
  static let action = ObjectSchema<SceneAction>(
    "action", "an action", "Something that a user or an app does while the scene is shown.",
    start: SceneAction(.pop), exactlyOne: stackActions.map(\.row.key) + sceneActions.map(\.row.key),
    fields: stackActions + sceneActions + [
      Field(
        "refused", Kind.bool, \.isRefused,
        "Whether the bar's delegate answers no to a push or a pop.", standard: "false")
    ])

  /// What happens to stacks and columns.
  private static let stackActions: [Field<SceneAction>] = [
    Field("push", Kind.object(navigationItem), "An item comes to the top of the bar's stack.") {
      action, item, _, _ in action.kind = .push(item)
    },
    Field("append", value, "A value comes to the end of a stack's path.") {
      action, value, _, _ in action.kind = .append(value)
    },
    Field("pop", Kind.yes, "The top screen goes.") { action, _, _, _ in action.kind = .pop },
    Field("popToRoot", Kind.yes, "All screens but the root go.") { action, _, _, _ in
      action.kind = .popToRoot
    },
    Field("set", Kind.list(Kind.object(navigationItem)), "Other items in the place of all.") {
      action, items, _, _ in action.kind = .set(items)
    },
    Field("path", Kind.list(value), "Another path in the place of a stack's.") {
      action, values, _, _ in action.kind = .path(values)
    },
    Field("select", Kind.object(selectionChange), "A column's list selects a value.") {
      action, change, _, _ in action.kind = .select(change.column, change.value)
    },
    Field(
      "columnVisibility", Kind.choice(BarNavigationSplitView.Visibility.self),
      "Other leading columns are wanted."
    ) { action, visibility, _, _ in action.kind = .columnVisibility(visibility) },
  ]

  /// What happens to the scene as a whole.
  private static let sceneActions: [Field<SceneAction>] = [
    Field(
      "scroll", Kind.object(columnScroll, or: plainScroll),
      "The content comes to stand so far up: that of the detail, or of the column that is named."
    ) { action, scroll, _, _ in action.kind = .scroll(scroll.offset, in: scroll.column) },
    Field("rotate", Kind.choice(Orientation.self), "The device is turned.") {
      action, orientation, _, _ in action.kind = .rotate(orientation)
    },
    Field("present", Kind.object(modal), "Another screen comes up over this one.") {
      action, modal, _, _ in action.kind = .present(modal.presentation, modal.bar)
    },
    Field("dismiss", Kind.yes, "The screen that came up last goes.") { action, _, _, _ in
      action.kind = .dismiss
    },
  ]

  /// How far a content is scrolled.
  struct Scroll: Sendable {
    var column: BarNavigationSplitView.Column?
    var offset = 0.0
  }

  private static let plainScroll = Kind.number(SceneLimits.offset).map { Scroll(offset: $0) }

  private static let columnScroll = ObjectSchema<Scroll>(
    "columnScroll", "a column's scroll", "How far a column's content is scrolled.",
    start: Scroll(),
    fields: [
      Field(
        optional: "column", Kind.choice(BarNavigationSplitView.Column.self), \.column,
        "The column; left out, the detail."),
      Field(
        "offset", Kind.number(SceneLimits.offset), \.offset, "Points up from rest.",
        isRequired: true),
    ])

  /// A list's new selection.
  struct SelectionChange: Sendable {
    var column = BarNavigationSplitView.Column.sidebar
    var value: NavigationValue?
  }

  private static let selectionChange = ObjectSchema<SelectionChange>(
    "selectionChange", "a change of the selection", "What a column's list selects.",
    start: SelectionChange(),
    fields: [
      Field(
        "column", Kind.choice(BarNavigationSplitView.Column.self), \.column,
        "The column whose list it is.", standard: "sidebar"),
      Field(
        optional: "value", value, \.value, "What is selected; null or left out, nothing."),
    ])

  /// A screen that comes up over another.
  struct Modal: Sendable {
    var presentation = Presentation.pageSheet
    var bar = NavigationBar(items: [])
  }

  private static let modal = ObjectSchema<Modal>(
    "modal", "a modal screen", "A screen that comes up over another.", start: Modal(),
    fields: [
      Field(
        "presentation", Kind.choice(Presentation.self), \.presentation, "How it comes up.",
        standard: "pageSheet"),
      Field(
        "navigationBar", Kind.object(navigationBar), \.bar, "Its bar.", isRequired: true),
    ])
}
