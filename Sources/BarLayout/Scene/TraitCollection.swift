/// The user's settings that a bar follows.
///
/// UIKit: `UITraitCollection`.
public struct TraitCollection: Hashable, Sendable {
  /// Light or dark.
  ///
  /// UIKit: `UIUserInterfaceStyle`.
  public enum UserInterfaceStyle: String, CaseIterable, Hashable, Sendable {
    case light, dark
  }

  /// How far apart colours are set.
  ///
  /// UIKit: `UIAccessibilityContrast`.
  public enum AccessibilityContrast: String, CaseIterable, Hashable, Sendable {
    case normal, high
  }

  /// The Bold Text setting.
  ///
  /// UIKit: `UILegibilityWeight`.
  public enum LegibilityWeight: String, CaseIterable, Hashable, Sendable {
    case regular, bold
  }

  /// Light or dark.
  public var userInterfaceStyle: UserInterfaceStyle
  /// The size of text the user reads at.
  public var preferredContentSizeCategory: BarContentSizeCategory
  /// Which way lines run.
  public var layoutDirection: BarLayoutDirection
  /// How far apart colours are set.
  public var accessibilityContrast: AccessibilityContrast
  /// Whether text is set bold.
  public var legibilityWeight: LegibilityWeight
  /// Whether bars and glass let nothing show through.
  ///
  /// UIKit: `UIAccessibility.isReduceTransparencyEnabled`.
  public var accessibilityReduceTransparency: Bool
  /// Whether buttons have a line around them, as the user's setting Show Borders asks, from iOS 27.
  public var showsBorders = false
  /// The user's setting of glass, from iOS 27: 0 ultra clear, 1 tinted.
  public var glassTint = 0.5

  /// Makes traits; those left out are a new device's.
  public init(
    userInterfaceStyle: UserInterfaceStyle = .light,
    preferredContentSizeCategory: BarContentSizeCategory = .large,
    layoutDirection: BarLayoutDirection = .leftToRight,
    accessibilityContrast: AccessibilityContrast = .normal,
    legibilityWeight: LegibilityWeight = .regular,
    accessibilityReduceTransparency: Bool = false
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.layoutDirection = layoutDirection
    self.accessibilityContrast = accessibilityContrast
    self.legibilityWeight = legibilityWeight
    self.accessibilityReduceTransparency = accessibilityReduceTransparency
  }
}

/// The text size a user chose, smallest first.
///
/// UIKit: `UIContentSizeCategory`.
public enum BarContentSizeCategory: String, CaseIterable, Hashable, Sendable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Smaller sizes come first.
  public static func < (a: BarContentSizeCategory, b: BarContentSizeCategory) -> Bool {
    a.index < b.index
  }

  /// The place in `allCases`: 0 for `extraSmall`, 3 for `large`, 11 for the largest.
  public var index: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}
