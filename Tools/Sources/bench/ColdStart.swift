internal import Foundation

/// The program, started anew for every picture.
struct ColdStart {
  /// The program's path.
  var navbar: String

  /// A scene file in a folder of its own.
  private static let scene = """
    device: iphone-15-pro
    system: ios-17
    contentOffset: 40
    navigationBar:
      items:
        - title: Mailboxes
        - title: Inbox
          rightBarButtonItems: [{systemItem: edit}]
    """

  /// Why the program could not be timed.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Times the program on a scene: its start alone, a layout, a picture.
  func timings(rounds: Int) throws -> [Timing] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "navbar-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = folder.appendingPathComponent("inbox.yaml")
    try Data(Self.scene.utf8).write(to: scene)
    let picture = folder.appendingPathComponent("inbox.png").path
    return [
      try Timing("navbar --version, a process", rounds: rounds) { try run("--version") },
      try Timing("navbar layout, a process", rounds: rounds) { try run("layout", scene.path) },
      try Timing("navbar render, a process", rounds: rounds) {
        try run("render", scene.path, "-o", picture)
      },
    ]
  }

  private func run(_ arguments: String...) throws {
    guard ChildProcess.run([navbar] + arguments) == 0 else {
      throw Failure(description: "navbar \(arguments.joined(separator: " ")) failed")
    }
  }
}
