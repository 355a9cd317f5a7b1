/// Pictures behind a bar, by where it stands and by its metrics.
///
/// UIKit: `setBackgroundImage(_:for:barMetrics:)`.
public struct BarBackgroundImages: Hashable, Sendable {
  /// The pictures that were set.
  public var images: [BarPosition: [BarMetrics: ImageSource]]

  /// Makes a set of pictures.
  public init(_ images: [BarPosition: [BarMetrics: ImageSource]] = [:]) {
    self.images = images
  }

  /// Whether there is none.
  public var isEmpty: Bool { images.allSatisfy { $0.value.isEmpty } }

  /// The picture of a bar, with where it was set for; nil for none.
  ///
  /// What is set for a position goes before what is set for any; metrics without a picture take
  /// that of the default ones. Source: documented — UINavigationBar.h, "be sure to specify a value
  /// for UIBarMetricsDefault"; a bar with a prompt falls back to the same bar without one.
  public func image(
    position: BarPosition, metrics: BarMetrics
  ) -> (position: BarPosition, image: ImageSource)? {
    guard !images.isEmpty else { return nil }
    for position in position == .any ? [.any] : [position, .any] {
      guard let table = images[position] else { continue }
      for metrics in metrics.fallbacks {
        if let image = table[metrics] { return (position, image) }
      }
    }
    return nil
  }
}

extension BarMetrics {
  /// The metrics whose values hold, the first of them that has one.
  public var fallbacks: [BarMetrics] {
    switch self {
    case .default: [.default]
    case .compact: [.compact, .default]
    case .defaultPrompt: [.defaultPrompt, .default]
    case .compactPrompt: [.compactPrompt, .compact, .defaultPrompt, .default]
    }
  }
}
