internal import BarFiles

/// Draws scenes, and each again when it changes.
struct WatchRun {
  /// What is drawn, and where it goes.
  let order: RenderOrder
  private var scenes: WatchedScenes
  /// What was said of scenes that could not be drawn, so that it is not said again before somebody
  /// writes.
  private var said: Set<String> = []

  /// The shortest time between two looks.
  static let pause = Duration.milliseconds(20)
  /// How many times as long as a look it waits for the next one, so that it stays a small load.
  static let rest = 40

  /// Looks for the scenes.
  init(_ order: RenderOrder) throws(Failure) {
    self.order = order
    scenes = try WatchedScenes(order.scenes)
  }

  /// Draws all, then what changes, until the task is cancelled or a signal ends the process.
  mutating func run(in console: Console) async throws(Failure) -> RunStatus {
    try await draw(scenes.inputs, console)
    if console.canRedraw {
      let count = scenes.inputs.count
      console.say("watching \(count) \(count == 1 ? "scene" : "scenes"); ^C ends")
    }
    let clock = ContinuousClock()
    var pause = Self.pause
    while true {
      do { try await clock.sleep(for: pause) } catch { return .success }
      let start = clock.now
      let change = try scenes.look(console)
      pause = max(Self.pause, (clock.now - start) * Self.rest)
      try await redraw(change.scenes, console)
      // A folder changes with each file in it: what is still wrong is no news.
      var quiet = console
      quiet.message = { [said] text in
        let lines = text.split(separator: "\n").filter { !said.contains(String($0)) }
        if !lines.isEmpty { console.message(lines.joined(separator: "\n") + "\n") }
      }
      try await redraw(change.retries, quiet)
    }
  }

  /// Draws scenes again; what is wrong is said, and ends nothing.
  private mutating func redraw(_ inputs: [SceneInput], _ console: Console) async throws(Failure) {
    do throws(Failure) {
      try await draw(inputs, console)
    } catch {
      _ = try console.reported(error)
    }
  }

  /// Draws scenes and prints the path of each file that was written.
  private mutating func draw(_ inputs: [SceneInput], _ console: Console) async throws(Failure) {
    guard !inputs.isEmpty else { return }
    let plan = try order.plan(of: scenes.inputs, changed: Set(inputs), console)
    var written: [String] = []
    var outcomes: [SceneInput: [String]?] = [:]
    var heard: [String] = []
    var listening = console
    listening.message = { text in
      heard += text.split(separator: "\n").map(String.init)
      console.message(text)
    }
    _ = try await order.draw(plan, in: listening) { job, outcome in
      let parts = try? outcome.get().parts
      if outcomes[job.input] != .some(nil) { outcomes[job.input] = .some(parts) }
      if parts != nil, case .file(let path) = job.target { written.append(path) }
    }
    for (input, parts) in outcomes { scenes.note(input, parts: parts) }
    said.formUnion(heard)
    for path in written.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      try console.printLine(path)
    }
  }
}
