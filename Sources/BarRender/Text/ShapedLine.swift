/// A run of glyphs of one face, in font units, independent of size.
struct ShapedRun {
  /// How glyphs come to their places.
  enum Placement: Hashable {
    /// Each character's glyphs stand where the character does; `isFitted` for those of the font
    /// that a run's offsets and scales are meant for.
    case byCharacter(isFitted: Bool)
    /// The whole run is stretched to the width of its characters: letters that join, and fonts
    /// whose proportions layout does not know.
    case stretched
    /// Pictures in colour, each in the middle of its character's place.
    case picture
  }

  /// One glyph.
  struct Glyph {
    var glyph: UInt32
    /// The characters it draws; more than one for a ligature.
    var characters: Range<Int>
    /// Where it stands, in em, from the left of its characters (or of the run, if that is
    /// stretched).
    var x: Double
    /// How far it is raised, in em.
    var y: Double
    /// Distance it moves the pen, in font units.
    var advance: Double
  }

  var face: FontFace
  var placement: Placement
  /// In reading order.
  var characters: Range<Int>
  var isRightToLeft: Bool
  /// Distance the pen travels, in em.
  var width: Double
  /// In the order of drawing from left to right.
  var glyphs: [Glyph]
}

/// A line that has been shaped, in em, independent of size and place.
struct ShapedLine {
  /// From left to right.
  var runs: [ShapedRun]
  /// Distance the pen travels for each `Character`, in reading order, in em.
  var advances: [Double]
}
