internal import BarLayout

extension Keys {
  /// Something that a user or an app does.
  static let action = ObjectSchema<SceneAction>(
    "action", "an action", "Something that a user or an app does while the scene is shown.",
    start: SceneAction(.pop), exactlyOne: actions.map(\.key),
    fields: actions + [
      Field(
        "refused", Kind.bool, \.isRefused,
        "Whether the bar's delegate answers no to a push or a pop.", default: "false")
    ])

  private static let actions = stackActions + bindingActions + gestures + settings

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
    Field("present", Kind.object(modal), "Another screen comes up over this one.") {
      action, screen, _, _ in action.kind = .present(screen.presentation, screen.bar)
    },
    Field("dismiss", Kind.yes, "The screen that came up last goes.") { action, _, _, _ in
      action.kind = .dismiss
    },
  ]

  /// What happens to bindings and words.
  private static let bindingActions: [Field<SceneAction>] = [
    Field(
      "item", boundItem,
      "The binding of navigationDestination(item:) holds a value; null for none."
    ) { action, bound, _, _ in action.kind = .item(bound.value, destination: bound.destination) },
    Field(
      "isPresented", boundCondition,
      "The binding of navigationDestination(isPresented:) becomes true or false."
    ) { action, bound, _, _ in
      action.kind = .isPresented(bound.value, destination: bound.destination)
    },
    Field("beginRenaming", Kind.yes, "The title becomes a text field.") { action, _, _, _ in
      action.kind = .beginRenaming
    },
    Field("rename", Kind.text, "The user gives the top screen this title.") {
      action, title, _, _ in action.kind = .rename(title)
    },
    Field(
      "search", Kind.object(searchChange), "The search field is gone into or left."
    ) { action, change, _, _ in
      action.kind = .search(isActive: change.isActive, text: change.text)
    },
  ]

  /// What fingers and the keyboard do, and whether the bar shows.
  private static let gestures: [Field<SceneAction>] = [
    Field(
      "scroll", Kind.object(columnScroll, or: plainScroll),
      "The content comes to stand so far up: that of the detail, or of the column that is named."
    ) { action, scroll, _, _ in action.kind = .scroll(scroll.offset, in: scroll.column) },
    Field("scrollToTop", Kind.yes, "The status bar is touched: content goes to its top.") {
      action, _, _, _ in action.kind = .scrollToTop
    },
    Field("tap", touch, "A finger touches content, an element by its id, a point or a link.") {
      action, touch, _, _ in action.kind = .tap(touch)
    },
    Field(
      "longPress", touch,
      "A finger rests on an element, by its id, or a point: the large content viewer shows it."
    ) { action, touch, _, _ in action.kind = .longPress(touch) },
    Field("swipe", swipe, "A finger is drawn up or down, or back from the leading edge.") {
      action, swipe, _, _ in action.kind = .swipe(swipe.direction, distance: swipe.distance)
    },
    Field("setNavigationBarHidden", hidden, "The app hides the bar or shows it.") {
      action, change, _, _ in
      action.kind = .setNavigationBarHidden(change.isHidden, animated: change.isAnimated)
    },
    Field("keyboard", keyboard, "The keyboard comes up or goes: shown, or hidden.") {
      action, isShown, _, _ in action.kind = .keyboard(isShown: isShown)
    },
  ]

  /// What the user sets, and how the device is held.
  private static let settings: [Field<SceneAction>] = [
    Field("rotate", Kind.choice(Orientation.self), "The device is turned.") {
      action, orientation, _, _ in action.kind = .rotate(orientation)
    },
    Field("resize", Kind.size, "The window of an iPad, a Mac or a headset gets this extent.") {
      action, size, _, _ in action.kind = .resize(size)
    },
    Field(
      "preferredContentSizeCategory", Kind.choice(BarContentSizeCategory.self),
      "The user chooses another size of text."
    ) { action, size, _, _ in action.kind = .contentSize(size) },
    Field("locale", locale, "The user chooses another language.") {
      action, locale, _, _ in action.kind = .locale(locale)
    },
    Field(
      "userInterfaceStyle", Kind.choice(TraitCollection.UserInterfaceStyle.self),
      "The user chooses light or dark."
    ) { action, style, _, _ in action.kind = .appearance(style) },
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
        "The column whose list it is.", default: "sidebar"),
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
        default: "pageSheet"),
      Field(
        "navigationBar", Kind.object(navigationBar), \.bar, "Its bar.", isRequired: true),
    ])
}
