internal import BarLayout

extension Keys {
  /// Buttons that belong together.
  static let barButtonItemGroup = ObjectSchema<BarButtonItemGroup>(
    "barButtonItemGroup", "a group of items",
    "Buttons that belong together. UIKit: UIBarButtonItemGroup.",
    start: BarButtonItemGroup(items: []),
    fields: [
      Field(
        "items", Kind.list(Kind.object(barButtonItem)), \.items, "The buttons, as they are read."),
      Field(
        optional: "representativeItem", Kind.object(barButtonItem), \.representativeItem,
        "What stands for the whole group where there is no room for it; left out, nothing does.",
        reach: .touch),
      Field(
        "isHidden", Kind.bool, \.isHidden, "Whether the group is left out of the bar.",
        default: "false"),
    ])
}
