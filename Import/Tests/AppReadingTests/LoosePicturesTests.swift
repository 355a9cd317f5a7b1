import AppReading
import Foundation
import SampleApps
import Testing

/// Pictures that lie beside the code instead of in a catalog.
@Suite struct LoosePicturesTests {
  /// The beginning of a picture of so many pixels.
  private static func picture(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  }

  /// The points that pictures of an app take by their names, `none` for such as nobody knows.
  private func sizes(_ names: [String], of pictures: [String: Data]) throws -> [String] {
    let app = try SampleApp([
      "A.swift":
        "class Shelf: UIViewController { override func viewDidLoad() { title = \"Shelf\" } }"
    ])
    for (path, data) in pictures {
      let url = app.folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    let looks = try app.read().looks
    return withExtendedLifetime(app) {
      names.map { name in
        looks.size(ofImage: name).map { "\($0.width) x \($0.height)" } ?? "none"
      }
    }
  }

  @Test func `a picture takes the points that its name says`() throws {
    let pictures = [
      "Images/back.png": Self.picture(20, 30), "Images/back@2x.png": Self.picture(42, 62),
      "Images/menu@3x.png": Self.picture(66, 33), "Images/wide~ipad.png": Self.picture(99, 99),
      "Images/wide@2x~iphone.png": Self.picture(50, 20),
    ]
    #expect(
      try sizes(["back", "back.png", "Images/back", "back@2x.png"], of: pictures)
        == Array(repeating: "21.0 x 31.0", count: 4))
    #expect(
      try sizes(["menu", "wide", "other"], of: pictures)
        == ["22.0 x 11.0", "25.0 x 10.0", "none"])
  }

  @Test func `a catalog's picture comes first, and what a bundle has is its own`() throws {
    let entry = #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#
    let pictures = [
      "Images/gear.png": Self.picture(20, 30), "Kit.bundle/leaf.png": Self.picture(20, 30),
      "Assets.xcassets/gear.imageset/Contents.json": Data(entry.utf8),
      "Assets.xcassets/gear.imageset/a.png": Self.picture(10, 12),
    ]
    #expect(try sizes(["gear", "leaf", "a"], of: pictures) == ["10.0 x 12.0", "none", "none"])
  }

  @Test func `what is no picture has no size`() throws {
    let pictures = [
      "short.png": Data([0x89, 0x50]), "text.png": Data(String(repeating: "a", count: 90).utf8),
    ]
    #expect(try sizes(["short", "text"], of: pictures) == ["none", "none"])
  }
}
