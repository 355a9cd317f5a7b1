internal import BarSceneFile

/// What is kept of a golden's picture.
public enum GoldenPixels: String, CaseIterable, Hashable, Sendable {
  /// The picture, as a PNG file.
  case png
  /// Its checksum, where pictures would swell the repository.
  case hash

  var request: SceneGolden.Pixels {
    switch self {
    case .png: .png
    case .hash: .hash
    }
  }
}
