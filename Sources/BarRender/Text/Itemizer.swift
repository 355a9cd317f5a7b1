internal import BarLayout

/// Splits a line into runs that one face can shape: of one direction, one script, one font.
struct Itemizer {
  /// Neighbouring characters that are shaped together.
  struct Run {
    var characters: Range<Int>
    var level: Int8
    var script: ScriptTag
    var face: FontFace
    var placement: ShapedRun.Placement
  }

  let fonts: FaceStore
  let weight: FontWeight
  let isDisplay: Bool
  /// Name of the family that is asked first; nil for the system font.
  let family: String?
  /// The text's size in points, for faces that are made for a size; nil where there is none.
  let opticalSize: Double?

  /// The runs of a line, in reading order.
  func runs(of line: LineScalars, levels: [Int8]) throws(RenderError) -> [Run] {
    let scripts = Self.scripts(of: line)
    let stated = try family.map { name throws(RenderError) in
      try fonts.face(named: name, weight, isDisplay: isDisplay, opticalSize: opticalSize)
    }
    let named = try fonts.namedFaces(
      weight, isDisplay: isDisplay, opticalSize: opticalSize)
    var runs: [Run] = []
    for character in 0..<line.count {
      let script = scripts[character]
      let choice = try face(
        for: character, of: line, script: script, stated: stated, named: named,
        previous: runs.last)
      if let last = runs.last, last.face === choice.face, last.level == levels[character],
        last.script == script, last.placement == choice.placement
      {
        runs[runs.count - 1].characters = last.characters.lowerBound..<(character + 1)
      } else {
        runs.append(
          Run(
            characters: character..<(character + 1), level: levels[character], script: script,
            face: choice.face, placement: choice.placement))
      }
    }
    return runs
  }

  /// The script of each character; shared ones take that of the letters before them, or else after.
  private static func scripts(of line: LineScalars) -> [ScriptTag] {
    var result: [ScriptTag] = []
    var leading = 0
    for character in 0..<line.count {
      let own = line.scalars[line.scalarRange(character..<(character + 1))].lazy
        .map { ScriptTag(of: $0) }.first { !$0.isShared }
      if let own {
        for index in leading..<character where result[index].isShared { result[index] = own }
        leading = character
      }
      result.append(own ?? result.last ?? .common)
    }
    if result.contains(.han) && result.contains(where: { $0 == .hiragana || $0 == .katakana }) {
      // Han among Japanese letters is Japanese: one cut for the whole line.
      return result.map { $0 == .han ? .hiragana : $0 }
    }
    return result
  }

  /// The face that draws a character, and how its glyphs are placed.
  private func face(
    for character: Int, of line: LineScalars, script: ScriptTag, stated: FontFace?,
    named: [FontFace],
    previous: Run?
  ) throws(RenderError) -> (face: FontFace, placement: ShapedRun.Placement) {
    let needed = line.visible(character)
    func suits(_ face: FontFace) -> Bool { needed.allSatisfy(face.covers) }

    if let stated, suits(stated) { return (stated, .stretched) }
    if line.isEmoji[character] {
      if let face = named.first(where: { $0.hasPictures && suits($0) }) { return (face, .picture) }
      if let face = try fonts.face(.emoji, weight), suits(face) {
        guard face.hasPictures else {
          throw .fontUnreadable(path: face.file.path, reason: "its emoji are not bitmaps")
        }
        return (face, .picture)
      }
      throw uncovered(character, of: line, script: .emoji, missing: [.emoji])
    }
    for face in named where !face.hasPictures && suits(face) {
      return (face, script.isEuropean ? .byCharacter(isFitted: face.isStandIn) : .stretched)
    }
    // Spaces and marks stay with the letters before them.
    if let previous, previous.placement == .stretched, previous.script == script,
      Self.followsLetters(needed), suits(previous.face)
    {
      return (previous.face, .stretched)
    }
    var missing: [FontFamily] = []
    let latin = isDisplay ? FontFamily.interDisplay : .inter
    if let face = try fonts.face(latin, weight) {
      if suits(face) { return (face, .byCharacter(isFitted: true)) }
    } else if script.isEuropean {
      throw fonts.library.missing(latin)
    }
    let families = (FontFamily.forScript(script).map { [$0] } ?? []) + FontFamily.general
    for family in families {
      if let face = try fonts.face(family, weight) {
        if suits(face) { return (face, .stretched) }
      } else {
        missing.append(family)
      }
    }
    throw uncovered(character, of: line, script: script, missing: missing)
  }

  /// Whether a character is nothing but space, or draws nothing.
  private static func followsLetters(_ scalars: [UInt32]) -> Bool {
    scalars.allSatisfy { $0 == 0x20 || $0 == 0xa0 }
  }

  /// The error for a character that no face has.
  private func uncovered(
    _ character: Int, of line: LineScalars, script: ScriptTag, missing: [FontFamily]
  ) -> RenderError {
    let scalars = line.scalars[line.scalarRange(character..<(character + 1))]
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
    let own = script == .emoji ? .emoji : FontFamily.forScript(script)
    let wanted = missing.first { $0 == own } ?? missing.first
    if let wanted, case .fontNotFetched(let family, let command) = fonts.library.missing(wanted) {
      return .fontNotFetched(family: family, command: command)
    }
    let package = wanted?.package
    return .scriptUncovered(
      text: text, codePoints: Array(scalars), script: script.text,
      package: package ?? "a font that has it")
  }
}
