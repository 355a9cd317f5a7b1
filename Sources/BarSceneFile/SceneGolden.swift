public import BarComparison
public import BarLayout

/// What a scene says about the goldens that are kept of it.
public struct SceneGolden: Hashable, Sendable {
  /// What is kept of the picture.
  public enum Pixels: String, CaseIterable, Hashable, Sendable {
    /// Nothing: frames and words alone are compared.
    case none
    /// The picture, as a PNG file.
    case png
    /// Its checksum, where pictures would swell the repository.
    case hash
  }

  /// What is kept of the picture.
  public var pixels: Pixels
  /// How much of the screen the picture shows.
  public var crop: Crop
  /// How far a drawing may be from its golden picture; nil for not at all.
  public var allowance: GoldenAllowance?
  /// Ids of elements whose pixels are not compared.
  public var ignore: [String]
  /// The settings under which the scene is laid out again and again; no axes for once.
  public var matrix: SceneMatrix

  /// Makes a request.
  public init(
    pixels: Pixels = .none, crop: Crop = .bar, allowance: GoldenAllowance? = nil,
    ignore: [String] = [], matrix: SceneMatrix = SceneMatrix()
  ) {
    self.pixels = pixels
    self.crop = crop
    self.allowance = allowance
    self.ignore = ignore
    self.matrix = matrix
  }
}

/// Settings that a scene is laid out under, every one with every other.
public struct SceneMatrix: Hashable, Sendable {
  /// A setting that takes several values.
  public enum Axis: String, CaseIterable, Hashable, Sendable {
    case device, system, orientation, appearance, contentSize, direction, contrast, weight, locale
    case contentOffset
    /// How many of the scene's actions are done.
    case after

    /// The value of the scene it stands for.
    public var keyPath: String {
      switch self {
      case .device, .system, .orientation, .locale, .contentOffset, .after: rawValue
      case .appearance: "traits.userInterfaceStyle"
      case .contentSize: "traits.preferredContentSizeCategory"
      case .direction: "traits.layoutDirection"
      case .contrast: "traits.accessibilityContrast"
      case .weight: "traits.legibilityWeight"
      }
    }
  }

  /// The values of each axis, as a scene would spell them, in the order of the file; axes that are
  /// not there keep the scene's own value.
  public var values: [Axis: [String]]

  /// Makes a matrix.
  public init(values: [Axis: [String]] = [:]) {
    self.values = values
  }

  /// How many scenes it makes of one; at least 1.
  public var count: Int {
    values.values.reduce(1) { product, values in
      product.multipliedReportingOverflow(by: max(values.count, 1)).partialValue
    }
  }

  /// Every combination, the last axis of `Axis.allCases` changing fastest; one empty combination
  /// where there are no axes.
  public var combinations: [[(axis: Axis, value: String)]] {
    var result: [[(axis: Axis, value: String)]] = [[]]
    for axis in Axis.allCases {
      guard let values = values[axis], !values.isEmpty else { continue }
      result = result.flatMap { head in values.map { head + [(axis, $0)] } }
    }
    return result
  }
}
