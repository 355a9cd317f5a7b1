import Testing

@testable import BarLayout

@Suite struct SymbolModifierTests {
  /// Points about the middle of a symbol's box, in points at the reference size.
  private func isInked(
    _ name: SymbolName, _ x: Double, _ y: Double, weight: FontWeight = .regular
  ) -> Bool {
    let symbol = Symbol(named: name)
    let size = symbol.size()
    return symbol.path(weight: weight).winding(
      at: BarPoint(x: size.width / 2 + x, y: size.height / 2 + y)) != 0
  }

  @Test(arguments: [
    (SymbolName.folder, SymbolName.folderFill), (.square, .squareFill), (.cloud, .cloudFill),
    (.bookmark, .bookmarkFill), (.drop, .dropFill), (.tray, .trayFill), (.shield, .shieldFill),
  ])
  func `a word at the end of a symbol's name fill makes a shape solid and keeps its edge`(
    name: SymbolName, filled: SymbolName
  ) throws {
    let outline = try #require(Symbol(named: name).path().bounds)
    let solid = try #require(Symbol(named: filled).path().bounds)
    #expect(solid.isClose(to: outline, within: 0.02))
    #expect(!isInked(name, 0.3, 0.4))
    #expect(isInked(filled, 0.3, 0.4))
  }

  @Test(arguments: [SymbolName.bellSlash, .micSlash, .heartSlashFill, .starSlash, .cloudFill])
  func `slash draws a line with a gap on both sides`(name: SymbolName) {
    guard name != .cloudFill else {
      #expect(isInked(name, 1.6, -1.6))
      return
    }
    for weight in [FontWeight.light, .regular, .bold] {
      let half = weight.symbolLineWidth / 2
      // Across the line, from its middle: ink, then none.
      let across = (half + 0.6) / 2.0.squareRoot()
      for along in [-6.0, -2, 3, 6] {
        #expect(isInked(name, along + 0.01, along, weight: weight))
        #expect(!isInked(name, along + across, along - across, weight: weight))
        #expect(!isInked(name, along - across, along + across, weight: weight))
      }
    }
  }

  @Test(arguments: [
    (SymbolName.plusCircle, SymbolName.plusCircleFill), (.starCircle, .starCircleFill),
    (.chevronDownCircle, .chevronDownCircleFill), (.playCircle, .playCircleFill),
    (.xmarkSquare, .xmarkSquareFill), (.checkmarkSeal, .checkmarkSealFill),
  ])
  func `circle and square stand around a sign, or have it taken out`(
    around: SymbolName, without: SymbolName
  ) throws {
    let ring = try #require(Symbol(named: around).path().bounds)
    let disc = try #require(Symbol(named: without).path().bounds)
    #expect(ring.isClose(to: disc, within: 0.02))
    let size = Symbol(named: around).size()
    let one = Symbol(named: around).path()
    let other = Symbol(named: without).path()
    // Inside the ring, and away from the edges of the sign, one is inked where the other is not.
    var differing = 0
    var all = 0
    for x in stride(from: -4.0, through: 4, by: 0.5) {
      for y in stride(from: -4.0, through: 4, by: 0.5) {
        let point = BarPoint(x: size.width / 2 + x + 0.013, y: size.height / 2 + y + 0.017)
        all += 1
        if (one.winding(at: point) != 0) != (other.winding(at: point) != 0) { differing += 1 }
      }
    }
    #expect(Double(differing) > Double(all) * 0.9)
  }

  @Test(arguments: [SymbolName.folderBadgeMinus, .bellBadge, .photoBadgePlus, .docBadgePlus])
  func `badge has room around it`(name: SymbolName) {
    let path = Symbol(named: name).path()
    // The badge is the last disc that was drawn: its outline, or the one before its sign.
    let discs = path.contours.filter { $0.area > 30 && $0.area < 80 }.compactMap { contour in
      BarPath(contour.elements).bounds
    }.filter { abs($0.width - $0.height) < 0.1 }
    #expect(
      discs.contains { disc in
        let radius = disc.width / 2 + 0.6
        return (0..<8).allSatisfy { step in
          let turns = [
            (1.0, 0.0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1),
            (0.7, -0.7),
          ]
          return path.winding(
            at: BarPoint(
              x: disc.midX + turns[step].0 * radius, y: disc.midY + turns[step].1 * radius)) == 0
        }
      })
  }

  @Test(arguments: SymbolName.allCases.filter { $0.rawValue.hasSuffix(".fill") })
  func `a word at the end of a symbol's name never winds the wrong way`(name: SymbolName) {
    let path = Symbol(named: name).path()
    let size = Symbol(named: name).size()
    for x in 1..<5 {
      for y in 1..<5 {
        let point = BarPoint(
          x: size.width * Double(x) / 5 + 0.011, y: size.height * Double(y) / 5 + 0.007)
        #expect(path.winding(at: point) >= 0)
      }
    }
  }
}
