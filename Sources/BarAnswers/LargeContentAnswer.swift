package import BarLayout
package import BarText

/// What a long press on each control shows at accessibility sizes of text: what
/// `navbar a11y --large-content` prints.
///
/// UIKit: `UILargeContentViewerInteraction`, on phones and pads from iOS 13 on.
package struct LargeContentAnswer {
  private let items: [LargeContentItem]

  /// Looks at a layout of a scene.
  package init(_ layout: LaidOutScene, of scene: BarScene) {
    items = layout.largeContentItems(of: scene)
  }

  /// A line a control: its title, and its symbol where it has one.
  package var text: String {
    items.map { $0.title + ($0.symbol.map { ", \($0)" } ?? "") + "\n" }.joined()
  }

  /// The controls for other programs.
  package var json: JSONValue {
    .members([
      "schemaVersion": .number(1),
      "items": .array(
        items.map { item in
          .members([
            "id": .string(item.id.description), "title": .string(item.title),
            "image": item.symbol.map(JSONValue.string) ?? .null,
          ])
        }),
    ])
  }
}
