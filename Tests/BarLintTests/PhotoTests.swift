import BarLayout
import BarRender
import BarSceneFile
import Foundation
import Testing

@testable import BarLint

/// Titles and buttons over photos, held to lint's own ruler.
///
/// The photos are made here: what they are of is in their names. Each is tried scrolled, and on iOS 26 at
/// rest too; a bar of iOS 27 lays nothing over what it shows at rest.
@Suite struct PhotoTests {
  /// A photo as a function of a place, 0 to 1 across and down.
  enum Photo: String, CaseIterable, Sendable {
    case black, white, sunset, snowUnderNight, forest, hills

    private static func mix(_ from: [Double], _ to: [Double], _ share: Double) -> [Double] {
      zip(from, to).map { $0 + ($1 - $0) * min(max(share, 0), 1) }
    }

    /// The colour at a place, each channel 0 to 255.
    func color(_ x: Double, _ y: Double, _ noise: Double) -> [Double] {
      switch self {
      case .black: [0, 0, 0]
      case .white: [255, 255, 255]
      case .sunset: Self.mix([255, 180, 90], [60, 20, 90], y * 3)
      case .snowUnderNight: y < 0.09 ? [12, 16, 40] : [240, 244, 250]
      case .forest: Self.mix([20, 60, 20], [110, 150, 70], noise)
      case .hills: Self.mix([120, 170, 220], [70, 100, 60], (y - 0.06 - 0.02 * x) * 40)
      }
    }
  }

  /// A photo of 134 by 291 pixels, drawn from a seed, as a PNG.
  private static func png(of photo: Photo) throws -> [UInt8] {
    let (width, height) = (134, 291)
    var state: UInt64 = 26
    var pixels: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let color = photo.color(
          Double(column) / Double(width), Double(row) / Double(height),
          Double(state >> 40) / Double(1 << 24))
        pixels += color.map { UInt8(min(max($0, 0), 255)) } + [255]
      }
    }
    let bitmap = try #require(Bitmap(width: width, height: height, pixels: pixels))
    return try PNG.encode(bitmap, scale: 1)
  }

  @Test(arguments: Photo.allCases, ["light", "dark"])
  func `titles and buttons of glass can be read over photos`(photo: Photo, style: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("photos-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.png(of: photo)).write(to: folder.appendingPathComponent("photo.png"))
    for (system, offsets) in [(26, [0, 60]), (27, [60])] {
      for offset in offsets {
        let text = """
          device: iphone-16-pro
          system: ios-\(system)
          contentOffset: \(offset)
          traits: { userInterfaceStyle: \(style) }
          content:
            image: { file: photo.png }
            imageHeight: 874
            contentInsetAdjustmentBehavior: never
          navigationBar:
            items:
              - title: Albums
              - title: Photos
                rightBarButtonItems: [{ title: Select }]
          """
        let source = SceneSource(
          name: "photos.yaml", bytes: Array(text.utf8), folder: folder.path)
        let scene = try SceneFile(source).scene
        let contrast = try BarContrast(
          LaidOutScene(layingOut: scene), renderer: Renderer(fonts: .pinned()))
        for name in ["title", "rightBarButtonItems[0].label"] {
          let ratio = try #require(
            contrast.parts.filter { $0.element.id.description == name }.map(\.ratio).min())
          #expect(ratio >= 4.5, "\(name), iOS \(system), \(style), at \(offset): \(ratio)")
        }
      }
    }
  }
}
