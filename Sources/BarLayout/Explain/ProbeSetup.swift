/// A scene on the stand of a `LayoutProbe`: everything it starts from can be made larger.
struct ProbeSetup<Measurer: TextMeasuring> {
  let scene: BarScene
  let numbers: SceneNumbers
  let lengths: [SceneLength]
  let measurer: ScaledMeasurer<Measurer>
  let quantities: [LayoutQuantity]
  /// The texts among them.
  private let texts: Set<ScaledMeasurer<Measurer>.Key>
  /// The layout with nothing changed and nothing rounded.
  let unrounded: LaidOutScene

  /// - Parameter isOnPixels: whether texts are measured up to the next pixel.
  init(
    _ scene: BarScene, _ answer: LaidOutScene, _ measurer: Measurer, isOnPixels: Bool
  ) throws(SceneError) {
    self.scene = scene
    var numbers = SceneNumbers(for: scene)
    numbers.roundsToPixels = false
    self.numbers = numbers
    lengths = SceneLength.all(of: scene)
    let lines = answer.bars.flatMap { $0.elements.compactMap(\.text) }
    let scaled = ScaledMeasurer(
      base: measurer, grid: PixelGrid(scale: scene.device.scale), isOnPixels: isOnPixels,
      sizes: lines.map(\.style.size))
    self.measurer = scaled
    unrounded = try LaidOutScene(layingOut: scene, numbers: numbers, measuring: scaled)
    texts = Set(lines.map { .init(text: $0.text, style: $0.style) })
    quantities =
      lengths.map { length in
        LayoutQuantity(
          kind: .scene(length.place), value: length.value, unit: .points,
          summary: length.place.origin.summary)
      } + LayoutQuantity.rows(of: numbers) + Self.texts(lines, scaled) + [
        LayoutQuantity(
          kind: .pixel, value: 1 / scene.device.scale, unit: .points,
          summary: "One pixel of the device")
      ]
  }

  /// Each text once, in the order of drawing.
  private static func texts(
    _ lines: [TextLine], _ measurer: ScaledMeasurer<Measurer>
  ) -> [LayoutQuantity] {
    var seen: Set<ScaledMeasurer<Measurer>.Key> = []
    return lines.compactMap { line in
      guard !line.text.isEmpty, seen.insert(.init(text: line.text, style: line.style)).inserted
      else { return nil }
      let width = measurer.measure(line.text, style: line.style, limit: .infinity).width
      return LayoutQuantity(
        kind: .text(line.text, line.style), value: width, unit: .points,
        summary: "Width in \(Thousandths(line.style.size)) points, \(line.style.weight.rawValue)")
    }
  }

  /// Lays out with everything multiplied by its factor.
  private func layOut(_ factors: [Double]) -> LaidOutScene? {
    var scene = scene
    var numbers = numbers
    var measurer = measurer
    var lengths = lengths.makeIterator()
    for (quantity, factor) in zip(quantities, factors) {
      let value = quantity.unit.degree < 0 ? quantity.value / factor : quantity.value * factor
      switch quantity.kind {
      case .scene:
        if let length = lengths.next(), factor != 1 { length.set(&scene, value) }
      case .text(let text, let style):
        guard factor != 1 else { continue }
        measurer.factors[.init(text: text, style: style)] = factor
        // An area of the app is as wide as its word is where it is not the chosen one.
        for weight in FontWeight.allCases {
          var other = style
          other.weight = weight
          let key = ScaledMeasurer<Measurer>.Key(text: text, style: other)
          if !texts.contains(key) { measurer.factors[key] = factor }
        }
        // A watch asks for single letters too; they belong to the first text that has them.
        for character in text where text.count > 1 {
          let key = ScaledMeasurer<Measurer>.Key(text: String(character), style: style)
          if measurer.factors[key] == nil { measurer.factors[key] = factor }
        }
      case .pixel: if factor != 1 { scene.device.scale /= factor }
      case .metric, .watch, .platform:
        if factor != 1 { numbers = numbers.with(quantity.kind, value) }
      }
    }
    do throws(SceneError) {
      return try LaidOutScene(layingOut: scene, numbers: numbers, measuring: measurer)
    } catch {
      return nil
    }
  }

  /// Reads values off a layout with one thing made smaller and one with it made larger, thing by
  /// thing; nil for what does not count in a sum.
  ///
  /// Most things have no part in a value. A few neighbours are therefore tried together first, each
  /// by another step, so that no two of them outweigh each other; where nothing changes, none of
  /// them is tried by itself.
  ///
  /// - Parameter spread: 0 starts at the scene itself; another number starts a little beside it,
  ///   where two things that happen to be equal no longer are.
  func ends(
    of values: [(LaidOutScene) -> Double?], spread: Int
  ) -> [(smaller: [Double?], larger: [Double?])?] {
    let start = quantities.indices.map { index in
      1 + (spread == 0 ? 0 : Self.shift * Double(index * (spread + Self.pace) % Self.places))
    }
    func read(_ indices: some Sequence<Int>, _ step: Double) -> [Double?]? {
      var factors = start
      for (index, share) in zip(indices, neighbourSteps) { factors[index] += step * share }
      return layOut(factors).map { scene in values.map { $0(scene) } }
    }
    let still = read([], 0)
    var ends = [(smaller: [Double?], larger: [Double?])?](repeating: nil, count: quantities.count)
    let counting = quantities.indices.filter {
      quantities[$0].unit.degree != 0 && quantities[$0].value != 0
    }
    for first in stride(from: 0, to: counting.count, by: Self.neighbours) {
      let few = counting[first..<min(first + Self.neighbours, counting.count)]
      if still != nil, read(few, -LayoutProbe.step) == still, read(few, LayoutProbe.step) == still {
        for index in few { ends[index] = still.map { ($0, $0) } }
        continue
      }
      for index in few {
        guard let smaller = read([index], -LayoutProbe.step),
          let larger = read([index], LayoutProbe.step)
        else { continue }
        ends[index] = (smaller, larger)
      }
    }
    return ends
  }

  /// How many things are tried together.
  private static var neighbours: Int { neighbourSteps.count }

  /// How far apart the starting points of neighbouring things are, as a share.
  private static var shift: Double { 1e-6 }
  private static var pace: Int { 7 }
  private static var places: Int { 97 }
}

/// By how many steps each of a few things that are tried together is made larger.
///
/// Roots of prime numbers, so that no two of them, taken a whole number of times, are as large as one
/// another: lengths of 16 and 8 that count with opposite signs would not be seen by steps of 1 and 2.
private let neighbourSteps: [Double] = [1, 2, 3, 5, 7, 11, 13, 17].map { $0.squareRoot() }
