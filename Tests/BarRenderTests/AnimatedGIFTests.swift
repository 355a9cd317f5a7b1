import BarLayout
import Testing

@testable import BarRender

@Suite struct AnimatedGIFTests {
  private func picture(_ color: UInt8, dot: Int? = nil) -> Bitmap {
    var pixels = [UInt8](repeating: color, count: 8 * 4 * 4)
    for place in stride(from: 3, to: pixels.count, by: 4) { pixels[place] = 255 }
    if let dot { pixels[dot * 4] = 0 }
    return Bitmap(width: 8, height: 4, pixels: pixels, isOpaque: true)
  }

  private func delays(_ file: [UInt8]) -> [Int] {
    file.indices.dropLast(8).compactMap { place in
      file[place...].starts(with: [0x21, 0xf9, 4])
        ? Int(file[place + 4]) | Int(file[place + 5]) << 8 : nil
    }
  }

  @Test func `a second of sixty pictures takes a second`() throws {
    var file = AnimatedGIF(picture(10), frameRate: 60, loops: 0)
    for index in 1..<60 { try file.add(picture(10, dot: index % 32)) }
    let delays = delays(file.finished())
    #expect(delays.reduce(0, +) == 100 && delays.allSatisfy { $0 >= 2 })
  }

  @Test func `pictures that are the same are one`() throws {
    var file = AnimatedGIF(picture(10), frameRate: 10, loops: 1)
    for _ in 1..<5 { try file.add(picture(10)) }
    let bytes = file.finished()
    #expect(delays(bytes) == [50])
    #expect(!String(decoding: bytes, as: UTF8.self).contains("NETSCAPE"))
  }

  @Test func `few colours are kept, many are brought down to 255`() {
    let few = ColorPalette(of: picture(10, dot: 3))
    #expect(few.clear == 2 && few.bits == 2 && Set(few.numbers) == [0, 1])
    var pixels: [UInt8] = []
    for index in 0..<1024 { pixels += [UInt8(index & 255), UInt8(index >> 2), 7, 255] }
    let many = ColorPalette(of: Bitmap(width: 32, height: 32, pixels: pixels, isOpaque: true))
    #expect(many.clear == 255 && many.bits == 8)
    var worst = 0
    for index in 0..<1024 {
      let color = many.bytes[Int(many.numbers[index]) * 3..<Int(many.numbers[index]) * 3 + 3]
      worst = max(worst, abs(Int(color[color.startIndex]) - Int(pixels[index * 4])))
    }
    #expect(worst <= 24, "\(worst)")
  }
}
