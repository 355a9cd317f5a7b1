package import BarComparison
package import BarFiles

/// What came of comparing one golden.
package struct GoldenResult: Hashable, Sendable {
  /// The verdict.
  package enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// Nothing differs.
    case same
    /// Pixels differ no more than the scene allows.
    case allowed
    /// Frames and words are the same, pixels are not.
    case otherPixels
    /// Colours, materials or pictures of elements differ, and nothing else that the layout tells.
    case otherColors
    /// Frames or words differ.
    case otherGeometry
    /// A file that should be kept is not there.
    case missing
    /// Its files are there under the name that the scene had.
    case renamed
    /// A relation between goldens does not hold.
    case brokenRelation
    /// The scene cannot be read or laid out.
    case badScene
    /// A file that is kept cannot be read.
    case unreadable
    /// A font or a library is missing, so nothing can be said about pixels.
    case unavailable

    /// Whether the golden passes.
    package var passes: Bool { self == .same || self == .allowed }

    /// The verdict in words.
    package var words: String {
      switch self {
      case .same: "same"
      case .allowed: "same geometry, pixels within what the scene allows"
      case .otherPixels: "same geometry, other pixels"
      case .otherColors: "other colours"
      case .otherGeometry: "other geometry"
      case .missing: "missing"
      case .renamed: "renamed"
      case .brokenRelation: "relation broken"
      case .badScene: "bad scene"
      case .unreadable: "golden unreadable"
      case .unavailable: "cannot draw"
      }
    }

    /// What changed, in a word; nil where nothing was compared and found to differ.
    package var changed: String? {
      switch self {
      case .otherPixels: "pixels"
      case .otherColors: "colours"
      case .otherGeometry: "geometry"
      default: nil
      }
    }
  }

  /// The golden's name.
  package var name: String
  /// The scene's path, from its folder of goldens.
  package var scene: String
  /// The scene's path from where the command ran; nil where that is not below that place.
  package var file: String?
  /// The line of the scene that is at fault; nil where none is.
  package var line: Int?
  /// The verdict.
  package var outcome: Outcome
  /// The fields that differ, the most telling first.
  package var changes: [FieldChange] = []
  /// How the pictures differ; nil where they do not or were not compared.
  package var picture: PictureFinding?
  /// What is said besides: other fonts and libraries, allowances, errors.
  ///
  /// Comes before pixels.
  package var notes: [String] = []
  /// The name under which its files lie; nil for its own.
  package var renamedFrom: String?
  /// A checksum of the scene's file and its pictures; nil for one that nobody asked for.
  package var sceneChecksum: String?
  /// The lines of a bad scene around the one at fault; nil where none is.
  package var excerpt: SceneExcerpt?
  /// The files, kept for reports; empty for goldens that pass.
  package var evidence = Evidence()

  /// Makes a result.
  package init(
    name: String, scene: String, line: Int? = nil, outcome: Outcome, changes: [FieldChange] = [],
    picture: PictureFinding? = nil, notes: [String] = [], evidence: Evidence = Evidence()
  ) {
    self.name = name
    self.scene = scene
    self.line = line
    self.outcome = outcome
    self.changes = changes
    self.picture = picture
    self.notes = notes
    self.evidence = evidence
  }

  /// Files that were kept and files as they would be now.
  package struct Evidence: Hashable, Sendable {
    /// What is kept.
    package var expected: EvidenceFiles
    /// What it would be now; of a checksum also the picture, to look at.
    package var actual: EvidenceFiles
    /// A picture of what differs, as a PNG file; nil for none.
    package var difference: [UInt8]? {
      get { storedDifference?.bytes }
      set { storedDifference = newValue.map { StoredBytes($0) } }
    }
    private(set) var storedDifference: StoredBytes?
    /// The part of the screen that the picture shows, in points: `[x, y, width, height]`; empty for
    /// no picture.
    package var canvas: [Double] = []

    /// Makes evidence.
    package init(
      expected: [GoldenFile: [UInt8]] = [:], actual: [GoldenFile: [UInt8]] = [:],
      difference: [UInt8]? = nil
    ) {
      self.expected = EvidenceFiles(expected)
      self.actual = EvidenceFiles(actual)
      self.difference = difference
    }

    /// Hands the files to a scratch file, which takes them if there are many already.
    package mutating func layAside(in file: ScratchFile) {
      expected.layAside(in: file)
      actual.layAside(in: file)
      storedDifference = storedDifference.map { StoredBytes($0.bytes, in: file) }
    }
  }
}

/// How a drawn picture differs from the one that is kept.
///
/// It is kept apart from the results, most of which have none.
package indirect enum PictureFinding: Hashable, Sendable {
  /// It is not as large.
  case otherExtent(PixelExtent, PixelExtent)
  /// Some pixels differ; the element they are in, where one holds them all.
  case different(PictureDifference, element: String?)
  /// Its checksum differs; what was kept and what it is.
  case otherChecksum(String, String)
}

extension PictureFinding: CustomStringConvertible {
  /// `12 of 346626 pixels differ, largest channel difference 3 (red at 120,44: 10 → 13), …`.
  package var description: String {
    switch self {
    case .otherExtent(let before, let after):
      return "picture \(before.width) x \(before.height) → \(after.width) x \(after.height) pixels"
    case .otherChecksum(let before, let after):
      return "checksum of the pixels \(before) → \(after)"
    case .different(let difference, let element):
      var words = "\(difference.count) of \(difference.total) pixels differ"
      if difference.smoothed > 0 { words += " besides \(difference.smoothed) on smoothed edges" }
      if let worst = difference.worst {
        words += ", largest channel difference \(difference.largest) (\(worst.channel) at "
        words += "\(worst.x),\(worst.y): \(worst.before) → \(worst.after))"
      }
      if let box = difference.box {
        words += ", in x \(box.x)…\(box.x + box.width - 1) y \(box.y)…\(box.y + box.height - 1)"
      }
      return words + (element.map { ", in \($0)" } ?? "")
    }
  }
}
