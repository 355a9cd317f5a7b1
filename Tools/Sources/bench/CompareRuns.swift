internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Comparisons by the program: two screens, and a suite of goldens; beside ImageMagick where it is
/// installed.
struct CompareRuns {
  /// The program's path.
  var navbar: String
  /// Where files are made.
  private let folder: URL

  /// How many goldens the suite has.
  private static let bars = 500
  private static let imageMagick = "/usr/bin/compare"

  /// Makes a folder for files of its own.
  init(navbar: String) throws {
    self.navbar = navbar
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "navbar-bench-compare-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Prints the table's lines.
  func report() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (one, same, other) = try screens()
    print(
      try Timing("compare, equal screens, a process", rounds: 41) {
        try run([navbar, "compare", one, same], status: 0)
      }.line)
    let small = try timing("compare, screens that differ a little", rounds: 21) {
      try run([navbar, "compare", one, other], status: 1)
    }
    print(small.timing.line)
    if FileManager.default.isExecutableFile(atPath: Self.imageMagick) {
      let theirs = try timing("ImageMagick compare -metric AE, the same", rounds: 9) {
        try run(
          [
            "/bin/sh", "-c", "exec \(Self.imageMagick) -metric AE \"$@\" null: 2>/dev/null", "sh",
            one, other,
          ],
          status: 1)
      }
      print(theirs.timing.line)
      let share = Int((small.processor / theirs.processor * 100).rounded())
      print("navbar takes \(share) % of ImageMagick's processor time")
    }
    let suite = try suite()
    print(
      try Timing("navbar test, \(Self.bars) bars with pictures", rounds: 5) {
        try run([navbar, "test", suite], status: 0)
      }.line)
  }

  /// Two equal pictures of a screen, 1179 by 2556 pixels, and one whose title differs.
  private func screens() throws -> (String, String, String) {
    var paths: [String] = []
    for (name, title) in [("one", "Inbox"), ("same", "Inbox"), ("other", "Inbax")] {
      let scene = try write(
        """
        device: iphone-15-pro
        system: ios-17
        navigationBar: {prefersLargeTitles: true, items: [{title: \(title)}]}
        """, to: "\(name).yaml")
      paths.append(folder.appendingPathComponent("\(name).png").path)
      try run(
        [navbar, "render", scene, "--crop", "screen", "-o", paths[paths.count - 1]], status: 0)
    }
    return (paths[0], paths[1], paths[2])
  }

  /// A folder of scenes whose goldens are recorded.
  private func suite() throws -> String {
    let goldens = folder.appendingPathComponent("goldens")
    try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
    for index in 0..<Self.bars {
      _ = try write(
        """
        pixels: png
        contentOffset: \(index % 80)
        navigationBar: {prefersLargeTitles: true, items: [{title: Inbox \(index)}]}
        """, to: "goldens/\(index).yaml")
    }
    try run(
      ["/bin/sh", "-c", "unset CI; exec \"$@\" 2>/dev/null", "sh", navbar, "record", goldens.path],
      status: 0)
    return goldens.path
  }

  private func write(_ text: String, to name: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Times work done by other processes, and the processor time of one round of it.
  private func timing(
    _ name: String, rounds: Int, work: () throws -> Void
  ) throws -> (timing: Timing, processor: Double) {
    let before = Self.childSeconds
    let timing = try Timing(name, rounds: rounds) { try work() }
    // One round more than counted, for warming up.
    return (timing, (Self.childSeconds - before) / Double(rounds + 1))
  }

  /// The processor time of all processes that were started and ended, in seconds.
  private static var childSeconds: Double {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    return [usage.ru_utime, usage.ru_stime].reduce(0) { sum, time in
      sum + Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
    }
  }

  private func run(_ command: [String], status: Int32) throws {
    let ended = ChildProcess.run(command)
    guard ended == status else {
      throw CompareFailure(description: "\(command.joined(separator: " ")) ended unexpectedly")
    }
  }
}

/// Why comparisons could not be timed.
struct CompareFailure: Error, CustomStringConvertible {
  var description: String
}
