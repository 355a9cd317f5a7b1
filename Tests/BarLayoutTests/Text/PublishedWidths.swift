import BarLayout
import Testing

/// A width of San Francisco that somebody published: read off a screenshot or a view dump of a real
/// device.
///
/// `script/make-advances.py` reads these rows for docs/TEXT.md, so a row keeps the order kind, text,
/// size, weight, width, pixels, source.
struct PublishedWidth: Sendable, CustomTestStringConvertible {
  /// What was measured.
  enum Kind: Sendable {
    /// From the left edge of the first letter to the right edge of the last.
    case ink
    /// The label's frame: the distance the pen travels, rounded up to whole pixels.
    case frame
  }

  var kind: Kind
  var text: String
  var size: Double
  var weight: FontWeight
  /// In points.
  var width: Double
  /// Pixels per point of the device: a width is good to one pixel.
  var pixels: Double
  /// The system and who published it.
  var source: String

  init(
    _ kind: Kind, _ text: String, _ size: Double, _ weight: FontWeight, _ width: Double,
    pixels: Double, _ source: String
  ) {
    self.kind = kind
    self.text = text
    self.size = size
    self.weight = weight
    self.width = width
    self.pixels = pixels
    self.source = source
  }

  var style: TextStyle { TextStyle(size: size, weight: weight) }
  var testDescription: String { "\(text) \(size) \(weight)" }
}

extension PublishedWidth {
  /// Titles, large titles and items in screenshots that public repositories keep.
  static let drawn: [PublishedWidth] = [
    .init(.ink, "Back", 17, .regular, 36, pixels: 3, "iOS 15.5, AccessibilitySnapshot"),
    .init(.ink, "First", 17, .regular, 31, pixels: 3, "iOS 15.5, AccessibilitySnapshot"),
    .init(
      .ink, "First Component", 17, .regular, 124.67, pixels: 3,
      "iOS 18, react-native-navigation"),
    .init(.ink, "Mock Server", 17, .regular, 94.33, pixels: 3, "iOS 14, SeedTruck"),
    .init(.ink, "Cancel", 17, .regular, 50.67, pixels: 3, "iOS 17.4, episode-code-samples"),
    .init(.ink, "Clear", 17, .regular, 38.67, pixels: 3, "iOS 26 beta, home-assistant iOS"),
    .init(.ink, "Dismiss", 17, .regular, 57.33, pixels: 3, "iOS 17.4, episode-code-samples"),
    .init(.ink, "Edit", 17, .regular, 27.33, pixels: 3, "iOS 17.4, episode-code-samples"),
    .init(.ink, "One", 17, .regular, 30, pixels: 3, "iOS 26.1+, react-native-navigation"),
    .init(.ink, "Reset", 17, .regular, 41.33, pixels: 3, "iOS 26, home-assistant iOS"),
    .init(.ink, "Blob", 34, .bold, 67.67, pixels: 3, "iOS 17.4, episode-code-samples"),
    .init(.ink, "Contacts", 34, .bold, 142.33, pixels: 3, "iOS 17.4, episode-code-samples"),
    .init(.ink, "Daily Sync-ups", 34, .bold, 236, pixels: 3, "iOS 17.4, episode-code-samples"),
    .init(
      .ink, "February 20, 2024", 34, .bold, 288.33, pixels: 3,
      "iOS 17.4, episode-code-samples"),
    .init(.ink, "February 7, 2024", 34, .bold, 262.33, pixels: 3, "iOS 17.4, episode-code-samples"),
    .init(.ink, "Feeds", 34, .bold, 92, pixels: 3, "iOS 26, NetNewsWire"),
    .init(.ink, "Lists", 34, .bold, 72, pixels: 2, "iOS 18.1, listall"),
    .init(.ink, "Main Menu", 34, .bold, 168.67, pixels: 3, "iOS 17-18, openhab-ios"),
    .init(.ink, "Mock Server", 34, .bold, 195, pixels: 3, "iOS 14, SeedTruck"),
    .init(.ink, "Server Switching", 34, .bold, 258.67, pixels: 3, "iOS 26, home-assistant iOS"),
    .init(.ink, "Servers", 34, .bold, 116.33, pixels: 3, "iOS 26, home-assistant iOS"),
    .init(
      .ink, "Verification codes", 34, .bold, 275.33, pixels: 3,
      "iOS 17.0.1, authenticator-ios"),
    .init(.ink, "About", 17, .semibold, 47, pixels: 3, "iOS 18.2, shirates-core"),
    .init(.ink, "Add Meal", 17, .semibold, 72.33, pixels: 3, "iOS 17-18, trio-docs"),
    .init(
      .ink, "Back Button with Icon Bg", 17, .semibold, 196.33, pixels: 3,
      "iOS 26.1+, react-native-navigation"),
    .init(
      .ink, "Bitwarden Authenticator", 17, .semibold, 192.33, pixels: 3,
      "iOS 17.0.1, authenticator-ios"),
    .init(.ink, "Developer", 17, .semibold, 79.33, pixels: 3, "iOS 17-18, shirates-core"),
    .init(.ink, "Edit complication", 17, .semibold, 135, pixels: 3, "iOS 26, home-assistant iOS"),
    .init(.ink, "Enact Bolus", 17, .semibold, 91.67, pixels: 3, "iOS 17-18, trio-docs"),
    .init(
      .ink, "First Component", 17, .semibold, 130.67, pixels: 3,
      "iOS 18, react-native-navigation"),
    .init(
      .ink, "Hello, left world", 17, .semibold, 123, pixels: 2,
      "iOS 13.x, Dorian-iOS-Examples"),
    .init(.ink, "Hello, world", 17, .semibold, 92, pixels: 2, "iOS 13.x, Dorian-iOS-Examples"),
    .init(
      .ink, "Location History", 17, .semibold, 128.33, pixels: 3,
      "iOS 26 beta, home-assistant iOS"),
    .init(.ink, "MyApp", 17, .semibold, 53.67, pixels: 3, "iOS 16-17, NativeScript docs"),
    .init(.ink, "New sync-up", 17, .semibold, 103, pixels: 3, "iOS 17.4, episode-code-samples"),
    .init(
      .ink, "Second Component", 17, .semibold, 155.67, pixels: 3,
      "iOS 18, react-native-navigation"),
    .init(.ink, "Stream Chat", 17, .semibold, 97.67, pixels: 3, "iOS 14, stream-chat-swift"),
    .init(.ink, "Title 1", 17, .semibold, 44.33, pixels: 3, "iOS 26, home-assistant iOS"),
    .init(.ink, "Troubleshooting", 17, .semibold, 128.33, pixels: 3, "iOS 17.0.1, protoncore_ios"),
  ]

