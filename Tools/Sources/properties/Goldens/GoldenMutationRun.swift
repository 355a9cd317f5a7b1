@testable internal import BarComparison
@testable internal import BarFiles
@testable internal import BarGolden
@testable internal import BarRender

/// Changes of goldens' scenes, tried on a range of seeds, on all cores.
struct GoldenMutationRun: Sendable {
  /// How many changes made a scene that can be laid out.
  var possible = 0
  /// How many of them changed the text.
  var seen = 0
  /// The first change of each key that pixels show and no text does.
  var unseen: [String: GoldenMutation] = [:]
  /// How many changes of each key that are.
  var counts: [String: Int] = [:]

  /// Keys whose changes a golden's text does not show, and why.
  static let exceptions: [String: String] = [:]

  /// The goldens of a folder, ready to be changed.
  ///
  /// - Parameters:
  ///   - step: how many goldens there are to each that is taken.
  ///   - form: the form of the texts.
  static func subjects(
    in folder: String, every step: Int = 1, form: Int = GoldenText.form
  ) throws -> [GoldenSubject] {
    let suite = try GoldenSuite(folders: [folder])
    var pictures: [String: [String]] = [:]
    return suite.cases.enumerated().compactMap { index, golden in
      guard index % step == 0 else { return nil }
      let own = FilePath.folder(of: golden.sceneFile)
      if pictures[own] == nil {
        let paths = ((try? Folder.entries(in: FilePath.withoutSlash(own))) ?? []).map(\.path)
        pictures[own] = paths.filter { $0.hasSuffix(".png") || $0.hasSuffix(".svg") }
      }
      guard let bytes = try? FileReading.bytes(of: golden.sceneFile) else { return nil }
      return GoldenSubject(
        golden, bytes: bytes, folder: own, files: pictures[own] ?? [], form: form)
    }
  }

  /// Tries so many changes that can be laid out, from a seed on.
  init(of subjects: [GoldenSubject], count: Int, first: UInt64) async {
    let fonts = FontLibrary.pinned()
    var seed = first
    while possible < count {
      let parts = await withTaskGroup(of: GoldenMutationRun.self) { group in
        for _ in 0..<Self.tasks {
          let start = seed
          group.addTask {
            GoldenMutationRun(
              trying: start..<start + Self.stretch, of: subjects, with: Renderer(fonts: fonts))
          }
          seed += Self.stretch
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      for part in parts { add(part) }
    }
  }

  private static let tasks = 16
  private static let stretch: UInt64 = 250

  private init(trying seeds: Range<UInt64>, of subjects: [GoldenSubject], with renderer: Renderer) {
    for seed in seeds {
      let subject = subjects[Int(seed % UInt64(subjects.count))]
      switch subject.mutate(seed: seed, renderer: renderer) {
      case .impossible: continue
      case .nothing: break
      case .seen: seen += 1
      case .unseen(let mutation):
        counts[mutation.site.name, default: 0] += 1
        unseen[mutation.site.name] = unseen[mutation.site.name] ?? mutation
      }
      possible += 1
    }
  }

  private mutating func add(_ part: GoldenMutationRun) {
    possible += part.possible
    seen += part.seen
    counts.merge(part.counts, uniquingKeysWith: +)
    unseen.merge(part.unseen) { $0.seed < $1.seed ? $0 : $1 }
  }

  /// Whether all that is unseen is an exception.
  var holds: Bool { counts.keys.allSatisfy { Self.exceptions[$0] != nil } }

  /// What came of it, in a few lines.
  var summary: String {
    var lines: [String] = []
    for (name, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      let reason = Self.exceptions[name].map { "excepted, as \($0)" } ?? "fails"
      lines.append("\(reason)  \(count)x  \(unseen[name]?.description ?? name)")
    }
    lines.append("\(possible) changes of goldens' scenes, \(seen) seen in their texts")
    return lines.joined(separator: "\n")
  }
}
