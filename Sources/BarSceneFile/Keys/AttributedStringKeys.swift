internal import BarLayout

extension Keys {
  /// Words of an item that say themselves how they are set.
  static let attributedFields: [Field<NavigationItem>] = [
    Field(
      optional: "attributedTitle", Kind.object(attributedString), \.attributedTitle,
      "The title, and how it is set inline.", since: 26, reach: .touch),
    Field(
      optional: "attributedSubtitle", Kind.object(attributedString), \.attributedSubtitle,
      "The line under the title, and how it is set.", since: 26, reach: .touch),
    Field(
      optional: "largeAttributedSubtitle", Kind.object(attributedString),
      \.largeAttributedSubtitle, "The line under the large title, and how it is set.", since: 26,
      reach: .touch),
  ]

  /// Where a search field may go besides the bar.
  static let searchPlaceFields: [Field<NavigationItem>] = [
    Field(
      "searchBarPlacementAllowsToolbarIntegration", Kind.bool,
      \.searchBarPlacementAllowsToolbarIntegration,
      "Whether a phone may put the search field into the toolbar.", default: "true", since: 26,
      reach: .on([.phone])),
    Field(
      "searchBarPlacementAllowsExternalIntegration", Kind.bool,
      "Whether a split view may put the search field into another column.", default: "false",
      since: 26, reach: .nowhere.instead("a field stands in the bar of its own column")
    ) { _, _, _, _ in },
  ]

  private static let attributedString = ObjectSchema<BarAttributedString>(
    "attributedString", "an attributed string",
    "Words and how all of them are set. UIKit: NSAttributedString.", start: BarAttributedString(),
    fields: [Field("string", Kind.text, \.string, "The words.", isRequired: true)]
      + textAttributeFields.map { $0.within(\.attributes) })
}
