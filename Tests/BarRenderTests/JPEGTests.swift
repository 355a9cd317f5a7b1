import Foundation
import Testing

@testable import BarRender

/// JPEG files of 16 x 8 pixels: the left half blue, the right half red.
@Suite(.enabled(if: SystemLibrary.jpeg.missing == nil)) struct JPEGTests {
  /// With a colour a pixel (4:4:4).
  private static let fullColor = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHB
    YWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo
    KCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABgj/xA
    AUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAACAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oA
    DAMBAAIRAxEAPwCeyRRz8PSpf//Z
    """

  /// In several scans, with a colour for four pixels (4:2:0).
  private static let progressive = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHB
    YWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo
    KCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wgARCAAIABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUH/8
    QAFAEBAAAAAAAAAAAAAAAAAAAABf/aAAwDAQACEAMQAAABz2+MPf/EABQQAQAAAAAAAAAAAAAAAAAAABD/2gAIAQEA
    AQUCP//EABgRAAIDAAAAAAAAAAAAAAAAAAAGQ4HB/9oACAEDAQE/AVmWtP/EABgRAAIDAAAAAAAAAAAAAAAAAAAGQ4
    LB/9oACAECAQE/AWyK2H//xAAUEAEAAAAAAAAAAAAAAAAAAAAQ/9oACAEBAAY/Aj//xAAUEAEAAAAAAAAAAAAAAAAA
    AAAQ/9oACAEBAAE/IT//2gAMAwEAAgADAAAAEHf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/EF//xAAUEQ
    EAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/EC//xAAUEAEAAAAAAAAAAAAAAAAAAAAQ/9oACAEBAAE/ED//2Q==
    """

  /// Without colours.
  private static let grey = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHB
    YWICwgIyYnKSopGR8tMC0oMCUoKSj/wAALCAAIABABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAABgj/xAAUEAEAAAAA
    AAAAAAAAAAAAAAAA/9oACAEBAAA/AJ7P3//Z
    """

  /// In cyan, magenta, yellow and black, as Adobe's programs write it.
  private static let ink = """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAGBAUGBQQGBgUGBwcGCAoQCgoJCQoUDg8MEBcUGBgXFBYWGh0lHxobIxwWFi
    AsICMmJykqKRkfLTAtKDAlKCko/8AAFAgACAAQBEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAgACf/E
    ABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAOBEMATQBZAEsAAD8AKgqFSVLVRMq0/9k=
    """

  private func bytes(_ text: String) throws -> [UInt8] {
    [UInt8](try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters)))
  }

  @Test(arguments: [fullColor, progressive, ink])
  func `each way to store colours is read`(text: String) throws {
    let picture = try JPEG.decode(try bytes(text))
    let (left, right) = (try #require(picture[2, 4]), try #require(picture[13, 4]))
    #expect(picture.width == 16 && picture.height == 8 && picture.isOpaque)
    #expect(left.blue > 200 && left.red < 50 && left.green < 50, "\(left)")
    #expect(right.red > 200 && right.blue < 50 && right.green < 50, "\(right)")
  }

  @Test func `a grey picture has equal channels`() throws {
    let picture = try JPEG.decode(try bytes(Self.grey))
    let (left, right) = (try #require(picture[2, 4]), try #require(picture[13, 4]))
    #expect(left.red == left.green && left.green == left.blue && left.red < right.red)
  }

  @Test func `ink without Adobe's note is not inverted`() throws {
    // The note is a segment of 16 bytes after the start.
    let file = try bytes(Self.ink)
    let picture = try JPEG.decode(Array(file[..<2] + file[18...]))
    let left = try #require(picture[2, 4])
    #expect(left.red == 0 && left.green == 0 && left.blue == 0)
  }

  /// The file with a camera's note of how it is turned.
  private func turned(_ orientation: UInt8, isLittle: Bool) throws -> [UInt8] {
    let file = try bytes(Self.fullColor)
    let tiff: [UInt8] =
      isLittle
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let payload = Array("Exif\0\0".utf8) + tiff + [0, 0, 0, 0]
    return Array(file[..<2]) + [0xff, 0xe1, 0, UInt8(payload.count + 2)] + payload + file[2...]
  }

  @Test(arguments: [
    (1, 16, (2, 4)), (2, 16, (13, 4)), (3, 16, (13, 4)), (4, 16, (2, 4)), (5, 8, (4, 2)),
    (6, 8, (4, 2)), (7, 8, (4, 13)), (8, 8, (4, 13)),
  ])
  func `a picture stands as its camera noted`(
    orientation: Int, width: Int, blue: (Int, Int)
  ) throws {
    for isLittle in [false, true] {
      let picture = try JPEG.decode(try turned(UInt8(orientation), isLittle: isLittle))
      #expect(picture.width == width && picture.height == 24 - width)
      let color = try #require(picture[blue.0, blue.1])
      #expect(color.blue > 200 && color.red < 50, "\(color)")
    }
  }

  @Test(arguments: 1...8)
  func `each orientation puts every pixel at its place`(value: Int) throws {
    // Two rows of three: what each orientation makes of a b c / d e f.
    let expected = [
      "abcdef", "cbafed", "fedcba", "defabc", "adbecf", "daebfc", "fcebda", "cfbead",
    ]
    let pixels = "abcdef".utf8.flatMap { letter -> [UInt8] in [letter, letter, letter, 255] }
    let orientation = try #require(PictureOrientation(rawValue: value))
    let upright = orientation.upright(pixels, width: 3, height: 2)
    let letters = stride(from: 0, to: upright.count, by: 4).map { upright[$0] }
    #expect(String(decoding: letters, as: UTF8.self) == expected[value - 1])
  }

  @Test func `a damaged note says nothing`() throws {
    for cut in 3...24 {
      var file = try turned(6, isLittle: false)
      let broken = [UInt8](repeating: 0xff, count: 24 - cut + 1)
      file.replaceSubrange((9 + cut - 3)..<(9 + 22), with: broken)
      _ = JPEGNotes(file)
    }
    #expect(JPEGNotes([0xff, 0xd8]).orientation == .up)
    #expect(JPEGNotes([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]).orientation == .up)
    #expect(JPEGNotes(try turned(9, isLittle: true)).orientation == .up)
  }
}
