package import BarLayout

/// What a golden says of an element's looks beside its frame, text and colour: materials, shadows,
/// corners, pictures and shapes.
///
/// Numbers are told from the element's own origin, so that an element that only moves looks the
/// same. Letters are told by their style, never by their outlines, and symbols by their names: a
/// font or a symbol that is drawn anew changes pictures and no texts.
package struct ElementLook {
  /// The notes, as they stand at the end of a golden's line.
  package let notes: [String]

  /// Describes an element.
  ///
  /// - Parameter scale: pixels per point, by which a picture's variant is chosen.
  package init(of element: LaidOutElement, scale: Double) {
    guard Self.isDrawn(element) else {
      notes = []
      return
    }
    var notes = Self.notes(of: element, scale: scale)
    if let fade = element.fade { notes.append("fade \(Self.words([fade.left, fade.right]))") }
    self.notes = notes
  }

  /// Whether anything of an element can be seen.
  private static func isDrawn(_ element: LaidOutElement) -> Bool {
    guard element.alpha > 0, let color = element.color else { return false }
    return color.alpha > 0 || element.text?.shadow != nil
  }

  private static func notes(of element: LaidOutElement, scale: Double) -> [String] {
    switch element.content {
    case .none, .fill: return []
    case .sign(let look): return Self.notes(of: look)
    case .text(let line): return text(line, in: element.frame)
    case .path(let path): return ["path \(PathSum(of: path, in: element.frame).digits)"]
    case .roundedRect(let radius, let curve): return [corners(radius, curve)]
    case .rim(let radius, let width, let colors):
      return [corners(radius, .circular), "rim \(words([width])) \(hex(colors))"]
    case .shadow(let shape, let blur, let drop):
      let sum = PathSum(of: shape, in: element.frame).digits
      return ["blur \(words([blur]))", "drop \(words([drop]))", "path \(sum)"]
    case .material(let material): return [words(material)]
    case .softEdge(let tint, let blur, let fade):
      return ["edge blur \(words([blur])) fade \(words([fade])) tint \(tint.hex)"]
    case .glass(let glass, let radius): return Self.notes(of: glass, radius: radius)
    case .bitmap(let image, let isTemplate):
      return [picture(image, scale: scale) + (isTemplate ? " template" : "")]
    case .icon(let icon): return ["icon \(icon.name)"]
    case .wheel(let spokes): return ["wheel of \(spokes) spokes"]
    case .symbol(let symbol, let isMirrored):
      let turn = isMirrored ? " mirrored" : ""
      return [
        "drawn \(words([symbol.pointSize])) \(symbol.weight.rawValue) \(symbol.scale.rawValue)\(turn)"
      ]
    case .indicator(let indicator):
      let ends = indicator.isRound ? "round" : "sharp"
      let side = indicator.pointsLeft ? "left" : "right"
      return ["drawn \(words([indicator.strokeWidth])) \(ends) to the \(side)"]
    }
  }

  /// What a sign of the status bar says, where that is not all it can.
  private static func notes(of look: StatusSignLook) -> [String] {
    var notes = look.bars.map { ["bars \($0)"] } ?? []
    guard let battery = look.battery else { return notes }
    notes.append("level \(words([battery.level]))")
    if let fill = battery.fill { notes.append("fill \(fill.hex)") }
    if battery.hasBolt { notes.append("bolt") }
    if battery.isSolid { notes.append("solid") }
    return notes
  }

  private static func text(_ line: TextLine, in frame: BarRect) -> [String] {
    var notes: [String] = []
    if line.style.kern != 0 { notes.append("kern \(words([line.style.kern]))") }
    if let family = line.style.family { notes.append("family \(family.quoted)") }
    if line.direction == .rightToLeft { notes.append("direction rightToLeft") }
    if let shadow = line.shadow {
      let place = words([shadow.offset.x, shadow.offset.y])
      let blur = shadow.blurRadius == 0 ? "" : " blur \(words([shadow.blurRadius]))"
      notes.append("shadow \(shadow.color.hex) \(place)\(blur)")
    }
    return notes
  }

  private static func notes(of glass: BarGlass, radius: Double) -> [String] {
    let shadow = words([glass.shadowRadius, glass.shadowDrop])
    let flank = glass.flankShare < 1 ? " flanks \(words([glass.flankShare]))" : ""
    let lens = glass.lens.map {
      ["lens \(words([$0.reachShare, $0.reachLimit, $0.bendShare, $0.bendLimit]))"]
    }
    return [corners(radius, .continuous), words(glass.material)] + (lens ?? []) + [
      "rim \(words([glass.rimWidth])) \(hex(glass.rim))\(flank)",
      "shadow \(glass.shadowColor.hex) \(shadow)",
    ]
  }

  /// `material blur 20 saturation 1.8 tint #f7f7f7f0`; what a material leaves alone is not said.
  private static func words(_ material: BarMaterial) -> String {
    var text = "material"
    if material.blurRadius != 0 { text += " blur \(words([material.blurRadius]))" }
    if material.saturation != 1 { text += " saturation \(words([material.saturation]))" }
    if !material.lightness.knots.isEmpty {
      let knots = material.lightness.knots.map { "\(words([$0.from])):\(words([$0.to]))" }
      text += " lightness \(knots.joined(separator: ","))"
    }
    return text + " tint \(material.tint.hex)"
  }

  private static func corners(_ radius: Double, _ curve: CornerCurve) -> String {
    "corners \(words([radius]))" + (curve == .continuous ? " continuous" : "")
  }

  /// `image 30 x 30 0011aabb`: the variant that is drawn, with a checksum of its file.
  private static func picture(_ image: ImageReference, scale: Double) -> String {
    guard let variant = image.variant(for: scale) else { return "image none" }
    var text = "image \(variant.widthPixels) x \(variant.heightPixels) at \(words([variant.scale]))"
    text += " \(StableHash.digits(ofBytes: variant.file))"
    if let caps = image.capInsets {
      let sides = words([caps.top, caps.left, caps.bottom, caps.right])
      text += " caps \(sides) \(image.resizingMode.rawValue)"
    }
    return text
  }

  private static func hex(_ colors: [BarColor]) -> String {
    colors.map(\.hex).joined(separator: " ")
  }

  private static func words(_ numbers: [Double]) -> String {
    numbers.map { Thousandths($0).description }.joined(separator: " ")
  }
}

/// A checksum of a path as it lies in a frame.
struct PathSum {
  /// The checksum, as eight hexadecimal digits.
  let digits: String

  /// Sums a path up, seen from a frame's origin.
  init(of path: BarPath, in frame: BarRect) {
    func words(_ point: BarPoint) -> String {
      "\(Thousandths(point.x - frame.x)) \(Thousandths(point.y - frame.y))"
    }
    let steps = path.elements.map { element in
      switch element {
      case .move(let point): "M \(words(point))"
      case .line(let point): "L \(words(point))"
      case .quad(let control, let end): "Q \(words(control)) \(words(end))"
      case .curve(let first, let second, let end):
        "C \(words(first)) \(words(second)) \(words(end))"
      case .close: "Z"
      }
    }
    digits = StableHash.shortDigits(of: steps)
  }
}
