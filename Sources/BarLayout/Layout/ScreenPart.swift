/// A part of the screen around the bar.
public enum ScreenPart: String, CaseIterable, Hashable, Sendable {
  /// What lies behind everything.
  case ground
  /// The screen that brought a sheet up, as far as it shows behind it.
  case presenter
  /// The sheet without its contents.
  case sheet
  /// The line at a sheet's top by which it is drawn up and down.
  case grabber
  /// The shadow of a popover.
  case popoverShadow
  /// The arrow of a popover.
  case popoverArrow
  /// What is cut out of the display: the notch or the Dynamic Island.
  case sensor
  /// A key of the keyboard.
  case keys
  /// The field in which a message is written, with what stands beside it.
  case messageField
  /// Where a screen folds.
  case fold
  /// The line at the lower edge of devices without a home button.
  case homeIndicator
  /// The picture that scrolls under the bar.
  case contentImage
  /// A map with its marks, in the place of contents that scroll.
  case map
  /// What a bar of glass makes of contents that scroll under it.
  case scrollEdge
  /// The case around the display, as `--frame` draws it.
  case bezel
}
