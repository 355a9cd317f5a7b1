/// Finds what a layout's lengths are made of, by asking the layout itself.
///
/// Every length of a layout doubles when everything it starts from doubles: rows, device, scene,
/// texts. A length is therefore the sum, over everything it starts from, of how fast it grows with
/// that thing (Euler's theorem on homogeneous functions). The probe makes one thing after the other
/// a little larger and a little smaller, lays the scene out again, without rounding, and reads the
/// growth off. Nothing in it knows how bars are laid out, so it can never say something else than
/// the layout does.
package struct LayoutProbe {
  /// The layout as it is.
  package let answer: LaidOutScene
  /// The same layout before anything is put on pixels.
  package let unrounded: LaidOutScene
  /// What the layout starts from: the device and the scene first, then rows, texts and the pixel.
  package let quantities: [LayoutQuantity]
  /// Reads values off layouts with one thing made smaller and larger, thing by thing; nil for what
  /// does not count in a sum.
  private let ends:
    (_ values: [(LaidOutScene) -> Double?], _ spread: Int) -> [(
      smaller: [Double?], larger: [Double?]
    )?]
  /// Rows in place of which another value can be tried.
  private let trial: (LayoutQuantity, Double) -> LaidOutScene?

  /// Lays a scene out many times.
  ///
  /// - Throws: `SceneError` when the scene asks for something impossible.
  package init(_ scene: BarScene, measuring measurer: some TextMeasuring) throws(SceneError) {
    let answer = try LaidOutScene(layingOut: scene, measuring: measurer)
    var stand = try ProbeSetup(scene, answer, measurer, isOnPixels: true)
    if !stand.unrounded.says(whatIsSaidIn: answer) {
      stand = try ProbeSetup(scene, answer, measurer, isOnPixels: false)
    }
    self.answer = answer
    unrounded = stand.unrounded
    quantities = stand.quantities
    let found = stand
    ends = { found.ends(of: $0, spread: $1) }
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
  package func sum(of value: @escaping (LaidOutScene) -> Double?) -> LengthSum? {
    sums(of: [value])[0]
  }

  /// What numbers of the layout are made of; nil where there is no such number.
  ///
  /// Where two things happen to be equal, and either could decide, a starting point a little beside
  /// the scene tells them apart.
  package func sums(of values: [(LaidOutScene) -> Double?]) -> [LengthSum?] {
    var sums = values.map { value in
      value(answer).flatMap { found in
        value(unrounded).map { LengthSum(value: found, unrounded: $0, terms: []) }
      }
    }
    for spread in 0..<Self.attempts {
      let open = sums.indices.filter { sums[$0]?.isSettled == false }
      if open.isEmpty { break }
      let ends = ends(open.map { values[$0] }, spread)
      for (place, index) in open.enumerated() {
        guard var sum = sums[index] else { continue }
        sum.terms = terms(ends.map { $0.map { ($0.smaller[place], $0.larger[place]) } })
        if spread == 0 || sum.isWhole { sums[index] = sum }
      }
    }
    return sums
  }

  private func terms(_ ends: [(smaller: Double?, larger: Double?)?]) -> [LengthSum.Term] {
    zip(quantities, ends).compactMap { quantity, ends in
      guard let low = ends?.smaller, let high = ends?.larger else { return nil }
      let share = quantity.unit.degree * (high - low) / (2 * Self.step)
      return abs(share) > LengthSum.tolerance / 2
        ? LengthSum.Term(quantity: quantity, share: share) : nil
    }
  }

  /// How much larger and smaller one thing is made, as a share.
  static let step = 1e-7
  /// How many starting points are tried.
  private static let attempts = 4

  /// Numbers that are no lengths and that a value depends on: flags that would change it, shares it
  /// grows with.
  ///
  /// - Parameter value: what is asked for, in words.
  package func conditions(of value: (LaidOutScene) -> String?) -> [LayoutCondition] {
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
package struct LengthSum: Hashable, Sendable {
  /// A thing's share of a length.
  package struct Term: Hashable, Sendable {
    /// The thing.
    package var quantity: LayoutQuantity
    /// What it adds, in points.
    package var share: Double

    /// How many times the thing counts: its share over its size.
    package var count: Double { share / quantity.value }
  }

  /// The length in the layout.
  package var value: Double
  /// The length before it is put on pixels.
  package var unrounded: Double
  /// What it is made of.
  package var terms: [Term]

  /// The terms together.
  package var total: Double { terms.map(\.share).reduce(0, +) }
  /// Whether the terms make the length, rounding apart.
  package var isWhole: Bool { abs(total - unrounded) < Self.tolerance }
  /// Whether nothing more is to be found out: the terms make the length.
  fileprivate var isSettled: Bool { isWhole && !(terms.isEmpty && unrounded != 0) }
  /// What putting it on pixels adds.
  package var rounding: Double { value - unrounded }

  /// What two lengths that count as the same may differ by, in points.
  package static let tolerance = 1e-4
}

/// A number that is no length, and what a value would be if it were another one.
package struct LayoutCondition: Hashable, Sendable {
  /// The number.
  package var quantity: LayoutQuantity
  /// Another value that was tried.
  package var otherValue: Double
  /// What the layout then answers; nil for nothing.
  package var otherAnswer: String?
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
