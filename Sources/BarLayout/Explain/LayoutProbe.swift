/// Finds what a layout's lengths are made of, by asking the layout itself.
///
/// Every length of a layout doubles when everything it starts from doubles: rows, device, scene,
/// texts. A length is therefore the sum, over everything it starts from, of how fast it grows with
/// that thing (Euler's theorem on homogeneous functions). The probe makes one thing after the other
/// a little larger and a little smaller, lays the scene out again, without rounding, and reads the
/// growth off. Nothing in it knows how bars are laid out, so it can never say something else than
/// the layout does.
public struct LayoutProbe {
  /// The layout as it is.
  public let answer: LaidOutScene
  /// The same layout before anything is put on pixels.
  public let unrounded: LaidOutScene
  /// What the layout starts from: the device and the scene first, then rows, texts and the pixel.
  public let quantities: [LayoutQuantity]
  /// Lays out with one thing made smaller and larger, thing by thing; nil for what does not count
  /// in a sum.
  private let pairs: (_ spread: Int) -> [(smaller: LaidOutScene, larger: LaidOutScene)?]
  /// Rows in place of which another value can be tried.
  private let trial: (LayoutQuantity, Double) -> LaidOutScene?

  /// Lays a scene out many times.
  ///
  /// - Throws: `SceneError` when the scene asks for something impossible.
  public init(_ scene: BarScene, measuring measurer: some TextMeasuring) throws(SceneError) {
    let answer = try LaidOutScene(layingOut: scene, measuring: measurer)
    var stand = try ProbeSetup(scene, answer, measurer, isOnPixels: true)
    if !stand.unrounded.says(whatIsSaidIn: answer) {
      stand = try ProbeSetup(scene, answer, measurer, isOnPixels: false)
    }
    self.answer = answer
    unrounded = stand.unrounded
    quantities = stand.quantities
    let found = stand
    pairs = { found.pairs(spread: $0) }
    let numbers = SceneNumbers(for: scene)
    trial = { quantity, value in
      do throws(SceneError) {
        return try LaidOutScene(
          layingOut: scene, numbers: numbers.with(quantity.kind, value), measuring: measurer)
      } catch {
        return nil
      }
    }
  }

  /// What a number of the layout is made of; nil where there is no such number.
  public func sum(of value: @escaping (LaidOutScene) -> Double?) -> LengthSum? {
    sums(of: [value])[0]
  }

  /// What numbers of the layout are made of; nil where there is no such number.
  ///
  /// Where two things happen to be equal, and either could decide, a starting point a little beside
  /// the scene tells them apart.
  public func sums(of values: [(LaidOutScene) -> Double?]) -> [LengthSum?] {
    var sums = values.map { value in
      value(answer).flatMap { found in
        value(unrounded).map { LengthSum(value: found, unrounded: $0, terms: []) }
      }
    }
    for spread in 0..<Self.attempts {
      let open = sums.indices.filter { sums[$0]?.isSettled == false }
      if open.isEmpty { break }
      let pairs = pairs(spread)
      for index in open {
        guard var sum = sums[index] else { continue }
        sum.terms = terms(of: values[index], pairs)
        if spread == 0 || sum.isWhole { sums[index] = sum }
      }
    }
    return sums
  }

  private func terms(
    of value: (LaidOutScene) -> Double?, _ pairs: [(smaller: LaidOutScene, larger: LaidOutScene)?]
  ) -> [LengthSum.Term] {
    zip(quantities, pairs).compactMap { quantity, pair in
      guard let pair, let low = value(pair.smaller), let high = value(pair.larger) else {
        return nil
      }
      let share = quantity.unit.degree * (high - low) / (2 * Self.step)
      return abs(share) > LengthSum.tolerance / 2
        ? LengthSum.Term(quantity: quantity, share: share) : nil
    }
  }

  /// How much larger and smaller one thing is made, as a share.
  static let step = 1e-7
  /// How many starting points are tried.
  private static let attempts = 4

  /// Numbers that are no lengths and that a value hangs on: flags that would change it, shares it
  /// grows with.
  ///
  /// - Parameter value: what is asked for, in words.
  public func conditions(of value: (LaidOutScene) -> String?) -> [LayoutCondition] {
    let now = value(answer)
    return quantities.compactMap { quantity in
      let other: Double
      switch quantity.unit {
      case .points: return nil
      case .flag: other = quantity.value > 0 ? 0 : 1
      case .pixels, .count: other = quantity.value + 1
      case .share, .perPoint: other = quantity.value + max(abs(quantity.value), 1) / 2
      }
      guard quantity.kind != .pixel, let changed = trial(quantity, other) else { return nil }
      let then = value(changed)
      return then == now
        ? nil : LayoutCondition(quantity: quantity, otherValue: other, otherAnswer: then)
    }
  }
}

/// A length of a layout as a sum of what it is made of.
public struct LengthSum: Hashable, Sendable {
  /// A thing's share of a length.
  public struct Term: Hashable, Sendable {
    /// The thing.
    public var quantity: LayoutQuantity
    /// What it adds, in points.
    public var share: Double

    /// How many times the thing counts: its share over its size.
    public var count: Double { share / quantity.value }
  }

  /// The length in the layout.
  public var value: Double
  /// The length before it is put on pixels.
  public var unrounded: Double
  /// What it is made of.
  public var terms: [Term]

  /// The terms together.
  public var total: Double { terms.map(\.share).reduce(0, +) }
  /// Whether the terms make the length, rounding apart.
  public var isWhole: Bool { abs(total - unrounded) < Self.tolerance }
  /// Whether nothing more is to be found out: the terms make the length.
  fileprivate var isSettled: Bool { isWhole && !(terms.isEmpty && unrounded != 0) }
  /// What putting it on pixels adds.
  public var rounding: Double { value - unrounded }

  /// What two lengths that count as the same may differ by, in points.
  public static let tolerance = 1e-4
}

/// A number that is no length, and what a value would be if it were another one.
public struct LayoutCondition: Hashable, Sendable {
  /// The number.
  public var quantity: LayoutQuantity
  /// Another value that was tried.
  public var otherValue: Double
  /// What the layout then answers; nil for nothing.
  public var otherAnswer: String?
}

extension LaidOutScene {
  /// Whether it shows the same elements with the same words as another layout.
  fileprivate func says(whatIsSaidIn other: LaidOutScene) -> Bool {
    zip(bars, other.bars).allSatisfy { bar, other in
      bar.elements.count == other.elements.count
        && zip(bar.elements, other.elements).allSatisfy {
          $0.id == $1.id && $0.text?.text == $1.text?.text
        }
    }
  }
}
