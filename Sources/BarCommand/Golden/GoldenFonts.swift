internal import BarFiles
internal import BarGolden
internal import BarRender
internal import BarSceneFile

/// The fonts that golden pictures are drawn with, opened once for a run.
struct GoldenFonts: Sendable {
  private let library: FontLibrary?
  private let problem: String
  private let renames: RenameSearch?
  /// Engine, libraries and the fonts that most text is drawn with, for reports.
  let fingerprint: [String]

  /// Opens the fonts, unless no golden has a picture.
  init(_ options: FontOptions, for suite: GoldenSuite) throws(Failure) {
    let needsPictures = suite.cases.contains { $0.request.pixels != .none }
    library =
      needsPictures ? try DrawingFonts(options, of: suite.cases.first?.project).library : nil
    let search = RenameSearch(suite)
    renames = search.isEmpty ? nil : search
    problem = "no golden of this suite has a picture"
    fingerprint = Self.fingerprint(library)
  }

  /// Makes a checker for one worker.
  var makeChecker: @Sendable () -> GoldenChecker {
    let (library, problem, renames) = (library, problem, renames)
    return {
      GoldenChecker(
        renderer: library.map { Renderer(fonts: $0) }, whyNoPictures: problem,
        renames: renames)
    }
  }

  /// What pictures depend on: without fonts where none is drawn with.
  static func fingerprint(_ library: FontLibrary?) -> [String] {
    let libraries = Fingerprint().description.split(separator: "\n").map(String.init)
    guard let listing = library?.listing(), let family = listing.first?.family else {
      return libraries
    }
    return libraries + lines(of: listing.filter { $0.family == family })
  }

  /// A line for each file of a listing.
  fileprivate static func lines(of listing: [FontListing]) -> [String] {
    var paths: Set<String> = []
    return listing.compactMap { font in
      guard let path = font.path, paths.insert(path).inserted else { return nil }
      return "font \(FilePath.name(of: path)) sha256:\(font.sha256() ?? "-")"
    }
  }
}

extension MachineFingerprint {
  /// Describes this machine, with every font that may draw.
  init(_ library: FontLibrary) {
    let libraries = Fingerprint().description.split(separator: "\n").map(String.init)
    self.init(
      tool: Program.version,
      lines: libraries + GoldenFonts.lines(of: library.listing()).sorted())
  }
}
