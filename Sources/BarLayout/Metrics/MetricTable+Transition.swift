extension MetricTable {
  /// Shares of a push after which something is gone, or begins to show.
  static let transitionRows: [MetricRow] = [
    MetricRow(
      .transitionTitleOut, 0.7, .always,
      .secondHand("github:flutter/packages cupertino_ui: the old title is gone at 0.7")),
    MetricRow(
      .transitionBackLabelOut, 0.2, .always,
      .secondHand("github:flutter/packages cupertino_ui: the old back label is gone at 0.2")),
    MetricRow(
      .transitionItemsOut, 0.6, .always,
      .secondHand("github:flutter/packages cupertino_ui: the old buttons are gone at 0.6")),
    MetricRow(
      .transitionLabelIn, 0.3, .always,
      .secondHand("github:flutter/packages cupertino_ui: the new back label begins at 0.3")),
    MetricRow(
      .transitionTitleIn, 0.25, .always,
      .secondHand("github:flutter/packages cupertino_ui: the new title begins at 0.25")),
    MetricRow(
      .transitionItemsIn, 0.4, .always,
      .secondHand("github:flutter/packages cupertino_ui: the new buttons begin at 0.4")),
    MetricRow(
      .transitionKeepsViews, true, .iOS(26...),
      .measured(
        "iPhone 16, iOS 26.1: titles travel with their screens, opaque throughout"
          + " (Vercantez/openuikit, frames of a push)")),
    MetricRow(
      .transitionParallax, 0.3, .always,
      .measured(
        "iPhone 16, iOS 26.1: at 0.4587 of a push the old large title stands at -38.1 ="
          + " 16 - 0.3 x 393 x 0.4587 (Vercantez/openuikit, frames of a push)")),
    MetricRow(
      .transitionDimming, 24.0 / 255, .always,
      .secondHand("github:flutter/flutter cupertino/route.dart: black of 0x18 over the old page")),
    MetricRow(
      .transitionShadow, 8.0 / 255, .always,
      .secondHand(
        "github:flutter/flutter cupertino/route.dart: black of 0x04 at the page's edge,"
          + " which is half of what casts it")),
    MetricRow(
      .transitionShadowReach, 0.025, .always,
      .secondHand(
        "github:flutter/flutter cupertino/route.dart: gone after 0.05 of the width, two radii")),
    MetricRow(
      .transitionRoundsScreens, true, .iOS(26...),
      .assumed("screens are cards with the display's corners, as the eye sees them")),
  ]
}
