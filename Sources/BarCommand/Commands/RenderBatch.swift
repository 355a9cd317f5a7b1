internal import BarFiles
internal import CBarShim

/// Draws the scenes of a plan, several at once.
///
/// What is said comes in the order of the scenes, whoever is ready first.
struct RenderBatch: Sendable {
  /// A scene's bytes and where its picture goes.
  private struct Piece: Sendable {
    let job: RenderPlan.Job
    /// The scene, where it came from the standard input stream; nil reads the file.
    let bytes: [UInt8]?

    /// The scene's bytes.
    func read() throws(Failure) -> [UInt8] {
      if let bytes { return bytes }
      return try job.input.readFile()
    }
  }

  /// What became of one scene; the bytes are those that go to the standard output stream.
  enum Outcome: Sendable {
    case drawn(Drawing)
    case failed(Failure)

    /// What was drawn, or why not.
    func get() throws(Failure) -> Drawing {
      switch self {
      case .drawn(let drawing): return drawing
      case .failed(let failure): throw failure
      }
    }
  }

  /// Bytes that reading a scene and laying it out take.
  private static let sceneMemory = 256 << 10

  private let pieces: [Piece]
  private let settings: DrawingSettings
  private let writer: WholeFile
  /// The fonts, opened before anything is drawn; nil when nothing needs one.
  private let fonts: DrawingFonts?

  /// Gets everything ready that can fail for all scenes at once: input stream, fonts and folder.
  init(plan: RenderPlan, settings: DrawingSettings, console: Console) throws(Failure) {
    var pieces: [Piece] = []
    var stream: [UInt8]?
    for job in plan.jobs {
      if job.input.isStandardInput, stream == nil { stream = try job.input.read(console) }
      pieces.append(Piece(job: job, bytes: job.input.isStandardInput ? stream : nil))
    }
    self.pieces = pieces
    self.settings = settings
    writer = WholeFile(calls: console.files)
    let needsFonts = plan.jobs.contains { $0.format != .json } || settings.measuresWithFont
    fonts =
      needsFonts ? try DrawingFonts(settings.measuring?.fonts, forAll: plan.jobs.map(\.input)) : nil
    for folder in plan.madeFolders {
      try Failure.filing { () throws(FileFailure) in try Folder.make(folder) }
    }
    for folder in plan.folders { Folder.sweep(folder) }
  }

  /// Draws everything and says what failed.
  ///
  /// - Parameter done: is told what became of each picture, whoever is ready first.
  func run(
    workers: Int, console: Console, done: (RenderPlan.Job, Outcome) -> Void
  ) async throws(Failure) -> RunStatus {
    var report = RenderReport(count: pieces.count)
    func take(_ outcome: Outcome, at index: Int) throws(Failure) {
      done(pieces[index].job, outcome)
      try report.add(outcome, at: index, console)
    }
    if workers <= 1 {
      nb_heap_keep()
      nb_heap_ready(Self.sceneMemory)
      let desk = try SceneDrawer(settings: settings, fonts: fonts)
      for index in pieces.indices { try take(outcome(index, at: desk), at: index) }
      return report.finish(console)
    }
    let queue = TaskQueue(count: pieces.count)
    let (outcomes, continuation) = AsyncStream.makeStream(of: (Int, Outcome).self)
    let crew = Task {
      await withTaskGroup { group in
        for _ in 0..<workers {
          group.addTask {
            await work(through: queue) { continuation.yield($0) }
          }
        }
      }
      continuation.finish()
    }
    for await (index, outcome) in outcomes { try take(outcome, at: index) }
    await crew.value
    return report.finish(console)
  }

  /// Draws scenes, one after another, until none is left.
  private func work(
    through queue: TaskQueue, done: ((index: Int, outcome: Outcome)) -> Void
  ) async {
    do throws(Failure) {
      let desk = try SceneDrawer(settings: settings, fonts: fonts)
      while let index = await queue.next() { done((index, outcome(index, at: desk))) }
    } catch {
      while let index = await queue.next() { done((index, .failed(error))) }
    }
  }

  /// Draws one scene and writes it.
  private func outcome(_ index: Int, at desk: SceneDrawer) -> Outcome {
    let piece = pieces[index]
    do throws(Failure) {
      let bytes = try piece.read()
      var drawing = try desk.draw(
        piece.job.input, bytes: bytes, format: piece.job.format, overrides: piece.job.overrides)
      if case .file(let path) = piece.job.target {
        let bytes = drawing.bytes
        try Failure.filing { () throws(FileFailure) in try writer.write(bytes, to: path) }
        drawing.bytes = []
      }
      return .drawn(drawing)
    } catch {
      return .failed(error)
    }
  }
}

/// Hands out numbers, each once.
private actor TaskQueue {
  private var numbers: Range<Int>

  init(count: Int) {
    numbers = 0..<count
  }

  /// The next number; nil when all are handed out.
  func next() -> Int? { numbers.popFirst() }
}
