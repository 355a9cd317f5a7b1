internal import AppReading
internal import ArgumentParser
internal import BarLayout
internal import BarSceneFile
internal import Foundation

/// Holds the frames of a running app against the engine's.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Holds a running app's frames against the layout.",
    discussion: """
      The dump is what recursiveDescription, XCUITest's debugDescription, WebDriverAgent, idb or \
      Maestro print; docs/IMPORT.md says how to get one. Exit status: 1 where a frame is further off \
      than the tolerance.

      navbar verify dump.txt --system ios-17
      """)

  @Argument(help: "The dump.") var dump: String
  @Option(help: "The device; left out, the first whose screen is as large.") var device: String?
  @Option(help: "The system that the app ran on.") var system = "ios-18"
  @Option(help: "How far a frame may be off, in points.") var tolerance = 1.0
  @Option(help: "A folder that gets a case for the conformance tests.") var add: String?

  func run() throws {
    guard let data = FileManager.default.contents(atPath: dump) else {
      throw Failure("cannot read \(visible(dump))", status: 66)
    }
    let roots: [ViewNode]
    do {
      roots = try ViewDump.read(data).roots
    } catch {
      throw Failure("\(visible(dump)) \(error.message)", status: 65)
    }
    var bars = DumpedBar.all(in: roots)
    let id: String
    if bars.isEmpty {
      // A dump that names no kinds of views tells its bar by where it stands.
      id = try deviceID(roots)
      guard let places = BarPlaces(device: id, system: system),
        let bar = DumpedBar.guessed(in: roots, places: places)
      else { throw Failure("\(visible(dump)) has no navigation bar", status: 65) }
      bars = [bar]
      Streams.say("guessed: the dump names no kinds of views, so the bar is told by its place")
    } else {
      id = try deviceID(roots)
    }
    var isFine = true
    for (number, bar) in bars.enumerated() {
      var bar = bar
      bar.writeScene(device: id, system: system)
      if !(try compare(bar)) { isFine = false }
      for node in bar.unknown {
        Streams.say("not recognised: \(visible(node.kind)) at \(node.frame)")
      }
      if let add { try writeCase(bar, number, to: add) }
    }
    if !isFine { throw ExitCode(1) }
  }

  private func deviceID(_ roots: [ViewNode]) throws -> String {
    if let device { return device }
    let screen = roots.flatMap(\.all).first { $0.width > 0 && $0.height > 0 && !$0.isBar }
    if let screen,
      let model = DeviceModel.all.first(where: {
        $0.size.width == screen.width && $0.size.height == screen.height
      })
    {
      return model.id
    }
    throw Failure(
      "the screen's size is not in the dump, or is no device's; say --device", status: 65)
  }

  /// Prints expected, got and error of every part; whether all are within the tolerance.
  private func compare(_ bar: DumpedBar) throws -> Bool {
    let source = SceneSource(name: "dump.yaml", bytes: Array(bar.scene.utf8))
    let answer: LaidOutScene
    do {
      answer = try LaidOutScene(
        layingOut: SceneFile(source).scene, measuring: AdvanceTable.sanFrancisco)
    } catch {
      throw Failure("the dump's bar cannot be laid out: \(error)", status: 65)
    }
    var isFine = true
    let mark = bar.isGuessed ? "\tguessed" : ""
    Streams.print("element\texpected\tgot\terror\n")
    for part in bar.parts {
      let element = answer.bars.first?.elements.first { $0.id.description == part.id }
      guard let frame = element?.frame else {
        Streams.print("\(part.id)\tnone\t\(text(part.node.frame))\t-\(mark)\n")
        isFine = false
        continue
      }
      let expected = [frame.x, frame.y, frame.width, frame.height]
      let edges = { (box: [Double]) in [box[0], box[1], box[0] + box[2], box[1] + box[3]] }
      let error = zip(edges(expected), edges(part.node.frame)).map { abs($0 - $1) }.max() ?? 0
      if error > tolerance { isFine = false }
      Streams.print(
        "\(part.id)\t\(text(expected))\t\(text(part.node.frame))\t\(text([error]))\(mark)\n")
    }
    return isFine
  }

  private func text(_ values: [Double]) -> String {
    values.map { value in
      let thousandths = (value * 1000).rounded() / 1000
      return thousandths == thousandths.rounded() ? "\(Int(thousandths))" : "\(thousandths)"
    }.joined(separator: " ")
  }

  private func writeCase(_ bar: DumpedBar, _ number: Int, to folder: String) throws {
    let name = URL(fileURLWithPath: dump).deletingPathExtension().lastPathComponent
    let id =
      name.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined().lowercased()
      + (number == 0 ? "" : "-\(number + 1)")
    var lines = Lines()
    lines.add("id: \(id)")
    lines.add(
      "source: \(YAMLText.quoted("a running app: " + URL(fileURLWithPath: dump).lastPathComponent))"
    )
    lines.add("evidence: dump")
    lines.add("confidence: \(bar.isGuessed ? "low" : "high")")
    lines.add("rounding: \(bar.isGuessed ? "whole points" : "exact")")
    lines.add("tolerance: \(bar.isGuessed ? "1" : "0.5")")
    lines.add("scene:")
    lines.indent { for line in bar.scene.split(separator: "\n") { $0.add(String(line)) } }
    lines.add("expect:")
    lines.indent {
      for part in bar.parts {
        let frame = part.node.frame.map { text([$0]) }.joined(separator: ", ")
        $0.add("- {id: \"\(part.id)\", frame: [\(frame)]}")
      }
    }
    let file = URL(fileURLWithPath: folder).appendingPathComponent(id + ".yaml")
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try Data(lines.text.utf8).write(to: file, options: .atomic)
    } catch {
      throw Failure("cannot write \(visible(file.path))", status: 73)
    }
  }
}
