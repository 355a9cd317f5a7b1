import BarLayout
import BarRender
import Testing

@Suite struct ImageTests {
  private let red: [UInt8] = [255, 0, 0, 255]
  private let green: [UInt8] = [0, 255, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]

  /// A picture of one row.
  private func reference(
    _ row: [[UInt8]], scale: Double = 1, caps: BarEdgeInsets? = nil,
    resizing: ImageReference.ResizingMode = .stretch
  ) throws -> ImageReference {
    let bitmap = try #require(Bitmap(width: row.count, height: 1, pixels: row.flatMap { $0 }))
    let variant = ImageReference.Variant(
      file: try PNG.encode(bitmap, scale: scale), scale: scale, widthPixels: row.count,
      heightPixels: 1, isOpaque: false)
    return ImageReference(variants: [variant], capInsets: caps, resizingMode: resizing)
  }

  private func row(
    _ image: ImageReference, width: Double, tint: BarColor? = nil, opacity: Double = 1
  ) throws -> [[UInt8]] {
    let run = ImageRun(
      image: image, rect: BarRect(x: 0, y: 0, width: width, height: 2), tint: tint, opacity: opacity
    )
    let bitmap = try Drawing.draw(width: width, height: 2, [.image(run)])
    return (0..<bitmap.width).map { x in
      bitmap[x, 1].map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? []
    }
  }

  @Test func `a picture of pixels is drawn pixel for pixel at its own size`() throws {
    #expect(try row(reference([red, green, blue]), width: 3) == [red, green, blue])
  }

  @Test func `a picture of pixels keeps its caps and stretches what is between them`() throws {
    let image = try reference([red, green, blue], caps: BarEdgeInsets(left: 1, right: 1))
    #expect(
      try row(image, width: 7) == [red, green, green, green, green, green, blue])
  }

  @Test func `a picture of pixels repeats what is between its caps`() throws {
    let image = try reference(
      [red, green, blue, red], caps: BarEdgeInsets(left: 1, right: 1), resizing: .tile)
    #expect(try row(image, width: 8) == [red, green, blue, green, blue, green, blue, red])
  }

  @Test func `squeezes caps that have no room`() throws {
    let image = try reference(
      [red, red, green, blue, blue], caps: BarEdgeInsets(left: 2, right: 2))
    let drawn = try row(image, width: 2)
    #expect(drawn == [red, blue])
  }

  @Test func `a picture of pixels shows its shape in the tint`() throws {
    let image = try reference([[9, 9, 9, 255], [9, 9, 9, 0]])
    #expect(
      try row(image, width: 2, tint: Drawing.blue) == [[0, 0x7a, 255, 255], [255, 255, 255, 255]])
  }

  @Test func `a picture of pixels lets through what its opacity leaves`() throws {
    let image = try reference([[0, 0, 0, 255]])
    #expect(try row(image, width: 1, opacity: 0.2) == [[204, 204, 204, 255]])
  }

  @Test func `a picture of pixels is taken at the coarsest scale that is fine enough`() throws {
    let one = try reference([red]).variants
    let two = try reference([green, green], scale: 2).variants
    let image = ImageReference(variants: one + two)
    #expect(try row(image, width: 1) == [red])
    let run = ImageRun(image: image, rect: BarRect(x: 0, y: 0, width: 1, height: 1))
    let fine = try Drawing.draw(width: 1, height: 1, scale: 2, [.image(run)])
    #expect(fine[1, 1].map { $0.green } == 255)
  }

  @Test func `that is broken is an error that names its element`() throws {
    let variant = ImageReference.Variant(
      file: [1, 2, 3], scale: 1, widthPixels: 1, heightPixels: 1, isOpaque: true)
    let run = ImageRun(
      image: ImageReference(variants: [variant]), rect: BarRect(x: 0, y: 0, width: 4, height: 4))
    do {
      _ = try Drawing.draw([.image(run)])
      Issue.record("it was drawn")
    } catch RenderError.pictureUnreadable(let element, _) {
      #expect(element == "test")
    }
  }
}

@Suite struct ShadowBehindLettersTests {
  private func ink(_ shadow: TextShadow?) throws -> [Int] {
    var run = try Drawing.text("I", x: 12, y: 24, size: 20, weight: .black, color: .clear)
    run.shadow = shadow
    let bitmap = try Drawing.draw(width: 40, height: 40, [.text(run)])
    return (0..<40).map { x in
      (0..<40).reduce(0) { $0 + 255 - Int(bitmap[x, $1]?.red ?? 255) }
    }
  }

  @Test func `a shadow behind letters lies where its offset says, as sharp as they are`() throws {
    let sharp = TextShadow(color: .black, offset: .zero, blurRadius: 0)
    let moved = TextShadow(color: .black, offset: BarPoint(x: 5, y: 3), blurRadius: 0)
    let (a, b) = (try ink(sharp), try ink(moved))
    #expect(a.contains { $0 > 0 })
    #expect(Array(a.dropLast(5)) == Array(b.dropFirst(5)))
    #expect(try ink(nil).allSatisfy { $0 == 0 })
  }

  @Test func `a shadow behind letters is as dark in all when it is blurred, and wider`() throws {
    let sharp = try ink(TextShadow(color: .black, offset: .zero, blurRadius: 0))
    let soft = try ink(TextShadow(color: .black, offset: .zero, blurRadius: 4))
    let (a, b) = (Double(sharp.reduce(0, +)), Double(soft.reduce(0, +)))
    #expect(abs(a - b) / a < 0.02)
    #expect(soft.count { $0 > 0 } > sharp.count { $0 > 0 } + 4)
    // As far to one side as to the other.
    let middle = { (row: [Int]) in
      row.enumerated().reduce(0.0) { $0 + Double($1.offset * $1.element) }
        / Double(row.reduce(0, +))
    }
    #expect(abs(middle(sharp) - middle(soft)) < 0.05)
  }
}

@Suite struct FontSceneNamesTests {
  @Test func `a font that a scene names is an error where it is not installed`() throws {
    var run = try Drawing.text("A")
    run.style.family = "No Such Family"
    let error = #expect(throws: RenderError.self) { try Drawing.draw([.text(run)]) }
    #expect(error?.description.contains("No Such Family is not installed") == true)
  }

  @Test func `a font that a scene names draws the letters`() throws {
    var run = try Drawing.text("a", size: 15)
    let before = try Drawing.draw([.text(run)])
    run.style.family = "Inter Display"
    #expect(try Drawing.draw([.text(run)]) != before)
  }
}
