/// The three signs at the right end of an iPhone's status bar: reception, Wi-Fi and battery.
///
/// Each is a list of outlines with the share of the bar's colour they show, to be drawn in order.
/// Our own drawings in the sizes of iOS 13 to 18; points, origin at the top left of the sign's box.
package enum StatusBarGlyphs {
  /// An outline and how much of the bar's colour it shows.
  package struct Layer: Hashable, Sendable {
    /// The outline, filled with non-zero winding.
    package var path: BarPath
    /// The share of the colour's opacity, 0 to 1.
    package var alpha: Double
    /// The layer's own colour; nil for the bar's.
    package var color: BarColor?

    /// Makes a layer.
    package init(path: BarPath, alpha: Double, color: BarColor? = nil) {
      self.path = path
      self.alpha = alpha
      self.color = color
    }
  }

  /// Box of the four bars of the mobile network.
  package static let cellularSize = BarSize(width: 17, height: 32.0 / 3)
  /// Box of the five dots of the mobile network.
  package static let dotsSize = BarSize(width: 33.5, height: 5.5)
  /// Box of an iPad's three dots.
  package static let multitaskingSize = BarSize(width: 21, height: 4.5)
  /// Box of the Wi-Fi fan.
  package static let wifiSize = BarSize(width: 46.0 / 3, height: 11)
  /// Box of the battery with its contact.
  package static let batterySize = BarSize(width: 24.5, height: 34.0 / 3)

  /// How many bars the mobile network has, and bands the Wi-Fi fan.
  package static let barCount = 4
  package static let bandCount = 3
  /// The battery without its contact, of its width.
  package static let batteryBodyShare = 22 / batterySize.width

  /// The four bars of the mobile network; bars above `bars`, 0 to 4, are faint.
  package static func cellular(bars: Int = 4) -> [Layer] {
    let heights = [4, 6, 25.0 / 3, 32.0 / 3]
    return heights.enumerated().map { index, height in
      let left = Double(index) * 14 / 3
      let path = SymbolLine.drawn {
        $0.box(left, cellularSize.height - height, left + 3, cellularSize.height, corner: 0.75)
      }
      return Layer(path: path, alpha: index < bars ? 1 : faint)
    }
  }

  /// The five dots of the mobile network; dots after `full`, 0 to 5, are circles.
  package static func dots(full: Int = 5) -> [Layer] {
    row(of: 5, in: dotsSize).enumerated().map { index, dot in
      guard index >= full else { return Layer(path: dot, alpha: 1) }
      return Layer(path: Stroke(width: 0.5).outline(of: dot), alpha: 1)
    }
  }

  /// The three dots of an iPad's multitasking menu.
  package static func multitasking() -> [Layer] {
    row(of: 3, in: multitaskingSize).map { Layer(path: $0, alpha: 1) }
  }

  /// Dots as tall as a box, from one of its ends to the other.
  private static func row(of count: Int, in size: BarSize) -> [BarPath] {
    let pitch = (size.width - size.height) / Double(count - 1)
    return (0..<count).map { index in
      let left = Double(index) * pitch
      return SymbolLine.drawn {
        $0.box(left, 0, left + size.height, size.height, corner: size.height / 2)
      }
    }
  }

  /// The Wi-Fi fan: a wedge and two bands about its tip; bands above `bands`, 0 to 3, are faint.
  package static func wifi(bands: Int = 3) -> [Layer] {
    let tip = BarPoint(x: wifiSize.width / 2, y: wifiSize.height)
    // The fan opens by 45° to either side of the upright; outer radius and thickness of each part.
    let outer = wifiSize.width / 2 * 2.0.squareRoot()
    let rings = [(3.5, 3.5), (7.1, 2.3), (outer, 2.3)]
    return rings.enumerated().map { index, ring in
      Layer(
        path: fan(about: tip, outer: ring.0, inner: ring.0 - ring.1),
        alpha: index < bands ? 1 : faint)
    }
  }

  /// The battery, filled up to `level`, 0 to 1.
  package static func battery(level: Double = 1) -> [Layer] {
    let shell = Stroke(width: 1).outline(
      of: SymbolLine.drawn { $0.box(0.5, 0.5, 21.5, batterySize.height - 0.5, corner: 3.3) })
    let contact = SymbolLine.drawn { line in
      let middle = batterySize.height / 2
      line.move(23.1, middle - 2)
      line.curve(24, middle - 1.6, 24.5, middle - 0.9, 24.5, middle)
      line.curve(24.5, middle + 0.9, 24, middle + 1.6, 23.1, middle + 2)
      line.close()
    }
    var layers = [Layer(path: shell, alpha: shellAlpha), Layer(path: contact, alpha: contactAlpha)]
    let width = 18 * min(max(level, 0), 1)
    if width > 0 {
      layers.append(Layer(path: charge(width: width), alpha: 1))
    }
    return layers
  }

  /// The battery as it is: filled up to its level, in its colour, under a bolt while it is charged.
  static func battery(_ battery: StatusBattery) -> [Layer] {
    guard battery.isSolid else {
      var layers = Self.battery(level: battery.level)
      if layers.count > 2 { layers[2].color = battery.fill }
      if battery.hasBolt { layers.append(Layer(path: bolt(), alpha: 1)) }
      return layers
    }
    let body = SymbolLine.drawn { $0.box(0, 0, 22, batterySize.height, corner: 3.8) }
    let level = min(max(battery.level, 0), 1)
    var layers = Self.battery(level: 0).dropFirst()
    layers.append(Layer(path: body, alpha: contactAlpha))
    if level > 0 {
      let end = BarPoint(x: 22 * level, y: 0)
      let charge = body.clipped(from: end, towards: PenVector(-1, 0))
      layers.append(Layer(path: charge, alpha: 1, color: battery.fill))
    }
    return Array(layers)
  }

  /// A bolt over the middle of the battery, a little taller than it.
  private static func bolt() -> BarPath {
    let middle = BarPoint(x: 11, y: batterySize.height / 2)
    return SymbolLine.drawn { line in
      line.polygon([
        (middle.x + 1.6, middle.y - 6.2, 0.3), (middle.x - 4, middle.y + 0.9, 0.3),
        (middle.x - 0.5, middle.y + 0.9, 0), (middle.x - 1.6, middle.y + 6.2, 0.3),
        (middle.x + 4, middle.y - 0.9, 0.3), (middle.x + 0.5, middle.y - 0.9, 0),
      ])
    }
  }

  /// The charge: rounded like its shell at the left, and at the right where it reaches that far.
  private static func charge(width: Double) -> BarPath {
    let corner = 2.2
    let left = min(corner, width)
    let right = min(max(corner - (18 - width), 0.4), width - left)
    let bottom = batterySize.height - 2
    return SymbolLine.drawn {
      $0.polygon([
        (2, 2, left), (2 + width, 2, right), (2 + width, bottom, right), (2, bottom, left),
      ])
    }
  }

  /// A part of the fan between two circles about its tip.
  private static func fan(about tip: BarPoint, outer: Double, inner: Double) -> BarPath {
    let share = 0.5.squareRoot()
    return SymbolLine.drawn { line in
      line.move(tip.x - outer * share, tip.y - outer * share)
      line.arc(tip.x + outer * share, tip.y - outer * share, radius: outer)
      line.line(tip.x + inner * share, tip.y - inner * share)
      if inner > 0 {
        line.arc(tip.x - inner * share, tip.y - inner * share, radius: inner, clockwise: false)
      }
      line.close()
    }
  }

  private static let faint = 0.3
  private static let shellAlpha = 0.35
  private static let contactAlpha = 0.4
}
