/// A rectangle of pixels, each row blurred as much as it is to be.
///
/// Copies are blurred by standard deviations that about double from one to the next, and a row lies
/// between two of them: a mix of two Gaussians has the mix of their variances. Of each copy only
/// the rows between the first and the last one that are looked at are made.
struct GradualBlur {
  /// A row as a mix of two copies.
  struct Mix: Equatable {
    /// Number of the copy that is blurred less; the other one is the next.
    var lower: Int
    /// How much of the other one shows, 0 to 255.
    var share: UInt32
  }

  private let width: Int
  /// How each row is mixed, from the top.
  private let mixes: [Mix]
  /// The copies, the sharp one first; nil for one that no row looks at.
  private let copies: [RowsOfPixels?]

  /// Blurs pixels.
  ///
  /// - Parameters:
  ///   - base: the first pixel.
  ///   - stride: pixels from one row to the next.
  ///   - sigmas: standard deviation of each row's blur, in pixels; 0 for none.
  init(_ base: UnsafePointer<UInt32>, stride: Int, width: Int, sigmas: [Double]) {
    let steps = BlurSteps(upTo: sigmas.max() ?? 0)
    let mixes = sigmas.map(steps.mix)
    self.width = width
    self.mixes = mixes
    let rows = steps.sigmas.indices.map { copy -> Range<Int>? in
      guard let first = mixes.firstIndex(where: { $0.looksAt(copy) }),
        let last = mixes.lastIndex(where: { $0.looksAt(copy) })
      else { return nil }
      return first..<last + 1
    }
    var copies = [rows[0].map { unsafe RowsOfPixels(base, stride: stride, width: width, rows: $0) }]
    let fine = (0..<FineBlur.sigmas.count).map { $0 < steps.fineCount ? rows[$0 + 1] : nil }
    unsafe copies += FineBlur.copies(
      base, stride: stride, width: width, height: mixes.count, rows: fine
    ).prefix(steps.fineCount)
    for index in copies.count..<rows.count {
      let sigma = steps.sigmas[index]
      copies.append(
        rows[index].map {
          unsafe Self.copy(base, stride, width, mixes.count, sigma: sigma, rows: $0)
        })
    }
    self.copies = copies
  }

  /// Cells to a standard deviation: mixed and under a tint, fewer do than in a pane.
  static let fineness = 1.5

  /// Rows of a copy that is blurred on cells, the same ones as if all of it were.
  private static func copy(
    _ base: UnsafePointer<UInt32>, _ stride: Int, _ width: Int, _ height: Int, sigma: Double,
    rows: Range<Int>
  ) -> RowsOfPixels {
    let (side, reach) = BlurredField.extent(sigma: sigma, fineness: fineness)
    let minY = max(rows.lowerBound - reach, 0) / side * side
    let maxY = min((rows.upperBound + reach + side - 1) / side * side, height)
    let field = unsafe BlurredField(
      base + minY * stride, stride: stride, width: width, height: maxY - minY, sigma: sigma,
      fineness: fineness)
    return RowsOfPixels(field, minY: minY, rows: rows)
  }

  /// Hands out the rows of a range as pixels that may be changed, one after another.
  func forEachRow(in range: Range<Int>, _ body: (Int, UnsafeMutablePointer<UInt32>) -> Void) {
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { line in
      guard let line = line.baseAddress else { return }
      for y in range {
        let mix = mixes[y]
        let (lower, upper) = (mix.lower, mix.lower + 1)
        if mix.share < 255 {
          unsafe copies[lower]?.withRow(y) { unsafe line.update(from: $0, count: width) }
        }
        if mix.share > 0 {
          unsafe copies[upper]?.withRow(y) {
            unsafe Blend.over($0, alpha: mix.share, onto: line, 0..<width)
          }
        }
        unsafe body(y, line)
      }
    }
  }
}

extension GradualBlur.Mix {
  /// Whether a row needs a copy.
  fileprivate func looksAt(_ copy: Int) -> Bool {
    copy == lower && share < 255 || copy == lower + 1 && share > 0
  }
}
