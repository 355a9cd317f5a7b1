internal import BarLayout

/// Shapes lines, and remembers the ones it has shaped.
final class LineShaper {
  /// What decides how a line is shaped, but not how large it is drawn.
  private struct Key: Hashable {
    var text: String
    var weight: FontWeight
    var isDisplay: Bool
    var family: String?
    /// Set where a face may be made for a size.
    var opticalSize: Double?
    var direction: BarLayoutDirection
  }

  /// Most lines remembered at a time.
  private static let cacheLimit = 1024
  /// Longest text that is remembered, in bytes.
  private static let textLimit = 1024

  let fonts: FaceStore
  /// Whether somebody asks how far the font itself moves the pen.
  private let measures: Bool
  private var cache = HashTable<Key, ShapedLine>()

  init(fonts: FaceStore, measures: Bool = false) {
    self.fonts = fonts
    self.measures = measures
  }

  /// Shapes a line.
  func shape(
    _ text: String, style: TextStyle, direction: BarLayoutDirection
  ) throws(RenderError) -> ShapedLine {
    let key = Key(
      text: text, weight: style.weight, isDisplay: FittedFont.usesDisplayCut(style),
      family: style.family, opticalSize: fonts.opticalSize(style.size), direction: direction)
    if let known = cache[key] { return known }
    let line = try shape(key)
    if text.utf8.count <= Self.textLimit {
      if cache.count >= Self.cacheLimit { cache.removeAll() }
      cache.set(key, line)
    }
    return line
  }

  private func shape(_ key: Key) throws(RenderError) -> ShapedLine {
    let line = LineScalars(key.text)
    let levels = try BidiLevels.levels(line, direction: key.direction)
    let itemizer = Itemizer(
      fonts: fonts, weight: key.weight, isDisplay: key.isDisplay, family: key.family,
      opticalSize: key.opticalSize)
    let items = try itemizer.runs(of: line, levels: levels)
    var advances = [Double](repeating: 0, count: line.count)
    var runs: [ShapedRun] = []
    for item in items {
      let run = try shape(item, of: line, advances: &advances)
      try Self.check(run, of: line)
      runs.append(run)
    }
    let order = BidiLevels.visualOrder(items.map(\.level))
    return ShapedLine(runs: order.map { runs[$0] }, advances: advances)
  }

  /// Shapes one run and notes how far its characters advance the pen.
  private func shape(
    _ item: Itemizer.Run, of line: LineScalars, advances: inout [Double]
  ) throws(RenderError) -> ShapedRun {
    let isRightToLeft = item.level % 2 != 0
    let em = 1 / item.face.unitsPerEm
    let part = line.scalarRange(item.characters)
    var shaped = arePlaced(item, of: line) ? try item.face.letters(line.scalars, part) : []
    if shaped.isEmpty {
      shaped = try item.face.shape(
        line.scalars, part, isRightToLeft: isRightToLeft, script: item.script,
        isPlain: item.script.isEuropean)
    }
    let firsts = shaped.map { line.characterOf[$0.cluster] }
    let ends = Self.ends(of: firsts, in: item.characters)

    var glyphs: [ShapedRun.Glyph] = []
    glyphs.reserveCapacity(shaped.count)
    var pen = 0.0
    var clusterStart = 0.0
    for (index, glyph) in shaped.enumerated() {
      let characters = firsts[index]..<ends[index]
      if index == 0 || firsts[index - 1] != firsts[index] { clusterStart = pen }
      let left = item.placement == .stretched ? 0 : clusterStart
      glyphs.append(
        ShapedRun.Glyph(
          glyph: glyph.glyph, characters: characters, x: (pen - left + glyph.xOffset) * em,
          y: glyph.yOffset * em, advance: glyph.advance))
      for character in characters {
        advances[character] += glyph.advance * em / Double(characters.count)
      }
      pen += glyph.advance
    }
    return ShapedRun(
      face: item.face, placement: item.placement, characters: item.characters,
      isRightToLeft: isRightToLeft, width: pen * em, glyphs: glyphs)
  }

  /// Whether a run's letters need no shaping: layout says where each stands, and with ligatures off
  /// the drawing font has one glyph for each of these characters, whatever stands beside it.
  private func arePlaced(_ item: Itemizer.Run, of line: LineScalars) -> Bool {
    !measures && item.placement == .byCharacter(isFitted: true) && item.level % 2 == 0
      && item.face.isStandIn
      && line.scalars[line.scalarRange(item.characters)].allSatisfy(Self.standsAlone)
  }

  /// Whether a character's glyph is the same beside all others of this kind: Latin without the soft
  /// hyphen, Greek and Cyrillic as they are written today, and their punctuation.
  static func standsAlone(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x7e, 0xa0...0xac, 0xae...0x17f, 0x384...0x3ce, 0x401...0x45f, 0x2010...0x2027,
      0x2030...0x203a:
      true
    default: false
    }
  }

  /// Refuses a run whose letters would be nowhere to be seen: a font may claim to have them and hold
  /// neither outlines nor widths.
  private static func check(_ run: ShapedRun, of line: LineScalars) throws(RenderError) {
    if run.placement == .picture { return }
    var letters = 0
    var width = 0.0
    var index = run.glyphs.startIndex
    while index < run.glyphs.endIndex {
      let characters = run.glyphs[index].characters
      let cluster = run.glyphs[index...].prefix { $0.characters == characters }
      index = cluster.endIndex
      guard let letter = line.letter(characters) else { continue }
      letters += 1
      width += cluster.reduce(0) { $0 + $1.advance }
      var hasInk = false
      for glyph in cluster {
        if !hasInk { hasInk = try run.face.hasInk(glyph.glyph) }
        if try run.face.canDraw(glyph.glyph) { continue }
        throw run.face.file.unusable(
          "its glyph of \(RenderError.codePoint(letter)) is made of too many others")
      }
      guard hasInk else {
        throw run.face.file.unusable("its glyph of \(RenderError.codePoint(letter)) is empty")
      }
    }
    if letters > 0, width <= 0 { throw run.face.file.unusable("its letters have no width") }
  }

  /// For each glyph, where the characters of its cluster end: where the next cluster's begin.
  ///
  /// - Parameter firsts: the first character of each glyph's cluster.
  private static func ends(of firsts: [Int], in characters: Range<Int>) -> [Int] {
    var endOf = [Int](repeating: characters.upperBound, count: characters.count)
    var end = characters.upperBound
    var last: Int?
    for first in firsts.sorted(by: >) where first != last && characters.contains(first) {
      endOf[first - characters.lowerBound] = end
      (end, last) = (first, first)
    }
    return firsts.map { first in
      characters.contains(first)
        ? endOf[first - characters.lowerBound] : max(first, characters.upperBound)
    }
  }
}
