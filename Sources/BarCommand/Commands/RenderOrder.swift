internal import BarFiles
internal import BarRender
internal import BarSceneFile

/// What to draw, where it goes and how it looks.
struct RenderOrder {
  /// Scene files and folders.
  var scenes: [String]
  /// Files and folders that all take the pictures; - is the standard output stream.
  var outputs: [String]
  /// What to write where the output's name does not say it; none for a PNG.
  var formats: [String] = []
  /// How pictures are drawn.
  var settings: DrawingSettings
  /// How many actions are done before.
  var after: ActionCount?
  /// An option that only pictures have, if one was given.
  var optionOfPictures: String?
  /// How many scenes to draw at once; nil for one a processor.
  var jobs: Int?

  /// Draws.
  func run(in console: Console) async throws(Failure) -> RunStatus {
    let plan = try plan(of: try SceneInputs(scenes).files, console)
    return try await draw(plan, in: console)
  }

  /// Decides where the pictures go.
  ///
  /// - Parameter changed: the scenes that are drawn; nil for all of them.
  func plan(
    of inputs: [SceneInput], changed: Set<SceneInput>? = nil, _ console: Console
  ) throws(Failure) -> RenderPlan {
    var plan = try RenderPlan(
      scenes: inputs, outputs: outputs, formats: formats.compactMap(RenderPlan.Format.init))
    if let changed { plan.keep(changed) }
    try expandMatrices(of: &plan, console)
    if plan.writesPicture(to: .standardOutput), console.isOutputTerminal {
      throw Failure(.usage, "a picture is nothing to read; send it to a file or through a pipe")
    }
    if let option = optionOfPictures, plan.jobs.allSatisfy({ $0.format == .json }),
      let output = outputs.first
    {
      throw Failure(.usage, "\(option) is about pictures, and \(output) is a layout: leave it out")
    }
    return plan
  }

  /// Draws what a plan has.
  ///
  /// - Parameter done: is told what became of each picture.
  func draw(
    _ plan: RenderPlan, in console: Console,
    done: (RenderPlan.Job, RenderBatch.Outcome) -> Void = { _, _ in }
  ) async throws(Failure) -> RunStatus {
    let batch = try RenderBatch(plan: plan, settings: settings, console: console)
    let count = plan.jobs.count
    let workers = count > 1 ? min(jobs ?? Processors.count, count) : 1
    return try await console.folding(count > 1) { console throws(Failure) in
      try await batch.run(workers: workers, console: console, done: done)
    }
  }

  /// Draws each combination of a scene's matrix where there is a folder for them; says so where
  /// there is not.
  private func expandMatrices(of plan: inout RenderPlan, _ console: Console) throws(Failure) {
    let files = plan.jobs.filter { $0.folder == nil }
    if after == .all, !files.isEmpty {
      throw Failure(.usage, "--after all draws several pictures: let -o be a folder")
    }
    try plan.expand { input in
      var matrix = Self.matrix(of: input)
      switch after {
      case .all: matrix[.after] = Self.steps(of: input)
      case .count: matrix[.after] = nil
      case nil: break
      }
      return matrix
    }
    // One scene alone goes to files, and whoever lets it go to a folder too knows of its matrix.
    guard files.count == plan.jobs.count else { return }
    for job in files.prefix(1) {
      let count = Self.matrix(of: job.input).combinations.count
      guard count > 1 else { continue }
      console.say(
        "note: \(job.input.label) has a matrix of \(count) combinations; to draw them all, let -o be a "
          + "folder, as \(job.input.name)/")
    }
  }

  /// Whether a word stands anywhere in a file; much cheaper than reading the scene for it.
  private static func names(_ bytes: [UInt8], _ word: String) -> Bool {
    let word = Array(word.utf8)
    return bytes.indices.contains { start in
      bytes[start] == word[0] && bytes[start...].starts(with: word)
    }
  }

  /// The matrix of a scene; none for one that cannot be read, of which drawing tells.
  private static func matrix(of input: SceneInput) -> SceneMatrix {
    guard !input.isStandardInput, let bytes = try? input.readFile(),
      names(bytes, "matrix"),
      let file = try? SceneLayout.file(input, bytes: bytes, overrides: [])
    else { return SceneMatrix() }
    return file.golden.matrix
  }

  /// The moments of a scene's walk, as a matrix has them; none for a scene that cannot be read, of
  /// which drawing tells.
  private static func steps(of input: SceneInput) -> [String]? {
    guard !input.isStandardInput, let bytes = try? input.readFile(),
      let file = try? SceneLayout.file(input, bytes: bytes, overrides: [.after(0)])
    else { return nil }
    return (0...file.actionCount).map(String.init)
  }
}
