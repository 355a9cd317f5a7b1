import BarLayout
import BarTestSupport
import Foundation
import Testing

@testable import BarRender

/// Letters that are read without HarfBuzz.
@Suite struct TrueTypeTests {
  private static let place = PixelPoint(x: 3.25, y: 40)

  /// The face at a weight and a size, and the same face with HarfBuzz alone.
  private func faces(weight: Double, opticalSize: Double) throws -> (own: FontFace, other: FontFace)
  {
    let pin = try #require(PinnedFont.named("Inter[opsz,wght].ttf"))
    let path = try #require(FontLibrary.pinnedFolder) + "/" + pin.place
    let pinned = try #require(FontFile(path: path))
    pinned.pin = pin
    let faces = (
      own: try FontFace(file: pinned, index: 0, id: 0),
      other: try FontFace(file: try #require(FontFile(path: path)), index: 0, id: 1)
    )
    #expect(pinned.letters != nil)
    faces.own.setAxes(weight: weight, opticalSize: opticalSize)
    faces.other.setAxes(weight: weight, opticalSize: opticalSize)
    return faces
  }

  @Test(arguments: [100.0, 400, 500, 600, 700, 860], [1.0, 14, 20, 28, 32])
  func `every glyph has the outline and the width that HarfBuzz finds`(
    weight: Double, opticalSize: Double
  ) throws {
    let (own, other) = try faces(weight: weight, opticalSize: opticalSize)
    var seen: Set<UInt32> = []
    var different: [UInt32] = []
    for scalar in (0x20 as UInt32)...0xffff where !(0xd800...0xdfff).contains(scalar) {
      #expect(own.covers(scalar) == other.covers(scalar), "\(scalar)")
      guard own.covers(scalar) else { continue }
      let letter = try #require(try own.letters([scalar], 0..<1).first)
      let shaped = try #require(try other.letters([scalar], 0..<1).first)
      #expect(letter.glyph == shaped.glyph && letter.cluster == shaped.cluster)
      #expect(letter.advance == shaped.advance, "\(scalar)")
      guard seen.insert(letter.glyph).inserted else { continue }
      let path = try own.outline(letter.glyph, xScale: 0.5, yScale: 0.25, origin: Self.place)
      let shapedPath = try other.outline(
        letter.glyph, xScale: 0.5, yScale: 0.25, origin: Self.place)
      if !path.isNear(shapedPath) { different.append(scalar) }
      #expect(try own.hasInk(letter.glyph) == (other.extents(letter.glyph) != nil), "\(scalar)")
    }
    #expect(seen.count > 2000)
    #expect(different.isEmpty, "\(different.count): \(different.prefix(20))")
  }

  @Test func `what a face says of itself is what HarfBuzz says`() throws {
    let (own, other) = try faces(weight: 400, opticalSize: 14)
    #expect(own.family == other.family)
    #expect(own.weight == other.weight)
    #expect(own.unitsPerEm == other.unitsPerEm)
    #expect(own.isItalic == other.isItalic)
    #expect(own.isVariable == other.isVariable)
    #expect(own.hasOpticalSizes == other.hasOpticalSizes)
    #expect(own.hasPictures == other.hasPictures)
  }

  @Test func `a file whose bytes were changed is read to an end`() throws {
    let pin = try #require(PinnedFont.named("Inter[opsz,wght].ttf"))
    let path = try #require(FontLibrary.pinnedFolder) + "/" + pin.place
    let whole = try Data(contentsOf: URL(filePath: path))
    let folder = try TemporaryFolder()
    let file = URL(filePath: folder.path("letters.ttf"))
    var random = Seeded(state: 7)
    var drawn = 0
    for round in 0..<120 {
      var bytes = whole
      // Half of the changes are where tables and their lists begin.
      for _ in 0..<40 {
        let end = Bool.random(using: &random) ? 60_000 : bytes.count
        bytes[Int.random(in: 0..<end, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if round % 4 == 3 { bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random)) }
      try bytes.write(to: file)
      guard let font = TrueTypeFont(path: file.path(), byteCount: bytes.count),
        let instance = font.instance(weight: 600, opticalSize: 20)
      else { continue }
      for scalar in (0x20 as UInt32)...0x17f {
        guard let glyph = font.glyph(of: scalar) else { continue }
        _ = font.advance(of: glyph, at: instance)
        if font.outline(of: glyph, at: instance) != nil { drawn += 1 }
      }
    }
    #expect(drawn > 1000)
  }

  @Test func `a file that another took the place of is not read on`() throws {
    let pin = try #require(PinnedFont.named("Inter[opsz,wght].ttf"))
    let source = try #require(FontLibrary.pinnedFolder) + "/" + pin.place
    let folder = try TemporaryFolder()
    let copy = URL(filePath: folder.path("letters.ttf"))
    try FileManager.default.copyItem(at: URL(filePath: source), to: copy)
    let file = try #require(FontFile(path: copy.path()))
    file.pin = pin
    let face = try FontFace(file: file, index: 0, id: 0)
    let glyph = try #require(try face.letters([0x41], 0..<1).first?.glyph)
    #expect(try face.hasInk(glyph))
    try FileManager.default.removeItem(at: copy)
    try Data(repeating: 0, count: pin.byteCount).write(to: copy)
    let other = try #require(try face.letters([0x42], 0..<1).first?.glyph)
    #expect(throws: RenderError.self) { try face.hasInk(other) }
    #expect(try face.hasInk(glyph))
  }

  @Test func `scripts are those of HarfBuzz`() throws {
    for scalar in (0 as UInt32)...0x2fff {
      #expect(ScriptTag(of: scalar) == ScriptTag(shaping: scalar), "\(scalar)")
    }
  }
}

extension BarPath {
  /// Whether it has the same steps, nowhere farther apart than what releases of HarfBuzz differ by:
  /// they add up in another order.
  fileprivate func isNear(_ other: BarPath) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { one, two in
        switch (one, two) {
        case (.move(let a), .move(let b)), (.line(let a), .line(let b)): a.isNear(b)
        case (.quad(let a, let b), .quad(let c, let d)): a.isNear(c) && b.isNear(d)
        case (.close, .close): true
        default: false
        }
      }
  }
}

extension BarPoint {
  fileprivate func isNear(_ other: BarPoint) -> Bool {
    abs(x - other.x) < 0.001 && abs(y - other.y) < 0.001
  }
}
