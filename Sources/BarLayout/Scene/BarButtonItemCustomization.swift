/// What is set on a single button about its looks, in the way older than appearances.
///
/// UIKit: `UIBarItem.setTitleTextAttributes(_:for:)` and what `UIBarButtonItem` adds to it. An item
/// has one style, so pictures are not told apart by it.
public struct BarButtonItemCustomization: Hashable, Sendable {
  /// The state of a button.
  public typealias State = BarButtonItemAppearance.State

  /// Pictures behind a button, by its state and the bar's metrics.
  public typealias Images = [State: [BarMetrics: ImageSource]]

  /// How the word is set, by state.
  ///
  /// UIKit: `setTitleTextAttributes(_:for:)`.
  public var titleTextAttributes: [State: TextAttributes]
  /// Moves the word, in points: right and down.
  ///
  /// UIKit: `setTitlePositionAdjustment(_:for:)`.
  public var titlePositionAdjustment: [BarMetrics: BarPoint]
  /// Pictures behind the button.
  ///
  /// UIKit: `setBackgroundImage(_:for:style:barMetrics:)`.
  public var backgroundImages: Images
  /// Moves those pictures down, in points.
  ///
  /// UIKit: `setBackgroundVerticalPositionAdjustment(_:for:)`.
  public var backgroundVerticalPositionAdjustment: [BarMetrics: Double]
  /// Moves the word where the item is a back button, in points: right and down.
  ///
  /// UIKit: `setBackButtonTitlePositionAdjustment(_:for:)`.
  public var backButtonTitlePositionAdjustment: [BarMetrics: BarPoint]
  /// Pictures behind it where the item is a back button.
  ///
  /// UIKit: `setBackButtonBackgroundImage(_:for:barMetrics:)`.
  public var backButtonBackgroundImages: Images
  /// Moves those pictures down, in points.
  ///
  /// UIKit: `setBackButtonBackgroundVerticalPositionAdjustment(_:for:)`.
  public var backButtonBackgroundVerticalPositionAdjustment: [BarMetrics: Double]

  /// Makes a customization.
  public init(
    titleTextAttributes: [State: TextAttributes] = [:],
    titlePositionAdjustment: [BarMetrics: BarPoint] = [:], backgroundImages: Images = [:],
    backgroundVerticalPositionAdjustment: [BarMetrics: Double] = [:],
    backButtonTitlePositionAdjustment: [BarMetrics: BarPoint] = [:],
    backButtonBackgroundImages: Images = [:],
    backButtonBackgroundVerticalPositionAdjustment: [BarMetrics: Double] = [:]
  ) {
    self.titleTextAttributes = titleTextAttributes
    self.titlePositionAdjustment = titlePositionAdjustment
    self.backgroundImages = backgroundImages
    self.backgroundVerticalPositionAdjustment = backgroundVerticalPositionAdjustment
    self.backButtonTitlePositionAdjustment = backButtonTitlePositionAdjustment
    self.backButtonBackgroundImages = backButtonBackgroundImages
    self.backButtonBackgroundVerticalPositionAdjustment =
      backButtonBackgroundVerticalPositionAdjustment
  }
}
