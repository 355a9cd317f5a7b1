/// What stands at the foot of the screen, with every default decided.
package struct ResolvedFoot: Hashable, Sendable {
  /// The screen's own buttons; nil for none.
  package var toolbar: ResolvedToolbar?
  /// The app's areas; nil for none.
  package var tabBar: ResolvedTabBar?
  /// What a vertical bar holds in their place; nil for a horizontal one.
  package var strip: ResolvedStrip?
  /// The keyboard; nil where it is not on the screen.
  package var keyboard: ResolvedKeyboard?
  /// Buttons above the keyboard; nil for none.
  package var keyboardToolbar: ResolvedToolbar?

  /// The app's areas where they stand at the foot; nil for none there.
  var tabBarAtFoot: ResolvedTabBar? { tabBar.flatMap { $0.isInRow ? nil : $0 } }

  /// Whether the keyboard, and what stands on it, ends the content's safe area.
  ///
  /// Source: documented — SwiftUI's SafeAreaRegions.keyboard; UIKit has a guide of its own for it,
  /// UIView.keyboardLayoutGuide.
  var keyboardCounts = false

  /// Where the content's safe area ends because of the bars, in points; nil where they leave it.
  var top: Double? {
    let isSearching = toolbar?.search?.isActive == true
    let bars = [isSearching ? nil : toolbar?.frame.minY, tabBarAtFoot?.frame.minY]
    let keys =
      keyboardCounts
      ? [
        keyboard?.frame.minY, keyboardToolbar?.frame.minY, toolbar?.frame.minY,
      ] : []
    return (bars + keys).compactMap(\.self).min()
  }
}

/// What stands in a vertical bar below the buttons of the navigation bar.
package struct ResolvedStrip: Hashable, Sendable {
  /// Pictures of the toolbar, as they are read.
  package var toolbarItems: [ResolvedItem]
  /// The app's areas, from the top.
  package var tabs: [ResolvedTabBar.Item]
  /// Fill of what lies under the chosen area.
  package var selectionColor: BarColor
  /// Whether the areas give way to one button before buttons go to the menu of More.
  package var tabsGiveWay: Bool
}

/// The keyboard on the screen: a box for the layout, with keys in pictures of a whole screen.
package struct ResolvedKeyboard: Hashable, Sendable {
  /// Its frame in points, from the screen's leading edge.
  package var frame: BarRect
  /// The place that it is laid out with, as that of a bar.
  let bar: Shared<ResolvedBar>
  /// Its colour.
  package var color: BarColor
  /// Its keys.
  let keys: KeyboardKeys
  /// Their sizes.
  let numbers: MockupMetrics
  /// Distance from one row of keys to the next, and room below the last one, in points.
  let rowHeight: Double
  let bottom: Double
  /// Radius of its corners, in points; 0 for square ones.
  let radius: Double
  /// Colours of keys that write and of the others, of what is on them and of the line below them.
  package var keyColor: BarColor
  package var functionColor: BarColor
  package var textColor: BarColor
  package var shadowColor: BarColor
}

/// A toolbar at the foot of the screen.
package struct ResolvedToolbar: Hashable, Sendable {
  /// Which one it is.
  package var kind: FootBar
  /// Its frame in points, from the screen's leading edge.
  package var frame: BarRect
  /// The numbers and the place that its buttons are laid out with, as those of a bar.
  let bar: Shared<ResolvedBar>
  /// The buttons and spaces, as they are read.
  package var items: [ResolvedItem]
  /// The search field that takes the room between them; nil for none.
  package var search: ResolvedSearch?
  /// The button whose menu holds what has no room; nil where buttons are cut.
  package var overflowButton: ResolvedItem?
  /// What is drawn under the buttons; nil on glass.
  package var background: ResolvedFootBackground?
}

/// What is drawn under the buttons of a bar at the foot of the screen, before iOS 26.
package struct ResolvedFootBackground: Hashable, Sendable {
  /// Its frame in points, down to the screen's lower edge or the next bar.
  package var frame: BarRect
  /// What it makes of what lies beneath it; nil for nothing but its colour.
  package var material: BarMaterial?
  /// Its colour.
  package var color: BarColor
  /// Colour of the line above it.
  package var shadowColor: BarColor
  /// How much of both shows, 0 to 1.
  package var alpha: Double
}

/// A tab bar.
package struct ResolvedTabBar: Hashable, Sendable {
  /// One area.
  package struct Item: Hashable, Sendable {
    /// Its number in the scene.
    package var index: Int
    /// The word; nil for none.
    package var title: ResolvedText?
    /// The picture; nil for none.
    package var image: ResolvedImage?
    /// Whether it is shown.
    package var isSelected: Bool
    /// Whether it answers touches.
    package var isEnabled: Bool
    /// What VoiceOver says; nil for the word.
    package var accessibilityLabel: String?
    /// What its badge says, empty for a dot, with its colours; nil for none.
    package var badge: ResolvedBadge?
  }

  /// Its frame in points, from the screen's leading edge.
  package var frame: BarRect
  /// The numbers and the place that it is laid out with, as those of a bar.
  let bar: Shared<ResolvedBar>
  /// Whether it stands in the row of title and buttons and not at the foot.
  package var isInRow: Bool
  /// The most of the row that the areas fill, in points.
  var rowRoom: Double
  /// The areas, as they are read.
  package var items: [Item]
  /// The area for searching that stands apart on glass; nil for none.
  package var search: Item?
  /// Fill of what lies under the chosen area; clear for none.
  package var selectionColor: BarColor
  /// Fill of the capsule that stands in the row where it is not of glass; clear for glass.
  package var capsuleColor: BarColor
  /// What is drawn under the areas at the foot; nil on glass.
  package var background: ResolvedFootBackground?
}
