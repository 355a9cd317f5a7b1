import Testing

@testable import BarLayout

@Suite struct SymbolTests {
  /// Words that SF Symbols has replaced by others, or has twice.
  static let oldWords = ["line.horizontal.3", "doc", "icloud"]

  @Test(arguments: SymbolName.allCases)
  func `a symbol lies inside its box in every weight and scale`(name: SymbolName) throws {
    let symbol = Symbol(named: name)
    for scale in Symbol.Scale.allCases {
      let size = symbol.size(scale: scale)
      for weight in [FontWeight.ultraLight, .black] {
        let ink = try #require(symbol.path(weight: weight, scale: scale).bounds)
        #expect(ink.minX >= 0 && ink.minY >= 0, "\(weight) \(scale)")
        #expect(ink.maxX <= size.width && ink.maxY <= size.height, "\(weight) \(scale)")
      }
    }
  }

  @Test(arguments: SymbolName.allCases)
  func `a symbol has the extent it was designed with`(name: SymbolName) throws {
    let symbol = Symbol(named: name)
    let ink = try #require(symbol.path().bounds)
    let size = symbol.size()
    let width = 2 * max(size.width / 2 - ink.minX, ink.maxX - size.width / 2)
    let height = 2 * max(size.height / 2 - ink.minY, ink.maxY - size.height / 2)
    #expect(abs(width - name.extent.width) < 0.03)
    #expect(abs(height - name.extent.height) < 0.03)
  }

  @Test(arguments: SymbolName.allCases)
  func `a symbol stands in the middle of its box`(name: SymbolName) throws {
    let symbol = Symbol(named: name)
    let ink = try #require(symbol.path().bounds)
    // A badge that was measured to hang over its folder leaves the folder on the middle.
    let overhang = name == .folderBadgePlus ? 2.2 : 1
    #expect(abs(ink.midX - symbol.size().width / 2) <= overhang)
    #expect(abs(ink.midY - symbol.size().height / 2) <= 0.5)
  }

  @Test(arguments: SymbolName.allCases)
  func `gains ink with every weight`(name: SymbolName) {
    let weights: [FontWeight] = [.ultraLight, .regular, .black]
    let areas = weights.map { Symbol(named: name).path(weight: $0).area }
    #expect(areas.allSatisfy { $0 > 0 })
    // What is taken out of a solid shape may grow a little faster than the shape.
    let share = name.rawValue.hasSuffix(".fill") ? 0.98 : 1
    for (lighter, heavier) in zip(areas, areas.dropFirst()) {
      #expect(lighter * share < heavier)
    }
  }

  @Test(arguments: SymbolName.allCases)
  func `a symbol grows with the text`(name: SymbolName) throws {
    let symbol = Symbol(named: name)
    let small = try #require(symbol.path(weight: .semibold).scaled(by: 2).bounds)
    let large = try #require(symbol.path(pointSize: 34, weight: .semibold).bounds)
    #expect(large.isClose(to: small, within: 1e-9))
    #expect(symbol.size(pointSize: 34).width == 2 * symbol.size().width)
  }

  @Test func `of the name plus has the ink of iOS 17`() throws {
    let symbol = Symbol(named: .plus)
    let ink = try #require(symbol.path().bounds)
    #expect(abs(ink.width - 17.67) < 0.05)
    #expect(abs(ink.height - 17.67) < 0.05)
    // 2.67 from a leading margin and 3 from a trailing one, give or take a pixel.
    #expect(abs(ink.minX - 2.83) < 0.17)
  }

  @Test func `of the name xmark has the ink of iOS 26`() throws {
    let ink = try #require(Symbol(named: .xmark).path().bounds)
    #expect(abs(ink.width - 17.33) < 0.05)
  }

  @Test func `of the medium scale has the ink of a search field`() throws {
    let ink = try #require(Symbol(named: .magnifyingglass).path(scale: .medium).bounds)
    #expect(abs(ink.width - 16.33) < 0.34)
  }

  @Test(arguments: [
    SymbolName.plusCircleFill, .xmarkCircleFill, .gearshapeFill, .ellipsisCircleFill,
    .arrowUpCircleFill,
  ])
  func `that is filled leaves its sign open`(name: SymbolName) {
    let symbol = Symbol(named: name)
    let size = symbol.size()
    let middle = BarPoint(x: size.width / 2 + 0.01, y: size.height / 2 + 0.02)
    for weight in FontWeight.allCases {
      let path = symbol.path(weight: weight)
      #expect(path.winding(at: middle) == 0)
      #expect(path.winding(at: BarPoint(x: middle.x + 6.9, y: middle.y)) == 1)
    }
  }

  @Test func `a symbol looks like no other but its twins`() {
    var seen: [BarPath: SymbolName] = [:]
    for name in SymbolName.allCases {
      let path = Symbol(named: name).path()
      if let twin = seen[path] {
        // A name with left or right may look like the one with the direction's name, and an old
        // name like the one that took its place.
        #expect(
          name.mirrorsInRightToLeft != twin.mirrorsInRightToLeft
            || Self.oldWords.contains { name.rawValue.contains($0) || twin.rawValue.contains($0) },
          "\(name) \(twin)")
      }
      seen[path] = name
    }
  }

  @Test(arguments: [
    (SymbolName.chevronBackward, SymbolName.chevronForward), (.chevronLeft, .chevronRight),
    (.arrowUturnBackward, .arrowUturnForward), (.sidebarLeading, .sidebarTrailing),
    (.arrowshapeTurnUpBackward, .arrowshapeTurnUpForward), (.backwardFill, .forwardFill),
  ])
  func `and its counterpart are mirror images`(one: SymbolName, other: SymbolName) throws {
    let size = Symbol(named: one).size()
    let box = BarRect(x: 0, y: 0, width: size.width, height: size.height)
    let mirrored = Symbol(named: one).path().mirrored(in: box)
    let path = Symbol(named: other).path()
    #expect(try #require(mirrored.bounds).isClose(to: try #require(path.bounds), within: 1e-9))
    for step in 0..<40 {
      let point = BarPoint(
        x: size.width * Double(step * 7 % 40) / 40 + 0.013, y: size.height * Double(step) / 40)
      #expect((mirrored.winding(at: point) == 0) == (path.winding(at: point) == 0))
    }
  }
}
