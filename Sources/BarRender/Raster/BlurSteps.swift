/// The standard deviations of the copies between which a blur of any radius lies.
struct BlurSteps {
  /// In pixels, rising: 0 for the sharp copy, then the fine ones, then each twice the one before
  /// it.
  let sigmas: [Double]
  /// How many copies are blurred finely.
  let fineCount: Int

  /// How many times as wide as the one before it a copy has to be to be worth while.
  private static let worthwhile = 1.4

  /// Makes steps up to a standard deviation, in pixels.
  init(upTo sigma: Double) {
    let fine = FineBlur.sigmas.filter { $0 * Self.worthwhile < sigma }
    var coarse: [Double] = []
    var next = sigma
    while next > 0, coarse.isEmpty || next > (FineBlur.sigmas.last ?? 0) * Self.worthwhile {
      coarse.append(next)
      next /= 2
    }
    sigmas = [0] + fine + coarse.reversed()
    fineCount = fine.count
  }

  /// Which two copies make up a blur, and how much of the second there is in it.
  ///
  /// The share is that of the variance, because variances of what is mixed are mixed.
  func mix(_ sigma: Double) -> GradualBlur.Mix {
    guard let next = sigmas.firstIndex(where: { $0 > sigma }), next > 0 else {
      return GradualBlur.Mix(lower: max(sigmas.count - 2, 0), share: sigmas.count > 1 ? 255 : 0)
    }
    let (low, high) = (sigmas[next - 1] * sigmas[next - 1], sigmas[next] * sigmas[next])
    let share = (sigma * sigma - low) / (high - low)
    return GradualBlur.Mix(lower: next - 1, share: UInt32((255 * share).rounded()))
  }
}
