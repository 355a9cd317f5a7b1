internal import AppReading
internal import Foundation

/// A view of a running app, as a dump tells of it.
struct ViewNode {
  /// Its class, or its kind as tests name it.
  var kind: String
  /// Left, top, width and height in points of the screen.
  var frame: [Double]
  /// What it reads, or what VoiceOver says.
  var text: String?
  /// Its identifier.
  var identifier: String?
  /// What a field says while it is empty; nil for a view that is no field, or a dump that does not
  /// tell.
  var hint: String?
  /// Views in it.
  var children: [ViewNode] = []

  /// Itself and every view in it.
  var all: [ViewNode] { [self] + children.flatMap(\.all) }

  var minX: Double { frame[0] }
  var minY: Double { frame[1] }
  var width: Double { frame[2] }
  var height: Double { frame[3] }
  var midX: Double { frame[0] + frame[2] / 2 }
  var maxY: Double { frame[1] + frame[3] }

  /// Whether it is a navigation bar.
  var isBar: Bool {
    kind.hasSuffix("NavigationBar") || kind == "UINavigationBar"
      || kind == "XCUIElementTypeNavigationBar"
  }

  /// Whether it is a button of a bar.
  var isButton: Bool {
    [
      "Button", "XCUIElementTypeButton", "AXButton", "_UIButtonBarButton", "UINavigationButton",
      "UINavigationItemButtonView", "_UIModernBarButton",
    ].contains(kind)
      || kind.hasSuffix(".ButtonBarButton")
  }

  /// Whether it is a text.
  var isText: Bool {
    [
      "StaticText", "XCUIElementTypeStaticText", "AXStaticText", "UILabel", "Heading", "AXHeading",
    ].contains(kind)
  }

  /// What it reads, or what the first view in it reads.
  var words: String? { all.lazy.compactMap(\.text).first { !$0.isEmpty } }

  /// Buttons in it, the outermost ones alone.
  var buttons: [ViewNode] {
    children.flatMap { $0.isButton ? [$0] : $0.buttons }
  }

  /// Whether it is a search field.
  var isSearchField: Bool {
    ["SearchField", "XCUIElementTypeSearchField", "AXTextField", "UISearchBarTextField"]
      .contains(kind)
  }
}

/// Numbers of a text in their order: those of `{{0, 47}, {390, 44}}` or `[0,47][390,91]`.
func numbers(in text: some StringProtocol) -> [Double] {
  text.split { !"0123456789.-eE+".contains($0) }.compactMap { Double($0) }
}
