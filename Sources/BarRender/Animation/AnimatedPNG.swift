/// Pictures one after the other in one PNG file, as browsers show them.
///
/// A frame stores the box of what has changed since the one before. Where nothing shows through the
/// pictures, that box is stored whole and without alpha: three bytes a pixel, among which the whole
/// letters of a box repeat better than what is left of them. Elsewhere only rows that have changed
/// are stored: the others are clear, and what was there shows through. While all pictures together
/// have no more than 256 colours, or no more once each channel may be off by one, a pixel is the
/// number of its colour. Frames are packed on several threads. Source: the PNG specification, third edition, chunks acTL, fcTL and fdAT.
public struct AnimatedPNG: Sendable {
  /// A frame of the file.
  private struct Frame: Sendable {
    /// Size and place of its box, in pixels.
    var box: PixelRect
    /// How many pictures long it shows.
    var duration: Int
    /// Whether it lies over what was there.
    var isOver: Bool
    /// Its pixels' numbers; empty once it is packed.
    var numbers: [UInt8] = []
    /// Packs it; nil while its colours are counted.
    var packing: Task<[UInt8], Never>?
  }

  private let width: Int
  private let height: Int
  private var last: Bitmap
  private var frames: [Frame] = []
  /// The frame that is kept back until it is known how long it shows.
  private var waiting: (patch: PicturePatch, frames: Int)?
  private let frameRate: Int
  private let loops: Int
  private let scale: Double
  private let isOpaque: Bool
  /// The colours of all frames; nil once there are too many.
  private var colors: ColorNumbers? = ColorNumbers()
  /// How those colours are rounded; nil while they are exact.
  private var rounding: ColorRounding?
  /// Whether colours are never rounded.
  private let isExact: Bool
  private let first: Bitmap
  /// How many numbers are kept.
  private var keptCount = 0

  private static let effort = SearchEffort(depth: 32)
  /// Most numbers that are kept, in bytes: pictures of more are stored in full colours.
  private static let keptLimit = 256 << 20
  /// So many frames are packed at a time.
  private static let crew = 4

  /// Begins a file with its first picture.
  ///
  /// - Parameters:
  ///   - first: the picture.
  ///   - frameRate: pictures in a second.
  ///   - loops: how often they are shown; 0 for without end.
  ///   - scale: pixels per point.
  ///   - isOpaque: whether nothing shows through any of the pictures.
  ///   - isExact: whether each pixel has exactly its colour; otherwise a channel may be one of 255
  ///     steps off where that makes few colours of many.
  public init(
    _ first: Bitmap, frameRate: Int, loops: Int, scale: Double, isOpaque: Bool = false,
    isExact: Bool = true
  ) {
    (self.first, self.isExact) = (first, isExact)
    self.isOpaque = isOpaque && first.isOpaque
    (width, height) = (first.width, first.height)
    (self.frameRate, self.loops, self.scale) = (frameRate, loops, scale)
    last = first
    waiting = (PicturePatch(whole: first, isOpaque: self.isOpaque), 1)
  }

  /// Adds a picture of the same size; one that is the same makes the one before show longer.
  ///
  /// - Throws: `RenderError.png` for a picture of another size, and for one that something shows
  ///   through where nothing should.
  public mutating func add(_ picture: Bitmap) async throws(RenderError) {
    guard picture.width == width, picture.height == height else {
      throw .png(reason: "the pictures of an animation are of one size")
    }
    guard picture.isOpaque || !isOpaque else {
      throw .png(reason: "something shows through a picture of an opaque animation")
    }
    guard let patch = PicturePatch(from: last, to: picture, isWhole: isOpaque, keepsRows: true)
    else {
      waiting?.frames += 1
      return
    }
    await flush()
    waiting = (patch, 1)
    last = picture
  }

