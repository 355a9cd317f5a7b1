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
  /// Words that runs pick goldens by: `slow`, `checkout`.
  public var tags: [String]

  /// Makes a request.
  public init(
    pixels: Pixels = .none, crop: Crop = .bar, allowance: GoldenAllowance? = nil,
    ignore: [String] = [], matrix: SceneMatrix = SceneMatrix(), tags: [String] = []
  ) {
    self.tags = tags
    self.pixels = pixels
    self.crop = crop
    self.allowance = allowance
    self.ignore = ignore
    self.matrix = matrix
  }
}
