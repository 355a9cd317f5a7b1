internal import BarLayout

/// A matrix of SVG: x' = a·x + c·y + e, y' = b·x + d·y + f.
struct SVGTransform: Hashable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var e = 0.0
  var f = 0.0

  func callAsFunction(_ point: BarPoint) -> BarPoint {
    BarPoint(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
  }

  /// This one after an inner one.
  func after(_ inner: SVGTransform) -> SVGTransform {
    SVGTransform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d, e: a * inner.e + c * inner.f + e,
      f: b * inner.e + d * inner.f + f)
  }

  /// Whether every point goes to a point within the lengths a scene may have.
  var isBounded: Bool {
    [a, b, c, d, e, f].allSatisfy { abs($0) <= SceneLimits.offset.upperBound }
  }
}

extension SVGTransform {
  /// Reads a `transform`: the steps from the outermost to the innermost.
  init(_ attribute: SVGElement.Attribute) throws(SVGFault) {
    self.init()
    let accepted = "matrix, translate, scale, rotate, skewX, skewY"
    var rest = Substring(attribute.value)
    for _ in 0...SVGLimits.transforms {
      rest = rest.drop { $0 == " " || $0 == "," || $0.isNewline || $0 == "\t" }
      if rest.isEmpty { return }
      guard let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")"), open < close
      else {
        throw attribute.fault("a transform is steps with numbers (accepted: \(accepted))")
      }
      let word = rest[..<open].trimmed
      let numbers = try attribute.numbers(in: String(rest[rest.index(after: open)..<close]))
      guard let step = SVGTransform(word, numbers) else {
        throw attribute.fault(
          "a step of a transform is not understood (found \(quoted(String(word))) with "
            + "\(numbers.count) numbers; accepted: \(accepted))")
      }
      self = after(step)
      guard isBounded else { throw attribute.fault("a transform goes too far") }
      rest = rest[rest.index(after: close)...]
    }
    throw attribute.fault("a transform has more than \(SVGLimits.transforms) steps")
  }

  private init?(_ word: Substring, _ numbers: [Double]) {
    switch (word, numbers.count) {
    case ("matrix", 6):
      self.init(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], e: numbers[4], f: numbers[5])
    case ("translate", 1): self.init(e: numbers[0])
    case ("translate", 2): self.init(e: numbers[0], f: numbers[1])
    case ("scale", 1): self.init(a: numbers[0], d: numbers[0])
    case ("scale", 2): self.init(a: numbers[0], d: numbers[1])
    case ("rotate", 1), ("rotate", 3):
      let turn = Direction(degrees: numbers[0])
      let rotation = SVGTransform(a: turn.cosine, b: turn.sine, c: -turn.sine, d: turn.cosine)
      let (x, y) = numbers.count == 3 ? (numbers[1], numbers[2]) : (0, 0)
      self = SVGTransform(e: x, f: y).after(rotation).after(SVGTransform(e: -x, f: -y))
    case ("skewX", 1), ("skewY", 1):
      let turn = Direction(degrees: numbers[0])
      guard abs(turn.cosine) > 1e-6 else { return nil }
      let slope = turn.sine / turn.cosine
      self.init(b: word == "skewY" ? slope : 0, c: word == "skewX" ? slope : 0)
    default: return nil
    }
  }
}
