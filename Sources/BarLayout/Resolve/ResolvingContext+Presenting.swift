extension ResolvingContext {
  /// What decides about the screen behind a sheet or a popover; nil where nothing of it is stated.
  ///
  /// It is no sheet itself, so that its colours are not raised, and has no bar of its own.
  var presenting: ResolvingContext? {
    guard isInSheet, let content = scene.presentingContent else { return nil }
    var screen = scene
    screen.content = content
    screen.presentingContent = nil
    screen.presentation = .fullScreen
    screen.navigationBar.items = []
    return ResolvingContext(scene: screen, metrics: metrics).underneath
  }
}
