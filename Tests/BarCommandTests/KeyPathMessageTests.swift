import Testing

@testable import BarCommand

/// What is said about key paths that lead nowhere.
@Suite struct BadKeyPathTests {
  @Test(arguments: ["", ".", "title.", ".title", "title..frame", "bars[", "bars[x].frame", "a]"])
  func `what is no key path is a usage error`(path: String) async {
    for command in ["get", "explain"] {
      let run = await CommandRun([command, "-", path], input: inbox)
      #expect(run.status == .usage && run.output.isEmpty, "\(command)")
      #expect(run.messages.hasPrefix("error: bad key path (found \"\(path)\""), "\(run.messages)")
    }
  }

  @Test(arguments: [
    ("title.quaternion", "(title has id, frame, "), ("bars[7]", "(bars has [0] to [0])"),
    ("quaternion", "(the layout has "), ("safeArea.middle", "(safeArea has x, y, width, height)"),
  ])
  func `a path that leads nowhere is told what is there`(path: String, hint: String) async {
    for command in ["get", "explain"] {
      let run = await CommandRun([command, "-", path], input: inbox)
      #expect(run.status == .notFound)
      #expect(run.messages.hasPrefix("error: nothing at \(path) \(hint)"), "\(run.messages)")
    }
  }
}