  /// The whole file.
  public mutating func finished() async -> [UInt8] {
    await flush()
    for index in frames.indices where frames[index].packing == nil {
      frames[index].packing = Self.packing(frames[index])
    }
    var file = PNGChunks()
    file.begin()
    let fullColors: UInt8 = isOpaque ? 2 : 6
    file.add(
      "IHDR",
      PNGChunks.bigEndian(UInt32(width)) + PNGChunks.bigEndian(UInt32(height)) + [
        8, colors == nil ? fullColors : 3, 0, 0, 0,
      ])
    file.add("sRGB", [0])
    if let colors {
      file.add("PLTE", colors.palette)
      if !colors.alphas.isEmpty { file.add("tRNS", colors.alphas) }
    }
    let resolution = PNGChunks.bigEndian(UInt32((72 * scale / 0.0254).rounded()))
    file.add("pHYs", resolution + resolution + [1])
    file.add(
      "acTL", PNGChunks.bigEndian(UInt32(frames.count)) + PNGChunks.bigEndian(UInt32(loops)))
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      file.add("fcTL", PNGChunks.bigEndian(sequence) + control(of: frame))
      sequence += 1
      let stream = await frame.packing?.value ?? []
      if index == 0 {
        file.add("IDAT", stream)
      } else {
        file.add("fdAT", PNGChunks.bigEndian(sequence) + stream)
        sequence += 1
      }
    }
    file.add("IEND", [])
    return file.bytes
  }

  /// A frame's place, time and way, as fcTL has them after the sequence number.
  private func control(of frame: Frame) -> [UInt8] {
    let box = frame.box
    let extent = [box.maxX - box.minX, box.maxY - box.minY, box.minX, box.minY]
    // Nothing is cleared afterwards.
    return extent.flatMap { PNGChunks.bigEndian(UInt32($0)) }
      + PNGChunks.bigEndian16(UInt16(clamping: frame.duration))
      + PNGChunks.bigEndian16(UInt16(clamping: frameRate)) + [0, frame.isOver ? 1 : 0]
  }

  /// Takes the frame that was kept back.
  private mutating func flush() async {
    guard let (patch, duration) = waiting else { return }
    waiting = nil
    let bitmap = patch.bitmap
    var frame = Frame(
      box: PixelRect(
        minX: patch.x, minY: patch.y, maxX: patch.x + bitmap.width, maxY: patch.y + bitmap.height),
      duration: duration, isOver: patch.isOver)
    if keptCount + bitmap.width * bitmap.height <= Self.keptLimit,
      let numbers = numbers(of: bitmap)
    {
      frame.numbers = numbers
      keptCount += numbers.count
    } else {
      // Whoever was numbered takes its colours back.
      if let colors {
        for index in frames.indices { await unnumber(index, colors) }
      }
      colors = nil
      frame.packing = Self.packing(bitmap)
    }
    frames.append(frame)
    await wait(before: frames.count)
  }

  /// The numbers of a picture's colours, which are rounded from the picture on that has too many;
  /// nil where that does not help.
  private mutating func numbers(of bitmap: Bitmap) -> [UInt8]? {
    // What was begun in vain leaves colours behind.
    var trial = colors
    if let numbers = trial?.numbers(of: rounding?.rounded(bitmap) ?? bitmap) {
      colors = trial
      return numbers
    }
    guard let exact = colors, rounding == nil, !isExact else { return nil }
    let rounding = ColorRounding(keepingColorsOf: first)
    var fewer = ColorNumbers()
    var renumbered: [UInt8] = []
    for color in exact.colors {
      guard let number = fewer.place(of: rounding.rounded(color)) else { return nil }
      renumbered.append(number)
    }
    guard let numbers = fewer.numbers(of: rounding.rounded(bitmap)) else { return nil }
    for index in frames.indices {
      frames[index].numbers = frames[index].numbers.map { renumbered[Int($0)] }
    }
    (colors, self.rounding) = (fewer, rounding)
    return numbers
  }

  /// Packs a frame in full colours after all.
  private mutating func unnumber(_ index: Int, _ colors: ColorNumbers) async {
    let frame = frames[index]
    let pixels = frame.numbers.flatMap { number in
      let color = UInt32(littleEndian: colors.colors[Int(number)])
      return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    let box = frame.box
    frames[index].numbers = []
    frames[index].packing = Self.packing(
      Bitmap(
        width: box.maxX - box.minX, height: box.maxY - box.minY, pixels: pixels, isOpaque: isOpaque)
    )
    await wait(before: index + 1)
  }

  /// Waits until few frames before a place are still to be packed, so that not all are in memory.
  private func wait(before count: Int) async {
    guard count > Self.crew else { return }
    _ = await frames[count - 1 - Self.crew].packing?.value
  }

  private static func packing(_ bitmap: Bitmap) -> Task<[UInt8], Never> {
    Task.detached { FlatEncoder.stream(RowStream(NewRows(bitmap)), effort: effort) }
  }

  private static func packing(_ frame: Frame) -> Task<[UInt8], Never> {
    let (numbers, width) = (frame.numbers, frame.box.maxX - frame.box.minX)
    return Task.detached {
      FlatEncoder.stream(RowStream(numbers: numbers, width: width), effort: effort)
    }
  }
}

extension ColorNumbers {
  /// The numbers of a picture's pixels; nil where there are too many colours.
  fileprivate mutating func numbers(of bitmap: Bitmap) -> [UInt8]? {
    let width = bitmap.width
    var numbers = [UInt8](repeating: 0, count: width * bitmap.height)
    let isWhole = unsafe numbers.withUnsafeMutableBufferPointer { numbers in
      unsafe bitmap.pixels.withUnsafeBytes { pixels in
        guard let first = pixels.baseAddress, let target = numbers.baseAddress else { return true }
        return unsafe number(first, count: numbers.count, into: target)
      }
    }
    return isWhole ? numbers : nil
  }
}
