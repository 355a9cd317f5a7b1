extension LaidOutScene {
  /// The lit display with its rounded corners; what lies outside stays clear.
  var display: DisplayItem {
    DisplayItem(
      .path(
        Path(
          roundedRect: Rect(x: 0, y: 0, width: screen.width, height: screen.height),
          radius: cornerRadius), ground), element: "screen")
  }
}