  /// The title of a chat at the largest size a bar gives to a title (21 pt), where San Francisco is
  /// on its way from its text cut to its display cut.
  static let betweenCuts = PublishedWidth(
    .ink, "Stream Chat", 21, .semibold, 118, pixels: 3, "iOS 14 and 16, stream-chat-swift")

  /// Labels in view dumps, and iOS 26 items (their capsule without its padding).
  static let labels: [PublishedWidth] = [
    .init(.frame, "Log in", 17, .semibold, 47.333, pixels: 3, "iOS 11 or 12, view dump"),
    .init(.frame, "Posts", 17, .semibold, 44.667, pixels: 3, "iOS 26, WordPress view dump"),
    .init(.frame, "Settings", 17, .semibold, 66.5, pixels: 2, "iOS 26, simulator recording"),
    .init(.frame, "Books", 34, .bold, 98.333, pixels: 3, "iOS 17, view dump"),
    .init(.frame, "Settings", 34, .bold, 133, pixels: 1, "iOS 26, page source, whole points"),
    .init(.frame, "Edit", 17, .medium, 30.5, pixels: 2, "iOS 26, simulator recording"),
    .init(.frame, "Cancel", 17, .medium, 54, pixels: 2, "iOS 26, simulator recording"),
    .init(.frame, "Done", 17, .medium, 42, pixels: 2, "iOS 26, simulator recording"),
    .init(.frame, "Cancel", 17, .regular, 52.667, pixels: 3, "iOS 26.1, capsule less 32"),
    .init(.frame, "One", 17, .regular, 31.667, pixels: 3, "iOS 26.1, capsule less 32"),
    .init(.frame, "Reset", 17, .regular, 43.333, pixels: 3, "iOS 26, capsule less 32"),
  ]
}
